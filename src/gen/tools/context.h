#pragma once
// What the stages of generating work on, and the tools that several of them use.

#include "base/rng.h"
#include "gen/tools/generator.h"
#include "map/dist.h"

enum {
    CALM = 5,      // no monster starts within so many cells of the hero
    PACK_AWAY = 10 // steps from the start at which packs lie in wait
};

// A room in stone of its own, with its walls (gen/descent/chambers.h).
typedef struct Chamber {
    Rect rect;
    Vec door, threshold; // the cell of its wall that opens, and the one before it
    Vec back;            // the cell inside that lies opposite
    bool vault;          // else a shrine
} Chamber;

enum { CHAMBERS_MAX = 4 };

struct GenContext {
    Level *level;
    const GenOptions *options;
    Rng layout, furnish;
    Grid spare;   // the generator's own, all 0 at first
    Grid taken;   // 1 where something was placed
    DistMap tour; // numbers and low points of a depth-first walk (gen/tools/chokes.h)
    Vec stairs[2];
    int stairs_count;
    Chamber chambers[CHAMBERS_MAX];
    int chamber_count;
    Rect hall;               // the great hall's floor (gen/descent/great_hall.h); empty: there is none
    int lockable;            // goods that may still come to lie behind locks
    struct Rebuild *rebuild; // the descent's
    DistMap reach; // steps from the start, four ways, once context_start() was called; until then free for
                   // scratch
};

// What making `level` takes besides it. Neither is owned. False when memory lacks; context_free() then
// frees what there is.
bool context_init(GenContext *gen, Level *level, const GenOptions *options);
void context_free(GenContext *gen);

// All void, and both random streams at their beginning.
void context_begin(GenContext *gen, uint64_t seed);

// The level without its border.
Rect context_inside(const GenContext *gen);

// Every cell of the rectangle becomes `tile`; clipped to the inside.
void context_dig(GenContext *gen, Rect rect, Tile tile);

// All is wall.
void context_fill(GenContext *gen);

// Floor with a wall along the four sides.
void context_box(GenContext *gen);

// Puts the hero there and measures what he can reach.
void context_start(GenContext *gen, Vec cell);

// Puts the hero on any floor cell inside, one as likely as another. Without floor he lands in a corner, which
// the proof refuses.
void context_start_anywhere(GenContext *gen);

// True where something may be placed: floor inside that can be reached and where nothing stands yet.
bool place_is_free(const GenContext *gen, Vec cell);

// True on the hero's cell and where something was placed.
bool place_is_taken(const GenContext *gen, Vec cell);

// The same, outside the calm around the start: a monster may stand there.
bool place_is_lair(const GenContext *gen, Vec cell);

// The nearest free cell by walking, `from` itself first; false when there is none.
bool place_nearest_free(GenContext *gen, Vec from, Vec *found);

// A random cell that fits, at least `away` steps from the start; false only when there is none.
bool place_random(GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), int away, Vec *found);

// The same of the free ones.
bool place_random_free(GenContext *gen, int away, Vec *found);

// Keeps others away from the cell, debris among them.
void place_take(GenContext *gen, Vec cell);

// Cells that the hero can come to, doors being open.
int context_reachable(const GenContext *gen);

// A kind of good, the cheap ones more often.
int spawn_random_good(GenContext *gen);

// Places an item of that kind.
void spawn_item(GenContext *gen, int kind, Vec cell);

// Places a good of a random kind.
void spawn_good(GenContext *gen, Vec cell);

// Places one monster of a random kind.
void spawn_monster(GenContext *gen, Vec cell);

// Up to so many monsters of a kind at a cell and beside it, where it fits; how many there was room for.
int spawn_kind(GenContext *gen, Vec cell, int kind, int count, bool (*fits)(const GenContext *gen, Vec cell));

// So many monsters of one random kind beside each other that lie in wait together; one of them where nobody
// else lives and there is no room for two.
void spawn_pack(GenContext *gen, int count);

// A group as large as its kind has it, where it fits.
void spawn_group(GenContext *gen, Vec cell, bool (*fits)(const GenContext *gen, Vec cell));

// Goods that there is room for: the start, stairs and a monster want some cells too.
int spawn_goods_most(const GenContext *gen);

// Stages for a generator without places of its own for them: so many goods, and so many monsters away from
// the start, as there is floor.
void spawn_goods(GenContext *gen);
void spawn_monsters(GenContext *gen);
