// A level can be looked at after any of its stages.
#include "gen/furnish/furnish.h"
#include "gen/gen.h"
#include "support/unit.h"

enum { DESCENT = GEN_COUNT }; // after the generators

static GenOptions options_of(int kind, uint64_t seed) {
    GenOptions options = GENERATORS[kind == DESCENT ? GEN_HALLS : kind]->defaults;
    options.seed = seed;
    options.descent = kind == DESCENT;
    options.depth = kind == DESCENT ? 2 : 0;
    return options;
}

static int stages_of(int kind) {
    GenOptions options = options_of(kind, 0);
    return gen_stage_count(&options);
}

static void every_stage_has_a_name_and_a_sentence(void **state) {
    (void)state;
    for (int kind = 0; kind <= DESCENT; kind++) {
        GenOptions options = options_of(kind, 0);
        int count = gen_stage_count(&options);
        assert_in_range(count, 5, 30);
        for (int i = 0; i < count; i++) {
            const Stage *stage = gen_stage(&options, i);
            assert_non_null(stage->run);
            assert_in_range(strlen(stage->name), 3, 12);
            assert_int_equal(stage->what[strlen(stage->what) - 1], '.');
        }
    }
}

static Level stopped(int kind, uint64_t seed, int stages) {
    GenOptions options = options_of(kind, seed);
    Level level;
    assert_true(gen_level_until(&level, &options, stages));
    return level;
}

static void no_stage_is_nothing_and_all_are_the_level(void **state) {
    (void)state;
    for (int kind = 0; kind <= DESCENT; kind++) {
        Level none = stopped(kind, 5, 0);
        for (int i = 0; i < none.tiles.w * none.tiles.h; i++)
            assert_int_equal(none.tiles.cells[i], TILE_VOID);
        assert_int_equal(none.items.count + none.monsters.count + none.start.x, 0);
        GenOptions options = options_of(kind, 5);
        Level all = stopped(kind, 5, stages_of(kind)), level;
        assert_true(gen_level(&level, &options));
        assert_true(level_hash_cells(&all) == level_hash_cells(&level));
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

// Things that a stage placed are there after the next one, too; and every stage of a generator does
// something.
static void stages_build_on_each_other(void **state) {
    (void)state;
    for (int kind = 0; kind <= DESCENT; kind++) {
        for (int i = 1; i <= stages_of(kind); i++) {
            Level before = stopped(kind, 3, i - 1), after = stopped(kind, 3, i);
            bool placed = after.items.count > before.items.count ||
                          after.monsters.count > before.monsters.count || after.start.x != before.start.x ||
                          after.room_count + after.hall_count > before.room_count + before.hall_count;
            assert_true(after.items.count >= before.items.count &&
                        after.monsters.count >= before.monsters.count);
            bool furnishes = kind == DESCENT || i > stages_of(kind) - FURNISHING_COUNT; // may find no place
            GenOptions options = options_of(kind, 3);
            bool asked = strcmp(gen_stage(&options, i - 1)->name, "ways") == 0; // only if the options say so
            if (!placed && !furnishes && !asked && same_cells(&before, &after))
                fail_msg("stage %d of %d does nothing", i, kind);
            level_free(&before);
            level_free(&after);
        }
    }
}

// Things that the drawings of rooms ask for come later, with their locks.
static bool same_ground(const Level *a, const Level *b) {
    bool same = true;
    for (int i = 0; i < a->tiles.w * a->tiles.h; i++) {
        Tile before = (Tile)a->tiles.cells[i], after = (Tile)b->tiles.cells[i];
        same &= before == after || (before == TILE_DOOR && tile_lock(after) != 0);
    }
    return same;
}

// A rebuild leaves them out.
static void only_the_first_stages_of_a_generator_make_tiles(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        int own = stages_of(kind) - FURNISHING_COUNT;
        Level shaped = stopped(kind, 11, GENERATORS[kind]->shaping);
        Level placed = stopped(kind, 11, own);
        assert_in_range(GENERATORS[kind]->shaping, 2, own - 2);
        bool drawn = GENERATORS[kind]->drawn;
        assert_true(drawn ? same_ground(&shaped, &placed) : same_cells(&shaped, &placed));
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
