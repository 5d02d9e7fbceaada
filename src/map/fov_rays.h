#pragma once
// What fov.h sees up to a reach of 12, all rays of an octant at once: for processors that spread and gather
// bits fast (BMI2), several times as fast as casting shadows. fov_rays.c says how, and why it is the same.

#include "map/level.h"

enum { RAYS_REACH_MAX = 12 };

// Fills 2 * reach.y + 1 rows as those of a Fov. The eye must lie inside the level. False, and nothing done,
// where the processor is not one of those or a reach is longer.
bool rays_look(uint64_t *rows, const Level *level, Vec eye, Vec reach);
