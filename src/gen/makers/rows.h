#pragma once
// The rows of the table of generators (gen/makers/makers.c); each is defined in the file of its name.

#include "gen/tools/generator.h"

extern const Generator HALLS, PILLARS, ARCADE, MAZE, ROOMS, SCATTER, CAVES;
