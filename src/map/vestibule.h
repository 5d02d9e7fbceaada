#pragma once
// The vestibule is where the first depth begins. It is shut until the hero takes its bell. Then its dark
// cells are rebuilt from a second picture, which has a way out into the nearer half of the level. The seed
// chooses among several pairs of pictures, and whether they are mirrored. All teach the same.

#include "map/level.h"

enum { VESTIBULE_W = 21, VESTIBULE_H = 12 };

typedef enum VestibulePart { VESTIBULE_SHUT, VESTIBULE_OPENED, VESTIBULE_PARTS } VestibulePart;

// What is at a place of the seed's vestibule, (0,0) to (VESTIBULE_W - 1, VESTIBULE_H - 1), as a character: a
// tile's glyph, or '@' the start, '!' a torch, 'c' the cheese, 'r' the rat, 'b' the bell on its pedestal,
// 'o' the wall that opens, 's' the side door, 'u' a rug. Start, cheese, rat and bell are on floor.
char vestibule_glyph(uint64_t seed, VestibulePart part, Vec place);
// The tile that it stands for in that level.
Tile vestibule_tile(const Level *level, VestibulePart part, Vec place);

// Draws a picture's tiles at the level's vestibule.
void vestibule_lay(Level *level, VestibulePart part);

// True when it is at the right side of the level and opens to the left.
bool vestibule_mirrored(uint64_t seed);

// The cell of a shut vestibule that has a glyph; the glyph must occur in it once.
Vec vestibule_shut_cell(uint64_t seed, Rect vestibule, char glyph);

// The cell of its wall that opens.
static inline Vec vestibule_cell_that_opens(uint64_t seed, Rect vestibule) {
    return vestibule_shut_cell(seed, vestibule, 'o');
}
// The cell outside before that opening.
static inline Vec vestibule_outside(uint64_t seed, Rect vestibule) {
    return vec_add(vestibule_cell_that_opens(seed, vestibule),
                   DIRS[vestibule_mirrored(seed) ? DIR_W : DIR_E]);
}

// True while the level has a shut vestibule; false once the first toll has opened it.
static inline bool level_has_unopened_vestibule(const Level *level) {
    return level->vestibule.w > 0;
}

// True when level->vestibule has the right size, and its way out is inside the level.
bool vestibule_rect_fits(const Level *level);
