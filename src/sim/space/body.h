#pragma once
// Bodies: boxes that overlap neither a solid cell nor one another. Every movement of an actor goes through
// here.

#include "sim/state/world.h"

// A free slot for one more actor; NOBODY: all are in use.
ActorId body_find_free_slot(World *world);

// Creates an actor with its centre at `pos`, which must be free; NOBODY: no slot is free.
ActorId body_create(World *world, ActorKind kind, Vec pos);

// Places an actor's centre at a free position (sub).
void body_enter(World *world, int index, Vec pos);
// Removes an actor from the map. Its slot stays in use.
void body_leave(World *world, int index);

// The first actor whose centre lies in the cell, or NOBODY; the others follow by actor.next.
ActorId body_first(const World *world, Vec cell);

// Half the size of its box, sub.
Vec body_half(ActorKind kind);

// True when a body's box around `pos` (sub) would overlap no wall and no actor but `index`.
bool body_has_room_at(const World *world, int index, Vec pos);

// True when some body's box reaches into the cell.
bool body_overlaps_cell(const World *world, Vec cell);

// Moves by at most `delta` (sub), first along x. Stops flush at any obstacle. Returns the distance moved.
Vec body_move(World *world, int index, Vec delta);

// Walks for one tick with the velocity `want_velocity` (sub a tick), whose length is at most `speed`. It
// accelerates in three ticks, slides around corners that it nearly passes, and pushes doors. Turn by turn it
// saves up its speed instead, and hops to the next cell when it has enough for one. Returns the distance
// moved.
Vec body_walk(World *world, int index, Vec want_velocity, int speed);

// True while an actor looks like a closed chest.
bool body_looks_like_chest(const Actor *actor);

// True for an actor that can pass walls and is inside the border.
bool body_can_pass_walls(const World *world, int index, Vec cell);

// Turn by turn: true when the neighbouring cell is free and no corner is cut.
bool body_can_hop(const World *world, int index, int dir);
// Moves the body to the centre of the neighbouring cell, for which body_can_hop() must be true.
void body_hop(World *world, int index, int dir);
// True while it saves up for its next step; never in real time.
bool body_lacks_energy(const World *world, int index);

// Like body_hop(), at a speed, with momentum on ice: an actor that does not go on slides one cell further
// that way.
void body_hop_on(World *world, int index, int dir, int speed);
// True when an actor is about to slide and `dir` leads back: it has to slide first.
bool body_must_slide_first(const World *world, int index, int dir);
// One tick, turn by turn: those who did not go on slide.
void bodies_slide_turns(World *world);

// What is left of `speed` (sub a tick) on this ground, for a body that walks in a direction.
int body_speed_on_ground(const World *world, int index, Vec want, int speed);

// Pushes whatever solid stands in the neighbouring cell in the direction `dir`, except walls, and leaves a
// Bump. `moves_crates`: the body walks along that axis alone, so that it also moves crates.
void body_note_bump(World *world, int index, Vec dir, bool moves_crates);

// The velocity of length `speed` along a vector.
Vec body_velocity_along(Vec way, int speed);

// The velocity towards `to`, straight or diagonal. It does not overshoot.
Vec body_velocity_to(Vec from, Vec to, int speed);

// Each component of a diagonal velocity: speed / sqrt 2, rounded.
static inline int diagonal(int speed) {
    return (speed * 181 + 128) / 256;
}

// A velocity in one of the eight directions.
static inline Vec dir_velocity(int dir, int speed) {
    int each = dir % 2 == 0 ? speed : diagonal(speed);
    return (Vec){DIRS[dir].x * each, DIRS[dir].y * each};
}
