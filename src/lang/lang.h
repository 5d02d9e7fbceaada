#pragma once
// Texts in the player's language. English stands in the code and is the key; a text without a translation
// stays English. The rooms up to sim only mark theirs with N_() (base/text.h); whoever shows a text calls
// tr().
//
// The language is the one thing that the whole process shares, as with libintl: a text is asked for in
// hundreds of places, and no game depends on what they answer.

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

// The small letter of a capital, and the first letter of `text`, as a small one: code points.
int lang_small(int letter);
int lang_letter(const char *text);

// The index of the plural form that the language uses for `n`, from 0.
int lang_plural(long n);

// Writes a name in one of its forms to `text`: the name of a monster, an item or anything else in sentences.
// The translation lists all forms with '|' between: "f|rata|una rata|la rata"; the file's header says which
// is which. Without such a form the second one, the plain one, is used. In English: the name.
const char *tr_name(const char *english, const char *form, char text[NAME_BYTES]);
// "m", "f", "n" or "p", or whatever the language's first form is; "" in English.
char tr_gender(const char *english);
