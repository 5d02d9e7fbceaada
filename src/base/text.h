#pragma once
// Text that is put together part by part.

#include <stddef.h>

// Writes more behind what stands in `text`, as far as there is room in `size`.
void text_add(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
