#pragma once
// What a toll's wave leaves on the ground as it comes by: until then the hatching and the gold line stay as
// they were announced, then the line flares up and goes out. Without motion both stand still for a moment,
// and what rose or sank is tinted.

#include "view/scene/edge.h"

void aftermath_draw(const Edge *edge, const View *view);
