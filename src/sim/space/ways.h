#pragma once
// Where no path leads although tiles let it, and how many steps it is to the hero, by the profile of who
// walks.

#include "sim/state/world.h"

enum { CHASE_STEPS = 40 }; // how far from the hero a way to him is known

// For the world's level. False when memory lacks; ways_free() then frees what there is.
bool ways_init(World *world);
void ways_free(World *world);

// Finds all that bars, anew: any tile, fixture or fire may be another.
void ways_find(World *world);

// A cell's door or trap, or a fire on it, may bar now what was open, or the other way round.
void ways_bar_door(World *world, Vec cell);
void ways_bar(World *world, Vec cell);

// Those that shun light learn where it shines now.
void ways_shade(World *world);

// The ways to him of the profiles from `first` on have changed: light and fire concern none before
// PROFILE_CLEVER.
void ways_change(World *world, PathProfile first);

// Steps to the hero as those of a profile go, by the state of now.
const DistMap *ways_to_hero(const World *world, PathProfile profile);
