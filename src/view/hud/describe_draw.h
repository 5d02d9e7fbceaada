#pragma once
// A cell's description beside it, on the HUD's layer.

#include "view/canvas/panel.h"
#include "view/hud/describe.h"

// All of it in a panel beside the cell's box, where there is room on the side that is away from the hero.
// `hero`: his box; `foot`: one more line, such as keys; NULL: none.
void describe_draw(const Ui *ui, Image *layer, Rect box, Rect hero, const Description *what,
                   const char *foot);

// The name alone, above the box.
void describe_draw_name(const Ui *ui, Image *layer, Rect box, const Description *what);
