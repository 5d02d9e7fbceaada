#pragma once
// The hero's step, turn by turn.

#include "sim/state/world.h"

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
