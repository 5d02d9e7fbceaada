// What recordings made by hand, byte by byte, are said to contain, and the messages about their faults.
#include "io/game/playback.h"

#include "gen/gen.h"
#include "io/fault.h"
#include "io/share_code.h"
#include "support/unit.h"

#include <string.h>

static void a_mark_is_gone_to_from_both_sides_but_a_hurt_is_not(void **state) {
    (void)state;
    static const Playback playback = {
        .marks = {{MARK_DEPTH, 1, 10}, {MARK_HURT, 0, 20}, {MARK_TOLL, 1, 30}, {MARK_END, 1, 40}},
        .mark_count = 4};
    static const struct {
        int64_t at, before, after;
    } WAYS[] = {{9, -1, 10},  {10, -1, 30}, {11, 10, 30}, {25, 10, 30},
                {30, 10, 40}, {40, 30, -1}, {99, 40, -1}};
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        assert_int_equal(playback_mark_before(&playback, WAYS[i].at), WAYS[i].before);
        assert_int_equal(playback_mark_after(&playback, WAYS[i].at), WAYS[i].after);
    }
}

// A game in which he walks for some ticks, and waits in one of them.
static Buffer recorded(int ticks, int waits) {
    GenOptions options = GENERATORS[GEN_CAVES]->defaults;
    options.seed = 3;
    Game *game = game_new(&options);
    Recorder recorder;
    assert_non_null(game);
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    for (int tick = 0; tick < ticks; tick++) {
        Input input = {.x = tick == waits ? 0 : 1};
        game_tick(game, input);
        recorder_note_tick(&recorder, game_world(game), input);
    }
    recorder_flush(&recorder, game_world(game));
    game_free(game);
    return recorder.out;
}

static void games_are_the_same_as_far_as_their_inputs_are(void **state) {
    (void)state;
    Buffer whole = recorded(200, -1), part = recorded(100, -1), other = recorded(200, 50);
    int64_t ticks = 0;
    assert_true(replay_is_same_game(&whole, &whole, &ticks));
    assert_int_equal(ticks, 200);
    assert_true(replay_is_same_game(&part, &whole, &ticks));
    ticks = 7;
    assert_false(replay_is_same_game(&whole, &other, &ticks));
    assert_int_equal(ticks, 7); // a no answers nothing else
    buffer_free(&whole);
    buffer_free(&part);
    buffer_free(&other);
}

static void no_byte_breaks_out_of_a_line(void **state) {
    (void)state;
    char text[64];
    Fault at = {.text = text, .size = sizeof text, .where = "layer \"a\x1b\""};
    assert_false(fault_report(&at, "%s", "x\n\x7f~"));
    assert_string_equal(text, "layer \"a?\": x??~");
}

static void any_two_neighbours_swapped_are_near_a_code(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Error error;
    Share share = {.gen = options};
    char code[SHARE_CODE_MAX + 1];
    share.gen.seed = 123456789;
    assert_true(share_code_write(&share, code));
    for (size_t i = 0; code[i + 1] != '\0'; i++) {
        char swapped[SHARE_CODE_MAX + 1];
        memcpy(swapped, code, sizeof code);
        swapped[i] = code[i + 1];
        swapped[i + 1] = code[i];
        if (strcmp(swapped, code) == 0) continue;
        assert_false(share_code_read(&share, swapped, &error));
        assert_true(share_code_near_miss(swapped));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mark_is_gone_to_from_both_sides_but_a_hurt_is_not),
        cmocka_unit_test(games_are_the_same_as_far_as_their_inputs_are),
        cmocka_unit_test(no_byte_breaks_out_of_a_line),
        cmocka_unit_test(any_two_neighbours_swapped_are_near_a_code),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
