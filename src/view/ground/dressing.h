#pragma once

#include "view/ground/ground.h"

// What grows in a cell of the level.
Growth ground_growth(const Ground *ground, const Level *level, Vec cell);
