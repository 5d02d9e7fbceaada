#pragma once
// Numbers that tell one kind of level from another.

#include "map/dist.h"

typedef struct Measures {
    int floor;     // cells of floor, doors among them, and those in sealed pockets
    int dead_ends; // of those that can be reached from the start, with one way on
    int loops;     // islands of stone that one can walk around: none of them holds the border
    int diameter;  // steps of the longest of all shortest paths, four ways, in the start's region
    int doors;     // plain and locked
    int keys;
} Measures;

// Asked now and then, with what is done of 1000: whether to go on.
typedef struct MeasureHook {
    bool (*go_on)(void *context, int part);
    void *context;
} MeasureHook;

// The longest path of a large level takes long. False when memory lacks or the hook says no.
bool measure_level(const Level *level, MeasureHook hook, Measures *measures);
