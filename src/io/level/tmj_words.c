#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include <string.h>

static char plain(char c) {
    if (c == '_' || c == '-') return ' ';
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool same(const char *a, const char *b) {
    while (*a != '\0' && plain(*a) == plain(*b)) a++, b++;
    return plain(*a) == plain(*b);
}

Meaning tmj_meaning(const char *word) {
    if (same(word, "start")) return (Meaning){.what = MEANS_START};
    if (same(word, "room")) return (Meaning){.what = MEANS_ROOM};
    if (same(word, "hall across")) return (Meaning){.what = MEANS_ACROSS};
    if (same(word, "hall down")) return (Meaning){.what = MEANS_DOWN};
    if (same(word, "keep")) return (Meaning){.what = MEANS_KEEP};
    if (same(word, "vestibule")) return (Meaning){.what = MEANS_VESTIBULE};
    if (same(word, "exit")) word = TILES[TILE_STAIRS_DOWN].name;
    if (same(word, TILES[TILE_VOID].name)) return (Meaning){MEANS_PIECE, PIECE_NONE};
    for (int i = 0; i < PIECE_COUNT; i++) {
        if (same(word, tileset_piece_at(i).name)) return (Meaning){MEANS_PIECE, i};
    }
    for (int i = 0; i < ITEM_COUNT; i++) {
        if (same(word, ITEMS[i].name)) return (Meaning){MEANS_ITEM, i};
    }
    for (int i = ACTOR_HERO + 1; i < ACTOR_KIND_COUNT; i++) {
        if (same(word, ACTORS[i].name)) return (Meaning){MEANS_MONSTER, i};
    }
    for (int i = 0; i < FIXTURE_COUNT; i++) {
        if (same(word, FIXTURES[i].name)) return (Meaning){MEANS_FIXTURE, i};
    }
    return (Meaning){0};
}

bool tmj_is_set_piece_word(const char *word) {
    return same(word, "way") || same(word, "good") || same(word, "pack") || same(word, "guards");
}
#else
typedef int WordsNeedMaps; // no file of C may be empty
#endif
