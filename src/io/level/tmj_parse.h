#pragma once
// Files of Tiled as JSON, whichever of its two formats they have: .tmj and .tsj are read as they are, .tmx
// and .tsx (XML) become what Tiled would write as JSON. Only where CELLARIUM_MAPS is defined.

#include "io/json_read.h"
#include "io/level/tmj.h"

// `type`: "map", "tileset" or "template". NULL with a fault; the caller calls json_decref(). At most
// TMJ_SIZE_MAX bytes.
json_t *tmj_parse(const void *bytes, size_t size, const char *type, const Fault *at);

// The files that a map names, each read and parsed once. Zeroed but for its source to begin with.
typedef struct TmjFiles {
    const TmjSource *source;
    json_t *files; // by name; null: it cannot be used
    size_t bytes;
} TmjFiles;

void tmj_files_free(TmjFiles *files);

// The same of a file that a map names, which must lie beside it or below; it stays with `files`. What is
// wrong with a file is said once.
json_t *tmj_load(TmjFiles *files, const char *name, const char *type, const Fault *at);
