#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"

// The cells that a journey will cross (trail.c).
void journey_draw(const View *view, const Journey *journey);
