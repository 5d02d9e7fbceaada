#include "view/canvas/gif.h"

#ifdef CELLARIUM_GIF

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

// SAME: the colour of pixels that are left out.
enum { COLOURS = 256, SAME = COLOURS - 1, PLANES = 3, BITS = 8, NAME_BYTES = 11 };

struct Gif {
    GifFileType *file;
    ColorMapObject *map;
    int w, h;
    bool begun;                  // there is a picture before
    uint32_t *before;            // its pixels
    GifByteType *planes[PLANES]; // red, green and blue of a picture
    GifByteType *indexed;
};

bool gif_is_supported(void) {
    return true;
}

static int append(GifFileType *file, const GifByteType *bytes, int count) {
    Buffer *out = file->UserData;
    buffer_bytes(out, bytes, (size_t)count);
    return out->failed ? 0 : count;
}

static bool allocate(Gif *gif) {
    size_t count = (size_t)gif->w * (size_t)gif->h;
    gif->map = GifMakeMapObject(COLOURS, NULL);
    gif->before = malloc(count * sizeof *gif->before);
    gif->indexed = malloc(count);
    bool done = gif->map != NULL && gif->before != NULL && gif->indexed != NULL;
    for (int i = 0; i < PLANES; i++) {
        gif->planes[i] = malloc(count);
        done = done && gif->planes[i] != NULL;
    }
    return done;
}

// Adds the extension that makes a GIF repeat; all viewers know it.
static bool put_loop(GifFileType *file) {
    static const GifByteType FOREVER[] = {1, 0, 0};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(file, NAME_BYTES, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(file, sizeof FOREVER, FOREVER) == GIF_OK &&
           EGifPutExtensionTrailer(file) == GIF_OK;
}

Gif *gif_begin(Buffer *out, int w, int h) {
    int error = 0;
    Gif *gif = calloc(1, sizeof *gif);
    if (gif == NULL) return NULL;
    gif->w = w;
    gif->h = h;
    gif->file = allocate(gif) ? EGifOpen(out, append, &error) : NULL;
    if (gif->file != NULL) EGifSetGifVersion(gif->file, true);
    if (gif->file != NULL && EGifPutScreenDesc(gif->file, w, h, BITS, 0, NULL) == GIF_OK &&
        put_loop(gif->file))
        return gif;
    (void)gif_end(gif);
    return NULL;
}

static bool quantize(Gif *gif, const Image *image) {
    int colours = SAME, count = gif->w * gif->h;
    for (int i = 0; i < count; i++) {
        uint32_t pixel = image->pixels[i];
        gif->planes[0][i] = (GifByteType)(pixel >> CHANNEL_R & 0xff);
        gif->planes[1][i] = (GifByteType)(pixel >> CHANNEL_G & 0xff);
        gif->planes[2][i] = (GifByteType)(pixel >> CHANNEL_B & 0xff);
    }
    return GifQuantizeBuffer((unsigned)gif->w, (unsigned)gif->h, &colours, gif->planes[0], gif->planes[1],
                             gif->planes[2], gif->indexed, gif->map->Colors) == GIF_OK;
}

static void leave_out_same(Gif *gif, const Image *image) {
    int count = gif->w * gif->h;
    for (int i = 0; i < count && gif->begun; i++) {
        if (image->pixels[i] == gif->before[i]) gif->indexed[i] = SAME;
    }
    memcpy(gif->before, image->pixels, (size_t)count * sizeof *gif->before);
}

static bool put_head(Gif *gif, int hundredths) {
    GifByteType bytes[4];
    GraphicsControlBlock control = {.DisposalMode = DISPOSE_DO_NOT,
                                    .DelayTime = hundredths,
                                    .TransparentColor = gif->begun ? SAME : NO_TRANSPARENT_COLOR};
    size_t size = EGifGCBToExtension(&control, bytes);
    return EGifPutExtension(gif->file, GRAPHICS_EXT_FUNC_CODE, (int)size, bytes) == GIF_OK &&
           EGifPutImageDesc(gif->file, 0, 0, gif->w, gif->h, false, gif->map) == GIF_OK;
}

bool gif_add(Gif *gif, const Image *image, int hundredths) {
    if (image->w != gif->w || image->h != gif->h || !quantize(gif, image)) return false;
    leave_out_same(gif, image);
    bool put = put_head(gif, hundredths);
    for (int y = 0; put && y < gif->h; y++)
        put = EGifPutLine(gif->file, gif->indexed + (size_t)y * (size_t)gif->w, gif->w) == GIF_OK;
    gif->begun = true;
    return put;
}

bool gif_end(Gif *gif) {
    int error = 0;
    if (gif == NULL) return false;
    bool done = gif->file != NULL && EGifCloseFile(gif->file, &error) == GIF_OK;
    if (gif->map != NULL) GifFreeMapObject(gif->map);
    for (int i = 0; i < PLANES; i++) free(gif->planes[i]);
    free(gif->before);
    free(gif->indexed);
    free(gif);
    return done;
}

#else

bool gif_is_supported(void) {
    return false;
}

Gif *gif_begin(Buffer *out, int w, int h) {
    (void)out;
    (void)w;
    (void)h;
    return NULL;
}

bool gif_add(Gif *gif, const Image *image, int hundredths) {
    (void)gif;
    (void)image;
    (void)hundredths;
    return false;
}

bool gif_end(Gif *gif) {
    (void)gif;
    return false;
}

#endif
