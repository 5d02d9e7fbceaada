#pragma once
// Files of the player, whole: read, and written where a test wants them.

#include "app/store/files.h"
#include "support/unit.h"

typedef struct Path {
    char text[PATH_MAX_BYTES];
} Path;

// The file of that name in the player's folder of saves.
static inline Path own_path(const char *name) {
    Path path;
    Error error;
    assert_true(file_own_path(FOLDER_DATA, name, path.text, sizeof path.text, &error));
    return path;
}

static inline Buffer read_path(Path path) {
    Buffer bytes = {0};
    Error error;
    if (!file_read(path.text, &bytes, &error)) fail_msg("%s: %s", path.text, error.text);
    return bytes;
}

// Frees the bytes.
static inline void write_path(Path path, Buffer *bytes) {
    Error error;
    assert_true(file_make_folders(path.text, &error));
    if (!file_write(path.text, bytes->bytes, bytes->size, CARE_LITTLE, &error)) fail_msg("%s", error.text);
    buffer_free(bytes);
}
