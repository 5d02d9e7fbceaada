#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"

// What light would bring. In the last seconds before a toll, and while the hand bell is rung, a sign stands
// over each treasure in sight that the toll would hallow (promise.c). Draws nothing without a font.
void hallow_preview_draw(const View *view, Font *font);
