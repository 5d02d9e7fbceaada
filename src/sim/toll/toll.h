#pragma once
// The toll: every cell that no flame lights is built anew, what is lit stays. Steps and numbers are those of
// the game's rules: hold, generate, connect, deal, furnish, lose a good, prove; a toll that cannot be proved
// in TOLL_TRIES attempts is undone wholly.

#include "gen/gen.h"
#include "sim/state/world.h"

enum { TOLL_TRIES = 16, DEAL_AWAY = 8, HOURS_TICKS = 1800 };

// What a toll came to.
typedef struct TollReport {
    bool made;    // else all is as it was
    int attempts; // made, 1..TOLL_TRIES
    int floor;    // cells of floor before
    int kept;     // of these, held
    int changed;  // cells whose tile is another one now
} TollReport;

// Begins the clock of a depth of the descent. False when memory lacks.
bool toll_init(World *world);
// Begins the clock of a single dungeon that the options made; half of the goods in the open no toll takes.
// False when memory lacks.
bool toll_begin(World *world, const GenOptions *options);
void toll_free(World *world);

// Once a tick: what the hero asked for, the clock, its announcements, the toll when it is due, and what is to
// be dealt again.
void toll_tick(World *world);

// Marks what a toll would hold now, 1 a cell. `held` has the level's size.
void toll_hold(const World *world, Grid *held);

// What the toll of this tick held, 1 a cell, whatever was dealt again since; NULL: nothing ever tolls here.
const Grid *toll_held(const World *world);

// Whether a toll would hallow a thing that lies there, were it to come now.
bool toll_hallows(const World *world, const Item *item);

// Whether a toll would take no good, since one that he has found lies in the light.
bool toll_spares(const World *world);

// How many goods a toll would take now: one, or none.
int toll_takes(World *world);

// Tolls now; no heap.
TollReport toll_now(World *world);

// The first toll of all, free: only the unlit cells of the first depth's vestibule, where a way out opens.
void toll_first(World *world);

// A hunter comes out of the dark.
void toll_summon(World *world);

// Goods that were to be lost but cannot be spared are dealt again, as a toll deals them.
void toll_deal_strays(World *world);
