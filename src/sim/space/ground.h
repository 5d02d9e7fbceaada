#pragma once
// What burns, is spilt or stands on a cell, and how a body gets on there.

#include "sim/state/world.h"

bool fire_on(const World *world, Vec cell);

// NULL: there is none.
const Spill *spill_at(const World *world, Vec cell);

void spill_remove(World *world, Vec cell);

// NULL: whole and at rest, or nothing of the kind. A barrel that hisses has no hit points left and `slide`
// ticks to go.
const Prop *prop_at(const World *world, Vec cell);

// What lies on the floor concerns it: it does not fly.
bool ground_treads(const World *world, int index);

// Eighths of its speed at which an actor gets on where it stands; whether it slips there.
int ground_pace(const World *world, int index);
bool ground_slips(const World *world, int index);

// True while what he pushes into that direction is on its way.
bool ground_drags(const World *world, int index, Vec dir);
