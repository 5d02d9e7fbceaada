#pragma once
// Where the hero would walk of his own accord: over what he has seen and no toll may have changed since,
// around what hurts, around sleepers that would hear or see him and eyes that lie in
// wait, through nothing that has to be broken. He
// goes by what he knows, as the map shows it.

#include "map/dist.h"
#include "sim/travel/sightings.h"

// Why he would not enter a cell.
typedef enum Bar {
    BAR_NONE,
    BAR_UNKNOWN, // never seen, or a toll may have changed it
    BAR_WALL,
    BAR_EXIT,    // an opening of the border, which leads off the level
    BAR_HARM,    // a known trap, fire, embers, a web
    BAR_SLEEPER, // one that would wake
    BAR_AMBUSH,  // one that lies in wait would leap out
    BAR_BODY,    // somebody stands there
    BAR_PROP,    // a crate, a pot, a barrel
    BAR_LOCK,    // a locked door
    BAR_COUNT
} Bar;

typedef struct Survey {
    Grid bars; // Bar of each cell
    Level level;
    Ways ways; // of the hero
    DistMap from_hero, to_goal, sound;
} Survey;

// For levels of up to LEVEL_PLAY_MAX cells a side. False when memory lacks; survey_free() then frees what
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
