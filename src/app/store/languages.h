#pragma once
// The languages of the game's texts: English, and one for each .po file in the folder `lang` of the assets.

#include "base/check.h"
#include "base/fail.h"

#include <stdbool.h>

enum { LANGUAGES_MAX = 64, LANGUAGE_CODE = 24, LANGUAGE_ENGLISH = 0 };

typedef struct Languages Languages;

// Finds the languages. Without that folder there is English alone. NULL when out of memory. `data_dir`: see
// file_assets_dir(). All functions below take NULL for English alone.
Languages *languages_new(const char *data_dir);
void languages_free(Languages *languages); // texts are in English again

int languages_count(const Languages *languages); // with English, which has the index LANGUAGE_ENGLISH
const char *languages_code(const Languages *languages, int at); // "es"
const char *languages_name(const Languages *languages, int at); // "Español"

// The index of the language of a locale such as "es_MX.UTF-8"; -1: there is none.
int languages_find(const Languages *languages, const char *locale);
// The index of the language of the system's locale, or of English.
int languages_of_system(const Languages *languages);

// Switches all texts to the language with that index; texts that were handed out before stay valid. If its
// file cannot be read, switches to English and returns false with one line in `error`.
MUST_CHECK bool languages_use(Languages *languages, int at, Error *error);
