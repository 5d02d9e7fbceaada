#include "bench/crowd.h"

#include "base/check.h"
#include "bench/maps.h"
#include "sim/space/sight.h"

#include <stdlib.h>

enum { SIDE = 101, MONSTERS = 1000, WARM_TICKS = 60, LEVELS_A_LOOK = 10, AWAKE_MIN = 950 };

typedef struct Crowd {
    World *worlds[MAPS];
    Rng rng;
} Crowd;

static void people(Level *level, Rng *rng) {
    level->monsters.count = 0;
    while (level->monsters.count < MONSTERS) {
        Vec cell = map_cell(level, rng);
        int kind = ACTOR_RAT + level->monsters.count % (ACTOR_KIND_COUNT - ACTOR_RAT);
        if (!level_taken(level, cell)) CHECK(spawn_add(&level->monsters, kind, cell));
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

static World *world_of(uint64_t seed, Rng *rng) {
    Level level = map_make(GEN_SCATTER, SIDE, seed);
    people(&level, rng);
    World *world = world_new(&level);
    CHECK(world != NULL);
    wake(world);
    return world;
}

static void build(Bed *bed) {
    Crowd *crowd = calloc(1, sizeof *crowd);
    CHECK(crowd != NULL);
    bed->own = crowd;
    rng_init(&crowd->rng, 1, STREAM_AI);
    for (int i = 0; i < MAPS; i++) crowd->worlds[i] = world_of((uint64_t)i, &crowd->rng);
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
    int least = MONSTERS;
    for (int i = 0; i < MAPS; i++) {
        ticks(crowd->worlds[i], somewhere(&crowd->rng), WARM_TICKS);
        wake(crowd->worlds[i]);
        least = int_min(least, awake(crowd->worlds[i]));
    }
    return least >= AWAKE_MIN ? NULL : "too few are awake";
}

void crowd_ready(Bed *bed, int run) {
    Crowd *crowd = bed->own;
    wake(crowd->worlds[run % MAPS]);
}

void crowd_ticks(Bed *bed, int run) {
    Crowd *crowd = bed->own;
    ticks(crowd->worlds[run % MAPS], somewhere(&crowd->rng), bed->work->count);
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
    bool many = see > MAPS * MONSTERS / 4;
    return many == (bed->work->kind == CROWD_NEAR) ? NULL : "they do not see what they should";
}

// The hero's view is looked at once in each level: it serves all.
void crowd_look(Bed *bed, int run) {
    Crowd *crowd = bed->own;
    for (int i = 0; i < LEVELS_A_LOOK; i++) {
        World *world = crowd->worlds[(run * LEVELS_A_LOOK + i) % MAPS];
        world->tick++;
        for (int monster = HERO + 1; monster < world->actor_count; monster++) sight_tick(world, monster);
    }
}

void crowd_close(Bed *bed) {
    Crowd *crowd = bed->own;
    for (int i = 0; i < MAPS; i++) world_free(crowd->worlds[i]);
    free(crowd);
}
