#pragma once
// What the properties of a map say of the level as a whole, and the properties of its objects. Only where
// CELLARIUM_MAPS is defined.

#include "gen/gen.h"
#include "io/json_read.h"
#include "map/level.h"

// A custom property of an object or map. `*value` stays when there is none. False with a fault when it is no
// whole number from `lo` to `hi`, or neither true nor false.
bool tmj_number(const json_t *of, const char *name, int lo, int hi, int *value, const Fault *at);
bool tmj_flag(const json_t *of, const char *name, bool *value, const Fault *at);

// Of a level of its final size, still empty. Options pass gen_check(), whatever the map's size; those of a
// map that names no generator are the usual ones of halls.
bool tmj_head_read(const json_t *map, Level *level, GenOptions *options, const Fault *at);
