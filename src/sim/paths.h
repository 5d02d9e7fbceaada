#pragma once
// Where to step. Monsters go from cell to cell; each holds the cell it stands in and the one it walks to, and
// nobody sets out for a cell that another holds. That alone keeps crowds from jamming.

#include "sim/world.h"

enum { CHASE_STEPS = 40 }; // how far from the hero a way to him is known

// How much a chaser likes the cell `to` next to its own: smaller is better, negative is out of the question.
typedef int Liking(const World *world, int index, Vec to);

Liking path_closer;  // nearer to the hero
Liking path_further; // away from him

// The neighbouring cell that nobody holds and that is liked best; the own cell where there is none.
Vec path_choose(const World *world, int index, Liking *liking);

// Who holds a cell, `index` aside; -1: nobody.
int path_holder(const World *world, int index, Vec cell);

// A monster that stands in the way to the hero, -1: none.
int path_in_way(const World *world, int index);

// True when the monster has come to the cell that it walks to, so that it can set out for the next.
bool path_at_step(const Actor *actor, int speed);

// One tick of walking to the cell `step`.
void path_walk(World *world, int index, int speed);

// Sends a monster to a cell at most `leash` steps away (DIST_NONE: anywhere). path_travel() walks there tick
// by tick. It says true once the monster has come there, finds no way, or has been held up for so long that
// where it stands must do.
void path_send(World *world, int index, Vec target, int leash);
bool path_travel(World *world, int index, int speed);
