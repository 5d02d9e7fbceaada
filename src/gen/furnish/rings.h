#pragma once
// Locked doors on rings: who has the key goes the short way, who has not, the long one. Nothing depends on
// them.

#include "gen/tools/context.h"

// A stage of the descent's depths: one, where there is a key left and a place.
void rings_lock(GenContext *gen);

// Doors that are locked.
int rings_count_locks(const Level *level);

// A stage of single dungeons, from the second depth on: one where no door is locked yet; where all hangs
// together like a tree, all that the depth has.
void rings_place(GenContext *gen);
