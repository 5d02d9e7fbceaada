#pragma once
// Pushes rooms apart.

#include "map/level.h"

// Each two rooms of the level that overlap or touch push each other, a cell at a time, until there is a wall
// between. If there is no place for a room, it is left out. The largest room comes first.
void rooms_push_apart(Level *level);
