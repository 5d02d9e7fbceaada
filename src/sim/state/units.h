#pragma once
// Lengths and times of the simulation.

#include "map/level.h"

// An actor: its index in World.actors.
typedef int ActorId;
enum { HERO = 0, NOBODY = -1 };

enum {
    TICKS_PER_SECOND = 60,
    TURN_TICKS = 12,          // a turn: the time of the hero's step, or of waiting
    SUB = 256,                // sub in a pixel
    CELL_SUB = CELL_PX * SUB, // sub in a cell
    BODY_W = 20,              // px; the collision box of a body, which is the lower half of its picture
    BODY_H = 16,
    BROAD_W = 52, // px; the largest of all boxes
    BROAD_H = 28,
    SIGHT_X = 10, // half the near view, in cells: no monster notices anything farther away
    SIGHT_Y = 5,
    VIEW_X = 11, // the whole near view, in cells from the hero: as far as he sees
    VIEW_Y = 6,
};

// The cell in which a position (sub) lies. It must lie inside the level: below 0 the division rounds up.
static inline Vec cell_of(Vec pos) {
    return (Vec){pos.x / CELL_SUB, pos.y / CELL_SUB};
}
// The position (sub) of the middle of a cell.
static inline Vec cell_centre(Vec cell) {
    return (Vec){cell.x * CELL_SUB + CELL_SUB / 2, cell.y * CELL_SUB + CELL_SUB / 2};
}
