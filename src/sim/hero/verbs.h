#pragma once
// The hero's verbs.

#include "sim/state/world.h"

// Buffers the verb that was pressed for a few ticks, also during hit stop. The shutter and the quick slots
// take no time and act at once.
void hero_press(World *world, Input input);

// While time waits for him: does what is free, which is to turn and to aim. True when he begins to act, so
// that time passes.
bool hero_acts(World *world);

// Half hearts that ringing the hand bell here would mend: a flame has to light him.
int hero_bell_mends(const World *world);

// One tick of the hero's act, controlled by the latest input.
void hero_tick(World *world);

// The hero's step, turn by turn.

typedef enum StepKind {
    STEP_NONE,   // nothing gives way: it costs no time
    STEP_HOP,    // to the next cell
    STEP_STRIKE, // he sees somebody there
    STEP_BUMP,   // into a door, a crate, or somebody whom he does not see
    STEP_RATTLE  // at a lock that he has no key for
} StepKind;

typedef struct Step {
    StepKind kind;
    int dir; // DIR_*
} Step;

// What a step in a direction leads to. Along a wall a diagonal one leads straight on.
Step turn_step(const World *world, int dir);

// Takes a step, other than a strike.
void turn_take(World *world, Step step);

// Lets a turn pass.
void turn_wait(World *world);
