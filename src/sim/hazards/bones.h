#pragma once
// Bones on the floor: who rises again leaves them. After BONES_TICKS they stand up (skeletons_rise in
// sim/monsters/species.h), unless a flame lights them by then or a blow has scattered them.

#include "sim/state/world.h"

enum {
    BONES_TICKS = 360,
    BONES_SAFE_TICKS = 20,  // from the blow that made them
    RISEN = ACTOR_SKELETON, // the one kind that leaves bones; a second one would need its name kept with them
};

bool bones_lie(const Item *item);

// Lays down what is left of an actor that died at `pos`, if its kind rises.
void bones_lay(World *world, ActorKind kind, Vec pos);

// For good.
void bones_crumble(World *world, Item *bones);

// One tick of the hero's blow: bones within its reach are scattered.
void bones_strike(World *world);
