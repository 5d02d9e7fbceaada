#include "app/store/lore_file.h"

#include "app/store/text_file.h"

#include <stdio.h>
#include <string.h>

enum { LINE_MOST = 96, WORD_MAX = 32, OTHERS_MAX_BYTES = 8192 };

static const char NAME[] = "known";
static const char MET[] = "met", BEATEN[] = "beaten", WORN[] = "worn", MONSTER[] = "monster", ITEM[] = "item";

// ---- text

static int find_actor(const char *name) {
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        if (strcmp(ACTORS[kind].name, name) == 0) return kind;
    }
    return -1;
}

static int find_item(const char *name) {
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (strcmp(ITEMS[kind].name, name) == 0) return kind;
    }
    return -1;
}

// Notes that a kind was met, or with the verb `second` that it was beaten or worn. False for other verbs.
static bool take(uint8_t *of, const char *verb, const char *second) {
    if (strcmp(verb, MET) != 0 && strcmp(verb, second) != 0) return false;
    *of = (uint8_t)(*of | LORE_MET | (strcmp(verb, second) == 0 ? LORE_BEATEN : 0));
    return true;
}

static bool take_words(Lore *lore, const char *verb, const char *what, const char *name) {
    int actor = strcmp(what, MONSTER) == 0 ? find_actor(name) : -1,
        item = strcmp(what, ITEM) == 0 ? find_item(name) : -1;
    return (actor >= 0 && take(&lore->actors[actor], verb, BEATEN)) ||
           (item >= 0 && take(&lore->items[item], verb, WORN));
}

static bool is_plain(const char *line, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (line[i] < ' ' || line[i] > '~') return false;
    }
    return length > 0 && length < LINE_MOST;
}

// Reads a line. One with unknown words is added to `others`, if that is not NULL.
static void take_kind(Lore *lore, const char *from, size_t length, Buffer *others) {
    char line[LINE_MOST], verb[WORD_MAX], what[WORD_MAX], name[WORD_MAX], rest[2];
    if (length > 0 && from[length - 1] == '\r') length--;
    if (!is_plain(from, length)) return;
    (void)snprintf(line, sizeof line, "%.*s", (int)length, from);
    if (sscanf(line, "%31s %31s %31s %1s", verb, what, name, rest) != 3) return;
    if (take_words(lore, verb, what, name) || others == NULL) return;
    if (others->size + length < OTHERS_MAX_BYTES) buffer_text(others, "%s %s %s\n", verb, what, name);
}

// Adds what these bytes tell. `others`, if not NULL, receives the lines with unknown words.
static void parse(Lore *lore, const void *bytes, size_t size, Buffer *others) {
    TextPart line, text = {bytes, size};
    for (size_t at = 0; text_take_part(text, '\n', &at, &line);)
        take_kind(lore, line.at, line.length, others);
}

static void print_kind(Buffer *out, unsigned bits, const char *second, const char *what, const char *name) {
    if ((bits & LORE_MET) == 0) return;
    buffer_text(out, "%s %s %s\n", (bits & LORE_BEATEN) != 0 ? second : MET, what, name);
}

static void print(const Lore *lore, Buffer *out) {
    for (int i = ACTOR_HERO + 1; i < ACTOR_KIND_COUNT; i++)
        print_kind(out, lore->actors[i], BEATEN, MONSTER, ACTORS[i].name);
    for (int i = 0; i < ITEM_COUNT; i++) print_kind(out, lore->items[i], WORN, ITEM, ITEMS[i].name);
}

// ---- the file

static bool read_file(Lore *lore, Buffer *others, Error *error) {
    Buffer bytes = {0};
    bool read = text_file_read(FOLDER_DATA, NAME, &bytes, error);
    parse(lore, bytes.bytes, read ? bytes.size : 0, others);
    buffer_free(&bytes);
    return read;
}

bool lore_load(Lore *lore, Error *error) {
    return read_file(lore, NULL, error);
}

bool lore_merge(Lore *lore, Care care, Error *error) {
    Lore there = {0};
    Buffer out = {0}, others = {0};
    bool read = read_file(&there, &others, error);
    (void)lore_join(lore, &there);
    print(lore, &out);
    buffer_bytes(&out, others.bytes, others.size);
    out.failed |= others.failed;
    bool saved = read && text_file_write(FOLDER_DATA, NAME, &out, care, error);
    buffer_free(&out);
    buffer_free(&others);
    return saved;
}
