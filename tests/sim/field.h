#pragma once
// A field with one monster on it, which has just seen the hero.

#include "sim/arena.h"
#include "sim/minds.h"

#include <string.h>

static const char FIELD[] = "#################\n"
                            "#...............#\n"
                            "#...............#\n"
                            "#...............#\n"
                            "#.......@...z...#\n"
                            "#...............#\n"
                            "#...............#\n"
                            "#...............#\n"
                            "#################\n";

static inline World *field_with(char glyph) {
    char rows[sizeof FIELD];
    memcpy(rows, FIELD, sizeof rows);
    *strchr(rows, 'z') = glyph;
    World *world = arena(rows);
    alarm(world, 1);
    return world;
}
