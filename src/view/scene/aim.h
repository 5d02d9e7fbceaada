#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"

// Where what the hero is about to throw would land: the dotted arc of its way, and the corners of the cell
// (aim.c).
void aim_draw(const View *view);
