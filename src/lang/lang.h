#pragma once
// Texts in the player's language. English stands in the code and is the key; a text without a translation
// stays English. The rooms up to sim only mark theirs with N_() (base/text.h); whoever shows a text calls
// tr().
//
// The language is the one thing that the whole process shares, as with libintl: a text is asked for in
// hundreds of places, and no game depends on what they answer.

#include "lang/language.h"

enum { NAME_BYTES = 96 };

// NULL: English. The caller keeps `language` as long as it is in use.
void lang_use(const Language *language);

// "" for "", otherwise what the language has for it, or `english` itself.
const char *tr(const char *english) __attribute__((format_arg(1)));
// Where one English text means two things: `context` is a word for translators ("key of a lock").
const char *tr_in(const char *context, const char *english) __attribute__((format_arg(2)));
// The form for `n`. In English: `one` for 1, else `many`.
const char *tr_n(const char *one, const char *many, long n) __attribute__((format_arg(1), format_arg(2)));

// The small letter of a capital, and the first letter of `text`, as a small one: code points.
int lang_small(int letter);
int lang_letter(const char *text);

// Which of its plural forms the language has for `n`, 0 on.
int lang_plural(long n);

// A name of a monster, an item, or anything else that sentences speak of, in one of its forms. The
// translation lists them all, with '|' between: "f|rata|una rata|la rata"; which is which says the header.
// Without such a form: its plain one, the second; in English: the name. `text` gets it.
const char *tr_name(const char *english, const char *form, char text[NAME_BYTES]);
// "m", "f", "n" or "p", whatever the language calls its first form; "" in English.
char tr_gender(const char *english);
