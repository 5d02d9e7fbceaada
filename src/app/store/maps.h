#pragma once
// Maps of Tiled as files: what lies beside them, and set pieces of one's own.

#include "app/store/files.h"
#include "gen/pieces/pack.h"

// As TmjLoad; `context` points to the map's path.
bool map_load_beside(void *context, const char *name, Buffer *bytes);

// Reads a set piece. Says each fault in a line on standard error that names the file, layer and object; then
// false with one line in `error`.
bool piece_file_read(const char *path, SetPiece *piece, char *error, size_t error_size);

// Appends all pieces (*.tmj) of a folder, packed, in the order of their names. Without `must` it need not be
// there. False as above.
bool piece_folder_read(const char *folder, bool must, Buffer *packed, char *error, size_t error_size);
