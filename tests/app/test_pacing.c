#include "app/play/pacing.h"

#include "support/unit.h"

enum { RATE = 100, WORK_US = 2000 };

static void work(const Pacing *pacing, uint32_t us) {
    uint64_t start = pacing_now();
    while (pacing_us(pacing, start) < us) continue;
}

// As the program goes about a frame.
static void frame(Pacing *pacing, uint32_t us) {
    pacing_wait(pacing, RATE);
    (void)pacing_ticks(pacing, false);
    work(pacing, us);
    pacing_show(pacing);
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
    pacing_show(pacing);
}

static void work_begins_as_early_as_it_took_long_of_late(void **state) {
    (void)state;
    Pacing pacing = with_a_second_for_each_frame();
    show_after(&pacing, pacing.period / 4);
    assert_true(pacing.lead >= pacing.period / 4);
    show_after(&pacing, 0);
    assert_true(pacing.lead >= pacing.period / 5);
    show_after(&pacing, pacing.period / 2); // but never before half the time has passed
    pacing_wait(&pacing, RATE);
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
    assert_int_equal(pacing_ticks(&pacing, false), 6);
    assert_int_equal(pacing.last, pacing.deadline);
    assert_int_equal(pacing_ticks(&pacing, false), 0); // none twice
    pacing.deadline = pacing_now() - pacing.frequency;
    pacing.last = pacing.deadline;
    (void)pacing_ticks(&pacing, false); // late: to now
    assert_true(pacing.last > pacing.deadline && pacing.last <= pacing_now());
}

static void after_a_stall_a_quarter_of_a_second_is_made_up_for(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    pacing.last -= 10 * pacing.frequency;
    assert_int_equal(pacing_ticks(&pacing, false), 15);
    pacing.last -= 10 * pacing.frequency;
    assert_int_equal(pacing_ticks(&pacing, true), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(frames_are_shown_when_due_and_not_before),
        cmocka_unit_test(work_begins_as_early_as_it_took_long_of_late),
        cmocka_unit_test(a_frame_that_takes_too_long_moves_the_beginning_of_none),
        cmocka_unit_test(the_beginning_is_late_again_soon_after_a_slow_frame),
        cmocka_unit_test(ticks_are_counted_to_when_the_frame_is_shown),
        cmocka_unit_test(after_a_stall_a_quarter_of_a_second_is_made_up_for),
    };
    return cmocka_run_group_tests_name("pacing", tests, NULL, NULL);
}
