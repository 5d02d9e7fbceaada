#pragma once
// Text that is put together part by part.

#include <stddef.h>

// Marks a text that players read, for the catalogue of translations (assets/lang); who shows it asks tr()
// (lang/lang.h).
#define N_(text) text
// The same for a name that sentences speak of, which has several forms (tr_name()).
#define NAME_(text) text

// Writes more behind what stands in `text`, as far as there is room in `size`.
void text_add(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
