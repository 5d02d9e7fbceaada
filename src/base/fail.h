#pragma once
// An error in one line, which is shown at the edge of the program.

#include <stdbool.h>

enum { ERROR_BYTES = 2560 }; // room for a sentence with two paths

typedef struct {
    char text[ERROR_BYTES];
} Error;

// Writes the line and returns false, so that a failing function can return it. In parentheses, because
// CMocka has a macro of that name.
bool(fail)(Error *error, const char *format, ...) __attribute__((format(printf, 2, 3)));
