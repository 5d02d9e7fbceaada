#pragma once
// What worn gear and power-ups do, as numbers.

#include "sim/state/actor.h"
#include "sim/state/world.h"

// True while the hero wears that kind, which must be gear.
static inline bool gear_worn(const World *world, ItemKind kind) {
    return world->hero.worn[item_gear_place(kind)] == (int)kind;
}

// The sum of a perk over the gifts that the hero took.
static inline int gear_perk(const World *world, Perk perk) {
    return world->hero.perk[perk];
}

// The damage of the hero's blow to a kind of target, in half hearts; ACTOR_NONE: to a thing.
int gear_damage(const World *world, ActorKind target);
// How many times as much the hero's sneak attack does.
int gear_sneak_factor(const World *world);
// Its reach in px to the target's edge.
int gear_reach(const World *world);
int gear_recovery_ticks(const World *world);

// His walking speed in sub a tick, with the shutter as it is now.
int gear_speed(const World *world);
// True when his steps are soft.
bool gear_softens_steps(const World *world);
// True when the floor does not affect him, because he has wings.
bool gear_floats(const World *world);
// True when he does not slip on ice.
bool gear_grips_ice(const World *world);
// True when no blow knocks him back.
bool gear_resists_push(const World *world);
// True when fire does not hurt him.
bool gear_fireproof(const World *world);
// Radius of the open lantern, cells.
int gear_lantern_radius(const World *world);
// True when cells lit by his lantern count as lit by a flame.
bool gear_lantern_is_flame(const World *world);
// What protection leaves of a damage from a direction (DIR_*).
int gear_reduce_damage(const World *world, int damage, int push_dir, Cause cause);
// True when coins, arrows and hallowed treasures near him are pulled to him.
bool gear_pulls(const World *world);
