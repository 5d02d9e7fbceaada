// Makes a world from a level, with its monsters and things in place, or as a copy of another.
#include "base/check.h"
#include "gen/descent/depths.h"
#include "map/balance_hero.h"
#include "sim/classic.h"
#include "sim/hero/gear.h"
#include "sim/monsters/ai.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/known_things.h"
#include "sim/space/terrain.h"
#include "sim/state/bag.h"
#include "sim/toll/toll.h"

#include <stdlib.h>
#include <string.h>

static void place(World *world, ActorKind kind, Spawn spawn) {
    Vec cell = spawn.cell, pos = cell_centre(cell);
    // a hand-made map may put two into one cell: the second is left out
    if (level_solid(&world->level, cell) || !body_has_room_at(world, NOBODY, pos)) return;
    int index = body_create(world, kind, pos);
    if (index >= 0) world->actors[index].brain.pack = spawn.pack;
}

// The price of a thing on a pedestal, which is for sale, unless the game needs it.
static int price_of(const World *world, ItemKind kind, Vec cell) {
    ItemClass class = ITEMS[kind].class;
    bool needed = ITEMS[kind].counts || class == CLASS_KEY || class == CLASS_BELL || class == CLASS_CROWN ||
                  class == CLASS_WISH;
    bool stands = grid_at(&world->level.decor, cell) == DECOR_PEDESTAL;
    return stands && !needed ? WARE_COINS + WARE_COINS_DEPTH * world->depth : 0;
}

static void place_items(World *world) {
    const SpawnList *spawns = &world->level.items;
    for (int i = 0; i < spawns->count; i++) {
        ItemKind kind = (ItemKind)spawns->at[i].kind;
        Vec cell = spawns->at[i].cell;
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = kind,
                   .pos = cell_centre(cell),
                   .price = price_of(world, kind, cell),
                   .gift = grid_at(&world->level.decor, cell) == DECOR_DAIS};
        if (ITEMS[kind].counts) world->remaining++;
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        if (fixture->kind == FIXTURE_CHEST && ITEMS[fixture->item].counts) world->remaining++;
    }
}

static size_t cells_of(const Level *level) {
    return (size_t)level->tiles.w * (size_t)level->tiles.h;
}

static bool allocate(World *world) {
    size_t cells = cells_of(&world->level);
    world->cache.occupants = malloc(cells * sizeof *world->cache.occupants);
    if (world->cache.occupants == NULL) return false;
    for (size_t i = 0; i < cells; i++) world->cache.occupants[i] = NOBODY;
    return terrain_init(world) && flames_init(world) && toll_init(world);
}

static void populate(World *world) {
    CHECK(!level_solid(&world->level, world->level.start));
    place(world, ACTOR_HERO, (Spawn){.cell = world->level.start});
    const SpawnList *spawns = &world->level.monsters;
    for (int i = 0; i < spawns->count; i++) place(world, (ActorKind)spawns->at[i].kind, spawns->at[i]);
    place_items(world);
    terrain_update_view(world);
    known_learn_seen(world);
    for (int i = HERO + 1; i < world->actor_count; i++) ai_init_mind(world, i);
}

World *world_new_empty(Level *level) {
    World *world = calloc(1, sizeof *world);
    if (world == NULL) return NULL;
    world->level = *level;
    if (!allocate(world)) {
        world->level = (Level){0};
        world_free(world);
        return NULL;
    }
    *level = (Level){0};
    return world;
}

World *world_new(Level *level) {
    World *world = world_new_empty(level);
    if (world == NULL) return NULL;
    world->depth = int_max(world->level.depth, 1);
    world->quest = world->level.depth == 0;
    bag_init(&world->hero.bag);
    hero_init(world);
    rng_init(&world->combat, world->level.seed, STREAM_COMBAT);
    rng_init(&world->ai, world->level.seed, STREAM_AI);
    populate(world);
    return world;
}

void world_renew(World *world, Vec hero_cell) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        world->cache.broad |= ACTORS[actor->kind].w > 0;
        body_enter(world, i, actor->pos);
    }
    terrain_renew_from(world, hero_cell);
    if (world->classic) classic_see_all(world);
}

// Clears the pointers of a copy that still lead to the original's memory.
static void disown(World *copy) {
    Caches *cache = &copy->cache;
    copy->level = (Level){0};
    copy->known.explored = copy->known.tiles = copy->known.decor = (Grid){0};
    cache->flames = NULL;
    cache->bright = cache->closed = (Grid){0};
    cache->rebuild = NULL;
    cache->toll = NULL;
    for (int profile = 0; profile < PROFILE_COUNT; profile++) cache->barred[profile] = (Grid){0};
    cache->to_hero = NULL;
    cache->scratch = (DistMap){0};
    cache->occupants = NULL;
}

static bool copy_occupants(World *to, const World *from) {
    size_t size = cells_of(&from->level) * sizeof *to->cache.occupants;
    to->cache.occupants = malloc(size);
    if (to->cache.occupants != NULL) memcpy(to->cache.occupants, from->cache.occupants, size);
    return to->cache.occupants != NULL;
}

World *world_copy(const World *world) {
    World *copy = malloc(sizeof *copy);
    if (copy == NULL) return NULL;
    *copy = *world;
    disown(copy);
    if (level_clone(&copy->level, &world->level) && copy_occupants(copy, world) &&
        terrain_copy(copy, world) && flames_copy(copy, world) && toll_copy(copy, world))
        return copy;
    world_free(copy);
    return NULL;
}

void world_free(World *world) {
    if (world == NULL) return;
    level_free(&world->level);
    terrain_free(world);
    flames_free(world);
    toll_free(world);
    free(world->cache.occupants);
    free(world);
}
