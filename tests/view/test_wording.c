// What is said in a tower.
#include "gen/gen.h"
#include "view/hud/wording.h"

#include "hud_stage.h"

static void check(const char *down, const char *up) {
    char text[WORDING_MAX], to[WORDING_MAX];
    (void)snprintf(text, sizeof text, "%s", down);
    wording(false, text, sizeof text);
    assert_string_equal(text, down);
    assert_ptr_equal(wording_of(false, down, to, sizeof to), down);
    assert_string_equal(wording_of(true, down, to, sizeof to), up);
    wording(true, text, sizeof text);
    assert_string_equal(text, up);
}

static void a_tower_has_words_of_its_own(void **state) {
    (void)state;
    check("Depth 2: the grate is open", "Floor 2: the grate is open");
    check("You fall to depth 4", "You fall to floor 4");
    check("then take the stairs down", "then take the stairs up");
    check("once more leads to the stairs up", "once more leads to the stairs down");
    check("the descent, depth 1: Matins", "the tower, floor 1: Matins");
    check("The slime is dead", "The slime is dead");
    check("", "");
}

static void what_grows_keeps_to_its_room(void **state) {
    (void)state;
    char text[] = "to the stairs up", to[12];
    wording(true, text, sizeof text);
    assert_string_equal(text, "to the stairs do");
    assert_string_equal(wording_of(true, "Depths passed", to, sizeof to), "Floors pass");
}

static void messages_and_the_map_speak_of_floors(void **state) {
    (void)state;
    char text[HUD_TEXT_MAX];
    world->level.tower = true;
    hud_init(&hud, world);
    silence();
    happens((Event){.kind = EVENT_FALL, .actor = HERO, .amount = 4});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "You fall to floor 4");
    silence();
    happens((Event){.kind = EVENT_STAIRS, .amount = 2, .dir = DIR_N});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Floor 2");
    world->depth = 3;
    assert_string_equal(hud_place(&hud, world, text), "Floor 3");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tower_has_words_of_its_own),
        cmocka_unit_test(what_grows_keeps_to_its_room),
        cmocka_unit_test_setup_teardown(messages_and_the_map_speak_of_floors, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
