#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

static const Language *current;

static const char NAMES[] = "name";

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

const char *tr_n(const char *one, const char *many, long n) {
    const char *text = found(NULL, one, n);
    if (text != NULL) return text;
    return plural_form(&PLURAL_ENGLISH, n) == 0 ? one : many;
}

// The part of "f|rata|una rata" at `place`; what is left of it, where there are not so many.
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
