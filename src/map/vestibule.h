#pragma once
// The vestibule, where the first depth begins: the same in every game, and shut until its bell is taken. Then
// what is dark of it is built anew as a second picture has it, with a way out to the east.

#include "map/level.h"

enum { VESTIBULE_W = 15, VESTIBULE_H = 9 };

typedef enum VestibulePart { VESTIBULE_SHUT, VESTIBULE_OPENED, VESTIBULE_PARTS } VestibulePart;

// What stands at a place of it, (0,0) to (VESTIBULE_W - 1, VESTIBULE_H - 1), as a character: a tile's glyph,
// or
// '@' the start, '!' a torch, 'c' the cheese, 'r' the rat, 'b' the bell on its pedestal - all but the torch
// on floor.
char vestibule_glyph(VestibulePart part, Vec place);
Tile vestibule_tile(VestibulePart part, Vec place);

// The cell of its wall that opens, where a level has one.
static inline Vec vestibule_opening(Rect vestibule) {
    return (Vec){vestibule.x + VESTIBULE_W - 1, vestibule.y + 6};
}

static inline bool vestibule_there(const Level *level) {
    return level->vestibule.w > 0;
}

// True where level->vestibule has its size and lies so that its way out stays inside the level.
bool vestibule_fits(const Level *level);
