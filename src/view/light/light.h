#pragma once
// Light and fog. There are three fields over the frame: light, what is visible now, and what is explored.
// They are combined at each node, so that a pixel of the ground needs two multiplications for each channel,
// and usually one:
//
//     pixel = texel * a + memory * b + c + rock * d    a = visible * min(light, 1), overbright past 1
//                                                      b = (1 - visible) * explored * (1 - stale / 2)
//                                                      c = visible * haze + a toll's cold ring
//                                                      d = (1 - visible) * (1 - explored)
//
// A node has as many numbers as a pixel has bytes, in the same order.

#include "map/level.h"
#include "sim/space/flames.h"
#include "view/canvas/camera.h"
#include "view/canvas/image.h"
#include "view/ground/ground.h"
#include "view/memory/fades.h"
#include "view/memory/shown.h"

// ---- view/light/light_grid.c

// Smooth fields over the frame, as numbers at the nodes of a grid. Nodes are 8 px apart and lie on the edges
// of cells. So each 8x8 block between four nodes belongs to one cell, and a field that is 0 at all nodes of
// a cell is 0 on all its pixels.
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
    FIELD_SPARE = 8 // beyond the grid, because loops take eight at a time
};

// In 1/256; at most FIELD_MOST, because of the blur.
typedef struct Field {
    uint16_t at[LIGHT_GRID_NODES + FIELD_SPARE];
} Field;

typedef struct LightGrid {
    Rect cells; // the cells that it covers
    int w, h;   // the number of nodes
    uint16_t scratch[LIGHT_GRID_NODES];
} LightGrid;

// a * b / FIELD_ONE for numbers below 4096, in a form that processors compute eight at once: the upper half
// of a product.
static inline uint16_t field_part(uint16_t a, uint16_t b) {
    return (uint16_t)((uint32_t)(uint16_t)(a << 4) * (uint16_t)(b << 4) >> 16);
}

// Covers what the camera shows and one more cell on each side.
void light_grid_cover(LightGrid *grid, const Camera *camera);

static inline int light_grid_index(const LightGrid *grid, int x, int y) {
    return y * grid->w + x;
}

// The node at the upper left of a cell.
static inline Vec light_grid_top_left_node(const LightGrid *grid, Vec cell) {
    return (Vec){(cell.x - grid->cells.x) * NODES_A_CELL, (cell.y - grid->cells.y) * NODES_A_CELL};
}

// These change the nodes that the grid has now.
void field_clear(Field *field, const LightGrid *grid);
void field_fill(Field *field, const LightGrid *grid, int value);
void field_copy(Field *field, const LightGrid *grid, const Field *from);
void field_limit(Field *field, const LightGrid *grid, const Field *most); // limits it to `most`
void field_scale(Field *field, const LightGrid *grid, const Field *by);   // multiplies by / FIELD_ONE

// Every node gets the average, or the least, of the cells that it touches (0..255, outside 0).
void field_fill_average(Field *field, const LightGrid *grid, const Grid *cells);
void field_fill_least(Field *field, const LightGrid *grid, const Grid *cells);

// A box blur over 3x3 nodes. The outermost nodes stay.
void field_blur(Field *field, LightGrid *grid);

// Interpolates between nodes. `px` of the level; clamped to the grid.
int field_sample(const Field *field, const LightGrid *grid, Vec px);

// ---- view/light/light.c

// ---- view/light/toll_light.c

// The cold light of a toll's wave on the grid: a bright front that spreads over the whole picture, and a
// glow behind it on what is rebuilt.

typedef struct TollLight {
    bool on;
    Field front; // 0..FIELD_ONE
    Field share; // which part of a node's cells is rebuilt
} TollLight;

// Adds its light to `light` (three fields: red, green, blue).
void toll_light_add(TollLight *chill, LightGrid *grid, const ShownLevel *shown, Field *light);

// ---- view/light/lamps.c

// The lights of a level, and how they fall on the grid: everything that burns by the rules
// (sim/space/flames.h), what the hero carries, and what went out and still fades. A light reaches a node
// only if the rules call all of the node's cells lit by it.

enum { LAMP_SIDE = 2 * FLAME_RADIUS_MAX + 1, LAMP_NODES = LAMP_SIDE * NODES_A_CELL + 1, LAMPS_FADING = 64 };

typedef struct Lamp {
    Flame flame;
    bool burns;    // otherwise it is fading out
    uint8_t shown; // 0..255
} Lamp;

// The light and glow of a kind of flame, over the square around its cell, in 1/256.
typedef struct Kernel {
    uint16_t light[LAMP_NODES * LAMP_NODES + FIELD_SPARE], glow[LAMP_NODES * LAMP_NODES + FIELD_SPARE];
} Kernel;

typedef struct Lamps {
    Lamp *at;
    int count, max;
    uint32_t changes; // Caches.flame_changes of the world when it was last read
    bool fading;      // some are fading in or out
    int lantern;      // how far it reaches now, px
    Kernel kernels[FLAME_KIND_COUNT];
} Lamps;

// The fields that light is added to.
typedef struct LightTarget {
    LightGrid *grid;
    Field *light; // three fields: red, green, blue
    Field *glow;  // fire-coloured haze around flames
    Field *lit;   // FIELD_ONE where the rules call all of a node's cells lit by some light
} LightTarget;

// Returns false when out of memory. The caller frees it.
bool lamps_init(Lamps *lamps, const World *world);
void lamps_free(Lamps *lamps);

// Follows the world's flames.
void lamps_tick(Lamps *lamps, const World *world);

// The middle of a lamp's flame, px of the level. Returns false when no flame is seen.
bool lamp_flame(const Lamp *lamp, Vec *px);

// How bright lamp `index` is now: FIELD_ONE +- 6 %.
int lamp_flicker(int index, uint32_t clock);

// `clock`: ticks, for the flicker. Without `flicker` all lamps are steady.
void lamps_add_light(const Lamps *lamps, const Fades *fades, uint32_t clock, bool flicker,
                     const LightTarget *shine);

// The light that the hero carries: lantern, and torch in hand. `px`: where he is drawn; `power`: 1/256 of the
// torch's usual brightness.
void lantern_add_light(const Lamps *lamps, const Fades *fades, Vec px, const LightTarget *shine);
void hand_torch_add_light(const Fades *fades, Vec px, int power_256ths, const LightTarget *shine);

// ---- view/light/light.c

#define INK 0xff0b0912u // darker than everything that is drawn

// What the pixels around a node need.
enum { USES_TEXEL = 1, USES_MEMORY = 2, USES_HAZE = 4, USES_ROCK = 8, USES_ALL_MEMORY = 16 };

typedef uint16_t Channels[CHANNELS];

// A row of nodes with its combined numbers.
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
    TollLight chill;
    uint32_t clock;     // ticks, for the flames
    bool flicker;       // false: nothing flickers, because motion or flashes are reduced
    bool day;           // as in the classic: no flames, and nothing is dark
    const int *ambient; // where no flame shines: red, green, blue in 1/256
    LightGrid grid;
    Field light[3], glow, lit, visible, explored, stale;
    Field kept; // how much of the light the ground shows; less around bodies
    int hidden; // 0..255: how much the hero is hidden, which makes the picture cooler
} Light;

// Begins with a world's level. The struct must be all zero, or have been given to light_free(). Returns
// false when out of memory.
bool light_init(Light *light, const World *world, const ShownLevel *shown);
void light_free(Light *light);

// Call it once after every tick.
void light_tick(Light *light, const World *world, const ShownLevel *shown);

// Computes the fields for a frame. `hero`: px where he is drawn.
void light_prepare(Light *light, const ShownLevel *shown, const Camera *camera, Vec hero);

// Call it between light_prepare() and light_draw_ground(). Darkens only the ground around `middle_px` of the
// level: by `dim_256ths` (0..256) there, and less towards the edge of an ellipse with these `radii_px` (px).
// What stands there keeps its light.
void light_dim_ground(Light *light, Vec middle_px, Vec radii_px, int dim_256ths);

// Combines the fields in row `y` of the grid.
void light_fold_row(const Light *light, int y, FoldRow *to);

// Draws the lit ground over the whole frame.
void light_draw_ground(const Light *light, Ground *ground, const ShownLevel *shown, const Camera *camera,
                       Image *frame);

// Draws over it, unlit, what glows in the stone of its theme.
void light_draw_growths(const Light *light, const Ground *ground, const ShownLevel *shown,
                        const Camera *camera, Image *frame);

// How the light at a point of the level (px) shades what stands there: 0..256 for each channel, at least 38
// %.
void light_shade(const Light *light, Vec px, uint16_t shade[3]);

// The light on the ground at a point, averaged over the colours, in 1/256.
int light_at(const Light *light, Vec px);

// Like light_shade(), for a body whose picture has that average luma (1..255). The result is at least as
// bright as `wanted` (luma), as far as its colours allow.
void light_shade_body(const Light *light, Vec px, int luma, int wanted, uint16_t shade[3]);

// How much a point of the level is visible now: 0..256.
int light_visibility_at(const Light *light, Vec px);
// How much it is explored: 0..256.
int light_explored_at(const Light *light, Vec px);

// How likely a remembered point has changed: 0..256.
int light_staleness_at(const Light *light, Vec px);
