#pragma once
// Columns of UTF-8 text where all letters have the same width; each of ours takes one column.

#include <stddef.h>

// How many columns a text takes; then: how many its first `bytes` bytes take.
int text_columns(const char *text);
int text_columns_in(const char *text, size_t bytes);

// The bytes of a text's first letters, as many as fit into `columns`.
size_t text_bytes_in_columns(const char *text, int columns);

// Appends `more` to `text`, cut off or filled up with spaces to `columns` columns; if that is negative, at
// their right.
void text_add_column(char *text, size_t size, int columns, const char *more);
