#pragma once
// Which goods the quota may count on: those in the open. What lies behind a locked door, a cracked wall or a
// secret is a prize; nobody has to find a key, a bomb or a plate for the way down.

#include "sim/state/world.h"

// True for what closes off the cells behind it.
bool needed_bars(Tile tile);

// Finds world->closed anew: to be called when such a tile came or went.
void needed_find(World *world);

// A good that lies somewhere and was never collected.
static inline bool needed_uncollected(const Item *item) {
    return !item->taken && !item->counted && ITEMS[item->kind].counts;
}

// One of those, in the open.
bool needed_good(const World *world, const Item *item);

// How many of these there are, those that thieves carry included.
int needed_open(const World *world);

// How many goods must still be collected to open the grate. In a single dungeon, that no toll may take: never
// the last one.
int needed_missing(const World *world);

// True when all goods in the open are needed so.
bool needed_all(const World *world);
