#pragma once
// Draws a cell's description beside it, on the HUD's layer.

#include "view/canvas/panel.h"
#include "view/hud/describe.h"

// Draws the description in a panel beside the cell's box, if possible on the side away from the hero. `box`
// and `hero`, which is his box, are px of the layer. `foot`: a further line, such as keys, or NULL.
void describe_draw(const Ui *ui, Image *layer, Rect box, Rect hero, const Description *what,
                   const char *foot);

// Draws only the name, above the box.
void describe_draw_name(const Ui *ui, Image *layer, Rect box, const Description *what);
