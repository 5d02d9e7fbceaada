#pragma once
// A map made by hand, as the command line asks for it.

#include "app/store/maps.h"
#include "app/tools/options.h"
#include "base/fail.h"

// Reads it into `file`, which the options then point to: it must stay. All that is wrong is said on standard
// error but for the last line, which is `error`; false then.
bool own_map_read(Options *options, MapFile *file, Error *error);

// The level that the options name: made, or that of the map. False with one line in `error`; the caller
// frees.
bool named_level(const Options *options, Level *level, Error *error);
