#pragma once
// The hand-made map that the command line names.

#include "app/store/maps.h"
#include "app/tools/options.h"
#include "base/fail.h"

// Reads the map of --import into `file`, if there is one, and lets the options point to it: `file` must live
// as long as they. On a fault it prints all messages but the last on standard error, puts the last into
// `error`, and returns false. A recording that is replayed must have been made on this map.
bool own_map_read(Options *options, MapFile *file, Error *error);

// The level that the options name: a generated one, or the map. Returns false with one line in `error`. The
// caller frees it.
bool options_make_level(const Options *options, Level *level, Error *error);
