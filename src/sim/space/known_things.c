#include "sim/space/known_things.h"

#include "sim/space/body.h"
#include "sim/space/terrain.h"
#include "sim/state/quota.h"

static bool sees(const World *world, Vec cell) {
    return fov_has(&world->cache.view, cell);
}

static KnownItem as_it_is(const Item *item) {
    return (KnownItem){.there = true, .hallowed = item->hallowed, .kind = item->kind, .pos = item->pos};
}

// Notes an item. A hero who knows of a treasure is also told when it is hallowed.
static void look_at_item(const World *world, const Item *item, KnownItem *known) {
    Vec cell = cell_of(known->pos);
    if (!item->taken && sees(world, cell_of(item->pos))) {
        *known = as_it_is(item);
    } else if (known->there) {
        known->there = !sees(world, cell) && world_known(world, cell) != KNOWN_STALE;
        known->hallowed |= item->hallowed;
    }
}

static void look_at_items(World *world) {
    KnownThings *things = &world->known.things;
    for (; things->item_count < world->floor.item_count; things->item_count++)
        things->items[things->item_count] = (KnownItem){0};
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        look_at_item(world, item, &things->items[i]);
        if (item->price > 0 && things->items[i].there)
            world->hero.named[item->kind] = true; // the keeper tells him what it is
    }
}

// Notes the treasures without which nobody can go on, wherever they lie.
static void learn_needed(World *world) {
    if (!quota_needs_all(world)) return;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (quota_is_in_open(world, item)) world->known.things.items[i] = as_it_is(item);
    }
}

static void keep_chest(KnownThings *things, const World *world, int index) {
    if (things->chest_count == LEVEL_FIXTURES_MAX) return;
    things->chests[things->chest_count++] =
        (KnownChest){.fixture = world->level.fixtures[index], .state = world->floor.fixtures[index]};
}

// Notes a mimic: to the hero it is a closed chest.
static void keep_mimic(KnownThings *things, Vec cell) {
    if (things->chest_count == LEVEL_FIXTURES_MAX) return;
    things->chests[things->chest_count++] =
        (KnownChest){.fixture = {.kind = FIXTURE_CHEST, .cell = cell}, .mimic = true};
}

static bool is_chest(const Fixture *fixture) {
    return fixture->kind == FIXTURE_CHEST;
}

static void look_at_chests(World *world) {
    KnownThings *things = &world->known.things;
    int kept = 0;
    for (int i = 0; i < things->chest_count; i++) {
        Vec cell = things->chests[i].fixture.cell;
        if (!sees(world, cell) && world_known(world, cell) != KNOWN_STALE)
            things->chests[kept++] = things->chests[i];
    }
    things->chest_count = kept;
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        if (is_chest(fixture) && sees(world, fixture->cell)) keep_chest(things, world, i);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (body_looks_like_chest(actor) && sees(world, cell_of(actor->pos)))
            keep_mimic(things, cell_of(actor->pos));
    }
}

void known_learn_seen(World *world) {
    look_at_items(world);
    learn_needed(world);
    look_at_chests(world);
}

void known_learn_explored(World *world) {
    KnownThings *things = &world->known.things;
    things->item_count = world->floor.item_count;
    things->chest_count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool known = !item->taken && world_known(world, cell_of(item->pos)) == KNOWN_WELL;
        things->items[i] = known ? as_it_is(item) : (KnownItem){0};
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        if (is_chest(fixture) && world_known(world, fixture->cell) == KNOWN_WELL)
            keep_chest(things, world, i);
    }
}

void knowledge_reveal_all(World *world) {
    for (int y = 0; y < world->level.tiles.h; y++) {
        for (int x = 0; x < world->level.tiles.w; x++) terrain_learn_cell(world, (Vec){x, y});
    }
    known_learn_explored(world);
}

bool known_exit_find(const World *world, Vec *cell) {
    const Grid *tiles = &world->known.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        *cell = (Vec){i % tiles->w, i / tiles->w};
        bool known = world->known.explored.cells[i] != KNOWN_NOT;
        if (known && tiles->cells[i] == level_stairs_on(&world->level)) return true;
    }
    return false;
}
