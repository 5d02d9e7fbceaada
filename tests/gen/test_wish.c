// Something wanted: how often, where, and that the proof covers it.
#include "gen/gen.h"
#include "gen/prove/prove.h"
#include "map/dist.h"
#include "support/unit.h"

enum { SEEDS = 60, ASKER_STEPS = 6, NEAR = 3 };

typedef struct Tally {
    int levels, wishes, by_danger;
    int kinds[WISH_KINDS];
} Tally;

static int danger_of(const Spawn *monster) {
    const ActorInfo *info = &ACTORS[monster->kind];
    return info->elite ? INT32_MAX : info->cost * 100 + info->hp;
}

static bool by_the_strongest(const Level *level, Vec cell) {
    int most = 0, here = 0;
    for (int i = 0; i < level->monsters.count; i++) {
        int danger = danger_of(&level->monsters.at[i]);
        if (danger > most) most = danger;
        if (danger > here && vec_dist(level->monsters.at[i].cell, cell) <= NEAR) here = danger;
    }
    return here == most;
}

static void look(const Level *level, Tally *tally) {
    int askers = 0, things = 0;
    DistMap steps;
    Vec where;
    assert_true(dist_init(&steps, level->tiles.w, level->tiles.h));
    dist_from(&steps, level, level->start, FOUR_WAYS, DIST_NONE);
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        if (level->tiles.cells[i] != TILE_ASKER) continue;
        Vec cell = {i % level->tiles.w, i / level->tiles.w};
        int least = DIST_NONE;
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            int here = dist_at(&steps, vec_add(cell, DIRS[dir]));
            if (here < least) least = here;
        }
        assert_in_range(least, 0, ASKER_STEPS + 6); // locks and props came later
        askers++;
    }
    for (int i = 0; i < level->items.count; i++) {
        const Spawn *item = &level->items.at[i];
        if (ITEMS[item->kind].class != CLASS_WISH) continue;
        things++;
        tally->by_danger += by_the_strongest(level, item->cell);
        tally->kinds[item->kind - (int)ITEM_SEEING_STONE]++;
    }
    assert_int_equal(things, askers);
    assert_in_range(askers, 0, 1);
    assert_int_equal(prove_level((Level *)level, &steps, &where), FLAW_NONE);
    tally->levels++;
    tally->wishes += askers;
    dist_free(&steps);
}

static void expect_a_third(const Tally *tally) {
    assert_in_range(tally->wishes, tally->levels / 5, tally->levels / 2);
    assert_true(tally->by_danger >= tally->wishes * 7 / 10);
    for (int i = 0; i < WISH_KINDS; i++) assert_true(tally->kinds[i] > 0);
}

static void one_single_dungeon_in_three_has_one(void **state) {
    (void)state;
    Tally tally = {0};
    for (int i = 0; i < SEEDS * GEN_COUNT; i++) {
        GenOptions options = GENERATORS[i % GEN_COUNT]->defaults;
        Level level;
        gen_usual_size(&options);
        options.seed = (uint64_t)i;
        options.depth = 1 + i % 9;
        assert_true(gen_level(&level, &options));
        look(&level, &tally);
        level_free(&level);
    }
    expect_a_third(&tally);
}

static void one_depth_in_three_has_one_but_the_first_and_the_last(void **state) {
    (void)state;
    Tally tally = {0};
    for (int i = 0; i < 2 * SEEDS; i++) {
        GenOptions options = {.descent = true, .seed = (uint64_t)i, .depth = 2 + i % 6};
        Level level;
        assert_true(gen_level(&level, &options));
        look(&level, &tally);
        level_free(&level);
    }
    expect_a_third(&tally);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_single_dungeon_in_three_has_one),
        cmocka_unit_test(one_depth_in_three_has_one_but_the_first_and_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
