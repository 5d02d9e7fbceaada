#pragma once
// A room to set on fire.

#include "sim/arena.h"

static const char ROOM[] = "#############\n"
                           "#...........#\n"
                           "#.@.........#\n"
                           "#...........#\n"
                           "#############\n";

static inline void adorn(World *world, Vec cell, Decor decor) {
    grid_set(&world->level.decor, cell, (uint8_t)decor);
}
