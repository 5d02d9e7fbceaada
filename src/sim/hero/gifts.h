#pragma once
// Gifts: three of them lie on daises where the hero arrives at a depth (gen/descent/gifts.h). He takes one,
// and the others turn to dust. A gift works for the rest of the run; gear is worn.

#include "sim/state/world.h"

// Whether a gift lies in a cell.
bool gift_is_in_cell(const World *world, Vec cell);

// The kind of the gift in a cell; there must be one.
ItemKind gift_kind(const World *world, Vec cell);

// The hero takes the gift in a cell; there must be one. The level's other gifts vanish. Gear that he wore in
// its place falls to the floor.
void gift_take(World *world, Vec cell);

// Gives what the hero's gifts bring him on a depth that he enters for the first time.
void gifts_apply_depth(World *world);
