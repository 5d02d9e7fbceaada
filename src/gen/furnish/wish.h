#pragma once

#include "gen/tools/context.h"

// Wishes: in one level of three, somebody beside the start asks for a thing. It lies by the strongest
// monster of the level. The last depth has none: the crown is wanted there, and nothing could be paid for
// afterwards.

// A stage, after the monsters.
void wish_place(GenContext *gen);
