#pragma once
// What stands and lies in the set pieces of a level, once it has a start.

#include "gen/tools/context.h"

// A stage. Brings no more than gen->budget has, which becomes less.
void pieces_inhabit(GenContext *gen);
