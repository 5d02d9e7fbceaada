#pragma once

#include "gen/tools/context.h"

// The great room is what one remembers of a depth: a landmark burns in its middle, and the lit way leads
// through it. The first depth has its great hall instead.

// A stage, before anything else has a place.
void great_room_dig(GenContext *gen);

// After joining: lights the landmark.
void great_room_light(GenContext *gen);
