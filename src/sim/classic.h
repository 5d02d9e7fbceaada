#pragma once
// The rules of the classic, a turn-based dungeon of letters: the hero and nine enemies on a map that is
// always seen whole. One key is one act, in four directions. Nothing else exists in its worlds, and none of
// the other rules applies there.
//
//     The hero steps, or strikes whoever he walks into. At a wall he does nothing, and no time passes.
//     Then each enemy acts, in order. Near him (|dx| + |dy| <= 6) it moves along the longer axis, along y if
//     both are equal, and stays if a wall is there. Otherwise it moves in a random direction without a wall.
//     It strikes whoever it walks into, even another enemy. A blow takes one hit point.
//     He wins when the last enemy is dead, and loses without hit points.
//
// Acts happen at once. The bodies follow over the next ticks, just for the picture, unless the next key comes
// earlier. A key that is held acts again after half a second.

#include "sim/state/world.h"

enum {
    CLASSIC_HP = 3,    // the hero's hit points
    CLASSIC_POINT = 2, // half hearts in a hit point
    CLASSIC_NEAR = 6,  // steps within which enemies chase him
};

// Makes the rules of a new world those of the classic.
void classic_enable(World *world);

// Shows every cell.
void classic_see_all(World *world);

// One tick; world_tick() has cleared the events.
void classic_tick(World *world, Input input);

// True while nobody moves, so that only a key can change anything.
bool classic_is_idle(const World *world);

// The cell where an actor stands by the rules; its body may still be on the way there.
Vec classic_logical_cell(const World *world, int index);

// The number of enemies alive.
int classic_count_enemies(const World *world);
