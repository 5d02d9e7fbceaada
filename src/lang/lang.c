#include "lang/lang.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const Language *current;

static const char NAMES[] = "name"; // the context of all names in .po files

void lang_use(const Language *language) {
    current = language;
}

static const char *found(const char *context, const char *english, long n) {
    if (current == NULL || english[0] == '\0') return NULL;
    return language_find(current, context, english, n);
}

int lang_plural(long n) {
    return current != NULL ? language_plural(current, n) : plural_form(&PLURAL_ENGLISH, n);
}

const char *tr(const char *english) {
    const char *text = found(NULL, english, 1);
    return text != NULL ? text : english;
}

const char *tr_in(const char *context, const char *english) {
    const char *text = found(context, english, 1);
    return text != NULL ? text : english;
}

// Capitals stand 32 before the small letters, in ASCII, Latin-1, Greek and Cyrillic.
int lang_lowercase(int letter) {
    bool ascii = letter >= 'A' && letter <= 'Z', latin = letter >= 0xc0 && letter <= 0xde && letter != 0xd7;
    bool greek = letter >= 0x391 && letter <= 0x3a9, cyrillic = letter >= 0x410 && letter <= 0x42f;
    return letter + (ascii || latin || greek || cyrillic ? 32 : 0);
}

int lang_lower_first(const char *text) {
    int first = (unsigned char)text[0];
    bool two = first >= 0xc2 && first < 0xe0; // bytes long
    return lang_lowercase(two ? (first & 0x1f) << 6 | ((unsigned char)text[1] & 0x3f) : first);
}

const char *tr_n(const char *one, const char *many, long n) {
    const char *text = found(NULL, one, n);
    if (text != NULL) return text;
    return plural_form(&PLURAL_ENGLISH, n) == 0 ? one : many;
}

// The part of "f|rata|una rata" at `place`, from 0. Returns NULL if there are fewer parts.
static const char *part_at(const char *forms, int place, int *length) {
    for (; place > 0 && strchr(forms, '|') != NULL; place--) forms = strchr(forms, '|') + 1;
    *length = (int)strcspn(forms, "|");
    return place == 0 ? forms : NULL;
}

const char *tr_name(const char *english, const char *form, char text[NAME_BYTES]) {
    enum { PLAIN = 1 };
    const char *forms = found(NAMES, english, 1), *part = NULL;
    int length = 0;
    if (forms == NULL) {
        (void)snprintf(text, NAME_BYTES, "%s", tr(english));
        return text;
    }
    int place = language_name_form(current, form);
    if (place > 0) part = part_at(forms, place, &length);
    if (part == NULL || length == 0) part = part_at(forms, PLAIN, &length);
    if (part == NULL) part = part_at(forms, 0, &length);
    (void)snprintf(text, NAME_BYTES, "%.*s", length, part);
    return text;
}

char tr_gender(const char *english) {
    const char *forms = found(NAMES, english, 1);
    return forms != NULL && strchr(forms, '|') != NULL ? forms[0] : '\0';
}
