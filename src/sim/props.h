#pragma once
// Crates, pots and powder barrels: tiles that can be struck to pieces; crates can be pushed as well.

#include "sim/world.h"

enum { PROP_HP = 3 };

// Damages what stands in the cell, if anything of the kind does; broken, it leaves what it held. A barrel
// that breaks by more than a push blows up.
void props_hit(World *world, Vec cell, int damage, int by);

// One tick of an actor's blow: what stands in its reach is hit, once a blow.
void props_strike(World *world, int index);

// An actor leans against the cell for one tick: a crate gives way.
void props_push(World *world, int index, Vec cell, int dir);

// NULL: whole and at rest, or nothing of the kind.
const Prop *prop_at(const World *world, Vec cell);

void props_tick(World *world);
