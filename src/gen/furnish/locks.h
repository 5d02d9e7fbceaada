#pragma once
// Locked doors at chokepoints with something behind them, and the keys of all locks.

#include "gen/tools/context.h"

// The stage, unless all hangs together like a tree: there locks hang on short cuts alone. Where the generator
// may, it narrows some ways of two or three cells to the door.
void locks_place(GenContext *gen);

// The kind of a new lock whose key is placed, outside of what hides behind it; 0 where there are no more
// kinds or places.
int locks_new(GenContext *gen, Rect hidden);

// How many doors a level of this depth has locked, as far as there are places.
int locks_wanted(const GenContext *gen);

// Keys that lie about.
int locks_count_keys(const Level *level);
