#pragma once
// Walks for the player: to what is unexplored or worth taking, or to a chosen place. It gives only inputs
// that the player could give, from what he could know. It ends by itself at anything new in sight, and
// before everything that he has to decide: asked again there, it goes on.

#include "sim/travel/survey.h"

enum { JOURNEY_PATH_MAX = 96 };

typedef enum JourneyKind {
    JOURNEY_EXPLORE,
    JOURNEY_LEAVE, // exploring leads to the open stairs
    JOURNEY_GO     // to a place that the player chose
} JourneyKind;

typedef struct Journey {
    bool active;
    JourneyKind kind; // of the last journey, if none is active
    Vec target;       // the cell that was asked for, or the stairs
    Vec goal, step;   // cells; `step` is the next one on the way, (-1, -1): not chosen yet
    int tries;        // ticks at the goal
    int held_up;      // ticks without coming nearer to `step`
    int near;         // the least distance to `step` so far, sub
    unsigned passes;  // 1 << TravelBar of what he was told to pass
    TravelBar asked;  // what he would pass if asked again where he stands; BAR_NONE: nothing
    Vec asked_at;
    JourneyStop stop; // why the last journey ended
    int stopped;      // ticks since it ended
    JourneyStop news; // news of the last tick, on a journey or not
    Sightings sightings;
    Survey survey;
    Vec path[JOURNEY_PATH_MAX]; // cells from the next one to the goal, as many as there is room for
    int path_count;
} Journey;

// Returns false when out of memory; then call journey_free().
bool journey_init(Journey *journey);
void journey_free(Journey *journey);

// Call it for another world, also if it is at the same address.
void journey_reset(Journey *journey);

// Call it once after every world_tick(), on a journey or not. It notes what came into sight, and ends the
// journey if that is new.
void journey_look(Journey *journey, const World *world);

// Sets out for the nearest place that is unexplored or has something to take, or continues. Once the grate is
// open it goes to known stairs first, and explores the rest when asked there. Returns false when it does not
// set out; journey->stop says why.
bool journey_explore(Journey *journey, const World *world);

// Sets out for a cell that he has seen, or one beside it if nobody can stand there (a locked door, a
// brazier). Returns false when it does not set out; journey->stop says why.
bool journey_to(Journey *journey, const World *world, Vec cell);

// True when it would set out if asked once more, past journey->asked.
bool journey_asks(const Journey *journey, const World *world);

// True when the last journey has explored all that it could.
bool journey_is_done(const Journey *journey);

// Finds the stairs that lead on. Returns false if he does not know them or they are shut.
bool journey_open_stairs(const World *world, Vec *cell);

// The next cell on the way to a cell for a player who watches each step: past monsters and sleepers, and not
// into harm. The hero's own cell if there is no way.
Vec journey_step_to(Journey *journey, const World *world, Vec cell);

// Ends the journey: the player takes over.
void journey_end(Journey *journey);

// True while a journey is under way.
static inline bool journey_active(const Journey *journey) {
    return journey->active;
}

// The input of the next tick. This may end the journey.
Input journey_input(Journey *journey, const World *world);
