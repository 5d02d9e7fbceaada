#pragma once
// Worlds that are played turn by turn.

#include "sim/arena.h"

static const Input WAIT = {.x = 0, .y = 0, .buttons = BUTTON_WAIT};

static inline World *turns_in(const char *rows) {
    World *world = arena(rows);
    world->hero.pace = PACE_TURNS;
    return world;
}

// One act of the hero: from the press until time waits for him again. Returns the ticks that it took.
static inline int act(World *world, Input input) {
    uint32_t began = world->tick;
    world_tick(world, STILL);
    world_tick(world, input);
    while (!world_is_waiting(world) && world->outcome == OUTCOME_NONE) world_tick(world, STILL);
    return (int)(world->tick - began);
}

static inline Vec hero_cell(const World *world) {
    return cell_of(world->actors[HERO].pos);
}

// Checks that all bodies stand on the centres of free cells, one in each.
static inline void check_cells(const World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        Vec cell = cell_of(actor->pos);
        assert_true(vec_eq(actor->pos, cell_centre(cell)));
        assert_true(ACTORS[actor->kind].ghostly || !level_solid(&world->level, cell));
        assert_int_equal(body_first(world, cell), i);
        assert_int_equal(actor->next, NOBODY);
    }
}
