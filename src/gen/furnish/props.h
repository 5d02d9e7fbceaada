#pragma once
// Crates, pots and powder barrels, along walls and in corners, where they are in nobody's way.

#include "gen/tools/context.h"

// True where something solid may stand: floor beside a wall, with a way around it, and not below a torch or
// bracket, where the hero stands to reach it.
bool props_can_stand(const Level *level, Vec cell);

// Stages: of the descent's depths, and of single dungeons, which have few.
void props_place(GenContext *gen);
void props_place_few(GenContext *gen);
