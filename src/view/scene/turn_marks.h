#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"

// Turn by turn: the cells that raised blows are going to hit (turn_marks.c). `reduced_motion`: nothing
// pulses.
void coming_blows_draw(const View *view, bool reduced_motion);
