#pragma once
// Bodies: boxes that overlap neither a solid cell nor one another. Whatever moves an actor goes through here.

#include "sim/state/world.h"

// A slot for one more actor; NOBODY: all are in use.
ActorId body_slot(World *world);

// A new actor in such a slot, its centre at `pos`, which must be free; NOBODY: there is no slot.
ActorId body_create(World *world, ActorKind kind, Vec pos);

// Puts an actor's centre somewhere, or takes it from the map. The place must be free.
void body_enter(World *world, int index, Vec pos);
void body_leave(World *world, int index);

// The first actor whose centre lies in the cell, NOBODY: none; the others follow by actor.next.
ActorId body_first(const World *world, Vec cell);

// True when a body's box around `pos` (sub) would be clear of walls and of everybody but `index`.
bool body_fits(const World *world, int index, Vec pos);

// Sub from the front of a body at `pos`, along an axis, to a cell.
int body_gap(Vec pos, Vec cell, Vec dir);

// True when some body's box reaches into the cell.
bool body_in_cell(const World *world, Vec cell);

// Moves by at most `delta` sub an axis, x first, flush to whatever stands in the way. Returns the way made.
Vec body_move(World *world, int index, Vec delta);

// Walks for one tick with the velocity `want`, of at most `speed`: up to speed in three ticks, around corners
// that are nearly passed; pushes doors. Returns the way made.
Vec body_walk(World *world, int index, Vec want, int speed);

// The velocity of length `speed` along a way.
Vec body_aimed(Vec way, int speed);

// The velocity towards `to`, straight or diagonal, that does not overshoot.
Vec body_towards(Vec from, Vec to, int speed);

// Each component of a diagonal velocity: speed / sqrt 2, to the nearest.
static inline int diagonal(int speed) {
    return (speed * 181 + 128) / 256;
}

// A velocity in one of the eight directions.
static inline Vec dir_velocity(int dir, int speed) {
    int each = dir % 2 == 0 ? speed : diagonal(speed);
    return (Vec){DIRS[dir].x * each, DIRS[dir].y * each};
}
