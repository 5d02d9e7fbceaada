#pragma once
// What a level is like to walk through: contrast, sight, narrow places, emptiness. Except for the patterns,
// all figures are about the part that can be walked from the start.

#include "map/dist.h"
#include "map/level.h"

enum { SHAPE_PATTERNS = 512 };

typedef struct Shape {
    int largest,
        median; // for each cell the largest open square that covers it: their greatest side, and the median
    int sight;  // the longest straight line of sight in eight directions, in cells
    int chokes; // cells where a door could hang that cuts off CHOKE_LEAST cells or more
    int used;   // percent of the blocks of 4x4 cells with a way in them
    int empty_ends;               // dead ends with nothing within two cells
    int monsters, kinds;          // how many monsters, and of how many kinds
    int patterns[SHAPE_PATTERNS]; // how often each pattern of 3x3 open or stone cells occurs in the whole
                                  // level
} Shape;

enum { CHOKE_LEAST = 6, EMPTY_WITHIN = 2 };

// Returns false when out of memory.
bool shape_measure(const Level *level, Shape *shape);

// True where nothing is within EMPTY_WITHIN cells, and no entrance or exit either.
bool shape_is_empty_near(const Level *level, Vec cell);

// How much the patterns of two levels differ, per mille: half the sum of the differences of their shares
// (total variation). 0: the same mixture; 1000: nothing in common.
int shape_distance_pm(const Shape *a, const Shape *b);

// The percentage of cells that differ when two levels are laid over each other at their top left: stone,
// floor, or water, ice and embers.
int shape_changed_percent(const Level *a, const Level *b);

// ---- gen/prove/measure.c

// Numbers that tell kinds of levels apart.

typedef struct Measures {
    int floor;     // cells of floor, with doors and sealed pockets
    int dead_ends; // cells with one way on that can be reached from the start
    int loops;     // islands of stone that one can walk around
    int longest;   // steps from the start to the farthest stairs, keys in hand; without stairs, to any cell
    int diameter;  // steps of the longest of all shortest paths in the start's region, four directions
    int doors;     // plain and locked doors
    int keys, treasures, monsters, chests, traps, rooms;
    int locks; // locked doors and chests
} Measures;

// Called from time to time with the part that is done, of 1000. Returns whether to continue.
typedef struct MeasureHook {
    bool (*go_on)(void *context, int part);
    void *context;
} MeasureHook;

// Counts what lies in a level, and leaves out what a way has to be searched for: `dead_ends`, `loops`,
// `longest` and `diameter` are 0.
void measure_count(const Level *level, Measures *measures);

// The longest path of a large level takes long: without a hook it is left out, and `diameter` is 0. Returns
// false when out of memory or when the hook says stop.
bool measure_level(const Level *level, MeasureHook hook, Measures *measures);
