// Wishes: how often there is one, who asks, where the thing lies, and that the proof covers it.
#include "gen/gen.h"
#include "gen/prove/prove.h"
#include "map/dist.h"
#include "map/vestibule.h"
#include "support/unit.h"

enum { SEEDS = 60, ASKER_STEPS = 6, GUARDED = 6 };

typedef struct Tally {
    int levels, wishes, behind;
    int kinds[WISH_KINDS];
} Tally;

static int danger_of(const Spawn *monster) {
    const ActorInfo *info = &ACTORS[monster->kind];
    return info->elite ? INT32_MAX : info->cost * 100 + info->hp;
}

// The sleeping rat of the vestibule is part of the first lesson.
static int strongest_in(const Level *level) {
    int most = 0;
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        if (!rect_has(level->vestibule, monster->cell)) most = int_max(most, danger_of(monster));
    }
    return most;
}

// Locks with their keys, and nothing that can be broken or pushed in the way.
static void open_ways(Level *level) {
    if (level_has_unopened_vestibule(level)) vestibule_lay(level, VESTIBULE_OPENED);
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        Tile tile = (Tile)level->tiles.cells[i];
        if (tile_lock(tile) != 0) level->tiles.cells[i] = TILE_DOOR;
        if (TILES[tile].prop) level->tiles.cells[i] = TILE_FLOOR;
    }
}

static Vec beginning(const Level *level) {
    return level_has_unopened_vestibule(level) ? vestibule_outside(level->seed, level->vestibule)
                                               : level->start;
}

static int steps_to(const Level *level, Vec from, Vec to) {
    DistMap steps;
    assert_true(dist_init(&steps, level->tiles.w, level->tiles.h));
    dist_from(&steps, level, from, FOUR_WAYS, DIST_NONE);
    int count = dist_at(&steps, to);
    dist_free(&steps);
    return count;
}

static int count_askers(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        if (level->tiles.cells[i] != TILE_ASKER) continue;
        Vec cell = {i % level->tiles.w, i / level->tiles.w};
        int least = DIST_NONE;
        for (int dir = 0; dir < DIR_COUNT; dir += 2)
            least = int_min(least, steps_to(level, beginning(level), vec_add(cell, DIRS[dir])));
        assert_in_range(least, 0, ASKER_STEPS);
        count++;
    }
    return count;
}

// One of the strongest is near, and the thing not before it.
static void look_at(const Level *level, Vec cell, Tally *tally) {
    int most = strongest_in(level), nearest = DIST_NONE, way = steps_to(level, beginning(level), cell);
    bool behind = false;
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        if (danger_of(monster) != most || rect_has(level->vestibule, monster->cell)) continue;
        int steps = steps_to(level, cell, monster->cell);
        nearest = int_min(nearest, steps);
        behind |= steps <= GUARDED && steps_to(level, beginning(level), monster->cell) <= way;
    }
    assert_in_range(nearest, 1, GUARDED);
    tally->behind += behind;
}

static void expect_proved(Level *level) {
    DistMap steps;
    Vec where;
    assert_true(dist_init(&steps, level->tiles.w, level->tiles.h));
    assert_int_equal(prove_level(level, &steps, &where), FLAW_NONE);
    dist_free(&steps);
}

static void look(GenOptions options, Tally *tally) {
    Level level;
    int things = 0;
    assert_true(gen_level(&level, &options));
    expect_proved(&level);
    open_ways(&level);
    for (int i = 0; i < level.items.count; i++) {
        const Spawn *item = &level.items.at[i];
        if (ITEMS[item->kind].class != CLASS_WISH) continue;
        look_at(&level, item->cell, tally);
        tally->kinds[item->kind - (int)ITEM_SEEING_STONE]++;
        things++;
    }
    assert_int_equal(things, count_askers(&level));
    assert_in_range(things, 0, 1);
    tally->levels++;
    tally->wishes += things;
    level_free(&level);
}

// A guard of the stairs stays there, and a key can make a way short.
static void expect_a_third(const Tally *tally) {
    assert_in_range(tally->wishes, tally->levels / 5, tally->levels / 2);
    assert_true(tally->behind >= tally->wishes * 9 / 10);
}

static void one_single_dungeon_in_three_has_one(void **state) {
    (void)state;
    Tally all = {0};
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        Tally tally = {0};
        for (int i = 0; i < SEEDS; i++) {
            GenOptions options = GENERATORS[kind]->defaults;
            gen_set_usual_size(&options);
            options.seed = (uint64_t)(kind * SEEDS + i);
            options.depth = 1 + i % 9;
            look(options, &tally);
        }
        expect_a_third(&tally);
        for (int i = 0; i < WISH_KINDS; i++) all.kinds[i] += tally.kinds[i];
    }
    for (int i = 0; i < WISH_KINDS; i++) assert_true(all.kinds[i] > 0);
}

static void one_depth_in_three_has_one(void **state) {
    (void)state;
    Tally tally = {0};
    for (int i = 0; i < 2 * SEEDS; i++)
        look((GenOptions){.descent = true, .seed = (uint64_t)i, .depth = 1 + i % 7}, &tally);
    expect_a_third(&tally);
}

// A monster that makes room for the wished thing goes into no room. Found among 20,000 levels.
static void monsters_of_hallways_stay_there(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Level level;
    options.seed = 18466;
    options.depth = 2;
    assert_true(gen_level(&level, &options));
    for (int i = 0; i < level.monsters.count; i++) {
        for (int k = 0; k < level.room_count && level.monsters.at[i].pack == 0; k++)
            assert_false(rect_has(level.rooms[k], level.monsters.at[i].cell));
    }
    level_free(&level);
}

// There the crown is wanted, and who has it leaves.
static void nobody_asks_beside_the_warlord(void **state) {
    (void)state;
    Tally tally = {0};
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        look((GenOptions){.descent = true, .seed = seed, .depth = DESCENT_DEPTHS}, &tally);
    assert_int_equal(tally.wishes, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_single_dungeon_in_three_has_one),
        cmocka_unit_test(one_depth_in_three_has_one),
        cmocka_unit_test(monsters_of_hallways_stay_there),
        cmocka_unit_test(nobody_asks_beside_the_warlord),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
