#pragma once
// Finds out whether a cell of a level is taken.

#include "map/level.h"

// True where an item, a monster, a fixture or the hero is placed.
static inline bool level_taken(const Level *level, Vec cell) {
    return vec_eq(level->start, cell) || spawn_at(&level->items, cell) != NULL ||
           spawn_at(&level->monsters, cell) != NULL || fixture_at(level, cell) != NULL;
}
