#include "base/rng.h"
#include "support/unit.h"

// The first outputs of the authors' reference code from the state {1, 2, 3, 4}.
static void follows_the_reference(void **state) {
    (void)state;
    static const uint64_t EXPECTED[] = {11520u,
                                        0u,
                                        1509978240u,
                                        1215971899390074240u,
                                        1216172134540287360u,
                                        607988272756665600u,
                                        16172922978634559625u,
                                        8476171486693032832u};
    Rng rng = {{1, 2, 3, 4}};
    for (size_t i = 0; i < sizeof EXPECTED / sizeof EXPECTED[0]; i++)
        assert_true(rng_next(&rng) == EXPECTED[i]);
}

static void streams_of_one_seed_differ(void **state) {
    (void)state;
    Rng a, b, again;
    rng_init(&a, 7, STREAM_LAYOUT);
    rng_init(&b, 7, STREAM_AI);
    rng_init(&again, 7, STREAM_LAYOUT);
    uint64_t first = rng_next(&a);
    assert_true(first != rng_next(&b));
    assert_true(first == rng_next(&again));
}

static void below_is_uniform_and_in_range(void **state) {
    (void)state;
    Rng rng;
    int counts[7] = {0};
    rng_init(&rng, 1, STREAM_LAYOUT);
    for (int i = 0; i < 70000; i++) {
        int value = rng_below(&rng, 7);
        assert_in_range(value, 0, 6);
        counts[value]++;
    }
    for (int i = 0; i < 7; i++) assert_in_range(counts[i], 9600, 10400); // 4 standard deviations
    assert_int_equal(rng_below(&rng, 1), 0);
}

static void between_includes_both_ends(void **state) {
    (void)state;
    Rng rng;
    bool low = false, high = false;
    rng_init(&rng, 2, STREAM_LAYOUT);
    for (int i = 0; i < 200; i++) {
        int value = rng_between(&rng, -3, 3);
        assert_true(value >= -3 && value <= 3);
        low |= value == -3;
        high |= value == 3;
    }
    assert_true(low && high);
    assert_false(rng_chance(&rng, 0, 10));
    assert_true(rng_chance(&rng, 10, 10));
}

static void a_deck_deals_each_card_once_and_the_next_in_another_order(void **state) {
    (void)state;
    int alike = 0;
    for (int first = 0; first < 1000; first += DECK) {
        unsigned dealt = 0;
        int same = 0;
        for (int i = 0; i < DECK; i++) {
            int card = rng_deal_card(5, first + i);
            dealt |= 1u << card;
            same += card == rng_deal_card(5, first + DECK + i);
        }
        assert_int_equal(dealt, (1 << DECK) - 1);
        alike += same == DECK;
    }
    assert_int_equal(alike, 0);
}

static void a_card_is_a_tenth_of_the_weights(void **state) {
    (void)state;
    const int weights[] = {15, 80, 5};
    Rng rng;
    rng_init(&rng, 3, STREAM_LAYOUT);
    int second = 0;
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(rng_weighted_by_card(&rng, 0, weights, 3), 0);
        assert_int_equal(rng_weighted_by_card(&rng, 5, weights, 3), 1);
        second += rng_weighted_by_card(&rng, 1, weights, 3);
    }
    assert_in_range(second, 430, 570); // half of that card, and never the third
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(follows_the_reference),
        cmocka_unit_test(streams_of_one_seed_differ),
        cmocka_unit_test(below_is_uniform_and_in_range),
        cmocka_unit_test(between_includes_both_ends),
        cmocka_unit_test(a_deck_deals_each_card_once_and_the_next_in_another_order),
        cmocka_unit_test(a_card_is_a_tenth_of_the_weights),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
