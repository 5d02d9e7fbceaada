#pragma once
// The hoist: every stairs send the bag up, which delivers it; what the hero put into quick slots himself
// stays with him, and so does what brings no points. And the score. Single dungeons have neither.

#include "sim/state/world.h"

enum { DEPTH_POINTS = 250 }; // for each depth that he went down from

// At any stairs that he takes, and at the first depth's stairs up. False when there was nothing to deliver.
bool delivery_make(World *world, bool all); // `all`: the last stairs, quick slots too

// He has left a depth by stairs and is in `world` now, which may be the same: 100 points times it when
// nothing remains there, was lost or stolen, once.
void delivery_leave(World *world, World *left);

// He goes down from a depth, by stairs or a fall, and is in `world` now.
void delivery_descend(World *world, int from);

// Points as they stand: goods delivered, each its value times the depth where it was found; coins; bonuses;
// 250 times the deepest depth that he went down from, so that the score begins at nothing. In a single
// dungeon those of all goods collected.
int delivery_score(const World *world);

// Points of the goods in the bag, which the last stairs would deliver. In a single dungeon 0.
int delivery_carried(const World *world);
