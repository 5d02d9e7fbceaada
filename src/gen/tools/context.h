#pragma once
// What the stages of generating work on, and the tools that several of them use.

#include "base/rng.h"
#include "gen/tools/generator.h"
#include "map/dist.h"

enum {
    CALM = 5,      // no monster starts within so many cells of the hero
    PACK_AWAY = 10 // steps from the start at which packs lie in wait
};

// A room in stone of its own, with its walls (gen/descent/places.h).
typedef struct Place {
    Rect rect;
    Vec door, threshold; // the cell of its wall that opens, and the one before it
    Vec back;            // the cell inside that lies opposite
    bool vault;          // else a shrine
} Place;

enum { PLACES_MAX = 4 };

struct Draft {
    Level *level;
    const GenOptions *options;
    Rng layout, furnish;
    Grid spare;   // the generator's own, all 0 at first
    Grid taken;   // 1 where something was placed
    DistMap tour; // numbers and low points of a depth-first walk (gen/tools/chokes.h)
    Vec stairs[2];
    int stairs_count;
    Place places[PLACES_MAX];
    int place_count;
    Rect hall;             // the great hall's floor (gen/descent/great_hall.h); empty: there is none
    int lockable;          // goods that may still come to lie behind locks
    struct Remake *remake; // the descent's
    DistMap
        reach; // steps from the start, four ways, once draft_start() was called; until then free for scratch
};

// What a draft of `level` takes besides it. Neither is owned. False when memory lacks; draft_drop() then
// frees what there is.
bool draft_init(Draft *draft, Level *level, const GenOptions *options);
void draft_drop(Draft *draft);

// All void, and both random streams at their beginning.
void draft_begin(Draft *draft, uint64_t seed);

// The level without its border.
Rect draft_inside(const Draft *draft);

// Every cell of the rectangle becomes `tile`; clipped to the inside.
void draft_dig(Draft *draft, Rect rect, Tile tile);

// All is wall.
void draft_fill(Draft *draft);

// Floor with a wall along the four sides.
void draft_box(Draft *draft);

// Puts the hero there and measures what he can reach.
void draft_start(Draft *draft, Vec cell);

// Puts the hero on any floor cell inside, one as likely as another. Without floor he lands in a corner, which
// the proof refuses.
void draft_start_anywhere(Draft *draft);

// True where something may be placed: floor inside that can be reached and where nothing stands yet.
bool draft_free(const Draft *draft, Vec cell);

// True on the hero's cell and where something was placed.
bool draft_taken(const Draft *draft, Vec cell);

// The same, outside the calm around the start: a monster may stand there.
bool draft_lair(const Draft *draft, Vec cell);

// The nearest free cell by walking, `from` itself first; false when there is none.
bool draft_nearest_free(Draft *draft, Vec from, Vec *found);

// A random cell that fits, at least `away` steps from the start; false only when there is none.
bool draft_random(Draft *draft, bool (*fits)(const Draft *draft, Vec cell), int away, Vec *found);

// The same of the free ones.
bool draft_random_free(Draft *draft, int away, Vec *found);

// Keeps others away from the cell, debris among them.
void draft_take(Draft *draft, Vec cell);

// Cells that the hero can come to, doors being open.
int draft_reachable(const Draft *draft);

// A kind of good, the cheap ones more often.
int draft_random_good(Draft *draft);

// Places an item of that kind.
void draft_add_item(Draft *draft, int kind, Vec cell);

// Places a good of a random kind.
void draft_add_good(Draft *draft, Vec cell);

// Places one monster of a random kind.
void draft_add_monster(Draft *draft, Vec cell);

// Up to so many monsters of a kind at a cell and beside it, where it fits; how many there was room for.
int draft_add_kind(Draft *draft, Vec cell, int kind, int count, bool (*fits)(const Draft *draft, Vec cell));

// So many monsters of one random kind beside each other that lie in wait together; one of them where nobody
// else lives and there is no room for two.
void draft_hide_pack(Draft *draft, int count);

// A group as large as its kind has it, where it fits.
void draft_add_monsters(Draft *draft, Vec cell, bool (*fits)(const Draft *draft, Vec cell));

// Goods that there is room for: the start, stairs and a monster want some cells too.
int draft_goods_most(const Draft *draft);

// Stages for a generator without places of its own for them: so many goods, and so many monsters away from
// the start, as there is floor.
void draft_place_goods(Draft *draft);
void draft_place_monsters(Draft *draft);
