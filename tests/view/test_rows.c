// Every kind has its row: an enumerator that was added without one is named here, by the row before it and
// the file where its own belongs.
#include "gen/gen.h"
#include "support/unit.h"
#include "view/hud/event_text.h"

// What makes a row of a table whole.
typedef struct Rows {
    const char *table; // and its file
    int first, count;
    const char *(*name)(int kind); // NULL when a part of the row is missing
} Rows;

static const char *tile_row(int kind) {
    return TILES[kind].glyph != '\0' ? TILES[kind].name : NULL;
}
static const char *decor_row(int kind) {
    return DECORS[kind].glyph != '\0' ? DECORS[kind].name : NULL;
}
static const char *fixture_row(int kind) {
    const FixtureInfo *info = &FIXTURES[kind];
    return info->glyph != '\0' && info->title != NULL && info->words != NULL ? info->name : NULL;
}
static const char *actor_row(int kind) {
    return ACTORS[kind].glyph != '\0' && ACTORS[kind].hp > 0 && ACTORS[kind].speed > 0 ? ACTORS[kind].name
                                                                                       : NULL;
}
static const char *item_row(int kind) {
    return ITEMS[kind].glyph != '\0' && ITEMS[kind].title != NULL ? ITEMS[kind].name : NULL;
}
static const char *generator_row(int kind) {
    return GENERATORS[kind] != NULL ? GENERATORS[kind]->name : NULL;
}

// Every item says what it is good for, every monster how it fights and what helps against that.
static const char *words_row(int kind) {
    const ItemWords *words = &ITEMS[kind].words;
    bool told = words->use != NULL || words->toss != NULL || words->passive != NULL;
    return told ? ITEMS[kind].name : NULL;
}
static const char *foe_row(int kind) {
    return ACTORS[kind].does != NULL && ACTORS[kind].foil != NULL ? ACTORS[kind].name : NULL;
}
// What a body bumps into, slips on or burns in says so; bare stone and floor have nothing to say.
static const char *place_row(int kind) {
    bool bare = kind == TILE_VOID || kind == TILE_WALL || kind == TILE_FLOOR || kind == TILE_SECRET;
    return bare || TILES[kind].words != NULL ? TILES[kind].name : NULL;
}

static const Rows ROWS[] = {
    {"TILES in src/map/list_tiles.h", 0, TILE_COUNT, tile_row},
    {"DECORS in src/map/list_decors.h", DECOR_NONE + 1, DECOR_COUNT, decor_row},
    {"FIXTURES in src/map/list_fixtures.h", 0, FIXTURE_COUNT, fixture_row},
    {"ACTORS in src/map/list_actors.h", ACTOR_HERO, ACTOR_KIND_COUNT, actor_row},
    {"ITEMS in src/map/list_items.h", 0, ITEM_COUNT, item_row},
    {"the words of ITEMS in src/map/list_items.h", 0, ITEM_COUNT, words_row},
    {"the words of ACTORS in src/map/list_actors.h", ACTOR_HERO + 1, ACTOR_KIND_COUNT, foe_row},
    {"the words of TILES in src/map/list_tiles.h", 0, TILE_COUNT, place_row},
    {"GENERATORS in src/gen/makers/makers.c", 0, GEN_COUNT, generator_row},
};

static int missing(const Rows *rows) {
    int count = 0;
    const char *before = "the beginning";
    for (int kind = rows->first; kind < rows->count; kind++) {
        const char *name = rows->name(kind);
        if (name == NULL) print_error("%s lacks the row after %s, or a part of it\n", rows->table, before);
        count += name == NULL;
        before = name == NULL ? "the one that is missing" : name;
    }
    return count;
}

static void every_kind_has_its_row(void **state) {
    (void)state;
    int count = 0;
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) count += missing(&ROWS[i]);
    assert_int_equal(count, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_kind_has_its_row)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
