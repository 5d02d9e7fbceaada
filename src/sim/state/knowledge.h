#pragma once
// What the hero knows of the level.

#include "base/grid.h"

// How well the hero knows a cell.
typedef enum Known { KNOWN_NOT, KNOWN_WELL, KNOWN_STALE } Known; // stale: a toll may have changed it since

// What the hero knows of the level.
typedef struct Knowledge {
    Grid explored;     // Known: what the hero ever saw
    Grid tiles, decor; // as he saw them last
} Knowledge;
