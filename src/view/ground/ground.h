#pragma once
// The unlit picture of each cell: floor, walls with their rims, doors, traps, ambient shadow, decor,
// rippling pools. Pictures are kept. Their key is everything that they were made from. So a changed tile or
// another level needs no special handling, and cells that look alike share a picture.

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/image.h"
#include "view/ground/ground_art.h"
#include "view/ground/rock.h"
#include "view/ground/themes.h"
#include "view/memory/shown.h"

// Pictures are 8 KiB each. A far frame shows up to 360 different ones, and pools ripple through four. A
// picture is looked for in a set, where the one that was not used for longest is replaced. Sets are so large
// that the pictures of one frame do not replace each other.
enum { GROUND_SETS = 48, GROUND_WAYS = 16, GROUND_SLOTS = GROUND_SETS * GROUND_WAYS };

// Opaque; rows of CELL_PX pixels without gaps.
typedef struct CellPicture {
    uint32_t seen[CELL_PX * CELL_PX];   // unlit
    uint32_t memory[CELL_PX * CELL_PX]; // the same in the colours of memory
} CellPicture;

typedef struct GroundSlot {
    uint64_t around; // the two halves of the key (ground_kept.c); 0: the slot is free
    uint64_t variant;
    uint32_t needed; // when it was last used, counted in calls
} GroundSlot;

typedef struct Ground {
    const Atlas *atlas;
    GroundArt art;
    ThemeKind theme;    // the theme of the stone: see ground_set_theme()
    const Looks *looks; // not owned; NULL: every cell looks as its tile says
    uint32_t clock;     // ticks, for ripples
    bool bare;          // without rims, shadows and what only adorns, to show what they add; nothing is kept
    Image scratch;
    CellPicture *pictures; // one for each slot, then one for each cell of rock
    GroundSlot slots[GROUND_SLOTS];
    uint32_t calls;
    CellPicture heaving; // a cell whose stone moves; never shown as memory
} Ground;

// Returns false with one line in `error` when out of memory or when a sprite is missing. The atlas must stay
// valid.
bool ground_init(Ground *ground, const Atlas *atlas, Error *error);
void ground_free(Ground *ground);

void ground_set_theme(Ground *ground, ThemeKind theme);

// What the theme puts over the stone of a cell; sprites of the atlas, -1: nothing.
typedef struct Growth {
    int sprite, glow, frame;
} Growth;

// Two pictures of a cell, or the same one twice.
typedef struct ShownCell {
    const CellPicture *seen, *remembered;
} ShownCell;

// The picture of a cell of rock.
const CellPicture *ground_rock_picture(const Ground *ground, Vec cell);

// Makes a picture of these pixels and ignores their alpha.
void cell_picture_set(CellPicture *picture, const Colour *pixels);

// Converts colours to those of memory, cold and dim. Alpha stays.
void colours_dim_memory(Colour *restrict to, const Colour *restrict from, int count);

// What grows in a cell of the level.
Growth ground_growth(const Ground *ground, const Level *level, Vec cell);

// The picture of a cell, or NULL where there is only void.
const CellPicture *ground_cell_picture(Ground *ground, const Level *level, Vec cell);

// A cell of the level as it is shown: also while its stone rises or sinks, and as rock where there is only
// void. Valid until the next call.
ShownCell ground_shown_cell(Ground *ground, const ShownLevel *shown, Vec cell);
