#pragma once
// How the hero enters another level: by stairs, or by falling through a pit.

#include "sim/state/world.h"

// The cell where he arrives: the matching stairs (where there are none, the level's start), or the cell under
// the pit at `from`.
Vec arrival_cell(World *world, Exit exit, Vec from);

// Puts the hero there with his state from the level that he left; an actor in the way is moved aside.
void arrival_enter(World *world, const World *left, Vec cell);

// Moves him to a cell of his level; an actor in the way is moved aside.
void arrival_move_to(World *world, Vec cell);

// Brings the monsters that were chasing close behind him.
void arrival_bring_chasers(World *world, World *left);
