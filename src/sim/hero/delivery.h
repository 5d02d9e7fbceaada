#pragma once
// Delivery: all stairs take the treasures in the bag for points. They leave treasures in quick slots that the
// hero assigned himself, and treasures without points. This file also computes the score. Single dungeons
// deliver nothing.

#include "sim/state/world.h"

// Call it at all stairs that he takes, and at the first depth's stairs up. The last stairs
// take treasures in quick slots too. Returns false when there was nothing to deliver.
bool delivery_make(World *world, bool last_stairs);

// Call it when he has left a depth by stairs. `world` is where he is now, possibly the same. Gives
// BARE_POINTS times the depth, once, if no treasure remains there, was lost or stolen.
void delivery_award_bonus(World *world, World *left);

// Call it when he has gone down from depth `from`, by stairs or a fall. `world` is where he is now.
void delivery_descend(World *world, int from);

// The score in points: treasures delivered (value times the depth where each was found), coins, bonuses, and
// DEPTH_POINTS for each depth that he went down from. In a single dungeon: the points of all treasures
// collected.
int delivery_game_score(const World *world);

// The number of treasures in the bag that ordinary stairs would deliver; 0 in a single dungeon.
int delivery_pending(const World *world);
// The same for one kind.
int delivery_pending_kind(const World *world, ItemKind kind);

// Points of the treasures in the bag that the last stairs would deliver; 0 in a single dungeon.
int delivery_carried(const World *world);
