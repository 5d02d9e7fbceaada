#pragma once
// A journey on a world from a picture, with short functions to make it.

#include "sim/space/terrain.h"
#include "sim/travel/journey.h"

#include "sim/arena.h"
#include "sim/minds.h"

enum { CELL_TICKS = 12, LONG = 3000 };

typedef struct Trip {
    World *world;
    Journey journey;
} Trip;

static inline void begin(Trip *trip, const char *rows) {
    trip->world = arena(rows);
    assert_true(journey_init(&trip->journey));
    journey_look(&trip->journey, trip->world);
}

static inline void end(Trip *trip) {
    journey_free(&trip->journey);
    world_free(trip->world);
}

static inline void tick(Trip *trip) {
    world_tick(trip->world, journey_input(&trip->journey, trip->world));
    journey_look(&trip->journey, trip->world);
}

// Goes on until the journey ends by itself. Returns the number of ticks.
static inline int go(Trip *trip) {
    int ticks = 0;
    while (journey_active(&trip->journey)) {
        tick(trip);
        assert_true(++ticks < LONG);
    }
    return ticks;
}

static inline int travel(Trip *trip, int x, int y) {
    assert_true(journey_to(&trip->journey, trip->world, (Vec){x, y}));
    return go(trip);
}

// Explores until nothing is left, whatever stops the journey meanwhile. Returns how often it stopped.
static inline int explore_all(Trip *trip) {
    int stops = 0;
    for (; !journey_is_done(&trip->journey) && stops < 100; stops++) {
        if (journey_explore(&trip->journey, trip->world)) (void)go(trip);
    }
    assert_true(journey_is_done(&trip->journey));
    return stops;
}

static inline void check_stop(const Trip *trip, StopReason reason, int kind) {
    assert_int_equal(trip->journey.stop.reason, reason);
    assert_int_equal(trip->journey.stop.kind, kind);
}

static inline void check_at(const Trip *trip, int x, int y) {
    assert_int_equal(trip->world->cache.hero_cell.x, x);
    assert_int_equal(trip->world->cache.hero_cell.y, y);
}

// Goes on to the journey's end. Returns whether the hero came through that cell.
static inline bool crosses(Trip *trip, Vec cell) {
    bool crossed = false;
    for (int i = 0; i < LONG && journey_active(&trip->journey); i++) {
        tick(trip);
        crossed |= vec_eq(trip->world->cache.hero_cell, cell);
    }
    return crossed;
}

// Lets the hero know the level as if he had been everywhere.
static inline void learn_level(Trip *trip) {
    const Grid *tiles = &trip->world->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++)
        terrain_learn_cell(trip->world, (Vec){i % tiles->w, i / tiles->w});
    journey_reset(&trip->journey);
    journey_look(&trip->journey, trip->world);
}

static inline void find_traps(Trip *trip) {
    for (int i = 0; i < trip->world->level.fixture_count; i++) trip->world->floor.fixtures[i].found = true;
    journey_look(&trip->journey, trip->world);
}

static inline void lull(Trip *trip) {
    for (int i = HERO + 1; i < trip->world->actor_count; i++) set_mind(trip->world, i, MIND_ASLEEP);
    learn_level(trip);
}
