#pragma once
// Pathfinding. Monsters walk from cell to cell. Each reserves its own cell and the next, and sets out only
// for a cell that nobody has reserved. That keeps crowds from jamming.

#include "sim/space/ways.h"

// Scores the cell `to` beside the monster: smaller is better, negative is forbidden.
typedef int StepScore(const World *world, int index, Vec to);

StepScore path_score_closer;  // nearer to the hero
StepScore path_score_further; // away from him
StepScore path_score_any;     // anywhere

// True when a step from `cell` is open to the monster: its path profile allows it, and no corner is cut.
bool path_terrain_allows(const World *world, int index, Vec cell, int dir);

// True when a step leads from the dark into light that the monster shuns.
bool path_enters_light(const World *world, int index, Vec from, Vec to);

// Steps from a cell to the hero for this monster; DIST_NONE when too far or unreachable.
int path_hero_steps_from(const World *world, int index, Vec cell);

// Steps to the hero from its own cell.
int path_hero_steps(const World *world, int index);

// The unreserved neighbour cell with the best score; its own cell when there is none.
Vec path_choose_step(const World *world, int index, StepScore *score);

// A monster that blocks the way to the hero; NOBODY: none.
int path_monster_in_way(const World *world, int index);

// True when the monster stands on its next cell, or has none, so that it can set out.
bool path_is_at_step(const Actor *actor);

// One tick of walking to the cell `step`.
void path_walk(World *world, int index, int speed);

// Sends a monster to a cell by a path of at most `max_steps` steps (DIST_NONE: any length).
void path_set_target(World *world, int index, Vec target, int max_steps);

// Sends a monster to a random cell at most `radius` cells (ROUTE_MAX / 2 at most) from `centre`, by a path of
// at most 2 * `radius` steps around those who stand still. Returns false when it can reach none.
bool path_random_target(World *world, int index, Vec centre, int radius);

typedef enum TravelResult {
    TRAVEL_ON,
    TRAVEL_THERE,
    TRAVEL_NO_WAY,
    TRAVEL_HELD_UP // blocked by others so long that it has to decide again
} TravelResult;

// One tick of walking to where the monster was sent.
TravelResult path_travel(World *world, int index, int speed);
