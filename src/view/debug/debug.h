#pragma once
// Views that show how the game works: the costs of a frame, and a level as a plan, in letters, or as a plain
// picture.

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

// ---- view/debug/perf_stats.c

// The overlay of F3: how long the parts of a frame take, and what else it costs.

enum { PERF_KEPT = 60 }; // frames

typedef enum PerfStat {
    PERF_FRAME, // us since the last frame
    PERF_TICK,  // us for its ticks
    PERF_DRAW,
    PERF_PRESENT,
    PERF_TICKS, // how many ticks it had
    PERF_CALLS, // how many calls of the driver showed it
    PERF_COUNT
} PerfStat;

typedef struct PerfStats {
    uint32_t kept[PERF_KEPT][PERF_COUNT]; // a ring
    int at, count;
} PerfStats;

// Call it once a frame.
void perf_stats_add(PerfStats *stats, const uint32_t frame[PERF_COUNT]);

typedef struct PerfRange {
    uint32_t least, mean, most; // over the kept frames; 0 when there are none
} PerfRange;
PerfRange perf_stats_range(const PerfStats *stats, PerfStat stat);

// Draws the overlay with its upper left corner at `at`. Returns the panel's rectangle.
Rect perf_stats_draw(const PerfStats *stats, const Ui *ui, Image *to, Vec at);

// ---- view/debug/layout.c

// The whole level at once, with everything revealed: how the generator built it, what is placed where, the
// proof, and what the monsters have in mind.

typedef struct World World;

// Where a level of that size (cells) is in a picture of that size (px): with the largest cell in whole px,
// and the legend below or beside the level, whichever leaves more room.
LayoutFit layout_fit(Vec level, Vec picture);

// Draws over the layout how far the noises of the last second were heard.
void layout_draw_noises(const NoiseRings *rings, const World *world, Image *to);

// Fills the whole picture, of any size.
void debug_layout_draw(const Ui *ui, const World *world, Image *to);

// ---- view/debug/ascii.c

// The game in letters: the glyphs of tiles, decor and actors around the hero.

// Fills the whole picture: 40 x 22 letters at 640x360 and at twice that, more at sizes between.
void ascii_draw(const Ui *ui, const World *world, Image *to);

// The square of a cell in a picture of that size, also for cells outside the level.
Rect ascii_square(const World *world, Vec size, Vec cell);
// The cell at a px of such a picture, perhaps outside the level.
Vec ascii_cell(const World *world, Vec size, Vec px);

// ---- view/debug/tiles_png.c

// A level as a plain, unlit picture, 32 px a cell, made from the tile set of exported maps. Each tile has
// exactly one look, so a program that reads the map (tmxrasterizer) gets the same pixels. Void is
// transparent.

enum { PICTURE_SIDE_MAX = 16384 }; // px

// The pieces (io/level/pieces.h) in one row, CELL_PX each. The caller frees the image. Returns false with
// one line in `error`.
bool tileset_picture(const Atlas *atlas, Image *out, Error *error);

// Draws the ground, then, unless it is to be `bare`, what lies and stands there. The caller frees the image.
// Returns false with one line in `error` when out of memory, when a sprite is missing, or when a side would
// exceed PICTURE_SIDE_MAX.
bool picture_of_level(const Atlas *atlas, const Level *level, bool bare, Image *out, Error *error);
