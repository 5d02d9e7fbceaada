#pragma once
// Building JSON with jansson: whatever fails is noted in the buffer that it is for, so that nobody else has
// to ask. Only where CELLARIUM_MAPS is defined.

#include "base/geom.h"
#include "io/buffer.h"

#include <jansson.h>

// Both take over `value`; NULL fails.
void json_add(json_t *list, json_t *value, Buffer *out);
void json_put(json_t *object, const char *key, json_t *value, Buffer *out);

// {"x", "y", "w", "h"}
json_t *json_of_rect(Rect rect);

// Appends the text of `json`, whose members stand in the order in which they were put, and frees it.
void json_write(json_t *json, Buffer *out);
