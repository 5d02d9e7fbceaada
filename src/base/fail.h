#pragma once
// What went wrong, in one line for the edge of the program.

#include <stdbool.h>
#include <stddef.h>

// Writes the line and returns false, so that a function that failed can return it.
bool fail(char *error, size_t error_size, const char *format, ...) __attribute__((format(printf, 3, 4)));
