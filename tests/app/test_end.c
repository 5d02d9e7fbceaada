// Needs a window and pictures.
// The end page: which keys it hears, and from when on. The whole program runs without a display.
#include "app/app.h"
#include "app/loop.h"
#include "app/pages/end.h"
#include "app/pages/own.h"
#include "sim/combat/combat.h"
#include "sim/hero/delivery.h"
#include "view/hud/score.h"
#include "view/screens/victory.h"

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

static int tell(Fact facts[FACTS_MAX]) {
    PageUse use = app_page_use(app);
    return PAGE_END.facts(&use, facts, FACTS_MAX);
}

// The rows of the score that can be read now, and the score below them.
static void read_score(int *rows, int *sum, int *score) {
    Fact facts[FACTS_MAX];
    ScorePart parts[SCORE_PARTS_MAX];
    int count = tell(facts), of = score_parts(app->play.session.world, parts);
    *rows = *sum = 0;
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < of; k++) {
            if (strcmp(facts[i].name, parts[k].name) != 0 || parts[k].brief == NULL) continue;
            *sum += atoi(facts[i].value);
            *rows += facts[i].value[0] != '\0';
        }
        if (strcmp(facts[i].name, "Score") == 0) *score = atoi(facts[i].value);
    }
}

static void win_points(void) {
    RunScore *score = &app->play.session.world->hero.score;
    *score = (RunScore){.delivered = 700, .hallowed = 200, .delivered_treasures = 9, .hallowed_treasures = 2};
    score->passed = 3;
    score->coins = 17;
    score->bonus = 400;
    score->crown = 1000;
}

// Each row counts up before the next begins, and at any moment they sum to the score.
static void it_counts_the_score_up_row_by_row(void **state) {
    (void)state;
    enum { ROWS = 6, ALL = 700 + 3 * 100 + 17 + 400 + 1000 };
    int rows, sum, score, before = 0, most = 0;
    win_points();
    die();
    for (int i = 0; app_top_screen(app)->moves(app, 1); i++) {
        read_score(&rows, &sum, &score);
        assert_int_equal(sum, score);
        assert_true(score >= before && rows >= most && rows <= most + 1);
        assert_true(i >= END_PART_TICKS || rows <= 1);
        before = score;
        most = rows;
    }
    read_score(&rows, &sum, &score);
    assert_int_equal(rows, ROWS);
    assert_int_equal(score, ALL);
    assert_int_equal(sum, ALL);
}

// Then keys do what they say.
static void a_key_shows_the_whole_score(void **state) {
    (void)state;
    int rows, sum, score;
    win_points();
    die();
    let_pass(1001);
    tap(app, SDL_SCANCODE_R);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    read_score(&rows, &sum, &score);
    assert_int_equal(sum, delivery_game_score(app->play.session.world));
    tap(app, SDL_SCANCODE_R);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
}

static void without_motion_the_score_is_there_at_once(void **state) {
    (void)state;
    int rows, sum, score;
    app_set(app, SETTING_MOTION, 1);
    win_points();
    die();
    assert_false(app_top_screen(app)->moves(app, 0));
    read_score(&rows, &sum, &score);
    assert_int_equal(sum, delivery_game_score(app->play.session.world));
}

static void win(void) {
    app->play.session.world->outcome = OUTCOME_VICTORY;
    win_points();
    for (int i = 0; i < TICKS_TO_PAGE && app_top_screen_id(app) == SCREEN_PLAY; i++)
        app_tick_with_input(app, (Input){0});
}

static int count_said(const char *start) {
    const Message *message = &app->show.hud.message;
    int count = 0;
    for (int i = 0; i < message->past_count; i++)
        count += strncmp(message->past[i].text, start, strlen(start)) == 0;
    return count;
}

// Stairs, bells and each level of the run have a line; then the score is counted.
static void a_victory_is_a_scene_before_the_score(void **state) {
    (void)state;
    int rows, sum, score, ticks = 0;
    win();
    assert_int_equal(count_said("The stairs lead"), 0);
    for (; count_said("Depth 1: ") == 0; ticks++) {
        assert_true(app_top_screen(app)->moves(app, 1));
        read_score(&rows, &sum, &score);
        assert_int_equal(score, 0);
    }
    assert_int_equal(count_said("The stairs lead"), 1);
    assert_int_equal(count_said("Above you"), 1);
    for (; app_top_screen(app)->moves(app, 1); ticks++) {
    }
    read_score(&rows, &sum, &score);
    assert_int_equal(score, delivery_game_score(app->play.session.world));
    assert_true(ticks > victory_ticks(app->play.session.game));
    assert_int_equal(count_said("Depth 1: "), 1);
}

// What it would have said is said all the same.
static void a_key_skips_the_scene_and_the_next_one_the_counting(void **state) {
    (void)state;
    int rows, sum, score;
    win();
    let_pass(1001);
    (void)app_top_screen(app)->moves(app, 1);
    tap(app, SDL_SCANCODE_SPACE);
    (void)app_top_screen(app)->moves(app, 1);
    assert_int_equal(count_said("Depth 1: "), 1);
    read_score(&rows, &sum, &score);
    assert_true(score < delivery_game_score(app->play.session.world));
    tap(app, SDL_SCANCODE_SPACE);
    read_score(&rows, &sum, &score);
    assert_int_equal(score, delivery_game_score(app->play.session.world));
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
}

static void without_motion_the_scene_is_still(void **state) {
    (void)state;
    int rows, sum, score;
    app_set(app, SETTING_MOTION, 1);
    win();
    assert_false(app_top_screen(app)->moves(app, 0));
    assert_int_equal(count_said("Depth 1: "), 1);
    read_score(&rows, &sum, &score);
    assert_int_equal(score, delivery_game_score(app->play.session.world));
}

static void watch_the_run(void) {
    let_pass(1001);
    for (int i = 0; i < 1000; i++) (void)app_top_screen(app)->moves(app, 1); // until the score is counted
    for (int i = 0; i < 2; i++) app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
    while (app_top_screen_id(app) == SCREEN_SCAN) app_work(app);
    assert_int_equal(app_top_screen_id(app), SCREEN_VIEWER);
}

// Of a hero who explores until something kills him.
static void its_replay_ends_with_his_death_and_is_no_longer_than_the_run(void **state) {
    (void)state;
    enum { LONG = 20000 };
    GenOptions options = app->play.session.options;
    options.depth = 7; // where hunters come at the latest
    gen_set_usual_size(&options);
    app_begin_dungeon(app, &options);
    for (int i = 0; i < LONG && app_top_screen_id(app) == SCREEN_PLAY; i++) {
        if (!journey_active(&app->play.journey)) app_explore(app);
        app_tick_with_input(app, app_take_next_input(app));
    }
    assert_int_equal(app->play.session.world->outcome, OUTCOME_DEATH);
    uint32_t time = app->play.over_tick;
    watch_the_run();
    const Playback *played = &app->play.session.watched;
    assert_int_equal(played->ticks, time);
    app_act(app, ACTION_WATCH_LAST);
    assert_int_equal(app->play.session.world->outcome, OUTCOME_DEATH);
    assert_true(app_top_screen(app)->moves(app, 1)); // he falls
    assert_false(app_top_screen(app)->moves(app, TICKS_TO_PAGE));
    assert_int_equal(app->play.session.world->tick, time);
    app_act(app, ACTION_BACK);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    const EndPage page = end_page_build(&app->play, app->own[SCREEN_END]);
    assert_int_equal(page.ticks, time);
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
    for (int run = 0; run < 2; run++) {
        if (run > 0) app_begin_dungeon(app, &app->play.session.options);
        for (int i = 0; i < 20; i++) app_tick_with_input(app, (Input){.x = 1});
        app->play.session.world->hero.score.coins = 50 - run;
        app->play.session.world->hero.score.total = 50 - run;
        die();
    }
    (void)app_top_screen(app)->moves(app, END_COUNTED);
    int count = tell(facts);
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
        END_TEST(it_counts_the_score_up_row_by_row),
        END_TEST(a_key_shows_the_whole_score),
        END_TEST(without_motion_the_score_is_there_at_once),
        END_TEST(a_victory_is_a_scene_before_the_score),
        END_TEST(a_key_skips_the_scene_and_the_next_one_the_counting),
        END_TEST(without_motion_the_scene_is_still),
        END_TEST(its_replay_ends_with_his_death_and_is_no_longer_than_the_run),
        END_TEST(giving_up_ends_on_it_too),
        END_TEST(a_new_one_is_chosen_by_any_device),
        END_TEST(it_ranks_the_run_and_shows_it_again),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
