// The words of texts in a tower.
#include "gen/tools/options.h"
#include "hud_stage.h"
#include "view/hud/level_title.h"
#include "view/hud/sentence.h"
#include "view/screens/facts.h"

static void the_goal_leads_up(void **state) {
    (void)state;
    char text[SENTENCE_MAX];
    world->level.tower = true;
    world->clock.on = true;
    world->clock.quota = 3;
    world->depth = 2;
    world->collected = 2;
    sentence_of_goal(world, text);
    assert_string_equal(text, "Floor 2: 1 more treasure, then a toll opens the grate");
    world->level.tower = false;
    sentence_of_goal(world, text);
    assert_string_equal(text, "Depth 2: 1 more treasure, then a toll opens the grate");
}

static void the_descent_going_up_is_the_tower(void **state) {
    (void)state;
    Level level = {.generator = "descent", .tower = true}, halls = {.generator = "halls", .tower = true};
    assert_string_equal(level_english_title(&level), "tower");
    assert_string_equal(level_english_title(&halls), "halls");
    level.tower = false;
    assert_string_equal(level_english_title(&level), "descent");
}

static void messages_and_the_map_speak_of_floors(void **state) {
    (void)state;
    char text[HUD_TEXT_MAX];
    world->level.tower = true;
    hud_init_for_game(&hud, world);
    silence();
    happens((Event){.kind = EVENT_FALL, .actor = HERO, .amount = 4});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "You fall to floor 4");
    silence();
    happens((Event){.kind = EVENT_STAIRS, .amount = 2, .dir = DIR_N});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Floor 2");
    world->depth = 3;
    assert_string_equal(hud_place_text(&hud, world, text), "Floor 3");
}

static void each_depth_has_a_card_of_its_own(void **state) {
    (void)state;
    char text[64], before[64] = "";
    world->clock.on = true;
    world->level.tower = false;
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        world->depth = depth;
        assert_non_null(strstr(page_arrival_text(world, text, sizeof text), ": "));
        assert_null(strstr(text, "null"));
        assert_string_not_equal(text, before);
        memcpy(before, text, sizeof before);
    }
    assert_string_equal(text, "Depth 8: Compline");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_goal_leads_up, set_up, tear_down),
        cmocka_unit_test_setup_teardown(each_depth_has_a_card_of_its_own, set_up, tear_down),
        cmocka_unit_test(the_descent_going_up_is_the_tower),
        cmocka_unit_test_setup_teardown(messages_and_the_map_speak_of_floors, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
