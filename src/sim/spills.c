#include "sim/spills.h"

#include <stddef.h>

void spill_pour(World *world, SpillKind kind, Vec middle) {
    (void)world;
    (void)kind;
    (void)middle;
}

const Spill *spill_at(const World *world, Vec cell) {
    (void)world;
    (void)cell;
    return NULL;
}

void spill_remove(World *world, Vec cell) {
    (void)world;
    (void)cell;
}

void spill_water(World *world, Vec middle, int by) {
    (void)world;
    (void)middle;
    (void)by;
}

void spill_frost(World *world, Vec middle, int by) {
    (void)world;
    (void)middle;
    (void)by;
}

void spills_tick(World *world) {
    (void)world;
}
