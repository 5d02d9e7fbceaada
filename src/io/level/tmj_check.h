#pragma once
// Checks that a level read from a map is valid.

#include "io/fault.h"
#include "map/level.h"

// True when everything stands on floor, each thing on a cell of its own, and decor is on its proper tile;
// else a fault each. Without `started` the start is not looked at.
bool tmj_check(const Level *level, bool started, const Fault *at);
