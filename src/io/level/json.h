#pragma once
// A level as plain JSON, for other programs to read. Places are cells; the seed is a string, since 64 bits
// are more than many readers keep of a number.
//
//     {"format": "cellarium level 1", "generator": "halls", "seed": "42", "code": "GHZZEY2", "drafts": 1,
//      "width": 50, "height": 50, "start": {"x": 3, "y": 4},
//      "legend": {" ": "void", "#": "wall", ...}, "tiles": ["#####", "#...#", ...],
//      "decor": [{"kind": "torch", "x": 5, "y": 0}], "items": [...], "monsters": [...],
//      "fixtures": [{"kind": "chest", "x": 2, "y": 2, "item": "gem", "lock": 0, "trapped": false}],
//      "rooms": [{"x": 1, "y": 1, "w": 3, "h": 3}], "halls": [{"across": {...}, "down": {...}}]}

#include "io/buffer.h"
#include "map/level.h"

// Appends the level to `out`, and `code`, its share code, unless that is NULL. Returns false in a program
// built without jansson.
bool level_json_write(const Level *level, const char *code, Buffer *out);
