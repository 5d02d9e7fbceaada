#pragma once
// What the hero sees, knows and lights, cell by cell, as values 0..255 that follow the world within 150 ms,
// so that nothing pops in or out of the picture.

#include "view/memory/shown.h"

#include "sim/space/flames.h"

enum { FADE_FULL = 255, FADE_STEP = 29 }; // nine ticks from end to end

typedef struct Fades {
    Grid visible, explored, stale;
    Grid lantern, brand; // what the hero's lantern lights, and the torch in his hand
    bool any_stale, any_brand;
} Fades;

// False when out of memory. Starts settled. The caller frees.
bool fades_init(Fades *fades, const World *world, const Shown *shown);
void fades_free(Fades *fades);

// One step towards what holds in the world.
void fades_tick(Fades *fades, const World *world, const Shown *shown);

// Towards FADE_FULL or 0 by one step.
static inline uint8_t fade_towards(uint8_t value, bool full) {
    return (uint8_t)(full ? int_min(value + FADE_STEP, FADE_FULL) : int_max(value - FADE_STEP, 0));
}

// What the rules call lit: within the circle, and in line of sight.
static inline bool lit_by(const Fov *fov, Vec source, int radius, Vec cell) {
    return flames_in_circle(source, radius, cell) && fov_has(fov, cell);
}
