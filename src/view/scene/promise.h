#pragma once
// What light would earn: in the last seconds before a toll, and while the hand bell is being rung, each good
// in sight that it would hallow says so.

#include "view/canvas/font.h"
#include "view/light/view.h"

// Nothing without a font.
void promise_draw(const View *view, Font *font);
