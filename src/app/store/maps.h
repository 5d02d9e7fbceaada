#pragma once
// Maps from Tiled as files: the files beside them, and the player's own set pieces.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "gen/pieces/pack.h"
#include "io/fault.h"

// A hand-made map and the files that it was read from. All zero: none.
typedef struct MapFile {
    Buffer packed;  // the map
    Buffer paths;   // paths of the map and of its tile sets and templates, each ending with a zero
    uint64_t stamp; // map_file_stamp() when they were read
} MapFile;

void map_file_free(MapFile *file);

// Changes when one of the files is written, appears or disappears.
uint64_t map_file_stamp(const MapFile *file);

// Reads a hand-made map into `file`, to which options->map then points. `options` become those with which
// the following levels are made; their pace stays. The hero begins in the cell `stays`, if that is not NULL
// and free. Reports all faults, one a line, with the file's name. A map that cannot be finished can still
// be played. Returns false if there was a fault; `file` then keeps the map it had.
bool map_file_read(const char *path, const Vec *stays, GenOptions *options, MapFile *file, FaultSink *told);

// A FaultSink.say() that keeps the last message in `error` and prints earlier ones on standard error.
typedef struct ToldLast {
    const char *path; // put before each message; NULL: nothing
    Error *error;
} ToldLast;
void fault_keep_last(void *to, const char *line);

// Reads a set piece. Prints each fault on standard error with file, layer and object, then returns false
// with one line in `error`.
MUST_CHECK bool piece_file_read(const char *path, SetPiece *piece, Error *error);

// Appends all pieces (*.tmj, *.tmx) of a folder, packed, in the order of their names. Without `must` the
// folder may be missing. Returns false as above.
MUST_CHECK bool piece_folder_read(const char *folder, bool must, Buffer *packed, Error *error);
