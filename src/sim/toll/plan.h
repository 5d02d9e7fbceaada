#pragma once
// The plan of a toll: worked out on copies, applied to the world only once it is proved. Private to sim/toll.

#include "base/rng.h"
#include "gen/prove/solve.h"
#include "gen/tools/cells.h"
#include "sim/state/world.h"

enum { HUNTERS_MAX = 16 }; // that one toll can bring

struct TollPlan {
    Level next;                              // tiles, decor, frames and fixtures count
    WorldFixture states[LEVEL_FIXTURES_MAX]; // of its fixtures
    Grid held;                               // 1: stays as it is
    Grid tolled;                             // what was held by the last toll that changed something
    Grid used;                               // 1: something is there that stays
    DistMap walk;                            // steps from the hero
    Solver solver;                           // walks the next level to prove it
    CellList far;                            // free floor that is not held, DEAL_AWAY steps away
    CellList near;                           // and less
    CellList kept;                           // free floor that is held
    Rng rng;
    int number;             // of the toll; 0: the vestibule's
    bool last_try;          // after it the toll gives up
    Vec actors[ACTORS_MAX]; // where they will be, sub
    bool placed[ACTORS_MAX], dealt[ACTORS_MAX];
    Item items[WORLD_ITEMS_MAX];
    bool loose[WORLD_ITEMS_MAX]; // items to be dealt
    int item_count;
    Fixture chests[LEVEL_FIXTURES_MAX]; // to be dealt
    WorldFixture chest_states[LEVEL_FIXTURES_MAX];
    int chest_count;
    int traps[FIXTURE_COUNT];       // that vanished, by kind
    int brackets, braziers;         // likewise
    int pots;                       // likewise
    int lost;                       // the good that is lost, -1: none
    int open;                       // goods that must lie in the open: as many as the grate needs
    ActorKind hunters[HUNTERS_MAX]; // that come
    Vec hunter_cells[HUNTERS_MAX];
    int hunter_count;
    int hunters_due; // as many as may come
};

// True for cells that the toll holds (they stay as they are).
static inline bool plan_holds(const TollPlan *plan, Vec cell) {
    return grid_get(&plan->held, cell, 1) != 0;
}

// ---- sim/toll/hallow.c

// Hallows the goods within that are found, lit and were never collected. Comes last before plan_build(): a
// toll that fails hallows nothing.
void plan_hallow(World *world, TollPlan *plan, Rect within);

// ---- sim/toll/sort.c

// Copies the level and sorts its contents: what stays, what is to be dealt, what is gone.
void plan_sort(const World *world, TollPlan *plan);

// ---- sim/toll/deal.c

// Finds a place in the next level for each body that is held; the others are to be dealt.
void plan_place_contents(const World *world, TollPlan *plan);

// Finds the free cells of the next level: where nothing stands that stays.
void plan_measure(const World *world, TollPlan *plan);

// Starts the solver on the next level and its distances; breakable tiles count as passable.
void plan_begin_solver(TollPlan *plan);

// Takes a random free cell that is not held, a far one while there are any. False when none is left.
bool plan_take_cell(TollPlan *plan, Vec *cell);

// Gives bodies, items and chests their places in the next level. False when there is too little room.
bool plan_deal(const World *world, TollPlan *plan);

// ---- sim/toll/furnish.c

// Replaces vanished traps and brackets, adds a chest and hunters, as far as there is dark floor for them.
// False when there is no wall for a brazier, or, but for the last try, for a bracket.
bool plan_furnish(const World *world, TollPlan *plan);

// ---- sim/toll/proof.c

// True when everything needed can be reached from the hero's cell, and as much floor as a level needs.
bool plan_proved(const World *world, TollPlan *plan, int floor_before);

// ---- sim/toll/build.c

// Applies the plan to the world.
void plan_build(World *world, const TollPlan *plan);

// The quarters of the arena: a brazier that burns holds its own, and from each dark one a toll sends guards.

enum { QUARTERS = 4, QUARTER_GUARDS = 2, GUARDS_MOST = 6 };

// Number `index` of them, from 0: the upper two, the lower two.
Rect toll_quarter(const World *world, int index);
bool toll_quarter_lit(const World *world, int index);

// Two goblins or skeletons come from each dark quarter, from cells that the toll did not hold, as long as no
// more than six are alive.
void toll_muster(World *world, const Grid *held, Rng *rng);
