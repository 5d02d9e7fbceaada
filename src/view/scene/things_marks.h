#pragma once

#include "view/scene/things.h"

// Draws the flame of a lamp on a wall.
void torch_flame_draw(const Things *things, const View *view, int lamp_index);

// Draws, unlit and above everything that stands: flames of torches, then health bars and the marks over
// monsters' heads.
void things_draw_flames(const Things *things, const View *view);

void things_draw_marks(const Things *things, const View *view);
