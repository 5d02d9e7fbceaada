#include "base/rng.h"
#include "gen/gen.h"
#include "map/fov.h"
#include "support/picture.h"
#include "support/unit.h"

static Level generated(GenKind kind, uint64_t seed) {
    Level level;
    GenOptions options = GENERATORS[kind]->defaults;
    options.seed = seed;
    assert_true(gen_level(&level, &options));
    return level;
}

static void assert_symmetric(const Level *level) {
    static const Vec REACH = {12, 9};
    int cells = level->tiles.w * level->tiles.h;
    Fov *all = calloc((size_t)cells, sizeof *all);
    for (int i = 0; i < cells; i++) {
        Vec cell = {i % level->tiles.w, i / level->tiles.w};
        if (level_floor(level, cell)) fov_compute(&all[i], level, cell, REACH);
    }
    for (int i = 0; i < cells; i++) {
        Vec a = {i % level->tiles.w, i / level->tiles.w};
        for (int j = 0; j < i; j++) {
            Vec b = {j % level->tiles.w, j / level->tiles.w};
            if (!level_floor(level, a) || !level_floor(level, b)) continue;
            if (fov_has(&all[i], b) != fov_has(&all[j], a))
                fail_msg("%d,%d and %d,%d disagree", a.x, a.y, b.x, b.y);
        }
    }
    free(all);
}

static void sight_is_symmetric_in_generated_levels(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 12; seed++) {
        Level level = generated(seed % 2 == 0 ? GEN_HALLS : GEN_PILLARS, seed);
        assert_symmetric(&level);
        level_free(&level);
    }
}

static void sight_is_symmetric_in_random_rubble(void **state) {
    (void)state;
    Rng rng;
    rng_init(&rng, 5, STREAM_LAYOUT);
    for (int round = 0; round < 40; round++) {
        Level level;
        assert_true(level_init(&level, 24, 19));
        for (int i = 0; i < 24 * 19; i++)
            level.tiles.cells[i] = rng_chance(&rng, round, 60) ? TILE_WALL : TILE_FLOOR;
        assert_symmetric(&level);
        level_free(&level);
    }
}

static void walls_hide_what_is_behind_them(void **state) {
    (void)state;
    Level level = level_from_picture("###########\n"
                                     "#.........#\n"
                                     "#@..#.....#\n"
                                     "#.........#\n"
                                     "###########\n");
    Fov fov;
    fov_compute(&fov, &level, level.start, (Vec){11, 6});
    assert_true(fov_has(&fov, (Vec){4, 2}));  // the wall itself
    assert_false(fov_has(&fov, (Vec){5, 2})); // behind it
    assert_false(fov_has(&fov, (Vec){9, 2}));
    assert_false(fov_has(&fov, (Vec){9, 1})); // its shadow widens
    assert_true(fov_has(&fov, (Vec){5, 1}));
    assert_true(fov_has(&fov, (Vec){0, 0})); // corners touch seen floor
    assert_true(fov_has(&fov, (Vec){0, 4}));
    level_free(&level);
}

static void sight_ends_at_its_reach(void **state) {
    (void)state;
    Level level;
    assert_true(level_init(&level, 80, 80));
    grid_fill(&level.tiles, TILE_FLOOR);
    Fov fov;
    fov_compute(&fov, &level, (Vec){40, 40}, (Vec){10, 5});
    int seen = 0;
    for (int i = 0; i < 80 * 80; i++) seen += fov_has(&fov, (Vec){i % 80, i / 80});
    assert_int_equal(seen, 21 * 11);
    assert_false(fov_has(&fov, (Vec){51, 40}));
    fov_compute(&fov, &level, (Vec){0, 79}, (Vec){99, 99}); // clamped, and over the edge
    assert_true(fov_has(&fov, (Vec){FOV_REACH_MAX, 79}));
    fov_compute(&fov, &level, (Vec){-1, 0}, (Vec){5, 5});
    assert_false(fov_has(&fov, (Vec){0, 0}));
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sight_is_symmetric_in_generated_levels),
        cmocka_unit_test(sight_is_symmetric_in_random_rubble),
        cmocka_unit_test(walls_hide_what_is_behind_them),
        cmocka_unit_test(sight_ends_at_its_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
