#pragma once
// Pictures in memory and the few integer loops that draw on them: the same pixels on every machine.
// Everything is clipped to the target.

#include "base/geom.h"

#include <stddef.h>

// 0xAARRGGBB, not premultiplied; frames are opaque. There is no gap between rows.
typedef struct Image {
    int w, h;
    uint32_t *pixels;
    bool hard; // it has only opaque and transparent pixels, so blits need not check
} Image;

typedef uint32_t Colour; // 0xAARRGGBB

// The brightness 0..255, by ITU-R 601.
static inline int colour_luma(Colour colour) {
    return (int)(((colour >> 16 & 255) * 77 + (colour >> 8 & 255) * 150 + (colour & 255) * 29) >> 8);
}

enum {
    CHANNELS = 4,
    CHANNEL_B = 0,
    CHANNEL_G = 8,
    CHANNEL_R = 16,
    CHANNEL_A = 24
}; // in a pixel, the lowest bit of each channel

// The byte of a pixel in memory that holds a channel.
static inline int channel_index(int channel) {
    const union {
        uint32_t pixel;
        uint8_t bytes[CHANNELS];
    } one = {.pixel = 1};
    return one.bytes[0] == 1 ? channel / 8 : CHANNELS - 1 - channel / 8;
}

enum { FLIP_X = 1, FLIP_Y = 2 };

// How a part of a picture is drawn on another one. Zeros mean "unchanged".
typedef struct Blit {
    Rect from;         // px of the source
    Vec at;            // px of the target, upper left
    int flip;          // FLIP_*
    int alpha;         // 1..256; 0 counts as 256
    uint16_t shade[3]; // r g b in 1/256; all 0 means 256 each
    Colour flat; // if its alpha is not 0: this colour replaces the source's (flashes, silhouettes, text)
    bool add;    // adds to the target, up to white, instead of covering it
} Blit;

// The pixel at (x, y), which must lie inside.
static inline uint32_t *image_pixel(const Image *image, int x, int y) {
    return image->pixels + (size_t)y * (size_t)image->w + (size_t)x;
}

// All zero (transparent black). The caller frees it. Returns false when out of memory.
bool image_init(Image *image, int w, int h);
void image_free(Image *image);

void image_fill(Image *to, Rect rect, Colour colour);         // alpha below 255 blends
void image_draw_outline(Image *to, Rect rect, Colour colour); // one px wide, inside the rect
void image_line(Image *to, Vec a, Vec b, Colour colour);      // one px wide, with both ends
void image_dot(Image *to, Vec px, Colour colour);
void image_blit(Image *to, const Image *from, const Blit *blit);
// Draws `from`, enlarged by a whole number, over `to` at (0, 0). Translucent pixels blend.
void image_overlay(Image *to, const Image *from, int scale);

// ---- view/canvas/scale.c

// Enlarges `from` by a whole number; all of it must be inside `to`.
void image_enlarge(Image *to, const Image *from, Vec at, int scale);
// Enlarges `from` to the whole of `to`, which must not be smaller, by any factor: as if first by the next
// whole factor and then shrunk evenly. A pixel of `to` that lies inside one of `from` is a copy of it.
void image_enlarge_to_fill(Image *to, const Image *from);
// Shrinks `from`, at most IMAGE_SHRINK_W px wide, to the whole of `to`: each pixel is the mean of what it
// covers.
enum { IMAGE_SHRINK_W = 1920 };
void image_shrink(Image *to, const Image *from);

// ---- view/canvas/zoom.c

// Enlarges a part of a picture smoothly until it fills another one, by any factor.

enum { ZOOM_ONE = 256, ZOOM_MOST_W = 1920 }; // px of the widest picture that is filled

// The part, in 1/ZOOM_ONE px; it lies inside the picture.
typedef struct ZoomPart {
    Vec at, size;
} ZoomPart;

void image_draw_zoomed(Image *to, const Image *from, ZoomPart part);
