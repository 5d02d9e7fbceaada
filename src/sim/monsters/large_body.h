#pragma once

#include "sim/state/world.h"

// How a body wider than a cell walks. It needs room for its whole width. It passes walls that a toll built,
// but goes around what stays for ever: the border, pillars, braziers.

// One tick on the way to a cell, or as near to it as the body fits.
void large_body_walk_to(World *world, int index, Vec target_cell, int eighths);

// Breaks what can break in a cell. Returns false when nothing does.
bool large_body_break_cell(World *world, int index, Vec cell);

// Clears its way for a move of `by` (sub): crushes what gives way. Returns true when something solid is left
// that stops it. Sets `pillar` to true if a pillar stood there, which breaks; otherwise leaves it as it is.
// `pillar` may be NULL: then pillars stay.
bool large_body_clear(World *world, int index, Vec by, bool *pillar);

// Turn by turn: moves to the free cell nearest to `cell`.
void large_body_hop(World *world, int index, Vec cell);
