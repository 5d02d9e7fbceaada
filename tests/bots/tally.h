#pragma once
// Results of bots' games, depth by depth, summed over runs.

#include "bots/player.h"
#include "gen/descent/depths.h"
#include "map/level.h"

enum { DEPTHS = DESCENT_DEPTHS };
enum { IDLE_SECONDS_MOST = 600 }; // that anybody is to go without a find

// Events of one depth, over all runs that reached it.
typedef struct DepthTally {
    int reached, died, left, stranded;
    int64_t ticks, hurt, tolls, bells, gone, stolen, collected, delivered, sneaks, kills, dust, hallowed;
    int64_t floor, kept; // cells at tolls
    int bell_runs;       // in which it was rung
    int toll_runs;       // in which it tolled, the vestibule's bell apart
    int idle_most;       // ticks, the longest that somebody went without a find
} DepthTally;

typedef struct Tally {
    int runs, won, idle; // idle: in which somebody stood about for too long
    int64_t score;
    int banes[ACTOR_KIND_COUNT]; // who killed him; ACTOR_NONE: works, and of these:
    int works[FIXTURE_COUNT], burnt, others;
    DepthTally depths[DEPTHS + 1];
    int had[ITEM_COUNT], used[ITEM_COUNT];        // runs
    int given[ITEM_COUNT], given_won[ITEM_COUNT]; // gifts: runs in which it was taken, of these won
} Tally;

// Notes about one run while it goes on.
typedef struct Notes {
    bool had[ITEM_COUNT], used[ITEM_COUNT], given[ITEM_COUNT];
    bool rang, tolled; // on this depth
    int idle;          // ticks since he found a treasure, a key or a chest, or took stairs
    int idle_most, idle_depth;
} Notes;

// Before a tick: what the next toll would hold. `held` has room for any level.
void tally_held(DepthTally *tally, const World *world, Grid *held);

// After a tick in that world, and, when it led to another depth, what it told there.
void tally_tick(DepthTally *tally, Notes *notes, const World *world);
void tally_events(DepthTally *tally, Notes *notes, const World *world);

// How the run ended.
void tally_end(Tally *tally, const World *world, const Notes *notes);

// Went without a find for longer than anybody is to.
bool notes_idle(const Notes *notes);

// Runs that neither died nor won in time.
int tally_stranded(const Tally *tally);

// The whole part of a / b; 0 when b is.
int tally_part(int64_t a, int64_t b);

// The table of all depths, after a line that names who played.
void tally_print(const Tally *tally, const char *who);
