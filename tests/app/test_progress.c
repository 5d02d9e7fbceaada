#include "app/tools/progress.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

enum { LINE_BYTES = 200 };

static void half_is_half_a_bar(void **state) {
    (void)state;
    char line[LINE_BYTES];
    Progress progress = {.items = "levels", .done = 5, .all = 10};
    progress_line(&progress, 65000, 80, line, sizeof line);
    assert_string_equal(line, "[####################                    ]  50 %  5 of 10 levels, 1:05 left");
}

static void no_line_is_wider_than_asked(void **state) {
    (void)state;
    char line[LINE_BYTES];
    for (int columns = 0; columns < 140; columns++) {
        for (int64_t done = 0; done <= 1000000000; done += 99999999) {
            Progress progress = {.items = "levels", .done = done, .all = 1000000000, .part = 999};
            progress_line(&progress, 100000000, columns, line, sizeof line);
            assert_in_range(strlen(line), 0, columns);
        }
    }
}

static void more_than_all_is_all(void **state) {
    (void)state;
    char line[LINE_BYTES];
    Progress progress = {.items = "tolls", .done = 336, .all = 300};
    progress_line(&progress, 1000, 30, line, sizeof line);
    assert_string_equal(line, "100 %  336 of 300 tolls, 0:00 ");
}

static void a_part_counts_as_one(void **state) {
    (void)state;
    char line[LINE_BYTES];
    Progress progress = {.items = "rows", .done = 1, .all = 4, .part = 500};
    progress_line(&progress, 0, 24, line, sizeof line);
    assert_memory_equal(line, " 37 %  1 of 4 rows", 18);
}

static void own_handler(int signal_number) {
    (void)signal_number;
}

// A shell starts what it puts into the background with SIGINT ignored.
static int signals_as_usual(void **state) {
    (void)state;
    return signal(SIGINT, SIG_DFL) == SIG_ERR || signal(SIGTERM, SIG_DFL) == SIG_ERR;
}

static void a_signal_in_the_last_item_changes_nothing(void **state) {
    (void)state;
    Error error = {""};
    Progress progress;
    progress_begin(&progress, "levels", 1);
    assert_int_equal(raise(SIGINT), 0);
    assert_true(progress_stopped());
    assert_false(progress_step(&progress));
    assert_true(progress_end(&progress, &error));
    assert_int_equal(progress_exit_status(1), 1);
}

static void handlers_from_before_are_back_afterwards(void **state) {
    (void)state;
    Error error;
    Progress progress;
    assert_true(signal(SIGTERM, own_handler) != SIG_ERR);
    progress_begin(&progress, "levels", 1);
    assert_int_equal(raise(SIGTERM), 0);
    (void)progress_step(&progress);
    assert_true(progress_end(&progress, &error));
    assert_true(signal(SIGTERM, SIG_DFL) == own_handler);
}

static void an_ignored_signal_stays_ignored(void **state) {
    (void)state;
    Error error;
    Progress progress;
    assert_true(signal(SIGINT, SIG_IGN) != SIG_ERR);
    progress_begin(&progress, "levels", 2);
    assert_int_equal(raise(SIGINT), 0);
    assert_false(progress_stopped());
    assert_true(progress_step(&progress));
    assert_true(progress_end(&progress, &error));
    assert_true(signal(SIGINT, SIG_DFL) == SIG_IGN);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(half_is_half_a_bar),
        cmocka_unit_test(no_line_is_wider_than_asked),
        cmocka_unit_test(more_than_all_is_all),
        cmocka_unit_test(a_part_counts_as_one),
        cmocka_unit_test_setup(a_signal_in_the_last_item_changes_nothing, signals_as_usual),
        cmocka_unit_test_setup(handlers_from_before_are_back_afterwards, signals_as_usual),
        cmocka_unit_test_setup(an_ignored_signal_stays_ignored, signals_as_usual),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
