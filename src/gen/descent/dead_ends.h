#pragma once

#include "gen/tools/context.h"

// Dead ends. A few stay, each with something worth the way. The others are filled up to the next fork.

// Fills all dead ends except about `wanted`. What `held` marks and what is planned stays.
void dead_ends_trim(GenContext *gen, const Grid *held, int wanted);

// A stage: puts a pot or a crate, which may hold something, into each empty dead end.
void dead_ends_put_prop(GenContext *gen);

// True on floor with a single way on, counting four directions.
bool is_dead_end(const Level *level, Vec cell);
