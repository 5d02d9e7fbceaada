#include "base/geom.h"
#include "base/grid.h"
#include "support/unit.h"

static void square_roots_round_down(void **state) {
    (void)state;
    for (uint64_t v = 0; v < 70000; v++) {
        uint64_t root = int_sqrt(v);
        assert_true(root * root <= v && (root + 1) * (root + 1) > v);
    }
    assert_true(int_sqrt(UINT64_MAX) == UINT32_MAX);
}

static void a_vector_points_to_its_own_octant(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        assert_int_equal(dir_of(DIRS[dir]), dir);
        assert_int_equal(dir_of((Vec){DIRS[dir].x * 1000, DIRS[dir].y * 1000}), dir);
    }
    assert_int_equal(dir_of((Vec){100, 41}), DIR_E);
    assert_int_equal(dir_of((Vec){100, 42}), DIR_SE);
    assert_int_equal(dir_of((Vec){0, 0}), DIR_S);
}

static void filling_is_clipped(void **state) {
    (void)state;
    Grid grid;
    assert_true(grid_init(&grid, 4, 3));
    grid_fill_clipped(&grid, (Rect){-5, 2, 7, 9}, 1);
    assert_int_equal(grid_at(&grid, (Vec){1, 2}), 1);
    assert_int_equal(grid_at(&grid, (Vec){2, 2}), 0);
    assert_int_equal(grid_at(&grid, (Vec){1, 1}), 0);
    assert_int_equal(grid_get(&grid, (Vec){-1, 0}, 9), 9);
    grid_fill_clipped(&grid, (Rect){3, 0, -2, 5}, 1);
    assert_int_equal(grid_at(&grid, (Vec){3, 0}), 0);
    grid_free(&grid);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(square_roots_round_down),
        cmocka_unit_test(a_vector_points_to_its_own_octant),
        cmocka_unit_test(filling_is_clipped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
