#pragma once
// A hero in front of something that can be lit.

#include "sim/arena.h"

static const char WALL[] = "####!##|###\n"
                           "#.........#\n"
                           "#.........#\n"
                           "#.@....%..#\n"
                           "#.........#\n"
                           "###########\n";
static const Vec TORCH = {4, 0}, BRACKET = {7, 0}, BRAZIER = {7, 3};

// A world in which the hero stands in that cell and faces that direction (DIR_*).
static inline World *standing(int x, int y, int dir) {
    World *world = arena(WALL);
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre((Vec){x, y}));
    face(world, dir);
    run(world, STILL, 1);
    return world;
}
