// Needs a window and pictures.
// The folder of runs, and what the whole program, without a display, keeps there and shows.
#include "again.h"
#include "app/app.h"
#include "app/loop.h"
#include "app/pages/runs.h"
#include "app/play/run_text.h"
#include "app/store/runs.h"
#include "gen/makers/rows.h"
#include "sim/combat/combat.h"
#include "support/game_hash.h"
#include "support/home.h"
#include "support/unit.h"

#include <utime.h>

static Home home;
static Error error;

static RunTable *table_of(const App *app) {
    return app->own[SCREEN_RUNS];
}

// A game of some ticks, each with that input, and with a score.
static Buffer recording_played(const GenOptions *options, uint64_t begun, int score, bool taken, int ticks,
                               Input input) {
    Game *game = game_new(options);
    Recorder recorder;
    assert_non_null(game);
    recorder_init(&recorder);
    recorder.begun = begun;
    recorder_begin_game(&recorder, NULL, options);
    for (int i = 0; i < ticks; i++) {
        game_tick(game, input);
        game_world(game)->hero.score.total = score;
        recorder_note_tick(&recorder, game_world(game), input);
    }
    if (taken) recorder_take_over(&recorder, game_world(game));
    game_free(game);
    return recorder.out;
}

static Buffer recording_of(const GenOptions *options, uint64_t begun, int score, bool taken, int ticks) {
    return recording_played(options, begun, score, taken, ticks, (Input){.x = 1});
}

static GenOptions pillars(uint64_t seed) {
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    options.seed = seed;
    return options;
}

static Buffer recording(uint64_t seed, uint64_t begun, int score, bool taken) {
    GenOptions options = pillars(seed);
    return recording_of(&options, begun, score, taken, 60);
}

static void keep(uint64_t seed, uint64_t begun, int score, bool taken) {
    Buffer bytes = recording(seed, begun, score, taken);
    assert_true(runs_store_recording(&bytes, NULL, &error));
    buffer_free(&bytes);
}

static void read_runs(Runs *runs) {
    *runs = (Runs){0};
    assert_true(runs_read(runs, NULL, &error));
}

static int tear_down(void **state) {
    (void)state;
    home_clear_dungeons(&home);
    home_clear_runs(&home);
    return 0;
}

static void a_run_is_read_as_it_was_kept(void **state) {
    (void)state;
    Runs runs;
    Buffer bytes = {0};
    read_runs(&runs); // there is no folder yet
    assert_int_equal(runs.count, 0);
    keep(42, 1700000000, 77, false);
    keep(43, 1700000001, 5, true);
    read_runs(&runs);
    assert_int_equal(runs.count, 2);
    assert_string_equal(runs.at[0].name, "20231114-221321-43.rec"); // the newest first
    assert_true(runs.at[0].unranked);
    const Run *run = &runs.at[1];
    assert_string_equal(run->name, "20231114-221320-42.rec");
    assert_true(run->usable && !run->unranked);
    assert_int_equal(run->standing.score, 77);
    assert_int_equal(run->ticks, 60);
    assert_int_equal(run->options.kind, GEN_PILLARS);
    assert_true(run->begun == 1700000000);
    assert_true(run_read_recording(&runs, run, &bytes, &error));
    assert_memory_equal(bytes.bytes, "CELLREC", 8);
    buffer_free(&bytes);
    runs_free(&runs);
}

static void a_run_that_goes_on_takes_the_place_of_its_beginning(void **state) {
    (void)state;
    Runs runs;
    keep(42, 1700000000, 1, false);
    GenOptions options = pillars(42);
    Buffer longer = recording_of(&options, 1700000000, 2, false, 120);
    assert_true(runs_store_recording(&longer, NULL, &error));
    buffer_free(&longer);
    keep(42, 1700000000, 3, false); // its beginning once more: an older save
    read_runs(&runs);
    assert_int_equal(runs.count, 1);
    assert_int_equal(runs.at[0].ticks, 120);
    assert_int_equal(runs.at[0].standing.score, 2);
    runs_free(&runs);
}

static void of_two_games_begun_in_one_second_both_stay(void **state) {
    (void)state;
    Runs runs;
    GenOptions options = pillars(42), other = pillars(42);
    other.depth = 2;
    Buffer longer = recording_of(&options, 1700000000, 1, false, 180),
           shorter = recording_of(&other, 1700000000, 1, false, 120);
    assert_true(runs_store_recording(&longer, NULL, &error));
    assert_true(runs_store_recording(&shorter, NULL, &error));
    assert_true(runs_store_recording(&shorter, NULL, &error)); // is there already
    read_runs(&runs);
    assert_int_equal(runs.count, 2);
    assert_int_equal(runs.at[0].ticks + runs.at[1].ticks, 300);
    runs_free(&runs);
    buffer_free(&longer);
    buffer_free(&shorter);
}

// The name of the shorter one's file is free, after one that has the longer game.
static void of_two_games_of_one_seed_and_second_both_stay(void **state) {
    (void)state;
    Runs runs;
    GenOptions options = pillars(42);
    Buffer longer = recording_of(&options, 1700000000, 1, false, 360),
           shorter = recording_played(&options, 1700000000, 1, false, 240, (Input){.x = -1});
    assert_true(runs_store_recording(&longer, NULL, &error));
    assert_true(runs_store_recording(&shorter, NULL, &error));
    read_runs(&runs);
    assert_int_equal(runs.count, 2);
    assert_int_equal(runs.at[0].ticks + runs.at[1].ticks, 360 + 240);
    runs_free(&runs);
    buffer_free(&longer);
    buffer_free(&shorter);
}

static void put(const char *name, const char *text) {
    char path[PATH_MAX_BYTES];
    assert_true(file_own_path(FOLDER_DATA, name, path, sizeof path, &error));
    assert_true(file_make_folders(path, &error));
    assert_true(file_write(path, text, strlen(text), CARE_LITTLE, &error));
}

// As one of older rules.
static void a_file_of_that_name_that_is_no_such_game_stays(void **state) {
    (void)state;
    Runs runs;
    put("runs/20231114-221320-42.rec", "of another version");
    keep(42, 1700000000, 1, false);
    read_runs(&runs);
    assert_int_equal(runs.count, 2);
    assert_int_equal(runs.unusable, 1);
    runs_free(&runs);
}

static void broken_files_are_told_and_harm_nothing(void **state) {
    (void)state;
    Runs runs;
    keep(42, 1700000000, 1, false);
    put("runs/20200101-000000-1.rec", "");
    put("runs/20990101-000000-1.rec", "CELLREC");
    put("runs/mine.rec", "#####");
    put("runs/notes.txt", "no recording at all");
    read_runs(&runs);
    assert_int_equal(runs.count, 4);
    assert_int_equal(runs.unusable, 3);
    int usable = 0;
    for (int i = 0; i < runs.count; i++) usable += runs.at[i].usable;
    assert_int_equal(usable, 1);
    runs_free(&runs);
}

// The oldest have the best scores, in part.
static void the_newest_and_the_best_stay(void **state) {
    (void)state;
    enum { KEPT = RUNS_NEWEST + 60, TAKEN = 3 };
    Runs runs;
    put("runs/a.rec", "not ours, and newer than all by its name");
    for (int i = 0; i < KEPT; i++)
        keep((uint64_t)i, 1700000000 + (uint64_t)i, i < 40 ? 1000 - i : 10, i < TAKEN);
    read_runs(&runs);
    assert_int_equal(runs.count, 1 + RUNS_NEWEST + RUNS_BEST);
    int best = 0;
    for (int i = 0; i < runs.count; i++) {
        const Run *run = &runs.at[i];
        if (!run->usable) continue;
        assert_true(run->options.seed >= KEPT - RUNS_NEWEST || run->standing.score > 900);
        assert_false(run->unranked); // however good
        best += run->standing.score > 900;
    }
    assert_int_equal(best, RUNS_BEST);
    runs_free(&runs);
}

// As if all had been kept long ago.
static void age_all(void) {
    Runs runs;
    char path[PATH_MAX_BYTES + RUN_NAME_BYTES];
    const struct utimbuf then = {1700000000, 1700000000};
    read_runs(&runs);
    for (int i = 0; i < runs.count; i++) {
        (void)snprintf(path, sizeof path, "%s%s", runs.folder, runs.at[i].name);
        assert_int_equal(utime(path, &then), 0);
    }
    runs_free(&runs);
}

static bool is_kept(uint64_t seed) {
    Runs runs;
    bool kept = false;
    read_runs(&runs);
    for (int i = 0; i < runs.count; i++) kept |= runs.at[i].options.seed == seed;
    runs_free(&runs);
    return kept;
}

// It was begun before all others, ended after them, and is none of the best.
static void a_game_begun_long_ago_is_among_the_newest(void **state) {
    (void)state;
    for (int i = 0; i < RUNS_NEWEST + RUNS_BEST; i++) keep((uint64_t)i, 1700000000 + (uint64_t)i, 100, false);
    age_all();
    keep(7777, 1600000000, 1, false);
    assert_true(is_kept(7777));
    keep(8888, 1800000000, 1, false); // nor does it go for the next one
    assert_true(is_kept(7777));
}

// Turns all that is there into runs of older rules.
static void make_foreign(void) {
    enum { RULES_AT = 10 };
    Runs runs;
    read_runs(&runs);
    for (int i = 0; i < runs.count; i++) {
        char path[PATH_MAX_BYTES + RUN_NAME_BYTES];
        Buffer bytes = {0};
        (void)snprintf(path, sizeof path, "%s%s", runs.folder, runs.at[i].name);
        assert_true(run_read_recording(&runs, &runs.at[i], &bytes, &error));
        bytes.bytes[RULES_AT]--;
        assert_true(file_write(path, bytes.bytes, bytes.size, CARE_LITTLE, &error));
        buffer_free(&bytes);
    }
    runs_free(&runs);
}

// This version cannot tell which of them are the best.
static void runs_of_older_rules_stay_and_take_no_place(void **state) {
    (void)state;
    enum { OLDER = RUNS_NEWEST + RUNS_BEST, NEWER = RUNS_NEWEST + 5 };
    Runs runs;
    for (int i = 0; i < OLDER; i++) keep((uint64_t)i, 1700000000 + (uint64_t)i, 1000 - i, false);
    make_foreign();
    age_all();
    for (int i = 0; i < NEWER; i++) keep((uint64_t)i, 1800000000 + (uint64_t)i, 100, true);
    read_runs(&runs);
    assert_int_equal(runs.unusable, OLDER);
    assert_int_equal(runs.count, OLDER + RUNS_NEWEST);
    runs_free(&runs);
}

// However new the files are that it cannot judge.
static void runs_of_newer_rules_push_out_no_others(void **state) {
    (void)state;
    Runs runs;
    for (int i = 0; i < RUNS_NEWEST; i++) keep((uint64_t)i, 1700000000 + (uint64_t)i, 100, true);
    make_foreign();
    keep(7777, 1600000000, 1, true);
    age_all();
    keep(8888, 1600000001, 1, true);
    read_runs(&runs);
    assert_int_equal(runs.count, RUNS_NEWEST + 2);
    runs_free(&runs);
}

// Of equal scores, the newer one ranks higher; a run that was taken over has no rank.
static void the_ranks_are_those_of_the_scores(void **state) {
    (void)state;
    static const int RANKS[] = {2, 4, 0, 1, 3}; // the newest first
    Runs runs;
    put("runs/20990101-000000-1.rec", "broken");
    keep(1, 1700000000, 70, false);
    keep(2, 1700000001, 90, false);
    keep(3, 1700000002, 500, true);
    keep(4, 1700000003, 5, false);
    keep(5, 1700000004, 77, false);
    read_runs(&runs);
    assert_int_equal(runs.at[0].rank, 0);
    for (int i = 0; i < 5; i++) assert_int_equal(runs.at[1 + i].rank, RANKS[i]);
    runs_sort(&runs, true);
    assert_int_equal(runs.at[0].options.seed, 3);
    assert_int_equal(runs.at[1].rank, 1);
    runs_sort(&runs, false);
    assert_string_equal(runs.at[0].name, "20990101-000000-1.rec");
    runs_free(&runs);
}

// The least of a kind has its own first rank beside the best of another.
static void like_is_ranked_with_like(void **state) {
    (void)state;
    GenOptions turns = {.descent = true, .seed = 6, .pace = PACE_TURNS}, real = {.descent = true, .seed = 7};
    const GenOptions *const OPTIONS[] = {&CLASSIC.defaults, &turns, &real};
    Runs runs;
    gen_set_usual_size(&turns);
    gen_set_usual_size(&real);
    keep(1, 1700000000, 70, false);
    keep(2, 1700000001, 90, false);
    for (int i = 0; i < 3; i++) {
        Buffer bytes = recording_of(OPTIONS[i], 1700000002 + (uint64_t)i, 80 * i, false, 60);
        assert_true(runs_store_recording(&bytes, NULL, &error));
        buffer_free(&bytes);
    }
    read_runs(&runs);
    assert_int_equal(runs.count, 5);
    for (int i = 0; i < 4; i++) assert_int_equal(runs.at[i].rank, 1); // the better dungeon is the last
    assert_int_equal(runs.at[4].rank, 2);
    runs_sort(&runs, true);
    assert_int_equal(runs.at[0].options.seed, 7);
    assert_true(runs.at[4].options.classic);
    runs_free(&runs);
}

static void a_descent_begun_deeper_has_no_rank(void **state) {
    (void)state;
    GenOptions options = {.descent = true, .seed = 1, .depth = 4};
    Runs runs;
    RunRow row;
    gen_set_usual_size(&options);
    Buffer bytes = recording_of(&options, 1700000000, 900, false, 60);
    assert_true(runs_store_recording(&bytes, NULL, &error));
    keep(2, 1700000001, 5, false);
    read_runs(&runs);
    assert_int_equal(runs.at[0].rank, 1);
    assert_int_equal(runs.at[1].rank, 0);
    run_row(&runs.at[1], &row);
    assert_non_null(strstr(row.more, "not ranked: started below depth 1"));
    runs_free(&runs);
    buffer_free(&bytes);
}

static void a_run_says_all_that_there_is_to_know(void **state) {
    (void)state;
    char sentence[RUN_SENTENCE_MAX];
    GenOptions options = {.kind = GEN_HALLS, .descent = true, .seed = 42, .pace = PACE_TURNS};
    gen_set_usual_size(&options);
    Run run = {.options = options,
               .standing = {.depth = 3, .score = 812, .outcome = OUTCOME_DEATH, .killer = ACTOR_HOUND},
               .begun = 1700000000,
               .ticks = 754 * TICKS_PER_SECOND,
               .rank = 2,
               .usable = true};
    RunRow row;
    run_row(&run, &row);
    assert_string_equal(row.text[RUN_RANK], "2");
    assert_string_equal(row.text[RUN_END], "killed by a hound");
    assert_string_equal(row.text[RUN_DUNGEON], "Descent, turns");
    assert_false(row.best || row.dim);
    Share share;
    assert_true(share_code_read(&share, row.text[RUN_CODE], &error));
    assert_true(share.descent && share.gen.seed == 42 && share.gen.pace == PACE_TURNS);
    assert_non_null(strstr(row.more, row.text[RUN_CODE]));
    assert_non_null(strstr(row.more, "seed 42, turn by turn"));
    run_sentence(&run, sentence);
    assert_ptr_equal(strstr(sentence, "Rank 2: 812 points, depth 3, killed by a hound, 2023-11-1"), sentence);
    assert_non_null(strstr(sentence, "Descent, turns, 12:34"));
    run.options.ease = EASE_SLOW | EASE_WINDUPS;
    run_row(&run, &row);
    assert_non_null(strstr(row.more, "turn by turn, with aids: slow, long wind-ups"));
    run.rank = 1;
    run_row(&run, &row);
    assert_true(row.best);
    run.rank = 0;
    run.unranked = run.options.tower = true;
    run_row(&run, &row);
    assert_true(row.dim);
    assert_string_equal(row.text[RUN_RANK], "-");
    assert_string_equal(row.text[RUN_DEPTH], "floor 3");
    assert_non_null(strstr(row.more, "not ranked: played on from a recording"));
}

static void a_change_of_pace_is_told(void **state) {
    (void)state;
    Runs runs;
    RunRow row;
    GenOptions options = pillars(42);
    Game *game = game_new(&options);
    Recorder recorder;
    assert_non_null(game);
    recorder_init(&recorder);
    recorder.begun = 1700000000;
    recorder_begin_game(&recorder, NULL, &options);
    for (int i = 0; i < 60; i++) {
        Input input = {.buttons = i == 30 ? BUTTON_PACE : 0};
        game_tick(game, input);
        recorder_note_tick(&recorder, game_world(game), input);
    }
    assert_true(runs_store_recording(&recorder.out, NULL, &error));
    game_free(game);
    recorder_free(&recorder);
    read_runs(&runs);
    run_row(&runs.at[0], &row);
    assert_non_null(strstr(row.more, "seed 42, time setting changed in play"));
    runs_free(&runs);
}

// ---- the program

static App *start(void) {
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = GENERATORS[GEN_PILLARS]->defaults;
    options.gen.seed = 11;
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
}

static void what_is_played_is_kept_once(void **state) {
    (void)state;
    Runs runs;
    App *app = start();
    play(app, 30);
    begin_again(app, false); // left too soon
    play(app, 700);
    begin_again(app, false); // left for another
    play(app, 20);
    die(app);
    play(app, 30);
    read_runs(&runs);
    assert_int_equal(runs.count, 2);
    int dead = 0, left = 0;
    for (int i = 0; i < runs.count; i++) {
        dead += runs.at[i].standing.outcome == OUTCOME_DEATH && runs.at[i].ticks == 20;
        left += runs.at[i].standing.outcome == OUTCOME_NONE && runs.at[i].ticks == 700;
    }
    assert_int_equal(dead, 1);
    assert_int_equal(left, 1);
    runs_free(&runs);
    app_free(app);
}

// Left for the title, they are saves; each new game pushes out one of them.
// It cannot go on, so it is not called unfinished.
static void a_run_that_was_given_up_stopped(void **state) {
    (void)state;
    Runs runs;
    RunRow row;
    App *app = start();
    app_leave_to_title(app);
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    app_begin_dungeon(app, &options);
    play(app, 700);
    const ScreenCommand ask = command_to(DO_ASK, ASK_GIVE_UP);
    app_carry_out(app, &ask);
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    assert_string_equal(app_menu(app)->title, "You gave up");
    read_runs(&runs);
    assert_int_equal(runs.count, 1);
    run_row(&runs.at[0], &row);
    assert_string_equal(row.text[RUN_END], "stopped");
    app_leave_to_title(app);
    assert_string_equal(app_menu(app)->entries[0].label, "Descent"); // nothing to continue
    runs_free(&runs);
    app_free(app);
}

static void what_makes_room_among_the_saves_is_a_run(void **state) {
    (void)state;
    enum { GAMES = 4 };
    Runs runs;
    App *app = start();
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    for (int i = 0; i < GAMES; i++) {
        options.seed = (uint64_t)i + 1; // in which nobody finds him so soon
        app_begin_dungeon(app, &options);
        play(app, 700 + i);
        app_leave_to_title(app);
    }
    app_begin_dungeon(app, &options);
    play(app, 30); // looked at, and not yet saved
    app_leave_to_title(app);
    app_begin_dungeon(app, &options);
    read_runs(&runs);
    assert_int_equal(runs.count, GAMES);
    assert_int_equal(runs.unusable, 0);
    for (int i = 0; i < GAMES; i++) assert_int_equal(runs.at[i].ticks, 700 + GAMES - 1 - i);
    runs_free(&runs);
    app_free(app);
}

// A file stands where the folder should be.
static void a_run_that_cannot_be_kept_is_told(void **state) {
    (void)state;
    char path[PATH_MAX_BYTES];
    put("runs", "in the way");
    App *app = start();
    play(app, 20);
    die(app);
    assert_non_null(strstr(app->play.storage.unkept.text,
                           "The recording of this run could not be saved: cannot make the folder"));
    assert_non_null(
        strstr(message_newest_line(&app->show.hud.message), "The recording of this run could not be saved"));
    app_leave_to_title(app);
    assert_non_null(strstr(app->play.notice.text, "The recording of this run could not be saved"));
    app_free(app);
    assert_true(file_own_path(FOLDER_DATA, "runs", path, sizeof path, &error));
    assert_true(file_remove(path));
}

static Buffer played(App *app, int ticks) {
    Buffer bytes = {0};
    play(app, ticks);
    session_flush(&app->play.session);
    buffer_bytes(&bytes, app->play.session.game_recorder.out.bytes, app->play.session.game_recorder.out.size);
    return bytes;
}

static void scan(App *app) {
    while (app_top_screen_id(app) == SCREEN_SCAN) app_work(app);
    assert_int_equal(app_top_screen_id(app), SCREEN_VIEWER);
}

// A run that was taken over goes on as if the same player had played it, and says that he did not.
static void a_recording_is_taken_over_from_where_it_is(void **state) {
    (void)state;
    Replay replay;
    App *app = start();
    Buffer bytes = played(app, 500);
    play(app, 0);
    assert_true(app_watch_recording(app, bytes, &error));
    scan(app);
    assert_true(session_watch_seek(&app->play.session, 321));
    uint64_t hash = game_hash(app->play.session.game);
    app_act(app, ACTION_WATCH_TAKE_OVER);
    assert_true(app_frame(app));
    assert_int_equal(app_top_screen_id(app), SCREEN_ASK);
    assert_non_null(strstr(app_menu(app)->entries[1].help, "not ranked"));
    app_start_take_over(app);
    while (app->play.session.replaying) app_work(app);
    assert_int_equal(app->stack.at[0], SCREEN_PLAY);
    assert_true(game_hash(app->play.session.game) == hash);
    Buffer own = played(app, 100);
    assert_true(replay_check_open(&replay, own.bytes, own.size, &error));
    assert_int_equal(replay.ticks_whole, 421);
    assert_true(replay.taken);
    buffer_free(&own);
    app_free(app);
}

static void a_game_taken_over_stays_so_when_it_is_gone_on_with(void **state) {
    (void)state;
    Replay replay;
    App *app = start();
    Buffer bytes = played(app, 700);
    assert_true(app_watch_recording(app, bytes, &error));
    scan(app);
    assert_true(session_watch_seek(&app->play.session, 650));
    app_start_take_over(app);
    while (app->play.session.replaying) app_work(app);
    play(app, 60);
    assert_true(app_save(app, CARE_SURE));
    app_start_resume(app, SAVE_DUNGEON, SAVE_LAST);
    while (app->play.session.replaying) app_work(app);
    Buffer own = played(app, 10);
    assert_true(replay_check_open(&replay, own.bytes, own.size, &error));
    assert_int_equal(replay.ticks_whole, 720);
    assert_true(replay.taken);
    buffer_free(&own);
    app_free(app);
}

static void the_table_shows_what_can_be_watched(void **state) {
    (void)state;
    keep(42, 1700000000, 77, false);
    keep(43, 1700000001, 5, false);
    put("runs/20990101-000000-1.rec", "broken");
    App *app = start();
    app_leave_to_title(app);
    app_push(app, SCREEN_RUNS);
    assert_int_equal(table_of(app)->runs.count, 2);
    assert_int_equal(table_of(app)->runs.at[0].options.seed, 43); // the newest first
    assert_non_null(strstr(table_of(app)->why.text, "1 more cannot be used"));
    app_act(app, ACTION_RIGHT);
    assert_int_equal(table_of(app)->runs.at[0].options.seed, 42); // the best first
    app_act(app, ACTION_CONFIRM);
    scan(app);
    assert_int_equal(app->play.session.watched.ticks, 60);
    assert_int_equal(app->play.session.options.seed, 42);
    app_act(app, ACTION_PAUSE);
    assert_int_equal(app_top_screen_id(app), SCREEN_RUNS); // back where it was chosen
    app_free(app);
}

static int rows_hit(const App *app) {
    int rows = 0;
    for (int i = 0; i < app->hits.count; i++) rows += hits_entry(&app->hits.at[i]) >= 0;
    return rows;
}

static bool has_hit(const App *app, Hit hit) {
    bool has = false;
    for (int i = 0; i < app->hits.count; i++) has |= app->hits.at[i].hit == (int)hit;
    return has;
}

// At the smallest size of the window each key below the table can be clicked as well.
static void the_table_is_drawn_with_all_its_keys(void **state) {
    (void)state;
    static const Hit KEYS[] = {HIT_CONFIRM, HIT_ORDER, HIT_COPY, HIT_FILE, HIT_BACK};
    for (int i = 0; i < 3; i++) keep((uint64_t)i, 1700000000 + (uint64_t)i, 10 * i, false);
    App *app = start();
    app_leave_to_title(app);
    app_push(app, SCREEN_RUNS);
    assert_true(app_frame(app));
    assert_int_equal(rows_hit(app), 3);
    for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++) assert_true(has_hit(app, KEYS[i]));
    app_free(app);
}

static void a_row_gives_its_code_and_its_file(void **state) {
    (void)state;
    char code[SHARE_CODE_MAX + 1];
    keep(42, 1700000000, 77, false);
    App *app = start();
    app_leave_to_title(app);
    app_push(app, SCREEN_RUNS);
    app_act(app, ACTION_COPY_CODE);
    session_share_code(&table_of(app)->runs.at[0].options, code);
    char *copied = SDL_GetClipboardText();
    assert_true(code[0] != '\0');
    assert_string_equal(copied, code);
    SDL_free(copied);
    assert_true(table_of(app)->good);
    app_act(app, ACTION_GIVE_FILE);
    assert_non_null(strstr(table_of(app)->why.text, "20231114-221320-42.rec"));
    app_free(app);
}

// Without any there is nothing to do, and nothing breaks.
static void an_empty_table_does_nothing(void **state) {
    (void)state;
    static const Action ACTIONS_TRIED[] = {ACTION_UP,      ACTION_DOWN,      ACTION_RIGHT,
                                           ACTION_CONFIRM, ACTION_COPY_CODE, ACTION_GIVE_FILE};
    App *app = start();
    app_leave_to_title(app);
    app_push(app, SCREEN_RUNS);
    for (size_t i = 0; i < sizeof ACTIONS_TRIED / sizeof ACTIONS_TRIED[0]; i++) {
        app_act(app, ACTIONS_TRIED[i]);
        assert_true(app_frame(app));
        assert_int_equal(app_top_screen_id(app), SCREEN_RUNS);
    }
    app_act(app, ACTION_BACK);
    assert_int_equal(app_top_screen_id(app), SCREEN_TITLE);
    app_free(app);
}

// Players who hear the game are told each row and the order.
static void the_rows_are_read_out(void **state) {
    (void)state;
    char path[PATH_MAX_BYTES];
    Buffer log = {0};
    keep(42, 1700000000, 77, false);
    keep(43, 1700000001, 5, false);
    (void)snprintf(path, sizeof path, "%s/log", home.path);
    Options options = {.mute = true, .window_w = 640, .window_h = 360, .log = true, .log_to = path};
    App *app = app_new(&options, &error);
    assert_non_null(app);
    app_push(app, SCREEN_RUNS);
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_RIGHT);
    app_free(app);
    assert_true(file_read(path, &log, &error));
    buffer_int(&log, 0, 1);
    const char *text = (const char *)log.bytes, *first = strstr(text, "Rank 2: 5 points"),
               *next = first != NULL ? strstr(first, "Rank 1: 77 points") : NULL;
    assert_true(first == text && next != NULL);
    assert_non_null(strstr(next, "The best first\n"));
    buffer_free(&log);
    assert_true(file_remove(path));
}

#define RUNS_TEST(name) cmocka_unit_test_teardown(name, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        RUNS_TEST(a_run_is_read_as_it_was_kept),
        RUNS_TEST(a_run_that_goes_on_takes_the_place_of_its_beginning),
        RUNS_TEST(of_two_games_begun_in_one_second_both_stay),
        RUNS_TEST(of_two_games_of_one_seed_and_second_both_stay),
        RUNS_TEST(a_file_of_that_name_that_is_no_such_game_stays),
        RUNS_TEST(broken_files_are_told_and_harm_nothing),
        RUNS_TEST(the_newest_and_the_best_stay),
        RUNS_TEST(a_game_begun_long_ago_is_among_the_newest),
        RUNS_TEST(runs_of_older_rules_stay_and_take_no_place),
        RUNS_TEST(runs_of_newer_rules_push_out_no_others),
        RUNS_TEST(what_is_played_is_kept_once),
        RUNS_TEST(a_run_that_was_given_up_stopped),
        RUNS_TEST(what_makes_room_among_the_saves_is_a_run),
        RUNS_TEST(a_run_that_cannot_be_kept_is_told),
        RUNS_TEST(a_recording_is_taken_over_from_where_it_is),
        RUNS_TEST(a_game_taken_over_stays_so_when_it_is_gone_on_with),
        RUNS_TEST(the_table_shows_what_can_be_watched),
        RUNS_TEST(the_ranks_are_those_of_the_scores),
        RUNS_TEST(like_is_ranked_with_like),
        RUNS_TEST(a_descent_begun_deeper_has_no_rank),
        RUNS_TEST(a_run_says_all_that_there_is_to_know),
        RUNS_TEST(a_change_of_pace_is_told),
        RUNS_TEST(the_table_is_drawn_with_all_its_keys),
        RUNS_TEST(a_row_gives_its_code_and_its_file),
        RUNS_TEST(an_empty_table_does_nothing),
        RUNS_TEST(the_rows_are_read_out),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
