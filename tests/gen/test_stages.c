// A level can be looked at after any of its stages.
#include "gen/furnish.h"
#include "gen/gen.h"
#include "support/unit.h"

static void every_stage_has_a_name_and_a_sentence(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        int count = gen_stage_count((GenKind)kind);
        assert_in_range(count, 5, 20);
        for (int i = 0; i < count; i++) {
            const Stage *stage = gen_stage((GenKind)kind, i);
            assert_non_null(stage->run);
            assert_in_range(strlen(stage->name), 3, 12);
            assert_int_equal(stage->what[strlen(stage->what) - 1], '.');
        }
    }
}

static Level stopped(GenKind kind, uint64_t seed, int stages) {
    GenOptions options = GENERATORS[kind]->defaults;
    Level level;
    options.seed = seed;
    assert_true(gen_level_until(&level, &options, stages));
    return level;
}

static void no_stage_is_nothing_and_all_are_the_level(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        Level none = stopped((GenKind)kind, 5, 0);
        for (int i = 0; i < none.tiles.w * none.tiles.h; i++)
            assert_int_equal(none.tiles.cells[i], TILE_VOID);
        assert_int_equal(none.items.count + none.monsters.count + none.start.x, 0);
        GenOptions options = GENERATORS[kind]->defaults;
        options.seed = 5;
        Level all = stopped((GenKind)kind, 5, gen_stage_count((GenKind)kind)), level;
        assert_true(gen_level(&level, &options));
        assert_true(level_hash(&all) == level_hash(&level));
        level_free(&none);
        level_free(&all);
        level_free(&level);
    }
}

static bool same_cells(const Level *a, const Level *b) {
    size_t cells = (size_t)a->tiles.w * (size_t)a->tiles.h;
    return memcmp(a->tiles.cells, b->tiles.cells, cells) == 0 &&
           memcmp(a->decor.cells, b->decor.cells, cells) == 0;
}

// What a stage placed is there after the next one, too; and every stage of a generator does something.
static void stages_build_on_each_other(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        for (int i = 1; i <= gen_stage_count((GenKind)kind); i++) {
            Level before = stopped((GenKind)kind, 3, i - 1), after = stopped((GenKind)kind, 3, i);
            bool placed = after.items.count > before.items.count ||
                          after.monsters.count > before.monsters.count || after.start.x != before.start.x ||
                          after.room_count + after.hall_count > before.room_count + before.hall_count;
            assert_true(after.items.count >= before.items.count &&
                        after.monsters.count >= before.monsters.count);
            bool furnishes = i > gen_stage_count((GenKind)kind) - FURNISHING_COUNT; // may find no place
            assert_true(placed || furnishes || !same_cells(&before, &after));
            level_free(&before);
            level_free(&after);
        }
    }
}

// A remake leaves them out.
static void only_the_first_stages_of_a_generator_make_tiles(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        int own = gen_stage_count((GenKind)kind) - FURNISHING_COUNT;
        Level shaped = stopped((GenKind)kind, 11, GENERATORS[kind]->shaping);
        Level placed = stopped((GenKind)kind, 11, own);
        assert_in_range(GENERATORS[kind]->shaping, 2, own - 2);
        assert_true(same_cells(&shaped, &placed));
        level_free(&shaped);
        level_free(&placed);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_stage_has_a_name_and_a_sentence),
        cmocka_unit_test(no_stage_is_nothing_and_all_are_the_level),
        cmocka_unit_test(stages_build_on_each_other),
        cmocka_unit_test(only_the_first_stages_of_a_generator_make_tiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
