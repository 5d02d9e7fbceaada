// Games that every version of the rules since 32 has left (tests/e2e/saves/RULES): each goes on. MAKE_SHELF=1
// adds those of these rules.
#include "app/play/play.h"
#include "io/game/playback.h"

#include "bots/bot.h"
#include "support/home.h"
#include "support/other_rules.h"
#include "support/own_file.h"
#include "support/unit.h"

#include <sys/stat.h>

enum {
    FIRST_RULES = 32,
    PLAYED = 115 * TICKS_PER_SECOND,       // beyond the first toll
    SNAPSHOT_EACH = 60 * TICKS_PER_SECOND, // each minute another of a game's two snapshots is written
    LATER = 600,
    TRIES = 20,
    BEGUN = 1795867200
};

static const char SHELF[] = "tests/e2e/saves";

typedef struct Kept {
    const char *name;
    SaveSlot slot;
    GenOptions options;
} Kept;

static const Kept KEPT[] = {
    {"real", SAVE_DESCENT, {.descent = true, .depth = 1}},
    {"turns", SAVE_DESCENT, {.descent = true, .depth = 1, .pace = PACE_TURNS}},
    {"tower", SAVE_DESCENT, {.descent = true, .depth = 1, .tower = true}},
    {"single", SAVE_DUNGEON, {.kind = GEN_CAVES, .toll = true}},
    {"classic", SAVE_DUNGEON, {.kind = GEN_SCATTER, .classic = true, .pace = PACE_TURNS}},
};
enum { KEPT_COUNT = sizeof KEPT / sizeof *KEPT };

static Play play;
static Home home;
static Error error;

static Path on_shelf(int rules, const char *name, const char *ending) {
    Path path;
    (void)snprintf(path.text, sizeof path.text, "%s/%d/%s%s", SHELF, rules, name, ending);
    return path;
}

static uint64_t then(void) {
    return BEGUN;
}

static void open_play(void) {
    play = (Play){.session = {.clock = then}};
    storage_open(&play.storage);
}

static void close_play(void) {
    session_free(&play.session);
    storage_close(&play.storage);
}

// Single dungeons are walked without a bot, which would soon have won them.
static void play_ticks(int ticks, bool bot) {
    Bot player;
    assert_true(bot_init(&player, true));
    for (int i = 0; i < ticks; i++) {
        const World *world = play.session.world;
        bool walks = !bot || world->outcome != OUTCOME_NONE;
        session_tick(&play.session, walks
                                        ? (Input){.x = (int8_t)(i / 7 % 3 - 1), .y = (int8_t)(i / 21 % 3 - 1)}
                                        : bot_input(&player, world));
    }
    bot_free(&player);
}

// The snapshot of a game at that tick.
static Path snapshot_of(uint64_t seed, uint32_t tick) {
    char name[RUN_NAME_BYTES], file[RUN_NAME_BYTES + 32];
    assert_true(run_name(BEGUN, seed, name));
    (void)snprintf(file, sizeof file, "snapshots/%s.%d", name,
                   (int)(tick / SNAPSHOT_EACH % SNAPSHOTS_OF_GAME));
    return own_path(file);
}

static GenOptions options_of(const Kept *kept) {
    GenOptions options = kept->options;
    if (!options.descent) {
        options = GENERATORS[kept->options.kind]->defaults;
        options.toll = kept->options.toll;
        options.classic = kept->options.classic;
        options.pace = kept->options.pace;
    }
    gen_set_usual_size(&options);
    return options;
}

// Plays a game. Returns its last tick, or 0 if it came to an end.
static uint32_t play_one(const GenOptions *options) {
    open_play();
    assert_true(session_start_game(&play.session, options, &error));
    storage_begin_saves(&play.storage, &play.session);
    play_ticks(PLAYED, options->descent);
    bool plays = play.session.world->outcome == OUTCOME_NONE;
    assert_true(!plays || storage_save(&play.storage, &play.session, CARE_SURE));
    uint32_t tick = plays ? play.session.world->tick : 0;
    close_play();
    return tick;
}

// Plays games until one goes on.
static void make(const Kept *kept) {
    GenOptions options = options_of(kept);
    options.seed = WORLD_RULES;
    uint32_t tick;
    while ((tick = play_one(&options)) == 0 && options.seed < WORLD_RULES + TRIES) options.seed++;
    if (tick == 0) fail_msg("%s: each game ends", kept->name);
    Buffer save = read_path(own_path(SAVE_NAMES[kept->slot])),
           snapshot = read_path(snapshot_of(options.seed, tick));
    write_path(on_shelf(WORLD_RULES, kept->name, ".save"), &save);
    write_path(on_shelf(WORLD_RULES, kept->name, ".snapshot"), &snapshot);
    home_clear(&home);
}

// What an update may do to a game, beside other rules.
typedef enum Change { CHANGE_NONE, CHANGE_RULES, CHANGE_FIELD, CHANGE_KIND, CHANGE_COUNT } Change;

static int rules_of(const Buffer *save) {
    return (int)other_get(save->bytes + RULES_AT, 2);
}

static uint64_t seed_of(const Buffer *save) {
    Replay replay;
    assert_true(replay_check_open(&replay, save->bytes, save->size, &error));
    assert_int_equal(replay_next(&replay), REPLAY_GAME);
    return replay.options.seed;
}

// Makes it a game of older rules than it is.
static void change(Change how, Buffer *save, Buffer *snapshot) {
    static const char *const NAMES[CHANGE_COUNT][2] = {
        [CHANGE_FIELD] = {"scorch", "scorcX"}, [CHANGE_KIND] = {"rat", "raX"}};
    int rules = rules_of(save) - 1;
    uint64_t check = other_check_of_snapshot(snapshot);
    if (how == CHANGE_NONE) return;
    if (NAMES[how][0] != NULL) assert_true(other_rename(snapshot, NAMES[how][0], NAMES[how][1]) > 0);
    other_rules_of_recording(save, rules, &check);
    other_rules_of_snapshot(snapshot, rules, check);
}

static bool go_on(SaveSlot slot) {
    error.text[0] = '\0';
    if (!play_begin_resume(&play, slot, SAVE_LAST, &error)) return false;
    while (session_replay_tick(&play.session, &error)) {
    }
    return error.text[0] == '\0' && play_finish_resume(&play, &error);
}

// What was played since can be replayed and is what it claims to be.
static void verify(SaveSlot slot, bool updated) {
    Playback playback;
    char text[128];
    if (!playback_open(&playback, read_path(own_path(SAVE_NAMES[slot])), &error)) fail_msg("%s", error.text);
    assert_true(playback_seek(&playback, playback.ticks));
    if (playback_mismatch(&playback, text, sizeof text)) fail_msg("%s", text);
    assert_int_equal(playback.ticks, updated ? LATER : PLAYED + LATER);
    assert_true(playback.replay.taken == updated);
    playback_free(&playback);
}

static void check(int rules, const Kept *kept, Change how) {
    Save save;
    Buffer recording = read_path(on_shelf(rules, kept->name, ".save")),
           snapshot = read_path(on_shelf(rules, kept->name, ".snapshot"));
    change(how, &recording, &snapshot);
    bool updated = rules_of(&recording) != WORLD_RULES;
    uint64_t seed = seed_of(&recording);
    write_path(own_path(SAVE_NAMES[kept->slot]), &recording);
    write_path(snapshot_of(seed, 0), &snapshot);
    open_play();
    save_read_info(&play.storage.saves, kept->slot, SAVE_LAST, &save);
    if (!save.usable || !go_on(kept->slot))
        fail_msg("%d/%s, change %d: %s", rules, kept->name, how, save.usable ? error.text : save.why.text);
    uint32_t tick = play.session.world->tick;
    assert_int_equal(play.session.ticks_before, updated ? tick : 0);
    assert_true(play.session.taken == updated && (storage_take_error(&play.storage) != NULL) == updated);
    play_ticks(LATER, kept->options.descent);
    session_flush(&play.session);
    Buffer all = {0};
    assert_true(session_append_game(&play.session, &all));
    write_path(own_path(SAVE_NAMES[kept->slot]), &all); // it may be over by now, so it is not saved
    verify(kept->slot, updated);
    close_play();
    home_clear(&home);
}

static void each_goes_on(void **state) {
    (void)state;
    struct stat there;
    int shelves = 0;
    for (int rules = FIRST_RULES; rules <= WORLD_RULES; rules++) {
        if (stat(on_shelf(rules, "", "").text, &there) != 0) continue;
        for (int i = 0; i < KEPT_COUNT; i++) {
            for (int how = 0; how < CHANGE_COUNT; how++) check(rules, &KEPT[i], (Change)how);
        }
        shelves++;
    }
    assert_true(shelves > 0);
}

static void these_rules_have_a_shelf(void **state) {
    (void)state;
    for (int i = 0; i < KEPT_COUNT && getenv("MAKE_SHELF") != NULL; i++) make(&KEPT[i]);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(these_rules_have_a_shelf),
                                       cmocka_unit_test(each_goes_on)};
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    home_clear(&home);
    return home_close(&home) ? failed : 1;
}
