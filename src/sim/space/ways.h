#pragma once
// Barred cells, and distances to the hero, for each path profile.

#include "sim/state/world.h"

enum { CHASE_STEPS = 40 }; // distances to the hero are known up to this many steps

// For the world's level. Returns false when out of memory; then call ways_free().
bool ways_init(World *world);
// For a copied world that has none of its own yet. Returns false as above.
bool ways_copy(World *to, const World *from);
void ways_free(World *world);

// Recomputes all barred cells: any tile, fixture or fire may have changed.
void ways_rebuild(World *world);

// Updates the barred state of one cell after a door opened or shut there.
void ways_update_door(World *world, Vec cell);
// Updates it after a trap, embers or a fire there came or went, and invalidates the distances.
void ways_update_harm(World *world, Vec cell);

// Updates the cells barred to profiles that shun light.
void ways_update_light(World *world);

// Invalidates the distances to the hero for profiles from `first` on: light and fire affect none before
// PROFILE_CLEVER.
void ways_invalidate(World *world, PathProfile first);

// The steps to the hero for a profile, as things are now.
const DistMap *ways_to_hero(const World *world, PathProfile profile);
