#include "sim/hero/confirm.h"
#include "sim/state/world.h"

#include "base/check.h"
#include "sim/hazards/doors.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/missiles.h"
#include "sim/hazards/props.h"
#include "sim/hazards/spills.h"
#include "sim/hazards/traps.h"
#include "sim/hero/delivery.h"
#include "sim/hero/gear.h"
#include "sim/hero/item_use.h"
#include "sim/hero/loot.h"
#include "sim/hero/throw.h"
#include "sim/hero/verbs.h"
#include "sim/monsters/ai.h"
#include "sim/monsters/species.h"
#include "sim/monsters/wounds.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/state/bag.h"
#include "sim/toll/toll.h"

#include <stdlib.h>

static void place(World *world, ActorKind kind, Spawn spawn) {
    Vec cell = spawn.cell, pos = cell_centre(cell);
    // A map made by hand may ask for two in one cell; the second is left out.
    if (level_solid(&world->level, cell) || !body_fits(world, -1, pos)) return;
    int index = body_create(world, kind, pos);
    if (index >= 0) world->actors[index].brain.pack = spawn.pack;
}

static void place_items(World *world) {
    const SpawnList *spawns = &world->level.items;
    for (int i = 0; i < spawns->count; i++) {
        ItemKind kind = (ItemKind)spawns->at[i].kind;
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = kind, .pos = cell_centre(spawns->at[i].cell)};
        if (ITEMS[kind].counts) world->remaining++;
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        if (fixture->kind == FIXTURE_CHEST && ITEMS[fixture->item].counts) world->remaining++;
    }
}

static bool allocate(World *world) {
    size_t cells = (size_t)world->level.tiles.w * (size_t)world->level.tiles.h;
    world->cache.occupants = malloc(cells * sizeof *world->cache.occupants);
    if (world->cache.occupants == NULL) return false;
    for (size_t i = 0; i < cells; i++) world->cache.occupants[i] = -1;
    return terrain_init(world) && flames_init(world) && toll_init(world);
}

static void populate(World *world) {
    CHECK(!level_solid(&world->level, world->level.start));
    place(world, ACTOR_HERO, (Spawn){.cell = world->level.start});
    const SpawnList *spawns = &world->level.monsters;
    for (int i = 0; i < spawns->count; i++) place(world, (ActorKind)spawns->at[i].kind, spawns->at[i]);
    place_items(world);
    terrain_look(world);
    for (int i = HERO + 1; i < world->actor_count; i++) ai_settle(world, i);
}

World *world_new(Level *level) {
    World *world = calloc(1, sizeof *world);
    if (world == NULL) return NULL;
    world->level = *level;
    if (!allocate(world)) {
        world->level = (Level){0};
        world_free(world);
        return NULL;
    }
    *level = (Level){0};
    world->depth = world->level.quota > 0 ? world->level.depth : 1;
    world->quest = world->level.quota == 0;
    bag_init(&world->hero.bag);
    run_init(world);
    rng_init(&world->combat, world->level.seed, STREAM_COMBAT);
    rng_init(&world->ai, world->level.seed, STREAM_AI);
    populate(world);
    return world;
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

static void begin_tick(World *world) {
    world->tick++;
    world->cache.plans = PLANS_MAX;
    world->events.count = 0;
    world->exit = EXIT_NONE;
    for (int i = 0; i < world->actor_count; i++) world->actors[i].prev = world->actors[i].pos;
    for (int i = 0; i < MISSILES_MAX; i++) world->floor.missiles[i].prev = world->floor.missiles[i].pos;
}

static void cool_down(World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        if (world->actors[i].invulnerable > 0) world->actors[i].invulnerable--;
    }
}

// Who steps into an opening of the border is through.
static void leave_by_side(World *world) {
    const Grid *tiles = &world->level.tiles;
    Vec cell = cell_of(world->actors[HERO].pos);
    if (cell.y == 0) world->exit = EXIT_NORTH;
    if (cell.y == tiles->h - 1) world->exit = EXIT_SOUTH;
    if (cell.x == 0) world->exit = EXIT_WEST;
    if (cell.x == tiles->w - 1) world->exit = EXIT_EAST;
}

void world_tick(World *world, Input input) {
    begin_tick(world);
    hero_press(world, input);
    if (world->hitstop > 0) {
        world->hitstop--;
        return;
    }
    cool_down(world);
    doors_tick(world);
    hero_tick(world, input);
    wounds_settle(world);
    leave_by_side(world);
    terrain_look(world);
    noise_step(world);
    ai_tick(world);
    traps_tick(world);
    missiles_tick(world);
    terrain_tread(world);
    props_tick(world);
    spills_tick(world);
    fire_tick(world);
    gear_tick(world);
    confirm_tick(world);
    throw_tick(world);
    item_use_tick(world);
    wounds_settle(world);
    skeletons_rise(world);
    flames_tick(world);
    toll_tick(world);
    toll_deal_strays(world);
    if (world->outcome == OUTCOME_NONE) loot_collect(world);
    world->hero.score.total = delivery_score(world);
}
