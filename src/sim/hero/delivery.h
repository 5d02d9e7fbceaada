#pragma once
// Delivery: at all stairs the goods in the bag are delivered for points, except those in quick slots that the
// hero assigned himself and those without points. Also the score. Single dungeons deliver nothing.

#include "sim/state/world.h"

enum {
    DEPTH_POINTS = 250, // for each depth that he descended from
    BARE_POINTS = 1500, // times the depth, for one that is left bare
    CROWN_POINTS = 3000
};

// Called at all stairs that he takes, and at the first depth's stairs up. False when there was nothing to
// deliver.
bool delivery_make(World *world, bool all); // `all`: the last stairs, quick slots too

// Called when he has left a depth by stairs; `world` is where he is now, perhaps the same. Gives a bonus of
// BARE_POINTS times the depth, once, when no good remains there, was lost or stolen.
void delivery_leave(World *world, World *left);

// Called when he has gone down from depth `from`, by stairs or a fall; `world` is where he is now.
void delivery_descend(World *world, int from);

// The score in points: goods delivered (value times the depth where each was found), coins, bonuses, and
// DEPTH_POINTS for each depth that he descended from. In a single dungeon: the points of all goods collected.
int delivery_score(const World *world);

// How many goods in the bag stairs would deliver that are not the last; 0 in a single dungeon.
int delivery_goods(const World *world);
int delivery_goods_of(const World *world, ItemKind kind);

// Points of the goods in the bag that the last stairs would deliver; 0 in a single dungeon.
int delivery_carried(const World *world);
