// The table of items against the game's rules.
#include "gen/makers/makers.h"
#include "gen/tools/spawns.h"
#include "support/unit.h"

typedef struct Row {
    ItemKind kind;
    int value;
} Row;

static const Row GOODS[] = {
    {ITEM_CANDLE, 10}, {ITEM_CHEESE, 15},  {ITEM_WINE, 20}, {ITEM_HONEY, 20},
    {ITEM_BOOK, 30},   {ITEM_CHALICE, 40}, {ITEM_GEM, 50},  {ITEM_RELIC, 80},
};
enum { GOOD_KINDS = sizeof GOODS / sizeof GOODS[0], DRAWS = 100000 };

static void eight_goods_count_and_are_worth_what_the_rules_say(void **state) {
    (void)state;
    int goods = 0;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        bool good = ITEMS[kind].class == CLASS_GOOD;
        assert_int_equal(ITEMS[kind].counts, good);
        assert_true(good || ITEMS[kind].value == 0);
        goods += good;
    }
    assert_int_equal(goods, GOOD_KINDS);
    for (int i = 0; i < GOOD_KINDS; i++) assert_int_equal(ITEMS[GOODS[i].kind].value, GOODS[i].value);
}

static void dear_goods_are_rare_by_a_hundred_less_their_value(void **state) {
    (void)state;
    int drawn[ITEM_COUNT] = {0}, total = 0;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Level level;
    GenContext gen;
    assert_true(level_init(&level, options.w, options.h) && context_init(&gen, &level, &options));
    rng_init(&gen.furnish, 1, STREAM_FURNISH);
    for (int i = 0; i < DRAWS; i++) drawn[spawn_random_good(&gen)]++;
    for (int i = 0; i < GOOD_KINDS; i++) total += 100 - GOODS[i].value;
    for (int i = 0; i < GOOD_KINDS; i++) {
        int expected = DRAWS / total * (100 - GOODS[i].value);
        assert_in_range(drawn[GOODS[i].kind], expected - DRAWS / 200, expected + DRAWS / 200);
    }
    context_free(&gen);
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eight_goods_count_and_are_worth_what_the_rules_say),
        cmocka_unit_test(dear_goods_are_rare_by_a_hundred_less_their_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
