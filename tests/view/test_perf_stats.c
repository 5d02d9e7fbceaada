// Needs pictures.
#include "base/fail.h"
#include "kit.h"
#include "map/level.h"
#include "support/unit.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/perf_stats.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

static void add(PerfStats *stats, uint32_t us) {
    uint32_t all[PERF_COUNT] = {us, us / 100, us / 10, us / 2};
    perf_stats_add(stats, all);
}

static void nothing_added_is_all_zero(void **state) {
    (void)state;
    PerfStats stats = {0};
    PerfRange range = perf_stats_range(&stats, PERF_TICK);
    assert_int_equal(range.least, 0);
    assert_int_equal(range.mean, 0);
    assert_int_equal(range.most, 0);
}

static void keeps_least_mean_and_most_of_the_last_sixty(void **state) {
    (void)state;
    PerfStats stats = {0};
    add(&stats, 4000000);
    for (int i = 0; i < PERF_KEPT; i++) add(&stats, i % 2 == 0 ? 16000 : 18000);
    PerfRange range = perf_stats_range(&stats, PERF_FRAME);
    assert_int_equal(range.least, 16000);
    assert_int_equal(range.mean, 17000);
    assert_int_equal(range.most, 18000);
    assert_int_equal(perf_stats_range(&stats, PERF_DRAW).most, 1800);
}

static void draws_inside_its_panel_whatever_the_numbers(void **state) {
    (void)state;
    static const uint32_t TIMES[] = {0, 1, 16667, 900000, UINT32_MAX};
    for (int i = 0; i < 5; i++) {
        PerfStats stats = {0};
        Image image = guarded_image(640, 360);
        for (int k = 0; k < 70; k++) add(&stats, TIMES[i]);
        Rect panel = perf_stats_draw(&stats, &kit.ui, &image, (Vec){200, 100});
        for (int p = 0; p < 640 * 360; p++) {
            if (!rect_has(panel, (Vec){p % 640, p / 640})) assert_int_equal(image.pixels[p], 0);
        }
        assert_true(guard_intact(&image));
        guarded_free(&image);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_added_is_all_zero),
        cmocka_unit_test(keeps_least_mean_and_most_of_the_last_sixty),
        cmocka_unit_test(draws_inside_its_panel_whatever_the_numbers),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
