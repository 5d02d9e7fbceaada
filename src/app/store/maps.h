#pragma once
// Maps of Tiled as files: what lies beside them, and set pieces of one's own.

#include "app/store/files.h"
#include "gen/pieces/pack.h"
#include "io/fault.h"

// Reads a map made by hand, packed, into `packed`, to which options->map then points, and into `options` what
// the levels that follow are made with. Its hero begins in the cell `stays`, if that is not NULL and free.
// Tells all that is wrong, each line with the file's name; a map that cannot be played to its end is played
// all the same. False when there was a fault.
bool map_file_read(const char *path, const Vec *stays, GenOptions *options, Buffer *packed, Told *told);

// As TmjLoad; `context` points to the map's path.
bool map_load_beside(void *context, const char *name, Buffer *bytes);

// Reads a set piece. Says each fault in a line on standard error that names the file, layer and object; then
// false with one line in `error`.
bool piece_file_read(const char *path, SetPiece *piece, char *error, size_t error_size);

// Appends all pieces (*.tmj, *.tmx) of a folder, packed, in the order of their names. Without `must` it need
// not be there. False as above.
bool piece_folder_read(const char *folder, bool must, Buffer *packed, char *error, size_t error_size);
