#pragma once
// XML of unknown origin, read by expat, as a tree of jansson's values, for files that have no document type:
// elements, attributes, text, the five entities and numbered characters; comments and instructions are passed
// over. Only where CELLARIUM_MAPS is defined.

#include "io/json_read.h"

// The root element, or NULL with a fault that names the line. An element is {"name": its name, "attributes":
// {name: text}, "children": [elements], "text": all text directly in it}. The caller calls json_decref().
json_t *xml_read(const void *bytes, size_t size, const Fault *at);
