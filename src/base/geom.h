#pragma once
// Integer plane geometry: x to the right, y down. A Vec is a cell, a pixel or a sub position; names say
// which.

#include <stdbool.h>
#include <stdint.h>

typedef struct Vec {
    int x, y;
} Vec;

typedef struct Rect {
    int x, y, w, h;
} Rect;

// The eight directions clockwise from east; even ones are the four straight ones.
enum { DIR_E, DIR_SE, DIR_S, DIR_SW, DIR_W, DIR_NW, DIR_N, DIR_NE, DIR_COUNT };
extern const Vec DIRS[DIR_COUNT];

static inline Vec vec_add(Vec a, Vec b) {
    return (Vec){a.x + b.x, a.y + b.y};
}
static inline Vec vec_sub(Vec a, Vec b) {
    return (Vec){a.x - b.x, a.y - b.y};
}
static inline bool vec_eq(Vec a, Vec b) {
    return a.x == b.x && a.y == b.y;
}
static inline int int_abs(int v) {
    return v < 0 ? -v : v;
}
static inline int int_min(int a, int b) {
    return a < b ? a : b;
}
static inline int int_max(int a, int b) {
    return a > b ? a : b;
}
static inline int int_clamp(int v, int lo, int hi) {
    return v < lo ? lo : v > hi ? hi : v;
}
static inline int int_sign(int v) {
    return (v > 0) - (v < 0);
}

static inline int vec_square(Vec a) {
    return a.x * a.x + a.y * a.y;
}

// Chebyshev distance: the larger of the two differences. Between cells, the number of steps with diagonals.
static inline int vec_chebyshev(Vec a, Vec b) {
    return int_max(int_abs(a.x - b.x), int_abs(a.y - b.y));
}

// An empty `a` touches nothing.
static inline bool rect_touches(Rect a, Rect b) {
    return a.w > 0 && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
static inline bool rect_has(Rect r, Vec p) {
    return p.x >= r.x && p.x < r.x + r.w && p.y >= r.y && p.y < r.y + r.h;
}

// The cell with index `i` of a rectangle, row by row.
static inline Vec rect_cell(Rect r, int i) {
    return (Vec){r.x + i % r.w, r.y + i / r.w};
}

// The rectangle enlarged by `dx` to the left and right and by `dy` above and below; negative values make it
// smaller.
static inline Rect rect_grown(Rect r, int dx, int dy) {
    return (Rect){r.x - dx, r.y - dy, r.w + 2 * dx, r.h + 2 * dy};
}
static inline Rect rect_inset(Rect r, int by) {
    return rect_grown(r, -by, -by);
}
// True when they have a cell in common.
static inline bool rects_overlap(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// The largest integer whose square is at most v.
uint32_t int_sqrt(uint64_t v);

// The direction nearest to that of a vector; (0,0) gives DIR_S.
int dir_of(Vec v);

// True when `way` points at most 60 degrees away from a direction; false for (0,0).
bool dir_is_within_60(int dir, Vec way);
// True when it points less than 90 degrees away; false for (0,0).
bool dir_is_under_90(int dir, Vec way);
