#pragma once
// Figures that tell one kind of level from another.

#include "map/dist.h"

typedef struct Measures {
    int floor;     // cells that can be walked, doors among them
    int dead_ends; // of those, with one way on
    int loops;     // islands of stone that one can walk around
    int diameter;  // steps of the longest of all shortest paths, four ways, in the start's region
    int doors;     // plain and locked
    int keys;
} Measures;

// False when memory lacks.
bool measure_level(const Level *level, Measures *measures);
