#pragma once
// The state that the stages of generating work on, and the first tools.

#include "base/rng.h"
#include "gen/tools/generator.h"
#include "map/dist.h"

enum { CALM = 5 }; // cells around the start where no monster is placed

enum { APART_MAX = 4, RESERVED_MAX = 2 * APART_MAX + 2 };

// Values of GenContext.plan: what the plan wants of a cell, whether it is floor already or not.
enum { PLAN_NONE, PLAN_LIT, PLAN_DARK, PLAN_WATER, PLAN_PILLAR, PLAN_BARREL };

// Values of GenContext.taken.
enum { TAKEN_NOT, TAKEN, TAKEN_PIECE };

// Counts the steps inside a stage, for the stage viewer, and copies the level after one of them.
typedef struct StepWatch {
    int wanted;         // the step to copy, from 1; 0: none
    int count;          // the steps of this stage so far
    const char *file;   // where the wanted step was taken; NULL: it was not reached
    int line;           // the line of the source above the end of that step
    Level now, before;  // the level after the wanted step, and after the step before; owned
    bool out_of_memory; // one of the two is missing
} StepWatch;

struct GenContext {
    Level *level;
    const GenOptions *options;
    const Generator *generator; // for the options' kind
    Rng layout, furnish;
    Grid spare;   // free for the generator; all 0 at first
    Grid taken;   // TAKEN: something was placed; TAKEN_PIECE: a free cell of a set piece
    Grid plan;    // PLAN_*; only in the descent
    DistMap tour; // numbers and low points of a depth-first walk (gen/tools/chokes.h)
    Vec stairs[2];
    int stairs_count;
    Rect reserved[RESERVED_MAX]; // no set piece may lie there
    int reserved_count;
    Vec apart[APART_MAX]; // doors of rooms with walls of their own: no other lock may be near
    int apart_count;
    Rect unlit;            // no torch is hung on walls beside this floor; empty: none
    int treasures, chests; // cards dealt for kinds of treasures and contents of chests, on earlier depths too
    int monsters;          // cards dealt for monsters, on this depth
    int lockable;          // how many treasures may still be placed behind locks
    struct DepthPlan *depth; // only in the descent (gen/descent/plan.h), otherwise NULL
    struct Pieces *pieces;   // the set pieces (gen/pieces/pieces.h), owned, one block; NULL: none are laid
    StepWatch *watch;        // NULL, unless somebody watches the level being made; not owned
    DistMap reach;           // steps from the start, four directions, once context_set_start() was called;
                             // before that it is scratch
};

// Allocates what making `level` needs besides the level. `level`, `options` and `generator` are not owned
// and must live longer. Returns false when out of memory; then call context_free().
bool context_init(GenContext *gen, Level *level, const GenOptions *options, const Generator *generator);
void context_free(GenContext *gen);

// Clears the level to void and restarts both random streams.
void context_begin(GenContext *gen, uint64_t seed);

// Marks the end of a step of a stage. The line above it in the source is the one that acts.
#define STEP(gen)                                                                                            \
    do {                                                                                                     \
        if ((gen)->watch != NULL) context_watch_step(gen, __FILE__, __LINE__ - 1);                           \
    } while (0)
// Lets `watch`, which is all 0 except for `wanted`, see the stage that begins; NULL: nobody watches.
void context_watch_stage(GenContext *gen, StepWatch *watch);
void context_watch_step(GenContext *gen, const char *file, int line);

// The level without its border.
static inline Rect context_inside(const GenContext *gen) {
    return (Rect){1, 1, gen->level->tiles.w - 2, gen->level->tiles.h - 2};
}

// Makes every cell of the rectangle `tile`; clipped to the inside.
void context_dig_inside(GenContext *gen, Rect rect, Tile tile);

// Digs a passage between two cells, as wide as the options say: straight, or with a bend.
void context_dig_passage(GenContext *gen, Vec a, Vec b);

// Digs a room and lists it in the level.
void context_add_room(GenContext *gen, Rect room);

// True if there is only wall in the rectangle.
bool context_is_solid(const GenContext *gen, Rect rect);

// Keeps set pieces out of the rectangle.
void context_ban_pieces(GenContext *gen, Rect rect);

// Fills the level with wall.
void context_fill_wall(GenContext *gen);

// Floor with a wall along the four sides.
void context_build_box(GenContext *gen);

// Puts the hero there and computes what he can reach.
void context_set_start(GenContext *gen, Vec cell);

// The same, in the middle of the first room.
void context_start_in_room(GenContext *gen);

// The number of cells that the hero can reach, doors counting as open.
int context_reachable(const GenContext *gen);

// The depth to furnish for, 1 or more.
int context_depth(const GenContext *gen);
