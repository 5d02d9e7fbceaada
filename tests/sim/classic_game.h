#pragma once
// The classic from a picture, with short functions to play it.

#include "gen/makers/rows.h"
#include "sim/classic.h"

#include "sim/arena.h"

enum { SETTLE_TICKS = 16 }; // after these, nothing moves any more

// Checks in which cell an actor stands by the rules.
static inline void stands(const World *world, int index, int x, int y) {
    Vec cell = classic_logical_cell(world, index);
    assert_int_equal(cell.x, x);
    assert_int_equal(cell.y, y);
    assert_true(vec_eq(cell, (Vec){x, y}));
}

// Checks that an actor is drawn where it stands by the rules.
static inline void at_home(const World *world, int index) {
    assert_true(vec_eq(world->actors[index].pos, cell_centre(classic_logical_cell(world, index))));
}

static inline GenOptions options_of(uint64_t seed) {
    GenOptions options = CLASSIC.defaults;
    options.seed = seed;
    return options;
}
