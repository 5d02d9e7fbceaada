// Gifts of the descent: three daises beside the stairs by which the hero comes to a depth.
#include "gen/depths.h"
#include "gen/descent/gifts.h"
#include "map/dist.h"
#include "support/unit.h"

enum { SEEDS = 200, STEPS_MOST = 4 };

static Level gifts_level(uint64_t seed, int depth, bool tower) {
    GenOptions options = {.seed = seed, .depth = depth, .descent = true, .tower = tower};
    Level level;
    gen_set_usual_size(&options);
    assert_true(gen_level(&level, &options));
    return level;
}

static int count_daises(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->decor.w * level->decor.h; i++) count += level->decor.cells[i] == DECOR_DAIS;
    return count;
}

// Those of a level; each lies on a dais alone, a few steps from the start.
static int find_gifts(const Level *level, ItemKind kinds[GIFTS_CHOICE]) {
    DistMap map;
    int count = 0;
    assert_true(dist_init(&map, level->tiles.w, level->tiles.h));
    dist_from(&map, level, level->start, EIGHT_WAYS, STEPS_MOST);
    for (int i = 0; i < level->items.count; i++) {
        const Spawn *item = &level->items.at[i];
        if (grid_at(&level->decor, item->cell) != DECOR_DAIS) {
            assert_int_equal(item_lasting_gift_or_none((ItemKind)item->kind), -1);
            continue;
        }
        assert_true(count < GIFTS_CHOICE);
        assert_int_equal(level_tile(level, item->cell), TILE_FLOOR);
        assert_in_range(dist_at(&map, item->cell), 1, STEPS_MOST);
        kinds[count++] = (ItemKind)item->kind;
    }
    dist_free(&map);
    assert_int_equal(count_daises(level), count);
    return count;
}

static void depths_2_to_8_have_three_near_the_start_none_twice_in_a_run(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        bool met[ITEM_COUNT] = {false};
        for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
            ItemKind kinds[GIFTS_CHOICE];
            Level level = level_of(seed, depth);
            assert_int_equal(find_gifts(&level, kinds), depth < GIFTS_FIRST ? 0 : GIFTS_CHOICE);
            level_free(&level);
            for (int i = 0; depth >= GIFTS_FIRST && i < GIFTS_CHOICE; i++) {
                assert_false(met[kinds[i]]);
                assert_true(item_lasting_gift_or_none(kinds[i]) >= 0 || item_gear_place(kinds[i]) >= 0);
                met[kinds[i]] = true;
            }
        }
    }
}

static void a_tower_has_the_same(void **state) {
    (void)state;
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        Level level = gifts_level(5, depth, true);
        ItemKind kinds[GIFTS_CHOICE], dealt[GIFTS_CHOICE];
        assert_int_equal(find_gifts(&level, kinds), depth < GIFTS_FIRST ? 0 : GIFTS_CHOICE);
        level_free(&level);
        if (depth < GIFTS_FIRST) continue;
        gifts_choose(5, depth, dealt);
        for (int i = 0; i < GIFTS_CHOICE; i++) {
            bool there = false;
            for (int k = 0; k < GIFTS_CHOICE; k++) there |= kinds[k] == dealt[i];
            assert_true(there);
        }
    }
}

static void every_kind_is_dealt_by_some_seed_on_each_depth(void **state) {
    (void)state;
    for (int depth = GIFTS_FIRST; depth <= DESCENT_DEPTHS; depth++) {
        bool met[ITEM_COUNT] = {false};
        int kinds_met = 0;
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            ItemKind kinds[GIFTS_CHOICE];
            gifts_choose(seed, depth, kinds);
            for (int i = 0; i < GIFTS_CHOICE; i++) met[kinds[i]] = true;
        }
        for (int i = 0; i < ITEM_COUNT; i++) kinds_met += met[i];
        assert_int_equal(kinds_met, GIFT_KINDS + GEAR_KINDS);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(depths_2_to_8_have_three_near_the_start_none_twice_in_a_run),
        cmocka_unit_test(a_tower_has_the_same),
        cmocka_unit_test(every_kind_is_dealt_by_some_seed_on_each_depth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
