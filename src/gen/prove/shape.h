#pragma once
// What a level is like to walk through: contrast, sight, narrow places, emptiness. All figures except the
// pattern are of the part that can be walked from the start.

#include "map/dist.h"
#include "map/level.h"

enum { SHAPE_PATTERNS = 512 };

typedef struct Shape {
    int largest,
        median;     // side of the largest open square that covers a cell: the most of all, and the median
    int sight;      // cells of the longest straight line of sight, eight ways
    int chokes;     // cells where a door could hang, without which CHOKE_LEAST cells or more are cut off
    int used;       // percent of the blocks of 4x4 cells that hold a way
    int empty_ends; // dead ends with nothing on them or within two cells
    int monsters, kinds;          // how many, and of how many kinds
    int patterns[SHAPE_PATTERNS]; // how often each pattern of 3x3 cells comes, open or stone, all over the
                                  // level
} Shape;

enum { CHOKE_LEAST = 6, EMPTY_WITHIN = 2 };

// False when out of memory.
bool shape_measure(const Level *level, Shape *shape);

// True where nothing stands or lies within EMPTY_WITHIN cells, and no way out of the level begins or ends.
bool shape_bare(const Level *level, Vec cell);

// How far the patterns of two levels differ, per mille: half the sum of the differences of their shares
// (total variation). 0: the same mixture; 1000: none in common.
int shape_distance(const Shape *a, const Shape *b);

// Percent of the cells, of two levels laid over each other at their top left, that differ: stone, floor, or
// water, ice and embers.
int shape_changed(const Level *a, const Level *b);

// ---- gen/prove/measure.c

// Numbers that tell one kind of level from another.

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

// The longest path of a large level takes long. False when out of memory or the hook says no.
bool measure_level(const Level *level, MeasureHook hook, Measures *measures);
