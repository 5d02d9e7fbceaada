#pragma once
// Maps from Tiled as files: the files beside them, and the player's own set pieces.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "gen/pieces/pack.h"
#include "io/fault.h"

// A hand-made map and the files that it was read from. All zero: none.
typedef struct MapFile {
    Buffer packed;        // the map
    const char *data_dir; // where the assets are, see file_assets_dir()
    Buffer paths;         // paths of the map and of its tile sets and templates, each ending with a zero
    uint64_t stamp;       // map_file_read_stamp() when they were read
} MapFile;

void map_file_free(MapFile *file);

// A number that changes when one of the files is written, appears or disappears.
uint64_t map_file_read_stamp(const MapFile *file);

// Reads a hand-made map into `file`, to which options->map then points. `options` become those of the map;
// only their pace stays. The hero begins in the cell `hero_cell`, if that is not NULL and free. Sends all
// messages to `sink`, one a line, with the file's name. Some are only warnings: a map that cannot be finished
// can still be played. Returns false if the map cannot be used; `file` then keeps the map it had, and
// `options` are unchanged.
bool map_file_read(const char *path, const Vec *hero_cell, GenOptions *options, MapFile *file,
                   FaultSink *sink);

// A FaultSink.say() that keeps the last message in `error` and prints earlier ones on standard error.
typedef struct ToldLast {
    const char *path; // put before each message; NULL: nothing
    Error *error;
} ToldLast;
void fault_print_earlier(void *to, const char *line);

// Reads a set piece. On a fault it prints all messages but the last on standard error, with file, layer and
// object, puts the last into `error`, and returns false.
MUST_CHECK bool piece_file_read(const char *path, SetPiece *piece, Error *error);

// Appends all pieces (*.tmj, *.tmx) of a folder to `packed`, in the order of their names. Unless
// `must_exist`, the folder may be missing. Returns false with one line in `error` if any piece cannot be
// used; the messages about each are printed.
MUST_CHECK bool piece_folder_read(const char *folder, bool must_exist, Buffer *packed, Error *error);
