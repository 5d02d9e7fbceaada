#pragma once
// What flies: straight on, until it meets a body, a wall or a door.

#include "sim/world.h"

typedef struct MissileInfo {
    const char *name; // also the stem of its sprites
    int damage;       // half hearts
    int speed;        // sub a tick
} MissileInfo;

extern const MissileInfo MISSILES[MISSILE_KIND_COUNT];

// Lets one fly off from a position (sub) along a way. Nothing happens when too many are in the air.
void missiles_shoot(World *world, MissileKind kind, Vec from, Vec way);

void missiles_tick(World *world);
