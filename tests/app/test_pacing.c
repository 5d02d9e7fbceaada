#include "app/play/pacing.h"

#include "support/unit.h"

#include <time.h>

enum { RATE = 100, WORK_US = 2000, TRIES = 50 };

static void work(const Pacing *pacing, uint32_t us) {
    uint64_t start = pacing_now();
    while (pacing_us_since(pacing, start) < us) continue;
}

// As the program goes about a frame.
static void frame(Pacing *pacing, uint32_t us) {
    pacing_wait_begin(pacing, RATE);
    (void)pacing_take_due_ticks(pacing, false);
    work(pacing, us);
    pacing_wait_show(pacing);
}

static void frames_are_shown_when_due_and_not_before(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    for (uint32_t i = 0; i < 10; i++) {
        frame(&pacing, i % 2 * WORK_US);
        assert_true(pacing_now() >= pacing.deadline);
    }
}

static Pacing with_a_second_for_each_frame(void) {
    Pacing pacing;
    pacing_init(&pacing);
    pacing.period = pacing.frequency;
    return pacing;
}

static void show_after(Pacing *pacing, uint64_t took) {
    pacing->begun = pacing_now() - took;
    pacing_wait_show(pacing);
}

static void work_begins_as_early_as_it_took_long_of_late(void **state) {
    (void)state;
    Pacing pacing = with_a_second_for_each_frame();
    show_after(&pacing, pacing.period / 4);
    assert_true(pacing.lead >= pacing.period / 4 + pacing.period / 40); // and some more
    show_after(&pacing, 0);
    assert_true(pacing.lead >= pacing.period / 5);
    show_after(&pacing, pacing.period / 2); // but never before half the time has passed
    pacing_wait_begin(&pacing, RATE);
    assert_int_equal(pacing.lead, pacing.frequency / RATE / 2);
}

static void a_frame_that_takes_too_long_moves_the_beginning_of_none(void **state) {
    (void)state;
    Pacing pacing = with_a_second_for_each_frame();
    show_after(&pacing, 0);
    show_after(&pacing, 2 * pacing.period);
    assert_true(pacing.lead < pacing.period / 4);
}

static void the_beginning_is_late_again_soon_after_a_slow_frame(void **state) {
    (void)state;
    Pacing pacing = with_a_second_for_each_frame();
    show_after(&pacing, pacing.period / 2);
    for (int i = 0; i < 80; i++) show_after(&pacing, 0);
    assert_true(pacing.lead < pacing.period / 2 / 6);
}

static void ticks_are_counted_to_when_the_frame_is_shown(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    pacing.deadline += pacing.frequency / 10;
    assert_int_equal(pacing_take_due_ticks(&pacing, false), 6);
    assert_int_equal(pacing.last, pacing.deadline);
    assert_int_equal(pacing_take_due_ticks(&pacing, false), 0); // none twice
    pacing.deadline = pacing_now() - pacing.frequency;
    pacing.last = pacing.deadline;
    (void)pacing_take_due_ticks(&pacing, false); // late: to now
    assert_true(pacing.last > pacing.deadline && pacing.last <= pacing_now());
}

static void after_a_stall_a_quarter_of_a_second_is_made_up_for(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    pacing.last -= 10 * pacing.frequency;
    assert_int_equal(pacing_take_due_ticks(&pacing, false), 15);
    pacing.last -= 10 * pacing.frequency;
    assert_int_equal(pacing_take_due_ticks(&pacing, true), 0);
}

static void frames_are_due_one_period_after_another(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    pacing.deadline += pacing.frequency / 20;
    uint64_t first = pacing.deadline, period = pacing.frequency / RATE;
    for (uint64_t i = 1; i <= 3; i++) {
        pacing_wait_begin(&pacing, RATE);
        assert_int_equal(pacing.period, period);
        if (pacing_now() > first + i * period + period / 2) return; // this machine is too busy to tell
        assert_int_equal(pacing.deadline, first + i * period);
    }
}

static void after_a_late_frame_a_new_rhythm_begins(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    pacing.deadline -= pacing.frequency;
    uint64_t before = pacing_now();
    pacing_wait_begin(&pacing, RATE);
    assert_true(pacing.deadline >= before && pacing.deadline <= pacing_now());
}

// How much too late a wait for the time before the next frame is over, in counts: the best of some, since
// others use the machine as well.
static uint64_t least_delay(uint64_t lead) {
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < TRIES; i++) {
        Pacing pacing;
        pacing_init(&pacing);
        pacing.lead = lead;
        pacing_wait_begin(&pacing, RATE);
        uint64_t now = pacing_now(), due = pacing.deadline - lead;
        assert_true(now >= due);
        if (now - due < least) least = now - due;
    }
    return least;
}

static void work_begins_in_time_to_be_done_when_the_frame_is_due(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    assert_true(least_delay(0) < pacing.frequency / 1000);
    assert_true(least_delay(pacing.frequency / RATE / 4) < pacing.frequency / 1000);
}

static void waiting_leaves_the_machine_to_others(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    clock_t before = clock();
    pacing_wait_begin(&pacing, 5);
    assert_true(clock() - before < CLOCKS_PER_SEC / 50); // of a fifth of a second
}

static void work_is_counted_from_when_ticks_were_asked_for(void **state) {
    (void)state;
    Pacing pacing = with_a_second_for_each_frame();
    pacing.begun = pacing_now() - pacing.frequency / 2;
    (void)pacing_take_due_ticks(&pacing, false);
    pacing_wait_show(&pacing);
    assert_true(pacing.lead < pacing.period / 4);
}

static void the_picture_is_of_the_time_between_two_ticks(void **state) {
    (void)state;
    for (int quarters = 0; quarters < 4; quarters++) {
        Pacing pacing;
        pacing_init(&pacing);
        pacing.frequency = 60000000; // whole counts for each quarter of a tick
        pacing.last = pacing_now();
        pacing.deadline = pacing.last + 1000000 * (8 + (uint64_t)quarters) / 4;
        assert_int_equal(pacing_take_due_ticks(&pacing, false), 2);
        assert_int_equal(pacing_alpha(&pacing), 64 * quarters);
    }
}

static void time_is_told_in_microseconds(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    uint32_t us = pacing_us_since(&pacing, pacing_now() - pacing.frequency / 2);
    assert_true(us >= 500000 && us < 4000000); // some more on a busy machine
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(frames_are_shown_when_due_and_not_before),
        cmocka_unit_test(work_begins_as_early_as_it_took_long_of_late),
        cmocka_unit_test(a_frame_that_takes_too_long_moves_the_beginning_of_none),
        cmocka_unit_test(the_beginning_is_late_again_soon_after_a_slow_frame),
        cmocka_unit_test(ticks_are_counted_to_when_the_frame_is_shown),
        cmocka_unit_test(after_a_stall_a_quarter_of_a_second_is_made_up_for),
        cmocka_unit_test(frames_are_due_one_period_after_another),
        cmocka_unit_test(after_a_late_frame_a_new_rhythm_begins),
        cmocka_unit_test(work_begins_in_time_to_be_done_when_the_frame_is_due),
        cmocka_unit_test(waiting_leaves_the_machine_to_others),
        cmocka_unit_test(work_is_counted_from_when_ticks_were_asked_for),
        cmocka_unit_test(the_picture_is_of_the_time_between_two_ticks),
        cmocka_unit_test(time_is_told_in_microseconds),
    };
    return cmocka_run_group_tests_name("pacing", tests, NULL, NULL);
}
