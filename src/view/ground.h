#pragma once
// The finished picture of each cell, unlit: floor, walls with their rims, doors, traps, ambient shadow,
// decor, pools that ripple. Cells are kept once they are made, keyed by all that they were made from, so a
// changed tile or another level needs no notice.

#include "view/ground_art.h"

enum { GROUND_W = 64, GROUND_H = 32 }; // cells kept: more than the far frame shows; powers of two

// Opaque; rows of CELL_PX pixels that follow each other.
typedef struct CellPicture {
    uint32_t seen[CELL_PX * CELL_PX];   // unlit
    uint32_t memory[CELL_PX * CELL_PX]; // the same as memory shows it
} CellPicture;

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
    CellPicture *pictures; // one for each slot, and one of nothing
    GroundSlot slots[GROUND_W * GROUND_H];
} Ground;

// False with one line in `error` when memory or a sprite lacks. The atlas must stay valid.
bool ground_init(Ground *ground, const Atlas *atlas, char *error, size_t error_size);
void ground_free(Ground *ground);

// NULL where there is only void.
const CellPicture *ground_cell(Ground *ground, const Level *level, Vec cell);

// Black.
const CellPicture *ground_nothing(const Ground *ground);

// What memory makes of a colour: cold and dim. The alpha stays.
Colour ground_memory(Colour colour);
