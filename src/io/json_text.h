#pragma once
// Writing JSON by hand: the same bytes for the same level, whatever a library thinks of order and spaces.

#include "base/geom.h"
#include "io/buffer.h"

// A string with its quotes, escaped where JSON asks for it.
void json_write_string(Buffer *out, const char *text);

// "x": 1, "y": 2, "w": 3, "h": 4 in braces.
void json_write_rect(Buffer *out, Rect rect);

// What stands between the members of a list: nothing before the first.
void json_write_comma(Buffer *out, bool first, const char *comma);
