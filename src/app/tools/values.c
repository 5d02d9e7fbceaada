#include "app/tools/options.h"

#include "map/items.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

int value_gear_or_none(const char *name) {
    for (int gear = 1; gear <= GEAR_KINDS; gear++) {
        char word[GEAR_WORD];
        value_gear_word(gear, word);
        if (strcmp(ITEMS[item_of_gear_number(gear)].name, name) == 0 || strcmp(word, name) == 0) return gear;
    }
    return 0;
}
