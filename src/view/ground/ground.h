#pragma once
// The finished picture of each cell, unlit: floor, walls with their rims, doors, traps, ambient shadow,
// decor, pools that ripple. Pictures are kept once they are made, keyed by all that they were made from: a
// changed tile or another level needs no notice, and cells that look alike share one.

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/image.h"
#include "view/ground/ground_art.h"
#include "view/ground/themes.h"
#include "view/memory/shown.h"

// Living rock: what the picture shows wherever nothing is known. It is made of places alone, so that it tells
// nothing of the level below it, and repeats itself every ROCK_CELLS cells, where its edges meet.
enum { ROCK_CELLS = 8, ROCK_PX = ROCK_CELLS * CELL_PX };

typedef struct Rock {
    Colour pixels[ROCK_CELLS * ROCK_CELLS][CELL_PX * CELL_PX]; // cell by cell
} Rock;

void rock_init(Rock *rock);

// Which of its cells lies there, wherever that is.
int rock_index(Vec cell);

// Pictures kept, 8 KiB each: a far frame shows up to 360 that differ, and pools ripple through four. One is
// looked for in a set, where the one that was not needed for longest makes room; sets are so large that those
// of a frame do not push each other out.
enum { GROUND_SETS = 48, GROUND_WAYS = 16, GROUND_SLOTS = GROUND_SETS * GROUND_WAYS };

// Opaque; rows of CELL_PX pixels that follow each other.
typedef struct CellPicture {
    uint32_t seen[CELL_PX * CELL_PX];   // unlit
    uint32_t memory[CELL_PX * CELL_PX]; // the same as memory shows it
} CellPicture;

typedef struct GroundSlot {
    uint64_t around; // 0: free
    uint64_t variant;
    uint32_t needed; // when, by the count of calls
} GroundSlot;

typedef struct Ground {
    const Atlas *atlas;
    GroundArt art;
    ThemeKind theme;    // that the stone has now: ground_set_theme()
    const Looks *looks; // not owned; NULL: all as their tiles say
    uint32_t clock;     // ticks, for what ripples
    Image scratch;
    CellPicture *pictures; // one for each slot, then one for each cell of rock
    GroundSlot slots[GROUND_SLOTS];
    uint32_t calls;
    CellPicture heaving; // of a cell whose stone moves; never of memory
} Ground;

// False with one line in `error` when out of memory or without a sprite. The atlas must stay valid.
bool ground_init(Ground *ground, const Atlas *atlas, Error *error);
void ground_free(Ground *ground);

void ground_set_theme(Ground *ground, ThemeKind theme);

// What the theme lays over the stone of a cell; sprites of the atlas, -1: none.
typedef struct Growth {
    int sprite, glow, frame;
} Growth;

// Its own shine there.
Growth ground_growth(const Ground *ground, const Level *level, Vec cell);

// NULL where there is only void.
const CellPicture *ground_cell(Ground *ground, const Level *level, Vec cell);

// Two pictures of a cell, or one twice.
typedef struct ShownCell {
    const CellPicture *seen, *remembered;
} ShownCell;

// Of the level as it is shown: also of stone that rises or sinks just now, and rock where there is only void.
// Valid until the next call.
ShownCell ground_shown(Ground *ground, const Shown *shown, Vec cell);

// Rock.
const CellPicture *ground_nothing(const Ground *ground, Vec cell);

// A picture of these pixels, whatever their alpha.
void ground_finish(CellPicture *picture, const Colour *pixels);

// Remembered colours: cold and dim. The alpha stays.
void ground_remember(Colour *restrict to, const Colour *restrict from, int count);
