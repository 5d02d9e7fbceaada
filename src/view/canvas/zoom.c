// Bilinear: each pixel is mixed from four. Two channels go through one multiplication.
#include "view/canvas/image.h"

#include "base/check.h"

#include <stddef.h>

// Two pixels of a row or column, and how near the second is.
typedef struct Between {
    int first, second, part; // px; of ZOOM_ONE
} Between;

// Where pixel `i` of `count` lies in the part. Middles are mapped to middles.
static Between between(int at, int size, int i, int count, int end) {
    int where = at + (int)((int64_t)size * (2 * i + 1) / (2 * (int64_t)count)) - ZOOM_ONE / 2;
    where = int_clamp(where, 0, (end - 1) * ZOOM_ONE);
    int first = where / ZOOM_ONE;
    return (Between){first, int_min(first + 1, end - 1), where % ZOOM_ONE};
}

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t part) {
    const uint32_t even = 0xff00ffu;
    uint32_t low = (a & even) * (ZOOM_ONE - part) + (b & even) * part;
    uint32_t high = (a >> 8 & even) * (ZOOM_ONE - part) + (b >> 8 & even) * part;
    return (low >> 8 & even) | (high & ~even);
}

static void zoom_row(uint32_t *to, int w, const Image *from, const Between *columns, Between row) {
    const uint32_t *upper = from->pixels + (ptrdiff_t)row.first * from->w,
                   *lower = from->pixels + (ptrdiff_t)row.second * from->w;
    for (int x = 0; x < w; x++) {
        const Between *column = &columns[x];
        uint32_t part = (uint32_t)column->part;
        to[x] = mix(mix(upper[column->first], upper[column->second], part),
                    mix(lower[column->first], lower[column->second], part), (uint32_t)row.part);
    }
}

void image_draw_zoomed(Image *to, const Image *from, ZoomPart part) {
    Between columns[ZOOM_MOST_W];
    CHECK(to->w <= ZOOM_MOST_W);
    for (int x = 0; x < to->w; x++) columns[x] = between(part.at.x, part.size.x, x, to->w, from->w);
    for (int y = 0; y < to->h; y++)
        zoom_row(to->pixels + (ptrdiff_t)y * to->w, to->w, from, columns,
                 between(part.at.y, part.size.y, y, to->h, from->h));
}
