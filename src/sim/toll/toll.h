#pragma once
// The toll: every unlit cell is rebuilt, lit cells stay. The steps: hold, generate, connect, deal, furnish,
// lose a good, prove. A toll that cannot be proved in TOLL_TRIES attempts changes nothing.

#include "gen/gen.h"
#include "sim/state/world.h"

enum { TOLL_TRIES = 16, DEAL_AWAY = 8, HOURS_TICKS = 1800 };

// The result of a toll.
typedef struct TollReport {
    bool made;    // false: the world is unchanged
    int attempts; // made, 1..TOLL_TRIES
    int floor;    // cells of floor before
    int kept;     // of these, held
    int changed;  // cells whose tile is another one now
} TollReport;

// Starts the clock of a depth of the descent. False when memory is short.
bool toll_init(World *world);
// Starts the clock of a single dungeon made from the options; tolls never take half of its goods in the open.
// False when memory is short.
bool toll_begin(World *world, const GenOptions *options);
// For a copy that owns none yet: what the last toll held; nothing else is kept from tick to tick. False when
// memory is short.
bool toll_copy(World *to, const World *from);
void toll_free(World *world);

// Once a tick: the hero's requests, the clock, its announcements, the toll when due, and the goods to be
// dealt again.
void toll_tick(World *world);

// Marks the cells that a toll would hold now with 1. `held` has the level's size.
void toll_hold(const World *world, Grid *held);

// The cells that this tick's toll held (1), even if goods were dealt again since; NULL when nothing ever
// tolls here.
const Grid *toll_held(const World *world);

// Whether a toll would hallow the item if it came now.
bool toll_hallows(const World *world, const Item *item);

// Whether a toll would take no good because a found one lies in the light.
bool toll_spares(const World *world);

// How many goods a toll would take now: one, or none.
int toll_takes(World *world);

// How many hunters a toll would bring now, that of the hour or one that is rung, which `takes` so many goods.
// Staying costs: the hour brings more each time that it strikes on a depth. Greed costs: so does each good in
// the bag beyond the quota. And to leave all dark costs: so does the good that a toll takes.
int toll_hunters(const World *world, bool hour, int takes);

// Performs a toll now, without allocating.
TollReport toll_now(World *world);

// The first toll, which takes no good: rebuilds only the unlit cells of the first depth's vestibule and opens
// its way out.
void toll_first(World *world);

// Deals goods again that were lost but that the quota needs, as a toll does.
void toll_deal_strays(World *world);
