#pragma once
// A hand-made map, as the command line asks for it.

#include "app/store/maps.h"
#include "app/tools/options.h"
#include "base/fail.h"

// Reads it into `file`, to which the options then point: it must live as long. Prints all faults on
// standard error except the last line, which is in `error`; then returns false.
bool own_map_read(Options *options, MapFile *file, Error *error);

// The level that the options name: a generated one, or the map. Returns false with one line in `error`. The
// caller frees it.
bool named_level(const Options *options, Level *level, Error *error);
