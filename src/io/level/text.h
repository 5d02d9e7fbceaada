#pragma once
// A level as text: one character for each cell, then lines that begin with ';' for what a character cannot
// say. Reading gives the same level again. Pictures of levels without such lines can be read too.

#include "base/fail.h"
#include "io/buffer.h"
#include "map/level.h"

// Appends a note with the level's share code. Reading ignores it.
void level_write_code(const char *code, Buffer *out);

// Makes the characters of the cells. The caller frees them. Returns false when out of memory.
bool level_glyphs(const Level *level, Grid *glyphs);

// Appends the level to `out`. A failure is noted in `out->failed`.
void level_write(const Level *level, Buffer *out);

// Reads a level, which the caller frees. Short lines are filled up with void. Returns false with one line in
// `error` that names the place.
bool level_parse(Level *level, const char *text, size_t size, Error *error);
