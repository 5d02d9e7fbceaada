#pragma once
// Doorways of a level that is made again: held ones stay passable, others are removed where they lead
// nowhere.

#include "map/level.h"

enum { REGION_MIN = 6 }; // regions of fewer cells are not worth a tunnel

// Writes to `cell` the neighbour of the door that is a pocket: without the door, one reaches fewer than
// REGION_MIN cells from it, and not the hero. Returns false when there is none.
bool doorways_find_pocket(const Level *level, Vec door, Vec hero, Vec *cell);
// The same for a neighbour from which one reaches more, or the hero.
bool doorways_find_room(const Level *level, Vec door, Vec hero, Vec *cell);

// A held door, secret or crack must not end in stone. Both ends of the way through it become floor, the
// stone beside it stays as its walls, and all these cells are added to `held`. Give it a copy of the toll's
// mask: players see a golden edge around what that mask holds, which would give a secret away.
void doorways_open_ends(Level *level, Grid *held);

// Turns plain doors that are not held into floor where they make no sense any more: not between two walls,
// no way on both sides, or just a pocket behind.
void doorways_remove_idle(Level *level, const Grid *held, Vec hero);
