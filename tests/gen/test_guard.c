// The elite before the stairs that lead on.
#include "base/rng.h"
#include "gen/furnish/guard.h"
#include "gen/gen.h"
#include "gen/tools/context.h"
#include "map/dist.h"
#include "map/fov.h"
#include "support/unit.h"

enum { SEEDS = 60, DEPTH_SEEDS = 120 };

static Vec stairs_of(const Level *level) {
    Vec cell = {0, 0};
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        if (level->tiles.cells[i] == level_stairs_on(level))
            cell = (Vec){i % level->tiles.w, i / level->tiles.w};
    }
    return cell;
}

static int count_elites(const Level *level, Vec *cell) {
    int count = 0;
    for (int i = 0; i < level->monsters.count; i++) {
        if (!ACTORS[level->monsters.at[i].kind].elite) continue;
        *cell = level->monsters.at[i].cell;
        count++;
    }
    return count;
}

static void expect_guard(const GenOptions *options) {
    Level level;
    DistMap steps;
    Fov view;
    Vec guard = {0, 0};
    assert_true(gen_level(&level, options) && dist_init(&steps, level.tiles.w, level.tiles.h));
    Vec stairs = stairs_of(&level);
    assert_int_equal(count_elites(&level, &guard), 1);
    fov_compute(&view, &level, stairs, (Vec){GUARD_STEPS, GUARD_STEPS});
    assert_true(fov_has(&view, guard));
    dist_from(&steps, &level, stairs, EIGHT_WAYS, DIST_NONE);
    assert_in_range(dist_at(&steps, guard), 1, GUARD_STEPS);
    dist_free(&steps);
    level_free(&level);
}

static void on_request_one_stands_before_the_stairs_of_any_dungeon(void **state) {
    (void)state;
    for (int i = 0; i < SEEDS * GEN_COUNT; i++) {
        GenOptions options = GENERATORS[i % GEN_COUNT]->defaults;
        gen_set_usual_size(&options);
        options.seed = (uint64_t)i;
        options.depth = GEN_GUARD_FROM + i % (GEN_DEPTH_MAX - GEN_GUARD_FROM);
        options.guard = true;
        options.tower = i % 3 == 0;
        options.pieces = i % 4 == 0;
        expect_guard(&options);
    }
}

// From the smallest level that has room for a guard on; smaller ones are refused.
static void small_levels_have_theirs_too(void **state) {
    (void)state;
    for (int i = 0; i < SEEDS * GEN_COUNT; i++) {
        GenOptions options = GENERATORS[i % GEN_COUNT]->defaults;
        Vec wanted = {LEVEL_SIDE_MIN + i % 17, LEVEL_SIDE_MIN + i % 13}, up;
        options.seed = (uint64_t)i;
        options.depth = GEN_GUARD_FROM;
        options.guard = true;
        gen_nearest_sizes(&options, wanted, &wanted, &up);
        options.w = wanted.x;
        options.h = wanted.y;
        expect_guard(&options);
    }
}

static void expect_refusal(GenOptions options, const char *words) {
    Error error;
    options.depth = GEN_GUARD_FROM;
    assert_true(gen_check(&options, &error));
    options.guard = true;
    assert_false(gen_check(&options, &error));
    assert_non_null(strstr(error.text, words));
}

static void levels_without_room_for_one_are_refused(void **state) {
    (void)state;
    GenOptions maze = GENERATORS[GEN_MAZE]->defaults, halls = GENERATORS[GEN_HALLS]->defaults;
    maze.w = maze.h = 9;
    halls.rooms = 1;
    expect_refusal(maze, "the nearest is 13x13");
    expect_refusal(halls, "2 rooms or more");
}

static void the_descents_guard_theirs(void **state) {
    (void)state;
    for (int i = 0; i < DEPTH_SEEDS; i++)
        expect_guard(&(GenOptions){.descent = true, .seed = (uint64_t)i, .depth = i % 2 == 0 ? 4 : 6});
}

static void nobody_guards_unasked_or_before_the_fourth_depth(void **state) {
    (void)state;
    for (int i = 0; i < SEEDS; i++) {
        GenOptions options = GENERATORS[i % GEN_COUNT]->defaults;
        Level level;
        Vec cell;
        gen_set_usual_size(&options);
        options.depth = i % 2 == 0 ? 6 : GEN_GUARD_FROM - 1;
        options.guard = i % 2 == 1;
        assert_true(gen_level(&level, &options));
        assert_int_equal(count_elites(&level, &cell), 0);
        level_free(&level);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(on_request_one_stands_before_the_stairs_of_any_dungeon),
        cmocka_unit_test(small_levels_have_theirs_too),
        cmocka_unit_test(levels_without_room_for_one_are_refused),
        cmocka_unit_test(the_descents_guard_theirs),
        cmocka_unit_test(nobody_guards_unasked_or_before_the_fourth_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
