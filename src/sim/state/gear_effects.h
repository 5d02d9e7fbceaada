#pragma once
// What the hero wears and what power-ups do for a while, as numbers that others ask for.

#include "sim/state/actor.h"
#include "sim/state/world.h"

static inline bool gear_worn(const World *world, ItemKind kind) {
    return world->hero.worn[item_gear(kind)] == (int)kind;
}

// Of the hero's blow: half hearts, before what the target's kind does to it; px to its edge; ticks.
int gear_damage(const World *world, ActorKind target);
int gear_reach(const World *world);
int gear_recovery(const World *world);

// Sub a tick, with the shutter as it is.
int gear_speed(const World *world);
// True when his steps are soft.
bool gear_soft(const World *world);
// Nothing on the floor concerns him; ice does not.
bool gear_floats(const World *world);
bool gear_grips(const World *world);
// No blow throws him back.
bool gear_stands(const World *world);
// No fire hurts him.
bool gear_fireproof(const World *world);
// Radius of the open lantern, cells.
int gear_lantern(const World *world);
// It is so bright that what it lights counts as lit by a flame.
bool gear_radiant(const World *world);
// What is left of damage that flies towards a direction (DIR_*).
int gear_guard(const World *world, int damage, int dir, Cause cause);
// Goods near him come to him.
bool gear_pulls(const World *world);
