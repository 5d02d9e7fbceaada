#pragma once
// What the hero sees, knows and lights, as values 0..255 for each cell. They follow the world within 150 ms,
// so that nothing appears or disappears suddenly.

#include "view/memory/shown.h"

#include "sim/space/flames.h"

enum { FADE_FULL = 255, FADE_STEP = 29 }; // nine ticks from one end to the other

typedef struct Fades {
    Grid visible, explored, stale;
    Grid lantern, brand; // what his lantern lights; what the torch in his hand lights
    bool any_stale, any_brand;
} Fades;

// Begins with the final values. The caller frees it. Returns false when out of memory.
bool fades_init(Fades *fades, const World *world, const ShownLevel *shown);
void fades_free(Fades *fades);

// Moves all values one step towards those of the world.
void fades_tick(Fades *fades, const World *world, const ShownLevel *shown);

// Moves a value one step towards FADE_FULL or 0.
static inline uint8_t fade_towards(uint8_t value, bool full) {
    return (uint8_t)(full ? int_min(value + FADE_STEP, FADE_FULL) : int_max(value - FADE_STEP, 0));
}

// True if the rules call a cell lit: inside the circle, and in line of sight.
static inline bool lit_by(const Fov *fov, Vec source, int radius, Vec cell) {
    return flames_in_circle(source, radius, cell) && fov_has(fov, cell);
}
