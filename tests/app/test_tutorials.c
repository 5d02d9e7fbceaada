// The dungeons of the tutorials, by their names, with the rules that their texts give.
#include "app/play/lessons.h"
#include "gen/gen.h"
#include "map/level.h"
#include "support/unit.h"

enum { SEEDS = 30 };

static Level made(const char *name, uint64_t seed) {
    Level level;
    int index = tutorial_named(name);
    assert_in_range(index, 0, TUTORIAL_COUNT - 1);
    const GenOptions options = tutorial_options(index, seed);
    assert_int_equal(tutorial_of(&options), index);
    assert_true(gen_level(&level, &options));
    return level;
}

static bool in_room(const Level *level, Vec cell) {
    for (int i = 0; i < level->room_count; i++) {
        if (rect_has(level->rooms[i], cell)) return true;
    }
    return false;
}

static void in_halls_enemies_stand_only_in_halls(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = made("halls", seed);
        assert_true(level.monsters.count > 0);
        for (int i = 0; i < level.monsters.count; i++)
            assert_false(in_room(&level, level.monsters.at[i].cell));
        level_free(&level);
    }
}

static void the_maze_has_locked_doors(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Level level = made("maze", seed);
        int locks = 0;
        for (int i = 0; i < level.tiles.w * level.tiles.h; i++)
            locks += TILES[level.tiles.cells[i]].lock != 0;
        assert_true(locks >= 2);
        level_free(&level);
    }
}

static void all_but_the_classic_have_a_known_map(void **state) {
    (void)state;
    for (int i = 0; i < TUTORIAL_COUNT; i++)
        assert_true(TUTORIALS[i].options.mapped || TUTORIALS[i].options.classic);
    assert_int_equal(tutorial_named("nothing"), -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_halls_enemies_stand_only_in_halls),
        cmocka_unit_test(the_maze_has_locked_doors),
        cmocka_unit_test(all_but_the_classic_have_a_known_map),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
