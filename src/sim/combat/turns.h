#pragma once
// Turn by turn: which cells raised blows mark, and who acts next.

#include "sim/state/world.h"

enum { MARKS_MAX = 256 };

// A cell that a blow will hit, and any body that stands there then.
typedef struct Mark {
    Vec cell;
    ActorId by;
    int turns; // until it falls; 0: it is falling
} Mark;

// Fills in the cells that are marked, in the order of who marks them; returns how many. A cell may be marked
// more than once.
int turns_marks(const World *world, Mark *marks, int max);

// True when a blow of another monster's marks the cell.
bool turns_marked(const World *world, ActorId index, Vec cell);

// Fills in the monsters that the hero sees awake, in the order in which they can next do something; returns
// how many.
int turns_next(const World *world, ActorId *ids, int max);
