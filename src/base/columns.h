#pragma once
// Columns of UTF-8 text where every letter is as wide as another: each of ours takes one.

#include <stddef.h>

// How many columns the text takes; those that its first `bytes` bytes take.
int text_columns(const char *text);
int text_columns_in(const char *text, size_t bytes);

// The bytes of its first letters, as many as fit in `columns`.
size_t text_bytes_of(const char *text, int columns);

// Writes `more` behind what stands in `text`, cut or filled with spaces to so many columns; below 0: at the
// right of them.
void text_add_column(char *text, size_t size, int columns, const char *more);
