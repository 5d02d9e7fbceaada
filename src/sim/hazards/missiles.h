#pragma once
// Missiles: darts and arrows fly straight until they meet a body, a wall or a door; lobs fly over bodies to
// their target cell.

#include "sim/state/world.h"

enum { LOB_CELL_TICKS = 4 }; // flight time of a lob for each cell

typedef struct MissileInfo {
    const char *name; // also the stem of its sprites
    int damage;       // half hearts
    int speed;        // sub a tick
} MissileInfo;

extern const MissileInfo MISSILES[MISSILE_KIND_COUNT];

// Launches a missile; false when too many are in flight.
bool missiles_launch(World *world, Missile missile);

// Launches a trap's dart from a position (sub) along a direction; does nothing when too many are in flight.
void missiles_shoot_trap(World *world, MissileKind kind, Vec pos, Vec way);

// Barrels that roll into the hero's blow roll back.
void missiles_return_struck_barrels(World *world);

// Once a tick: all of them fly on, hit, land.
void missiles_tick(World *world);
