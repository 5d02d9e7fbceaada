#pragma once
// Dead ends: a few stay, for what is worth the way there; the others are filled as far as the next fork.

#include "gen/tools/context.h"

// Fills all but `wanted` dead ends or so. What `held` marks stays, and so does what is planned.
void ends_trim(GenContext *gen, const Grid *held, int wanted);

// True on floor with one way on, four ways.
bool is_dead_end(const Level *level, Vec cell);
