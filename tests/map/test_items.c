// The table of items against the game's rules.
#include "gen/makers/makers.h"
#include "gen/tools/spawns.h"
#include "support/unit.h"

enum { DRAWS = 100000 };

// One is drawn by a hundred less its value, so each must be worth between nothing and a hundred.
static void goods_count_and_are_worth_something_and_nothing_else_is(void **state) {
    (void)state;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        bool treasure = ITEMS[kind].class == CLASS_TREASURE;
        assert_int_equal(ITEMS[kind].counts, treasure);
        assert_in_range(ITEMS[kind].value, treasure ? 1 : 0, treasure ? 99 : 0);
    }
}

static int share_of(int kind) {
    return ITEMS[kind].counts ? 100 - ITEMS[kind].value : 0;
}

static void dear_goods_are_rare_by_a_hundred_less_their_value(void **state) {
    (void)state;
    int drawn[ITEM_COUNT] = {0}, total = 0;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Level level;
    GenContext gen;
    assert_true(level_init(&level, options.w, options.h) &&
                context_init(&gen, &level, &options, GENERATORS[options.kind]));
    rng_init(&gen.furnish, 1, STREAM_FURNISH);
    for (int i = 0; i < DRAWS; i++) drawn[spawn_deal_treasure_kind(&gen)]++;
    for (int kind = 0; kind < ITEM_COUNT; kind++) total += share_of(kind);
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        int expected = DRAWS / total * share_of(kind), off = expected > 0 ? DRAWS / 200 : 0;
        assert_in_range(drawn[kind], expected - off, expected + off);
    }
    context_free(&gen);
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(goods_count_and_are_worth_something_and_nothing_else_is),
        cmocka_unit_test(dear_goods_are_rare_by_a_hundred_less_their_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
