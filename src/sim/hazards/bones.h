#pragma once
// Bones on the floor, left by monsters that rise again. After BONES_TICKS they stand up (skeletons_rise in
// sim/monsters/species.c), unless they are lit at that time or a blow has scattered them.

#include "sim/state/world.h"

enum {
    BONES_TICKS = 360,
    BONES_SAFE_TICKS = 20,  // from the blow that made them
    RISEN = ACTOR_SKELETON, // the one kind that leaves bones; a second one would need its name kept with them
};

// True when the item is bones that still lie there.
bool bones_is_present(const Item *item);

// Lays bones at `pos` for a dead actor, if its kind rises again.
void bones_place(World *world, ActorKind kind, Vec pos);

// Removes bones for good.
void bones_crumble(World *world, Item *bones);

// One tick of the hero's blow: bones within its reach are scattered.
void bones_take_hero_blow(World *world);
