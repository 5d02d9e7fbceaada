#pragma once
// Whether what came together from a map is a level.

#include "io/fault.h"
#include "map/level.h"

// True when all stands on floor, each on a cell of its own, and what adorns is where it belongs; else a
// fault.
bool tmj_check(const Level *level, const Fault *at);
