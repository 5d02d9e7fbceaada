#pragma once

#include "base/fail.h"
#include "view/canvas/atlas.h"
#include "view/canvas/worn.h"
#include "view/effects/effects.h"
#include "view/ground/themes.h"
#include "view/memory/item_memory.h"
#include "view/scene/things.h"

// Collects what stands in the frame, and draws it.
void things_draw(Things *things, const View *view);
