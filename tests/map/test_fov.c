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
        level_feel(&level);
        assert_symmetric(&level);
        level_free(&level);
    }
}

// ---- the same in fractions, cell by cell, as the algorithm is written down (Albert Ford, 2017)

typedef struct Slope {
    int num, den;
} Slope;

typedef struct Quarter {
    const Level *level;
    Vec eye, down, along;
    int reach;
    bool *seen; // of the level's cells
} Quarter;

static int floor_of(int num, int den) {
    return num >= 0 ? num / den : -((-num + den - 1) / den);
}

static Vec cell_at(const Quarter *quarter, int depth, int column) {
    return (Vec){quarter->eye.x + quarter->down.x * depth + quarter->along.x * column,
                 quarter->eye.y + quarter->down.y * depth + quarter->along.y * column};
}

static void see_from(const Quarter *quarter, int depth, Slope start, Slope end) {
    if (depth > quarter->reach) return;
    int first = floor_of(2 * depth * start.num + start.den, 2 * start.den);
    int last = -floor_of(-2 * depth * end.num + end.den, 2 * end.den);
    bool before = false, any = false; // the cell before is floor; there is one before
    for (int column = first; column <= last; column++, any = true) {
        Vec cell = cell_at(quarter, depth, column);
        bool open = !level_opaque(quarter->level, cell);
        bool centred = column * start.den >= depth * start.num && column * end.den <= depth * end.num;
        Slope side = {2 * column - 1, 2 * depth};
        if (open && centred) quarter->seen[grid_index(&quarter->level->tiles, cell)] = true;
        if (open && any && !before) start = side;
        if (!open && before) see_from(quarter, depth + 1, start, side);
        before = open;
    }
    if (before) see_from(quarter, depth + 1, start, end);
}

// Floor alone.
static void see(bool *seen, const Level *level, Vec eye, Vec reach) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Quarter quarter = {.level = level, .eye = eye, .down = DIRS[dir], .seen = seen};
        quarter.along = quarter.down.x != 0 ? (Vec){0, 1} : (Vec){1, 0};
        quarter.reach = quarter.down.x != 0 ? reach.x : reach.y;
        see_from(&quarter, 1, (Slope){-1, 1}, (Slope){1, 1});
    }
    seen[grid_index(&level->tiles, eye)] = true;
}

static bool touches_seen(const bool *seen, const Level *level, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec beside = vec_add(cell, DIRS[dir]);
        if (grid_has(&level->tiles, beside) && seen[grid_index(&level->tiles, beside)]) return true;
    }
    return false;
}

// Walls are seen beside floor seen within the reach and a cell around it, which only the wall's own side
// needs.
static void assert_same(const Level *level, Vec eye, Vec reach) {
    bool *seen = calloc((size_t)level->tiles.w * (size_t)level->tiles.h, sizeof *seen);
    Fov fov;
    see(seen, level, eye, reach);
    fov_compute(&fov, level, eye, reach);
    for (int y = eye.y - reach.y; y <= eye.y + reach.y; y++) {
        for (int x = eye.x - reach.x; x <= eye.x + reach.x; x++) {
            Vec cell = {x, y};
            bool has = grid_has(&level->tiles, cell) && seen[grid_index(&level->tiles, cell)];
            if (!level_opaque(level, cell)) assert_int_equal(fov_has(&fov, cell), has);
            if (level_opaque(level, cell) && vec_dist(cell, eye) < int_min(reach.x, reach.y))
                assert_int_equal(fov_has(&fov, cell), touches_seen(seen, level, cell));
        }
    }
    free(seen);
}

static void sight_is_that_of_the_textbook(void **state) {
    (void)state;
    Rng rng;
    rng_init(&rng, 7, STREAM_LAYOUT);
    for (int round = 0; round < 3000; round++) {
        Level level;
        Vec size = {rng_between(&rng, LEVEL_SIDE_MIN, 150), rng_between(&rng, LEVEL_SIDE_MIN, 150)};
        int walls = rng_between(&rng, 0, 40);
        assert_true(level_init(&level, size.x, size.y));
        for (int i = 0; i < size.x * size.y; i++)
            level.tiles.cells[i] = rng_chance(&rng, walls, 100) ? TILE_WALL : TILE_FLOOR;
        level_feel(&level);
        Vec eye = {rng_between(&rng, 0, size.x - 1), rng_between(&rng, 0, size.y - 1)};
        Vec reach = {rng_between(&rng, 0, FOV_REACH_MAX), rng_between(&rng, 0, FOV_REACH_MAX)};
        assert_same(&level, eye, reach);
        level_set(&level, (Vec){size.x / 2, size.y / 2}, TILE_DOOR);
        level_set(&level, (Vec){size.x / 3, size.y / 2}, TILE_WATER);
        assert_same(&level, eye, reach);
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
    level_feel(&level);
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
        cmocka_unit_test(sight_is_that_of_the_textbook),
        cmocka_unit_test(walls_hide_what_is_behind_them),
        cmocka_unit_test(sight_ends_at_its_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
