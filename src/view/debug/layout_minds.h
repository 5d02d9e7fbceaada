#pragma once
// The part of the layout that shows what monsters have in mind.

#include "view/debug/plan.h"

extern const Colour MIND_COLOURS[MIND_COUNT];

// Sight line, path, target, the hero's last seen cell and home of every monster; and the monsters.
void layout_minds(const Ui *ui, const World *world, Image *to, const LayoutFit *fit);
