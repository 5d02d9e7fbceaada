#pragma once
// The rows of the table of generators (gen/makers/makers.c); each is defined in the file of its name.

#include "gen/tools/generator.h"

#define GENERATOR(kind) extern const Generator kind;
#include "gen/tools/list_generators.h"
#undef GENERATOR

// Scatter as the classic has it, which no list of generators names: nothing but the hero and nine enemies.
extern const Generator CLASSIC;
