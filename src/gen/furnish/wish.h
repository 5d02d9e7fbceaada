#pragma once
// Something wanted: in one level of three somebody beside the start asks for a thing that lies by the level's
// strongest monster.

#include "gen/tools/context.h"

// A stage, after the monsters.
void wish_place(GenContext *gen);
