#pragma once
// Chooses the form of a text for a number by the "Plural-Forms" of a .po file. Their rule is an expression
// of C over `n`, as the manual of GNU gettext describes it (section "Plural forms").

#include <stdbool.h>

enum { PLURAL_FORMS_MAX = 6, PLURAL_RULE_BYTES = 256 };

typedef struct PluralRule {
    int count;                    // the number of forms, 1 to PLURAL_FORMS_MAX
    char rule[PLURAL_RULE_BYTES]; // what follows "plural="
} PluralRule;

// English: one form for 1, one for the rest.
extern const PluralRule PLURAL_ENGLISH;

// Reads "nplurals=2; plural=(n != 1);". Returns false when it is invalid, or when its rule gives an index
// that is too large for any n up to 1000.
bool plural_read(const char *text, PluralRule *out);

// The index of the form for `n`, 0 to count - 1. A negative n counts as its absolute value.
int plural_form(const PluralRule *rule, long n);
