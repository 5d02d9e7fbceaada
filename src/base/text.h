#pragma once
// Text that is put together from parts.

#include <stddef.h>

// Marks a text for the catalogue of translations (assets/lang). Where it is shown, tr() translates it
// (lang/lang.h).
#define N_(text) text
// The same for a name in sentences, which has several forms (tr_name()).
#define NAME_(text) text

// All text is UTF-8. Text that does not fit ends with a whole letter.

// Replaces `text`. Returns it.
char *text_put(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
// Appends to `text`, as far as there is room in `size`.
void text_add(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

// The length in bytes of the longest beginning of `text` of at most `most` bytes that ends with a whole
// letter.
int text_fit_bytes(const char *text, int most);

// Makes the first letter of `text` a capital: Latin, Greek or Cyrillic. Signs that open a sentence may stand
// before it.
void text_capitalise_first(char *text);
