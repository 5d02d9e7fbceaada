// The rule is read again each time, because it is short, and texts with numbers are rare.
#include "lang/plural.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

const PluralRule PLURAL_ENGLISH = {2, "n != 1"};

typedef struct Parser {
    const char *at;
    unsigned long n;
    int depth; // of parentheses and choices
    bool failed;
} Parser;

enum { DEPTH_MAX = 32 };

static bool take(Parser *p, const char *sign) {
    while (isspace((unsigned char)*p->at)) p->at++;
    size_t length = strlen(sign);
    if (strncmp(p->at, sign, length) != 0) return false;
    p->at += length;
    return true;
}

static unsigned long read_choice(Parser *p);

static unsigned long read_value(Parser *p) {
    if (take(p, "n")) return p->n;
    if (take(p, "!")) return !read_value(p);
    if (take(p, "(")) {
        unsigned long value = read_choice(p);
        p->failed |= !take(p, ")");
        return value;
    }
    if (!isdigit((unsigned char)*p->at)) {
        p->failed = true;
        return 0;
    }
    char *end = NULL;
    unsigned long value = strtoul(p->at, &end, 10);
    p->at = end;
    return value;
}

// Binary operators, from the loosest to the tightest. In a row the longer sign comes first.
enum { LEVELS = 6, SIGNS = 4 };
static const char *const OPERATORS[LEVELS][SIGNS] = {
    {"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}};

static unsigned long apply(Parser *p, const char *sign, unsigned long a, unsigned long b) {
    bool twice = sign[1] == '=';
    switch (sign[0]) {
    case '|':
        return a || b;
    case '&':
        return a && b;
    case '=':
        return a == b;
    case '!':
        return a != b;
    case '<':
        return twice ? a <= b : a < b;
    case '>':
        return twice ? a >= b : a > b;
    case '+':
        return a + b;
    case '-':
        return a - b;
    case '*':
        return a * b;
    default:
        break;
    }
    p->failed |= b == 0;
    if (b == 0) return 0;
    return sign[0] == '/' ? a / b : a % b;
}

static unsigned long read_level(Parser *p, int level) {
    if (level == LEVELS) return read_value(p);
    unsigned long value = read_level(p, level + 1);
    for (int i = 0; i < SIGNS && OPERATORS[level][i] != NULL; i++) {
        const char *sign = OPERATORS[level][i];
        if (!take(p, sign)) continue;
        value = apply(p, sign, value, read_level(p, level + 1));
        i = -1; // any operator of this level may follow
    }
    return value;
}

static unsigned long read_choice(Parser *p) {
    p->failed |= ++p->depth > DEPTH_MAX;
    if (p->failed) return 0;
    unsigned long value = read_level(p, 0);
    if (take(p, "?")) {
        unsigned long yes = read_choice(p);
        p->failed |= !take(p, ":");
        unsigned long no = read_choice(p);
        value = value != 0 ? yes : no;
    }
    p->depth--;
    return value;
}

// The form for `n`, or -1 if the rule is invalid.
static int form_of(const PluralRule *rule, unsigned long n) {
    Parser parser = {.at = rule->rule, .n = n};
    unsigned long form = read_choice(&parser);
    while (isspace((unsigned char)*parser.at)) parser.at++;
    bool whole = !parser.failed && *parser.at == '\0';
    return whole && form < (unsigned long)rule->count ? (int)form : -1;
}

bool plural_read(const char *text, PluralRule *out) {
    enum { TRIED = 1000 };
    const char *count = strstr(text, "nplurals="), *rule = strstr(text, "; plural=");
    if (count == NULL || rule == NULL) return false;
    *out = (PluralRule){.count = atoi(count + strlen("nplurals="))};
    rule += strlen("; plural=");
    size_t length = strcspn(rule, ";\n");
    if (out->count < 1 || out->count > PLURAL_FORMS_MAX || length >= sizeof out->rule) return false;
    memcpy(out->rule, rule, length);
    for (unsigned long n = 0; n <= TRIED; n++) {
        if (form_of(out, n) < 0) return false;
    }
    return true;
}

int plural_form(const PluralRule *rule, long n) {
    int form = form_of(rule, n < 0 ? 0ul - (unsigned long)n : (unsigned long)n);
    return form < 0 ? 0 : form;
}
