#pragma once
// The lines of a level's text that begin with ';': what its characters cannot say.

#include "io/buffer.h"
#include "map/level.h"

// `glyphs`: the characters that the text shows, one a cell.
void notes_write(const Level *level, const Grid *glyphs, Buffer *out);

// One line, without what begins it. A note of a name that is not known is a remark; false for a known one
// that cannot be read.
bool note_read(Level *level, const char *text);
