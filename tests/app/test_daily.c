// Needs a window and pictures.
// The daily descent: its dates, the ledger that notes each attempt, and the program that ranks only the first
// one.
#include "app/app.h"
#include "app/loop.h"
#include "app/play/run_text.h"
#include "app/store/daily.h"
#include "app/store/ledger.h"
#include "sim/combat/combat.h"

#include "support/home.h"

#include "support/unit.h"

enum { NOON = 1795694400, DATE = 20261126, DAY = 24 * 60 * 60 }; // 12:00 UTC

static Home home;
static Error error;

static void put(const char *name, const char *text) {
    char path[PATH_MAX_BYTES];
    assert_true(file_own_path(FOLDER_DATA, name, path, sizeof path, &error));
    assert_true(file_make_folders(path, &error));
    assert_true(file_write(path, text, strlen(text), CARE_LITTLE, &error));
}

// The content of one of our files, valid until the next call; "": there is none.
static const char *held(const char *name) {
    static char text[4096];
    char path[PATH_MAX_BYTES];
    Buffer bytes = {0};
    assert_true(file_own_path(FOLDER_DATA, name, path, sizeof path, &error));
    bool read = file_read(path, &bytes, &error);
    (void)snprintf(text, sizeof text, "%.*s", read ? (int)bytes.size : 0, read ? (char *)bytes.bytes : "");
    buffer_free(&bytes);
    return text;
}

static int tear_down(void **state) {
    static const char *const SAVES[] = {"descent.save", "descent.save.old", "daily.save", "daily.save.old"};
    (void)state;
    for (size_t i = 0; i < sizeof SAVES / sizeof *SAVES; i++) {
        char path[PATH_MAX_BYTES];
        assert_true(file_own_path(FOLDER_DATA, SAVES[i], path, sizeof path, &error));
        (void)file_remove(path);
    }
    home_clear_dungeons(&home);
    home_clear_runs(&home);
    return 0;
}

// ---- dates

static void a_date_is_that_of_universal_time(void **state) {
    (void)state;
    char text[DAILY_DATE_BYTES];
    assert_int_equal(daily_date(0), 19700101);
    assert_int_equal(daily_date(951782399), 20000228);
    assert_int_equal(daily_date(951782400), 20000229);
    assert_int_equal(daily_date(951868800), 20000301);
    assert_int_equal(daily_date(NOON), DATE);
    assert_int_equal(daily_date((uint64_t)INT64_MAX), 0);
    assert_string_equal(daily_date_text(20260309, text), "2026-03-09");
}

// The number of a day in the Gregorian calendar, with March as the first month of a year: Fliegel and van
// Flandern, 1968.
static int day_of(int date) {
    int year = date / 10000, month = date / 100 % 100, day = date % 100;
    int from_march = (month + 9) % 12;
    year -= from_march / 10;
    return 365 * year + year / 4 - year / 100 + year / 400 + (from_march * 306 + 5) / 10 + day - 1;
}

static void days_follow_each_other_over_leap_years(void **state) {
    (void)state;
    int day = day_of(19700101);
    for (uint64_t i = 0; i < 50000; i++) assert_int_equal(day_of(daily_date(i * DAY)), day + (int)i);
}

// Its code has all of it: whoever types that has the same dungeon.
static void everybody_has_the_same_dungeon(void **state) {
    (void)state;
    char code[SHARE_CODE_MAX + 1];
    Share share;
    const GenOptions options = daily_options(DATE, PACE_REAL);
    session_share_code(&options, code);
    assert_true(share_code_read(&share, code, &error));
    share.gen.descent = share.descent;
    assert_int_equal(daily_date_of_game(&share.gen, NOON), DATE);
    assert_true(share.gen.seed == DATE);
}

static void only_the_dungeon_of_its_date_is_a_daily(void **state) {
    (void)state;
    const GenOptions usual = daily_options(DATE, PACE_TURNS);
    GenOptions other[] = {usual, usual, usual, usual, usual};
    assert_int_equal(daily_date_of_game(&usual, NOON), DATE);
    assert_int_equal(daily_date_of_game(&usual, NOON + DAY), 0);
    assert_int_equal(daily_date_of_game(&usual, NOON - DAY), 0);
    other[0].seed++;
    other[1].tower = true;
    other[2].descent = false;
    other[3].pieces = true;
    other[4].depth = 3;
    for (size_t i = 0; i < 5; i++) assert_int_equal(daily_date_of_game(&other[i], NOON), 0);
}

// ---- the ledger

static Ledger parsed(const char *text) {
    Ledger ledger;
    Buffer file = {0};
    buffer_text(&file, "%s", text);
    ledger_parse(&ledger, &file);
    buffer_free(&file);
    return ledger;
}

static void a_line_has_a_name_and_facts(void **state) {
    (void)state;
    LedgerEntry entry;
    Ledger ledger = parsed("cellarium ledger 1\na ticks=5 kills.rat=3\nb-2 ticks=123456789012345678\n");
    assert_int_equal(ledger.unreadable, 0);
    assert_false(ledger.foreign);
    assert_true(ledger_find(&ledger, "a", &entry));
    assert_int_equal(ledger_number(&entry, "kills.rat"), 3);
    assert_int_equal(ledger_number(&entry, "kills.ra"), 0);
    assert_true(ledger_find(&ledger, "b-2", &entry));
    assert_true(ledger_number(&entry, "ticks") == 123456789012345678);
    assert_false(ledger_find(&ledger, "b", &entry));
    ledger_free(&ledger);
}

static void what_cannot_be_read_is_counted_and_stays(void **state) {
    (void)state;
    static const char *const BROKEN[] = {"a",
                                         "a ",
                                         "a b",
                                         "a b=",
                                         "a b=-1",
                                         "a b=1 c",
                                         "a b=1  c=2",
                                         "\x80 b=1",
                                         "a b=1x",
                                         " a=1",
                                         "a b=1234567890123456789"};
    for (size_t i = 0; i < sizeof BROKEN / sizeof BROKEN[0]; i++) {
        LedgerEntry entry;
        char text[128];
        (void)snprintf(text, sizeof text, "cellarium ledger 1\n%s\nz ticks=1\n", BROKEN[i]);
        Ledger ledger = parsed(text);
        assert_int_equal(ledger.unreadable, 1);
        assert_true(ledger_find(&ledger, "z", &entry));
        ledger_put(&ledger, "z", "ticks=2");
        ledger_put(&ledger, "y", "ticks=3");
        assert_int_equal(strncmp((char *)ledger.text.bytes, BROKEN[i], strlen(BROKEN[i])), 0);
        assert_true(ledger_find(&ledger, "z", &entry));
        assert_int_equal(ledger_number(&entry, "ticks"), 2);
        assert_true(ledger_find(&ledger, "y", &entry));
        ledger_free(&ledger);
    }
}

// Cut off anywhere, it never reads past its end, and goes on.
static void a_ledger_that_is_cut_off_goes_on(void **state) {
    (void)state;
    static const char TEXT[] = "cellarium ledger 1\na ticks=5 kills.rat=3\nb ticks=7 daily=20261126\n";
    for (size_t size = 0; size < sizeof TEXT; size++) {
        LedgerEntry entry;
        char *cut = malloc(size + 1);
        assert_non_null(cut);
        memcpy(cut, TEXT, size);
        cut[size] = '\0';
        Ledger ledger = parsed(cut);
        free(cut);
        ledger_put(&ledger, "c", "ticks=1");
        assert_true(ledger_find(&ledger, "c", &entry));
        ledger_free(&ledger);
    }
}

static void a_foreign_file_is_set_aside_whole(void **state) {
    (void)state;
    bool first, made;
    put("ledger", "cellarium ledger 2\nfrom the future\n");
    assert_true(daily_attempt_made(DATE, &made, &error));
    assert_false(made);
    assert_true(daily_attempt_begin(DATE, NOON, &first, &error));
    assert_true(first);
    assert_string_equal(held("ledger.old"), "cellarium ledger 2\nfrom the future\n");
    assert_string_equal(held("ledger"),
                        "cellarium ledger 1\n20261126-120000-20261126 ticks=0 daily=20261126\n");
    put("ledger", "garbage");
    assert_true(daily_attempt_begin(DATE + 1, NOON + DAY, &first, &error));
    assert_string_equal(held("ledger.old.2"), "garbage");
    assert_string_equal(held("ledger.old"), "cellarium ledger 2\nfrom the future\n");
}

static void a_date_has_one_first_attempt(void **state) {
    (void)state;
    bool first, made;
    assert_true(daily_attempt_made(DATE, &made, &error));
    assert_false(made);
    assert_true(daily_attempt_begin(DATE, NOON, &first, &error));
    assert_true(first);
    assert_true(daily_attempt_begin(DATE, NOON + 60, &first, &error));
    assert_false(first);
    assert_true(daily_attempt_made(DATE, &made, &error));
    assert_true(made);
    assert_true(daily_attempt_begin(DATE + 1, NOON + DAY, &first, &error));
    assert_true(first);
}

// A folder stands where the file should be.
static void what_cannot_be_noted_is_told(void **state) {
    (void)state;
    char path[PATH_MAX_BYTES];
    bool first;
    assert_true(file_own_path(FOLDER_DATA, "ledger", path, sizeof path, &error));
    assert_true(file_make_folders(path, &error) && folder_make_new(path));
    error.text[0] = '\0';
    assert_false(daily_attempt_begin(DATE, NOON, &first, &error));
    assert_true(first && error.text[0] != '\0' && strchr(error.text, '\n') == NULL);
    assert_true(folder_remove(path));
}

// ---- the program

static uint64_t noon(void) {
    return NOON;
}

static uint64_t next_noon(void) {
    return NOON + DAY;
}

static App *start(uint64_t (*clock)(void), bool daily) {
    Options options = {
        .mute = true, .window_w = 640, .window_h = 360, .clock = clock, .daily = daily, .dungeon = daily};
    options.gen = daily_options(DATE, PACE_REAL);
    App *app = app_new(&options, &error);
    assert_non_null(app);
    return app;
}

static void play(App *app, int ticks) {
    for (int i = 0; i < ticks; i++)
        app_tick_with_input(app, (Input){.x = (int8_t)(i / 40 % 2 != 0 ? 1 : -1)});
}

static void die(App *app) {
    app->play.session.world->actors[HERO].invulnerable = 0;
    combat_hurt(app->play.session.world, HERO, 100, DIR_S, CAUSE_BLOW);
    app_tick_with_input(app, (Input){0});
    play(app, 5);
}

static void resume(App *app) {
    while (app_top_screen_id(app) == SCREEN_RESUME) app_work(app);
    assert_int_equal(app->stack.at[0], SCREEN_PLAY);
}

static bool was_said(const App *app, const char *text) {
    const Message *message = &app->show.hud.message;
    for (int i = 0; i < message->past_count; i++) {
        if (strcmp(message->past[i].text, text) == 0) return true;
    }
    return false;
}

static bool plays_daily(const App *app) {
    return app->play.session.playing && app->play.session.options.descent &&
           app->play.session.options.seed == DATE;
}

// What the title says about it.
static const char *daily_help(App *app) {
    const Menu *menu = app_menu(app);
    int at = 0;
    while (strcmp(menu->entries[at].label, "Daily") != 0) at++;
    return menu->entries[at].help;
}

static void begin(App *app, const GenOptions *options) {
    const ScreenCommand does = ask_begin(&app->play, options);
    app_carry_out(app, &does);
}

// Down through the title to its entry, as a player goes, and in.
static void choose_daily(App *app) {
    app_leave_to_title(app);
    const Menu *menu = app_menu(app);
    while (strcmp(menu->entries[menu->cursor].label, "Daily") != 0) app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
}

static void yes(App *app) {
    assert_int_equal(app_top_screen_id(app), SCREEN_ASK);
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
}

// In the order of their dates, the newest first.
static void rows_are(const char *first, const char *second) {
    const char *const WANTED[] = {first, second};
    Runs runs = {0};
    assert_true(runs_read(&runs, NULL, &error));
    assert_int_equal(runs.count, second == NULL ? 1 : 2);
    for (int i = 0; i < runs.count; i++) {
        RunRow row;
        char text[2 * RUN_TEXT_MAX + 4];
        run_row(&runs.at[i], &row);
        (void)snprintf(text, sizeof text, "%s: %s", row.text[RUN_DUNGEON], row.text[RUN_RANK]);
        assert_string_equal(text, WANTED[i]);
    }
    runs_free(&runs);
}

static void the_first_attempt_alone_is_ranked(void **state) {
    (void)state;
    App *app = start(noon, false);
    choose_daily(app);
    assert_true(plays_daily(app));
    assert_false(app->play.session.taken);
    play(app, 20);
    die(app);
    rows_are("Daily 2026-11-26: 1", NULL);
    choose_daily(app); // it asks first, and No leads nowhere
    assert_int_equal(app_top_screen_id(app), SCREEN_ASK);
    assert_non_null(strstr(app_menu(app)->entries[1].help, "Only the first attempt"));
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app_top_screen_id(app), SCREEN_TITLE);
    app_act(app, ACTION_CONFIRM);
    yes(app);
    assert_true(plays_daily(app) && app->play.session.taken);
    play(app, 20);
    die(app);
    rows_are("The descent: -", "Daily 2026-11-26: 1");
    app_free(app);
}

static const char *asked(App *app, Ask ask) {
    const ScreenCommand question = command_to(DO_ASK, (int)ask);
    app_carry_out(app, &question);
    assert_true(app_frame(app));
    return app_menu(app)->entries[1].help;
}

static void giving_up_says_what_it_costs(void **state) {
    (void)state;
    App *app = start(noon, false);
    choose_daily(app);
    play(app, 20);
    assert_string_equal(asked(app, ASK_GIVE_UP),
                        "This attempt at the daily ends here. Only the first one is ranked.");
    app_act(app, ACTION_BACK);
    const GenOptions other = {.descent = true, .depth = 1, .seed = 11};
    app_begin_dungeon(app, &other);
    assert_string_equal(asked(app, ASK_GIVE_UP), "This game ends here and is lost.");
    app_free(app);
}

static void the_title_says_how_it_stands(void **state) {
    (void)state;
    App *app = start(noon, false);
    assert_string_equal(daily_help(app), "2026-11-26, the same for everybody. Your first attempt is ranked.");
    choose_daily(app);
    play(app, 20);
    app_leave_to_title(app);
    assert_non_null(strstr(daily_help(app), "Continues your ranked attempt"));
    app_free(app);
    app = start(next_noon, false); // the save is another date's
    assert_non_null(strstr(daily_help(app), "2026-11-27, the same for everybody"));
    app_free(app);
}

// Quitting and going on, even after a restart and another date, is the same attempt.
static void the_title_follows_the_date(void **state) {
    (void)state;
    char text[DAILY_DATE_BYTES];
    App *app = start(noon, false);
    assert_non_null(strstr(daily_help(app), daily_date_text(DATE, text)));
    app->play.session.clock = next_noon;
    assert_true(app_frame(app));
    assert_null(strstr(daily_help(app), text));
    assert_non_null(strstr(daily_help(app), daily_date_text(daily_date(NOON + DAY), text)));
    app_free(app);
}

static void a_saved_attempt_goes_on(void **state) {
    (void)state;
    App *app = start(noon, false);
    choose_daily(app);
    app_tick_with_input(app, (Input){.buttons = BUTTON_USE});
    play(app, 49);
    assert_true(was_said(app, "Nothing to use here"));
    app_leave_to_title(app);
    app_free(app);
    app = start(noon, true); // --daily
    resume(app);
    assert_true(was_said(app, "Nothing to use here")); // what was said goes on, too
    assert_true(plays_daily(app) && !app->play.session.taken);
    assert_int_equal(app->play.session.world->tick, 50);
    play(app, 10);
    assert_true(app_save(app, CARE_SURE));
    app_free(app);
    app = start(next_noon, false);
    app_start_resume(app, SAVE_DAILY, SAVE_LAST);
    resume(app);
    assert_int_equal(app->play.session.world->tick, 60);
    die(app);
    rows_are("Daily 2026-11-26: 1", NULL);
    app_free(app);
}

// The same dungeon by its code counts as it.
static void a_typed_code_is_an_attempt_too(void **state) {
    (void)state;
    const GenOptions options = daily_options(DATE, PACE_REAL);
    App *app = start(noon, false);
    begin(app, &options);
    assert_true(plays_daily(app) && !app->play.session.taken);
    die(app);
    app_leave_to_title(app);
    begin(app, &options);
    assert_int_equal(app_top_screen_id(app), SCREEN_ASK);
    app_free(app);
}

// R asks as ever, and leads to another dungeon; the attempt that is left is kept, however short.
static void again(App *app, bool same) {
    app_act(app, same ? ACTION_SAME_SEED : ACTION_NEW_SEED);
}

static void a_new_dungeon_leaves_the_daily(void **state) {
    (void)state;
    App *app = start(noon, false);
    choose_daily(app);
    play(app, 5);
    again(app, false);
    assert_int_equal(app->play.session.options.seed, DATE);
    again(app, false);
    assert_true(app->play.session.options.descent && app->play.session.options.seed != DATE);
    assert_false(app->play.session.taken);
    rows_are("Daily 2026-11-26: 1", NULL);
    app_free(app);
}

static void the_same_again_is_told_to_be_unranked(void **state) {
    (void)state;
    App *app = start(noon, false);
    choose_daily(app);
    play(app, 5);
    again(app, true);
    assert_non_null(strstr(app_menu(app)->entries[1].help, "Only the first attempt"));
    yes(app);
    assert_true(plays_daily(app) && app->play.session.taken);
    assert_non_null(strstr(message_newest_line(&app->show.hud.message), "Not ranked"));
    die(app);
    app_push(app, SCREEN_END);
    *(uint32_t *)app->own[SCREEN_END] -= 1001; // it was read
    app_act(app, ACTION_SAME_SEED);
    assert_non_null(strstr(app_menu(app)->entries[1].help, "Only the first attempt"));
    app_free(app);
}

// After its day it is not lost among them either.
static void no_other_game_takes_its_place(void **state) {
    (void)state;
    App *app = start(noon, false);
    choose_daily(app);
    play(app, 49);
    for (int seed = 1; seed <= 3; seed++) {
        const GenOptions other = {.descent = true, .seed = (uint64_t)seed, .depth = 1};
        GenOptions options = other;
        gen_set_usual_size(&options);
        app_begin_dungeon(app, &options);
        play(app, STORAGE_FIRST_TICKS + 1);
    }
    app_free(app);
    app = start(noon, false);
    assert_non_null(strstr(daily_help(app), "Continues your ranked attempt"));
    choose_daily(app);
    resume(app);
    assert_true(plays_daily(app) && !app->play.session.taken);
    assert_int_equal(app->play.session.world->tick, 49);
    play(app, 1);
    app_free(app);
    app = start(next_noon, false);
    assert_non_null(strstr(daily_help(app), "Your first attempt"));
    assert_non_null(strstr(app_menu(app)->entries[0].help, "The daily of 2026-11-26, depth 1"));
    app_free(app);
}

#define DAILY_TEST(name) cmocka_unit_test_teardown(name, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        DAILY_TEST(a_date_is_that_of_universal_time),  DAILY_TEST(days_follow_each_other_over_leap_years),
        DAILY_TEST(everybody_has_the_same_dungeon),    DAILY_TEST(only_the_dungeon_of_its_date_is_a_daily),
        DAILY_TEST(a_line_has_a_name_and_facts),       DAILY_TEST(what_cannot_be_read_is_counted_and_stays),
        DAILY_TEST(a_ledger_that_is_cut_off_goes_on),  DAILY_TEST(a_foreign_file_is_set_aside_whole),
        DAILY_TEST(a_date_has_one_first_attempt),      DAILY_TEST(what_cannot_be_noted_is_told),
        DAILY_TEST(the_first_attempt_alone_is_ranked), DAILY_TEST(giving_up_says_what_it_costs),
        DAILY_TEST(the_title_says_how_it_stands),      DAILY_TEST(the_title_follows_the_date),
        DAILY_TEST(a_saved_attempt_goes_on),           DAILY_TEST(a_typed_code_is_an_attempt_too),
        DAILY_TEST(a_new_dungeon_leaves_the_daily),    DAILY_TEST(the_same_again_is_told_to_be_unranked),
        DAILY_TEST(no_other_game_takes_its_place),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
