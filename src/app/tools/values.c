#include "app/tools/options.h"

#include "app/play/lessons.h"
#include "base/text.h"
#include "gen/prove/query.h"
#include "lang/lang.h"
#include "map/items.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char APP_VERSION[] = CELLARIUM_VERSION;

bool value_int(const char *text, int *value) {
    char *end = NULL;
    if ((text[0] < '0' || text[0] > '9') && text[0] != '-') return false;
    long number = strtol(text, &end, 10);
    if (end == text || *end != '\0' || number < -1000000000L || number > 1000000000L) return false;
    *value = (int)number;
    return true;
}

bool value_size(const char *text, int *w, int *h) {
    char width[16], height[16];
    return strlen(text) < sizeof width && sscanf(text, "%15[0-9]x%15[0-9]", width, height) == 2 &&
           value_int(width, w) && value_int(height, h) && strlen(width) + strlen(height) + 1 == strlen(text);
}

bool value_range(const char *text, int *from, int *to) {
    char first[16], last[16];
    return strlen(text) < 2 * sizeof first && sscanf(text, "%15[0-9]..%15[0-9]", first, last) == 2 &&
           value_int(first, from) && value_int(last, to) && strlen(first) + strlen(last) + 2 == strlen(text);
}

bool value_ends(const char *text, const char *ending) {
    size_t length = strlen(text), tail = strlen(ending);
    return length > tail && strcmp(text + length - tail, ending) == 0;
}

void value_gear_word(int gear, char word[GEAR_WORD]) {
    (void)snprintf(word, GEAR_WORD, "%s", ITEMS[item_of_gear_number(gear)].name);
    for (char *at = word; *at != '\0'; at++) {
        if (*at == ' ') *at = '_';
    }
}

int value_gear(const char *name) {
    for (int gear = 1; gear <= GEAR_KINDS; gear++) {
        char word[GEAR_WORD];
        value_gear_word(gear, word);
        if (strcmp(ITEMS[item_of_gear_number(gear)].name, name) == 0 || strcmp(word, name) == 0) return gear;
    }
    return 0;
}

static const char *const FORMATS[FORMAT_COUNT] = {
    [FORMAT_TEXT] = ".text", [FORMAT_JSON] = ".json", [FORMAT_TMJ] = ".tmj", [FORMAT_PNG] = ".png"};

bool value_format(const char *text, Format *format) {
    int found = 0;
    while (found < FORMAT_COUNT && strcmp(FORMATS[found] + 1, text) != 0) found++;
    *format = (Format)found;
    return found < FORMAT_COUNT;
}

bool value_file_format(const char *text, Format *format) {
    int found = 0;
    while (found < FORMAT_COUNT && !value_ends(text, found != FORMAT_TEXT ? FORMATS[found] : ".txt")) found++;
    *format = (Format)found;
    return found < FORMAT_COUNT;
}

const char *options_peek_value(int argc, char **argv, const char *name) {
    size_t length = strlen(name);
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--", 2) != 0 || strncmp(argv[i] + 2, name, length) != 0) continue;
        if (argv[i][2 + length] == '=') return argv[i] + 3 + length;
        if (argv[i][2 + length] == '\0') return argv[i + 1]; // argv ends with NULL
    }
    return NULL;
}

bool value_list_generator(int index, Buffer *out) {
    if (index < GEN_COUNT) buffer_text(out, " %s", GENERATORS[index]->name);
    return index < GEN_COUNT;
}

bool value_list_gear(int index, Buffer *out) {
    char word[GEAR_WORD];
    if (index >= GEAR_KINDS) return false;
    value_gear_word(index + 1, word);
    buffer_text(out, " %s", word);
    return true;
}

bool value_list_tutorial(int index, Buffer *out) {
    if (index < TUTORIAL_COUNT) buffer_text(out, " %s", TUTORIALS[index].name);
    return index < TUTORIAL_COUNT;
}

bool value_query(const char *text, char *why, size_t size) {
    int at;
    const char *flaw = query_flaw(text, &at);
    if (flaw != NULL) (void)text_put(why, size, tr("%s, at \"%.20s\""), tr(flaw), text + at);
    return flaw == NULL;
}
