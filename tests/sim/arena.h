#pragma once
// A world from a picture, and short words to play in it.

#include "sim/body.h"
#include "sim/world.h"
#include "support/picture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const Input STILL = {0, 0, 0};
static const Input STRIKE = {0, 0, BUTTON_STRIKE};
static const Input EAST = {1, 0, 0};
static const Input WEST = {-1, 0, 0};
static const Input SOUTH = {0, 1, 0};
static const Input NORTH = {0, -1, 0};

static inline World *arena_seeded(const char *rows, uint64_t seed) {
    Level level = level_from_picture(rows);
    level.seed = seed;
    World *world = world_new(&level);
    assert_non_null(world);
    return world;
}

static inline World *arena(const char *rows) {
    return arena_seeded(rows, 1);
}

static inline void run(World *world, Input input, int ticks) {
    for (int i = 0; i < ticks; i++) world_tick(world, input);
}

static inline Actor *hero_of(World *world) {
    return &world->actors[HERO];
}

// Events of one kind in this tick.
static inline int heard(const World *world, EventKind kind) {
    int count = 0;
    for (int i = 0; i < world->events.count; i++) count += world->events.at[i].kind == kind;
    return count;
}

// Runs until such an event; false when none came within `most` ticks.
static inline bool run_until(World *world, Input input, EventKind kind, int most) {
    for (int i = 0; i < most; i++) {
        world_tick(world, input);
        if (heard(world, kind) > 0) return true;
    }
    return false;
}

// Runs and counts such events.
static inline int run_count(World *world, Input input, EventKind kind, int ticks) {
    int count = 0;
    for (int i = 0; i < ticks; i++) {
        world_tick(world, input);
        count += heard(world, kind);
    }
    return count;
}

static inline bool run_until_mind(World *world, Input input, int index, Mind mind, int most) {
    for (int i = 0; i < most && world->actors[index].mind != mind; i++) world_tick(world, input);
    return world->actors[index].mind == mind;
}

// Presses and lets go, then waits: one strike from start to end, hit-stop aside.
static inline void strike(World *world) {
    world_tick(world, STRIKE);
    run(world, STILL, 20);
}

// Puts an actor elsewhere, `x` and `y` px off the centre of its own cell.
static inline void nudge(World *world, int index, int x, int y) {
    Vec pos = vec_add(cell_centre(cell_of(world->actors[index].pos)), (Vec){x * SUB, y * SUB});
    body_leave(world, index);
    assert_true(body_fits(world, index, pos));
    body_enter(world, index, pos);
}

// Puts an actor `x` and `y` px off the hero.
static inline void put_beside_hero(World *world, int index, int x, int y) {
    Vec pos = vec_add(world->actors[HERO].pos, (Vec){x * SUB, y * SUB});
    body_leave(world, index);
    assert_true(body_fits(world, index, pos));
    body_enter(world, index, pos);
    world->actors[index].step = cell_of(pos);
}

// One tick in which nobody wakes.
static inline void tick_asleep(World *world, Input input) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        world->actors[i].mind = MIND_ASLEEP;
        world->actors[i].notice = 0;
    }
    world_tick(world, input);
}

static inline void set_mind(World *world, int index, Mind mind) {
    Actor *actor = &world->actors[index];
    actor->mind = mind;
    actor->notice = mind == MIND_CHASE ? NOTICE_FULL : 0;
    actor->timer = 0;
}

// As if it had just seen the hero.
static inline void alarm(World *world, int index) {
    set_mind(world, index, MIND_CHASE);
    world->actors[index].sees = true;
    world->actors[index].seen = world->hero_cell;
    world->actors[index].unseen = 0;
}

static inline void face(World *world, int dir) {
    world->actors[HERO].facing = dir;
}

static inline bool boxes_overlap(Vec a, Vec b) {
    return int_abs(a.x - b.x) < BODY_W * SUB && int_abs(a.y - b.y) < BODY_H * SUB;
}
