#pragma once
// A noise of reach N is heard within N + ear steps (eight directions). A shut door counts as four more.

#include "sim/state/world.h"

enum {
    NOISE_SNEAK = 1,
    NOISE_SOFT = 1,
    NOISE_STEP = 3,
    NOISE_ROLL = 4,
    NOISE_DOOR = 4,
    NOISE_CHEST = 4,
    NOISE_ARROW = 4,
    NOISE_LAND = 4, // of a thrown thing that lands
    NOISE_HIT = 5,
    NOISE_WADE = 5,
    NOISE_CHANT = 6,
    NOISE_BREAK = 7,
    NOISE_SHOUT = 8,
    NOISE_GEM = 9,
    NOISE_BLAST = 16,
    NOISE_BELL = 24
};

enum { NOISE_EAR_MOST = 12 };

// How many steps beyond a noise's reach a monster in that state of mind hears it, at most NOISE_EAR_MOST.
// Below 0: it has to be nearer.
int noise_ear_steps(ActorKind kind, Mind mind);

// Makes a noise in a cell; `by` is the actor, or NOBODY for things. Monsters that hear it go to look at
// `about`.
void noise_make(World *world, Vec cell, int reach, ActorId by, Vec about);

// Makes a noise where the hero stands.
void noise_make_at_hero(World *world, int reach);

// Makes the noise of the hero's step, if he has entered another cell in this tick. It is soft with the
// shutter closed or in felt boots, silent on a rug, and loud in water.
void noise_emit_hero_step(World *world);

// The reach of that noise for a step onto `cell`; 0: none.
int noise_hero_step_reach(const World *world, Vec cell);
