#pragma once
// Makes a level from a picture in letters, as --dump prints it: one character for each cell.

#include "base/check.h"
#include "base/fail.h"
#include "io/level/text.h"

#include <string.h>

static inline Level level_from_picture(const char *rows) {
    Level level;
    Error error;
    CHECK(level_parse(&level, rows, strlen(rows), &error));
    return level;
}
