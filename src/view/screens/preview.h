#pragma once
// A level that nobody plays yet, as a plan with its figures below.

#include "map/level.h"
#include "view/canvas/panel.h"

void preview_draw(const Ui *ui, const Level *level, Image *to, Rect panel);
