#pragma once
// Walks for the player: to what is unexplored or worth taking, or to a chosen place. It gives only inputs
// that the player could give, from what he could know. It ends by itself at anything new in sight.

#include "map/dist.h"
#include "sim/travel/sightings.h"

// ---- sim/travel/surplus.c

// True when the quota of a depth is collected. Each further treasure brings hunters, so the player has to
// choose it. False in the arena and in a single dungeon.
bool surplus_is_depth_quota_met(const World *world);

// The kind of treasure beyond the quota that he knows to lie there; ITEM_COUNT: none.
ItemKind surplus_kind_at_or_none(const World *world, Vec cell);

// True if he knows of such treasures, or of shut chests.
bool surplus_or_shut_chest_is_left(const World *world);

// ---- sim/travel/survey.c

// Where the hero would walk without being told: over cells that he has seen and that no toll may have
// changed; around what hurts, around sleepers that would hear or see him, and around eyes that lie in wait;
// not through what has to be broken. He uses only what he knows, as the map shows it.

// Why he does not enter a cell.
typedef enum TravelBar {
    BAR_NONE,
    BAR_UNKNOWN, // never seen, or a toll may have changed it
    BAR_WALL,
    BAR_EXIT,     // an opening of the border, which leads off the level
    BAR_HARM,     // a known trap, fire, embers, a web
    BAR_SLEEPER,  // a monster that would wake
    BAR_AMBUSH,   // a monster that lies in wait and would leap out
    BAR_BODY,     // somebody stands there
    BAR_TREASURE, // it is beyond the quota and he would take it
    BAR_PROP,     // a crate, a pot, a barrel
    BAR_LOCK,     // a locked door
    BAR_COUNT
} TravelBar;

typedef struct Survey {
    Grid bars;   // the TravelBar of each cell
    Level level; // only its tiles: as he knows them, with walls where he would not walk
    Ways ways;   // for the hero's next steps
    DistMap from_hero, to_goal, sound;
} Survey;

// For levels of up to LEVEL_PLAY_MAX cells a side. Returns false when out of memory; then call
// survey_free().
bool survey_init(Survey *survey);
void survey_free(Survey *survey);

// Looks around and measures the ways from the hero's cell. They lead also through cells whose bar has its bit
// (1 << TravelBar) in `passes`.
void survey_update(Survey *survey, const World *world, const Sightings *sightings, unsigned passes);

// Measures the ways to a cell.
void survey_set_goal(Survey *survey, Vec goal);

// The next cell on the shortest way to the goal; of equal ones the straight one. `from` itself when there is
// none.
Vec survey_next_cell_or_stay(const Survey *survey, Vec from);

// True when standing there may show him something that he does not know.
bool survey_is_frontier(const World *world, Vec cell);

// True when the cell would hurt or hold him, as far as he sees.
bool survey_is_harmful(const World *world, Vec cell);

// ---- sim/travel/bars.c

// The obstacle on a cell, as a reason to stop. STOP_NONE: there is none.
JourneyStop survey_obstacle_at(const Survey *survey, const Sightings *sightings, const World *world,
                               Vec cell);

// ---- sim/travel/goals.c

// Where a journey leads.

// What he does at the goal.
typedef enum GoalKind {
    GOAL_NONE, // there is no journey
    GOAL_SEE,  // look at what lies beyond
    GOAL_TAKE,
    GOAL_OPEN,   // open a chest by using it
    GOAL_UNLOCK, // open a lock by walking into it
    GOAL_GO      // only be there
} GoalKind;

typedef struct Goal {
    GoalKind kind;
    Vec cell; // where he will stand
    Vec door; // the door that he unlocks from there
    int cost; // steps, and additions for and against it
} Goal;

// What a cell was on this journey before.
typedef enum Tried {
    TRIED_NOT,
    TRIED_GOAL, // a goal where he could do nothing
    TRIED_BAR   // it barred his way, and he walked up to it
} Tried;

typedef struct GoalQuery {
    const World *world;
    const Survey *survey;
    const Grid *given_up; // Tried
    Vec kept;             // the goal that he walks to already; outside the level: none
    bool gathers;         // looks for things, not for what is unexplored
} GoalQuery;

// The nearest goal worth taking, opening or exploring. Returns false when none can be reached.
bool goals_find(const GoalQuery *query, Goal *goal);

// A cell, or the nearest one beside it if nobody can stand there. Returns false when it cannot be reached.
bool goals_find_at_or_beside(const GoalQuery *query, Vec cell, Goal *goal);

// An unexplored place in the direction of a cell. Returns false when none can be reached.
bool goals_find_frontier_towards(const GoalQuery *query, Vec cell, Goal *goal);

// The reachable cell nearest to a cell; where he is if none is nearer.
void goals_find_closest_to_cell(const GoalQuery *query, Vec cell, Goal *goal);

// Finds stairs that he knows of: those that lead on, else those back. Returns their tile. TILE_VOID: he knows
// none, or those that lead on are shut.
Tile goals_known_open_stairs(const World *world, Vec *cell);

// ---- sim/travel/journey.c

enum { JOURNEY_PATH_MAX = 96 };

typedef struct Journey {
    GoalKind goal_kind; // GOAL_NONE: there is no journey
    bool explores;      // goes on to further goals; otherwise it leads to one place
    bool gathers;       // all treasures are in: it picks up what lies around, then goes to the stairs
    bool leaves;        // nothing is left to explore or pick up: it goes to the stairs
    bool seeks;         // it looks for a way to a place that is cut off
    bool led;           // all treasures were in, and it has led to the stairs or found no way to them
    bool told_quota;    // it has told that the quota is in
    bool astray;        // it has found no way to the stairs that he knows
    Vec target;         // the cell that was asked for
    Vec goal, step;     // cells; `step` is the next one on the way, (-1, -1): not chosen yet
    Vec door;           // the door beside the goal that he unlocks
    int tries;          // ticks at the goal
    int held_up;        // ticks without coming nearer to `step`
    int near;           // the least distance to `step` so far, sub
    Grid given_up;      // Tried: goals where he could do nothing, and obstacles that he walked up to
    bool spent;         // at the last request nothing was left to explore
    Vec refused;        // the hero's cell when the last journey found no way
    Vec first;          // the cell where that journey would have begun
    unsigned passes;    // 1 << TravelBar of what he was told to pass
    bool heedless;      // a hunter that is not close yet was reported
    JourneyStop stop;   // why the last journey ended
    int stopped;        // ticks since it ended
    JourneyStop news;   // news of the last tick, on a journey or not
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
void journey_look_and_maybe_end(Journey *journey, const World *world);

// Sets out for the nearest place that is unexplored or has something to take, or continues. When none is
// left and it is asked again, it passes sleepers and those that lie in wait, or goes to the stairs if they
// are open. It stops once when the quota is in, and takes no treasure beyond it. Once the grate is open it
// goes to known stairs first (with all treasures in, past what lies around), and explores the rest when asked
// there. Returns false when it does not set out; journey->stop says why.
bool journey_explore(Journey *journey, const World *world);

// Sets out for a cell that he knows; for a cell beside it if nobody can stand there (a locked door, a
// brazier). If a toll has cut it off, it goes as near as he knows a way; stairs he then explores. When asked
// again it passes sleepers and those that lie in wait. Returns false when it does not set out; journey->stop
// says why.
bool journey_to(Journey *journey, const World *world, Vec cell);

// True when it would set out if asked once more: past sleepers and those that lie in wait, or although a
// monster hunts him that keeps away and that the first step does not lead to.
bool journey_can_go_if_asked_again(const Journey *journey, const World *world);

// Ends the journey: the player takes over.
void journey_end(Journey *journey);

// True while a journey is under way.
static inline bool journey_is_active(const Journey *journey) {
    return journey->goal_kind != GOAL_NONE;
}

// The input of the next tick. This may end the journey.
Input journey_input(Journey *journey, const World *world);
