#pragma once
// The toll: every unlit cell is rebuilt, lit cells stay. Its steps: hold, generate, connect, give things new
// places, furnish, take a treasure, prove. If no attempt of TOLL_TRIES can be proved, all cells stay as they
// are.

#include "gen/gen.h"
#include "sim/state/world.h"

enum {
    TOLL_TRIES = 16,
    DEAL_AWAY = 8,     // steps from the hero from which on free cells are preferred
    HOURS_TICKS = 1800 // ticks by which the ring of hours delays a toll
};

// The result of a toll.
typedef struct TollReport {
    bool made;    // false: no cell has changed
    int attempts; // how many were needed, 1..TOLL_TRIES
} TollReport;

// Allocates the plan of tolls. On a depth of the descent it also starts the clock. Returns false when out of
// memory; then call toll_free().
bool toll_init(World *world);
// Starts the clock of a single dungeon that was made from the options. There tolls take less than half of
// the treasures in the open. Returns false when out of memory.
bool toll_begin_single(World *world, const GenOptions *options);
// For a copied world that has none of its own yet. Copies what the last toll held; nothing else is kept from
// tick to tick. Returns false when out of memory.
bool toll_copy(World *to, const World *from);
void toll_free(World *world);

// Once a tick: the hero's requests, the clock, its announcements, and the toll when it is due.
void toll_tick(World *world);

// Marks with 1 the cells that a toll would hold now. `held` has the level's size.
void toll_hold(const World *world, Grid *held);

// The cells (1) that the last toll held that changed something, even if a hunter came since. All 0 if there
// was none.
const Grid *toll_last_held(const World *world);
// The same, to fill it in a world that is restored.
Grid *toll_last_held_grid(World *world);

// What a toll brings.
typedef struct TollForecast {
    int lost;                            // treasures that it takes: 1 or 0
    int doubled;                         // treasures that it doubles
    int hunters;                         // all that come; in the arena servants of the Warlord
    int for_hour, for_surplus, for_lost; // hunters for these, before HUNTERS_MOST
    bool opens;                          // it opens the grate
} TollForecast;

// What a toll would bring now: one that is rung, or else one of the clock. The toll itself does exactly this,
// and everything that tells of it takes it from here.
TollForecast toll_forecast(const World *world, bool rung);

// Performs a toll now that is rung, not one of the clock. It does not allocate.
TollReport toll_perform_rung(World *world);

// The first toll, which takes no treasure. It rebuilds only the unlit cells of the vestibule on the first
// depth, and opens its way out.
void toll_perform_first(World *world);
