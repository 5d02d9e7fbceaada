// Needs a window and pictures.
// The end page: which keys it hears, and from when on. The whole program runs without a display.
#include "app/app.h"
#include "app/loop.h"
#include "app/pages/own.h"
#include "sim/combat/combat.h"

#include "app/tap.h"
#include "support/home.h"

#include "support/unit.h"

enum { SEED = 11, TICKS_TO_PAGE = 90 };

static App *app;
static Home home;

static int set_up(void **state) {
    (void)state;
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = (GenOptions){.descent = true, .depth = 1, .seed = SEED};
    gen_set_usual_size(&options.gen);
    app = app_new(&options, &error);
    return app == NULL ? -1 : 0;
}

static int tear_down(void **state) {
    (void)state;
    app_free(app);
    home_clear_runs(&home);
    home_clear_known(&home);
    return 0;
}

static void die(void) {
    combat_hurt(app->play.session.world, HERO, 100, DIR_S, CAUSE_BLOW);
    for (int i = 0; i < TICKS_TO_PAGE && app_top_screen_id(app) == SCREEN_PLAY; i++)
        app_tick_with_input(app, (Input){0});
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
}

// So long nothing is pressed.
static void let_pass(uint32_t ms) {
    *(uint32_t *)app->own[SCREEN_END] -= ms;
}

static void a_strike_begins_nothing(void **state) {
    (void)state;
    die();
    for (int i = 0; i < 10; i++) {
        let_pass(300);
        tap(app, SDL_SCANCODE_SPACE);
    }
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    assert_int_equal(app->play.session.options.seed, SEED);
}

// The cursor stands on it, once he has read.
static void another_run_begins_with_one_key(void **state) {
    (void)state;
    die();
    let_pass(1001);
    tap(app, SDL_SCANCODE_RETURN);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    assert_int_not_equal(app->play.session.options.seed, SEED);
}

static void it_hears_no_key_before_a_quiet_second(void **state) {
    (void)state;
    die();
    tap(app, SDL_SCANCODE_R);
    let_pass(700);
    tap(app, SDL_SCANCODE_ESCAPE);
    let_pass(700);
    tap(app, SDL_SCANCODE_R);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    let_pass(1001);
    tap(app, SDL_SCANCODE_R);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    assert_int_not_equal(app->play.session.options.seed, SEED);
}

static void choose_same(void) {
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
}

// As every device does; what strikes leads nowhere by itself.
static void a_new_one_is_chosen_by_any_device(void **state) {
    (void)state;
    die();
    app->controls.device = DEVICE_PAD;
    choose_same();
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    let_pass(1001);
    choose_same();
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
}

static int count_kept_runs(void) {
    Error error;
    Runs runs = {0};
    assert_true(runs_read(&runs, NULL, &error));
    int count = runs.count;
    runs_free(&runs);
    return count;
}

// The picture lives on for a while before it.
static void it_tells_the_time_that_the_run_took(void **state) {
    (void)state;
    Error error;
    Runs runs = {0};
    for (int i = 0; i < 100; i++) app_tick_with_input(app, (Input){.x = 1});
    die();
    assert_true(runs_read(&runs, NULL, &error));
    assert_int_equal(runs.count, 1);
    assert_int_equal(app->play.over_tick, runs.at[0].ticks);
    assert_int_not_equal(app->play.over_tick, app->play.session.world->tick);
    runs_free(&runs);
}

// Nothing goes on behind it, and there is one run of it.
static void giving_up_ends_on_it_too(void **state) {
    (void)state;
    for (int i = 0; i < STORAGE_FIRST_TICKS + 1; i++) app_tick_with_input(app, (Input){.x = 1});
    tap(app, SDL_SCANCODE_ESCAPE);
    app_carry_out(app, &(ScreenCommand){.kind = DO_ASK, .what = ASK_GIVE_UP});
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    let_pass(1001);
    tap(app, SDL_SCANCODE_TAB);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    assert_false(app_is_ticking(app));
    let_pass(1001);
    tap(app, SDL_SCANCODE_R);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    assert_int_equal(count_kept_runs(), 1);
}

// A descent of one that was better, and of this one, which has a rank below it; then what was played is
// shown.
static void it_ranks_the_run_and_shows_it_again(void **state) {
    (void)state;
    Fact facts[FACTS_MAX];
    PageUse use;
    for (int run = 0; run < 2; run++) {
        if (run > 0) app_begin_dungeon(app, &app->play.session.options);
        for (int i = 0; i < 20; i++) app_tick_with_input(app, (Input){.x = 1});
        app->play.session.world->hero.score.coins = 50 - run;
        app->play.session.world->hero.score.total = 50 - run;
        die();
    }
    use = app_page_use(app);
    int count = PAGE_END.facts(&use, facts, FACTS_MAX);
    assert_string_equal(facts[count - 1].name, "Rank");
    assert_string_equal(facts[count - 1].value, "2 of 2, the best of the others: 50");
    bool path = false;
    for (int i = 0; i < count; i++) {
        bool is = strncmp(facts[i].name, "Path", 4) == 0;
        path |= is && strncmp(facts[i].value, "D1 0:00 0/", 10) == 0;
    }
    assert_true(path);
    let_pass(1001);
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app_top_screen_id(app), SCREEN_SCAN);
    assert_true(app->play.session.watching);
    app_act(app, ACTION_BACK); // to where it was chosen
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    assert_true(app->play.session.world->tick > 0); // of the recording, which knows of no such death
    let_pass(1001);
    app_act(app, ACTION_CONFIRM); // again
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    assert_false(app->play.session.watching);
    app_leave_to_title(app);
}

#define END_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        END_TEST(a_strike_begins_nothing),
        END_TEST(another_run_begins_with_one_key),
        END_TEST(it_hears_no_key_before_a_quiet_second),
        END_TEST(it_tells_the_time_that_the_run_took),
        END_TEST(giving_up_ends_on_it_too),
        END_TEST(a_new_one_is_chosen_by_any_device),
        END_TEST(it_ranks_the_run_and_shows_it_again),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
