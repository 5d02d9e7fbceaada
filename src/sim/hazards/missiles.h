#pragma once
// What flies: darts and arrows straight on, until they meet a body, a wall or a door; lobs over bodies, to
// where they were thrown.

#include "sim/state/world.h"

enum { LOB_CELL_TICKS = 4 }; // that a lob flies for each cell

typedef struct MissileInfo {
    const char *name; // also the stem of its sprites
    int damage;       // half hearts
    int speed;        // sub a tick
} MissileInfo;

extern const MissileInfo MISSILES[MISSILE_KIND_COUNT];

// Lets one fly off; false when too many are in the air.
bool missiles_launch(World *world, Missile missile);

// A trap's dart flies off from a position (sub) along a way. Nothing happens when too many are in the air.
void missiles_shoot(World *world, MissileKind kind, Vec from, Vec way);

void missiles_tick(World *world);
