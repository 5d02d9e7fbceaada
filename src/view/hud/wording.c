#include "view/hud/wording.h"

#include <stdio.h>
#include <string.h>

// Of those that fit at a place the first counts.
static const struct {
    const char *down, *up;
} WORDS[] = {
    {"stairs down", "stairs up"}, {"stairs up", "stairs down"}, {"Depth", "Floor"},     {"depth", "floor"},
    {"Descent", "Tower"},         {"descent", "tower"},         {"Deepest", "Highest"},
};

static const char *skip(const char *from, const char **instead) {
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        size_t length = strlen(WORDS[i].down);
        if (strncmp(from, WORDS[i].down, length) != 0) continue;
        *instead = WORDS[i].up;
        return from + length;
    }
    return NULL;
}

const char *wording_of(bool tower, const char *text, char *to, size_t size) {
    size_t at = 0;
    if (!tower) return text;
    while (*text != '\0' && at + 1 < size) {
        const char *instead = NULL, *after = skip(text, &instead);
        if (after == NULL) {
            to[at++] = *text++;
        } else {
            at += (size_t)snprintf(to + at, size - at, "%s", instead);
            text = after;
        }
    }
    to[at < size ? at : size - 1] = '\0';
    return to;
}

void wording(bool tower, char *text, size_t size) {
    char said[WORDING_MAX];
    if (tower) (void)snprintf(text, size, "%s", wording_of(true, text, said, sizeof said));
}
