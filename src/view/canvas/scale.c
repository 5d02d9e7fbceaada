// Enlarging goes row by row: a row is widened, then copied. Shrinking takes means.
#include "view/canvas/image.h"

#include "base/check.h"

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

// Adds a row of the source to the sums of a target's row: so many parts of each channel.
static void add_row(uint32_t *restrict sums, const uint8_t *restrict row, uint32_t parts, int bytes) {
    for (int i = 0; i < bytes; i++) sums[i] += row[i] * parts;
}

// Shrinks the sums of a row along itself. `all`: the parts of a target px.
static void shrink_row(Image *to, int y, const uint32_t *sums, int wide, uint64_t all) {
    uint64_t inverse = ((uint64_t)1 << 40) / all + 1;
    uint32_t half = (uint32_t)(all / 2);
    int rest = to->w; // of the px at `sums`
    for (int x = 0; x < to->w; x++) {
        uint32_t px[CHANNELS] = {half, half, half, half}; // so that means are rounded
        for (int need = wide; need > 0;) {
            int parts = int_min(rest, need);
            for (int i = 0; i < CHANNELS; i++) px[i] += sums[i] * (uint32_t)parts;
            need -= parts;
            rest -= parts;
            if (rest > 0) continue;
            sums += CHANNELS;
            rest = to->w;
        }
        uint8_t *mean = (uint8_t *)image_pixel(to, x, y);
        for (int i = 0; i < CHANNELS; i++) mean[i] = (uint8_t)(px[i] * inverse >> 40);
    }
}

// What fills a row of the target is summed up first, in a loop that compilers make fast.
void image_shrink(Image *to, const Image *from) {
    uint32_t sums[CHANNELS * IMAGE_SHRINK_W];
    CHECK(from->w <= IMAGE_SHRINK_W);
    int row = 0, rest = to->h; // of the source's row
    for (int y = 0; y < to->h; y++) {
        memset(sums, 0, CHANNELS * (size_t)from->w * sizeof *sums);
        for (int need = from->h; need > 0;) {
            int parts = int_min(rest, need);
            add_row(sums, (const uint8_t *)image_pixel(from, 0, row), (uint32_t)parts, CHANNELS * from->w);
            need -= parts;
            rest -= parts;
            if (rest > 0) continue;
            row++;
            rest = to->h;
        }
        shrink_row(to, y, sums, from->w, (uint64_t)from->w * (uint64_t)from->h);
    }
}
