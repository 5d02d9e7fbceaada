#pragma once
// Locked doors at chokepoints that hide something, and the keys of all locks.

#include "gen/tools/context.h"

// The stage. Levels that are like a tree have locks only on short cuts instead. If the generator allows it,
// some ways of two or three cells are narrowed to a door.
void locks_place(GenContext *gen);

// Makes a new lock: places its key outside of `hidden`, which is behind the lock. Returns its kind, or 0
// when there is no further kind or no place.
int locks_place_new_key(GenContext *gen, Rect hidden);

// How many doors a level of this depth has locked, if there are places.
int locks_wanted(const GenContext *gen);

// The number of keys that lie in the level.
int locks_count_keys(const Level *level);
