#pragma once
// A level as text: one character a cell, then lines that begin with ';' for what a character cannot express.
// A written level reads back the same; pictures of levels without such lines can be read too.

#include "base/fail.h"
#include "io/buffer.h"
#include "map/level.h"

// Appends a note with the code that leads to the level; readers of the level ignore it.
void level_write_code(const char *code, Buffer *out);

// A character for each cell, as they are written. False when out of memory; the caller frees.
bool level_glyphs(const Level *level, Grid *glyphs);

// Appends the level to `out`.
void level_write(const Level *level, Buffer *out);

// Reads a level, which the caller frees. Short lines are filled up with void. False with one line in `error`
// that names the place.
bool level_parse(Level *level, const char *text, size_t size, Error *error);
