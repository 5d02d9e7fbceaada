#pragma once
// Walks for the player: to what is unexplored or worth taking, or to a place. It gives the inputs that he
// could have given, from what he could know, and ends by itself at anything new in sight.

#include "map/dist.h"
#include "sim/travel/sightings.h"

// ---- sim/travel/surplus.c

// Whether the quota of a depth is in the bag: each treasure more is the player's choice, for it brings
// hunters.
bool surplus_begins(const World *world);

// The treasure beyond the quota that he knows to lie there; ITEM_COUNT: none.
ItemKind surplus_at(const World *world, Vec cell);

// Whether he knows of such treasures, or of shut chests.
bool surplus_left(const World *world);

// ---- sim/travel/survey.c

// Where the hero would walk of his own accord: over what he has seen and no toll may have changed since,
// around what hurts, around sleepers that would hear or see him and eyes that lie in
// wait, through nothing that has to be broken. He
// goes by what he knows, as the map shows it.

// Why he would not enter a cell.
typedef enum Bar {
    BAR_NONE,
    BAR_UNKNOWN, // never seen, or a toll may have changed it
    BAR_WALL,
    BAR_EXIT,     // an opening of the border, which leads off the level
    BAR_HARM,     // a known trap, fire, embers, a web
    BAR_SLEEPER,  // one that would wake
    BAR_AMBUSH,   // one that lies in wait would leap out
    BAR_BODY,     // somebody stands there
    BAR_TREASURE, // which he would take beyond the quota
    BAR_PROP,     // a crate, a pot, a barrel
    BAR_LOCK,     // a locked door
    BAR_COUNT
} Bar;

typedef struct Survey {
    Grid bars; // Bar of each cell
    Level level;
    Ways ways; // of the hero
    DistMap from_hero, to_goal, sound;
} Survey;

// For levels of up to LEVEL_PLAY_MAX cells a side. False when out of memory; survey_free() then frees what
// there is.
bool survey_init(Survey *survey);
void survey_free(Survey *survey);

// Looks about, and measures the ways from the hero's cell; through bars too whose bit (1 << Bar) is in
// `passes`.
void survey_look(Survey *survey, const World *world, const Sightings *sightings, unsigned passes);

// Measures the ways to a cell.
void survey_aim(Survey *survey, Vec goal);

// The next cell on the shortest way there, the straight one first; `from` itself when there is none.
Vec survey_step(const Survey *survey, Vec from);

// True when a step there may show what he does not know.
bool survey_frontier(const World *world, Vec cell);

// True when it would hurt or hold him who steps there, as far as he sees.
bool survey_harms(const World *world, Vec cell);

// ---- sim/travel/bars.c

// The obstacle on a cell: its kind and place. STOP_NONE: none.
Stop bars_stop(const Survey *survey, const Sightings *sightings, const World *world, Vec cell);

// ---- sim/travel/goals.c

// Where a journey leads.

// What is to be done at the goal.
typedef enum GoalKind {
    GOAL_NONE, // the journey is over
    GOAL_SEE,  // what lies beyond
    GOAL_TAKE,
    GOAL_OPEN,   // a chest, by using it
    GOAL_UNLOCK, // a door, by walking into it
    GOAL_GO      // only be there
} GoalKind;

typedef struct Goal {
    GoalKind kind;
    Vec cell; // where he is to stand
    Vec door; // that he unlocks from there
    int cost; // steps, and what speaks for or against it
} Goal;

// What a cell was to him before.
typedef enum Tried {
    TRIED_NOT,
    TRIED_GOAL, // a goal that came to nothing
    TRIED_BAR   // what bars the way there: he went up to it
} Tried;

typedef struct GoalQuery {
    const World *world;
    const Survey *survey;
    const Grid *given_up; // Tried
    Vec kept;             // the goal that he has begun; outside of the level: none
    bool gathers;         // what lies about, nothing unexplored
} GoalQuery;

// The nearest of what is worth taking, opening or exploring. False: nothing of it can be reached.
bool goals_find(const GoalQuery *query, Goal *goal);

// A cell, or where nobody can stand the nearest one beside it. False: it cannot be reached.
bool goals_beside(const GoalQuery *query, Vec cell, Goal *goal);

// An unexplored place, on the way to a cell as the crow flies. False: none can be reached.
bool goals_towards(const GoalQuery *query, Vec cell, Goal *goal);

// As near to a cell as he can come; where he is if nothing is nearer.
void goals_nearest(const GoalQuery *query, Vec cell, Goal *goal);

// Stairs that he knows of, those that lead on if he can choose; TILE_VOID: none, or those are shut.
Tile goals_stairs(const World *world, Vec *cell);

// ---- sim/travel/journey.c

enum { JOURNEY_PATH_MAX = 96 };

typedef struct Journey {
    GoalKind goal_kind; // GOAL_NONE: there is no journey
    bool explores;      // goes on to the next goal; else it is to one place
    bool gathers;       // what lies about, then to the stairs: all goods are in
    bool leaves;        // to the stairs: nothing was left to explore or to gather
    bool seeks;         // a way to what is cut off
    bool led;           // it has led there, or found no way, with all goods in
    bool told_quota;    // it has said that the quota is in
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
    bool heedless;      // the hunter that is not upon him yet was reported
    Stop stop;          // why the last journey ended
    int stopped;        // ticks since then
    Stop news;          // of the last tick, on a journey or not
    Sightings sightings;
    Survey survey;
    Vec path[JOURNEY_PATH_MAX]; // cells from the next one to the goal, or as many as there is room for
    int path_count;
} Journey;

// False when out of memory; journey_free() then frees what there is.
bool journey_init(Journey *journey);
void journey_free(Journey *journey);

// Another world, or another game in the same place of memory.
void journey_forget(Journey *journey);

// Once after every world_tick(), on a journey or not: notes what came into sight, and ends the journey if
// that is new.
void journey_watch(Journey *journey, const World *world);

// Sets out for the nearest unexplored or wanted place, or goes on to it; asked again when none is left, past
// those that sleep or lie in wait, else for the stairs, if they are open. It stops once where the quota is
// in, and takes no treasure beyond it. Once the grate is open it goes to stairs that he knows first, with all
// goods in by way of what lies about, and explores the rest when asked there. False when it does not set out;
// journey->stop says why.
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
