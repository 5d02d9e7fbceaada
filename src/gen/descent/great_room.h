#pragma once

#include "gen/tools/context.h"

// The great room is what one remembers of a depth: a landmark burns in its middle, and the lit way leads
// through it. The first depth has its great hall instead.

// A stage, before anything else has a place.
void great_room_dig(GenContext *gen);

// Marks with 1 what joining must not change: the Cooper's hall.
void great_room_mark_held(const GenContext *gen, Grid *held);

// After joining: lights the landmark, and furnishes the hall.
void great_room_furnish(GenContext *gen);
