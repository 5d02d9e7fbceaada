#pragma once
// Which form of a text goes with a number: the "Plural-Forms" of a .po file, whose rule is an expression of C
// over `n`, as the manual of GNU gettext describes it (section "Plural forms").

#include <stdbool.h>

enum { PLURAL_FORMS_MAX = 6, PLURAL_RULE_BYTES = 256 };

typedef struct PluralRule {
    int count;                    // of forms, 1 to PLURAL_FORMS_MAX
    char rule[PLURAL_RULE_BYTES]; // what stands behind "plural="
} PluralRule;

// English: one, and all else.
extern const PluralRule PLURAL_ENGLISH;

// Reads "nplurals=2; plural=(n != 1);". False when it is none, or when its rule gives a form that it does not
// count for some n up to 1000.
bool plural_read(const char *text, PluralRule *out);

// The form for `n`, 0 to count - 1. A negative n counts as its amount.
int plural_form(const PluralRule *rule, long n);
