#include "map/dist.h"
#include "map/vestibule.h"
#include "support/picture.h"
#include "support/unit.h"

// The feeler's answer for a wall, told by what lies one below it.
static void feeler_shades_walls_without_wall_below(void **state) {
    (void)state;
    Level level = level_from_picture("#####\n"
                                     "#@..#\n"
                                     "##.##\n"
                                     "## ##\n"
                                     "#####\n");
    static const char *const EXPECTED = ".sss." // floor below the middle three
                                        ".... " // floor and side walls: none
                                        ".. .."
                                        ".. .."
                                        "sssss"; // outside counts as no wall
    for (int i = 0; i < 25; i++) {
        Vec cell = {i % 5, i / 5};
        Frame expected = EXPECTED[i] == 's' ? FRAME_SHADED : FRAME_PLAIN;
        assert_int_equal(grid_at(&level.frames, cell), expected);
    }
    level_free(&level);
}

static void feeler_looks_again_where_a_wall_goes(void **state) {
    (void)state;
    Level level = level_from_picture("#####\n"
                                     "#@###\n"
                                     "#.###\n"
                                     "#...#\n"
                                     "#####\n");
    assert_int_equal(grid_at(&level.frames, (Vec){3, 1}), FRAME_PLAIN);
    assert_int_equal(grid_at(&level.frames, (Vec){3, 2}), FRAME_SHADED);
    level_change_tile(&level, (Vec){3, 2}, TILE_FLOOR);
    assert_int_equal(grid_at(&level.frames, (Vec){3, 1}), FRAME_SHADED);
    assert_int_equal(grid_at(&level.frames, (Vec){3, 2}), FRAME_PLAIN);
    level_change_tile(&level, (Vec){3, 2}, TILE_WALL);
    assert_int_equal(grid_at(&level.frames, (Vec){3, 1}), FRAME_PLAIN);
    assert_int_equal(grid_at(&level.frames, (Vec){3, 2}), FRAME_SHADED);
    level_free(&level);
}

static void what_becomes_a_wall_loses_its_decor(void **state) {
    (void)state;
    Level level = level_from_picture("#####\n"
                                     "#@..#\n"
                                     "#...#\n"
                                     "#...#\n"
                                     "#####\n");
    Vec floor = {2, 1}, above = {2, 0}, beside = {3, 1};
    grid_set(&level.decor, floor, DECOR_WEB);
    grid_set(&level.decor, above, DECOR_BANNER);
    grid_set(&level.decor, beside, DECOR_RUG);
    level_build_tile(&level, floor, TILE_WALL);
    assert_int_equal(grid_at(&level.decor, floor), DECOR_NONE);
    assert_int_equal(grid_at(&level.decor, above), DECOR_NONE); // over no floor
    level_change_tile(&level, beside, TILE_CRATE);
    assert_int_equal(grid_at(&level.decor, beside), DECOR_RUG); // under it
    level_change_tile(&level, beside, TILE_WALL);
    assert_int_equal(grid_at(&level.decor, beside), DECOR_NONE);
    level_free(&level);
}

static void void_below_counts_as_no_wall(void **state) {
    (void)state;
    Level level = level_from_picture("######\n"
                                     "#@.#  \n"
                                     "####  \n"
                                     "      \n"
                                     "######\n");
    assert_int_equal(grid_at(&level.frames, (Vec){1, 2}), FRAME_SHADED);
    assert_int_equal(grid_at(&level.frames, (Vec){5, 0}), FRAME_SHADED);
    assert_int_equal(grid_at(&level.frames, (Vec){0, 0}), FRAME_PLAIN);
    level_free(&level);
}

static void walking_distance_goes_around_and_cuts_no_corner(void **state) {
    (void)state;
    Level level = level_from_picture("######\n"
                                     "#@#..#\n"
                                     "#.#..#\n"
                                     "#....#\n"
                                     "######\n");
    DistMap map;
    assert_true(dist_init(&map, level.tiles.w, level.tiles.h));
    dist_from(&map, &level, level.start, FOUR_WAYS, DIST_NONE);
    assert_int_equal(dist_at(&map, (Vec){4, 1}), 7);
    assert_int_equal(dist_at(&map, (Vec){2, 1}), DIST_NONE);
    assert_int_equal(dist_at(&map, (Vec){-1, 0}), DIST_NONE);
    dist_from(&map, &level, level.start, EIGHT_WAYS, DIST_NONE);
    assert_int_equal(dist_at(&map, (Vec){3, 3}),
                     4); // two down, then two to the right: no way past the corner
    assert_int_equal(dist_at(&map, (Vec){4, 2}), 5);
    dist_from(&map, &level, level.start, FOUR_WAYS, 3);
    assert_int_equal(dist_at(&map, (Vec){2, 3}), 3);
    assert_int_equal(dist_at(&map, (Vec){3, 3}), DIST_NONE);
    dist_free(&map);
    level_free(&level);
}

static void hash_sees_every_part(void **state) {
    (void)state;
    Level level = level_from_picture("#####\n"
                                     "#@*s#\n"
                                     "#...#\n"
                                     "#...#\n"
                                     "#####\n");
    uint64_t before = level_hash_cells(&level);
    uint64_t seen[] = {0, 0, 0, 0, 0};
    level.seed++;
    seen[0] = level_hash_cells(&level);
    level.start.y++;
    seen[1] = level_hash_cells(&level);
    level.items.at[0].kind = ITEM_BOOK;
    seen[2] = level_hash_cells(&level);
    level.monsters.at[0].cell.y++;
    seen[3] = level_hash_cells(&level);
    grid_set(&level.decor, (Vec){1, 3}, DECOR_MOSS);
    seen[4] = level_hash_cells(&level);
    for (int i = 0; i < 5; i++) assert_true(seen[i] != (i == 0 ? before : seen[i - 1]));
    level_free(&level);
}

static bool vestibule_fits_at(Level *level, bool mirrored, int outside) {
    while (vestibule_mirrored(level->seed) != mirrored) level->seed++;
    level->vestibule = (Rect){mirrored ? outside + 1 : outside - VESTIBULE_W, 1, VESTIBULE_W, VESTIBULE_H};
    return vestibule_rect_fits(level);
}

static void a_vestibule_leads_to_no_border(void **state) {
    (void)state;
    Level level;
    assert_true(level_init(&level, 30, 14));
    for (int mirrored = 0; mirrored < 2; mirrored++) {
        int border = mirrored ? 0 : 29, inward = mirrored ? 1 : -1;
        assert_false(vestibule_fits_at(&level, mirrored, border));
        assert_true(vestibule_fits_at(&level, mirrored, border + inward));
        level.vestibule.w++;
        assert_false(vestibule_rect_fits(&level));
    }
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(feeler_shades_walls_without_wall_below),
        cmocka_unit_test(feeler_looks_again_where_a_wall_goes),
        cmocka_unit_test(what_becomes_a_wall_loses_its_decor),
        cmocka_unit_test(void_below_counts_as_no_wall),
        cmocka_unit_test(walking_distance_goes_around_and_cuts_no_corner),
        cmocka_unit_test(hash_sees_every_part),
        cmocka_unit_test(a_vestibule_leads_to_no_border),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
