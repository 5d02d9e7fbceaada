#pragma once
// The plan of a depth: a ring of two ways from where the hero comes to where the way leads on, made before
// all else (as Unexplored does; Dormans, 2017). One way is lit and watched and leads through the great room;
// the other is dark, so that every toll makes it anew.

#include "gen/tools/context.h"

// A stage: chooses both ends and digs the two ways between them, along what is there. Marks them in
// gen->plan. `gen->spare` is 1 on the side where the hero starts. Nothing is dug in what `held` marks.
void arcs_plan(GenContext *gen, Vec start, const Grid *held);

// True when a way of that kind, PLAN_*, comes within so many cells.
bool arcs_near(const GenContext *gen, Vec cell, int plan, int within);
