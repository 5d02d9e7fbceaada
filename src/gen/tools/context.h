#pragma once
// The state that the stages of generating work on, and the first tools.

#include "base/rng.h"
#include "gen/tools/generator.h"
#include "map/dist.h"

enum { CALM = 5 }; // no monster starts within so many cells of the hero

enum { APART_MAX = 4, RESERVED_MAX = 2 * APART_MAX + 2 };

// In GenContext.plan: what the level's plan wants of a cell, before and after it is floor.
enum { PLAN_NONE, PLAN_LIT, PLAN_DARK, PLAN_WATER };

// In GenContext.taken.
enum { TAKEN_NOT, TAKEN, TAKEN_PIECE };

struct GenContext {
    Level *level;
    const GenOptions *options;
    const Generator *generator; // of the kind that the options name
    Rng layout, furnish;
    Grid spare; // the generator's own, all 0 at first
    Grid taken; // TAKEN where something was placed; TAKEN_PIECE: a set piece's cell where nothing stands yet
    Grid plan;  // PLAN_*; the descent's
    DistMap tour; // numbers and low points of a depth-first walk (gen/tools/chokes.h)
    Vec stairs[2];
    int stairs_count;
    Rect reserved[RESERVED_MAX]; // where no set piece comes
    int reserved_count;
    Vec apart[APART_MAX]; // doors of rooms with walls of their own: no other lock comes near
    int apart_count;
    Rect unlit;              // floor on whose walls no torch is hung; empty: none
    int goods, chests;       // cards dealt for their kinds and contents, on the depths above as well
    int monsters;            // the same of what points buy, on this depth
    int lockable;            // goods that may still come to lie behind locks
    struct DepthPlan *depth; // the descent's own (gen/descent/plan.h); elsewhere NULL
    struct Pieces *pieces;   // the set pieces (gen/pieces/pieces.h), owned: one block; NULL: none are laid
    DistMap reach; // steps from the start, four ways, once context_start() was called; until then free for
                   // scratch
};

// Allocates what making `level` needs besides the level. `level`, `options` and `generator` are not owned
// and must outlive the context. False when out of memory; context_free() then frees what there is.
bool context_init(GenContext *gen, Level *level, const GenOptions *options, const Generator *generator);
void context_free(GenContext *gen);

// Clears the level to void and restarts both random streams.
void context_begin(GenContext *gen, uint64_t seed);

// The level without its border.
Rect context_inside(const GenContext *gen);

// Every cell of the rectangle becomes `tile`; clipped to the inside.
void context_dig(GenContext *gen, Rect rect, Tile tile);

// Keeps set pieces away from there.
void context_reserve(GenContext *gen, Rect rect);

// Fills the level with wall.
void context_fill(GenContext *gen);

// Floor with a wall along the four sides.
void context_box(GenContext *gen);

// Puts the hero there and measures what he can reach.
void context_start(GenContext *gen, Vec cell);

// The number of cells that the hero can reach, doors counting as open.
int context_reachable(const GenContext *gen);

// The depth to furnish for, 1 or more.
int context_depth(const GenContext *gen);
