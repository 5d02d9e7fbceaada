#pragma once
// Files of Tiled as JSON, whichever of its two formats they have: .tmj and .tsj are read as they are, .tmx
// and .tsx (XML) become what Tiled would write as JSON. Only where CELLARIUM_MAPS is defined.

#include "io/json_read.h"

// `type`: "map" or "tileset". NULL with a fault; the caller calls json_decref(). At most TMJ_SIZE_MAX bytes.
json_t *tmj_parse(const void *bytes, size_t size, const char *type, const Fault *at);
