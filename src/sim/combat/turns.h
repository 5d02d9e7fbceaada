#pragma once
// Turn by turn: which cells are about to be struck, and who acts next.

#include "sim/state/world.h"

enum { MARKS_MAX = 256 };

// A cell that a blow is going to hit, with any body that stands there then.
typedef struct Threat {
    Vec cell;
    ActorId by;
    int turns; // turns until it falls; 0: now
} Threat;

// Lists the marked cells, ordered by the monsters that mark them. Returns how many. A cell can be listed
// more than once.
int turns_list_threats(const World *world, Threat *marks, int max);

// Lists the cells of a line of fire that the monster raises or blows.
int turns_list_fire(const World *world, ActorId by, Threat *marks, int max);

// True when a monster other than `except` is going to strike the cell.
bool turns_is_threatened(const World *world, ActorId except, Vec cell);

// Lists the awake monsters that the hero sees, in the order in which they can next act. Returns how many.
int turns_list_next(const World *world, ActorId *ids, int max);
