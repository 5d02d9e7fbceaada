#pragma once
// How far noises are heard. The picture shows the hero's own as a thin ring that grows to their reach and
// fades.

#include "view/light/view.h"

enum { NOISE_RINGS_MAX = 64 };

typedef struct NoiseRing {
    Vec px;         // px of the level
    int reach, age; // cells; ticks
    bool hero;      // the hero made it
} NoiseRing;

typedef struct NoiseRings {
    NoiseRing at[NOISE_RINGS_MAX];
    int next; // the next one to be overwritten
} NoiseRings;

void noise_rings_clear(NoiseRings *rings);

// Call it once after every world_tick().
void noise_rings_tick(NoiseRings *rings, const World *world);

void noise_rings_draw_hero(const NoiseRings *rings, const View *view, bool reduced_motion);
