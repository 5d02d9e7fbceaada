// What --find reads.
#include "gen/gen.h"
#include "gen/prove/query.h"
#include "support/picture.h"
#include "support/unit.h"

static bool fits(const char *text, const Level *level) {
    Measures measures;
    int at;
    if (query_flaw(text, &at) != NULL) fail_msg("%s: %s at %d", text, query_flaw(text, &at), at);
    assert_true(measure_level(level, (MeasureHook){0}, &measures));
    return query_fits(text, level, &measures);
}

static void figures_and_things_are_compared(void **state) {
    (void)state;
    Level level = level_from_picture("###########\n"
                                     "#@..#.....#\n"
                                     "#.#.+...>.#\n"
                                     "#...#...~~#\n"
                                     "###########\n");
    assert_true(spawn_add(&level.items, ITEM_GEM, (Vec){5, 1}));
    assert_true(spawn_add(&level.monsters, ACTOR_RAT, (Vec){6, 1}));
    assert_true(fixture_add(&level, (Fixture){.kind = FIXTURE_CHEST, .cell = {9, 1}, .item = ITEM_AXE}));
    static const struct {
        const char *text;
        bool fits;
    } CASES[] = {{"longest == 8", true},
                 {"loops=1", true},
                 {"dead_ends >= 1", false},
                 {"gem", true},
                 {"relic", false},
                 {"chest.axe", true},
                 {"axe", false},
                 {"chest.gem || rat", true},
                 {"rat && relic", false},
                 {"rat && relic || water == 2", true},
                 {"rat && (relic || water > 2)", false},
                 {"!relic && 2 > rat", true},
                 {"!(rat && gem)", false},
                 {"stairs_down == 1 && doors != 0", true},
                 {" treasures<3&&monsters <= 1 ", true}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        if (fits(CASES[i].text, &level) != CASES[i].fits) fail_msg("%s", CASES[i].text);
    }
    level_free(&level);
}

static void what_is_wrong_is_told_with_its_place(void **state) {
    (void)state;
    static const struct {
        const char *text, *flaw;
        int at;
    } CASES[] = {{"", "here a name or a number is missing", 0},
                 {"loops >", "here a name or a number is missing", 7},
                 {"lops > 2", "nothing has this name", 0},
                 {"rat && chest.rat", "there is no such item", 13},
                 {"(rat", "here a ) is missing", 4},
                 {"rat rat", "this does not belong here", 4},
                 {"rat & bat", "this does not belong here", 4},
                 {"1 < 99999999999", "this number is too large", 11},
                 {"!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!rat", "it is nested too deeply", 32}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        int at = -1;
        assert_string_equal(query_flaw(CASES[i].text, &at), CASES[i].flaw);
        assert_int_equal(at, CASES[i].at);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(figures_and_things_are_compared),
        cmocka_unit_test(what_is_wrong_is_told_with_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
