#pragma once
// Light and fog: three fields (light, what is visible now, what is explored) over the frame, folded node by
// node so that each pixel of the ground costs two multiplications a channel, and mostly one:
//
//     pixel = texel * a + memory * b + c + rock * d    a = visible * min(light, 1), overbright past 1
//                                                      b = (1 - visible) * explored * (1 - stale / 2)
//                                                      c = visible * haze + a toll's cold ring
//                                                      d = (1 - visible) * (1 - explored)
//
// The numbers of a node are as many as a pixel has bytes, and lie in their order.

#include "map/level.h"
#include "sim/space/flames.h"
#include "view/canvas/camera.h"
#include "view/canvas/image.h"
#include "view/ground/ground.h"
#include "view/memory/fades.h"
#include "view/memory/shown.h"

// ---- view/light/light_grid.c

// Smooth fields over the frame, as numbers at the nodes of a grid. Nodes lie 8 px apart and on the edges
// of the cells, so that each 8x8 block between four nodes belongs to one cell, and a field that is zero at
// all nodes of a cell is zero on all its pixels.
//
//        cell      cell
//     o--o--o--o--o--o--o--o--o        o: node; a node on an edge touches two cells, on a corner four
//     |           |           |

enum {
    NODE_PX = 8,
    NODES_A_CELL = CELL_PX / NODE_PX,
    LIGHT_GRID_CELLS_W = 63, // the widest frame touches 61 cells; one more on each side
    LIGHT_GRID_CELLS_H = 48, // the highest touches 46
    LIGHT_GRID_W = LIGHT_GRID_CELLS_W * NODES_A_CELL + 1,
    LIGHT_GRID_H = LIGHT_GRID_CELLS_H * NODES_A_CELL + 1,
    LIGHT_GRID_NODES = LIGHT_GRID_W * LIGHT_GRID_H,
    FIELD_ONE = 256,
    FIELD_MOST = 1800,
    FIELD_SPARE = 8 // more than the grid has, for loops over eight at a time
};

// In 1/256; at most FIELD_MOST, for the blur.
typedef struct Field {
    uint16_t at[LIGHT_GRID_NODES + FIELD_SPARE];
} Field;

typedef struct LightGrid {
    Rect cells; // that it covers
    int w, h;   // nodes
    uint16_t scratch[LIGHT_GRID_NODES];
} LightGrid;

// a * b / FIELD_ONE for numbers below 4096, written as what processors do with eight at once: the upper half
// of a product.
static inline uint16_t field_part(uint16_t a, uint16_t b) {
    return (uint16_t)((uint32_t)(uint16_t)(a << 4) * (uint16_t)(b << 4) >> 16);
}

// Covers what the camera shows and one cell more on each side.
void light_grid_cover(LightGrid *grid, const Camera *camera);

static inline int light_grid_index(const LightGrid *grid, int x, int y) {
    return y * grid->w + x;
}

// The node at the upper left of a cell.
static inline Vec light_grid_node(const LightGrid *grid, Vec cell) {
    return (Vec){(cell.x - grid->cells.x) * NODES_A_CELL, (cell.y - grid->cells.y) * NODES_A_CELL};
}

void field_clear(Field *field, const LightGrid *grid);
void field_fill(Field *field, const LightGrid *grid, int value);
void field_copy(Field *field, const LightGrid *grid, const Field *from);
void field_limit(Field *field, const LightGrid *grid, const Field *most); // to at most `most`
void field_scale(Field *field, const LightGrid *grid, const Field *by);   // by / FIELD_ONE

// Every node gets the average, or the least, of the cells (0..255, outside 0) that it touches.
void field_average(Field *field, const LightGrid *grid, const Grid *cells);
void field_least(Field *field, const LightGrid *grid, const Grid *cells);

// Box blur over 3x3 nodes; the outermost ones stay.
void field_blur(Field *field, LightGrid *grid);

// Between the nodes; `px` of the level, clamped to the grid.
int field_sample(const Field *field, const LightGrid *grid, Vec px);

// ---- view/light/light.c

// ---- view/light/chill.c

// The cold light of a toll's wave on the grid: a bright front that grows over all of the picture, and a
// glow behind it on what is rebuilt.

typedef struct Chill {
    bool on;
    Field front; // 0..FIELD_ONE
    Field share; // of a node's cells that are rebuilt
} Chill;

// Adds what shines just now to `light` (three: red, green, blue).
void chill_prepare(Chill *chill, LightGrid *grid, const Shown *shown, Field *light);

// ---- view/light/lamps.c

// The lights of a level and how they fall on the grid: all that burns by the rules (sim/space/flames.h),
// what the hero carries, and what went out a moment ago and still fades. A light reaches only nodes all of
// whose cells the rules call lit by it.

enum { LAMP_SIDE = 2 * FLAME_RADIUS_MAX + 1, LAMP_NODES = LAMP_SIDE * NODES_A_CELL + 1, LAMPS_FADING = 64 };

typedef struct Lamp {
    Flame flame;
    bool burns;    // else it fades out
    uint8_t shown; // 0..255
} Lamp;

// Of one kind of flame, over the square around its cell: light and glow in 1/256.
typedef struct Kernel {
    uint16_t light[LAMP_NODES * LAMP_NODES + FIELD_SPARE], glow[LAMP_NODES * LAMP_NODES + FIELD_SPARE];
} Kernel;

typedef struct Lamps {
    Lamp *at;
    int count, max;
    uint32_t changes; // of the world's flames, when they were looked at
    bool fading;      // some come or go
    int lantern;      // how far it reaches just now, px
    Kernel kernels[FLAME_KIND_COUNT];
} Lamps;

// Where light is added up.
typedef struct Shine {
    LightGrid *grid;
    Field *light; // three: red, green, blue
    Field *glow;  // fire-coloured haze around flames
    Field *lit;   // FIELD_ONE where the rules call all cells that touch the node lit by one light or another
} Shine;

// False when out of memory. The caller frees.
bool lamps_init(Lamps *lamps, const World *world);
void lamps_free(Lamps *lamps);

// Follows the world's flames.
void lamps_tick(Lamps *lamps, const World *world);

// Px of the level: the middle of a lamp's flame. False where there is none to be seen.
bool lamp_flame(const Lamp *lamp, Vec *px);

// One in FIELD_ONE parts: how bright lamp `index` burns just now; FIELD_ONE +- 6 %.
int lamp_flicker(int index, uint32_t clock);

void lamps_shine(const Lamps *lamps, const Fades *fades, uint32_t clock, bool flicker, const Shine *shine);

// What the hero carries: lantern, and torch in hand. `px`: where he is drawn.
void lantern_shine(const Lamps *lamps, const Fades *fades, Vec px, const Shine *shine);
void brand_shine(const Fades *fades, Vec px, int power, const Shine *shine);

// ---- view/light/light.c

#define INK 0xff0b0912u // darker than anything that is drawn

// The kinds of work that the pixels around a node need.
enum { USES_TEXEL = 1, USES_MEMORY = 2, USES_HAZE = 4, USES_ROCK = 8, USES_ALL_MEMORY = 16 };

typedef uint16_t Channels[CHANNELS];

// A row of nodes, folded.
typedef struct FoldRow {
    uint8_t uses[LIGHT_GRID_W]; // USES_*
    Channels a[LIGHT_GRID_W];   // 1/256
    Channels b[LIGHT_GRID_W];   // 1/256
    Channels c[LIGHT_GRID_W];   // 1/4 of a level 0..255
    Channels d[LIGHT_GRID_W];   // 1/256
} FoldRow;

typedef struct Light {
    Fades fades;
    Lamps lamps;
    Chill chill;
    uint32_t clock; // ticks, for the flames
    bool flicker;
    bool day;           // as in the classic: no flame lights anything, nothing is dark
    const int *ambient; // where no flame shines: red, green, blue in 1/256
    LightGrid grid;
    Field light[3], glow, lit, visible, explored, stale;
    Field kept; // of what the ground shows in the light; less around bodies
    int hidden; // 0..255: how far the hero is hidden; the picture is cooler then
} Light;

// Looks at a world's level; all zero beforehand, or after light_forget(). False when out of memory.
bool light_watch(Light *light, const World *world, const Shown *shown);
void light_forget(Light *light);

void light_tick(Light *light, const World *world, const Shown *shown);

// Computes the fields for one frame. `hero`: px where he is drawn.
void light_prepare(Light *light, const Shown *shown, const Camera *camera, Vec hero);

// Between light_prepare() and light_draw_ground(): the ground keeps less of its light around `px` of the
// level, by `most` (0..256) there and by nothing at the rim of an ellipse. What stands on it is lit as
// before.
void light_dim(Light *light, Vec px, Vec radii, int most);

// Folds row `y` of the grid.
void light_fold(const Light *light, int y, FoldRow *to);

// The ground, lit, over the whole frame.
void light_draw_ground(const Light *light, Ground *ground, const Shown *shown, const Camera *camera,
                       Image *frame);

// Over it, unlit: what glows in the stone of its theme.
void light_draw_glows(const Light *light, const Ground *ground, const Shown *shown, const Camera *camera,
                      Image *frame);

// How the light at a point of the level (px) shades what stands there: 0..256 a channel, never under 38 %.
void light_shade(const Light *light, Vec px, uint16_t shade[3]);

// The light on the ground there, all colours on average, in 1/256.
int light_at(const Light *light, Vec px);

// Likewise a body whose picture has that luma (1..255) on average. It comes out at least as bright as
// `wanted` (luma), as far as its colours allow.
void light_shade_body(const Light *light, Vec px, int luma, int wanted, uint16_t shade[3]);

// How far a point of the level is visible, or explored: 0..256.
int light_visible(const Light *light, Vec px);
int light_explored(const Light *light, Vec px);

// How far what is remembered there may have changed since: 0..256.
int light_stale(const Light *light, Vec px);
