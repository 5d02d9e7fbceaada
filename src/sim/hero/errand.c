#include "sim/hero/errand.h"

#include "sim/hero/loot.h"
#include "sim/state/emit.h"

enum { NEAR = 3 }; // cells

bool errand_is_in_cell(const World *world, Vec cell) {
    return level_tile(&world->level, cell) == TILE_ASKER;
}

int errand_item_kind(const World *world) {
    const SpawnList *items = &world->level.items;
    for (int i = 0; i < items->count; i++) {
        if (ITEMS[items->at[i].kind].class == CLASS_WISH) return items->at[i].kind;
    }
    return -1;
}

static void ask(World *world, Vec cell) {
    int thing = errand_item_kind(world);
    if (thing >= 0 && world->floor.errand == ERRAND_UNTOLD) world->floor.errand = ERRAND_TOLD;
    bool done = thing < 0 || world->floor.errand == ERRAND_DONE;
    emit_at(world, done ? EVENT_WISH_PAST : EVENT_WISH, HERO, done ? 0 : thing, 0, cell_centre(cell));
}

static void pay(World *world, int thing, Vec cell) {
    Reward reward = ITEMS[thing].reward;
    world->floor.errand = ERRAND_DONE;
    emit_at(world, EVENT_WISH_GRANTED, HERO, thing, reward.count, cell_centre(cell));
    for (int i = 0; i < reward.count; i++) loot_give(world, reward.kind, world->actors[HERO].pos);
}

void errand_use(World *world, Vec cell) {
    if (world->floor.errand == ERRAND_CARRIED) {
        pay(world, errand_item_kind(world), cell);
    } else {
        ask(world, cell);
    }
}

void errand_ask_when_near(World *world) {
    if (world->floor.errand != ERRAND_UNTOLD || errand_item_kind(world) < 0) return;
    Vec hero = cell_of(world->actors[HERO].pos);
    for (int i = 0; i < (2 * NEAR + 1) * (2 * NEAR + 1); i++) {
        Vec cell = {hero.x - NEAR + i % (2 * NEAR + 1), hero.y - NEAR + i / (2 * NEAR + 1)};
        if (!errand_is_in_cell(world, cell) || !fov_has(&world->cache.view, cell)) continue;
        ask(world, cell);
        return;
    }
}
