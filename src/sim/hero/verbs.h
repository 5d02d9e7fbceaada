#pragma once
// The hero's verbs.

#include "sim/state/world.h"

// Notes the verb that was pressed for some ticks, also during hit stop. The shutter and the quick slots take
// no time and act at once.
void hero_handle_input(World *world, Input input);

// While time stands still: does what is free (turning, aiming). Returns true when he begins an act, so that
// time passes.
bool hero_turn_passes(World *world);

// One tick of the hero's act, controlled by the latest input.
void hero_tick(World *world);

// The hero's step turn by turn.

typedef enum StepKind {
    STEP_NONE,   // nothing gives way: no time passes
    STEP_HOP,    // to the next cell
    STEP_STRIKE, // he sees somebody in the cell
    STEP_BUMP,   // into a door, a crate, or somebody he does not see
    STEP_RATTLE  // at a lock without having its key
} StepKind;

typedef struct HeroStep {
    StepKind kind;
    int dir; // DIR_*
} HeroStep;

// What a step in a direction leads to. A diagonal step along a wall leads straight on.
HeroStep hero_resolve_step(const World *world, int dir);

// Takes a step, other than a strike.
void hero_step(World *world, HeroStep step);

// Lets one turn pass.
void hero_wait_turn(World *world);
