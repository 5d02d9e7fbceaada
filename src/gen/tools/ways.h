#pragma once
// Opens walls so that there are loops, and fills dead ends, as the options say. At first both do nothing.

#include "gen/tools/context.h"

// Opens options->loops percent of the walls, at most GEN_WALLS_MAX thick, between two cells of floor; of a
// straight wall the middle. It prefers those that save a long way. Then it fills dead ends.
void ways_finish(GenContext *gen);

// The same, but an opening gets a door where there is none beside it.
void ways_finish_doors(GenContext *gen);

// Fills options->filled percent of the dead ends, from the tip to the next fork; no rooms. Half of the floor
// stays.
void ways_fill_ends(GenContext *gen);
