#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"

// On the floor: the way of a charge and the reach of a blast (threats.c).
void threats_draw(const View *view);

// Above what stands: the line along which a shooter aims, with the sprite `aim_end` at its end, and the
// thread from a chanter to the monster that it heals.
void threats_draw_lines(const View *view, const Atlas *atlas, int aim_end);
