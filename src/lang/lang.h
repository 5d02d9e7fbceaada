#pragma once
// Texts in the player's language. English stands in the code and is the key; a text without a translation
// stays English. The rooms up to sim only mark theirs with N_() (base/text.h); the code that shows a text
// calls tr().
//
// The language is the one thing that the whole process shares, as with libintl: a text is asked for in
// hundreds of places, and no game depends on the answers.

#include "lang/language.h"

enum { NAME_BYTES = 96 };

// Switches to a language; NULL: English. The caller must keep `language` as long as it is in use.
void lang_use(const Language *language);

// Translates a text. Returns "" for "", and `english` itself if there is no translation.
const char *tr(const char *english) __attribute__((format_arg(1)));
// For an English text with two meanings: `context` is a word that tells translators which one ("key of a
// lock").
const char *tr_in(const char *context, const char *english) __attribute__((format_arg(2)));
// The form for `n`. In English: `one` for 1, otherwise `many`.
const char *tr_n(const char *one, const char *many, long n) __attribute__((format_arg(1), format_arg(2)));

// The small letter of a capital (ASCII, Latin-1, Greek or Cyrillic). Other code points stay as they are.
int lang_lowercase(int letter);
// The first letter of a text in UTF-8, as a small letter: its code point. 0 for "". The letters of our
// languages have one or two bytes; longer ones are not decoded.
int lang_lower_first(const char *text);

// The index of the plural form that the language uses for `n`, from 0.
int lang_plural(long n);

// Writes a name in one of its forms to `text`: the name of a monster, an item or anything else in sentences.
// The translation lists all forms with '|' between: "f|rata|una rata|la rata"; the file's header says which
// is which. Without such a form the second one, the plain one, is used. In English it is the name itself.
// Returns `text`.
const char *tr_name(const char *english, const char *form, char text[NAME_BYTES]);
// The gender of a name: 'm', 'f', 'n' or 'p', or whatever the first of its forms begins with. '\0' in
// English, and for a name without forms.
char tr_gender(const char *english);
