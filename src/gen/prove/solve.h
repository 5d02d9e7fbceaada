#pragma once
// Who plays a level to its end, and in which order: take the keys that can be reached, open what they open,
// go on from there, until nothing changes.

#include "map/dist.h"

// Fills level->proof_steps, as many as there is room for. `reach` is scratch of the level's size and
// afterwards holds DIST_NONE where the hero never comes. Returns how many locks stay shut.
int solve_level(Level *level, DistMap *reach);
