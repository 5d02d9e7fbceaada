// Facts about single generators that a single level does not show: known levels, neighbouring seeds, shares.
#include "gen/checker_level.h"
#include "gen/makers/makers.h"
#include "support/unit.h"

#include <inttypes.h>

static Level made(GenKind kind, uint64_t seed) {
    GenOptions options = GENERATORS[kind]->defaults;
    Level level;
    options.seed = seed;
    assert_true(gen_level(&level, &options));
    return level;
}

static void arcade_room_8a98_is_the_known_one(void **state) {
    (void)state;
    char arms[9];
    arcade_arms(0x8A98, arms);
    assert_string_equal(arms, "WSEEWESN"); // of the checker, which the promises hold the generator to
    Level level = made(GEN_ARCADE, 0x8A98);
    static const char *const ROWS[13] = {
        "#########...#########", //
        "#...................#", //
        "#...................#", //
        "#...................#", //
        "#####...#...#########", //
        "........#.......#....", //
        "........#.......#....", //
        "........#.......#....", //
        "#####...#####...#...#", //
        "#...........#.......#", //
        "#...........#.......#", //
        "#...........#.......#", //
        "#########...#########", //
    };
    for (int i = 0; i < 21 * 13; i++)
        assert_int_equal(level_looks_like_wall(&level, (Vec){i % 21, i / 21}), ROWS[i / 21][i % 21] == '#');
    level_free(&level);
}

static void arcade_rooms_lie_beside_each_other(void **state) {
    (void)state;
    assert_true(arcade_neighbour_seed(0x8A98, 1, 0) == 0x8A99);
    assert_true(arcade_neighbour_seed(0x8A98, 0, 1) == 0x8B98);
    assert_true(arcade_neighbour_seed(0x8A98, -1, -1) == 0x8997);
    assert_true(arcade_neighbour_seed(0x12345678000000ffu, 1, 0) ==
                0x1234567800000000u); // wraps within its row
    assert_true(arcade_neighbour_seed(0x1234567800000000u, -1, -1) == 0x123456780000ffffu);
    for (uint64_t seed = 0; seed < 65536; seed += 7) {
        assert_true(arcade_neighbour_seed(arcade_neighbour_seed(seed, 1, 0), -1, 0) == seed);
        assert_true(arcade_neighbour_seed(arcade_neighbour_seed(seed, 0, -1), 0, 1) == seed);
    }
}

// The walls depend on the low 16 bits alone, so going back shows the same room.
static void arcade_rooms_stay_as_they_are(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 200; seed++) {
        Level once = made(GEN_ARCADE, seed * 331), again = made(GEN_ARCADE, seed * 331 + (seed << 16));
        for (int i = 0; i < 21 * 13; i++) { // what is furnished may differ
            assert_int_equal(once.tiles.cells[i] == TILE_WALL, again.tiles.cells[i] == TILE_WALL);
        }
        level_free(&once);
        level_free(&again);
    }
}

static void arcade_rooms_lead_to_all_their_openings(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 65536; seed += 5) {
        GenOptions options = GENERATORS[GEN_ARCADE]->defaults;
        Level level = made(GEN_ARCADE, seed);
        options.seed = seed;
        const char *flaw = checker_flaw(&level, &options);
        if (flaw != NULL) fail_msg("%s: room %" PRIu64, flaw, seed);
        assert_int_equal(level.attempts, 1);
        level_free(&level);
    }
}

static void a_fifth_of_scattered_cells_is_wall(void **state) {
    (void)state;
    long walls = 0, filled = 0, cells = 0, tens = 0;
    for (uint64_t seed = 0; seed < 1000; seed++) {
        GenOptions options = GENERATORS[GEN_SCATTER]->defaults;
        Level drawn, level = made(GEN_SCATTER, seed);
        options.seed = seed;
        assert_true(gen_level_until(&drawn, &options, 2));
        for (int i = 0; i < 17 * 12; i++) {
            Vec cell = {i % 17, i / 17};
            if (cell.x == 0 || cell.x == 16 || cell.y == 0 || cell.y == 11) continue;
            cells++;
            walls += level_looks_like_wall(&drawn, cell);
            filled += level_looks_like_wall(&level, cell) - level_looks_like_wall(&drawn, cell);
        }
        tens += level.monsters.count == 9;
        level_free(&drawn);
        level_free(&level);
    }
    assert_int_equal(cells, 150000);
    assert_in_range(1000 * walls / cells, 195, 205); // tenths of a percent; five standard deviations
    assert_in_range(1000 * filled / cells, 0, 20);
    assert_in_range(tens, 990, 1000); // where what is left is not too small for nine and the calm
}

// ---- as the descent shapes them

// The side of the largest square of cells that are all stone, or all open.
static int largest_square(const Level *level, bool stone) {
    Grid sides;
    int largest = 0;
    assert_true(grid_init(&sides, level->tiles.w, level->tiles.h));
    for (int i = 0; i < sides.w * sides.h; i++) {
        Vec cell = {i % sides.w, i / sides.w};
        if (level_looks_like_wall(level, cell) != stone) continue;
        int least = int_min(grid_get(&sides, vec_add(cell, DIRS[DIR_W]), 0),
                            grid_get(&sides, vec_add(cell, DIRS[DIR_N]), 0));
        int side = 1 + int_min(least, grid_get(&sides, vec_add(cell, DIRS[DIR_NW]), 0));
        grid_set(&sides, cell, (uint8_t)side);
        largest = int_max(largest, side);
    }
    grid_free(&sides);
    return largest;
}

// How many of 100 levels have an open square of that side, and how many one of stone.
static Vec with_squares(GenOptions options, int stages, int open, int stone) {
    Vec count = {0, 0};
    for (options.seed = 0; options.seed < 100; options.seed++) {
        Level level;
        assert_true(gen_level_until(&level, &options, stages));
        count.x += largest_square(&level, false) >= open;
        count.y += largest_square(&level, true) >= stone;
        level_free(&level);
    }
    return count;
}

static void the_descents_fields_of_pillars_are_patchworks(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    options.w = options.h = 47;
    options.suppress = 3;
    Vec even = with_squares(options, 3, 9, 7);
    options.varied = true;
    Vec patched = with_squares(options, 3, 9, 7);
    assert_true(even.x < 10 && even.y == 0);
    assert_true(patched.x > 80 && patched.y > 80);
}

static void some_of_the_descents_arcade_rooms_are_bare(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_ARCADE]->defaults;
    assert_int_equal(with_squares(options, 2, 11, 2).x, 0);
    options.varied = true;
    assert_in_range(with_squares(options, 2, 11, 2).x, 15, 35); // one of four
}

// Over many mazes every wall between two nodes is cut as often as another, give or take.
static void mazes_favour_no_direction(void **state) {
    (void)state;
    long across = 0, down = 0;
    for (uint64_t seed = 0; seed < 500; seed++) {
        Level level = made(GEN_MAZE, seed);
        for (int y = 1; y < 20; y++) {
            for (int x = 1; x < 20; x++) {
                Tile tile = level_tile(&level, (Vec){x, y});
                if (tile == TILE_WALL || tile == TILE_DOOR || tile == TILE_ASKER) continue; // not of the tree
                across += y % 2 == 1 && x % 2 == 0;
                down += y % 2 == 0 && x % 2 == 1;
            }
        }
        level_free(&level);
    }
    assert_int_equal(across + down, 500 * 99);
    assert_in_range(100 * across / (across + down), 48, 52);
}

// Beside doors that make loops, no side is the corner of a room.
static void loops_of_rooms_avoid_corners(void **state) {
    (void)state;
    int loops = 0;
    for (uint64_t seed = 0; seed < 100; seed++) {
        GenOptions options = GENERATORS[GEN_ROOMS]->defaults;
        Level tree, looped;
        options.seed = seed;
        assert_true(gen_level_until(&tree, &options, 2) && gen_level_until(&looped, &options, 3));
        for (int i = 0; i < tree.tiles.w * tree.tiles.h; i++) {
            if (tree.tiles.cells[i] == looped.tiles.cells[i]) continue;
            Vec door = {i % tree.tiles.w, i / tree.tiles.w};
            int dir = level_looks_like_wall(&looped, vec_add(door, DIRS[DIR_E])) ? DIR_S : DIR_E;
            for (int side = -1; side <= 1; side += 2) {
                for (int k = -1; k <= 1; k++) {
                    Vec at = {door.x + side * DIRS[dir].x + k * DIRS[dir].y,
                              door.y + side * DIRS[dir].y + k * DIRS[dir].x};
                    assert_true(level_floor(&looped, at));
                }
            }
            loops++;
        }
        level_free(&tree);
        level_free(&looped);
    }
    assert_true(loops > 100);
}

// With the walls between them shut, the two sides of a lock in a maze lie far apart.
static void locks_of_mazes_shorten_the_way(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 60; seed++) {
        GenOptions options = GENERATORS[GEN_MAZE]->defaults;
        DistMap steps;
        Level level;
        options.corridor = 1 + (int)(seed % 3);
        options.walls = 1 + (int)(seed / 3 % 3);
        options.depth = 2;
        options.seed = seed;
        gen_set_usual_size(&options);
        assert_true(gen_level(&level, &options) && dist_init(&steps, level.tiles.w, level.tiles.h));
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++) {
            Vec door = {i % level.tiles.w, i / level.tiles.w};
            if (level_lock(&level, door) == 0) continue;
            int dir = level_looks_like_wall(&level, vec_add(door, DIRS[DIR_E])) ? DIR_S : DIR_E;
            dist_from(&steps, &level, vec_add(door, DIRS[dir]), FOUR_WAYS, DIST_NONE);
            int around = dist_at(&steps, vec_sub(door, DIRS[dir]));
            assert_true(around != DIST_NONE && around >= 6);
        }
        dist_free(&steps);
        level_free(&level);
    }
}

static void mazes_and_rooms_have_doors(void **state) {
    (void)state;
    long maze_doors = 0, loops = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        Level maze = made(GEN_MAZE, seed), rooms = made(GEN_ROOMS, seed);
        for (int i = 0; i < 21 * 21; i++) maze_doors += maze.tiles.cells[i] == TILE_DOOR;
        for (int i = 0; i < 35 * 35; i++) loops += rooms.tiles.cells[i] == TILE_DOOR;
        loops -= rooms.room_count - 1;
        level_free(&maze);
        level_free(&rooms);
    }
    assert_in_range(maze_doors, 200 * 2, 200 * 20);
    assert_in_range(loops, 200 * 2, 200 * 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arcade_room_8a98_is_the_known_one),
        cmocka_unit_test(arcade_rooms_lie_beside_each_other),
        cmocka_unit_test(arcade_rooms_stay_as_they_are),
        cmocka_unit_test(arcade_rooms_lead_to_all_their_openings),
        cmocka_unit_test(a_fifth_of_scattered_cells_is_wall),
        cmocka_unit_test(the_descents_fields_of_pillars_are_patchworks),
        cmocka_unit_test(some_of_the_descents_arcade_rooms_are_bare),
        cmocka_unit_test(mazes_favour_no_direction),
        cmocka_unit_test(loops_of_rooms_avoid_corners),
        cmocka_unit_test(locks_of_mazes_shorten_the_way),
        cmocka_unit_test(mazes_and_rooms_have_doors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
