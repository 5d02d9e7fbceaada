#pragma once
// A language: the translations of one .po file of GNU gettext, found by the English text (the "msgid").

#include "base/fail.h"
#include "lang/plural.h"

#include <stddef.h>

typedef struct Language Language;

// Reads a .po file of UTF-8. Entries that are fuzzy, obsolete or empty count as missing. NULL with one line
// in `error`: what is no such file, a rule of plurals that is none, or an entry whose printf() places are not
// those of its English. The caller frees it.
Language *language_read(const char *bytes, size_t size, Error *error);
void language_free(Language *language); // NULL: nothing

// Its own name, "Español": the header's "X-Language-Name"; "" without.
const char *language_name(const Language *language);

// What stands for `english` in `context` (NULL: none), in the form for `n`; NULL where it is missing.
const char *language_find(const Language *language, const char *context, const char *english, long n);

// Which plural form goes with `n`, 0 on.
int language_plural(const Language *language, long n);

// The place of a form in the translations of names, 0 on: the header's "X-Name-Forms: gender plain
// accusative" counts its words. -1: no such form.
int language_name_form(const Language *language, const char *form);
