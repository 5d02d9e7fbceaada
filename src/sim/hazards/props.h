#pragma once
// Props: crates, pots and powder barrels. Blows break them; crates can be pushed as well.

#include "sim/state/world.h"

enum {
    PROP_HP = 3,           // half hearts
    PUSH_TICKS = 24,       // how long a crate takes to the next cell, at half the hero's speed
    BARREL_FUSE_TICKS = 45 // from the hiss to the blast
};

// Damages the prop in the cell, if there is one. A broken prop drops what it holds; a barrel hisses before
// it blows up. Returns true when a prop was hit. A blow at the shopkeeper closes the shop.
bool props_hit_nearest(World *world, Vec cell, int damage, ActorId by);

// Breaks what a charge or a blast breaks: props, cracked walls, plain doors. Returns true when something
// broke. `by` may be NOBODY.
bool props_break_weak(World *world, Vec cell, ActorId by);

// Starts the fuse of the barrel in the cell. There must be one.
void props_light_fuse(World *world, Vec cell, ActorId by);

// One tick of the hero's blow: hits the props in its reach, each once a blow.
void props_take_hero_blow(World *world);

// Breaks a pillar: TILE_PILLAR, or a wall inside the border with no wall beside it. Returns false when there
// is none.
bool props_break_pillar(World *world, Vec cell, ActorId by);

// Actor `index` has bumped into the cell. If it is the hero, a crate there moves on in the direction `dir`.
void props_push_crate(World *world, int index, Vec cell, int dir);

// Once a tick: crates slide on, fuses of barrels burn down.
void props_tick(World *world);
