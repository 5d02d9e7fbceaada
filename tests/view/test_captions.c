#include "view/hud/captions.h"

#include "support/unit.h"
#include "view/stage.h"

enum { HALL_H = 5 };
static const char *const HALL[HALL_H] = {"#########", "#...#...#", "#.@.#...#", "#...#...#", "#########"};

static World *world;

static int set_up(void **state) {
    (void)state;
    world = stage_new(HALL, HALL_H, 5);
    world->hero.pace = PACE_REAL;
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    stage_free(world);
    return 0;
}

static void happens(EventKind kind, int what, int x, int y) {
    event_add(&world->events,
              (Event){.kind = kind, .actor = 1, .what = what, .pos = cell_centre((Vec){x, y})});
}

static void what_is_out_of_sight_is_told_with_its_direction(void **state) {
    (void)state;
    char text[CAPTION_MAX];
    happens(EVENT_NOTICE, ACTOR_BAT, 6, 2);
    assert_true(caption_of_unseen(world, &world->events.at[0], text));
    assert_string_equal(text, "a bat, right");
    happens(EVENT_STEP, ACTOR_RAT, 6, 2);
    assert_true(caption_of_unseen(world, &world->events.at[1], text));
    assert_string_equal(text, "steps, right");
}

static void what_is_seen_or_too_far_or_everywhere_is_not(void **state) {
    (void)state;
    char text[CAPTION_MAX];
    happens(EVENT_NOTICE, ACTOR_BAT, 3, 2);
    happens(EVENT_NOTICE, ACTOR_BAT, 60, 2);
    happens(EVENT_TOLL, 0, 6, 2);
    happens(EVENT_NOISE, 0, 6, 2);
    for (int i = 0; i < world->events.count; i++)
        assert_false(caption_of_unseen(world, &world->events.at[i], text));
}

static void the_same_again_only_stays_and_all_is_gone_soon(void **state) {
    (void)state;
    Captions captions = {0};
    for (int i = 0; i < 4; i++) happens(EVENT_STEP, ACTOR_RAT, 6, 2);
    captions_tick(&captions, world);
    assert_int_equal(captions.count, 1);
    happens(EVENT_DOOR_OPEN, 0, 6, 1);
    happens(EVENT_DOOR_OPEN, 0, 6, 3);
    happens(EVENT_SHOUT, ACTOR_GOBLIN, 6, 2);
    captions_tick(&captions, world);
    assert_int_equal(captions.count, CAPTIONS_MAX);
    assert_string_equal(captions.at[CAPTIONS_MAX - 1].text, "a goblin, right");
    world->events.count = 0;
    for (int i = 0; i < CAPTION_TICKS; i++) captions_tick(&captions, world);
    assert_int_equal(captions.count, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_out_of_sight_is_told_with_its_direction, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_seen_or_too_far_or_everywhere_is_not, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_same_again_only_stays_and_all_is_gone_soon, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
