// A .po file is read line by line into entries. Their texts follow each other in one block, which is never
// longer than the file. Entries are sorted by context and English, and found by binary search.
#include "lang/language.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    const char *context; // "": no context
    const char *english, *many;
    const char *forms[PLURAL_FORMS_MAX];
    bool fuzzy;
} Entry;

struct Language {
    char *texts;
    Entry *entries;
    int count, room; // entries in use; entries that there is memory for
    PluralRule plural;
    char name[64], forms[256];
};

typedef struct Lines {
    const char *at, *end;
    char *to; // where the next byte of a text is written
    int line; // the number of the current line
} Lines;

// What a line begins with, and so which text of an entry follows.
typedef enum { FIELD_CONTEXT, FIELD_ENGLISH, FIELD_MANY, FIELD_FORM, FIELD_COUNT } Field;
static const char *const FIELDS[FIELD_COUNT] = {[FIELD_CONTEXT] = "msgctxt ",
                                                [FIELD_ENGLISH] = "msgid ",
                                                [FIELD_MANY] = "msgid_plural ",
                                                [FIELD_FORM] = "msgstr"};

static bool begins(const Lines *lines, const char *with) {
    size_t length = strlen(with);
    return (size_t)(lines->end - lines->at) >= length && memcmp(lines->at, with, length) == 0;
}

static void next_line(Lines *lines) {
    const char *end = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
    lines->at = end != NULL ? end + 1 : lines->end;
    lines->line++;
}

static char unescaped(char sign) {
    return sign == 'n' ? '\n' : sign == 't' ? '\t' : sign;
}

// Appends what is between the next quotation marks of the line.
static bool add_quoted(Lines *lines) {
    while (lines->at < lines->end && (*lines->at == ' ' || *lines->at == '\t')) lines->at++;
    if (lines->at == lines->end || *lines->at != '"') return false;
    for (lines->at++; lines->at < lines->end && *lines->at != '"' && *lines->at != '\n'; lines->at++) {
        bool escapes = *lines->at == '\\' && lines->end - lines->at > 1;
        if (escapes) lines->at++;
        *lines->to++ = escapes ? unescaped(*lines->at) : *lines->at;
    }
    return lines->at < lines->end && *lines->at == '"';
}

// Reads a text with all its lines. Returns NULL when a quotation mark is missing.
static const char *read_text(Lines *lines) {
    const char *text = lines->to;
    if (!add_quoted(lines)) return NULL;
    next_line(lines);
    while (lines->at < lines->end && *lines->at == '"') {
        if (!add_quoted(lines)) return NULL;
        next_line(lines);
    }
    *lines->to++ = '\0';
    return text;
}

// The place for a text such as "msgstr[2]", or NULL if there is none.
static const char **form_place(Lines *lines, Entry *entry) {
    lines->at += strlen(FIELDS[FIELD_FORM]);
    int form = 0;
    if (lines->end - lines->at > 3 && lines->at[0] == '[') {
        form = lines->at[1] - '0';
        if (lines->at[2] != ']') return NULL;
        lines->at += 3;
    }
    return form >= 0 && form < PLURAL_FORMS_MAX ? &entry->forms[form] : NULL;
}

// Moves behind the word that the line begins with. Returns where the text after it belongs, or NULL.
static const char **text_place(Lines *lines, Entry *entry, Field field) {
    if (field == FIELD_FORM) return form_place(lines, entry);
    lines->at += strlen(FIELDS[field]);
    return field == FIELD_CONTEXT ? &entry->context : field == FIELD_ENGLISH ? &entry->english : &entry->many;
}

// Appends an entry, unless it has no text yet. Returns false when out of memory.
static bool keep(Language *language, const Entry *entry) {
    if (entry->english == NULL) return true;
    if (language->count == language->room) {
        int room = language->room * 2 + 64;
        Entry *more = realloc(language->entries, (size_t)room * sizeof *more);
        if (more == NULL) return false;
        language->entries = more;
        language->room = room;
    }
    language->entries[language->count++] = *entry;
    return true;
}

// An entry begins with its comments, or with the first text after a translation.
static bool ends_entry(const Entry *entry, const Lines *lines) {
    return entry->forms[0] != NULL &&
           (*lines->at == '#' || begins(lines, "msgctxt ") || begins(lines, "msgid "));
}

static bool read_field(Lines *lines, Entry *entry) {
    Field field = FIELD_CONTEXT;
    while (field < FIELD_COUNT && !begins(lines, FIELDS[field])) field++;
    const char **place = field < FIELD_COUNT ? text_place(lines, entry, field) : NULL;
    if (place == NULL) return false;
    *place = read_text(lines);
    return *place != NULL;
}

static bool read_entries(Language *language, Lines *lines, Error *error) {
    Entry entry = {.context = ""};
    while (lines->at < lines->end) {
        if (ends_entry(&entry, lines)) {
            if (!keep(language, &entry)) return fail(error, "there is not enough memory");
            entry = (Entry){.context = ""};
        }
        if (*lines->at == '#' || *lines->at == '\n' || *lines->at == '\r') {
            const char *end = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
            int length = (int)((end != NULL ? end : lines->end) - lines->at);
            char flags[128];
            (void)snprintf(flags, sizeof flags, "%.*s", length, lines->at);
            entry.fuzzy |= strncmp(flags, "#,", 2) == 0 && strstr(flags, "fuzzy") != NULL;
            next_line(lines);
        } else if (!read_field(lines, &entry)) {
            return fail(error, "line %d is not a line of a .po file", lines->line);
        }
    }
    return keep(language, &entry) || fail(error, "there is not enough memory");
}

// What follows "X-Name-Forms: " (or another name) in the header, up to the end of the line.
static void header_field(const char *header, const char *name, char *to, size_t size) {
    const char *at = strstr(header, name);
    if (at == NULL) return;
    at += strlen(name);
    at += strspn(at, ": ");
    (void)snprintf(to, size, "%.*s", (int)strcspn(at, "\n"), at);
}

static bool read_header(Language *language, Error *error) {
    char plural[PLURAL_RULE_BYTES + 32] = "nplurals=2; plural=n != 1";
    for (int i = 0; i < language->count; i++) {
        const Entry *entry = &language->entries[i];
        if (entry->english[0] != '\0' || entry->forms[0] == NULL) continue;
        header_field(entry->forms[0], "X-Language-Name", language->name, sizeof language->name);
        header_field(entry->forms[0], "X-Name-Forms", language->forms, sizeof language->forms);
        header_field(entry->forms[0], "Plural-Forms", plural, sizeof plural);
    }
    return plural_read(plural, &language->plural) ||
           fail(error, "its rule of plural forms cannot be read: %s", plural);
}

static int compare(const Entry *a, const Entry *b) {
    int context = strcmp(a->context, b->context);
    return context != 0 ? context : strcmp(a->english, b->english);
}

static int compare_any(const void *a, const void *b) {
    return compare(a, b);
}

static bool is_whole(const Entry *entry, int forms) {
    for (int i = 0; i < (entry->many != NULL ? forms : 1); i++) {
        if (entry->forms[i] == NULL || entry->forms[i][0] == '\0') return false;
    }
    return !entry->fuzzy && entry->english[0] != '\0';
}

// Reads a place of printf() behind its '%': flags, width, precision, size and conversion. Writes what it
// takes from the arguments, such as "*ld". Returns where the text continues, or NULL if any of it is unknown
// here, such as "1$" or "'".
static const char *read_place(const char *text, char place[8]) {
    enum { DIGITS = 3 }; // of a width
    int length = 0;
    text += strspn(text, "-+ #0");
    for (int part = 0; part < 2; part++) { // width, precision
        if (part == 1 && *text != '.') break;
        text += part;
        size_t digits = strspn(text, "0123456789");
        if (digits > DIGITS) return NULL;
        text += digits;
        if (digits == 0 && *text == '*') place[length++] = *text++;
    }
    for (int i = 0; i < 2 && *text != '\0' && strchr(i == 0 ? "hljztL" : "hl", *text) != NULL; i++) {
        if (i == 1 && *text != text[-1]) return NULL;
        place[length++] = *text++;
    }
    if (*text == '\0' || strchr("diouxXeEfFgGaAcspn", *text) == NULL) return NULL;
    place[length++] = *text++;
    place[length] = '\0';
    return text;
}

// Finds the next place of printf(). Returns where the text continues; `place` is "" at its end, and "?" for a
// '%' that is not wholly understood.
static const char *next_place(const char *text, char place[8]) {
    while ((text = strchr(text, '%')) != NULL && text[1] == '%') text += 2;
    const char *end = text != NULL ? read_place(text + 1, place) : "";
    if (text == NULL || end == NULL) (void)snprintf(place, 8, "%s", text == NULL ? "" : "?");
    return end;
}

// True if printf() never sees a text: none of its '%' begins a place. A space is a flag of printf(), but not
// in an English text: "47 % of".
static bool is_plain(const char *english) {
    char place[8];
    bool any = false;
    for (; (english = strchr(english, '%')) != NULL; english++) {
        if (english[1] == '%' || (english[1] != ' ' && read_place(english + 1, place) != NULL)) return false;
        any = true;
    }
    return any;
}

// True if a text and its translation have the same places of printf(). A translation comes from a file, and
// with other places it would read arguments that nobody passed. Flags and widths may differ; sizes and
// conversions may not, and a width of '*' counts too.
static bool formats_agree(const char *english, const char *translated) {
    char one[8] = "?", other[8];
    if (is_plain(english)) return true;
    while (one[0] != '\0') {
        english = next_place(english, one);
        translated = next_place(translated, other);
        if (one[0] == '?' || strcmp(one, other) != 0) return false;
    }
    return true;
}

// The number of the first line with a control character, which would give orders to a terminal; 0: none has.
static int line_of_control(const char *bytes, size_t size) {
    int line = 1;
    for (size_t i = 0; i < size; i++) {
        unsigned byte = (unsigned char)bytes[i], next = i + 1 < size ? (unsigned char)bytes[i + 1] : 0;
        bool high = byte == 0xc2 && next >= 0x80 && next < 0xa0;
        if (high || byte == 0x7f || (byte < ' ' && strchr("\n\r\t", (int)byte) == NULL) || byte == 0)
            return line;
        line += byte == '\n';
    }
    return 0;
}

// Removes unusable entries, which then count as missing.
static bool sift(Language *language, Error *error) {
    int kept = 0;
    for (int i = 0; i < language->count; i++) {
        const Entry *entry = &language->entries[i];
        if (!is_whole(entry, language->plural.count)) continue;
        for (int form = 0; form < (entry->many != NULL ? language->plural.count : 1); form++) {
            if (!formats_agree(entry->english, entry->forms[form]))
                return fail(error, "the places in \"%s\" differ from those in \"%s\"", entry->forms[form],
                            entry->english);
        }
        language->entries[kept++] = *entry;
    }
    language->count = kept;
    if (kept > 0) qsort(language->entries, (size_t)kept, sizeof *language->entries, compare_any);
    return true;
}

Language *language_read(const char *bytes, size_t size, Error *error) {
    enum { BYTES_MAX = 8 << 20 };
    Language *language = size <= BYTES_MAX ? calloc(1, sizeof *language) : NULL;
    char *texts = language != NULL ? malloc(size + 1) : NULL;
    if (texts == NULL) {
        free(language);
        (void)fail(error, size <= BYTES_MAX ? "there is not enough memory" : "it is too large");
        return NULL;
    }
    language->texts = texts;
    int control = line_of_control(bytes, size);
    if (control > 0) {
        (void)fail(error, "line %d has a control character", control);
        language_free(language);
        return NULL;
    }
    Lines lines = {bytes, bytes + size, texts, 1};
    if (read_entries(language, &lines, error) && read_header(language, error) && sift(language, error))
        return language;
    language_free(language);
    return NULL;
}

void language_free(Language *language) {
    if (language == NULL) return;
    free(language->texts);
    free(language->entries);
    free(language);
}

const char *language_name(const Language *language) {
    return language->name;
}

const char *language_find(const Language *language, const char *context, const char *english, long n) {
    Entry key = {.context = context != NULL ? context : "", .english = english};
    const Entry *entry = language->count == 0 ? NULL
                                              : bsearch(&key, language->entries, (size_t)language->count,
                                                        sizeof key, compare_any);
    if (entry == NULL) return NULL;
    return entry->forms[entry->many != NULL ? plural_form(&language->plural, n) : 0];
}

int language_plural(const Language *language, long n) {
    return plural_form(&language->plural, n);
}

int language_name_form(const Language *language, const char *form) {
    size_t length = strlen(form);
    int place = 0;
    for (const char *at = language->forms; *at != '\0'; place++) {
        size_t word = strcspn(at, " ");
        if (word == length && memcmp(at, form, length) == 0) return place;
        at += word + strspn(at + word, " ");
    }
    return -1;
}
