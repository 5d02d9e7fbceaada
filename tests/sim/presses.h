#pragma once
// Counts how often a player has to press the key that explores, from his arrival on a level until all of it
// is explored.

#include "base/check.h"
#include "gen/gen.h"
#include "sim/hazards/props.h"
#include "sim/travel/journey.h"

#include "sim/arena.h"

enum { PRESS_TICKS_MOST = 40000, PRESSES_MOST = 400 };

typedef struct Presses {
    int levels, count;
    int by[STOP_COUNT]; // presses by the reason why the journey before had stopped
} Presses;

static inline World *press_level(uint64_t seed, int depth) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Level level;
    options.descent = true;
    options.seed = seed;
    options.depth = depth;
    gen_set_usual_size(&options);
    CHECK(gen_level(&level, &options));
    World *world = world_new(&level);
    CHECK(world != NULL);
    world->clock.on = world->quest = false;
    return world;
}

// Leaves out fights, which are not counted: monsters that are awake and in sight, or that lie in the only
// way, vanish, and the hero is healed.
static inline void press_fight(World *world, const Journey *journey) {
    enum { WAY_CELLS = 12 };
    StopReason why = journey->stop.reason;
    bool barred =
        why == STOP_BY_SLEEPER || why == STOP_BY_AMBUSH || why == STOP_BY_BODY || why == STOP_BY_ELITE;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *monster = &world->actors[i];
        bool lies = monster->brain.mind == MIND_ASLEEP || monster->brain.mind == MIND_AMBUSH;
        bool bars = barred && vec_chebyshev(cell_of(monster->pos), journey->stop.cell) <= WAY_CELLS;
        if (monster->kind == ACTOR_NONE || !(bars || (!lies && sightings_sees(world, i)))) continue;
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
    world->actors[HERO].hp = world->actors[HERO].hp_max;
}

// True when all that is left is behind locks or harm, or all treasures are collected and the journey has led
// to the stairs.
static inline bool press_is_done(const Journey *journey) {
    StopReason why = journey->stop.reason;
    if (why == STOP_ARRIVED && journey->kind == JOURNEY_LEAVE) return true;
    return journey_is_done(journey) && (why == STOP_EXPLORED || why == STOP_BY_LOCK || why == STOP_BY_HARM);
}

static inline void press_explore(World *world, Journey *journey, Presses *presses) {
    presses->count++;
    presses->by[journey->stop.reason]++;
    if (!journey_explore(journey, world) && journey->stop.reason == STOP_BY_PROP)
        (void)props_hit_nearest(world, journey->stop.cell, PROP_HP,
                                HERO); // as the message of that stop advises
}

static inline void press_through(Journey *journey, uint64_t seed, int depth, Presses *presses) {
    World *world = press_level(seed, depth);
    int most = presses->count + PRESSES_MOST;
    journey_reset(journey);
    journey_look(journey, world);
    presses->levels++;
    for (int ticks = 0; !press_is_done(journey) && ticks < PRESS_TICKS_MOST; ticks++) {
        if (world->exit != EXIT_NONE || world->outcome != OUTCOME_NONE || presses->count == most) break;
        if (!journey_active(journey)) {
            press_fight(world, journey);
            press_explore(world, journey, presses);
        }
        world_tick(world, journey_input(journey, world));
        journey_look(journey, world);
    }
    world_free(world);
}
