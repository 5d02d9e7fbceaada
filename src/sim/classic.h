#pragma once
// The rules of the classic, a turn-based dungeon of letters: the hero and nine enemies on a map that is seen
// whole, one act a key, four directions. They are all there is in its worlds, and none of the other rules
// holds there.
//
//     The hero steps, or strikes whom he walks into; where a wall is he does nothing, and no time passes.
//     Then each enemy acts, in order. Near him (|dx| + |dy| <= 6) it goes along the longer axis, along y if
//     both are as long, and stays where a wall is; else it goes in a random direction without a wall. It
//     strikes whom it walks into, be it another enemy. A blow takes one hit point.
//     With the last enemy dead he has won, without hit points he has lost.
//
// Acts are done at once; the bodies follow them over the next ticks, for the picture, unless the next press
// comes earlier. A key that is held acts again after half a second.

#include "sim/state/world.h"

enum {
    CLASSIC_HP = 3,    // hit points of the hero
    CLASSIC_POINT = 2, // a hit point, in half hearts
    CLASSIC_NEAR = 6,  // steps from which enemies come after him
};

// Makes the rules of a new world those of the classic.
void classic_begin(World *world);

// One tick; world_tick() has cleared the events.
void classic_tick(World *world, Input input);

// True while nobody moves: only a key will change anything.
bool classic_rests(const World *world);

// The cell in which an actor stands by the rules, wherever its body is on its way there.
Vec classic_cell(const World *world, int index);

// How many are alive.
int classic_enemies(const World *world);
