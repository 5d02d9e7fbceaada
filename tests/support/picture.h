#pragma once
// A level from a picture, as dumps show them: one character a cell.

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
