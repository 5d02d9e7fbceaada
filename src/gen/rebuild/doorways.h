#pragma once
// Doorways of a level that is made anew: those that are held stay ways, others go where they lead nowhere.

#include "map/level.h"

enum { REGION_MIN = 6 }; // cells: fewer are not worth a way of their own

// True when the doorway has an end from which, but for it, fewer than REGION_MIN cells can be walked to, and
// not the hero, if `pocket`; else one from which there are more, or the hero. Then `end` is that cell.
bool doorway_end(const Level *level, Vec door, Vec hero, bool pocket, Vec *end);

// No door, secret or crack that is held may end in stone. Both ends of the way through it become floor, what
// is stone beside it stays stone for it to hang between, and all that is added to `held`. The toll's own mask
// must not have it: its golden edge would give a secret away.
void doorways_keep(Level *level, Grid *held);

// Plain doors that are not held become floor where they have lost their meaning: no two walls to hang
// between, no way on both sides, or no more than a pocket behind them.
void doorways_clear(Level *level, const Grid *held, Vec hero);
