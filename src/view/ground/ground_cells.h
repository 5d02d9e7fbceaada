#pragma once
// What there is to be seen in a cell of the ground: which of their frames its sprites show, and what of its
// surroundings shows in it. The picture is drawn from these (ground_draw.c) and kept by them (ground_kept.c).

#include "view/canvas/image.h"
#include "view/ground/ground.h"

#include <stdbool.h>

// ---- view/ground/ambient.c

// Where floor meets walls less light comes from around: their shadow on it, in bands of 2 px, deepest below a
// wall in the north, as light comes from the upper left.

// The walls beside a cell; the last one where no other hides what it does.
typedef struct Shelter {
    bool n, w, e, nw;
} Shelter;

// Over the picture of a cell, CELL_PX wide and high.
void ambient_shadow(Image *picture, Shelter walls);

// ---- view/ground/ground_cells.c

enum { RIM_N, RIM_W, RIM_E };

// Random bits of a cell, always the same ones.
uint64_t cell_dice(const Level *level, Vec cell);

// A wall, or a door between two of them; of those: whether its front shows.
bool cell_in_wall(const Level *level, Vec cell);
bool cell_front(const Level *level, Vec cell);
// A wall with floor all around it.
bool cell_column(const Level *level, Vec cell);
// Such a cell that shows in what lies south of it.
bool cell_mirrored(const Level *level, Vec cell);

Look cell_look(const Ground *ground, Vec cell);
Stain cell_stain(const Ground *ground, Vec cell);
Decor cell_decor(const Level *level, Vec cell);
bool cell_rug(const Level *level, Vec cell, int dir); // in the next one
bool cell_pools(const Ground *ground, Tile tile);

// A bit for each side: where a pool ends, a rug goes on; n, e, s, w.
unsigned cell_banks(const Ground *ground, const Level *level, Vec cell);
unsigned cell_rug_sides(const Level *level, Vec cell);
// Where a wall ends, by RIM_*.
unsigned cell_rims(const Level *level, Vec cell);
Shelter cell_shelter(const Level *level, Vec cell);
// What of the cells around shows: a wall's rims, the shelter of anything else.
unsigned cell_edges(const Level *level, Vec cell);

// Frames.
unsigned cell_ripple(const Ground *ground, Tile tile, Vec cell);
int cell_floor(const Ground *ground, uint64_t dice);
int cell_pool(const Ground *ground, const Level *level, Vec cell, uint64_t dice);
int cell_web(const Ground *ground, uint64_t dice);
int cell_stain_frame(const Ground *ground, Vec cell, uint64_t dice);
// ---- view/ground/dressing.c

// A sprite of the atlas, -1: nothing.
typedef struct Dressing {
    int sprite, frame;
} Dressing;

// What hangs on that wall or lies on that floor, for the eye alone.
Dressing cell_dressing(const Ground *ground, const Level *level, Vec cell, uint64_t dice);

// The frame of a wall.
int cell_wall(const Ground *ground, const Level *level, Vec cell, uint64_t dice);

// What the theme lays over a wall or a floor.
Growth cell_growth(const Ground *ground, const Level *level, Vec cell, uint64_t dice);

// ---- view/ground/ground_draw.c

// The picture of a cell into ground->scratch.
void ground_draw(Ground *ground, const Level *level, Vec cell, uint64_t dice);
