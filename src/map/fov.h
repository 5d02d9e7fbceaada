#pragma once
// Field of view by symmetric shadowcasting (Albert Ford, 2017), in integers: if one floor cell sees another,
// the other sees it too. The result is a window of bit rows around the eye, so that keeping many of them is
// cheap.
//
//     @##    Sight and light pass between two walls that touch only at a corner: the line from the middle of
//     #x.    @ to the middle of x touches both walls, but crosses neither. Bodies do not pass there: nobody
//     #..    walks, rolls or strikes through it, and no arrow, dart or throw flies through it
//            (combat_line_open() in sim/combat/combat.h).

#include "map/level.h"

enum { FOV_REACH_MAX = 31 };

typedef struct Fov {
    Vec eye;   // cell
    Vec reach; // cells to each side, and up or down
    // Bit (x - eye.x + reach.x) of row (y - eye.y + reach.y); the rows after those are scratch.
    uint64_t rows[2 * FOV_REACH_MAX + 2];
} Fov;

// Computes which floor is in line of sight, and which opaque cells touch such floor. Reaches are clamped to
// FOV_REACH_MAX. The level's frames must be up to date (level_update_caches). An eye outside the level sees
// nothing.
void fov_compute(Fov *fov, const Level *level, Vec eye, Vec reach);

// The same on any processor. fov_compute() uses it where rays_try_to_fill_fov() returns false.
void fov_shadowcast(Fov *fov, const Level *level, Vec eye, Vec reach);

// True when the cell is seen; false for cells out of reach.
static inline bool fov_has(const Fov *fov, Vec cell) {
    int x = cell.x - fov->eye.x + fov->reach.x, y = cell.y - fov->eye.y + fov->reach.y;
    if (x < 0 || y < 0 || x > 2 * fov->reach.x || y > 2 * fov->reach.y) return false;
    return (fov->rows[y] >> x & 1) != 0;
}

// ---- map/fov_rays.c

// Computes the same up to a reach of 12 with all rays of an octant at once. That is several times as fast as
// casting shadows, on processors that spread and gather bits fast (BMI2). fov_rays.md explains how it works
// and why the result is the same.

enum { RAYS_REACH_MAX = 12 };

// Fills 2 * reach.y + 1 rows like those of a Fov. The eye must lie inside the level. Returns false and does
// nothing if the processor is not suitable or the reach is too long.
bool rays_try_to_fill_fov(uint64_t *rows, const Level *level, Vec eye, Vec reach);
