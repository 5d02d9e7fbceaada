// Enlarging goes row by row: a row is widened, then copied. Shrinking takes means.
#include "view/canvas/image.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

// Doubling, the usual case, is a loop of its own, because compilers make it fast.
static void widen(uint32_t *restrict to, const uint32_t *restrict from, int w, int scale) {
    for (size_t x = 0; x < (size_t)w && scale == 2; x++) to[2 * x] = to[2 * x + 1] = from[x];
    for (int x = 0; x < w && scale != 2; x++) {
        for (int i = 0; i < scale; i++) *to++ = from[x];
    }
}

#ifdef __SSE2__

static void stream_twice(uint32_t *to, ptrdiff_t below, __m128i pixels) {
    _mm_stream_si128((__m128i *)(void *)to, pixels);
    _mm_stream_si128((__m128i *)(void *)(to + below), pixels);
}

// Doubles a picture past the processor's caches. It is made for the display, which reads it later, and may
// have 4 MB; so this takes a quarter less time. Returns false, having done nothing, unless each row is
// 16-byte aligned and the width a multiple of four.
static bool double_past_caches(Image *to, const Image *from, Vec at) {
    if ((uintptr_t)image_pixel(to, at.x, at.y) % 16 != 0 || to->w % 4 != 0 || from->w % 4 != 0) return false;
    for (int y = 0; y < from->h; y++) {
        const uint32_t *row = image_pixel(from, 0, y);
        uint32_t *wide = image_pixel(to, at.x, at.y + 2 * y);
        for (int x = 0; x < from->w; x += 4, wide += 8) {
            __m128i four = _mm_loadu_si128((const __m128i *)(const void *)(row + x));
            stream_twice(wide, to->w, _mm_unpacklo_epi32(four, four));
            stream_twice(wide + 4, to->w, _mm_unpackhi_epi32(four, four));
        }
    }
    _mm_sfence(); // another process may read it now
    return true;
}

#else

static bool double_past_caches(Image *to, const Image *from, Vec at) {
    (void)to, (void)from, (void)at;
    return false;
}

#endif

void image_enlarge(Image *to, const Image *from, Vec at, int scale) {
    size_t bytes = (size_t)from->w * (size_t)scale * sizeof(uint32_t);
    if (scale == 2 && double_past_caches(to, from, at)) return;
    for (int y = 0; y < from->h; y++) {
        uint32_t *row = image_pixel(to, at.x, at.y + y * scale);
        widen(row, image_pixel(from, 0, y), from->w, scale);
        for (int i = 1; i < scale; i++) memcpy(row + (size_t)i * (size_t)to->w, row, bytes);
    }
}

// `part`: how much of `a`, in 1/256.
static uint32_t between(uint32_t a, uint32_t b, uint32_t part) {
    uint32_t rest = 256 - part;
    uint32_t rb = ((a & 0xff00ff) * part + (b & 0xff00ff) * rest) >> 8 & 0xff00ff;
    uint32_t ag = (a >> 8 & 0xff00ff) * part + (b >> 8 & 0xff00ff) * rest;
    return (ag & 0xff00ff00) | rb;
}

// Stretching. Along one axis `from` px become `to` px. A px of the target is `from` parts long, a px of the
// source `to` parts. Returns which part of a target px is filled, in 1/256, without a division for each.
static uint32_t filled(int parts, uint32_t inverse) {
    return (uint32_t)((uint64_t)(uint32_t)parts * inverse >> 24);
}

static uint32_t inverse_of(int from) {
    return ((uint32_t)1 << 31) / (uint32_t)from * 2 + 1; // 256 / from in 1/2^24
}

static void stretch_row(uint32_t *restrict to, const uint32_t *restrict from, int w, int wide) {
    uint32_t inverse = inverse_of(w), before = 0;
    int parts = 0; // of the px at `to`, how much comes from `before`
    for (int x = 0; x < w; x++) {
        uint32_t pixel = from[x];
        int rest = wide;
        if (parts > 0) {
            *to++ = between(before, pixel, filled(parts, inverse));
            rest -= w - parts;
        }
        for (; rest >= w; rest -= w) *to++ = pixel;
        parts = rest;
        before = pixel;
    }
}

// Blends two rows: to = to * part + next * (1 - part).
static void blend_rows(uint8_t *restrict to, const uint8_t *restrict next, uint16_t part, int bytes) {
    uint16_t rest = (uint16_t)(256 - part);
    for (int i = 0; i < bytes; i++)
        to[i] = (uint8_t)((uint16_t)((uint16_t)(to[i] * part) + (uint16_t)(next[i] * rest)) >> 8);
}

// Rows are handled like pixels in a row. A target row that is not full yet holds what fills a part of it.
void image_enlarge_to_fill(Image *to, const Image *from) {
    uint32_t inverse = inverse_of(from->h);
    size_t bytes = (size_t)to->w * sizeof(uint32_t);
    int row = 0, parts = 0;
    for (int y = 0; y < from->h; y++) {
        int rest = to->h, first = row + (parts > 0);
        stretch_row(image_pixel(to, 0, first), image_pixel(from, 0, y), from->w, to->w);
        if (parts > 0) {
            blend_rows((uint8_t *)image_pixel(to, 0, row), (const uint8_t *)image_pixel(to, 0, first),
                       (uint16_t)filled(parts, inverse), (int)bytes);
            rest -= from->h - parts;
        }
        row = first + rest / from->h;
        parts = rest % from->h;
        for (int i = first + 1; i < row + (parts > 0); i++)
            memcpy(image_pixel(to, 0, i), image_pixel(to, 0, first), bytes);
    }
}

// Two channels in one word, so that the sum of weighted pixels has 32 bits for each channel.
typedef struct Sum {
    uint64_t rb, ag;
} Sum;

static Sum sum_of(const uint32_t *row, int from, int to, int w, int parts) {
    Sum sum = {0, 0};
    for (int at = from; at < to;) {
        int px = at / w, end = int_min((px + 1) * w, to);
        uint64_t pixel = row[px], weight = (uint64_t)(end - at) * (uint64_t)parts;
        sum.rb += ((pixel & 0xff0000) << 16 | (pixel & 0xff)) * weight;
        sum.ag += ((pixel & 0xff000000) << 8 | (pixel >> 8 & 0xff)) * weight;
        at = end;
    }
    return sum;
}

// A mean of 32-bit sums. `inverse`: 2^40 / all.
static uint32_t mean(uint64_t sum, uint64_t all, uint64_t inverse) {
    return (uint32_t)(((sum & 0xffffffff) + all / 2) * inverse >> 40);
}

void image_shrink(Image *to, const Image *from) {
    uint64_t all = (uint64_t)from->w * (uint64_t)from->h, inverse = ((uint64_t)1 << 40) / all + 1;
    for (int i = 0; i < to->w * to->h; i++) {
        int left = i % to->w * from->w, upper = i / to->w * from->h;
        Sum sum = {0, 0};
        for (int at = upper; at < upper + from->h;) {
            int y = at / to->h, end = int_min((y + 1) * to->h, upper + from->h);
            Sum row = sum_of(image_pixel(from, 0, y), left, left + from->w, to->w, end - at);
            sum = (Sum){sum.rb + row.rb, sum.ag + row.ag};
            at = end;
        }
        to->pixels[i] = mean(sum.ag >> 32, all, inverse) << 24 | mean(sum.rb >> 32, all, inverse) << 16 |
                        mean(sum.ag, all, inverse) << 8 | mean(sum.rb, all, inverse);
    }
}
