#pragma once

#include "view/scene/things.h"

// Call it when the ground is drawn, before any body: notes how bright it is behind and around a body.
void body_ground_light(Things *things, const View *view, int index);
