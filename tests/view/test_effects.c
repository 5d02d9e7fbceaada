#include "view/effects/effects_parts.h"

#include "support/unit.h"

static Effects effects;

static int set_up(void **state) {
    (void)state;
    effects = (Effects){.dice = 1};
    return 0;
}

static int numbers(int *sum) {
    int count = 0;
    *sum = 0;
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects.pool[i].kind != EFFECT_NUMBER) continue;
        count++;
        *sum += effects.pool[i].amount;
    }
    return count;
}

static const Vec HERE = {100 * EFFECT_PX, 100 * EFFECT_PX}, THERE = {140 * EFFECT_PX, 100 * EFFECT_PX};
static const Colour GOLD = 0xffffc43d, WHITE = 0xffffffff;

static void coins_taken_in_passing_are_one_number(void **state) {
    (void)state;
    int sum;
    for (int i = 1; i <= 3; i++) effect_add_up(&effects, i, HERE, GOLD);
    effect_add_up(&effects, 5, THERE, GOLD);
    assert_int_equal(numbers(&sum), 1);
    assert_int_equal(sum, 11);
    effect_number(&effects, 7, HERE, WHITE);
    effect_add_up(&effects, 1, HERE, GOLD);
    assert_int_equal(numbers(&sum), 2);
    assert_int_equal(sum, 19);
}

static void numbers_of_the_same_place_stand_above_each_other(void **state) {
    (void)state;
    int sum;
    for (int i = 0; i < 6; i++) effect_number(&effects, -2, HERE, GOLD);
    assert_int_equal(numbers(&sum), 6);
    for (int a = 0; a < 6; a++) {
        for (int b = 0; b < a; b++)
            assert_true(int_abs(effects.pool[a].pos.y - effects.pool[b].pos.y) >= 8 * EFFECT_PX);
    }
}

// The way of the basket with the goods; 0: there is none.
static int basket_way(bool tower) {
    enum { BASKET = 77 };
    static World world;
    world.level.tower = tower;
    effects = (Effects){.dice = 1, .art.hoist = BASKET};
    effects_react(&effects, &world, &(Event){.kind = EVENT_DELIVERED, .amount = 40});
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects.pool[i].kind == EFFECT_PLAY && effects.pool[i].sprite == BASKET)
            return effects.pool[i].vel.y;
    }
    return 0;
}

static void goods_go_out_of_a_dungeon_upward_and_out_of_a_tower_downward(void **state) {
    (void)state;
    assert_true(basket_way(false) < 0);
    assert_true(basket_way(true) > 0);
}

#define EFFECTS_TEST(name) cmocka_unit_test_setup(name, set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        EFFECTS_TEST(coins_taken_in_passing_are_one_number),
        EFFECTS_TEST(numbers_of_the_same_place_stand_above_each_other),
        EFFECTS_TEST(goods_go_out_of_a_dungeon_upward_and_out_of_a_tower_downward),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
