#pragma once
// Crates, pots and powder barrels: tiles that can be struck to pieces; crates can be pushed as well.

#include "sim/state/world.h"

enum {
    PROP_HP = 3,
    PUSH_TICKS = 24,       // that a crate is on its way to the next cell: half the hero's speed
    BARREL_FUSE_TICKS = 45 // from the hiss to the blast
};

// Damages what stands in the cell, if anything of the kind does; broken, it leaves what it held. A barrel
// hisses before it blows up. True when something was hit.
bool props_hit(World *world, Vec cell, int damage, ActorId by);

// True where something gave way to sheer force: props, cracked walls, plain doors. `by` may be NOBODY.
bool props_breach(World *world, Vec cell, ActorId by);

// A barrel there begins to hiss.
void props_light(World *world, Vec cell, ActorId by);

// One tick of the hero's blow: what stands in its reach is hit, once a blow.
void props_strike(World *world);

// The hero leans against the cell for one tick: a crate gives way.
void props_push(World *world, int index, Vec cell, int dir);

void props_tick(World *world);
