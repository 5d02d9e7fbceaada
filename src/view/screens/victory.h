#pragma once

#include "view/screens/menu.h"

// Draws the hero with the crown and what he brought home. It is VICTORY_PX high, or a multiple.
enum { VICTORY_PX = 36 };

void victory_picture_draw(const Ui *ui, Image *to, Rect area);
