#include "gen/shapes.h"
#include "gen/solvable.h"
#include "support/unit.h"

enum { LEVELS = 300 };

typedef struct Tally {
    int doors, chests, locked, trapped, traps, packs, stairs, braziers, torches, brackets, redone;
} Tally;

static void count(const Level *level, Tally *tally) {
    int packs = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        Tile tile = (Tile)level->tiles.cells[i];
        tally->doors += tile >= TILE_LOCKED_1 && tile <= TILE_LOCKED_4;
        tally->stairs += tile == TILE_STAIRS_DOWN;
        tally->braziers += tile == TILE_BRAZIER;
        tally->torches += level->decor.cells[i] == DECOR_TORCH;
        tally->brackets += level->decor.cells[i] == DECOR_BRACKET;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        Fixture fixture = level->fixtures[i];
        tally->chests += fixture.kind == FIXTURE_CHEST;
        tally->locked += fixture.lock != 0;
        tally->trapped += fixture.trapped;
        tally->traps += fixture.kind != FIXTURE_CHEST;
    }
    for (int i = 0; i < level->monsters.count; i++) packs = int_max(packs, level->monsters.at[i].pack);
    tally->packs += packs;
    tally->redone += level->attempts - 1;
}

static void every_level_can_be_played_to_its_end(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        for (uint64_t seed = 0; seed < LEVELS; seed++) {
            GenOptions options = shape_of((GenKind)kind, seed);
            options.depth = 1 + (int)(seed % GEN_DEPTH_MAX);
            Level level;
            assert_true(gen_level(&level, &options));
            const char *wrong = solvable_verdict(&level);
            if (wrong != NULL)
                fail_msg("%s seed %d depth %d: %s", level.generator, (int)seed, options.depth, wrong);
            level_free(&level);
        }
    }
}

// Nothing of it all may silently stop being made.
static void everything_is_placed_somewhere(void **state) {
    (void)state;
    Tally tally = {0};
    for (uint64_t seed = 0; seed < 200; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults;
        gen_set_usual_size(&options);
        options.seed = seed;
        options.depth = 6;
        Level level;
        assert_true(gen_level(&level, &options));
        int chests = 0;
        for (int i = 0; i < level.fixture_count; i++) chests += level.fixtures[i].kind == FIXTURE_CHEST;
        assert_true(chests == 0 || chests < level.monsters.count);
        count(&level, &tally);
        level_free(&level);
    }
    assert_true(tally.doors > 50 && tally.chests > 200 && tally.locked > 20 && tally.trapped > 20);
    assert_true(tally.traps > 300 && tally.packs > 100 && tally.stairs == 200);
    assert_true(tally.redone < 20);
    assert_in_range(tally.braziers, 20, 200);
    assert_in_range(tally.brackets * 100 / (tally.brackets + tally.torches), 25, 40);
}

static void depth_changes_the_level_and_its_dwellers(void **state) {
    (void)state;
    int strong[2] = {0, 0};
    for (uint64_t seed = 0; seed < 60; seed++) {
        for (int deep = 0; deep < 2; deep++) {
            GenOptions options = GENERATORS[GEN_CAVES]->defaults;
            gen_set_usual_size(&options);
            options.seed = seed;
            options.depth = deep == 1 ? 12 : 1;
            Level level;
            assert_true(gen_level(&level, &options));
            for (int i = 0; i < level.monsters.count; i++)
                strong[deep] += ACTORS[level.monsters.at[i].kind].from > 2;
            level_free(&level);
        }
    }
    assert_true(strong[1] > 2 * strong[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_level_can_be_played_to_its_end),
        cmocka_unit_test(everything_is_placed_somewhere),
        cmocka_unit_test(depth_changes_the_level_and_its_dwellers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
