#include "app/play/session.h"

#include "gen/pieces/pack.h"
#include "gen/pieces/set_piece.h"
#include "io/game/snapshot.h"
#include "map/balance_toll.h"
#include "support/game_hash.h"
#include "support/unit.h"

enum { PLAYED_TICKS = 60 * TICKS_PER_SECOND };

static Error error;

// Presses all there is to press, changing now and then.
static Input some_input(uint32_t tick) {
    uint32_t phase = tick / 17 * 2654435761u;
    return (Input){.x = (int8_t)((int)(phase >> 8 & 3) % 3 - 1),
                   .y = (int8_t)((int)(phase >> 12 & 3) % 3 - 1),
                   .buttons = (uint8_t)(phase >> 16 & (BUTTONS_ALL & ~BUTTON_PACE)),
                   .slot = (uint8_t)((phase >> 24) % (SLOTS + 1)),
                   .pick = (uint8_t)((phase >> 20) % (ITEM_COUNT + 1))};
}

static void play(Session *session, uint32_t from, uint32_t to) {
    for (uint32_t tick = from; tick < to; tick++) session_tick(session, some_input(tick));
}

static void begin(Session *session, int depth) {
    GenOptions options = {.descent = true, .depth = depth, .seed = 11};
    gen_set_usual_size(&options);
    *session = (Session){0};
    assert_true(session_start_game(session, &options, &error));
}

// Plays what was saved to its end, as Continue does.
static void go_on(Session *session, Session *left) {
    Buffer bytes = {0};
    session_flush(left);
    buffer_bytes(&bytes, left->game_recorder.out.bytes, left->game_recorder.out.size);
    *session = (Session){0};
    assert_true(session_start_replay(session, bytes, ALL_TICKS, &error));
    error.text[0] = '\0';
    while (session_replay_tick(session, &error)) {
    }
    assert_string_equal(error.text, "");
    assert_true(session_progress(session) > 200); // all but its end
    session->replaying = false;
}

// Continues what is saved from a snapshot, as Continue does.
static bool skip_on(Session *session, const Session *left, uint64_t check, const Buffer *snapshot) {
    StoredSnapshot stored = {
        .bytes = snapshot->bytes, .size = snapshot->size, .check = check, .rules = WORLD_RULES, .sneaks = 3};
    Buffer bytes = {0};
    buffer_bytes(&bytes, left->game_recorder.out.bytes, left->game_recorder.out.size);
    *session = (Session){0};
    assert_true(session_start_replay(session, bytes, ALL_TICKS, &error));
    return session_skip_to(session, &stored);
}

static void replay_rest(Session *session, uint32_t ticks) {
    error.text[0] = '\0';
    uint32_t from = session->world->tick;
    while (session_replay_tick(session, &error)) {
    }
    assert_string_equal(error.text, "");
    assert_int_equal(session->world->tick - from, ticks);
    session->replaying = false;
}

static void what_is_skipped_is_recorded_too(void **state) {
    (void)state;
    Session left, skipped;
    Buffer snapshot = {0};
    begin(&left, 1);
    play(&left, 0, PLAYED_TICKS / 2);
    session_mark_unranked(&left);
    play(&left, PLAYED_TICKS / 2, PLAYED_TICKS);
    session_flush(&left);
    uint64_t check = left.game_recorder.check;
    uint32_t at = left.world->tick;
    snapshot_write(left.game, &snapshot);
    play(&left, PLAYED_TICKS, PLAYED_TICKS + 130);
    session_flush(&left);
    assert_true(skip_on(&skipped, &left, check, &snapshot));
    assert_true(skipped.taken && skipped.by_another && skipped.sneaks == 3);
    assert_int_equal(skipped.world->tick, at);
    replay_rest(&skipped, left.world->tick - at);
    assert_true(game_hash(skipped.game) == game_hash(left.game));
    play(&left, 0, 300);
    play(&skipped, 0, 300);
    session_flush(&left);
    session_flush(&skipped);
    int64_t ticks;
    assert_true(replay_is_same_game(&skipped.game_recorder.out, &left.game_recorder.out, &ticks));
    assert_int_equal(ticks, PLAYED_TICKS + 130 + 300);
    session_free(&left);
    session_free(&skipped);
    buffer_free(&snapshot);
}

// One of another moment, one that is damaged, and one that lacks something.
static void what_does_not_fit_is_replayed(void **state) {
    (void)state;
    Session left, skipped;
    Buffer snapshot = {0};
    begin(&left, 1);
    play(&left, 0, 600);
    session_flush(&left);
    uint64_t check = left.game_recorder.check;
    snapshot_write(left.game, &snapshot);
    play(&left, 600, 1200);
    session_flush(&left);
    assert_false(skip_on(&skipped, &left, check + 1, &snapshot));
    session_free(&skipped);
    assert_false(skip_on(&skipped, &left, left.game_recorder.check, &snapshot));
    session_free(&skipped);
    snapshot.bytes[0]++;
    assert_false(skip_on(&skipped, &left, check, &snapshot));
    snapshot.bytes[0]--;
    replay_rest(&skipped, left.world->tick);
    assert_true(game_hash(skipped.game) == game_hash(left.game));
    session_free(&skipped);
    assert_true(skip_on(&skipped, &left, check, &snapshot));
    skipped.world->actors[HERO].hp--; // as if it had not been in the snapshot
    error.text[0] = '\0';
    while (session_replay_tick(&skipped, &error)) {
    }
    assert_string_equal(error.text, "");
    assert_true(game_hash(skipped.game) == game_hash(left.game));
    session_free(&skipped);
    session_free(&left);
    buffer_free(&snapshot);
}

// The caller of the options may free what they point to.
static void what_goes_along_with_a_game_is_kept(void **state) {
    (void)state;
    uint8_t bytes[PIECE_PACKED_MOST];
    SetPiece own = PIECES[0];
    own.name[0] = 'x';
    GenOptions options = GENERATORS[GEN_ROOMS]->defaults;
    options.pieces = true;
    options.own = (OwnPieces){bytes, piece_pack(&own, bytes)};
    Session session = {0}, again;
    assert_true(session_start_game(&session, &options, &error));
    memset(bytes, 0, sizeof bytes);
    play(&session, 0, 100);
    go_on(&again, &session);
    assert_true(game_hash(again.game) == game_hash(session.game));
    session_free(&again);
    session_free(&session);
}

static void a_saved_game_goes_on_as_if_nothing_had_been(void **state) {
    (void)state;
    Session left, again, third;
    begin(&left, 2);
    play(&left, 0, 500);
    go_on(&again, &left);
    assert_true(game_hash(again.game) == game_hash(left.game));
    play(&left, 500, 1000);
    play(&again, 500, 1000);
    assert_true(game_hash(again.game) == game_hash(left.game));
    go_on(&third, &again); // what was gone on with can be saved again
    assert_true(game_hash(third.game) == game_hash(left.game));
    session_free(&left);
    session_free(&again);
    session_free(&third);
}

static void only_the_last_game_is_saved(void **state) {
    (void)state;
    Session left, again;
    begin(&left, 1);
    play(&left, 0, 100);
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    assert_true(session_start_game(&left, &options, &error));
    play(&left, 0, 70);
    go_on(&again, &left);
    assert_int_equal(again.options.kind, GEN_PILLARS);
    assert_int_equal(again.world->tick, 70);
    session_free(&left);
    session_free(&again);
}

static void a_save_knows_whether_a_bell_tolls(void **state) {
    (void)state;
    for (int toll = 0; toll < 2; toll++) {
        GenOptions options = GENERATORS[GEN_CAVES]->defaults;
        Session session = {0}, again;
        options.seed = 11;
        options.toll = toll != 0;
        gen_set_usual_size(&options);
        assert_true(session_start_game(&session, &options, &error));
        play(&session, 0, TOLL_PERIOD + 600);
        go_on(&again, &session);
        assert_int_equal(again.options.toll, toll);
        assert_int_equal(again.world->clock.on, toll);
        assert_true(again.world->clock.tolls >= toll);
        assert_true(game_hash(again.game) == game_hash(session.game));
        session_free(&session);
        session_free(&again);
    }
}

static void a_save_knows_how_time_passes(void **state) {
    (void)state;
    for (int pace = 0; pace < PACE_COUNT; pace++) {
        GenOptions options = {
            .descent = true, .depth = 1, .seed = 11, .pace = (Pace)pace, .tower = pace == 1};
        Session session = {0}, again;
        gen_set_usual_size(&options);
        assert_true(session_start_game(&session, &options, &error));
        assert_int_equal(session.world->hero.pace, pace);
        play(&session, 0, 600);
        go_on(&again, &session);
        assert_int_equal(again.options.pace, pace);
        assert_int_equal(again.options.tower, options.tower);
        assert_true(game_hash(again.game) == game_hash(session.game));
        session_free(&session);
        session_free(&again);
    }
}

// Whether the first depth's side door is open is part of the recording; the share code does not know it.
static void a_save_knows_whether_the_side_door_was_open(void **state) {
    (void)state;
    for (int open = 0; open < 3; open++) {
        GenOptions options = {
            .descent = true, .depth = 1, .seed = 11, .side_door = open == 1, .beyond = open == 2};
        Session session = {0}, again;
        gen_set_usual_size(&options);
        assert_true(session_start_game(&session, &options, &error));
        play(&session, 0, 600);
        go_on(&again, &session);
        assert_int_equal(again.options.side_door, open == 1);
        assert_int_equal(again.options.beyond, open == 2);
        assert_true(game_hash(again.game) == game_hash(session.game));
        session_free(&session);
        session_free(&again);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_skipped_is_recorded_too),
        cmocka_unit_test(what_does_not_fit_is_replayed),
        cmocka_unit_test(what_goes_along_with_a_game_is_kept),
        cmocka_unit_test(a_saved_game_goes_on_as_if_nothing_had_been),
        cmocka_unit_test(only_the_last_game_is_saved),
        cmocka_unit_test(a_save_knows_whether_a_bell_tolls),
        cmocka_unit_test(a_save_knows_whether_the_side_door_was_open),
        cmocka_unit_test(a_save_knows_how_time_passes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
