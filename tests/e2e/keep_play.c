// Plays games that are saved, without a display and as fast as possible. It prints what is safe by now, for
// test_lost.py, which kills it. usage: keep_play story | endless SEED | games COUNT TICKS | check
//
//     kept SEED TICK   the program believes that the game of SEED is saved up to TICK
//     may SEED         the game of SEED may be dropped from now on, because it was hardly played
//     told WHAT        the program says that something could not be kept
//     file NAME SEED TICK   (check) a file that exists: a save is replayed to its end; of a run, what it says
#include "app/app.h"
#include "app/loop.h"
#include "app/store/saves.h"

#include "base/check.h"
#include "base/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONG_TICKS = 61 * TICKS_PER_SECOND, SHORT_TICKS = 12 * TICKS_PER_SECOND };

static void say_may(uint64_t seed) {
    printf("may %llu\n", (unsigned long long)seed);
}

static void say_kept(const App *app, uint64_t seed, uint32_t tick) {
    if (app->play.storage.why.text[0] == '\0') printf("kept %llu %u\n", (unsigned long long)seed, tick);
}

static void say_told(App *app) {
    const char *told = app->play.storage.unkept.text;
    if (told[0] != '\0' || app->play.storage.why.text[0] != '\0')
        printf("told %s %s\n", told, app->play.storage.why.text);
}

static Input input_of(uint32_t tick) {
    return (Input){.buttons = tick / 45 % 2 != 0 ? BUTTON_SHUTTER : 0};
}

static void play(App *app, uint32_t ticks) {
    for (uint32_t i = 0; i < ticks && app->play.session.world->outcome == OUTCOME_NONE; i++) {
        size_t before = app->play.storage.saves.current.size;
        app_tick_with_input(app, input_of(app->play.session.world->tick));
        if (app->play.storage.saves.current.open && app->play.storage.saves.current.size != before)
            say_kept(app, app->play.session.options.seed, app->play.session.world->tick);
    }
}

// So small that there is no room for a monster, so a hero who stands there lives.
static void begin(App *app, uint64_t seed) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.depth = options.rooms = 1;
    options.w = options.h = 7;
    options.seed = seed;
    app_begin_dungeon(app, &options);
    const Save *const there[] = {&app->play.storage.saves.last, &app->play.storage.saves.old};
    for (size_t i = 0; i < sizeof there / sizeof *there; i++) {
        if (there[i]->ticks < STORAGE_FIRST_TICKS) say_may(there[i]->options.seed);
    }
    say_told(app);
}

static void leave(App *app) {
    uint64_t seed = app->play.session.options.seed;
    uint32_t tick = app->play.session.world->tick;
    bool plays = app->play.session.world->outcome == OUTCOME_NONE;
    app_leave_to_title(app);
    if (plays && tick > 0 && app->play.notice.text[0] == '\0')
        say_kept(app, seed, tick); // no tick: nothing to keep
}

static bool go_on(App *app, SavePlace place) {
    Save save;
    save_read_info(&app->play.storage.saves, SAVE_DUNGEON, place, &save);
    if (!save.usable || app->play.spoilt[SAVE_DUNGEON][place]) return false;
    app_start_resume(app, SAVE_DUNGEON, place);
    while (app->play.session.replaying) app_work(app);
    if (app->stack.at[0] != SCREEN_PLAY) return false;
    app_pop(app); // the pause
    return true;
}

// Leaving, a new game over another twice, the older one again, quitting.
static void tell_story(App *app) {
    begin(app, 1);
    play(app, LONG_TICKS);
    leave(app);
    begin(app, 2);
    play(app, LONG_TICKS);
    begin(app, 3);
    play(app, SHORT_TICKS);
    leave(app);
    if (go_on(app, SAVE_OLD)) play(app, SHORT_TICKS);
}

// So that each tick takes room.
static void play_busily(App *app, uint32_t ticks) {
    for (uint32_t i = 0; i < ticks && app->play.session.world->outcome == OUTCOME_NONE; i++) {
        app_tick_with_input(app, (Input){.buttons = i % 2 != 0 ? BUTTON_SHUTTER : 0});
    }
    if (app->play.storage.saves.current.open)
        say_kept(app, app->play.session.options.seed, app->play.session.world->tick / 60 * 60);
}

static void give_up(App *app) {
    uint64_t seed = app->play.session.options.seed;
    uint32_t tick = app->play.session.world->tick;
    if (!app->play.storage.saves.current.open) return;
    say_kept(app, seed, tick);
    app_carry_out(app, &(ScreenCommand){.kind = DO_ASK, .what = ASK_GIVE_UP});
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_CONFIRM);
    say_told(app);
}

// Several, one after the other: the first a long one, the last given up.
static void play_games(App *app, uint64_t count, uint32_t ticks) {
    for (uint64_t seed = 1; seed <= count; seed++) {
        begin(app, seed);
        if (seed == 1) play_busily(app, ticks);
        if (seed > 1) play(app, LONG_TICKS);
        if (seed < count) leave(app);
    }
    give_up(app);
}

// Until somebody kills it.
static void play_on(App *app, uint64_t seed) {
    Rng rng;
    rng_init(&rng, seed, STREAM_AI);
    if (!go_on(app, rng_chance(&rng, 1, 3) ? SAVE_OLD : SAVE_LAST)) begin(app, seed);
    for (;;) {
        play(app, (uint32_t)rng_below(&rng, LONG_TICKS));
        leave(app);
        int lot = rng_below(&rng, 4);
        if (lot == 0 || !go_on(app, lot == 1 ? SAVE_OLD : SAVE_LAST)) begin(app, ++seed);
    }
}

// False when it is another game than was saved.
static bool check_bytes(const char *name, Buffer bytes) {
    Session session = {0};
    Error error = {""};
    bool same = session_start_replay(&session, bytes, ALL_TICKS, &error);
    while (same && session_replay_tick(&session, &error)) {
    }
    same = same && error.text[0] == '\0';
    if (same)
        printf("file %s %llu %u\n", name, (unsigned long long)session.options.seed, session.world->tick);
    if (!same) printf("wrong %s %s\n", name, error.text);
    session_free(&session);
    return same;
}

static bool check_file(const SaveFolder *saves, SavePlace place) {
    static const char *const NAMES[SAVE_PLACES] = {"last", "old"};
    Save save;
    Buffer bytes = {0};
    Error error = {""};
    save_read_info(saves, SAVE_DUNGEON, place, &save);
    if (save.usable && save_read(saves, SAVE_DUNGEON, place, &bytes, &error))
        return check_bytes(NAMES[place], bytes);
    printf("none %s %s%s\n", NAMES[place], save.why.text, error.text);
    buffer_free(&bytes);
    return true;
}

// Saves that were set aside and could not become runs.
static bool check_asides(const SaveFolder *saves) {
    bool same = true;
    for (int i = 2; i < 100; i++) {
        char path[PATH_MAX_BYTES + 64];
        Error error;
        Buffer bytes = {0};
        (void)snprintf(path, sizeof path, "%sdungeon.save.old.%d", saves->folder, i);
        if (file_may_exist(path) && file_read(path, &bytes, &error)) {
            same = check_bytes("aside", bytes) && same;
        } else {
            buffer_free(&bytes);
        }
    }
    return same;
}

static bool check_runs(void) {
    Runs runs = {0};
    Error error;
    if (!runs_read(&runs, NULL, &error)) return false;
    bool usable = runs.unusable == 0;
    for (int i = 0; i < runs.count; i++)
        printf("file run %llu %lld\n", (unsigned long long)runs.at[i].options.seed,
               (long long)runs.at[i].ticks);
    runs_free(&runs);
    return usable;
}

static int check(void) {
    SaveFolder saves;
    save_folder_reserve(&saves);
    printf("saves %d %s\n", saves.number, saves.why.text);
    bool same = check_file(&saves, SAVE_LAST);
    same = check_file(&saves, SAVE_OLD) && same;
    same = check_asides(&saves) && same;
    same = check_runs() && same;
    save_folder_release(&saves);
    return same ? 0 : 1;
}

int main(int argc, char **argv) {
    Options options = {.mute = true, .window_w = 640, .window_h = 360};
    Error error = {""};
    if (argc < 2 || setvbuf(stdout, NULL, _IOLBF, 0) != 0 || setenv("SDL_VIDEODRIVER", "dummy", 1) != 0)
        return 2;
    if (strcmp(argv[1], "check") == 0) return check();
    App *app = app_new(&options, &error);
    CHECK(app != NULL);
    if (strcmp(argv[1], "story") == 0) tell_story(app);
    if (strcmp(argv[1], "games") == 0 && argc > 3)
        play_games(app, strtoull(argv[2], NULL, 10), (uint32_t)strtoul(argv[3], NULL, 10));
    if (strcmp(argv[1], "endless") == 0) play_on(app, argc > 2 ? strtoull(argv[2], NULL, 10) : 1);
    uint64_t seed = app->play.session.options.seed;
    uint32_t tick = app->play.session.world->tick;
    bool well = app_save_all(app, &error);
    if (well) say_kept(app, seed, tick);
    app_free(app);
    if (!well) (void)fprintf(stderr, "%s\n", error.text);
    return well ? 0 : 1;
}
