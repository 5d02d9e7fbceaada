// Single pixels go through blend(). Blits go row by row in pieces. Most pieces take one of two loops over
// many pixels at once: for opaque pixels and holes, or for soft pixels on an opaque frame.
#include "view/canvas/image.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

bool image_init(Image *image, int w, int h) {
    *image = (Image){.w = w, .h = h, .pixels = calloc((size_t)w * (size_t)h, sizeof(uint32_t))};
    if (image->pixels == NULL) *image = (Image){0};
    return image->pixels != NULL;
}

void image_free(Image *image) {
    free(image->pixels);
    *image = (Image){0};
}

static Rect rect_cut(Rect a, int w, int h) {
    int x0 = int_max(a.x, 0), y0 = int_max(a.y, 0);
    int x1 = int_min(a.x + a.w, w), y1 = int_min(a.y + a.h, h);
    return (Rect){x0, y0, int_max(x1 - x0, 0), int_max(y1 - y0, 0)};
}

// v / 255, rounded, for v up to 255 * 255.
static uint32_t div255(uint32_t v) {
    return ((v + 128) * 257) >> 16;
}

// Blends two channels in one word: red and blue, then green.
static uint32_t over_opaque(uint32_t under, uint32_t colour, uint32_t alpha) {
    uint32_t part = alpha + (alpha >> 7), rest = 256 - part;
    uint32_t rb = ((colour & 0xff00ff) * part + (under & 0xff00ff) * rest) >> 8 & 0xff00ff;
    uint32_t g = ((colour & 0xff00) * part + (under & 0xff00) * rest) >> 8 & 0xff00;
    return 0xff000000 | rb | g;
}

// Blends onto a target that is itself translucent, such as the HUD's layer.
static uint32_t over_clear(uint32_t under, uint32_t colour, uint32_t alpha) {
    uint32_t below = div255((under >> 24) * (255 - alpha)), sum = alpha + below, out = sum << 24;
    if (sum == 0) return 0;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t c = colour >> shift & 255, u = under >> shift & 255;
        out |= (c * alpha + u * below + sum / 2) / sum << shift;
    }
    return out;
}

static uint32_t blend(uint32_t under, uint32_t colour, uint32_t alpha) {
    if (alpha == 255) return 0xff000000 | colour;
    if (alpha == 0) return under;
    return under >> 24 == 255 ? over_opaque(under, colour, alpha) : over_clear(under, colour, alpha);
}

static uint32_t add_saturating(uint32_t under, uint32_t colour, uint32_t alpha) {
    uint32_t out = under & 0xff000000;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t sum = (under >> shift & 255) + div255((colour >> shift & 255) * alpha);
        out |= (sum > 255 ? 255 : sum) << shift;
    }
    return out;
}

void image_fill(Image *to, Rect rect, Colour colour) {
    Rect cut = rect_cut(rect, to->w, to->h);
    for (int y = cut.y; y < cut.y + cut.h; y++) {
        uint32_t *row = image_pixel(to, cut.x, y);
        for (int x = 0; x < cut.w; x++) row[x] = blend(row[x], colour, colour >> 24);
    }
}

void image_dot(Image *to, Vec px, Colour colour) {
    if (px.x < 0 || px.y < 0 || px.x >= to->w || px.y >= to->h) return;
    uint32_t *pixel = image_pixel(to, px.x, px.y);
    *pixel = blend(*pixel, colour, colour >> 24);
}

void image_draw_outline(Image *to, Rect rect, Colour colour) {
    image_fill(to, (Rect){rect.x, rect.y, rect.w, 1}, colour);
    if (rect.h > 1) image_fill(to, (Rect){rect.x, rect.y + rect.h - 1, rect.w, 1}, colour);
    image_fill(to, (Rect){rect.x, rect.y + 1, 1, rect.h - 2}, colour);
    if (rect.w > 1) image_fill(to, (Rect){rect.x + rect.w - 1, rect.y + 1, 1, rect.h - 2}, colour);
}

// Bresenham's line, both ends included.
void image_line(Image *to, Vec a, Vec b, Colour colour) {
    int dx = int_abs(b.x - a.x), dy = -int_abs(b.y - a.y), error = dx + dy;
    for (;;) {
        image_dot(to, a, colour);
        if (vec_eq(a, b)) return;
        int twice = 2 * error;
        if (twice >= dy) {
            error += dy;
            a.x += a.x < b.x ? 1 : -1;
        }
        if (twice <= dx) {
            error += dx;
            a.y += a.y < b.y ? 1 : -1;
        }
    }
}

// A blit with its defaults filled in, clipped to both pictures.
typedef struct Cut {
    Rect target;
    Vec source; // the pixel of the source for the target's upper left
    Vec step;   // px in the source for a px of the target
    uint32_t alpha, shade[3];
    Colour flat;
    bool add, shaded, hard;
} Cut;

// How much is cut off at the low and the high end of a span of `size` px from `at` on, in a picture `limit`
// px long.
static int cut_low(int at) {
    return int_max(-at, 0);
}
static int cut_high(int at, int size, int limit) {
    return int_max(at + size - limit, 0);
}

// Clips one axis against both pictures.
static int clip_axis(int *at, int *from, int size, int to_limit, int from_limit, bool flip) {
    int source_low = cut_low(*from), source_high = cut_high(*from, size, from_limit);
    int low = int_max(cut_low(*at), flip ? source_high : source_low);
    int high = int_max(cut_high(*at, size, to_limit), flip ? source_low : source_high);
    *from = flip ? *from + size - 1 - low : *from + low;
    *at += low;
    return size - low - high;
}

static Cut cut_blit(const Image *to, const Image *from, const Blit *blit) {
    bool flip_x = (blit->flip & FLIP_X) != 0, flip_y = (blit->flip & FLIP_Y) != 0;
    Cut cut = {.step = {flip_x ? -1 : 1, flip_y ? -1 : 1}, .flat = blit->flat};
    cut.add = blit->add;
    cut.hard = from->hard;
    Vec at = blit->at, source = {blit->from.x, blit->from.y};
    int w = clip_axis(&at.x, &source.x, blit->from.w, to->w, from->w, flip_x);
    int h = clip_axis(&at.y, &source.y, blit->from.h, to->h, from->h, flip_y);
    cut.target = (Rect){at.x, at.y, int_max(w, 0), int_max(h, 0)};
    cut.source = source;
    cut.alpha = blit->alpha == 0 ? 256 : (uint32_t)blit->alpha;
    if (cut.flat >> 24 != 0) cut.alpha = div255(cut.alpha * (cut.flat >> 24));
    bool unset = blit->shade[0] == 0 && blit->shade[1] == 0 && blit->shade[2] == 0;
    for (int i = 0; i < 3; i++) cut.shade[i] = unset ? 256 : blit->shade[i];
    cut.shaded = cut.shade[0] != 256 || cut.shade[1] != 256 || cut.shade[2] != 256;
    return cut;
}

static uint32_t shade_channel(uint32_t value, uint32_t shade) {
    uint32_t v = value * shade >> 8;
    return v > 255 ? 255 : v;
}

static uint32_t shaded(const Cut *cut, uint32_t colour) {
    uint32_t r = shade_channel(colour >> 16 & 255, cut->shade[0]);
    uint32_t g = shade_channel(colour >> 8 & 255, cut->shade[1]);
    return r << 16 | g << 8 | shade_channel(colour & 255, cut->shade[2]);
}

// A piece of a row that is ready to be drawn. Its alpha includes that of the blit.
enum { PIECE_PX = 64, PIECE_BYTES = PIECE_PX * CHANNELS };

typedef struct Piece {
    uint32_t flipped[PIECE_PX], pixels[PIECE_PX];
    uint16_t shades[PIECE_BYTES]; // 1/256 each; 1/64 if the blit brightens
} Piece;

enum { BRIGHT_MOST = 1020 }; // what fits 16 bits in quarters, times a byte

// Blits that only darken, and those that brighten, have their own loops over bytes.
static bool darkens(const Cut *cut) {
    return cut->shaded && cut->shade[0] <= 256 && cut->shade[1] <= 256 && cut->shade[2] <= 256;
}

static void spread_shades(Piece *piece, const Cut *cut, int count) {
    int part = darkens(cut) ? 1 : 4;
    uint16_t pixel[CHANNELS];
    for (int k = 0; k < 3; k++) // red, green, blue
        pixel[channel_index(CHANNEL_R - 8 * k)] = (uint16_t)(int_min((int)cut->shade[k], BRIGHT_MOST) / part);
    pixel[channel_index(CHANNEL_A)] = (uint16_t)(256 / part);
    for (int i = 0; i < count; i++) memcpy(&piece->shades[(ptrdiff_t)i * CHANNELS], pixel, sizeof pixel);
}

static void darken(uint8_t *restrict to, const uint8_t *restrict from, const uint16_t *restrict shades,
                   int bytes) {
    for (int i = 0; i < bytes; i++) to[i] = (uint8_t)((uint16_t)(from[i] * shades[i]) >> 8);
}

static void brighten(uint8_t *restrict to, const uint8_t *restrict from, const uint16_t *restrict shades,
                     int bytes) {
    for (int i = 0; i < bytes; i++) {
        int16_t value = (int16_t)((uint16_t)(from[i] * shades[i]) >> 6);
        to[i] = (uint8_t)(value | (int16_t)(255 - value) >> 15); // 255 where it would exceed a byte
    }
}

static void flip_pixels(uint32_t *restrict to, const uint32_t *restrict from, int count) {
    for (int i = 0; i < count; i++) to[i] = from[-i];
}

static void tint_pixels(uint32_t *restrict to, const uint32_t *restrict from, const Cut *cut, int count) {
    for (int i = 0; i < count; i++) {
        uint32_t colour = cut->flat >> 24 != 0 ? cut->flat : from[i];
        if (cut->shaded) colour = shaded(cut, colour);
        to[i] = (from[i] >> 24) * cut->alpha >> 8 << 24 | (colour & 0xffffff);
    }
}

static void weaken(uint32_t *to, const uint32_t *from, uint32_t alpha, int count) {
    for (int i = 0; i < count; i++) to[i] = (from[i] >> 24) * alpha >> 8 << 24 | (from[i] & 0xffffff);
}

// The pixels to draw: those at `from`, changed if the blit asks for that.
static const uint32_t *fetch(Piece *piece, const Cut *cut, const uint32_t *from, int count) {
    if (cut->step.x < 0) {
        flip_pixels(piece->flipped, from, count);
        from = piece->flipped;
    }
    if (cut->flat >> 24 != 0) {
        tint_pixels(piece->pixels, from, cut, count);
        return piece->pixels;
    }
    if (cut->shaded) {
        (darkens(cut) ? darken : brighten)((uint8_t *)piece->pixels, (const uint8_t *)from, piece->shades,
                                           count * CHANNELS);
        from = piece->pixels;
    }
    if (cut->alpha == 256) return from;
    weaken(piece->pixels, from, cut->alpha, count);
    return piece->pixels;
}

enum { HAS_SOME = 1, HAS_SOFT = 2 }; // not only transparent pixels; pixels in between transparent and opaque

static int pixels_have(const uint32_t *pixels, int count) {
    uint32_t some = 0, soft = 0;
    for (int i = 0; i < count; i++) {
        some |= pixels[i];
        soft |= pixels[i] ^ (uint32_t)((int32_t)pixels[i] >> 31);
    }
    return (some >> 24 != 0 ? HAS_SOME : 0) | (soft >> 24 != 0 ? HAS_SOFT : 0);
}

static bool all_opaque(const uint32_t *pixels, int count) {
    uint32_t all = 0xff000000;
    for (int i = 0; i < count; i++) all &= pixels[i];
    return all >> 24 == 255;
}

// Draws pixels that are either opaque or transparent.
static void lay_hard(uint32_t *restrict to, const uint32_t *restrict from, int count) {
    for (int i = 0; i < count; i++) {
        uint32_t mask = (uint32_t)((int32_t)from[i] >> 31);
        to[i] = (to[i] & ~mask) | (from[i] & mask);
    }
}

static void mix(uint8_t *restrict to, const uint8_t *restrict from, const uint16_t *restrict parts,
                int bytes) {
    for (int i = 0; i < bytes; i++) {
        uint16_t over = (uint16_t)(from[i] * parts[i]), under = (uint16_t)(to[i] * (256 - parts[i]));
        to[i] = (uint8_t)((uint16_t)(over + under) >> 8);
    }
}

// Draws on an opaque target, whose alpha stays as it is.
static void lay_soft(uint32_t *restrict to, const uint32_t *restrict from, int count) {
    const size_t with_alpha = (size_t)channel_index(CHANNEL_A) / 2;
    union {
        uint32_t pairs[2 * PIECE_PX];
        uint16_t bytes[PIECE_BYTES];
    } parts;
    for (size_t i = 0; i < (size_t)count; i++) {
        uint32_t alpha = from[i] >> 24, part = alpha + (alpha >> 7);
        parts.pairs[2 * i + with_alpha] = part;
        parts.pairs[2 * i + 1 - with_alpha] = part << 16 | part;
    }
    mix((uint8_t *)to, (const uint8_t *)from, parts.bytes, count * CHANNELS);
}

static void lay_each(uint32_t *to, const uint32_t *from, int count, bool add) {
    for (int i = 0; i < count; i++) {
        uint32_t alpha = from[i] >> 24, colour = from[i] & 0xffffff;
        to[i] = add ? add_saturating(to[i], colour, alpha) : blend(to[i], colour, alpha);
    }
}

static void lay_piece(Piece *piece, const Cut *cut, uint32_t *to, const uint32_t *source, int count) {
    const uint32_t *first = cut->step.x < 0 ? source - (count - 1) : source;
    int have = cut->hard ? HAS_SOME : pixels_have(first, count);
    bool soft = (have & HAS_SOFT) != 0 || cut->alpha != 256;
    if ((have & HAS_SOME) == 0) return;
    const uint32_t *from = fetch(piece, cut, source, count);
    if (cut->add || (soft && !all_opaque(to, count))) {
        lay_each(to, from, count, cut->add);
    } else if (soft) {
        lay_soft(to, from, count);
    } else {
        lay_hard(to, from, count);
    }
}

void image_blit(Image *to, const Image *from, const Blit *blit) {
    Cut cut = cut_blit(to, from, blit);
    Piece piece;
    if (cut.target.w == 0) return;
    if (cut.shaded) spread_shades(&piece, &cut, int_min(cut.target.w, PIECE_PX));
    for (int y = 0; y < cut.target.h; y++) {
        uint32_t *row = image_pixel(to, cut.target.x, cut.target.y + y);
        const uint32_t *source = image_pixel(from, cut.source.x, cut.source.y + y * cut.step.y);
        for (int x = 0; x < cut.target.w; x += PIECE_PX)
            lay_piece(&piece, &cut, row + x, source + (ptrdiff_t)x * cut.step.x,
                      int_min(cut.target.w - x, PIECE_PX));
    }
}

void image_overlay(Image *to, const Image *from, int scale) {
    if (scale == 1) {
        image_blit(to, from, &(Blit){.from = {0, 0, from->w, from->h}});
        return;
    }
    for (int y = 0; y < from->h; y++) {
        const uint32_t *row = image_pixel(from, 0, y);
        for (int x = 0; x < from->w; x++) {
            if (row[x] >> 24 != 0) image_fill(to, (Rect){x * scale, y * scale, scale, scale}, row[x]);
        }
    }
}
