#pragma once
// A language: the translations of a .po file of GNU gettext, found by the English text (the "msgid").

#include "base/fail.h"
#include "lang/plural.h"

#include <stddef.h>

typedef struct Language Language;

// Reads a .po file in UTF-8. Entries that are fuzzy, obsolete or empty count as missing. Returns NULL with
// one line in `error` for another kind of file, an invalid plural rule, or an entry whose places of printf()
// differ from its English. The caller frees it.
Language *language_read(const char *bytes, size_t size, Error *error);
void language_free(Language *language); // accepts NULL

// Its own name, such as "Español": "X-Language-Name" in the header, or "".
const char *language_name(const Language *language);

// The translation of `english` in `context` (NULL: none), in the form for `n`. Returns NULL when it is
// missing.
const char *language_find(const Language *language, const char *context, const char *english, long n);

// The index of the plural form for `n`, from 0.
int language_plural(const Language *language, long n);

// The index of a form in the translations of names, from 0: among the words of "X-Name-Forms: gender plain
// accusative" in the header. -1: there is no such form.
int language_name_form(const Language *language, const char *form);
