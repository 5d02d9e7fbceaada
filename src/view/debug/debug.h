#pragma once
// Views that show how the game works: the costs of a frame, and a level as a plan, in letters, and as one
// plain picture.

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

// ---- view/debug/perf_stats.c

// How long the parts of a frame take, and what else it costs: the overlay of F3.

enum { PERF_KEPT = 60 }; // frames

typedef enum PerfStat {
    PERF_FRAME, // us since the frame before
    PERF_TICK,  // us of its ticks
    PERF_DRAW,
    PERF_PRESENT,
    PERF_TICKS, // how many
    PERF_CALLS, // of what shows it
    PERF_COUNT
} PerfStat;

typedef struct PerfStats {
    uint32_t kept[PERF_KEPT][PERF_COUNT]; // a ring
    int at, count;
} PerfStats;

// Once a frame.
void perf_stats_add(PerfStats *stats, const uint32_t frame[PERF_COUNT]);

typedef struct PerfRange {
    uint32_t least, mean, most; // over the frames kept; 0 when there are none
} PerfRange;
PerfRange perf_stats_range(const PerfStats *stats, PerfStat stat);

// With its upper left at `at`; returns the panel's rectangle.
Rect perf_stats_draw(const PerfStats *stats, const Ui *ui, Image *to, Vec at);

// ---- view/debug/layout.c

// The whole level at once, everything revealed: how the generator built it, what the feelers of the walls
// found, where all are, how the level is solved and what the monsters have in mind.

typedef struct World World;

// The largest whole px a cell, beside or above the legend, whichever leaves more.
LayoutFit layout_fit(Vec level, Vec picture);

// Over it: how far the noises of the last second carried.
void layout_noises(const NoiseRings *rings, const World *world, Image *to);

// Fills the whole picture, whatever its size.
void layout_draw(const Ui *ui, const World *world, Image *to);

// ---- view/debug/ascii.c

// The game in letters: the glyphs of the tile, decor and actor tables around the hero.

// Fills the whole picture, 40 x 22 letters at any size from 640x360 on.
void ascii_draw(const Ui *ui, const World *world, Image *to);

// Where a cell's square lies in a picture of that size, cells of the level or not; and the cell at a px of
// it.
Rect ascii_square(const World *world, Vec size, Vec cell);
Vec ascii_cell(const World *world, Vec size, Vec px);

// ---- view/debug/tiles_png.c

// A level as one plain picture, 32 px a cell and unlit, put together from the tile set of exported maps: each
// tile has exactly one look, so a reader of the map (tmxrasterizer) gets the same pixels. The void stays
// clear.

enum { PICTURE_SIDE_MAX = 16384 }; // px

// The pieces (io/level/pieces.h) in one row, CELL_PX each. The caller frees. False with one line in `error`.
bool tileset_picture(const Atlas *atlas, Image *out, Error *error);

// The ground, then what adorns it. The caller frees. False with one line in `error` when out of memory, when
// a sprite is missing, or when a side would be longer than PICTURE_SIDE_MAX.
bool picture_of_level(const Atlas *atlas, const Level *level, Image *out, Error *error);
