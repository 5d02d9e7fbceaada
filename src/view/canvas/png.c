#include "view/canvas/png.h"

#include <SDL_image.h>
#include <string.h>

// The end of our files: a chunk of text and the usual last chunk, each with its size and checksum.
static const char END[] = "\0\0\0\x12tEXtSoftware\0Cellarium\x28\x38\xbd\xb8"
                          "\0\0\0\0IEND\xae\x42\x60\x82";
enum { END_BYTES = sizeof END - 1, IEND_BYTES = 12 };

// SDL_image writes only to streams. This stream appends to a Buffer.
static size_t SDLCALL append(SDL_RWops *stream, const void *bytes, size_t size, size_t count) {
    Buffer *out = stream->hidden.unknown.data1;
    buffer_bytes(out, bytes, size * count);
    return out->failed ? 0 : count;
}

static int SDLCALL no_close(SDL_RWops *stream) {
    (void)stream;
    return 0;
}

bool png_write(const Image *image, Buffer *out) {
    SDL_RWops stream = {
        .write = append, .close = no_close, .type = SDL_RWOPS_UNKNOWN, .hidden.unknown.data1 = out};
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(image->pixels, image->w, image->h, 32,
                                                              image->w * 4, SDL_PIXELFORMAT_ARGB8888);
    bool written = surface != NULL && IMG_SavePNG_RW(surface, &stream, 0) == 0 && !out->failed;
    SDL_FreeSurface(surface);
    if (!written || out->size < IEND_BYTES) return false;
    out->size -= IEND_BYTES;
    buffer_bytes(out, END, END_BYTES);
    return !out->failed;
}

bool png_is_ours(const Buffer *file) {
    return file->size >= END_BYTES && memcmp(file->bytes + file->size - END_BYTES, END, END_BYTES) == 0;
}
