#include "view/canvas/png.h"

#include <SDL_image.h>

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
    return written;
}
