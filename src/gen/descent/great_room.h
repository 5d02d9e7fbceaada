#pragma once
// The one great room by which a depth is remembered: a landmark burns in its middle, and the lit way leads
// through it. The first depth has its great hall instead.

#include "gen/tools/context.h"

// A stage, before anything else gets a place.
void great_room_dig(GenContext *gen);

// After joining: lights the landmark.
void great_room_light(GenContext *gen);
