#pragma once
// Lays set pieces into a level, in the order of this page: their places become stone that nothing digs into,
// with floor before each way; the level is joined around them; then they are built, with their ways open. So
// no way of the level leads through a piece, and each of its ways leads somewhere.

#include "gen/tools/context.h"

void pieces_reserve(GenContext *gen);
void pieces_hold(const GenContext *gen, Grid *held); // 1 where joining changes nothing
void pieces_build(GenContext *gen);

// The memory that joining takes in a single dungeon with set pieces. False when memory lacks; to be freed in
// either case.
bool pieces_begin(GenContext *gen);
void pieces_end(GenContext *gen);

// A stage for single dungeons: all of the above.
void pieces_lay(GenContext *gen);
