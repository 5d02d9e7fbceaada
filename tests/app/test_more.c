// Needs a window and pictures.
// The menu of all actions shows which actions cannot work in the current dungeon.
#include "app/app.h"
#include "app/loop.h"
#include "gen/makers/rows.h"

#include "support/home.h"
#include "support/unit.h"

static Home home;
static App *app;

static void begin(const GenOptions *gen) {
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360, .gen = *gen};
    app = app_new(&options, &error);
    assert_non_null(app);
    app_act(app, ACTION_MORE);
    assert_int_equal(app_top_screen_id(app), SCREEN_MORE);
}

static void end(void) {
    app_free(app);
    home_clear_dungeons(&home);
    home_clear_runs(&home);
}

static int entry_of(Action action) {
    const Menu *menu = app_menu(app);
    for (int i = 0; i < menu->count; i++) {
        if (menu->entries[i].id == (int)action) return i;
    }
    fail_msg("it is not there");
    return -1;
}

static void a_bell_that_is_not_there_is_last_and_says_why(void **state) {
    (void)state;
    begin(&GENERATORS[GEN_HALLS]->defaults);
    Menu *menu = app_menu(app);
    int bell = entry_of(ACTION_BELL);
    assert_false(menu->entries[bell].enabled);
    assert_string_equal(app_unfit_reason(app, ACTION_BELL), "No bell tolls here");
    for (int i = bell; i < menu->count; i++) assert_false(menu->entries[i].enabled);
    assert_true(menu->entries[menu->cursor].enabled); // it opens on what can be done
    assert_true(menu->entries[entry_of(ACTION_NEW_SEED)].enabled);
    end();
}

static void where_it_tolls_it_can_be_rung(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.toll = true;
    begin(&options);
    assert_true(app_menu(app)->entries[entry_of(ACTION_BELL)].enabled);
    end();
}

static void in_the_classic_one_walks(void **state) {
    (void)state;
    begin(&CLASSIC.defaults);
    assert_false(app_menu(app)->entries[entry_of(ACTION_BAG)].enabled);
    assert_false(app_menu(app)->entries[entry_of(ACTION_STRIKE)].enabled);
    assert_true(app_menu(app)->entries[entry_of(ACTION_NEW_SEED)].enabled);
    end();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bell_that_is_not_there_is_last_and_says_why),
        cmocka_unit_test(where_it_tolls_it_can_be_rung),
        cmocka_unit_test(in_the_classic_one_walks),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
