#pragma once

#include "view/screens/menu.h"

// Draws a level that nobody plays yet as a plan, with its figures below.
void preview_draw(const Ui *ui, const Level *level, Image *to, Rect panel);
