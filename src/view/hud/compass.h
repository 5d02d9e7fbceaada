#pragma once
// Where to go once there is nothing left to choose: while every good in the open is needed, to the nearest of
// them as the crow flies; once the grate is open, to the stairs down, if he has seen them.

#include "view/canvas/panel.h"

// Where it points, sub; false where it has nothing to point to.
bool compass_find(const World *world, Vec *target);

// An arrow around `middle`. Of the time that `clock` counts in ticks it shines a part.
void compass_draw(const World *world, uint32_t clock, Image *to, Vec middle);
