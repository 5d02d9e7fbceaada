// Needs a window and pictures.
// The man page has a table of what the keys of a new dungeon do, mode by mode. This test presses them in the
// whole program without a display, and finds what the table says.
#include "app/app.h"
#include "app/loop.h"
#include "app/pages/practice.h"
#include "app/play/stage_viewer.h"
#include "gen/makers/rows.h"
#include "io/game/handmade.h"
#include "support/fake_clock.h"
#include "support/home.h"
#include "support/unit.h"

#include <stdio.h>
#include <string.h>

enum { SEED = 11, PLAYED_TICKS = 20, COLUMNS = 4, LINE_MAX_BYTES = 256 };
enum { COLUMN_R = 1, COLUMN_CTRL_R, COLUMN_BACKSPACE };

static App *app;
static Home home;
static Buffer map;

static uint64_t noon(void) {
    return 1700000000;
}

static void press(SDL_Scancode code, SDL_Keymod mod) {
    SDL_Keysym key = {.scancode = code, .sym = SDL_GetKeyFromScancode(code), .mod = (Uint16)mod};
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = key}};
    app_handle_event(app, &event);
    event.key.type = SDL_KEYUP;
    app_handle_event(app, &event);
}

// ---- the modes

static Options usual(void) {
    return (Options){.mute = true, .window_w = 640, .window_h = 360, .clock = noon};
}

static void open_app(const Options *options) {
    Error error;
    app = app_new(options, &error);
    assert_non_null(app);
    for (int i = 0; i < PLAYED_TICKS && app->stack.at[0] == SCREEN_PLAY; i++)
        app_tick_with_input(app, (Input){.x = 1});
}

static void open_title(int variant) {
    (void)variant;
    const Options options = usual();
    open_app(&options);
}

static void open_dungeon(const GenOptions *gen) {
    Options options = usual();
    options.dungeon = true;
    options.gen = *gen;
    options.gen.seed = SEED;
    open_app(&options);
}

static GenOptions kind(int variant) {
    return GENERATORS[variant]->defaults;
}

static void open_kind(int variant) {
    const GenOptions gen = kind(variant);
    open_dungeon(&gen);
}

static void open_toll(int variant) {
    GenOptions gen = kind(variant == GEN_ARCADE ? GEN_HALLS : variant); // the arcade has no tolls
    gen.toll = true;
    open_dungeon(&gen);
    assert_true(app->play.session.world->clock.on && app->play.session.world->clock.bell_ready);
}

static void open_map(int variant) {
    (void)variant;
    Level level;
    GenOptions gen = kind(GEN_ROOMS);
    assert_true(gen_level(&level, &gen) && handmade_pack(&level, &gen, &map));
    level_free(&level);
    gen.map = (HandmadeMap){map.bytes, map.size};
    open_dungeon(&gen);
}

static void open_classic(int variant) {
    (void)variant;
    open_dungeon(&CLASSIC.defaults);
}

enum { PLAIN_DESCENT, READY_BELL, A_TOWER, DESCENTS };

static void open_descent(int variant) {
    GenOptions gen = {.descent = true, .depth = variant == READY_BELL ? 2 : 1, .tower = variant == A_TOWER};
    gen_set_usual_size(&gen);
    open_dungeon(&gen);
    assert_int_equal(app->play.session.world->clock.bell_ready, variant == READY_BELL);
}

static void open_daily(int variant) {
    (void)variant;
    Options options = usual();
    options.dungeon = options.daily = true;
    open_app(&options);
}

static void open_any_descent(int variant) {
    if (variant == DESCENTS) open_daily(0);
    if (variant < DESCENTS) open_descent(variant);
}

static const SDL_Scancode OPENERS[] = {SDL_SCANCODE_TAB, SDL_SCANCODE_M, SDL_SCANCODE_ESCAPE};
enum { OPENER_COUNT = sizeof OPENERS / sizeof *OPENERS };

static void open_over_dungeon(int variant) {
    open_kind(GEN_ROOMS);
    press(OPENERS[variant], KMOD_NONE);
    assert_int_not_equal(app_top_screen_id(app), SCREEN_PLAY);
}

static void open_over_descent(int variant) {
    open_descent(READY_BELL);
    app->play.saw_layout = true; // so it asks no more
    press(OPENERS[variant], KMOD_NONE);
    assert_int_not_equal(app_top_screen_id(app), SCREEN_PLAY);
}

static void open_practice(int variant) {
    open_title(variant);
    ((PracticePage *)app->own[SCREEN_PRACTICE])->options.seed = SEED;
    app_push(app, SCREEN_PRACTICE);
}

static void open_stages(int variant) {
    if (variant == 0) open_kind(GEN_ROOMS);
    if (variant == 1) open_practice(0);
    press(SDL_SCANCODE_F4, KMOD_NONE);
    assert_int_equal(app_top_screen_id(app), SCREEN_STAGES);
}

static void finish(Outcome outcome) {
    app->play.session.world->outcome = outcome;
    for (int i = 0; i < 200 && app_top_screen_id(app) == SCREEN_PLAY; i++)
        app_tick_with_input(app, (Input){0});
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    *(uint32_t *)app->own[SCREEN_END] -= 1001; // it was read
    (void)app_top_screen(app)->moves(app, END_COUNTED);
}

static void open_end(int variant) {
    if (variant < 2) open_kind(GEN_ROOMS);
    if (variant >= 2) open_descent(READY_BELL);
    finish(variant % 2 == 0 ? OUTCOME_DEATH : OUTCOME_VICTORY);
}

static void open_end_of_daily(int variant) {
    open_daily(variant);
    finish(OUTCOME_DEATH);
}

static void open_recording(int variant) {
    (void)variant;
    Error error;
    Buffer bytes = {0};
    open_kind(GEN_ROOMS);
    assert_true(session_append_game(&app->play.session, &bytes));
    assert_true(app_watch_recording(app, bytes, &error));
    while (app_top_screen_id(app) == SCREEN_SCAN) app_work(app);
    assert_int_equal(app_top_screen_id(app), SCREEN_VIEWER);
}

static const struct {
    const char *where;
    void (*open)(int variant);
    int variants;
} MODES[] = {{"title", open_title, 1},
             {"dungeon of one kind", open_kind, GEN_COUNT},
             {"such a dungeon with \\-\\-toll", open_toll, GEN_COUNT},
             {"hand-made map", open_map, 1},
             {"classic", open_classic, 1},
             {"descent, tower, daily", open_any_descent, DESCENTS + 1},
             {"map, layout or pause of a dungeon", open_over_dungeon, OPENER_COUNT},
             {"map, layout or pause of a descent", open_over_descent, OPENER_COUNT},
             {"practice", open_practice, 1},
             {"how it is made (F4)", open_stages, 2},
             {"after death or victory", open_end, 4},
             {"after today's daily", open_end_of_daily, 1},
             {"recording", open_recording, 1}};
enum { MODE_COUNT = sizeof MODES / sizeof *MODES };

// ---- what a key does

// The seed of what is shown: of the page that makes dungeons of its own, or else of the game.
static uint64_t seed(void) {
    ScreenId top = app_top_screen_id(app);
    if (top == SCREEN_PRACTICE) return ((const PracticePage *)app->own[top])->options.seed;
    return top == SCREEN_STAGES ? ((const StageViewer *)app->own[top])->options.seed
                                : app->play.session.options.seed;
}

static void press_key(int column) {
    press(column == COLUMN_BACKSPACE ? SDL_SCANCODE_BACKSPACE : SDL_SCANCODE_R,
          column == COLUMN_CTRL_R ? KMOD_LCTRL : KMOD_NONE);
}

// What the key does, in the table's words, where the game stands before it is pressed.
static const char *done_by(int column) {
    ScreenId top = app_top_screen_id(app);
    bool own = top == SCREEN_PRACTICE || top == SCREEN_STAGES;
    const Game *game = app->play.session.game;
    uint64_t before = seed();
    press_key(column);
    if (app_top_screen_id(app) == SCREEN_ASK) return "asks";
    if (own) return seed() != before ? "another seed" : "nothing";
    if (app->play.session.game != game) return seed() != before ? "new" : "same";
    if (play_question_ms(&app->play) == 0) return "nothing";
    assert_int_equal(seed(), before);
    press_key(column);
    return seed() != before ? "new (twice)" : "nothing";
}

// True if the page stays open; only the layout of another descent closes.
static bool stays(ScreenId was) {
    bool closes =
        was == SCREEN_END || was == SCREEN_ASK || (was == SCREEN_LAYOUT && app->play.session.options.descent);
    return app_top_screen_id(app) == (closes ? SCREEN_PLAY : was);
}

// What Backspace does after the dungeon was left by R.
static const char *done_by_backspace(void) {
    const GenOptions left = app->play.session.options;
    uint32_t tick = app->play.session.world->tick;
    (void)done_by(COLUMN_R);
    const Game *game = app->play.session.game;
    press_key(COLUMN_BACKSPACE);
    if (app_top_screen_id(app) != SCREEN_RESUME) return app->play.session.game == game ? "nothing" : "?";
    while (app_top_screen_id(app) == SCREEN_RESUME) app_work(app);
    return app->play.session.options.seed == left.seed && app->play.session.world->tick == tick ? "back"
                                                                                                : "?";
}

static void try_key(int mode, int variant, int column, const char *wanted) {
    MODES[mode].open(variant);
    ScreenId top = app_top_screen_id(app);
    const char *done = column == COLUMN_BACKSPACE ? done_by_backspace() : done_by(column);
    if (strcmp(done, wanted) != 0)
        fail_msg("%s (variant %d), column %d: %s, but the man page says %s", MODES[mode].where, variant,
                 column, done, wanted);
    bool another = strncmp(done, "new", 3) == 0 || strcmp(done, "same") == 0;
    if (another) assert_true(stays(top));
    app_free(app);
    buffer_free(&map);
    home_clear(&home);
}

// ---- the table

static void try_row(char *cells[COLUMNS]) {
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        if (strcmp(MODES[mode].where, cells[0]) != 0) continue;
        for (int i = 0; i < MODES[mode].variants; i++) {
            for (int column = COLUMN_R; column < COLUMNS; column++) try_key(mode, i, column, cells[column]);
        }
        return;
    }
    fail_msg("no mode: %s", cells[0]);
}

static void each_key_does_what_the_man_page_says(void **state) {
    (void)state;
    char line[LINE_MAX_BYTES];
    int rows = 0;
    FILE *page = fopen("assets/linux/cellarium.6.in", "r");
    assert_non_null(page);
    while (fgets(line, sizeof line, page) != NULL) {
        char *cells[COLUMNS];
        int count = 0;
        for (char *cell = strtok(line, "\t\n"); cell != NULL && count < COLUMNS; cell = strtok(NULL, "\t\n"))
            cells[count++] = cell;
        bool tried = count == COLUMNS && rows++ > 0 && strcmp(cells[0], "web page") != 0;
        if (tried) try_row(cells); // the first names the columns; e2e/long_page tries the web page
    }
    (void)fclose(page);
    assert_int_equal(rows, MODE_COUNT + 2);
}

// Two presses in a row over a page leave the played game, and then one in which nothing was done.
static void a_game_in_which_nothing_was_done_is_not_worth_going_back_to(void **state) {
    (void)state;
    open_over_dungeon(OPENER_COUNT - 1);
    press_key(COLUMN_R);
    press_key(COLUMN_R);
    press_key(COLUMN_BACKSPACE);
    while (app_top_screen_id(app) == SCREEN_RESUME) app_work(app);
    assert_int_equal(app->play.session.options.seed, SEED);
    app_free(app);
}

// ---- the question

static uint64_t picture(void) {
    uint64_t hash = HASH_START;
    const Image *image = app_draw(app);
    for (int i = 0; i < image->w * image->h; i++) hash = hash_mix(hash ^ image->pixels[i]);
    return hash;
}

static void the_question_stands_as_long_as_it_counts(void **state) {
    (void)state;
    fake_clock_begin();
    open_descent(READY_BELL);
    uint64_t calm = picture();
    press_key(COLUMN_R);
    assert_true(picture() != calm);
    fake_clock_pass(2990);
    assert_true(picture() != calm);
    fake_clock_pass(10);
    assert_true(picture() == calm);
    press_key(COLUMN_R); // asks anew
    assert_int_equal(app->play.session.options.seed, SEED);
    press_key(COLUMN_R);
    assert_int_not_equal(app->play.session.options.seed, SEED);
    app_free(app);
    fake_clock_end();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_key_does_what_the_man_page_says),
        cmocka_unit_test(a_game_in_which_nothing_was_done_is_not_worth_going_back_to),
        cmocka_unit_test(the_question_stands_as_long_as_it_counts),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    home_clear(&home);
    return home_close(&home) ? failed : 1;
}
