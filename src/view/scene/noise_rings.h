#pragma once
// How far noises carry. The picture shows the hero's own: a thin ring that grows to their reach and fades.

#include "view/light/view.h"

enum { RINGS_MAX = 64 };

typedef struct Ring {
    Vec px; // of the level
    int reach, age;
    bool hero; // made it
} Ring;

typedef struct Rings {
    Ring at[RINGS_MAX];
    int next; // the oldest is replaced
} Rings;

void rings_clear(Rings *rings);

// Once after every world_tick().
void rings_tick(Rings *rings, const World *world);

void rings_draw(const Rings *rings, const View *view, bool reduced_motion);
