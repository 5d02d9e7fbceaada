#pragma once

#include "view/scene/things.h"

// Draws one thing of the list.
void thing_draw(const Things *things, const View *view, const Thing *thing);

// The middle of a thing's feet, px of the level. Returns false for corpses, eyes and missiles, which are not
// mirrored.
bool thing_mirror_feet(const Things *things, const View *view, const Thing *thing, Vec *feet);
