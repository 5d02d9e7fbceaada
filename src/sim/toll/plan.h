#pragma once
// The plan of a toll. It is made on copies, and applied to the world only when it is proved. Private to
// sim/toll.

#include "base/rng.h"
#include "gen/prove/solve.h"
#include "gen/tools/cells.h"
#include "sim/state/world.h"

enum { HUNTERS_MAX = 16 }; // the most that one toll brings

struct TollPlan {
    Level next;                              // only its tiles, decor, frames and fixtures matter
    WorldFixture states[LEVEL_FIXTURES_MAX]; // the states of its fixtures
    Grid held;                               // 1: the cell stays as it is
    Grid tolled;                             // what the last toll held that changed something
    Grid used;                               // 1: something that stays is there
    DistMap walk;                            // steps from the hero
    Solver solver;                           // proves the next level by walking it
    CellList far;                            // free floor, not held, at least DEAL_AWAY steps from the hero
    CellList near;                           // the same, nearer to him
    CellList kept;                           // free floor that is held
    Rng rng;
    int number;             // the number of the toll; 0: the vestibule's
    bool last_try;          // if this try fails, the toll gives up
    Vec actors[ACTORS_MAX]; // where each actor will be, sub
    bool placed[ACTORS_MAX], dealt[ACTORS_MAX];
    Item items[WORLD_ITEMS_MAX];
    bool loose[WORLD_ITEMS_MAX]; // items that need a new place
    int item_count;
    Fixture chests[LEVEL_FIXTURES_MAX]; // chests that need a new place
    WorldFixture chest_states[LEVEL_FIXTURES_MAX];
    int chest_count;
    int traps[FIXTURE_COUNT];       // how many vanished, by kind
    int brackets, braziers;         // how many vanished
    int pots, furniture;            // how many vanished
    bool takes;                     // it takes a treasure:
    Item taken;                     // what it is,
    int lost;                       // the index of the item, or -1,
    ActorId thief;                  // and who carries it, or NOBODY
    int open;                       // how many treasures must lie in the open, so that the grate can open
    ActorKind hunters[HUNTERS_MAX]; // the hunters that come
    Vec hunter_cells[HUNTERS_MAX];
    int hunter_count;
};

// True for cells that the toll holds (they stay as they are).
static inline bool plan_holds(const TollPlan *plan, Vec cell) {
    return grid_get(&plan->held, cell, 1) != 0;
}

// ---- sim/toll/forecast.c

// Hallows the treasures in `within` that the hero has found, that are lit and were never collected. It is the
// last step before plan_apply(), so a toll that fails hallows nothing.
void plan_hallow(World *world, TollPlan *plan, Rect within);

// ---- sim/toll/sort.c

// Copies the level and sorts what is in it: what stays, what needs a new place, what is gone.
void plan_sort(const World *world, TollPlan *plan);

// ---- sim/toll/deal.c

// Finds a place in the next level for each body that is held. Other bodies need a new place.
void plan_place_bodies(const World *world, TollPlan *plan);

// Finds the free cells of the next level.
void plan_find_free_cells(const World *world, TollPlan *plan);

// Starts the solver on the next level and computes its distances. Tiles that can be broken count as
// passable.
void plan_begin_solver(TollPlan *plan);

// Takes a random free cell that is not held, a far one as long as there is one. Returns false when none is
// left.
bool plan_take_unheld_cell(TollPlan *plan, Vec *cell);

// The stairs that lead on; where there are none, where the level was entered.
Vec plan_find_stairs(const World *world);

// Takes the cell of the list that is nearest to the stairs that lead on. Returns false when the list is
// empty.
bool plan_take_near_stairs(const World *world, CellList *cells, Vec *cell);

// Gives bodies, items and chests their places in the next level. Returns false when there is not enough
// room.
bool plan_relocate(const World *world, TollPlan *plan);

// Plans a toll that leaves the level as it is.
void plan_keep_all(const World *world, TollPlan *plan);

// ---- sim/toll/furnish.c

// Adds the hunters, which come up the stairs where there is no dark floor. Replaces traps and brackets that
// vanished, and adds a chest, as long as there is dark floor. Returns false when there is no room for a
// hunter, no wall for a brazier or, except in the last try, none for a bracket.
bool plan_furnish(const World *world, TollPlan *plan);

// ---- sim/toll/proof.c

// True when everything that matters can be reached from the hero's cell, and enough floor too: TOLL_FLOOR_MIN
// cells, or as many as before if these were fewer.
bool plan_is_proved(const World *world, TollPlan *plan);

// ---- sim/toll/build.c

// Applies the plan to the world.
void plan_apply(World *world, const TollPlan *plan);

// ---- sim/toll/quarters.c

// The quarters of the arena. A brazier that burns holds its quarter.

enum { QUARTERS = 4, QUARTER_GUARDS = 2, GUARDS_MOST = 6 };

// Quarter `index`: 0 and 1 are the upper two, 2 and 3 the lower two.
Rect toll_quarter(const World *world, int index);
// True while a brazier burns in it.
bool toll_quarter_lit(const World *world, int index);
