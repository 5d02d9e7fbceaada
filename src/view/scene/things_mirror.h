#pragma once

#include "view/scene/things.h"

// Mirrors everything in the list in the water below it.
void things_draw_reflections(Things *things, const View *view);
