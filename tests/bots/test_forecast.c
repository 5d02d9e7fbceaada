// What is foretold of a toll is what happens: some hundreds of tolls in all modes (long_forecast.c: 20,000).
#include "bots/forecast.h"

static void what_is_foretold_of_a_toll_is_what_happens(void **state) {
    (void)state;
    Foretold all = {0};
    for (int mode = 0; mode < FORECAST_MODES; mode++) {
        GenOptions options = foretold_options(mode, 5000 + (uint64_t)mode);
        play_foretold(&all, &options, mode % 3 == 0 ? TEMPER_GREEDY : TEMPER_CAREFUL);
    }
    assert_true(all.tolls > 250 && all.by_clock > 200 && all.in_arena > 3);
    assert_true(all.lost > 5 && all.doubled > 20 && all.hunters > 500);
    assert_true(all.same * 20 > all.tolls * 19); // the rest changed in the tick of the toll
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_foretold_of_a_toll_is_what_happens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
