#pragma once
// JSON of unknown origin, read with jansson after a look at its shape, so that no file costs more than some
// tens of megabytes or digs deep into the stack. The getters complain about a member that is not as it should
// be. Only where CELLARIUM_MAPS is defined.

#include "io/fault.h"

#include <jansson.h>
#include <stdint.h>

// NULL with a fault. The caller calls json_decref(). `size_max` in bytes.
json_t *json_read(const void *bytes, size_t size, size_t size_max, const Fault *at);

// A whole number of lo..hi. When the member is missing: `*value` stays, if it lies within; else a fault.
bool json_whole(const json_t *object, const char *key, int64_t lo, int64_t hi, int64_t *value,
                const Fault *at);

// "" when it is missing or no string.
const char *json_word(const json_t *object, const char *key);

// The array of that name; an empty list (`*list` NULL, which json_array_size() takes) when missing. False
// with a fault when it is no array.
bool json_list(const json_t *object, const char *key, const json_t **list, const Fault *at);

// The value of a custom property in Tiled's way of writing them, or NULL.
const json_t *json_property(const json_t *object, const char *name);

// The kind of a tile or object: its custom property "kind", else its class, which older versions of Tiled
// call "type". "" when there is none.
const char *json_kind(const json_t *object);
// The same of a layer or a tile set, whose "type" is another thing.
const char *json_class(const json_t *object);

// ---- io/xml_read.c

// XML of unknown origin, read by expat, as a tree of jansson's values, for files that have no document type:
// elements, attributes, text, the five entities and numbered characters; comments and instructions are passed
// over. Only where CELLARIUM_MAPS is defined.

// The root element, or NULL with a fault that names the line. An element is {"name": its name, "attributes":
// {name: text}, "children": [elements], "text": all text directly in it}. The caller calls json_decref().
json_t *xml_read(const void *bytes, size_t size, const Fault *at);
