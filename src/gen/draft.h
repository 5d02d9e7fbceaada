#pragma once
// What the stages of generating work on, and the tools that several of them use.

#include "base/rng.h"
#include "gen/gen.h"
#include "map/dist.h"

enum { CALM = 5 }; // no monster starts within so many cells of the hero

struct Draft {
    Level *level;
    const GenOptions *options;
    Rng layout, furnish;
    Grid rooms;    // 1 under a room
    DistMap reach; // steps from the start, four ways, once draft_start() was called
};

// The level without its border.
Rect draft_inside(const Draft *draft);

// Every cell of the rectangle becomes `tile`; clipped to the inside.
void draft_dig(Draft *draft, Rect rect, Tile tile);

// Puts the hero there and measures what he can reach.
void draft_start(Draft *draft, Vec cell);

// True where something may be placed: floor that can be reached and where nothing stands yet.
bool draft_free(const Draft *draft, Vec cell);

// The nearest free cell by walking, `from` itself first; false when there is none.
bool draft_nearest_free(Draft *draft, Vec from, Vec *found);

// A random free cell at least `away` steps from the start; false when some tries found none.
bool draft_random_free(Draft *draft, int away, Vec *found);

// Places a good of a random kind, the cheap ones more often.
void draft_add_good(Draft *draft, Vec cell);

// A monster, or a pack, of a random kind at a cell outside the calm around the start; its mates on free cells
// beside it.
void draft_add_monsters(Draft *draft, Vec cell);
