#pragma once
// The finished picture of each cell, unlit: floor, walls with their rims, doors, traps, ambient shadow,
// decor, pools that ripple. Cells are kept once they are made, keyed by all that they were made from, so a
// changed tile or another level needs no notice.

#include "map/level.h"
#include "view/atlas.h"
#include "view/looks.h"

enum { GROUND_W = 64, GROUND_H = 32 }; // cells kept: more than the far frame shows; powers of two

typedef struct GroundArt {
    int floor, wall_front, wall_top, rim_front, rim_top, rug, torch, stairs_lamp, banner, pebbles, bones,
        moss, web, pedestal, bank, crack_front, crack_top;
    int pools[TILE_COUNT];   // what lies instead of floor; -1: floor does
    int stains[STAIN_COUNT]; // -1: nothing
    int tiles[TILE_COUNT];   // what stands on the floor or, a door, in a row of walls; -1: nothing
    int sides[TILE_COUNT];   // doors in a column of walls
    int ajar, ajar_side;
    int locks[KEY_KINDS];  // what a locked door wears
    int looks[LOOK_COUNT]; // what is let into the floor; -1: nothing
    int look_frames[LOOK_COUNT];
} GroundArt;

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
