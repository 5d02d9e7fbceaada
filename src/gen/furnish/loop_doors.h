#pragma once

#include "gen/tools/context.h"

// Locked doors on rings of ways: with the key the way is short, without it long. Nothing else depends on
// them.

// A stage of the descent: locks one door, if there is a key left and a place.
void loop_doors_lock_one(GenContext *gen);

// The number of locked doors.
int locks_count_doors(const Level *level);

// A stage of single dungeons from the second depth on: locks one door if none is locked yet. In levels that
// are like a tree it places all locks of the depth.
void loop_doors_lock(GenContext *gen);
