#pragma once
// Crates, pots and powder barrels, along walls and in corners, where they are in nobody's way.

#include "gen/tools/context.h"

// True where something solid may stand: floor beside a wall, nobody's only way, and not where one stands to
// reach what hangs on a wall.
bool props_can_stand(const Level *level, Vec cell);

// A stage of the descent's depths, and one of single dungeons, which have few.
void props_place(GenContext *gen);
void props_place_few(GenContext *gen);
