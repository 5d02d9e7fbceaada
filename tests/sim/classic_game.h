#pragma once
// The classic from a picture, and words to play it.

#include "gen/makers/rows.h"
#include "sim/classic.h"

#include "sim/arena.h"

enum { SETTLE_TICKS = 16 }; // until nobody moves

static inline void stands(const World *world, int index, int x, int y) {
    Vec cell = classic_logical_cell(world, index);
    assert_int_equal(cell.x, x);
    assert_int_equal(cell.y, y);
    assert_true(vec_eq(cell, (Vec){x, y}));
}

static inline void at_home(const World *world, int index) {
    assert_true(vec_eq(world->actors[index].pos, cell_centre(classic_logical_cell(world, index))));
}

static inline GenOptions options_of(uint64_t seed) {
    GenOptions options = CLASSIC.defaults;
    options.seed = seed;
    return options;
}
