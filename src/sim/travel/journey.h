#pragma once
// Walks for the player: to what is unexplored or worth taking, or to a place. It gives the inputs that he
// could have given, from what he could know, and ends by itself at anything new in sight.

#include "sim/travel/goals.h"

enum { JOURNEY_PATH_MAX = 96 };

typedef struct Journey {
    GoalKind goal_kind; // GOAL_NONE: there is no journey
    bool explores;      // goes on to the next goal; else it is to one place
    bool gathers;       // what lies about, then to the stairs: all goods are in
    bool leaves;        // to the stairs: nothing was left to explore or to gather
    bool seeks;         // a way to what is cut off
    bool led;           // it has led there, or found no way, with all goods in
    bool astray;        // it has found no way to the stairs that he knows
    Vec target;         // cell that was asked for
    Vec goal, step;     // cells; the step is the next one on the way, (-1, -1): not chosen yet
    Vec door;           // that is to be unlocked, beside the goal
    int tries;          // ticks at the goal
    int held_up;        // ticks without coming nearer to the step
    int near;           // sub to the step, the least so far
    Grid given_up;      // Tried: goals that came to nothing, and what he stood before
    bool spent;         // nothing was left to explore when it was asked last
    Vec refused;        // cell of the hero when the last journey found no way
    Vec first;          // cell that it would have led to first
    unsigned passes;    // 1 << Bar of what he was told to pass
    bool heedless;      // of who is after him but not upon him: he was told so
    Stop stop;          // why the last journey ended
    Stop news;          // of the last tick, on a journey or not
    Sightings sightings;
    Survey survey;
    Vec path[JOURNEY_PATH_MAX]; // cells from the next one to the goal, or as many as there is room for
    int path_count;
} Journey;

// False when memory lacks; journey_free() then frees what there is.
bool journey_init(Journey *journey);
void journey_free(Journey *journey);

// Another world, or another game in the same place of memory.
void journey_forget(Journey *journey);

// Once after every world_tick(), on a journey or not: notes what came into sight, and ends the journey if
// that is new.
void journey_watch(Journey *journey, const World *world);

// Sets out for the nearest unexplored or wanted place, or goes on to it; asked again when none is left, past
// those that sleep or lie in wait, else for the stairs, if they are open. With all goods in it goes to open
// stairs first, and explores the rest when asked there. False when it does not set out; journey->stop says
// why.
bool journey_explore(Journey *journey, const World *world);

// Sets out for a cell that he knows; for one beside it where nobody can stand, such as a locked door or a
// brazier; as near as he knows a way where a toll has cut it off, and to stairs he then explores; asked
// again, past those that sleep or lie in wait. False when it does not set out; journey->stop says why.
bool journey_to(Journey *journey, const World *world, Vec cell);

// True when it would go all the same if it were asked again: past those that sleep or lie in wait, or with
// somebody after him who keeps away and whom the first step leads no nearer to.
bool journey_offers(const Journey *journey, const World *world);

// The player takes over.
void journey_end(Journey *journey);

static inline bool journey_goes(const Journey *journey) {
    return journey->goal_kind != GOAL_NONE;
}

// The next tick's input; it may end the journey.
Input journey_input(Journey *journey, const World *world);
