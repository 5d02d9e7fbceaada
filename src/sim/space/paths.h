#pragma once
// Where to step. Monsters go from cell to cell; each holds the cell it stands in and the one it walks to, and
// nobody sets out for a cell that another holds. That alone keeps crowds from jamming.

#include "sim/space/ways.h"

// How much a chaser likes the cell `to` next to its own: smaller is better, negative is out of the question.
typedef int StepScore(const World *world, int index, Vec to);

StepScore path_closer;  // nearer to the hero
StepScore path_further; // away from him
StepScore path_aside;   // anywhere

// True when a step from `cell` is open to the monster: its gait lets it go there, and no corner is cut.
bool path_open(const World *world, int index, Vec cell, int dir);

// True when a step leads it from the dark into light that it shuns.
bool path_dazzles(const World *world, int index, Vec from, Vec to);

// Steps from a cell to the hero as the monster can go; DIST_NONE when that is too far or shut off.
int path_steps(const World *world, int index, Vec cell);

// Steps to the hero from where it stands.
int path_away(const World *world, int index);

// The neighbouring cell that nobody holds and that is liked best; the own cell where there is none.
Vec path_choose(const World *world, int index, StepScore *liking);

// A monster that stands in the way to the hero, -1: none.
int path_in_way(const World *world, int index);

// True when the monster has come to the cell that it walks to, or walks to none, so that it can set out.
bool path_ready(const Actor *actor, int speed);

// One tick of walking to the cell `step`.
void path_walk(World *world, int index, int speed);

// Sends a monster to a cell at most `leash` steps away (DIST_NONE: anywhere).
void path_send(World *world, int index, Vec target, int leash);

typedef enum Travel {
    TRAVEL_ON,
    TRAVEL_THERE,
    TRAVEL_NO_WAY,
    TRAVEL_HELD_UP // others have been in the way for so long that it is better to think again
} Travel;

// One tick of walking to where the monster was sent.
Travel path_travel(World *world, int index, int speed);
