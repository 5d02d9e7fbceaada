#include "bench/crowd.h"

#include "base/check.h"
#include "bench/maps.h"
#include "map/balance_notice.h"
#include "sim/space/sight.h"
#include "sim/stir.h"
#include "support/taken.h"

#include <stdlib.h>

enum { WARM_TICKS = 60, LEVELS_A_LOOK = 10, AWAKE_MIN = 95 }; // percent

typedef struct Crowd {
    World *worlds[MAPS];
    Rng rng;
} Crowd;

static int maps_of(const Work *work) {
    return work->maps != 0 ? work->maps : MAPS;
}

static World *world_at(const Bed *bed, int run) {
    return ((Crowd *)bed->own)->worlds[run % maps_of(bed->work)];
}

// Where all around is floor: no way is shut.
static bool spacious(const Level *level, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (!level_floor(level, vec_add(cell, DIRS[dir]))) return false;
    }
    return !level_taken(level, cell);
}

static void light(Level *level, int flames, Rng *rng) {
    while (flames > 0) {
        Vec cell = map_cell(level, rng);
        if (!spacious(level, cell)) continue;
        level_change_tile(level, cell, TILE_BRAZIER_LIT);
        flames--;
    }
}

static void people(Level *level, int monsters, Rng *rng) {
    level->monsters.count = 0;
    for (int kind = ACTOR_RAT; level->monsters.count < monsters;) {
        Vec cell = map_cell(level, rng);
        if (level_taken(level, cell)) continue;
        CHECK(spawn_add(&level->monsters, kind, cell));
        kind = map_kind_after(kind);
    }
    level_sort(level);
}

static void wake(World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Actor *actor = &world->actors[i];
        actor->hp = actor->hp_max;
        if (actor->kind == ACTOR_NONE || actor->brain.mind != MIND_ASLEEP) continue;
        actor->brain.mind = MIND_CHASE;
        actor->brain.notice = NOTICE_FULL;
        actor->brain.sees = true;
        actor->brain.seen = world->cache.hero_cell;
    }
}

// He neither dies nor stands still for long.
static void ticks(World *world, Input input, int count) {
    for (int i = 0; i < count; i++) {
        world->actors[HERO].hp = world->actors[HERO].hp_max;
        world->hitstop = 0;
        world_tick(world, input);
    }
}

static Input somewhere(Rng *rng) {
    Input input = {0};
    input.x = (int8_t)rng_between(rng, -1, 1);
    input.y = (int8_t)rng_between(rng, -1, 1);
    return input;
}

static World *furnished(const Work *work, uint64_t seed, Rng *rng) {
    Level level = map_make(GEN_SCATTER, work->side, seed);
    light(&level, work->flames, rng);
    people(&level, work->monsters, rng);
    World *world = world_new(&level);
    CHECK(world != NULL);
    return world;
}

World *crowd_world(const Work *work, uint64_t seed, Rng *rng) {
    World *world = work->depth != 0 ? stir_depth(seed, work->depth, true) : furnished(work, seed, rng);
    wake(world);
    return world;
}

static void build(Bed *bed) {
    Crowd *crowd = calloc(1, sizeof *crowd);
    CHECK(crowd != NULL);
    bed->own = crowd;
    rng_init(&crowd->rng, 1, STREAM_AI);
    for (int i = 0; i < maps_of(bed->work); i++)
        crowd->worlds[i] = crowd_world(bed->work, (uint64_t)i, &crowd->rng);
}

static int awake(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++)
        count += world->actors[i].kind != ACTOR_NONE && world->actors[i].brain.mind != MIND_ASLEEP;
    return count;
}

const char *crowd_open(Bed *bed) {
    build(bed);
    Crowd *crowd = bed->own;
    bed->units = bed->work->count;
    int least = bed->work->monsters;
    for (int i = 0; i < maps_of(bed->work); i++) {
        ticks(crowd->worlds[i], somewhere(&crowd->rng), WARM_TICKS);
        wake(crowd->worlds[i]);
        least = int_min(least, awake(crowd->worlds[i]));
    }
    return 100 * least >= AWAKE_MIN * bed->work->monsters ? NULL : "too few are awake";
}

void crowd_ready(Bed *bed, int run) {
    wake(world_at(bed, run));
}

void crowd_ticks(Bed *bed, int run) {
    Crowd *crowd = bed->own;
    ticks(world_at(bed, run), somewhere(&crowd->rng), bed->work->count);
}

// For sight it does not matter whether bodies overlap.
static void press(World *world, Rng *rng) {
    Vec cell;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        do {
            int x = rng_between(rng, -SIGHT_X, SIGHT_X);
            int y = rng_between(rng, -SIGHT_Y, SIGHT_Y);
            cell = vec_add(world->cache.hero_cell, (Vec){x, y});
        } while (!fov_has(&world->cache.view, cell));
        world->actors[i].pos = cell_centre(cell);
    }
}

static int seeing(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) count += world->actors[i].brain.sees;
    return count;
}

const char *crowd_look_open(Bed *bed) {
    build(bed);
    Crowd *crowd = bed->own;
    int see = 0;
    for (int i = 0; i < MAPS; i++) {
        if (bed->work->kind == CROWD_NEAR) press(crowd->worlds[i], &crowd->rng);
    }
    for (int i = 0; i < SIGHT_TICKS * MAPS; i++) crowd_look(bed, i);
    for (int i = 0; i < MAPS; i++) see += seeing(crowd->worlds[i]);
    bool many = see > MAPS * bed->work->monsters / 4;
    return many == (bed->work->kind == CROWD_NEAR) ? NULL : "they do not see what they should";
}

// The hero's view is looked at once in each level: it serves all.
void crowd_look(Bed *bed, int run) {
    Crowd *crowd = bed->own;
    for (int i = 0; i < LEVELS_A_LOOK; i++) {
        World *world = crowd->worlds[(run * LEVELS_A_LOOK + i) % MAPS];
        world->tick++;
        for (int monster = HERO + 1; monster < world->actor_count; monster++)
            sight_update_brain(world, monster);
    }
}

void crowd_close(Bed *bed) {
    Crowd *crowd = bed->own;
    for (int i = 0; i < maps_of(bed->work); i++) world_free(crowd->worlds[i]);
    free(crowd);
}
