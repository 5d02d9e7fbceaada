#pragma once
// What stands and lies in the set pieces of a level, once it has a start.

#include "gen/tools/context.h"

// A stage. Brings no more than gen->budget has, which becomes less.
void pieces_inhabit(GenContext *gen);

// Its two parts: things and monsters, and the locks that are drawn, whose keys lie outside of the piece.
void pieces_fill(GenContext *gen);
void pieces_lock(GenContext *gen);
