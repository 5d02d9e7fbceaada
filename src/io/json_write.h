#pragma once
// Builds JSON with jansson. A failure is recorded in the output buffer, so callers need not check each step.
// Only where CELLARIUM_MAPS is defined.

#include "base/geom.h"
#include "io/buffer.h"

#include <jansson.h>

// Both functions take over `value`; NULL counts as a failure.
void json_add(json_t *list, json_t *value, Buffer *out);
void json_put(json_t *object, const char *key, json_t *value, Buffer *out);

// A new object with "x", "y", "w" and "h"; NULL when out of memory.
json_t *json_of_rect(Rect rect);

// Appends the text of `json` and frees it. Members are written in the order in which they were added.
void json_write_free(json_t *json, Buffer *out);
