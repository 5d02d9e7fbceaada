#pragma once
// Dead ends: a few stay, and in each is what is worth the way there; the others are filled as far as the next
// fork.

#include "gen/tools/context.h"

// Fills all but `wanted` dead ends or so. What `held` marks stays, and so does what is planned.
void ends_trim(GenContext *gen, const Grid *held, int wanted);

// Stage: what dead end is still empty gets a pot or a crate, in which something may be.
void ends_fill(GenContext *gen);

// True on floor with one way on, four ways.
bool is_dead_end(const Level *level, Vec cell);
