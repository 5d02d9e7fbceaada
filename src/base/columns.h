#pragma once
// Columns of UTF-8 text where all letters have the same width; each of ours takes one column.

#include <stddef.h>

// How many columns a text takes.
int text_columns(const char *text);
// How many columns its first `bytes` bytes take.
int text_columns_in(const char *text, size_t bytes);

// The length in bytes of a text's first letters, as many as fit into `columns`.
size_t text_bytes_in_columns(const char *text, int columns);

// Appends `more` to `text`, cut off or filled up with spaces so that it takes `columns` columns. If that is
// negative, the spaces stand before `more`, so that it ends at the right. `size` is that of the buffer of
// `text`.
void text_add_padded(char *text, size_t size, int columns, const char *more);
