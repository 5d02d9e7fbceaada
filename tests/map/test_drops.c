// What monsters and things drop, and how often, within the error of a hundred thousand rolls.
#include "map/drops.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { ROLLS = 100000, OFF = ROLLS / 200 }; // half a percent

typedef enum Sort {
    SORT_NOTHING,
    SORT_HEART,
    SORT_COIN,
    SORT_ARROW,
    SORT_BOMB,
    SORT_POTION,
    SORT_SCROLL,
    SORT_GEAR,
    SORT_COUNT
} Sort;

static Sort sort_of(int item) {
    if (item < 0) return SORT_NOTHING;
    if (item_gear_place((ItemKind)item) >= 0) return SORT_GEAR;
    static const Sort OF[CLASS_COUNT] = {
        [CLASS_HEART] = SORT_HEART, [CLASS_COIN] = SORT_COIN,     [CLASS_ARROW] = SORT_ARROW,
        [CLASS_BOMB] = SORT_BOMB,   [CLASS_POTION] = SORT_POTION, [CLASS_SCROLL] = SORT_SCROLL,
    };
    return OF[ITEMS[item].class];
}

static const struct {
    DropTable table;
    int depth;
    int percent[SORT_COUNT]; // of anything but nothing
} EXPECTED[] = {
    {DROP_CHEST,
     2,
     {[SORT_GEAR] = 10, [SORT_POTION] = 35, [SORT_SCROLL] = 20, [SORT_BOMB] = 15, [SORT_ARROW] = 20}},
    {DROP_CHEST,
     4,
     {[SORT_GEAR] = 20, [SORT_POTION] = 30, [SORT_SCROLL] = 20, [SORT_BOMB] = 20, [SORT_ARROW] = 10}},
    {DROP_CHEST,
     6,
     {[SORT_GEAR] = 25, [SORT_POTION] = 30, [SORT_SCROLL] = 20, [SORT_BOMB] = 20, [SORT_ARROW] = 5}},
    {DROP_CHEST, 7, {[SORT_GEAR] = 30, [SORT_POTION] = 30, [SORT_SCROLL] = 20, [SORT_BOMB] = 20}},
    {DROP_LOCKED_CHEST, 1, {[SORT_GEAR] = 100}},
    {DROP_LOCKED_CHEST, 3, {[SORT_GEAR] = 100}},
    {DROP_LOCKED_CHEST, 5, {[SORT_GEAR] = 100}},
    {DROP_LOCKED_CHEST, 7, {[SORT_GEAR] = 100}},
};

// By a card drawn at random.
static Drop roll(Rng *rng, DropTable table, int depth) {
    int card = rng_below(rng, DECK);
    return drop_roll(rng, table, card, depth);
}

static void each_table_gives_what_it_says_at_each_depth(void **state) {
    (void)state;
    Rng rng;
    rng_init(&rng, 1, STREAM_COMBAT);
    for (size_t i = 0; i < sizeof EXPECTED / sizeof *EXPECTED; i++) {
        int counts[SORT_COUNT] = {0};
        for (int n = 0; n < ROLLS; n++) {
            counts[sort_of(roll(&rng, EXPECTED[i].table, EXPECTED[i].depth).item)]++;
        }
        for (int sort = SORT_HEART; sort < SORT_COUNT; sort++) {
            int expected = EXPECTED[i].percent[sort] * (ROLLS / 100);
            assert_in_range(counts[sort], expected > OFF ? expected - OFF : 0,
                            expected == 0 ? 0 : expected + OFF);
        }
    }
}

// How many of the rolls are hearts, or nothing.
static int rolled(DropTable table, int depth, Sort sort) {
    Rng rng;
    rng_init(&rng, 5, STREAM_COMBAT);
    int count = 0;
    for (int n = 0; n < ROLLS; n++) count += sort_of(roll(&rng, table, depth).item) == sort;
    return count;
}

static void hearts_come_of_sneak_kills_alone_and_more_often_deeper(void **state) {
    (void)state;
    static const int DEPTHS[] = {1, 3, 5, 7};
    int before = 0;
    for (size_t i = 0; i < sizeof DEPTHS / sizeof *DEPTHS; i++) {
        int hearts = rolled(DROP_SNEAK, DEPTHS[i], SORT_HEART);
        assert_true(hearts > before);
        assert_int_equal(rolled(DROP_SNEAK, DEPTHS[i], SORT_NOTHING), 0);
        assert_int_equal(rolled(DROP_MONSTER, DEPTHS[i], SORT_HEART), 0);
        assert_int_equal(rolled(DROP_POT, DEPTHS[i], SORT_HEART), 0);
        before = hearts;
    }
}

static void coins_come_by_one_to_three_bombs_by_two_arrows_by_four(void **state) {
    (void)state;
    bool coins[5] = {false};
    Rng rng;
    rng_init(&rng, 2, STREAM_COMBAT);
    for (int n = 0; n < 10000; n++) {
        Drop drop = roll(&rng, DROP_MONSTER, 1);
        if (drop.item == ITEM_COIN) assert_in_range(drop.count, 1, 3);
        if (drop.item == ITEM_COIN) coins[drop.count] = true;
        if (drop.item == ITEM_HEART || drop.item == ITEM_ARROW) assert_int_equal(drop.count, 1);
        drop = roll(&rng, DROP_POT, 1);
        if (drop.item >= 0) assert_int_equal(drop.count, 1);
        drop = roll(&rng, DROP_CHEST, 1);
        assert_int_equal(drop.count, drop.item == ITEM_BOMB ? 2 : drop.item == ITEM_ARROW ? 4 : 1);
    }
    assert_true(coins[1] && coins[2] && coins[3]);
}

static void all_twelve_pieces_of_gear_four_potions_five_scrolls_come_up(void **state) {
    (void)state;
    bool seen[ITEM_COUNT] = {false};
    Rng rng;
    rng_init(&rng, 3, STREAM_COMBAT);
    for (int n = 0; n < 10000; n++) seen[roll(&rng, DROP_CHEST, 1).item] = true;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        ItemClass class = ITEMS[kind].class;
        bool in_chests = item_gear_place((ItemKind)kind) >= 0 || class == CLASS_POTION ||
                         class == CLASS_SCROLL || class == CLASS_BOMB || class == CLASS_ARROW;
        assert_int_equal(seen[kind], in_chests);
    }
}

// At 10 percent, one of each ten drops: never none, never two.
static void of_ten_chests_one_holds_gear(void **state) {
    (void)state;
    Rng rng;
    rng_init(&rng, 4, STREAM_COMBAT);
    for (uint64_t seed = 0; seed < 100; seed++) {
        for (int first = 0; first < 50; first += DECK) {
            int gear = 0;
            for (int i = 0; i < DECK; i++) {
                Drop drop = drop_roll(&rng, DROP_CHEST, drop_card(seed, DROP_CHEST, first + i), 1);
                gear += sort_of(drop.item) == SORT_GEAR;
            }
            assert_int_equal(gear, 1);
        }
    }
}

static void one_chest_in_six_holds_a_power_up_besides(void **state) {
    (void)state;
    int counts[ITEM_COUNT] = {0}, any = 0;
    Rng rng;
    rng_init(&rng, 4, STREAM_COMBAT);
    for (int n = 0; n < ROLLS; n++) {
        int power = drop_roll_power_up(&rng);
        if (power < 0) continue;
        any++;
        counts[power]++;
        assert_int_equal(ITEMS[power].class, CLASS_POWER);
    }
    assert_in_range(any, ROLLS / 6 - OFF, ROLLS / 6 + OFF);
    for (int kind = ITEM_ZEAL; kind <= ITEM_RADIANCE; kind++) {
        assert_in_range(counts[kind], ROLLS / 24 - OFF, ROLLS / 24 + OFF);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_table_gives_what_it_says_at_each_depth),
        cmocka_unit_test(hearts_come_of_sneak_kills_alone_and_more_often_deeper),
        cmocka_unit_test(coins_come_by_one_to_three_bombs_by_two_arrows_by_four),
        cmocka_unit_test(all_twelve_pieces_of_gear_four_potions_five_scrolls_come_up),
        cmocka_unit_test(of_ten_chests_one_holds_gear),
        cmocka_unit_test(one_chest_in_six_holds_a_power_up_besides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
