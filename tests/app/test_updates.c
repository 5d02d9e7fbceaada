// Saved games of older and newer rules.
#include "app/play/play.h"
#include "io/game/playback.h"
#include "sim/reopen.h"
#include "sim/space/terrain.h"

#include "support/home.h"
#include "support/other_rules.h"
#include "support/own_file.h"
#include "support/unit.h"

#include <fcntl.h>
#include <sys/stat.h>

enum { PLAYED = 900, LATER = 600, OLDER = WORLD_RULES - 1 };

static Play play;
static Home home;
static Error error;

static uint64_t hash_file(const char *name) {
    return home_hash_file(own_path(name).text);
}

static Input input_at(uint32_t tick) {
    return (Input){.x = (int8_t)(tick / 30 % 3 - 1), .y = (int8_t)(tick / 90 % 3 - 1)};
}

static void play_ticks(int ticks) {
    for (int i = 0; i < ticks; i++) session_tick(&play.session, input_at(play.session.world->tick));
}

static void open_play(void) {
    play = (Play){0};
    storage_open(&play.storage);
}

static void begin(int ticks) {
    GenOptions options = {.descent = true, .depth = 1, .seed = 11};
    gen_set_usual_size(&options);
    assert_true(session_start_game(&play.session, &options, &error));
    storage_begin_saves(&play.storage, &play.session);
    play_ticks(ticks);
}

static void leave(void) {
    assert_true(storage_save(&play.storage, &play.session, CARE_SURE));
    session_free(&play.session);
    storage_close(&play.storage);
}

static char snapshot[2][64];
static int snapshots;

static void note(void *to, const char *name) {
    (void)to;
    if (name[0] == '.' || snapshots == 2) return;
    (void)snprintf(snapshot[snapshots++], sizeof snapshot[0], "snapshots/%s", name);
}

static void list_snapshots(void) {
    snapshots = 0;
    assert_true(folder_list(own_path("snapshots").text, note, NULL));
}

// Makes the save and its snapshot those of other rules. There is one snapshot in a game of less than a
// minute.
static void become(int rules) {
    list_snapshots();
    assert_int_equal(snapshots, 1);
    Buffer save = read_path(own_path("descent.save")), file = read_path(own_path(snapshot[0]));
    uint64_t check = other_check_of_snapshot(&file);
    other_rules_of_recording(&save, rules, &check);
    other_rules_of_snapshot(&file, rules, check);
    write_path(own_path("descent.save"), &save);
    write_path(own_path(snapshot[0]), &file);
}

static Save look(void) {
    Save save;
    save_read_info(&play.storage.saves, SAVE_DESCENT, SAVE_LAST, &save);
    return save;
}

static bool go_on(void) {
    error.text[0] = '\0';
    if (!play_begin_resume(&play, SAVE_DESCENT, SAVE_LAST, &error)) return false;
    while (session_replay_tick(&play.session, &error)) {
    }
    return error.text[0] == '\0' && play_finish_resume(&play, &error);
}

static Runs read_runs(void) {
    Runs runs = {0};
    assert_true(runs_read(&runs, NULL, &error));
    return runs;
}

static int set_up(void **state) {
    (void)state;
    open_play();
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    session_free(&play.session);
    storage_close(&play.storage);
    home_clear(&home);
    return 0;
}

// Plays a recording in the save's place to its end and compares it with what it claims.
static void check_recording(int ticks) {
    Playback playback;
    char text[128];
    if (!playback_open(&playback, read_path(own_path("descent.save")), &error)) fail_msg("%s", error.text);
    while (playback_play_tick(&playback)) {
    }
    if (playback_mismatch(&playback, text, sizeof text)) fail_msg("%s", text);
    assert_int_equal(playback.tick, ticks);
    assert_true(playback.replay.taken && playback.replay.updated);
    playback_free(&playback);
}

static void a_game_of_older_rules_goes_on(void **state) {
    (void)state;
    begin(PLAYED);
    uint64_t hash = world_hash(play.session.world);
    leave();
    become(OLDER);
    uint64_t old = hash_file("descent.save");
    open_play();
    Save save = look();
    assert_true(save.usable && save.older && !save.taken && save.ticks == PLAYED);
    char told[256];
    storage_tell_standing(&save, told, sizeof told);
    assert_non_null(strstr(told, "; older than the update: goes on, not ranked"));
    assert_string_equal(save.why.text, "");
    if (!go_on()) fail_msg("%s", error.text);
    assert_string_equal(storage_take_error(&play.storage), "Continued over an update: not ranked");
    assert_true(play.session.taken && !play.session.by_another);
    assert_int_equal(play.session.world->tick, PLAYED);
    assert_true(world_hash(play.session.world) == hash);
    save = look(); // nothing was played yet
    assert_true(save.usable && !save.older && save.taken && save.ticks == PLAYED && save.standing.hp > 0);
    play_ticks(LATER);
    leave();
    check_recording(LATER);
    open_play();
    save = look();
    assert_true(save.usable && save.taken && save.ticks == PLAYED + LATER);
    if (!go_on()) fail_msg("%s", error.text);
    assert_null(storage_take_error(&play.storage));
    assert_true(play.session.taken && play.session.world->tick == PLAYED + LATER);
    Runs runs = read_runs();
    assert_int_equal(runs.count, 1); // the old one, as it was
    assert_int_equal(runs.unusable, 0);
    assert_true(runs.at[0].usable && runs.at[0].older == OLDER && runs.at[0].ticks == PLAYED);
    assert_int_equal(runs.at[0].rank, 1);
    char name[RUN_NAME_BYTES + 8];
    (void)snprintf(name, sizeof name, "runs/%s", runs.at[0].name);
    assert_true(hash_file(name) == old);
    runs_free(&runs);
    play_ticks(LATER);
    storage_end_game(&play.storage, &play.session);
    runs = read_runs();
    assert_int_equal(runs.count, 2);
    for (int i = 0; i < 2; i++) {
        const Run *run = &runs.at[i];
        if (run->older == OLDER) continue;
        assert_true(run->usable && run->unranked && run->updated && run->rank == 0);
        assert_int_equal(run->ticks, 2 * LATER);
    }
    runs_free(&runs);
}

static void it_goes_on_over_another_update(void **state) {
    (void)state;
    begin(PLAYED);
    leave();
    become(OLDER);
    open_play();
    assert_true(go_on());
    play_ticks(LATER);
    leave();
    home_clear_folder(&home, "cellarium/snapshots"); // those of the first version
    open_play();
    assert_true(go_on());
    leave();
    become(OLDER);
    open_play();
    if (!go_on()) fail_msg("%s", error.text);
    assert_int_equal(play.session.world->tick, PLAYED + LATER);
    play_ticks(LATER);
    leave();
    check_recording(LATER);
    open_play();
    assert_int_equal(look().ticks, PLAYED + 2 * LATER);
}

static void of_newer_rules_it_is_refused_and_stays(void **state) {
    (void)state;
    char expected[64];
    begin(PLAYED);
    leave();
    become(WORLD_RULES + 1);
    uint64_t hash = home_hash(&home);
    open_play();
    Save save = look();
    (void)snprintf(expected, sizeof expected, "rules %d;", WORLD_RULES + 1);
    assert_true(save.there && !save.usable && strstr(save.why.text, expected) != NULL);
    assert_false(go_on());
    assert_non_null(strstr(error.text, expected));
    assert_true(home_hash(&home) == hash);
    list_snapshots();
    assert_int_equal(snapshots, 1);
}

// It has no snapshot: it is told which version can play it, and it becomes a run when it has to make room.
static void without_a_snapshot_it_is_kept(void **state) {
    (void)state;
    char expected[64];
    begin(PLAYED);
    leave();
    become(OLDER);
    home_clear_folder(&home, "cellarium/snapshots");
    open_play();
    Save save = look();
    (void)snprintf(expected, sizeof expected, "rules %d;", OLDER);
    assert_true(!save.usable && strstr(save.why.text, expected) != NULL);
    assert_false(go_on());
    assert_non_null(strstr(error.text, expected));
    for (int i = 0; i < 3; i++) { // others need its place
        begin(PLAYED);
        leave();
        open_play();
    }
    Runs runs = read_runs();
    int old = 0;
    for (int i = 0; i < runs.count; i++) old += runs.at[i].usable && runs.at[i].older == OLDER;
    assert_int_equal(old, 1);
    runs_free(&runs);
}

// However short a game was, its save has a snapshot.
static void a_short_game_goes_on_too(void **state) {
    (void)state;
    begin(7);
    leave();
    become(OLDER);
    open_play();
    if (!go_on()) fail_msg("%s", error.text);
    assert_int_equal(play.session.world->tick, 7);
}

static void a_game_turn_by_turn_has_a_snapshot_at_once(void **state) {
    (void)state;
    GenOptions options = {.descent = true, .depth = 1, .seed = 11, .pace = PACE_TURNS};
    gen_set_usual_size(&options);
    assert_true(session_start_game(&play.session, &options, &error));
    storage_begin_saves(&play.storage, &play.session);
    for (int i = 0; i < TICKS_PER_SECOND; i++) {
        play_ticks(1);
        assert_null(storage_save_due(&play.storage, &play.session, STORAGE_ACT));
    }
    list_snapshots();
    assert_int_equal(snapshots, 1);
}

// The update turned what leads to the stairs into wall.
static void closed_ways_are_opened_and_told(void **state) {
    (void)state;
    begin(PLAYED);
    World *world = play.session.world;
    Vec hero = cell_of(world->actors[HERO].pos);
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec cell = {i % world->level.tiles.w, i / world->level.tiles.w};
        int far = int_max(int_abs(cell.x - hero.x), int_abs(cell.y - hero.y));
        if (far == 1) terrain_set(world, cell, TILE_WALL);
    }
    leave();
    become(OLDER);
    open_play();
    if (!go_on()) fail_msg("%s", error.text);
    assert_string_equal(storage_take_error(&play.storage),
                        "Continued over an update: not ranked. Ways that it had closed are open.");
    assert_int_equal(world_reopen(play.session.world), 0);
    leave();
    check_recording(0);
    open_play();
}

static void what_is_damaged_changes_nothing(void **state) {
    (void)state;
    begin(PLAYED);
    leave();
    become(OLDER);
    Buffer file = read_path(own_path(snapshot[0]));
    file.bytes[26] ^= 64; // its format
    other_seal_snapshot(&file);
    write_path(own_path(snapshot[0]), &file);
    uint64_t hash = home_hash(&home);
    open_play();
    assert_false(go_on());
    assert_true(error.text[0] != '\0' && home_hash(&home) == hash);
}

// The snapshots of what is saved stay, however many others there are.
static void a_saved_game_keeps_its_snapshot(void **state) {
    (void)state;
    begin(PLAYED);
    leave();
    list_snapshots();
    char first[sizeof snapshot[0]];
    (void)snprintf(first, sizeof first, "%s", snapshot[0]);
    for (int i = 0; i < SNAPSHOTS_KEPT + 4; i++) {
        char name[64];
        Buffer file = {0};
        buffer_text(&file, "%d", i);
        (void)snprintf(name, sizeof name, "snapshots/20990101-000000-%d.0", i);
        write_path(own_path(name), &file);
    }
    const struct timespec old[2] = {{.tv_sec = 1}, {.tv_sec = 1}};
    assert_int_equal(utimensat(AT_FDCWD, own_path(first).text, old, 0), 0);
    open_play();
    assert_true(file_may_exist(own_path(first).text));
}

#define UPDATE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        UPDATE_TEST(a_game_of_older_rules_goes_on),
        UPDATE_TEST(it_goes_on_over_another_update),
        UPDATE_TEST(of_newer_rules_it_is_refused_and_stays),
        UPDATE_TEST(without_a_snapshot_it_is_kept),
        UPDATE_TEST(a_short_game_goes_on_too),
        UPDATE_TEST(a_game_turn_by_turn_has_a_snapshot_at_once),
        UPDATE_TEST(closed_ways_are_opened_and_told),
        UPDATE_TEST(what_is_damaged_changes_nothing),
        UPDATE_TEST(a_saved_game_keeps_its_snapshot),
    };
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
