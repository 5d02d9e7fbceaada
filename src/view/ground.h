#pragma once
// The finished picture of each cell, unlit: floor, walls with their rims, doors, traps, ambient shadow,
// decor, pools that ripple. Cells are kept once they are made, keyed by all that they were made from, so a
// changed tile or another level needs no notice.

#include "view/ground_art.h"

enum { GROUND_W = 64, GROUND_H = 32 }; // cells kept: more than the far frame shows; powers of two

typedef struct GroundSlot {
    bool used;
    Vec cell;
    uint64_t seed, around;
} GroundSlot;

typedef struct Ground {
    const Atlas *atlas;
    GroundArt art;
    const Looks *looks; // not owned; NULL: all as their tiles say
    uint32_t clock;     // ticks, for what ripples
    Image scratch;
    Image pictures; // one cell of CELL_PX x CELL_PX after the other
    GroundSlot slots[GROUND_W * GROUND_H];
} Ground;

// False with one line in `error` when memory or a sprite lacks. The atlas must stay valid.
bool ground_init(Ground *ground, const Atlas *atlas, char *error, size_t error_size);
void ground_free(Ground *ground);

// CELL_PX rows of CELL_PX pixels that follow each other: 0xYYRRGGBB, YY the luma. NULL where there is only
// void.
const uint32_t *ground_cell(Ground *ground, const Level *level, Vec cell);
