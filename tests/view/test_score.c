#include "view/hud/score.h"

#include "sim/hero/delivery.h"
#include "sim/state/bag.h"

#include "kit.h"

#include "support/unit.h"

static void the_parts_add_up(void **state) {
    (void)state;
    World *world = kit_hall(9, 9);
    ScorePart parts[SCORE_PARTS_MAX];
    char text[SCORE_TEXT_MAX];
    world->clock.on = true;
    world->hero.score = (RunScore){.delivered = 242,
                                   .hallowed = 80,
                                   .hallowed_treasures = 2,
                                   .delivered_treasures = 5,
                                   .passed = 2,
                                   .bonus = 100,
                                   .coins = 7};
    int sum = 0, count = score_parts(world, parts);
    for (int i = 0; i < count; i++) sum += parts[i].points;
    assert_int_equal(sum, delivery_game_score(world));
    assert_string_equal(score_part_text(&parts[0], text), "162 (5 treasures)");
    assert_string_equal(score_summary_text(world, text),
                        "549: treasures 162, doubled 80, depths 200, nothing left 100, coins 7");
    kit_free(world);
}

static void the_largest_score_is_told_whole(void **state) {
    (void)state;
    World *world = kit_hall(9, 9);
    char text[SCORE_TEXT_MAX];
    world->clock.on = true;
    world->hero.score = (RunScore){.delivered = 99999999, .passed = 15, .bonus = 12000, .coins = 9999999};
    assert_true(strlen(score_summary_text(world, text)) < SCORE_TEXT_MAX - 1);
    world->hero.score = (RunScore){0};
    assert_string_equal(score_summary_text(world, text), "0");
    world->clock.single = true; // no hoist there
    world->hero.score.coins = 5;
    world->hero.score.total = 80;
    assert_string_equal(score_summary_text(world, text), "80");
    world->clock.on = false;
    assert_string_equal(score_summary_text(world, text), "80");
    kit_free(world);
}

static void who_dies_is_told_what_he_carried(void **state) {
    (void)state;
    World *world = kit_hall(9, 9);
    ScorePart parts[SCORE_PARTS_MAX];
    char text[SCORE_TEXT_MAX];
    world->clock.on = true;
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    int alive = score_parts(world, parts);
    world->outcome = OUTCOME_DEATH;
    assert_int_equal(score_parts(world, parts), alive + 1);
    assert_int_equal(parts[alive].points, delivery_carried(world));
    assert_string_equal(score_summary_text(world, text), "0");
    kit_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_parts_add_up),
        cmocka_unit_test(the_largest_score_is_told_whole),
        cmocka_unit_test(who_dies_is_told_what_he_carried),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
