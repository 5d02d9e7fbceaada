#pragma once
// The treasures that the quota may count on: those in the open. Treasures behind a locked door, a cracked
// wall or a secret are extra, because the way down never requires a key, a bomb or a plate.

#include "sim/state/world.h"

// True for tiles that close off the cells behind them.
bool tile_closes_off_cells(Tile tile);

// Recomputes world->cache.closed. Call it when such a tile appeared or vanished.
void quota_update_closed(World *world);

// True for a treasure that was never collected.
static inline bool quota_is_uncollected(const Item *item) {
    return !item->taken && !item->counted && ITEMS[item->kind].counts;
}

// True for a treasure that was never collected and lies in the open.
bool quota_is_in_open(const World *world, const Item *item);

// The number of such treasures, including those that thieves carry.
int quota_count_at_risk(const World *world);

// The number of all that were never collected, also in chests: World.remaining.
int quota_count_all(const World *world);

// The number of treasures that lie hallowed and were never collected.
int quota_hallowed(const World *world);

// How many treasures are still missing to open the grate. In a single dungeon: how many no toll may take, but
// never the last treasure.
int quota_count_missing(const World *world);

// True when the quota needs all treasures in the open.
bool quota_needs_all(const World *world);
