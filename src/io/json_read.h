#pragma once
// Reads JSON from any source with jansson, after a check of its shape: so no file costs more than some tens
// of megabytes or a deep stack. The getters report a member of the wrong kind. Only where CELLARIUM_MAPS is
// defined.

#include "io/fault.h"

#include <jansson.h>
#include <stdint.h>

// Returns an object, or NULL with a fault. The caller calls json_decref(). `size_max` is in bytes.
json_t *json_read(const void *bytes, size_t size, size_t size_max, const Fault *at);

// Reads a whole number in lo..hi. If the member is missing, `*value` stays if it is in the range; otherwise
// that is a fault.
bool json_get_int_in(const json_t *object, const char *key, int64_t lo, int64_t hi, int64_t *value,
                     const Fault *at);

// Returns "" when it is missing or not a string.
const char *json_get_string(const json_t *object, const char *key);

// Reads an array. If it is missing, `*list` is NULL, which json_array_size() accepts. Returns false with a
// fault when it is not an array.
bool json_get_array(const json_t *object, const char *key, const json_t **list, const Fault *at);

// The value of a custom property as Tiled writes them, or NULL.
const json_t *json_tiled_property(const json_t *object, const char *name);

// The kind of a tile or object: its custom property "kind", or its class, which older versions of Tiled call
// "type". "" when there is none.
const char *json_tiled_kind(const json_t *object);
// The same for a layer or a tile set, whose "type" means something else.
const char *json_layer_kind(const json_t *object);

// ---- io/xml_read.c

// Reads XML from any source with expat, as a tree of jansson's values, for files without a document type:
// elements, attributes, text, the five entities and numbered characters. Comments and instructions are
// skipped. Only where CELLARIUM_MAPS is defined.

// Returns the root element, or NULL with a fault that names the line. An element is {"name": its name,
// "attributes": {name: text}, "children": [elements], "text": all text directly in it}. The caller calls
// json_decref().
json_t *xml_read_tree(const void *bytes, size_t size, const Fault *at);
