#pragma once
// The level as the picture shows it: what is in sight as it is, all else as the hero saw it last. It follows
// the world at once, except when a toll has changed it: then a wave runs from the hero outwards, and where it
// comes by, walls rise out of the floor and sink into it.

#include "view/ground.h"

#include "sim/world.h"

enum {
    HEAVES_MAX = (2 * VIEW_X + 1) * (2 * VIEW_Y + 1),
    HEAVE_TICKS = 18,      // of one cell
    HEAVE_FADE_TICKS = 30, // with reduced motion, of all at once
    WAVE_TICKS = 40        // from the hero to the edge of what he sees
};

// A cell on its way from one picture to the next.
typedef struct Heave {
    Vec cell;
    int age;
    bool wall; // it was one
    uint32_t from[CELL_PX * CELL_PX];
} Heave;

typedef struct Shown {
    Level level; // owned; tiles, decor and frames
    bool reduced_motion;
    int wave;   // ticks since a toll, WAVE_TICKS: none is under way
    Vec centre; // cell where it began
    Fov before; // what the hero saw a tick ago, before the toll
    Heave heaves[HEAVES_MAX];
    int heave_count;
    int begun;           // of them, in the last tick; they are the last
    CellPicture picture; // of the cell that was asked for last
} Shown;

// False when memory lacks. The caller frees.
bool shown_init(Shown *shown, const World *world);
void shown_free(Shown *shown);

// Once after every world_tick(). Pictures of what begins to change are taken from `ground`.
void shown_tick(Shown *shown, const World *world, Ground *ground);

// Whether a cell is in sight in the picture: where the wave has not come by yet, as before the toll.
bool shown_sees(const Shown *shown, const World *world, Vec cell);

// The cells around the hero that any frame can show.
Rect shown_near(const World *world);

// Ticks until the wave comes to a cell; 0: it has, or there is none.
int shown_wait(const Shown *shown, Vec cell);

// Whether stone rises or sinks in a cell just now.
bool shown_moves(const Shown *shown, Vec cell);

// As ground_cell(); valid until the next call.
const CellPicture *shown_cell(Shown *shown, Ground *ground, Vec cell);
