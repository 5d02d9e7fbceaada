#pragma once
// Stages that every level goes through after its generator: what works in it. They ask the level itself -
// what can be reached, how far it is, where it narrows - and never who made it.

#include "gen/gen.h"

void fit_stairs(Draft *draft); // down, far from the start; up, beside it, below the first depth
void fit_locks(Draft *draft);  // doors at chokepoints with something behind them, and their keys
void fit_chests(Draft *draft); // fewer than monsters, in dead ends where there are some
void fit_traps(Draft *draft);
void fit_packs(Draft *draft); // monsters that lie in wait
