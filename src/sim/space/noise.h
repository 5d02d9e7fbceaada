#pragma once
// Noise of reach N is heard within N + ear steps (eight directions); a shut door counts as four more.

#include "sim/state/world.h"

enum {
    NOISE_SNEAK = 1,
    NOISE_SOFT = 1,
    NOISE_STEP = 3,
    NOISE_ROLL = 4,
    NOISE_DOOR = 4,
    NOISE_CHEST = 4,
    NOISE_ARROW = 4,
    NOISE_LAND = 4, // of what is thrown
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

// The steps beyond a noise's reach in which a monster of that mind hears it, NOISE_EAR_MOST at most; below 0:
// it must be nearer than that.
int noise_ear(ActorKind kind, Mind mind);

// Makes a noise in a cell (`by`: the actor, NOBODY for things); listeners go to look at `about`.
void noise_make(World *world, Vec cell, int reach, ActorId by, Vec about);

// Makes a noise where the hero stands.
void noise_of_hero(World *world, int reach);

// The noise of the hero's step when he has entered another cell in this tick: soft with the shutter closed or
// in felt boots, silent on a rug, loud in water.
void noise_step(World *world);

// The reach of that noise if he entered a cell now; 0: none.
int noise_of_step(const World *world, Vec cell);
