#pragma once

#include "gen/tools/context.h"

// The great hall that the vestibule opens into. It is large and mostly dark. So the very first toll rebuilds
// nearly everything in view, while what the landmark lights stays.

// Before joining: clears its ground before the vestibule's way out. Joining may break through its walls, but
// not through its pillars.
void great_hall_dig(GenContext *gen);

void great_hall_mark_held(const GenContext *gen, Grid *held);

// After joining: places a bracket to light, the landmark, and treasures in light and dark. Nothing else
// stands near the way out. Returns false when there is not enough room.
bool great_hall_furnish(GenContext *gen);
