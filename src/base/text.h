#pragma once
// Text that is put together part by part.

#include <stddef.h>

// Marks a text that players read, for the catalogue of translations (assets/lang); who shows it asks tr()
// (lang/lang.h).
#define N_(text) text
// The same for a name that sentences speak of, which has several forms (tr_name()).
#define NAME_(text) text

// Text is UTF-8; where there is no room for all of it, it ends with a whole letter.

// Writes over what stands in `text`. Returns text.
char *text_put(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
// Writes more behind what stands in `text`, as far as there is room in `size`.
void text_add(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

// The bytes of the longest part of text, at most `most` bytes, that ends with a whole letter.
int text_fit(const char *text, int most);

// Makes the first letter of text a capital: Latin, Greek or Cyrillic. Signs that open a sentence may stand
// before it.
void text_begin_sentence(char *text);
