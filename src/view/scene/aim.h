#pragma once
// Where what the hero is about to throw would come down: the dotted arc of its way, and the corners of the
// cell.

#include "view/light/view.h"

void aim_draw(const View *view);
