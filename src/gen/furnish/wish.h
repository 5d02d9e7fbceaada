#pragma once
// Something wanted: in one level of three somebody beside the start asks for a thing that lies by the level's
// strongest monster. The last depth is without: there the crown is wanted, and nothing is left to pay for.

#include "gen/tools/context.h"

// A stage, after the monsters.
void wish_place(GenContext *gen);
