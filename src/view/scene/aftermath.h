#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"
#include "view/scene/marks.h"

// What a toll's wave leaves on the ground (aftermath.c). Until it passes, hatching and gold line stay as
// announced; then the line flares up and fades. If motion is reduced both stay for a moment, and cells that
// rose or sank are tinted.
void toll_aftermath_draw(const TollEdge *edge, const View *view);
