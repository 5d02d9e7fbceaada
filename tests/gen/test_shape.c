// Once is enough: not again under the sanitizers.
// The shape of levels, as a walker meets it: the measures are tested on pictures, then the depths of the
// descent are measured, so that they do not become alike again.
#include "gen/depths.h"
#include "gen/neighbours.h"
#include "map/dist.h"
#include "map/vestibule.h"
#include "support/picture.h"

enum { SEEDS = 30, CROWDS = 200 };

static Shape shape_of(const char *picture) {
    Level level = level_from_picture(picture);
    Shape shape;
    assert_true(shape_measure(&level, &shape));
    level_free(&level);
    return shape;
}

static void squares_and_sight_are_counted_in_cells(void **state) {
    (void)state;
    Shape shape = shape_of("##########\n#@..######\n#........#\n#...######\n##########\n");
    assert_int_equal(shape.largest, 3);
    assert_int_equal(shape.median, 3);
    assert_int_equal(shape.sight, 8);
    shape = shape_of("##########\n##########\n#@.+.....#\n##########\n##########\n");
    assert_int_equal(shape.sight, 5); // not through the door
    assert_int_equal(shape.largest, 1);
}

static void a_choke_cuts_off_six_cells_or_more(void **state) {
    (void)state;
    assert_int_equal(shape_of("#########\n#@..#...#\n#.......#\n#...#...#\n#########\n").chokes, 1);
    assert_int_equal(shape_of("#########\n#@..#..##\n#......##\n#...#..##\n#########\n").chokes, 1);
    assert_int_equal(shape_of("########\n#@..#..#\n#......#\n#...####\n########\n").chokes, 0);
    assert_int_equal(shape_of("#########\n#@..#...#\n#.......#\n#.......#\n#########\n").chokes, 0);
}

static void a_dead_end_with_something_is_not_empty(void **state) {
    (void)state;
    assert_int_equal(shape_of("##########\n##########\n#@.......#\n##########\n##########\n").empty_ends, 1);
    assert_int_equal(shape_of("##########\n##########\n#@.....[.#\n##########\n##########\n").empty_ends, 0);
}

static void levels_differ_by_their_patterns(void **state) {
    (void)state;
    Shape open = shape_of("#####\n#@..#\n#...#\n#...#\n#####\n"), same = open;
    Shape shut = shape_of("#####\n#@###\n#####\n#####\n#####\n");
    assert_int_equal(shape_distance_pm(&open, &same), 0);
    assert_true(shape_distance_pm(&open, &shut) > 900);
}

// ---- the descent

typedef struct Sums {
    int contrast, sight, chokes, empty, distance, changed;
} Sums;

// Its vestibule opened.
static Level open_level(uint64_t seed, int depth) {
    Level level = level_of(seed, depth);
    if (level_has_unopened_vestibule(&level)) vestibule_lay(&level, VESTIBULE_OPENED);
    return level;
}

static Sums sums_of(int depth) {
    Sums sums = {0};
    Level before = open_level(0, depth);
    Shape last;
    assert_true(shape_measure(&before, &last));
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        Level level = open_level(seed, depth);
        Shape shape;
        assert_true(shape_measure(&level, &shape));
        sums.contrast += 10 * shape.largest / shape.median;
        sums.sight += shape.sight;
        sums.chokes += shape.chokes;
        sums.empty += shape.empty_ends;
        sums.distance += shape_distance_pm(&shape, &last);
        sums.changed += shape_changed_percent(&level, &before);
        level_free(&before);
        before = level;
        last = shape;
    }
    level_free(&before);
    return sums;
}

// Of many levels at once: the figures in README's words are from 200.
static void neighbouring_seeds_differ_at_every_depth(void **state) {
    (void)state;
    for (int depth = 1; depth < DESCENT_DEPTHS; depth++) { // the last is an arena
        Sums sums = sums_of(depth);
        print_message("depth %d: contrast %d, sight %d, chokes %d, empty ends %d, distance %d, changed %d\n",
                      depth, sums.contrast / SEEDS, sums.sight / SEEDS, sums.chokes / SEEDS,
                      sums.empty / SEEDS, sums.distance / SEEDS, sums.changed / SEEDS);
        assert_true(sums.contrast >= 20 * SEEDS);
        assert_true(sums.sight >= 20 * SEEDS);
        assert_true(sums.chokes >= 8 * SEEDS);
        assert_true(sums.empty <= SEEDS);
        assert_true(sums.distance >= 200 * SEEDS);
        assert_true(sums.changed >= 30 * SEEDS);
    }
}

// The worst pair; long_neighbours asks thousands.
static void each_two_neighbouring_seeds_differ_by_picture_and_by_figures(void **state) {
    (void)state;
    for (int depth = 2; depth < DESCENT_DEPTHS; depth++) {
        Neighbours least = nearest_neighbours(depth, 100, 100);
        assert_true(least.patterns >= PATTERNS_LEAST);
        assert_true(least.picture >= PICTURE_LEAST);
    }
}

// ---- monsters

// Those of CROWDS levels, and the kinds that live in each, added up.
typedef struct Crowd {
    int monsters, kinds;
} Crowd;

static Crowd crowd_of(GenOptions options) {
    Crowd crowd = {0};
    for (options.seed = 1; options.seed <= CROWDS; options.seed++) {
        Level level;
        bool met[ACTOR_KIND_COUNT] = {false};
        assert_true(gen_level(&level, &options));
        for (int i = 0; i < level.monsters.count; i++) {
            int kind = level.monsters.at[i].kind;
            crowd.kinds += !met[kind];
            met[kind] = true;
        }
        crowd.monsters += level.monsters.count;
        level_free(&level);
    }
    return crowd;
}

// How much the mean number of monsters, and of kinds, may fall by, in tenths.
static void expect_rise(GenOptions options, const char *name, int fewer, int fewer_kinds) {
    Crowd last = {0};
    for (options.depth = 1; options.depth < DESCENT_DEPTHS; options.depth++) {
        Crowd crowd = crowd_of(options);
        int monsters = 10 * (crowd.monsters - last.monsters), kinds = 10 * (crowd.kinds - last.kinds);
        if (monsters < -fewer * CROWDS || kinds < -fewer_kinds * CROWDS)
            fail_msg("%s: fewer monsters or kinds at depth %d than above: %d monsters, %d kinds", name,
                     options.depth, monsters / CROWDS, kinds / CROWDS);
        last = crowd;
    }
}

static void monsters_are_more_and_of_more_kinds_at_each_depth(void **state) {
    (void)state;
    // Depth 2 is full of rats and bats, and there are fewer of the expensive ones; on depth 7 the bell tolls
    // sooner instead.
    expect_rise((GenOptions){.descent = true}, "descent", 45, 20); // lower kinds cost more
    for (int kind = 0; kind < GEN_COUNT; kind++)
        expect_rise(GENERATORS[kind]->defaults, GENERATORS[kind]->name, 0, 2);
}

// ---- its plan

static void a_landmark_burns_at_every_depth(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 4 * SEEDS; seed++) {
        Level level = level_of(seed, 1 + (int)(seed % 7));
        assert_int_equal(count_tiles(&level, TILE_GREAT_FIRE), 1);
        level_free(&level);
    }
}

// The half of the treasures that lies nearer the start is worth less than the other.
static void goods_are_dearer_far_away(void **state) {
    (void)state;
    int near = 0, far = 0;
    for (uint64_t seed = 0; seed < 4 * SEEDS; seed++) {
        Level level = level_of(seed, 2 + (int)(seed % 6));
        DistMap map;
        assert_true(dist_init(&map, level.tiles.w, level.tiles.h));
        dist_from(&map, &level, level.start, FOUR_WAYS, DIST_NONE);
        int steps[LEVEL_SPAWNS_MAX], count = 0, sum = 0;
        for (int i = 0; i < level.items.count; i++) {
            int away = dist_at(&map, level.items.at[i].cell);
            steps[i] = ITEMS[level.items.at[i].kind].counts && away != DIST_NONE ? away : -1;
            count += steps[i] >= 0;
            sum += int_max(steps[i], 0);
        }
        for (int i = 0; i < level.items.count; i++) {
            int value = ITEMS[level.items.at[i].kind].value;
            if (steps[i] < 0) continue;
            if (steps[i] * count < sum) near += value - 25;
            if (steps[i] * count >= sum) far += value - 25;
        }
        dist_free(&map);
        level_free(&level);
    }
    assert_true(far > near);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_and_sight_are_counted_in_cells),
        cmocka_unit_test(a_choke_cuts_off_six_cells_or_more),
        cmocka_unit_test(a_dead_end_with_something_is_not_empty),
        cmocka_unit_test(levels_differ_by_their_patterns),
        cmocka_unit_test(neighbouring_seeds_differ_at_every_depth),
        cmocka_unit_test(each_two_neighbouring_seeds_differ_by_picture_and_by_figures),
        cmocka_unit_test(monsters_are_more_and_of_more_kinds_at_each_depth),
        cmocka_unit_test(a_landmark_burns_at_every_depth),
        cmocka_unit_test(goods_are_dearer_far_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
