#pragma once
// Stirs up a level of the descent before a toll, as a game might: the hero is elsewhere, flames are lit or
// out, doors half open, monsters on their way, things in the air.

#include "base/check.h"
#include "gen/gen.h"
#include "sim/hazards/doors.h"
#include "sim/hazards/props.h"
#include "sim/hero/loot.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/terrain.h"
#include "sim/state/bag.h"
#include "sim/state/world.h"
#include "sim/toll/toll.h"

// Opens the vestibule, if there is one: breaks its pot and rings its bell.
static inline void stir_open(World *world) {
    Rect rect = world->level.vestibule;
    for (int i = 0; i < rect.w * rect.h; i++)
        props_hit_nearest(world, (Vec){rect.x + i % rect.w, rect.y + i / rect.w}, PROP_HP, HERO);
    toll_perform_first(world);
}

// Turns a key in its lock, if a key lies on the level, so late that the lock may still be opening when the
// toll comes.
static inline void stir_lock(World *world, Rng *rng) {
    const Grid *tiles = &world->level.tiles;
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *key = &world->floor.items[i];
        if (key->taken || ITEMS[key->kind].key == 0 || !rng_chance(rng, 1, 3)) continue;
        for (int k = 0; k < tiles->w * tiles->h; k++) {
            Vec cell = {k % tiles->w, k / tiles->w};
            if (level_lock(&world->level, cell) != ITEMS[key->kind].key) continue;
            key->taken = true;
            world->hero.keys[ITEMS[key->kind].key - 1]++;
            doors_try_to_open(world, HERO, cell);
            return;
        }
    }
}

// Makes a depth of the descent, with set pieces or without, as a toll finds it. The caller frees it.
static inline World *stir_depth(uint64_t seed, int depth, bool pieces) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = seed;
    options.depth = depth;
    options.pieces = pieces;
    Level level;
    CHECK(gen_level(&level, &options));
    World *world = world_new(&level);
    CHECK(world != NULL);
    stir_open(world);
    return world;
}

static inline bool stir_cell(const World *world, Rng *rng, Vec *cell) {
    const Grid *tiles = &world->level.tiles;
    for (int i = 0; i < 400; i++) {
        cell->x = rng_between(rng, 1, tiles->w - 2);
        cell->y = rng_between(rng, 1, tiles->h - 2);
        if (dist_at(&world->cache.scratch, *cell) != DIST_NONE && floor_allows_items(world, *cell))
            return true;
    }
    return false;
}

static inline void stir_hero(World *world, Rng *rng) {
    Vec cell;
    Actor *hero = &world->actors[HERO];
    dist_from(&world->cache.scratch, &world->level, cell_of(hero->pos), FOUR_WAYS, DIST_NONE);
    if (!stir_cell(world, rng, &cell) || !body_has_room_at(world, HERO, cell_centre(cell))) return;
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre(cell));
    terrain_update_view(world);
}

static inline void stir_flames(World *world, Rng *rng) {
    const Grid *decor = &world->level.decor;
    for (int y = 0; y < decor->h; y++) {
        for (int x = 0; x < decor->w; x++) {
            Vec cell = {x, y};
            bool bracket = grid_at(decor, cell) == DECOR_BRACKET, torch = grid_at(decor, cell) == DECOR_TORCH;
            Tile tile = level_tile(&world->level, cell);
            if ((bracket || tile == TILE_BRAZIER) && rng_chance(rng, 1, 4))
                light_fixture_kindle(world, cell, HERO);
            if ((torch || tile == TILE_BRAZIER_LIT) && rng_chance(rng, 1, 6))
                light_fixture_quench(world, cell, HERO);
        }
    }
    for (int i = rng_below(rng, 4); i > 0; i--) {
        Vec cell;
        if (stir_cell(world, rng, &cell))
            floor_put_lit_item(world, ITEM_CANDLE, cell, rng_between(rng, 2, 9000));
    }
    world->hero.lantern_shut = rng_chance(rng, 1, 2);
    world->hero.bag.hand = rng_chance(rng, 1, 8) ? ITEM_BRAND : ITEM_ARROW;
}

static inline void stir_works(World *world, Rng *rng) {
    const Grid *tiles = &world->level.tiles;
    for (int y = 1; y < tiles->h - 1; y++) {
        for (int x = 1; x < tiles->w - 1; x++) {
            bool door = grid_at(tiles, (Vec){x, y}) == TILE_DOOR;
            if (door && rng_chance(rng, 1, 3)) doors_try_to_open(world, HERO, (Vec){x, y});
        }
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        bool shut = chest->kind == FIXTURE_CHEST && world->floor.fixtures[i].phase == PHASE_REST;
        if (!shut || chest->lock != 0 || !rng_chance(rng, 1, 12)) continue;
        world->floor.fixtures[i].phase = PHASE_OPEN;
        loot_give(world, (ItemKind)chest->item, cell_centre(chest->cell));
    }
}

static inline void stir_air(World *world, Rng *rng) {
    static const MissileKind KINDS[] = {MISSILE_DART, MISSILE_ARROW, MISSILE_LOB, MISSILE_LOB};
    for (int i = rng_below(rng, 4); i > 0; i--) {
        Vec cell;
        if (!stir_cell(world, rng, &cell)) continue;
        MissileKind kind = KINDS[rng_below(rng, 4)];
        int treasure = rng_below(rng, ITEM_HEART), what = kind == MISSILE_LOB ? treasure : ITEM_ARROW;
        world->floor.missiles[40 + i] = (Missile){.kind = kind,
                                                  .pos = cell_centre(cell),
                                                  .prev = cell_centre(cell),
                                                  .vel = {512, 0},
                                                  .way = 9000,
                                                  .span = 9000,
                                                  .item = {.kind = (ItemKind)what, .counted = true},
                                                  .rest = cell};
    }
    if (world->hero.bag.hand != ITEM_ARROW || !rng_chance(rng, 1, 4)) return;
    bag_add(&world->hero.bag, ITEM_CHEESE, 0);
    world->hero.bag.hand = ITEM_CHEESE;
    world->actors[HERO].act = ACT_AIM;
    world->actors[HERO].act_ticks = rng_below(rng, 40);
}

static inline void stir_ticks(World *world, Rng *rng, int ticks) {
    Input input = {.x = 0};
    for (int i = 0; i < ticks; i++) {
        if (rng_chance(rng, 1, 12)) input.x = (int8_t)rng_between(rng, -1, 1);
        if (rng_chance(rng, 1, 12)) input.y = (int8_t)rng_between(rng, -1, 1);
        input.buttons = rng_chance(rng, 1, 8) ? BUTTON_STRIKE : rng_chance(rng, 1, 30) ? BUTTON_ROLL : 0;
        world->actors[HERO].hp = world->actors[HERO].hp_max;
        world->clock.ticks = world->clock.period;
        world_tick(world, input);
    }
}

static inline void stir(World *world, Rng *rng) {
    stir_hero(world, rng);
    stir_ticks(world, rng, 1);
    stir_flames(world, rng);
    stir_works(world, rng);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE || !rng_chance(rng, 1, 4)) continue;
        actor->brain.mind = rng_chance(rng, 1, 2) ? MIND_CHASE : MIND_PATROL;
        actor->brain.seen = world->cache.hero_cell;
    }
    int ticks = rng_between(rng, 1, 60);
    stir_ticks(world, rng, ticks);
    if (rng_chance(rng, 1, 4)) stir_lock(world, rng);
    ticks = rng_below(rng, DOOR_OPEN_TICKS);
    stir_ticks(world, rng, ticks);
    dist_from(&world->cache.scratch, &world->level, cell_of(world->actors[HERO].pos), FOUR_WAYS, DIST_NONE);
    stir_air(world, rng);
}
