#include "view/audio/mixer.h"

#include "support/unit.h"

static void sounds_add_up_each_from_its_side(void **state) {
    (void)state;
    static const int16_t ONE[] = {100, 200, 300}, OTHER[] = {-1000, 1000};
    Mixer mixer = {0};
    int16_t heard[8];
    assert_true(mixer_play(&mixer, ONE, 3, MIXER_PITCH, MIXER_FULL, 0));
    assert_true(mixer_play(&mixer, OTHER, 2, MIXER_PITCH, MIXER_FULL / 5, MIXER_FULL));
    mixer_fill(&mixer, heard, 4);
    const int16_t wanted[] = {-100, -1000, 400, 1000, 300, 0, 0, 0};
    assert_memory_equal(heard, wanted, sizeof wanted);
}

static void a_sound_goes_on_where_it_was(void **state) {
    (void)state;
    static const int16_t LONG[] = {1, 2, 3, 4, 5};
    Mixer mixer = {0};
    int16_t heard[4];
    assert_true(mixer_play(&mixer, LONG, 5, MIXER_PITCH, MIXER_FULL, MIXER_FULL));
    for (int i = 0; i < 4; i++) {
        mixer_fill(&mixer, heard, 2);
        assert_int_equal(heard[1], i < 3 ? 2 * i + 1 : 0);
        assert_int_equal(heard[2], i < 2 ? 2 * i + 2 : 0);
    }
}

static void twice_the_pitch_is_half_as_long_and_half_the_pitch_fills_in_between(void **state) {
    (void)state;
    static const int16_t RAMP[] = {100, 200, 300, 400};
    Mixer mixer = {0};
    int16_t heard[16];
    assert_true(mixer_play(&mixer, RAMP, 4, 2 * MIXER_PITCH, MIXER_FULL, 0));
    mixer_fill(&mixer, heard, 4);
    const int16_t high[] = {100, 0, 300, 0, 0, 0, 0, 0};
    assert_memory_equal(heard, high, sizeof high);
    assert_true(mixer_play(&mixer, RAMP, 4, MIXER_PITCH / 2, MIXER_FULL, 0));
    mixer_fill(&mixer, heard, 8);
    const int16_t low[] = {100, 0, 150, 0, 200, 0, 250, 0, 300, 0, 350, 0, 400, 0, 200, 0};
    assert_memory_equal(heard, low, sizeof low);
    mixer_fill(&mixer, heard, 1);
    assert_int_equal(heard[0], 0);
}

static void too_loud_is_loudest(void **state) {
    (void)state;
    static const int16_t HIGH[] = {30000, -30000};
    Mixer mixer = {0};
    int16_t heard[4];
    for (int i = 0; i < 3; i++) assert_true(mixer_play(&mixer, HIGH, 2, MIXER_PITCH, MIXER_FULL, MIXER_FULL));
    mixer_fill(&mixer, heard, 2);
    assert_int_equal(heard[0], INT16_MAX);
    assert_int_equal(heard[3], INT16_MIN);
}

static void when_all_tracks_are_taken_a_sound_is_left_out_until_one_has_ended(void **state) {
    (void)state;
    static const int16_t SHORT[] = {1};
    Mixer mixer = {0};
    int16_t heard[2];
    for (int i = 0; i < MIXER_TRACKS; i++) assert_true(mixer_play(&mixer, SHORT, 1, MIXER_PITCH, 1, 1));
    assert_false(mixer_play(&mixer, SHORT, 1, MIXER_PITCH, 1, 1));
    mixer_fill(&mixer, heard, 1);
    assert_true(mixer_play(&mixer, SHORT, 1, MIXER_PITCH, 1, 1));
    mixer_hush(&mixer);
    mixer_fill(&mixer, heard, 1);
    assert_int_equal(heard[0], 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sounds_add_up_each_from_its_side),
        cmocka_unit_test(a_sound_goes_on_where_it_was),
        cmocka_unit_test(twice_the_pitch_is_half_as_long_and_half_the_pitch_fills_in_between),
        cmocka_unit_test(too_loud_is_loudest),
        cmocka_unit_test(when_all_tracks_are_taken_a_sound_is_left_out_until_one_has_ended),
    };
    return cmocka_run_group_tests_name("mixer", tests, NULL, NULL);
}
