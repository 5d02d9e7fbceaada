#pragma once
// Fire, spills and props on a cell, and how much they slow a body.

#include "sim/state/world.h"

// True when the cell burns.
bool fire_on(const World *world, Vec cell);

// The spill on a cell; NULL when there is none.
const Spill *spill_at(const World *world, Vec cell);

// Removes the spill of a cell, if there is one.
void spill_remove(World *world, Vec cell);

// The entry of a prop; NULL when there is no prop, or the prop is whole and at rest. A hissing barrel has 0
// hit points, and blows up in `slide` ticks.
const Prop *prop_changed(const World *world, Vec cell);

// True when the floor affects the actor: it does not fly.
bool ground_affects_actor(const World *world, int index);

// The eighths of its speed that an actor keeps where it stands.
int ground_speed_eighths(const World *world, int index);
// True when the ground is slippery for an actor where it stands.
bool ground_slips(const World *world, int index);

// True while a prop that the hero pushes in that direction is moving; false for other actors.
bool ground_hero_pushes(const World *world, int index, Vec dir);
