#pragma once
// The great hall into which the vestibule opens: large and mostly dark, so that the first toll of the first
// depth remakes nearly all that is in view, while what its landmark lights stays.

#include "gen/tools/context.h"

// Before joining: clears its ground before the vestibule's way out. What joins the rest to it may break
// through its walls, not through its pillars.
void great_hall_reserve(GenContext *gen);
void great_hall_hold(const GenContext *gen, Grid *held);

// After joining: a bracket to light, the landmark, goods in the light and in the dark; nothing else stands
// near the way out. False where there is no room for all of it.
bool great_hall_furnish(GenContext *gen);
