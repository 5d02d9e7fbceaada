// Needs a window and pictures.
// When a descent is written to its save, and when the save is removed, in the whole program without a
// display.
#include "app/app.h"
#include "app/loop.h"
#include "app/store/saves.h"
#include "sim/combat/combat.h"

#include "support/home.h"
#include "support/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { FIRST_TICKS = 10 * TICKS_PER_SECOND, A_MINUTE = 60 * TICKS_PER_SECOND };

static App *app;
static Home home;

typedef struct Path {
    char text[PATH_MAX_BYTES];
} Path;

static Path find(const char *name) {
    Path path;
    Error error;
    assert_true(file_own_path(FOLDER_DATA, name, path.text, sizeof path.text, &error));
    return path;
}

static bool is_there(const char *name) {
    return file_may_exist(find(name).text);
}

static bool is_saved(void) {
    return is_there("descent.save");
}

// Ticks of the game in that file; 0 when it is of no use.
static uint32_t ticks_in(const char *name) {
    Error error;
    Buffer bytes = {0};
    Replay replay;
    bool read = file_read(find(name).text, &bytes, &error) &&
                replay_check_open(&replay, bytes.bytes, bytes.size, &error);
    buffer_free(&bytes);
    return read ? (uint32_t)replay.ticks_whole : 0;
}

static void put(const char *name, const char *text) {
    Error error;
    assert_true(file_make_folders(find(name).text, &error));
    assert_true(file_write(find(name).text, text, strlen(text), CARE_LITTLE, &error));
}

static bool holds(const char *name, const char *text) {
    Error error;
    Buffer bytes = {0};
    bool same = file_read(find(name).text, &bytes, &error) && bytes.size == strlen(text) &&
                (bytes.size == 0 || memcmp(bytes.bytes, text, bytes.size) == 0);
    buffer_free(&bytes);
    return same;
}

static GenOptions descent(uint64_t seed) {
    GenOptions options = {.descent = true, .depth = 1, .seed = seed};
    gen_set_usual_size(&options);
    return options;
}

static uint64_t days_on;

static uint64_t then(void) {
    return (uint64_t)time(NULL) + days_on * 24 * 60 * 60;
}

static int set_up(void **state) {
    (void)state;
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360, .clock = then};
    options.gen = descent(11);
    app = app_new(&options, &error);
    if (app == NULL) print_error("%s\n", error.text);
    return app == NULL ? -1 : 0;
}

static int tear_down(void **state) {
    (void)state;
    static const char *const NAMES[] = {"descent.save",        "descent.save.old",   "descent.save.old.2",
                                        "descent.save.old.3",  "descent.save.old.4", "runs",
                                        "descent.save.next",   "2/descent.save",     "2/descent.save.old",
                                        "2/descent.save.next", "daily.save",         "daily.save.old",
                                        "2/daily.save",        "2/daily.save.old",   "dungeon.save",
                                        "dungeon.save.old",    "dungeon.save.old.2", "2/dungeon.save",
                                        "2/dungeon.save.old"};
    app_free(app);
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) (void)remove(find(NAMES[i]).text);
    (void)rmdir(find("2").text);
    home_clear_runs(&home);
    home_clear_known(&home);
    return rmdir(find("").text); // nothing else is left
}

// He stays in place and only uses his lantern.
static void play(uint32_t ticks) {
    for (uint32_t i = 0; i < ticks; i++)
        app_tick_with_input(app, (Input){.buttons = i / 40 % 2 != 0 ? BUTTON_SHUTTER : 0});
}

// A game of so many ticks, left for the next.
static void play_one(uint64_t seed, uint32_t ticks) {
    GenOptions options = descent(seed);
    app_begin_dungeon(app, &options);
    play(ticks);
    assert_true(app_save(app, CARE_SURE));
}

static void take_stairs(Tile tile) {
    World *world = app->play.session.world;
    Vec cell = {-1, -1};
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec at = {i % world->level.tiles.w, i / world->level.tiles.w};
        if (level_tile(&world->level, at) == tile) cell = at;
    }
    assert_true(cell.x >= 0);
    world->clock.open = true;
    world->actors[HERO].pos = world->actors[HERO].prev = cell_centre(cell);
    for (int i = 0; i < 60 && app->play.session.world == world; i++)
        app_tick_with_input(app, (Input){.buttons = i % 20 == 1 ? BUTTON_USE : 0});
}

static void a_new_depth_is_saved_at_once(void **state) {
    (void)state;
    Save save;
    for (int i = 0; i < 30; i++) app_tick_with_input(app, (Input){0});
    assert_false(is_saved());
    take_stairs(TILE_STAIRS_DOWN);
    assert_int_equal(app->play.session.world->depth, 2);
    save_read_info(&app->play.storage.saves, SAVE_DESCENT, SAVE_LAST, &save);
    assert_true(save.usable);
    assert_int_equal(save.standing.depth, 2);
}

static void from_ten_seconds_on_each_second_is_saved(void **state) {
    (void)state;
    play(FIRST_TICKS - 1);
    assert_false(is_saved());
    play(1);
    assert_int_equal(ticks_in("descent.save"), FIRST_TICKS);
    play(TICKS_PER_SECOND - 1);
    assert_int_equal(ticks_in("descent.save"), FIRST_TICKS);
    play(1);
    assert_int_equal(ticks_in("descent.save"), FIRST_TICKS + TICKS_PER_SECOND);
    play(7);
    assert_true(app_save(app, CARE_SURE)); // whenever it ends
    assert_int_equal(ticks_in("descent.save"), FIRST_TICKS + TICKS_PER_SECOND + 7);
}

static void rest(int frames) {
    for (int i = 0; i < frames; i++) app_tick_with_input(app, (Input){0});
}

// A turn, and the frames in which nothing more is pressed.
static uint32_t take_turn(void) {
    app_tick_with_input(app, (Input){.buttons = BUTTON_WAIT});
    rest(TURN_TICKS);
    assert_true(world_is_waiting(app->play.session.world));
    return app->play.session.world->tick;
}

// Somebody thinks, and the machine stops.
static void what_was_done_is_saved_while_time_waits(void **state) {
    (void)state;
    GenOptions options = descent(11);
    options.pace = PACE_TURNS;
    app_begin_dungeon(app, &options);
    uint32_t ticks = take_turn();
    rest(FIRST_TICKS);
    assert_int_equal(ticks_in("descent.save"), ticks);
    uint32_t more = take_turn();
    assert_true(more > ticks);
    rest(TICKS_PER_SECOND);
    assert_int_equal(ticks_in("descent.save"), more);
    assert_true(app_save(app, CARE_SURE));
}

static void a_new_game_keeps_the_one_before_it(void **state) {
    (void)state;
    play_one(1, A_MINUTE);
    play_one(2, A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE);
    play_one(3, FIRST_TICKS); // hardly begun: it goes when the next one comes, not the older one
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE + 1);
    play_one(4, 100);
    assert_int_equal(ticks_in("descent.save"), 100);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE + 1);
}

static void of_two_that_had_hardly_begun_the_older_goes(void **state) {
    (void)state;
    play_one(1, FIRST_TICKS);
    play_one(2, FIRST_TICKS + 1);
    play_one(3, FIRST_TICKS + 2);
    assert_int_equal(ticks_in("descent.save"), FIRST_TICKS + 2);
    assert_int_equal(ticks_in("descent.save.old"), FIRST_TICKS + 1);
}

static void what_cannot_be_used_is_kept_and_displaces_nothing(void **state) {
    (void)state;
    play_one(1, A_MINUTE);
    put("descent.save.old", "spoilt, and older");
    play_one(2, A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE);
    assert_true(holds("descent.save.old.2", "spoilt, and older"));
    app_leave_to_title(app);
    put("descent.save", "");
    play_one(3, 100);
    assert_int_equal(ticks_in("descent.save"), 100);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE);
    assert_true(holds("descent.save.old.3", ""));
}

// As a save without rights, which root can read.
static void what_cannot_be_read_is_kept_and_told(void **state) {
    (void)state;
    Save save;
    assert_int_equal(mkdir(find("descent.save").text, 0700), 0);
    save_read_info(&app->play.storage.saves, SAVE_DESCENT, SAVE_LAST, &save);
    assert_true(save.there && !save.usable);
    assert_non_null(strstr(save.why.text, "cannot open"));
    play_one(3, 100);
    assert_int_equal(ticks_in("descent.save"), 100);
    struct stat info;
    assert_true(stat(find("descent.save.old").text, &info) == 0 && S_ISDIR(info.st_mode));
}

// As after an update: the title names each, and says what can be done.
static void all_that_cannot_be_used_are_named(void **state) {
    (void)state;
    enum { RULES_AT = 10 };
    static const char *const OLD[] = {"descent.save", "descent.save.old"};
    Error error;
    play_one(1, A_MINUTE);
    play_one(2, A_MINUTE + 1);
    app_leave_to_title(app);
    for (size_t i = 0; i < 2; i++) {
        Buffer bytes = {0};
        assert_true(file_read(find(OLD[i]).text, &bytes, &error));
        bytes.bytes[RULES_AT]--;
        assert_true(file_write(find(OLD[i]).text, bytes.bytes, bytes.size, CARE_LITTLE, &error));
        buffer_free(&bytes);
    }
    put("dungeon.save", "spoilt");
    app_leave_to_title(app);
    PageUse use = app_page_use(app);
    const char *notice = PAGE_TITLE.notice(&use);
    assert_non_null(strstr(notice, "descent.save, descent.save.old (it is of another version of the game, "
                                   "which can play it"));
    assert_non_null(strstr(notice, "; dungeon.save (this is not a recording)."));
    assert_null(strstr(notice, "daily.save"));
}

static void pipes_are_refused_at_once(void **state) {
    (void)state;
    Save save;
    assert_int_equal(mkfifo(find("descent.save").text, 0600), 0);
    save_read_info(&app->play.storage.saves, SAVE_DESCENT, SAVE_LAST, &save);
    assert_non_null(strstr(save.why.text, "not a regular file"));
    play_one(3, 100);
    assert_int_equal(ticks_in("descent.save"), 100);
}

// Files of a process that was killed between the steps.
static void what_has_not_its_name_yet_is_found(void **state) {
    (void)state;
    play_one(1, A_MINUTE);
    save_folder_release(&app->play.storage.saves);
    assert_true(file_move(find("descent.save").text, find("descent.save.next").text, CARE_LITTLE));
    save_folder_reserve(&app->play.storage.saves);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE);
    assert_false(is_there("descent.save.next"));
}

// Second names that a killed process left.
static void names_that_are_left_over_harm_nothing(void **state) {
    (void)state;
    play_one(1, A_MINUTE);
    assert_int_equal(link(find("descent.save").text, find("descent.save.next").text), 0);
    assert_int_equal(link(find("descent.save").text, find("descent.save.old.new").text), 0);
    play_one(2, A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE);
}

static void go_on(SaveSlot slot, SavePlace place) {
    Buffer bytes = {0};
    Error error;
    app_leave_to_title(app);
    assert_true(save_read(&app->play.storage.saves, slot, place, &bytes, &error));
    buffer_free(&bytes);
    app_start_resume(app, slot, place);
    while (app->play.session.replaying) app_work(app);
}

// A file stands where the folder of runs should be.
static void block_runs(void) {
    put("runs", "in the way");
}

static void unblock_runs(void) {
    if (is_there("runs")) assert_int_equal(remove(find("runs").text), 0);
}

static int64_t ticks_of_run(uint64_t seed) {
    Runs runs = {0};
    Error error;
    int64_t ticks = 0;
    assert_true(runs_read(&runs, NULL, &error));
    for (int i = 0; i < runs.count; i++) {
        if (runs.at[i].options.seed == seed) ticks = runs.at[i].ticks;
    }
    runs_free(&runs);
    return ticks;
}

static void open_again(void) {
    save_folder_release(&app->play.storage.saves);
    save_folder_reserve(&app->play.storage.saves);
}

static void what_makes_room_without_a_copy_is_set_aside(void **state) {
    (void)state;
    block_runs();
    for (uint32_t seed = 1; seed <= 4; seed++) {
        GenOptions options = descent(seed);
        app_begin_dungeon(app, &options);
        bool told = strstr(message_newest_line(&app->show.hud.message),
                           "The recording of this run could not be saved") != NULL;
        assert_true(told == (seed > 1)); // at once
        play(A_MINUTE + seed);
        assert_true(app_save(app, CARE_SURE));
    }
    assert_int_equal(ticks_in("descent.save"), A_MINUTE + 4);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE + 3);
    assert_int_equal(ticks_in("descent.save.old.2"), A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save.old.3"), A_MINUTE + 2);
    unblock_runs();
    open_again();
    assert_false(is_there("descent.save.old.2") || is_there("descent.save.old.3"));
    assert_int_equal(ticks_of_run(1), A_MINUTE + 1);
    assert_int_equal(ticks_of_run(2), A_MINUTE + 2);
}

// A game that had hardly begun is overwritten as well, and has no copy either.
static void so_is_a_young_game(void **state) {
    (void)state;
    block_runs();
    play_one(1, A_MINUTE);
    play_one(2, A_MINUTE);
    play_one(3, FIRST_TICKS + 1);
    play_one(4, FIRST_TICKS);
    unblock_runs();
    open_again();
    assert_int_equal(ticks_of_run(3), FIRST_TICKS + 1);
}

static void a_run_that_ends_and_is_not_kept_leaves_its_save(void **state) {
    (void)state;
    block_runs();
    play_one(2, A_MINUTE + 1);
    play(7);
    storage_end_game(&app->play.storage, &app->play.session);
    const char *told = storage_take_error(&app->play.storage);
    assert_true(told != NULL && strstr(told, "Its save is kept") != NULL);
    assert_null(storage_take_error(&app->play.storage)); // once
    assert_false(is_saved());                            // it is not to be gone on with
    assert_int_equal(ticks_in("descent.save.old.2"), A_MINUTE + 8);
    unblock_runs();
    open_again();
    assert_int_equal(ticks_of_run(2), A_MINUTE + 8);
}

static void giving_up_tells_that_the_run_is_not_kept(void **state) {
    (void)state;
    play(FIRST_TICKS);
    block_runs();
    app_carry_out(app, &(ScreenCommand){.kind = DO_ASK, .what = ASK_GIVE_UP});
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
    assert_non_null(
        strstr(message_newest_line(&app->show.hud.message), "The recording of this run could not be saved"));
    assert_non_null(
        strstr(app->play.storage.unkept.text, "The recording of this run could not be saved")); // on the page
    unblock_runs();
}

// A file of a process that could not put it into its place.
static void what_never_got_its_name_is_a_run(void **state) {
    (void)state;
    play_one(1, A_MINUTE);
    play_one(2, A_MINUTE + 1);
    save_folder_release(&app->play.storage.saves);
    assert_true(file_move(find("descent.save").text, find("descent.save.next").text, CARE_LITTLE));
    assert_int_equal(link(find("descent.save.old").text, find("descent.save").text), 0);
    save_folder_reserve(&app->play.storage.saves);
    assert_false(is_there("descent.save.next"));
    assert_int_equal(ticks_of_run(2), A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE);
}

// Of processes that were killed while they wrote: none has the highest number, and this one writes nothing
// now.
static void what_a_killed_process_was_writing_goes(void **state) {
    (void)state;
    char ours[64], foreign[64];
    (void)snprintf(ours, sizeof ours, ".cellarium-%ld-0", (long)getpid());
    (void)snprintf(foreign, sizeof foreign, ".cellarium-%ld-0", (long)getppid());
    play_one(1, A_MINUTE);
    put("runs/.cellarium-2147483646-3", "half");
    put(".cellarium-2147483646-0", "half");
    put(ours, "half");
    put(foreign, "of a process that lives");
    put(".cellarium-mine", "of the player");
    open_again();
    assert_false(is_there("runs/.cellarium-2147483646-3"));
    assert_false(is_there(".cellarium-2147483646-0") || is_there(ours));
    assert_true(is_there(foreign) && is_there(".cellarium-mine"));
    assert_int_equal(remove(find(foreign).text) + remove(find(".cellarium-mine").text), 0);
}

static void why_a_folder_cannot_be_made_is_told(void **state) {
    (void)state;
    Error error;
    if (access("/sys/kernel", F_OK) == 0) { // a file system of the kernel's, where nobody makes folders
        assert_false(file_make_folders("/sys/cellarium/x", &error));
        assert_null(strstr(error.text, "No such file"));
    }
    put("file", "in the way");
    assert_false(file_make_folders(find("file/x").text, &error));
    assert_non_null(strstr(error.text, "File exists"));
    assert_int_equal(remove(find("file").text), 0);
}

// A caller that mixes up two games damages neither.
static void an_append_file_takes_nothing_of_another_game(void **state) {
    (void)state;
    Error error;
    Buffer other = {0};
    play_one(1, A_MINUTE);
    buffer_text(&other, "short");
    AppendFile written = app->play.storage.saves.current;
    assert_false(append_add(&app->play.storage.saves.current, &other, CARE_LITTLE, &error));
    assert_true(written.open && !app->play.storage.saves.current.open);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE);
    buffer_free(&other);
}

static void the_game_before_is_gone_on_with(void **state) {
    (void)state;
    play_one(1, A_MINUTE);
    play_one(2, A_MINUTE + 1);
    go_on(SAVE_DESCENT, SAVE_OLD);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE + 1);
    play(TICKS_PER_SECOND);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE + TICKS_PER_SECOND);
    (void)remove(find("descent.save").text);
    go_on(SAVE_DESCENT, SAVE_OLD); // there is no other any more
    assert_int_equal(app->play.session.world->tick, A_MINUTE + 1);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE + 1);
}

static void what_was_played_last_goes_on_in_the_title_and_the_rest_behind_more(void **state) {
    (void)state;
    play_one(1, A_MINUTE);
    play_one(2, A_MINUTE + 1);
    app_leave_to_title(app);
    assert_string_equal(app_menu(app)->entries[0].label, "Continue");
    app_push(app, SCREEN_EXTRAS);
    assert_string_equal(app_menu(app)->entries[0].label, "Continue the older run");
    assert_int_equal(remove(find("descent.save").text), 0);
    app_leave_to_title(app);
    assert_string_equal(app_menu(app)->entries[0].label, "Continue");
    assert_int_equal(app_menu(app)->entries[0].id, SAVE_DESCENT * SAVE_PLACES + SAVE_OLD);
    assert_string_equal(app_menu(app)->entries[1].label, "Descent");
    app_push(app, SCREEN_EXTRAS);
    assert_string_equal(app_menu(app)->entries[0].label, "Tower");
}

static void a_save_that_goes_while_it_is_played_comes_again(void **state) {
    (void)state;
    play(FIRST_TICKS);
    assert_int_equal(remove(find("descent.save").text), 0);
    play(TICKS_PER_SECOND);
    assert_int_equal(ticks_in("descent.save"), FIRST_TICKS + TICKS_PER_SECOND);
    put("descent.save", "of somebody else");
    play(TICKS_PER_SECOND);
    assert_int_equal(ticks_in("descent.save"), FIRST_TICKS + 2 * TICKS_PER_SECOND);
    assert_true(holds("descent.save.old", "of somebody else"));
    storage_end_game(&app->play.storage, &app->play.session);
    assert_false(is_saved());
}

static void two_at_once_have_a_save_folder_each(void **state) {
    (void)state;
    App *first = app;
    play_one(1, A_MINUTE);
    assert_int_equal(set_up(NULL), 0); // another one starts
    assert_int_equal(app->play.storage.saves.number, 2);
    play_one(2, A_MINUTE + 1);
    storage_end_game(&app->play.storage, &app->play.session);
    play_one(3, A_MINUTE + 2);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE);
    assert_int_equal(ticks_in("2/descent.save"), A_MINUTE + 2);
    app_free(app);
    app_free(first);
    assert_int_equal(set_up(NULL), 0); // alone again: what the second left is found
    assert_int_equal(app->play.storage.saves.number, 1);
    assert_int_equal(ticks_in("descent.save"), A_MINUTE);
    assert_int_equal(ticks_in("descent.save.old"), A_MINUTE + 2);
    assert_false(is_there("2"));
}

// ---- played beside another, and brought home

// So small that no monster is far enough away to be placed: whoever stands idle for a minute lives.
static GenOptions dungeon(uint64_t seed) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.depth = 1;
    options.rooms = 1;
    options.w = options.h = 7;
    options.seed = seed;
    return options;
}

// A practice hides no descent.
static void the_title_names_every_game_that_can_go_on(void **state) {
    (void)state;
    GenOptions practice = dungeon(1);
    play_one(1, A_MINUTE);
    app_begin_dungeon(app, &practice);
    play(A_MINUTE);
    app_leave_to_title(app);
    assert_string_equal(app_menu(app)->entries[0].label, "Continue the dungeon");
    assert_string_equal(app_menu(app)->entries[1].label, "Continue the run");
    assert_string_equal(app_menu(app)->entries[2].label, "Descent");
}

static void play_dungeon(uint64_t seed, uint32_t ticks) {
    GenOptions options = dungeon(seed);
    app_begin_dungeon(app, &options);
    play(ticks);
    assert_true(app_save(app, CARE_SURE));
}

// Another one starts beside the first, plays a game and ends; what is then found by one that is alone.
static void play_beside(App *first, GenOptions options, uint32_t ticks) {
    assert_int_equal(set_up(NULL), 0);
    assert_int_equal(app->play.storage.saves.number, 2);
    app_begin_dungeon(app, &options);
    play(ticks);
    assert_true(app_save(app, CARE_SURE));
    app_free(app);
    app_free(first);
    assert_int_equal(set_up(NULL), 0);
    app_leave_to_title(app);
    assert_false(is_there("2"));
}

// Both places of the first are taken: its older game makes room, as for any new one.
static void what_comes_home_is_gone_on_with(void **state) {
    (void)state;
    App *first = app;
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, A_MINUTE + 1);
    play_beside(first, dungeon(3), A_MINUTE + 2);
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 1);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE + 2);
    assert_int_equal(ticks_of_run(1), A_MINUTE);
    assert_int_equal(app_menu(app)->entries[0].id, SAVE_DUNGEON * SAVE_PLACES + SAVE_OLD); // played last
    go_on(SAVE_DUNGEON, SAVE_OLD);
    assert_int_equal(app->play.session.options.seed, 3);
    assert_false(app->play.session.taken);
}

static void a_daily_that_comes_home_is_still_ranked(void **state) {
    (void)state;
    App *first = app;
    int date = daily_date(session_unix_now(&app->play.session));
    play_one(1, A_MINUTE);
    play_one(2, A_MINUTE + 1);
    play_beside(first, daily_options(date, PACE_REAL), FIRST_TICKS + 60);
    Daily daily = storage_look_at_daily(&app->play.storage, date);
    assert_int_equal(daily.state, DAILY_SAVED);
    assert_int_equal(daily.slot, SAVE_DAILY);
}

// Two ranked dailies of other dates have both places.
static void a_daily_comes_home_where_both_places_are_taken(void **state) {
    (void)state;
    App *first = app;
    for (days_on = 0; days_on < 2; days_on++) {
        GenOptions options = daily_options(daily_date(then()), PACE_REAL);
        app_begin_dungeon(app, &options);
        play(A_MINUTE);
        assert_true(app_save(app, CARE_SURE));
    }
    assert_true(is_there("daily.save") && is_there("daily.save.old"));
    int date = daily_date(then());
    play_beside(first, daily_options(date, PACE_REAL), A_MINUTE + 60);
    assert_int_equal(storage_look_at_daily(&app->play.storage, date).state, DAILY_SAVED);
    days_on = 0;
}

static bool was_said(const char *text) {
    const Message *message = &app->show.hud.message;
    for (int i = 0; i < message->past_count; i++) {
        if (strstr(message->past[i].text, text) != NULL) return true;
    }
    return false;
}

// It was begun by an option, so no title told it.
static void a_second_copy_says_where_it_saves(void **state) {
    (void)state;
    App *first = app;
    assert_false(was_said("already running"));
    assert_int_equal(set_up(NULL), 0);
    assert_true(was_said("Cellarium is already running. This game is saved separately"));
    app_free(app);
    app = first;
}

static void a_tenth_copy_says_why_it_saves_nothing(void **state) {
    (void)state;
    enum { COPIES = 9 };
    App *first = app;
    Error error;
    int taken[COPIES + 1];
    for (int i = 2; i <= COPIES; i++) {
        char name[] = {(char)('0' + i), '/', '\0'};
        assert_true(file_make_folders(find(name).text, &error));
        taken[i] = folder_lock(find(name).text);
        assert_true(taken[i] >= 0);
    }
    assert_int_equal(set_up(NULL), 0);
    assert_true(was_said("Games cannot be saved: 9 copies of Cellarium are already running"));
    app_free(app);
    app = first;
    for (int i = 2; i <= COPIES; i++) {
        char name[] = {(char)('0' + i), '/', '\0'};
        folder_unlock(taken[i]);
        (void)rmdir(find(name).text);
    }
}

// A game that had hardly begun makes room before any other.
static void what_comes_home_displaces_what_was_hardly_begun(void **state) {
    (void)state;
    App *first = app;
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, FIRST_TICKS + 1);
    play_beside(first, dungeon(3), A_MINUTE + 2);
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 2);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE);
    assert_int_equal(ticks_of_run(2), FIRST_TICKS + 1);
}

// Where runs cannot be kept, the game that made room waits beside the saves.
static void what_makes_room_for_it_is_safe(void **state) {
    (void)state;
    App *first = app;
    block_runs();
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, A_MINUTE + 1);
    play_beside(first, dungeon(3), A_MINUTE + 2);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE + 2);
    assert_int_equal(ticks_in("dungeon.save.old.2"), A_MINUTE);
    unblock_runs();
    open_again();
    assert_int_equal(ticks_of_run(1), A_MINUTE);
}

static void what_cannot_be_used_makes_room_first(void **state) {
    (void)state;
    App *first = app;
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, A_MINUTE + 1);
    put("dungeon.save", "spoilt");
    play_beside(first, dungeon(3), A_MINUTE + 2);
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 2);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE);
    assert_true(holds("dungeon.save.old.2", "spoilt"));
}

// A save that cannot be used removes nothing and stays where it is.
static void what_cannot_be_used_does_not_come_home(void **state) {
    (void)state;
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, A_MINUTE + 1);
    put("2/dungeon.save", "spoilt");
    open_again();
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 1);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE);
    assert_true(holds("2/dungeon.save", "spoilt"));
}

// Of several saves from further copies of the game, one makes room.
static void of_more_that_come_home_the_others_are_runs(void **state) {
    (void)state;
    App *first = app;
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, A_MINUTE + 1);
    assert_int_equal(set_up(NULL), 0);
    App *second = app;
    play_dungeon(3, A_MINUTE + 2);
    play_dungeon(4, A_MINUTE + 3);
    assert_int_equal(set_up(NULL), 0);
    assert_int_equal(app->play.storage.saves.number, 3);
    play_dungeon(5, A_MINUTE + 4);
    app_free(app);
    app_free(second);
    app_free(first);
    assert_int_equal(set_up(NULL), 0);
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 1);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE + 3);
    assert_int_equal(ticks_of_run(1), A_MINUTE);
    assert_int_equal(ticks_of_run(3), A_MINUTE + 2);
    assert_int_equal(ticks_of_run(5), A_MINUTE + 4);
    assert_false(is_there("2") || is_there("3"));
}

// ---- left for another at once, and taken back

static void leave_for(uint64_t seed, uint32_t ticks) {
    GenOptions options = dungeon(seed);
    app_start_undoable(app, &options);
    play(ticks);
}

static void take_back(void) {
    app_start_restore(app);
    while (app->play.session.replaying) app_work(app);
    app_pop(app); // the pause
}

static void what_is_taken_back_is_saved_once_and_displaces_nothing(void **state) {
    (void)state;
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, A_MINUTE + 1);
    leave_for(3, 100);
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 1);
    take_back();
    assert_int_equal(app->play.session.world->tick, A_MINUTE + 1);
    play(TICKS_PER_SECOND);
    assert_true(app_save(app, CARE_SURE));
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 1 + TICKS_PER_SECOND);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE);
}

static void so_is_what_was_too_young_for_a_save(void **state) {
    (void)state;
    play_dungeon(1, A_MINUTE);
    leave_for(2, 90);
    leave_for(3, 100);
    take_back();
    assert_int_equal(app->play.session.options.seed, 2);
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE);
    play(TICKS_PER_SECOND);
    assert_true(app_save(app, CARE_SURE));
    assert_int_equal(ticks_in("dungeon.save"), 90 + TICKS_PER_SECOND);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE);
}

// As by stairs within the first seconds.
static void so_is_what_made_room_for_a_save_of_the_other(void **state) {
    (void)state;
    play_dungeon(1, A_MINUTE);
    leave_for(2, 100);
    assert_true(app_save(app, CARE_SURE));
    take_back();
    play(TICKS_PER_SECOND);
    assert_true(app_save(app, CARE_SURE));
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + TICKS_PER_SECOND);
    assert_int_equal(ticks_in("dungeon.save.old"), 100);
}

static void quitting_while_it_is_taken_back_changes_nothing(void **state) {
    (void)state;
    play_dungeon(1, A_MINUTE);
    play_dungeon(2, A_MINUTE + 1);
    leave_for(3, 100);
    app_start_restore(app);
    Error error;
    assert_true(session_replay_tick(&app->play.session, &error));
    assert_true(app_save(app, CARE_SURE));
    assert_int_equal(ticks_in("dungeon.save"), A_MINUTE + 1);
    assert_int_equal(ticks_in("dungeon.save.old"), A_MINUTE);
}

static void death_ends_the_save(void **state) {
    (void)state;
    app_tick_with_input(app, (Input){0});
    assert_true(app_save(app, CARE_SURE) && is_saved());
    combat_hurt(app->play.session.world, HERO, 100, DIR_S, CAUSE_BLOW);
    app_tick_with_input(app, (Input){0});
    assert_int_equal(app->play.session.world->outcome, OUTCOME_DEATH);
    assert_false(is_saved());
    assert_true(app_save(app, CARE_SURE)); // nothing is left to save
    assert_false(is_saved());
}

static void count(void *to, const char *name) {
    (void)name;
    ++*(int *)to;
}

static int count_snapshots(void) {
    int files = 0;
    return folder_list(find("snapshots").text, count, &files) ? files : 0;
}

// Begins to go on with the last descent, and returns the tick from which it is replayed.
static uint32_t resume_from(void) {
    Error error;
    assert_true(play_begin_resume(&app->play, SAVE_DESCENT, SAVE_LAST, &error));
    return app->play.session.world->tick;
}

// Only what came after its older snapshot is replayed; what damages it costs only time.
static void a_long_game_goes_on_from_a_snapshot(void **state) {
    (void)state;
    enum { LONG_TICKS = 605 * TICKS_PER_SECOND, REPLAYED_MOST = 120 * TICKS_PER_SECOND };
    Session *session = &app->play.session;
    Error error = {""};
    play(LONG_TICKS);
    assert_true(app_save(app, CARE_SURE));
    assert_int_equal(count_snapshots(), 2);
    uint64_t hash = world_hash(session->world);
    uint32_t from = resume_from();
    assert_true(session->skipped && from < LONG_TICKS && from + REPLAYED_MOST >= LONG_TICKS);
    while (session_replay_tick(session, &error)) {
    }
    assert_string_equal(error.text, "");
    assert_true(session->world->tick == LONG_TICKS && world_hash(session->world) == hash);
    assert_true(play_finish_resume(&app->play, &error));
    play(TICKS_PER_SECOND);
    assert_true(app_save(app, CARE_SURE));
    assert_int_equal(ticks_in("descent.save"), LONG_TICKS + TICKS_PER_SECOND);
    home_clear_folder(&home, "cellarium/snapshots");
    assert_int_equal(resume_from(), 0);
    while (session_replay_tick(session, &error)) {
    }
    assert_true(play_finish_resume(&app->play, &error));
    assert_true(app_save(app, CARE_SURE));
    assert_true(count_snapshots() > 0);
    storage_end_game(&app->play.storage, session);
    assert_int_equal(count_snapshots(), 0);
}

#define SAVE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        SAVE_TEST(a_new_depth_is_saved_at_once),
        SAVE_TEST(from_ten_seconds_on_each_second_is_saved),
        SAVE_TEST(a_long_game_goes_on_from_a_snapshot),
        SAVE_TEST(death_ends_the_save),
        SAVE_TEST(what_was_done_is_saved_while_time_waits),
        SAVE_TEST(a_new_game_keeps_the_one_before_it),
        SAVE_TEST(of_two_that_had_hardly_begun_the_older_goes),
        SAVE_TEST(what_cannot_be_used_is_kept_and_displaces_nothing),
        SAVE_TEST(what_cannot_be_read_is_kept_and_told),
        SAVE_TEST(all_that_cannot_be_used_are_named),
        SAVE_TEST(pipes_are_refused_at_once),
        SAVE_TEST(what_has_not_its_name_yet_is_found),
        SAVE_TEST(names_that_are_left_over_harm_nothing),
        SAVE_TEST(what_makes_room_without_a_copy_is_set_aside),
        SAVE_TEST(so_is_a_young_game),
        SAVE_TEST(a_run_that_ends_and_is_not_kept_leaves_its_save),
        SAVE_TEST(giving_up_tells_that_the_run_is_not_kept),
        SAVE_TEST(what_never_got_its_name_is_a_run),
        SAVE_TEST(what_a_killed_process_was_writing_goes),
        SAVE_TEST(why_a_folder_cannot_be_made_is_told),
        SAVE_TEST(an_append_file_takes_nothing_of_another_game),
        SAVE_TEST(the_game_before_is_gone_on_with),
        SAVE_TEST(what_was_played_last_goes_on_in_the_title_and_the_rest_behind_more),
        SAVE_TEST(the_title_names_every_game_that_can_go_on),
        SAVE_TEST(a_save_that_goes_while_it_is_played_comes_again),
        SAVE_TEST(two_at_once_have_a_save_folder_each),
        SAVE_TEST(what_comes_home_is_gone_on_with),
        SAVE_TEST(a_daily_that_comes_home_is_still_ranked),
        SAVE_TEST(a_daily_comes_home_where_both_places_are_taken),
        SAVE_TEST(a_second_copy_says_where_it_saves),
        SAVE_TEST(a_tenth_copy_says_why_it_saves_nothing),
        SAVE_TEST(what_comes_home_displaces_what_was_hardly_begun),
        SAVE_TEST(what_makes_room_for_it_is_safe),
        SAVE_TEST(what_cannot_be_used_makes_room_first),
        SAVE_TEST(what_cannot_be_used_does_not_come_home),
        SAVE_TEST(of_more_that_come_home_the_others_are_runs),
        SAVE_TEST(what_is_taken_back_is_saved_once_and_displaces_nothing),
        SAVE_TEST(so_is_what_was_too_young_for_a_save),
        SAVE_TEST(so_is_what_made_room_for_a_save_of_the_other),
        SAVE_TEST(quitting_while_it_is_taken_back_changes_nothing),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
