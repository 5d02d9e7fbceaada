#pragma once

#include "gen/tools/context.h"

// Crates, pots and powder barrels, along walls and in corners, where nobody has to pass.

// True where a prop may stand: floor beside a wall, with a way around it, and not below a torch or bracket
// that the hero must reach.
bool props_can_stand(const Level *level, Vec cell);

// Stages: one for the descent, one for single dungeons, which have few props.
void props_place_descent(GenContext *gen);

void props_place_single(GenContext *gen);
