#pragma once
// The rows of the table of generators (gen/makers/makers.c). Each is defined in the file of its name.

#include "gen/tools/generator.h"

#define GENERATOR(kind) extern const Generator kind;
#include "gen/tools/list_generators.h"
#undef GENERATOR

// The scatter of the classic: just the hero and nine enemies. It is in no list of generators.
extern const Generator CLASSIC;
