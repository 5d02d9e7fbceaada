#pragma once
// Maps of Tiled as files: what lies beside them, and set pieces of one's own.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "gen/pieces/pack.h"
#include "io/fault.h"

// A map made by hand, as it was read from its files. All zero: none.
typedef struct MapFile {
    Buffer packed;  // the map
    Buffer paths;   // its file, then the tile sets and templates that it names: each with a zero behind
    uint64_t stamp; // as map_file_stamp() had it when each was read
} MapFile;

void map_file_free(MapFile *file);

// What changes when one of the files is written, goes or comes.
uint64_t map_file_stamp(const MapFile *file);

// Reads a map made by hand into `file`, to which options->map then points, and into `options` what the levels
// that follow are made with; their pace stays. Its hero begins in the cell `stays`, if that is not NULL and
// free. Tells all that is wrong, each line with the file's name; a map that cannot be played to its end is
// played all the same. False when there was a fault; `file` then keeps the map it had.
bool map_file_read(const char *path, const Vec *stays, GenOptions *options, MapFile *file, Told *told);

// As Told.say: keeps the last line in `error`, and says those before it on standard error.
typedef struct ToldLast {
    const char *path; // named before each; NULL: none
    Error *error;
} ToldLast;
void told_last(void *to, const char *line);

// Reads a set piece. Says each fault in a line on standard error that names the file, layer and object; then
// false with one line in `error`.
MUST_CHECK bool piece_file_read(const char *path, SetPiece *piece, Error *error);

// Appends all pieces (*.tmj, *.tmx) of a folder, packed, in the order of their names. Without `must` it need
// not be there. False as above.
MUST_CHECK bool piece_folder_read(const char *folder, bool must, Buffer *packed, Error *error);
