#pragma once
// Which of many rooms lie side by side, by their centres. Exact, in whole numbers.

#include "map/level.h"

// Finds the shortest tree that joins the rooms, at most LEVEL_ROOMS_MAX. Sets each room's parent; the first
// room's is itself.
void net_grow_tree(const Rect *rooms, int count, int parents[]);

// True if the net of triangles (Delaunay's) joins two rooms: some circle through their centres has no third
// centre inside.
bool net_has_edge(const Rect *rooms, int count, int a, int b);
