#pragma once
// The languages that texts can be told in: English, and one for each .po file in `lang` of the assets'
// folder.

#include "base/check.h"
#include "base/fail.h"

#include <stdbool.h>

enum { LANGUAGES_MAX = 64, LANGUAGE_CODE = 24, LANGUAGE_ENGLISH = 0 };

typedef struct Languages Languages;

// English alone where there is no such folder; NULL when out of memory. `data_dir` as for file_assets_dir().
// Below, NULL stands for English alone.
Languages *languages_new(const char *data_dir);
void languages_free(Languages *languages); // English again

int languages_count(const Languages *languages);
const char *languages_code(const Languages *languages, int at); // "es"
const char *languages_name(const Languages *languages, int at); // "Español"

// The language of a locale such as "es_MX.UTF-8"; -1: there is none.
int languages_find(const Languages *languages, const char *locale);
// That of the system's locale, or English.
int languages_of_system(const Languages *languages);

// Texts are in it from now on; those that were told before stay valid. A file that cannot be read leaves
// English, and false with one line in `error`.
MUST_CHECK bool languages_use(Languages *languages, int at, Error *error);
