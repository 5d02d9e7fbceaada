// What the generators take and refuse: sizes, ranges, seeds.
#include "gen/draws.h"
#include "support/unit.h"

static void bad_options_are_refused_with_what_fits(void **state) {
    (void)state;
    Error error;
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    options.w = 20;
    assert_false(gen_check(&options, &error));
    assert_string_equal(error.text, "size 20x13: pillars needs odd sides; the nearest are 19x13 and 21x13");
    options.w = 4;
    assert_false(gen_check(&options, &error));
    assert_string_equal(error.text, "width is 4: it must be 5 to 4096");
    options.w = 19;
    options.suppress = 11;
    assert_false(gen_check(&options, &error));
    options = GENERATORS[GEN_HALLS]->defaults;
    options.rooms = 0;
    assert_false(gen_check(&options, &error));
    options.rooms = 8;
    options.corridor = 4;
    assert_false(gen_check(&options, &error));
}

static void seeds_are_numbers_or_words(void **state) {
    (void)state;
    uint64_t seed, other;
    assert_true(gen_parse_seed("0", &seed) && seed == 0);
    assert_true(gen_parse_seed("18446744073709551615", &seed) && seed == UINT64_MAX);
    assert_false(gen_parse_seed("18446744073709551616", &seed));
    assert_true(gen_parse_seed("7 ", &seed) && seed == 7);
    assert_false(gen_parse_seed("", &seed));
    assert_true(gen_parse_seed("cellar", &seed) && gen_parse_seed("cellar", &other) && seed == other);
    assert_true(gen_parse_seed("Cellar", &other) && seed != other);
    assert_true(gen_parse_seed("-1", &seed)); // a word
}

static void expect_refused(GenKind kind, int corridor, int w, int h, const char *why) {
    GenOptions options = GENERATORS[kind]->defaults;
    Error error;
    options.corridor = corridor;
    options.w = w;
    options.h = h;
    assert_false(gen_check(&options, &error));
    assert_string_equal(error.text, why);
}

static void sizes_that_do_not_fit_name_the_nearest_that_do(void **state) {
    (void)state;
    expect_refused(GEN_ARCADE, 2, 21, 13,
                   "size 21x13: arcade needs the one size that its corridor gives; the nearest is 16x10");
    expect_refused(GEN_MAZE, 1, 20, 21,
                   "size 20x21: maze needs sides that are a multiple of corridor + 1, and 1; "
                   "the nearest are 19x21 and 21x21");
    expect_refused(GEN_MAZE, 2, 5, 9,
                   "size 5x9: maze needs sides that are a multiple of corridor + 1, and 1; "
                   "the nearest are 7x7 and 7x10");
    expect_refused(GEN_MAZE, 3, 4096, 5,
                   "size 4096x5: maze needs sides that are a multiple of corridor + 1, and 1; "
                   "the nearest is 4093x5");
    expect_refused(GEN_CAVES, 0, 5, 9, "size 5x9: caves needs sides of 6 or more; the nearest is 6x9");
}

static void expect_usual(GenKind kind, int corridor, int w, int h) {
    GenOptions options = {.kind = kind, .corridor = corridor, .walls = 1};
    Error error;
    gen_set_usual_size(&options);
    assert_int_equal(options.w, w);
    assert_int_equal(options.h, h);
    options.rooms = 1;
    assert_true(gen_check(&options, &error));
}

static void the_usual_size_follows_from_the_other_options(void **state) {
    (void)state;
    expect_usual(GEN_HALLS, 2, 50, 50);
    expect_usual(GEN_PILLARS, 0, 19, 13);
    expect_usual(GEN_ARCADE, 1, 11, 7);
    expect_usual(GEN_ARCADE, 2, 16, 10);
    expect_usual(GEN_ARCADE, 3, 21, 13);
    expect_usual(GEN_MAZE, 1, 21, 21);
    expect_usual(GEN_MAZE, 2, 22, 22);
    expect_usual(GEN_MAZE, 3, 21, 21);
    expect_usual(GEN_ROOMS, 0, 35, 35);
    expect_usual(GEN_SCATTER, 0, 17, 12);
    expect_usual(GEN_CAVES, 0, 51, 37);
}

static bool side_fits(int side, int least, int step) {
    return side >= least && (step == 0 ? side == least : (side - least) % step == 0);
}

// A generator without a rule takes every size; one with a rule takes exactly what it says.
static void every_size_is_taken_or_refused_by_the_rule(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = GENERATORS[kind]->defaults;
        Error error;
        for (options.w = LEVEL_SIDE_MIN; options.w <= LEVEL_SIDE_MAX; options.w++) {
            options.h = options.w;
            bool fits = true;
            if (GENERATORS[kind]->sizes != NULL) {
                Sizes sizes = GENERATORS[kind]->sizes(&options);
                fits = side_fits(options.w, sizes.least.x, sizes.step.x) &&
                       side_fits(options.h, sizes.least.y, sizes.step.y);
            }
            assert_int_equal(gen_check(&options, &error), fits);
        }
    }
}

// The first was found by a program written apart: the treasures left no cell for the stairs.
static void any_options_are_met_or_refused_with_the_nearest(void **state) {
    (void)state;
    enum { DRAWS = 3000 };
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Rng rng;
    options.seed = 70420;
    options.w = 18;
    options.h = 10;
    options.rooms = 134;
    options.depth = 13;
    options.pieces = true;
    rng_init(&rng, 33, STREAM_LAYOUT);
    for (int i = 0; i < DRAWS; i++) {
        const char *flaw = draw_flaw(options);
        if (flaw != NULL) draw_print(&options, flaw);
        assert_null(flaw);
        options = draw_options(&rng);
    }
}

static void generators_are_found_by_name(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        assert_int_equal(gen_find(GENERATORS[kind]->name), kind);
        assert_int_equal(GENERATORS[kind]->defaults.kind, kind);
    }
    assert_int_equal(gen_find("hall"), GEN_COUNT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_options_are_refused_with_what_fits),
        cmocka_unit_test(sizes_that_do_not_fit_name_the_nearest_that_do),
        cmocka_unit_test(the_usual_size_follows_from_the_other_options),
        cmocka_unit_test(every_size_is_taken_or_refused_by_the_rule),
        cmocka_unit_test(any_options_are_met_or_refused_with_the_nearest),
        cmocka_unit_test(generators_are_found_by_name),
        cmocka_unit_test(seeds_are_numbers_or_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
