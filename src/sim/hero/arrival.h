#pragma once
// How the hero comes into a level that he was not in: by stairs or through its ceiling.

#include "sim/state/world.h"

// Where he arrives: on the stairs that match, or under the pit that he fell into at `from`.
Vec arrival_cell(World *world, Exit exit, Vec from);

// Puts him there, as he was in the level that he left; who stands there makes room.
void arrival_enter(World *world, const World *left, Vec cell);

// Moves him to the stairs up of the level where he is, or to where it began.
void arrival_recall(World *world);

// Those who were at his heels come after him.
void arrival_follow(World *world, World *left);
