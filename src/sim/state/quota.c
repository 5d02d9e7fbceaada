#include "sim/state/quota.h"

enum { OPEN, CLOSED };

bool tile_closes_off_cells(Tile tile) {
    return tile_lock(tile) != 0 || tile == TILE_CRACKED || tile == TILE_SECRET;
}

// True for tiles that can be walked on, pushed away or broken.
static bool lets_through(Tile tile) {
    return TILES[tile].way || TILES[tile].prop;
}

// Marks a cell as open and adds it to the queue, if it was not met and lets bodies through. Returns the new
// number of cells in the queue.
static int meet(World *world, int count, Vec cell) {
    bool met = grid_get(&world->cache.closed, cell, OPEN) == OPEN;
    if (met || !lets_through(level_tile(&world->level, cell))) return count;
    grid_set(&world->cache.closed, cell, OPEN);
    world->cache.scratch.queue[count] = (int32_t)grid_index(&world->cache.closed, cell);
    return count + 1;
}

// Starts the search from where the level was entered and from its stairs: the vestibule is shut, but by no
// key.
static int meet_entries(World *world) {
    const Grid *tiles = &world->level.tiles;
    int count = meet(world, 0, world->level.start);
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Tile tile = (Tile)tiles->cells[i];
        if (!tile_stairs(tile)) continue;
        count = meet(world, count, (Vec){i % tiles->w, i / tiles->w});
    }
    return count;
}

void quota_update_closed(World *world) {
    int w = world->cache.closed.w;
    grid_fill(&world->cache.closed, CLOSED);
    int count = meet_entries(world);
    for (int i = 0; i < count; i++) {
        Vec cell = {world->cache.scratch.queue[i] % w, world->cache.scratch.queue[i] / w};
        for (int dir = 0; dir < DIR_COUNT; dir += 2) count = meet(world, count, vec_add(cell, DIRS[dir]));
    }
}

bool quota_is_in_open(const World *world, const Item *item) {
    return quota_is_uncollected(item) && grid_get(&world->cache.closed, cell_of(item->pos), CLOSED) == OPEN;
}

// The treasures that thieves carry.
static int count_stolen(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        count += actor->kind != ACTOR_NONE && actor->brain.carries_loot && !actor->brain.booty.counted;
    }
    return count;
}

int quota_count_at_risk(const World *world) {
    int count = count_stolen(world);
    for (int i = 0; i < world->floor.item_count; i++)
        count += quota_is_in_open(world, &world->floor.items[i]);
    return count;
}

int quota_count_all(const World *world) {
    int count = count_stolen(world);
    for (int i = 0; i < world->floor.item_count; i++) count += quota_is_uncollected(&world->floor.items[i]);
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool shut = fixture->kind == FIXTURE_CHEST && world->floor.fixtures[i].phase != PHASE_OPEN;
        count += shut && ITEMS[fixture->item].counts;
    }
    return count;
}

int quota_hallowed(const World *world) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        count += item->hallowed && !item->taken && !item->counted;
    }
    return count;
}

int quota_count_missing(const World *world) {
    int missing = world->clock.elite_dead ? 0 : world->clock.quota - world->collected;
    return int_max(missing, world->clock.single ? 1 : 0);
}

bool quota_needs_all(const World *world) {
    int missing = quota_count_missing(world);
    return world->clock.on && missing > 0 && quota_count_at_risk(world) <= missing;
}
