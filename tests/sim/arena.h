#pragma once
// Makes a world from a picture in letters, with short functions to play in it.

#include "sim/combat/combat.h"
#include "sim/monsters/ai.h"
#include "sim/space/body.h"
#include "sim/state/world.h"
#include "support/picture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const Input STILL = {.x = 0, .y = 0, .buttons = 0};
static const Input STRIKE = {.x = 0, .y = 0, .buttons = BUTTON_STRIKE};
static const Input USE = {.x = 0, .y = 0, .buttons = BUTTON_USE};
static const Input ROLL = {.x = 0, .y = 0, .buttons = BUTTON_ROLL};
static const Input THROW = {.x = 0, .y = 0, .buttons = BUTTON_THROW};
static const Input SHUTTER = {.x = 0, .y = 0, .buttons = BUTTON_SHUTTER};
static const Input BELL = {.x = 0, .y = 0, .buttons = BUTTON_BELL};
static const Input EAST = {.x = 1, .y = 0, .buttons = 0};
static const Input WEST = {.x = -1, .y = 0, .buttons = 0};
static const Input SOUTH = {.x = 0, .y = 1, .buttons = 0};
static const Input NORTH = {.x = 0, .y = -1, .buttons = 0};

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

// An empty room of w x h cells including its walls.
static inline World *empty_room(int w, int h, Vec hero) {
    char rows[1024];
    assert_in_range(h * (w + 1), 1, sizeof rows - 1);
    for (int i = 0; i < h * (w + 1); i++) {
        int x = i % (w + 1), y = i / (w + 1);
        bool wall = x == 0 || x == w - 1 || y == 0 || y == h - 1;
        rows[i] = x == w ? '\n' : wall ? '#' : vec_eq((Vec){x, y}, hero) ? '@' : '.';
    }
    rows[h * (w + 1)] = '\0';
    return arena(rows);
}

// A world from a picture, with a chest or a trap added.
static inline World *arena_with(const char *rows, Fixture fixture) {
    Level level = level_from_picture(rows);
    level.seed = 1;
    assert_true(fixture_add(&level, fixture));
    World *world = world_new(&level);
    assert_non_null(world);
    return world;
}

static inline void run(World *world, Input input, int ticks) {
    for (int i = 0; i < ticks; i++) world_tick(world, input);
}

static inline Actor *hero_of(World *world) {
    return &world->actors[HERO];
}

// Kills a monster where it stands.
static inline void slay(World *world, int index, Cause cause) {
    combat_kill(world, index, cause, world->actors[index].pos);
    wounds_resolve(world);
}

// Counts the events of one kind in this tick.
static inline int heard(const World *world, EventKind kind) {
    int count = 0;
    for (int i = 0; i < world->events.count; i++) count += world->events.at[i].kind == kind;
    return count;
}

// True if there was a noise with that reach in this tick.
static inline bool heard_noise(const World *world, int reach) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_NOISE && event->amount == reach) return true;
    }
    return false;
}

// Runs until there is such an event. Returns false when none came within `most` ticks.
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
    for (int i = 0; i < most && world->actors[index].brain.mind != mind; i++) world_tick(world, input);
    return world->actors[index].brain.mind == mind;
}

// How long a strike of the hero lasts, without hit-stop.
static inline int strike_ticks(void) {
    return ACTORS[ACTOR_HERO].blow.windup + BLOW_TICKS + ACTORS[ACTOR_HERO].blow.recovery;
}

// One strike from its beginning to its end, without hit-stop: presses and releases the button, then waits.
static inline void strike(World *world) {
    world_tick(world, STRIKE);
    run(world, STILL, strike_ticks());
}

// Moves an actor to a point `x` and `y` px from the centre of its own cell.
static inline void nudge(World *world, int index, int x, int y) {
    Vec pos = vec_add(cell_centre(cell_of(world->actors[index].pos)), (Vec){x * SUB, y * SUB});
    body_leave(world, index);
    assert_true(body_has_room_at(world, index, pos));
    body_enter(world, index, pos);
}

// Moves an actor to a point `x` and `y` px from the hero.
static inline void put_beside_hero(World *world, int index, int x, int y) {
    Vec pos = vec_add(world->actors[HERO].pos, (Vec){x * SUB, y * SUB});
    body_leave(world, index);
    assert_true(body_has_room_at(world, index, pos));
    body_enter(world, index, pos);
    world->actors[index].brain.route.step = cell_of(pos);
}

// Runs one tick in which all monsters sleep and none wakes.
static inline void tick_asleep(World *world, Input input) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        world->actors[i].brain.mind = MIND_ASLEEP;
        world->actors[i].brain.notice = 0;
    }
    world_tick(world, input);
}

// Runs one tick in which all monsters stand still and are suspicious, so that they are on their guard.
static inline void tick_wary(World *world, Input input) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        world->actors[i].brain.mind = MIND_SUSPICIOUS;
        world->actors[i].brain.notice = world->actors[i].brain.mind_ticks = 0;
    }
    world_tick(world, input);
}

static inline void run_wary(World *world, Input input, int ticks) {
    for (int i = 0; i < ticks; i++) tick_wary(world, input);
}

static inline bool run_wary_until(World *world, Input input, EventKind kind, int most) {
    for (int i = 0; i < most; i++) {
        tick_wary(world, input);
        if (heard(world, kind) > 0) return true;
    }
    return false;
}

static inline void face(World *world, int dir) {
    world->actors[HERO].facing = dir;
}

static inline bool in_wall(const Level *level, Vec pos) {
    int x0 = (pos.x - BODY_W * SUB / 2) / CELL_SUB, x1 = (pos.x + BODY_W * SUB / 2 - 1) / CELL_SUB;
    int y0 = (pos.y - BODY_H * SUB / 2) / CELL_SUB, y1 = (pos.y + BODY_H * SUB / 2 - 1) / CELL_SUB;
    return level_solid(level, (Vec){x0, y0}) || level_solid(level, (Vec){x1, y0}) ||
           level_solid(level, (Vec){x0, y1}) || level_solid(level, (Vec){x1, y1});
}

static inline bool boxes_overlap(Vec a, Vec b) {
    return int_abs(a.x - b.x) < BODY_W * SUB && int_abs(a.y - b.y) < BODY_H * SUB;
}

// Checks that no body is in a wall or a shut door, or overlaps another body.
static inline void check_apart(const World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *one = &world->actors[i];
        if (one->kind == ACTOR_NONE) continue;
        assert_true(ACTORS[one->kind].ghostly || !in_wall(&world->level, one->pos));
        for (int j = i + 1; j < world->actor_count; j++) {
            const Actor *other = &world->actors[j];
            assert_false(other->kind != ACTOR_NONE && boxes_overlap(one->pos, other->pos));
        }
    }
}

// The next input of a hero who walks in one direction for a while, then in another, and strikes and uses
// things now and then.
static inline Input wander(Rng *rng, Input last) {
    last.buttons = rng_chance(rng, 1, 4) ? BUTTON_STRIKE : 0;
    if (rng_chance(rng, 1, 20)) last.buttons |= BUTTON_USE;
    if (!rng_chance(rng, 1, 16)) return last;
    last.x = (int8_t)rng_between(rng, -1, 1);
    last.y = (int8_t)rng_between(rng, -1, 1);
    return last;
}

// Lets the hero, who is never killed, wander for so many ticks. Checks in each that bodies are apart. Returns
// the number of events of that kind.
static inline int wander_apart(World *world, uint64_t seed, EventKind kind, int ticks) {
    int count = 0;
    Rng rng;
    rng_init(&rng, seed, STREAM_COMBAT);
    Input input = STILL;
    for (int i = 0; i < ticks; i++) {
        hero_of(world)->hp = 10;
        input = wander(&rng, input);
        world_tick(world, input);
        count += heard(world, kind);
        check_apart(world);
    }
    return count;
}
