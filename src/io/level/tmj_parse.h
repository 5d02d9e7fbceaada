#pragma once
// Files of Tiled as JSON, whichever of its two formats they have: .tmj and .tsj are read as they are, .tmx
// and .tsx (XML) become what Tiled would write as JSON. Only where CELLARIUM_MAPS is defined.

#include "io/json_read.h"
#include "io/level/tmj.h"

// `type`: "map", "tileset" or "template". NULL with a fault; the caller calls json_decref(). At most
// TMJ_SIZE_MAX bytes.
json_t *tmj_parse(const void *bytes, size_t size, const char *type, const Fault *at);

// The same of a file that a map names, which must lie beside it or below.
json_t *tmj_load(const TmjSource *source, const char *name, const char *type, const Fault *at);
