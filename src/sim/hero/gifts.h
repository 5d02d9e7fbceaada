#pragma once
// Gifts: three lie on daises where the hero comes to a depth (gen/descent/gifts.h). He takes one, and the
// others turn to dust. A gift works for the rest of the run, gear is worn.

#include "sim/state/world.h"

// Whether a gift lies in a cell.
bool gift_at(const World *world, Vec cell);

// Its kind, where one lies.
ItemKind gift_kind(const World *world, Vec cell);

// The hero takes the gift in a cell, where one is. The other gifts of the level are gone. Gear that he wears
// in its place lies on the floor then.
void gift_take(World *world, Vec cell);

// The hero comes to a depth where he never was: what his gifts give him there.
void gifts_arrive(World *world);
