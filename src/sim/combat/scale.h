#pragma once
// What a fight is measured in: pixels and ticks in real time (real_time.c), cells and turns turn by turn
// (swing.c).

#include "sim/state/world.h"

typedef struct Scale {
    // The ticks of an act that lasts `ticks` in real time.
    int (*act_ticks)(const Actor *actor, int ticks);
    // True during the safe part of the hero's roll.
    bool (*rolls_clear)(const World *world);
    // True if the body with half the size `half` at `target` comes within `reach_px` of `from`.
    bool (*is_within)(Vec from, Vec target, Vec half, int reach_px);
    // True if a blow of the attacker in the direction `aim` meets such a body. Not for blows at an area.
    bool (*meets)(const World *world, const Actor *attacker, int aim, Vec target, Vec half);
    // What a hit does to an actor beside the damage.
    void (*throw_back)(World *world, int index, int dir, int speed);
    // scale_push_way() and scale_push()
    Vec (*push)(const World *world, int index);
    Vec (*apply_push)(World *world, int index);
} Scale;

extern const Scale SCALE_REAL, SCALE_TURNS;

// The scale of the world's pace.
const Scale *scale_of(const World *world);

// True if a usual body at `target` comes within `reach_px` of `from`.
bool scale_is_within(const World *world, Vec from, Vec target, int reach_px);

// How far a knock-back or a lunge moves an actor in this tick, in sub. Turn by turn it is a whole cell in
// some ticks.
Vec scale_push_way(const World *world, int index);

// Moves the actor by that, as far as there is room. Returns the distance moved.
Vec scale_push(World *world, int index);
