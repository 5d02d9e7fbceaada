#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include <stdio.h>
#include <string.h>

static char plain_letter(char c) {
    if (c == '_' || c == '-') return ' ';
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool same(const char *a, const char *b) {
    while (*a != '\0' && plain_letter(*a) == plain_letter(*b)) a++, b++;
    return plain_letter(*a) == plain_letter(*b);
}

static Meaning own_meaning(const char *word) {
    if (same(word, "start")) return (Meaning){.what = MEANS_START};
    if (same(word, "room")) return (Meaning){.what = MEANS_ROOM};
    if (same(word, "hall across")) return (Meaning){.what = MEANS_ACROSS};
    if (same(word, "hall down")) return (Meaning){.what = MEANS_DOWN};
    if (same(word, "keep")) return (Meaning){.what = MEANS_KEEP};
    if (same(word, "vestibule")) return (Meaning){.what = MEANS_VESTIBULE};
    if (same(word, "exit")) word = TILES[TILE_STAIRS_DOWN].name;
    if (same(word, TILES[TILE_VOID].name)) return (Meaning){.what = MEANS_PIECE, .kind = PIECE_NONE};
    for (int i = 0; i < PIECE_COUNT; i++) {
        if (same(word, tileset_piece_at(i).name)) return (Meaning){.what = MEANS_PIECE, .kind = i};
    }
    for (int i = 0; i < ITEM_COUNT; i++) {
        if (same(word, ITEMS[i].name)) return (Meaning){.what = MEANS_ITEM, .kind = i};
    }
    for (int i = ACTOR_HERO + 1; i < ACTOR_KIND_COUNT; i++) {
        if (same(word, ACTORS[i].name)) return (Meaning){.what = MEANS_MONSTER, .kind = i};
    }
    for (int i = 0; i < FIXTURE_COUNT; i++) {
        if (same(word, FIXTURES[i].name)) return (Meaning){.what = MEANS_FIXTURE, .kind = i};
    }
    return (Meaning){0};
}

// ---- the words of other programs

enum { WORD_MOST = 40 };

// Leaves only what makes a difference: "Wall_2" and "walls" are "wall". `name`: drops numbers at the end.
static void squeeze(const char *text, size_t length, bool name, char *plain) {
    size_t used = 0;
    for (size_t i = 0; i < length && used + 1 < WORD_MOST; i++) {
        if (strchr(" _-.", text[i]) == NULL) plain[used++] = plain_letter(text[i]);
    }
    while (name && used > 0 && strchr("0123456789", plain[used - 1]) != NULL) used--;
    if (used > 1 && plain[used - 1] == 's') used--;
    plain[used] = '\0';
}

// Finds the line with a word: "key: word, word". Returns it, or NULL.
static const char *line_with(const char *words, const char *name) {
    char wanted[WORD_MOST], word[WORD_MOST];
    squeeze(name, strlen(name), true, wanted);
    for (const char *line = words; line != NULL && *line != '\0' && wanted[0] != '\0';) {
        size_t length = strcspn(line, "\r\n"), colon = strcspn(line, ":\r\n");
        for (size_t at = colon + 1; line[0] != '#' && at < length; at++) {
            size_t part = strcspn(line + at, ",\r\n");
            squeeze(line + at, part, false, word);
            if (strcmp(word, wanted) == 0) return line;
            at += part;
        }
        line += length + strspn(line + length, "\r\n");
    }
    return NULL;
}

Meaning tmj_loose_meaning(const char *words, const char *name, bool is) {
    static const char NOT[] = "not ";
    char key[WORD_MOST];
    const char *line = line_with(words, name);
    bool without = line != NULL && strncmp(line, NOT, strlen(NOT)) == 0;
    if (line == NULL || without == is) return (Meaning){0};
    line += without ? strlen(NOT) : 0;
    (void)snprintf(key, sizeof key, "%.*s", (int)strcspn(line, ":\r\n"), line);
    Meaning meaning = own_meaning(key);
    meaning.loose = meaning.what != MEANS_NOTHING;
    return meaning;
}

Meaning tmj_meaning(const char *words, const char *word) {
    Meaning meaning = own_meaning(word);
    return meaning.what != MEANS_NOTHING ? meaning : tmj_loose_meaning(words, word, true);
}

static bool is_true(const json_t *value) {
    const char *text = json_string_value(value);
    if (text != NULL) return strcmp(text, "false") != 0 && strcmp(text, "0") != 0;
    return json_is_true(value) || json_number_value(value) != 0;
}

Meaning tmj_properties_mean(const char *words, const json_t *of) {
    const json_t *properties = json_object_get(of, "properties");
    Meaning meaning = {0};
    for (size_t i = 0; i < json_array_size(properties) && meaning.what == MEANS_NOTHING; i++) {
        const json_t *property = json_array_get(properties, i), *value = json_object_get(property, "value");
        const char *name = json_get_string(property, "name");
        meaning = tmj_loose_meaning(words, name, is_true(value));
        if (json_is_string(value) && (same(name, "type") || same(name, "class")))
            meaning = tmj_loose_meaning(words, json_string_value(value), true);
    }
    return meaning;
}

bool tmj_is_set_piece_word(const char *word) {
    return same(word, "way") || same(word, "good") || same(word, "pack") || same(word, "guards");
}
#else
typedef int WordsNeedMaps; // no file of C may be empty
#endif
