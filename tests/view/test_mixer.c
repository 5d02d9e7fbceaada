#include "view/audio/mixer.h"

#include "base/geom.h"
#include "support/unit.h"

static bool play(Mixer *mixer, const int16_t *samples, int count, int step, int left, int right) {
    return mixer_play(
        mixer, (Track){.samples = samples, .count = count, .step = step, .left = left, .right = right});
}

static void hear(Mixer *mixer, int32_t *to, int frames) {
    memset(to, 0, (size_t)frames * 2 * sizeof *to);
    mixer_render(mixer, to, frames, MIXER_FULL);
}

static void sounds_add_up_each_from_its_side(void **state) {
    (void)state;
    static const int16_t ONE[] = {100, 200, 300}, OTHER[] = {-1000, 1000};
    Mixer mixer = {0};
    int32_t heard[8] = {0};
    assert_true(play(&mixer, ONE, 3, MIXER_PITCH, MIXER_FULL, 0));
    assert_true(play(&mixer, OTHER, 2, MIXER_PITCH, MIXER_FULL / 5, MIXER_FULL));
    hear(&mixer, heard, 4);
    const int32_t wanted[] = {-100, -1000, 400, 1000, 300, 0, 0, 0};
    assert_memory_equal(heard, wanted, sizeof wanted);
}

static void a_sound_goes_on_where_it_was(void **state) {
    (void)state;
    static const int16_t LONG[] = {1, 2, 3, 4, 5};
    Mixer mixer = {0};
    int32_t heard[4] = {0};
    assert_true(play(&mixer, LONG, 5, MIXER_PITCH, MIXER_FULL, MIXER_FULL));
    for (int i = 0; i < 4; i++) {
        hear(&mixer, heard, 2);
        assert_int_equal(heard[1], i < 3 ? 2 * i + 1 : 0);
        assert_int_equal(heard[2], i < 2 ? 2 * i + 2 : 0);
    }
}

static void twice_the_pitch_is_half_as_long_and_half_the_pitch_fills_in_between(void **state) {
    (void)state;
    static const int16_t RAMP[] = {100, 200, 300, 400};
    Mixer mixer = {0};
    int32_t heard[16] = {0};
    assert_true(play(&mixer, RAMP, 4, 2 * MIXER_PITCH, MIXER_FULL, 0));
    hear(&mixer, heard, 4);
    const int32_t high[] = {100, 0, 300, 0, 0, 0, 0, 0};
    assert_memory_equal(heard, high, sizeof high);
    assert_true(play(&mixer, RAMP, 4, MIXER_PITCH / 2, MIXER_FULL, 0));
    hear(&mixer, heard, 8);
    const int32_t low[] = {100, 0, 150, 0, 200, 0, 250, 0, 300, 0, 350, 0, 400, 0, 200, 0};
    assert_memory_equal(heard, low, sizeof low);
    hear(&mixer, heard, 1);
    assert_int_equal(heard[0], 0);
}

static void a_volume_counts_for_all_tracks(void **state) {
    (void)state;
    static const int16_t ONE[] = {1000};
    Mixer mixer = {0};
    int32_t heard[2] = {7, 7};
    assert_true(play(&mixer, ONE, 1, MIXER_PITCH, MIXER_FULL, MIXER_FULL / 5));
    mixer_render(&mixer, heard, 1, MIXER_FULL / 5);
    assert_int_equal(heard[0], 207);
    assert_int_equal(heard[1], 7 + 1000 * (51 * 51 / 255) / 255);
}

// A low tone passes a wall, a high one hardly.
static void what_is_muffled_has_lost_its_high_tones(void **state) {
    (void)state;
    enum { COUNT = 2000 };
    static int16_t tones[2][COUNT];
    int64_t power[2] = {0};
    for (int i = 0; i < COUNT; i++) {
        tones[0][i] = i / 50 % 2 == 0 ? 10000 : -10000; // 220 Hz
        tones[1][i] = i / 2 % 2 == 0 ? 10000 : -10000;  // 5,500 Hz
    }
    for (int t = 0; t < 2; t++) {
        Mixer mixer = {0};
        int32_t heard[2 * COUNT] = {0};
        assert_true(mixer_play(&mixer, (Track){.samples = tones[t],
                                               .count = COUNT,
                                               .step = MIXER_PITCH,
                                               .left = MIXER_FULL,
                                               .muffled = true}));
        mixer_render(&mixer, heard, COUNT, MIXER_FULL);
        for (int i = 0; i < COUNT; i++) power[t] += (int64_t)heard[2 * i] * heard[2 * i];
    }
    assert_true(power[0] > 50 * power[1]);
    assert_true(power[0] / COUNT > (int64_t)6000 * 6000);
}

static void too_loud_is_turned_down_and_never_clipped(void **state) {
    (void)state;
    Limiter limiter = {0};
    enum { LOUD = 1000, AFTER = 20000 };
    int16_t heard[2];
    for (int i = 0; i < LOUD; i++) {
        const int32_t sum[2] = {i % 2 == 0 ? 90000 : -90000, 30000};
        limiter_apply(&limiter, sum, heard, 1);
        assert_in_range(int_abs(heard[0]), 30000, INT16_MAX - 1);
        assert_in_range(heard[1], 30000 / 3 - 400, 30000 / 3 + 400); // both ears alike
    }
    const int32_t soft[2] = {10000, -10000};
    limiter_apply(&limiter, soft, heard, 1);
    assert_in_range(heard[0], 3000, 4000); // not up at once
    for (int i = 0; i < AFTER; i++) limiter_apply(&limiter, soft, heard, 1);
    assert_int_equal(heard[0], 10000);
    assert_int_equal(heard[1], -10000);
}

static void when_all_tracks_are_taken_a_sound_is_left_out_until_one_has_ended(void **state) {
    (void)state;
    static const int16_t SHORT[] = {1};
    Mixer mixer = {0};
    int32_t heard[2] = {0};
    for (int i = 0; i < MIXER_TRACKS; i++) assert_true(play(&mixer, SHORT, 1, MIXER_PITCH, 1, 1));
    assert_false(play(&mixer, SHORT, 1, MIXER_PITCH, 1, 1));
    hear(&mixer, heard, 1);
    assert_true(play(&mixer, SHORT, 1, MIXER_PITCH, 1, 1));
    mixer_stop_all(&mixer);
    hear(&mixer, heard, 1);
    assert_int_equal(heard[0], 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sounds_add_up_each_from_its_side),
        cmocka_unit_test(a_sound_goes_on_where_it_was),
        cmocka_unit_test(twice_the_pitch_is_half_as_long_and_half_the_pitch_fills_in_between),
        cmocka_unit_test(a_volume_counts_for_all_tracks),
        cmocka_unit_test(what_is_muffled_has_lost_its_high_tones),
        cmocka_unit_test(too_loud_is_turned_down_and_never_clipped),
        cmocka_unit_test(when_all_tracks_are_taken_a_sound_is_left_out_until_one_has_ended),
    };
    return cmocka_run_group_tests_name("mixer", tests, NULL, NULL);
}
