#pragma once
// A cost for each cell: by what the hero wants there, and by what stands in the way. One distance map leads
// to the cheapest of all goals. The hero uses only what he knows, as the map shows it.

#include "map/dist.h"
#include "sim/travel/sightings.h"

// What stands in the way on a cell.
typedef enum TravelBar {
    BAR_NONE,
    BAR_UNKNOWN, // never seen, or a toll may have changed it
    BAR_WALL,
    BAR_EXIT,     // an opening of the border, which leads off the level
    BAR_CHEST,    // it would be opened
    BAR_ITEM,     // the hand bell, or a treasure that lies in the light
    BAR_LOCK,     // a locked door whose key he has
    BAR_ELITE,    // an elite would see him
    BAR_BODY,     // somebody stands there
    BAR_TREASURE, // it is beyond the quota and he would take it
    BAR_SLEEPER,  // a monster would wake
    BAR_AMBUSH,   // a monster that lies in wait would leap out
    BAR_PROP,     // a crate, a pot, a barrel
    BAR_LOCKED,   // a locked door without its key
    BAR_HARM,     // a known trap, fire, embers, a web
    BAR_HUNTER,   // of no cell: a monster is after him
    BAR_COUNT
} TravelBar;

typedef struct BarInfo {
    int cost;       // steps; 0: he never enters it
    bool near;      // he walks up to it before he stops
    bool asks;      // he passes it when asked again
    bool once;      // that holds for one goal
    bool last;      // he leaves it for last, and rather goes to the stairs
    StopReason why; // the reason to stop before it; STOP_NONE: he does not stop
} BarInfo;

extern const BarInfo BARS[BAR_COUNT];

// What the hero wants on a cell.
typedef enum Goal {
    GOAL_NONE,
    GOAL_SEE, // to look at what lies beyond
    GOAL_TAKE,
    GOAL_OPEN, // to open a chest by using it
    GOAL_GO,   // only to be there
    GOAL_COUNT
} Goal;

// What a cell was before.
typedef enum Tried {
    TRIED_NOT,
    TRIED_GOAL, // a goal where he could do nothing
    TRIED_BAR   // he walked up to what stands there
} Tried;

typedef struct Survey {
    Grid bars, goals, tried; // the TravelBar, Goal and Tried of each cell
    Level level;             // only its tiles, as he knows them: unknown cells are walls
    DistMap way;             // `steps`: the cost from each cell to the best goal
    DistMap sound;           // of a sleeper's ears
    Ways ways;               // for the hero's next steps
    Vec kept;                // the goal that he walks to already
    unsigned passes;         // 1 << TravelBar of what does not stand in his way
} Survey;

// The first bar on the way from a cell.
typedef struct Obstacle {
    TravelBar bar;    // BAR_NONE: there is none
    Vec cell, before; // where it is, and the cell from which he would enter it
    Vec goal;         // where the way ends
} Obstacle;

// For levels of up to LEVEL_PLAY_MAX cells a side. Returns false when out of memory; then call
// survey_free().
bool survey_init(Survey *survey);
void survey_free(Survey *survey);

// Looks around. There are no goals afterwards.
void survey_look(Survey *survey, const World *world, const Sightings *sightings, unsigned passes);

// Bars a cell, unless something bars it already or it is passed.
void survey_bar(Survey *survey, Vec cell, TravelBar why);

// Makes a goal of a cell, or of those beside it if nobody can stand there.
void survey_goal_cell(Survey *survey, Vec cell);

// Makes goals of all that exploring looks for: what is unexplored, things, chests, plates (goals.c).
void survey_goal_all(Survey *survey, const World *world);

// Measures the ways to all goals. The one at `kept` is worth a little more, so that he does not walk back
// and forth.
void survey_measure(Survey *survey, Vec kept);

// The next cell on the cheapest way; of equal ones the straight one. `from` itself at the way's end, or when
// there is none.
Vec survey_next(const Survey *survey, Vec from);

// Whether a way leads from a cell to a goal.
static inline bool survey_leads(const Survey *survey, Vec from) {
    return dist_at(&survey->way, from) != DIST_NONE;
}

// Follows the way from a cell to its first bar.
Obstacle survey_follow(const Survey *survey, Vec from);

// True when standing in the cell may show him something that he does not know.
bool survey_is_frontier(const World *world, Vec cell);

// True when the cell would hurt or hold him, as far as he sees.
bool survey_is_harmful(const World *world, Vec cell);

// True when the quota of a depth is collected. Each further treasure brings hunters, so the player has to
// choose it. False in the arena and in a single dungeon.
bool survey_quota_met(const World *world);

// The kind of treasure beyond the quota that he knows to lie there; ITEM_COUNT: none.
ItemKind survey_surplus_at(const World *world, Vec cell);

// True if he knows of such treasures, or of shut chests.
bool survey_has_surplus(const World *world);
