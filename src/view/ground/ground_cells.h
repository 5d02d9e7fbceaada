#pragma once
// What is seen in a cell of the ground: the frames of its sprites, and what its surroundings add. Pictures
// are drawn from this (ground_draw.c) and kept by it (ground_kept.c).

#include "view/canvas/image.h"
#include "view/ground/ground.h"

#include <stdbool.h>

// ---- view/ground/ambient.c

// Shadow on floor beside walls, because less light comes from there: in bands of 2 px, darkest below a wall
// in the north, because light comes from the upper left.

// The walls beside a cell. The last one counts only where no other hides it.
typedef struct ShadowWalls {
    bool n, w, e, nw;
} ShadowWalls;

// Draws the shadow over the picture of a cell, which is CELL_PX wide and high.
void ambient_shadow_draw(Image *picture, ShadowWalls walls);

// ---- view/ground/ground_cells.c

enum { RIM_N, RIM_W, RIM_E };

// Random bits of a cell, always the same ones. They are the `dice` of the functions below.
uint64_t cell_random_bits(const Level *level, Vec cell);

// True for a wall, and for a door with a wall in the west and east.
bool cell_is_wall_in_row(const Level *level, Vec cell);
// True if the front of a wall or door is seen, not only its top.
bool cell_shows_front(const Level *level, Vec cell);
// True for a wall with floor all around.
bool cell_is_column(const Level *level, Vec cell);
// True if the cell is mirrored in water south of it.
bool cell_is_reflected(const Level *level, Vec cell);

Look cell_look(const Ground *ground, Vec cell);
Stain cell_stain(const Ground *ground, Vec cell);
Decor cell_decor(const Level *level, Vec cell);
bool cell_has_rug_beside(const Level *level, Vec cell, int dir); // in the next cell that way
bool ground_is_pool_tile(const Ground *ground, Tile tile);

// Bits for n, e, s, w: where a pool ends, or where a rug continues.
unsigned cell_pool_edges(const Ground *ground, const Level *level, Vec cell);
unsigned cell_rug_sides(const Level *level, Vec cell);
// The sides of a wall where something open begins, as bits 1 << RIM_*.
unsigned cell_wall_open_sides(const Level *level, Vec cell);
ShadowWalls cell_shadow_walls(const Level *level, Vec cell);
// What the cells around add: the rims of a wall, or the shadow walls of any other cell, as bits.
unsigned cell_rim_bits(const Level *level, Vec cell);

// Which frame of its sprite is drawn.
unsigned cell_ripple_frame(const Ground *ground, Tile tile, Vec cell);
int cell_floor_frame(const Ground *ground, uint64_t dice);
int cell_pool_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice);
int cell_web_frame(const Ground *ground, uint64_t dice);
int cell_stain_frame(const Ground *ground, Vec cell, uint64_t dice);
// ---- view/ground/dressing.c

// A sprite of the atlas and its frame; -1: nothing.
typedef struct Dressing {
    int sprite, frame;
} Dressing;

// What hangs on a wall or lies on a floor only for the eye.
Dressing cell_dressing(const Ground *ground, const Level *level, Vec cell, uint64_t dice);

// The frame of a piece of furniture: of the kind of room around it.
int cell_furniture(ThemeKind theme, const Level *level, Vec cell);

// The frame of a wall's sprite.
int cell_wall_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice);

// What the theme puts over a wall or a floor.
Growth cell_growth(const Ground *ground, const Level *level, Vec cell, uint64_t dice);

// ---- view/ground/ground_draw.c

// Draws the picture of a cell into ground->scratch.
void ground_draw_cell(Ground *ground, const Level *level, Vec cell, uint64_t dice);
