#pragma once
// Results of bots' games, depth by depth, summed over runs.

#include "bots/player.h"
#include "gen/descent/depths.h"
#include "map/level.h"

enum { DEPTHS = DESCENT_DEPTHS };
enum { IDLE_SECONDS_MOST = 600 }; // no bot should go without a find for longer

// Events of one depth, over all runs that reached it.
typedef struct DepthTally {
    int reached, died, left, stranded;
    int64_t ticks, hurt, tolls, bells, gone, stolen, collected, delivered, sneaks, kills, dust, hallowed;
    int64_t floor, kept; // at tolls: cells of floor, and how many of them were held
    int bell_runs;       // runs in which the bell was rung here
    int toll_runs;       // runs in which a toll came here, not counting the bell of the vestibule
    int idle_most;       // the most ticks that a bot went without a find
} DepthTally;

typedef struct Tally {
    int runs, won, idle; // `idle`: runs in which a bot went without a find for too long
    int64_t score;
    int64_t won_score, won_delivered, won_doubled; // of those who won
    int banes[ACTOR_KIND_COUNT]; // runs by what killed the hero; at ACTOR_NONE: all other deaths, of which
    int works[FIXTURE_COUNT], burnt, others; // fixtures, fire and other things killed so many
    DepthTally depths[DEPTHS + 1];
    int had[ITEM_COUNT], used[ITEM_COUNT]; // in how many runs a thing was carried, or used
    int given[ITEM_COUNT],
        given_won[ITEM_COUNT]; // runs in which a gift was taken; those of them that were won
} Tally;

// Notes about one run while it goes on.
typedef struct Notes {
    bool had[ITEM_COUNT], used[ITEM_COUNT], given[ITEM_COUNT];
    bool rang, tolled;         // on this depth
    int idle;                  // ticks since the hero found a treasure, a key or a chest, or took stairs
    int idle_most, idle_depth; // the most that `idle` was, and at which depth
} Notes;

// Call it before a tick: counts what the next toll would hold. `held` must have room for any level.
void tally_held(DepthTally *tally, const World *world, Grid *held);

// Call the first after a tick in that world, and the second also if the tick led to another depth: for the
// events there.
void tally_tick(DepthTally *tally, Notes *notes, const World *world);
void tally_events(DepthTally *tally, Notes *notes, const World *world);

// Call it when the run has ended.
void tally_end(Tally *tally, const World *world, const Notes *notes);

// True if the bot went without a find for too long.
bool notes_idle(const Notes *notes);

// The number of runs that were neither lost nor won in time.
int tally_stranded(const Tally *tally);

// a / b, rounded down; 0 when b is 0.
int tally_part(int64_t a, int64_t b);

// Prints the table of all depths, after a line that names the bots.
void tally_print(const Tally *tally, const char *who);
