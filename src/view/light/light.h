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
#include "view/light/lamps.h"
#include "view/light/light_grid.h"
#include "view/light/toll_light.h"
#include "view/memory/fades.h"
#include "view/memory/shown.h"

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

// Combines the fields in row `y` of the grid.
void light_fold_row(const Light *light, int y, FoldRow *to);

// How the light at a point of the level (px) shades what stands there: 0..256 for each channel, at least 38
// %.
void light_shade(const Light *light, Vec px, uint16_t shade[3]);

// Like light_shade(), for a body whose picture has that average luma (1..255). The result is at least as
// bright as `wanted` (luma), as far as its colours allow.
void light_shade_body(const Light *light, Vec px, int luma, int wanted, uint16_t shade[3]);

// How much a point of the level is visible now: 0..256.
int light_visibility_at(const Light *light, Vec px);
// How much it is explored: 0..256.
int light_explored_at(const Light *light, Vec px);

// How likely a remembered point has changed: 0..256.
int light_staleness_at(const Light *light, Vec px);

// Draws over it, unlit, what glows in the stone of its theme.
void light_draw_growths(const Light *light, const Ground *ground, const ShownLevel *shown,
                        const Camera *camera, Image *frame);

// Draws the lit ground over the whole frame.
void light_draw_ground(const Light *light, Ground *ground, const ShownLevel *shown, const Camera *camera,
                       Image *frame);
