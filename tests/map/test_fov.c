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
        level_update_caches(&level);
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

typedef void Sight(Fov *fov, const Level *level, Vec eye, Vec reach);

// Walls are seen beside floor seen within the reach and a cell around it, which only the wall's own side
// needs.
static void assert_same(Sight *sight, const Level *level, Vec eye, Vec reach) {
    bool *seen = calloc((size_t)level->tiles.w * (size_t)level->tiles.h, sizeof *seen);
    Fov fov;
    see(seen, level, eye, reach);
    sight(&fov, level, eye, reach);
    for (int y = eye.y - reach.y; y <= eye.y + reach.y; y++) {
        for (int x = eye.x - reach.x; x <= eye.x + reach.x; x++) {
            Vec cell = {x, y};
            bool has = grid_has(&level->tiles, cell) && seen[grid_index(&level->tiles, cell)];
            if (!level_opaque(level, cell)) assert_int_equal(fov_has(&fov, cell), has);
            if (level_opaque(level, cell) && vec_chebyshev(cell, eye) < int_min(reach.x, reach.y))
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
        level_update_caches(&level);
        Vec eye = {rng_between(&rng, 0, size.x - 1), rng_between(&rng, 0, size.y - 1)};
        Vec reach = {rng_between(&rng, 0, FOV_REACH_MAX), rng_between(&rng, 0, FOV_REACH_MAX)};
        assert_same(fov_compute, &level, eye, reach);
        level_change_tile(&level, (Vec){size.x / 2, size.y / 2}, TILE_DOOR);
        level_change_tile(&level, (Vec){size.x / 3, size.y / 2}, TILE_WATER);
        assert_same(fov_shadowcast, &level, eye, reach);
        level_free(&level);
    }
}

// ---- rays and shadows

enum {
    SIGHTS_A_LEVEL = 2000,
    ROUNDS = 20
}; // rounds of all generators and as many times rubble: a million sights

// Anywhere, and every other one at an edge or in a corner.
static Vec any_eye(const Level *level, Rng *rng) {
    int x = rng_below(rng, level->tiles.w), y = rng_below(rng, level->tiles.h);
    int edge = rng_below(rng, 8);
    if (edge == 0 || edge == 2) x = 0;
    if (edge == 1 || edge == 3) y = 0;
    if (edge == 2) y = level->tiles.h - 1;
    if (edge == 3) x = level->tiles.w - 1;
    return (Vec){x, y};
}

static void assert_rays_see_what_shadows_show(const Level *level, Rng *rng) {
    for (int i = 0; i < SIGHTS_A_LEVEL; i++) {
        Fov shadows, rays;
        Vec eye = any_eye(level, rng), reach;
        reach.x = rng_between(rng, 0, RAYS_REACH_MAX);
        reach.y = rng_between(rng, 0, RAYS_REACH_MAX);
        if (i % 2 == 0) reach.y = reach.x;
        fov_shadowcast(&shadows, level, eye, reach);
        assert_true(rays_try_to_fill_fov(rays.rows, level, eye, reach));
        for (int row = 0; row <= 2 * reach.y; row++) {
            if (rays.rows[row] != shadows.rows[row])
                fail_msg("%s %d,%d reach %d,%d row %d: %llx, not %llx", level->generator, eye.x, eye.y,
                         reach.x, reach.y, row, (unsigned long long)rays.rows[row],
                         (unsigned long long)shadows.rows[row]);
        }
    }
}

static Level rubble(Rng *rng) {
    Level level;
    int w = rng_between(rng, LEVEL_SIDE_MIN, 80), h = rng_between(rng, LEVEL_SIDE_MIN, 80);
    int walls = rng_between(rng, 0, 60);
    assert_true(level_init(&level, w, h));
    for (int i = 0; i < w * h; i++)
        level.tiles.cells[i] = rng_chance(rng, walls, 100) ? TILE_WALL : TILE_FLOOR;
    level_update_caches(&level);
    return level;
}

static void rays_see_what_shadows_show(void **state) {
    (void)state;
    Rng rng;
    rng_init(&rng, 11, STREAM_LAYOUT);
    Level level = rubble(&rng);
    uint64_t rows[2 * RAYS_REACH_MAX + 1];
    bool here = rays_try_to_fill_fov(rows, &level, (Vec){0, 0}, (Vec){1, 1});
    level_free(&level);
    if (!here) skip();
    for (int round = 0; round < ROUNDS; round++) {
        for (int kind = 0; kind < GEN_COUNT; kind++) {
            level = round % 2 == 0 ? generated((GenKind)kind, (uint64_t)round) : rubble(&rng);
            assert_rays_see_what_shadows_show(&level, &rng);
            level_free(&level);
        }
    }
}

static void rays_end_at_their_reach(void **state) {
    (void)state;
    Level level = level_from_picture("#######\n"
                                     "#.....#\n"
                                     "#..@..#\n"
                                     "#.....#\n"
                                     "#######\n");
    uint64_t rows[2 * (RAYS_REACH_MAX + 1) + 1] = {0};
    assert_false(rays_try_to_fill_fov(rows, &level, level.start, (Vec){RAYS_REACH_MAX + 1, 1}));
    assert_false(rays_try_to_fill_fov(rows, &level, level.start, (Vec){1, RAYS_REACH_MAX + 1}));
    assert_int_equal(rows[1], 0);
    level_free(&level);
}

// A cell as far to the side of the eye, and in as many rows from it, in some octant.
static Vec octant_cell(Vec eye, int octant, int column, int depth) {
    Vec cell = (octant & 1) != 0 ? (Vec){column, depth} : (Vec){depth, column};
    return (Vec){eye.x + ((octant & 2) != 0 ? cell.x : -cell.x),
                 eye.y + ((octant & 4) != 0 ? cell.y : -cell.y)};
}

// Where the straight line runs between two cells, the lower (0) or the upper one (1) counts.
static bool line_is_open(const Level *level, Vec eye, int octant, Vec target, int side) {
    for (int depth = 1; depth <= target.y; depth++) {
        int column = (2 * target.x * depth + target.y - 1 + side) / (2 * target.y);
        if (level_opaque(level, octant_cell(eye, octant, column, depth))) return false;
    }
    return true;
}

// The claims at the head of fov_rays.c.
static void floor_is_seen_along_one_of_two_lines(void **state) {
    (void)state;
    Rng rng;
    rng_init(&rng, 13, STREAM_LAYOUT);
    for (int round = 0; round < 300; round++) {
        Level level = rubble(&rng);
        Vec eye = any_eye(&level, &rng), reach = {FOV_REACH_MAX, FOV_REACH_MAX};
        Fov fov;
        fov_compute(&fov, &level, eye, reach);
        for (int i = 0; i < 8 * FOV_REACH_MAX * FOV_REACH_MAX; i++) {
            Vec target = {i / 8 % FOV_REACH_MAX, 1 + i / 8 / FOV_REACH_MAX};
            Vec cell = octant_cell(eye, i % 8, target.x, target.y);
            if (target.x > target.y || level_opaque(&level, cell)) continue;
            bool open =
                line_is_open(&level, eye, i % 8, target, 0) || line_is_open(&level, eye, i % 8, target, 1);
            assert_int_equal(fov_has(&fov, cell), open);
        }
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
    level_update_caches(&level);
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
        cmocka_unit_test(rays_see_what_shadows_show),
        cmocka_unit_test(rays_end_at_their_reach),
        cmocka_unit_test(floor_is_seen_along_one_of_two_lines),
        cmocka_unit_test(walls_hide_what_is_behind_them),
        cmocka_unit_test(sight_ends_at_its_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
