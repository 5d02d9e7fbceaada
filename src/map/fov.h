#pragma once
// Field of view by symmetric shadowcasting (Albert Ford, 2017), in integers: if one floor cell sees another,
// the other sees it too. The result is a window of bit rows around the eye, so that many of them are cheap to
// keep.
//
//     @##    Sight and light pass between two walls that touch only at a corner: the line from the middle of
//     #x.    @ to the middle of x touches both walls, but crosses neither. Bodies do not pass there: nobody
//     #..    walks, rolls or strikes through it, and no arrow, dart or throw flies through it
//            (combat_line_open() in sim/combat/combat.h).

#include "map/level.h"

enum { FOV_REACH_MAX = 31 };

typedef struct Fov {
    Vec eye;   // cell
    Vec reach; // cells to either side and up or down
    // Bit (x - eye.x + reach.x) of row (y - eye.y + reach.y); the rows after those are scratch.
    uint64_t rows[2 * FOV_REACH_MAX + 2];
} Fov;

// Sees floor by line of sight, and every opaque cell that touches a seen floor cell. Reaches are clamped to
// FOV_REACH_MAX. The level must have been felt (level_feel). An eye outside the level sees nothing.
void fov_compute(Fov *fov, const Level *level, Vec eye, Vec reach);

// The same on any processor; what fov_compute() does where fov_rays.c knows no faster way.
void fov_shadowcast(Fov *fov, const Level *level, Vec eye, Vec reach);

static inline bool fov_has(const Fov *fov, Vec cell) {
    int x = cell.x - fov->eye.x + fov->reach.x, y = cell.y - fov->eye.y + fov->reach.y;
    if (x < 0 || y < 0 || x > 2 * fov->reach.x || y > 2 * fov->reach.y) return false;
    return (fov->rows[y] >> x & 1) != 0;
}

// ---- map/fov_rays.c

// What fov.h sees up to a reach of 12, all rays of an octant at once: for processors that spread and gather
// bits fast (BMI2), several times as fast as casting shadows. fov_rays.c says how, and why it is the same.

enum { RAYS_REACH_MAX = 12 };

// Fills 2 * reach.y + 1 rows as those of a Fov. The eye must lie inside the level. False, and nothing done,
// where the processor is not one of those or a reach is longer.
bool rays_look(uint64_t *rows, const Level *level, Vec eye, Vec reach);
