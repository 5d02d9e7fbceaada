#include "app/pacing.h"

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

static void work_begins_as_early_as_it_took_long_of_late(void **state) {
    (void)state;
    Pacing pacing;
    pacing_init(&pacing);
    uint64_t us = pacing.frequency / 1000000u;
    frame(&pacing, 0);
    frame(&pacing, WORK_US);
    frame(&pacing, 0);
    assert_true(pacing.lead >= WORK_US * us * 9 / 10);
    frame(&pacing, 1000000 / RATE); // but never before half the time has passed
    pacing_wait(&pacing, RATE);
    assert_int_equal(pacing.lead, pacing.frequency / RATE / 2);
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
        cmocka_unit_test(after_a_stall_a_quarter_of_a_second_is_made_up_for),
    };
    return cmocka_run_group_tests_name("pacing", tests, NULL, NULL);
}
