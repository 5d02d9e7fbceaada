#pragma once
// Hunters: monsters that a toll or a scroll sends after the hero.

#include "sim/state/world.h"

// Chooses a kind that the depth can send; ACTOR_NONE when there is none.
ActorKind hunter_choose(const World *world, Rng *rng);

// Creates the hunter in a free cell, searching for the hero; does nothing when all actor slots are in use.
void hunter_create(World *world, ActorKind kind, Vec cell);
