// The old woman asks for a thing: she says so once, takes it from the hero when he brings it, and pays once.
// No toll takes it.
#include "sim/game.h"
#include "sim/hero/errand.h"
#include "sim/space/floor_items.h"

#include "sim/arena.h"
#include "sim/stir.h"

static World *before_her(ItemKind thing) {
    World *world = arena("#########\n"
                         "#.......#\n"
                         "#..@....#\n"
                         "#.......#\n"
                         "#########\n");
    level_change_tile(&world->level, (Vec){4, 2}, TILE_ASKER);
    assert_true(spawn_add(&world->level.items, (int)thing, (Vec){6, 2}));
    face(world, DIR_E);
    return world;
}

static void press(World *world) {
    world_tick(world, STILL);
    world_tick(world, USE);
}

static void she_asks_when_he_comes_near_and_when_he_talks_to_her(void **state) {
    (void)state;
    World *world = before_her(ITEM_LUTE);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_WISH), 1);
    assert_int_equal(world->events.at[0].what, ITEM_LUTE);
    assert_int_equal(run_count(world, STILL, EVENT_WISH, 60), 0);
    press(world);
    assert_int_equal(heard(world, EVENT_WISH), 1);
    assert_int_equal(world->floor.errand, ERRAND_TOLD);
    world_free(world);
}

static void each_thing_brought_back_pays_once(void **state) {
    (void)state;
    for (int i = 0; i < WISH_KINDS; i++) {
        ItemKind thing = (ItemKind)(ITEM_SEEING_STONE + i);
        Reward reward = ITEMS[thing].reward;
        World *world = before_her(thing);
        int coins = world->hero.score.coins, arrows = world->hero.bag.arrows;
        int stock = world->hero.bag.stock[reward.kind];
        assert_int_equal(ITEMS[thing].class, CLASS_WISH);
        assert_true(reward.count > 0);
        assert_true(floor_put(world, (Item){.kind = thing, .pos = hero_of(world)->pos}) >= 0);
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_WISH_FOUND), 1);
        assert_int_equal(world->floor.errand, ERRAND_CARRIED);
        press(world);
        assert_int_equal(heard(world, EVENT_WISH_GRANTED), 1);
        int more = world->hero.score.coins - coins + world->hero.bag.arrows - arrows;
        if (item_bagged(reward.kind)) more += world->hero.bag.stock[reward.kind] - stock;
        if (ITEMS[reward.kind].class == CLASS_POWER) more += world->hero.power[POWER_AEGIS] > 0;
        assert_int_equal(more, reward.count);
        assert_in_range(heard(world, EVENT_COIN), 0, 1); // coins come together
        press(world);
        assert_int_equal(heard(world, EVENT_WISH_GRANTED), 0);
        assert_int_equal(heard(world, EVENT_WISH_PAST), 1);
        world_free(world);
    }
}

static int count_things(const World *world) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++)
        count += !world->floor.items[i].taken && ITEMS[world->floor.items[i].kind].class == CLASS_WISH;
    return count;
}

static int count_askers(const World *world) {
    int count = 0;
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++)
        count += world->level.tiles.cells[i] == TILE_ASKER;
    return count;
}

// Askers in it.
static int expect_both_stay(World *world) {
    int askers = count_askers(world), things = count_things(world);
    assert_int_equal(askers, things);
    world->hero.lantern_shut = true;
    for (int i = 0; i < 4; i++) {
        assert_true(toll_perform_rung(world).made);
        assert_int_equal(count_askers(world), askers);
        assert_int_equal(count_things(world), things);
    }
    return askers;
}

static void no_toll_takes_the_thing_or_her(void **state) {
    (void)state;
    int levels = 0;
    for (uint64_t seed = 1; seed <= 24; seed++) {
        World *world = stir_depth(seed, 1 + (int)(seed % 7), true);
        levels += expect_both_stay(world);
        world_free(world);
    }
    assert_in_range(levels, 3, 14);
}

// In mazes she stands in a niche.
static void no_toll_of_a_single_dungeon_takes_them(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        int levels = 0;
        for (uint64_t seed = 1; seed <= 12 && (GENERATORS[kind]->takes & TAKES_TOLL) != 0; seed++) {
            GenOptions options = GENERATORS[kind]->defaults;
            gen_set_usual_size(&options);
            options.seed = seed;
            options.depth = 1 + (int)(seed % 9);
            options.toll = true;
            Game *game = game_new(&options);
            assert_non_null(game);
            levels += expect_both_stay(game_world(game));
            game_free(game);
        }
        assert_true(levels > 0 || (GENERATORS[kind]->takes & TAKES_TOLL) == 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(she_asks_when_he_comes_near_and_when_he_talks_to_her),
        cmocka_unit_test(each_thing_brought_back_pays_once),
        cmocka_unit_test(no_toll_takes_the_thing_or_her),
        cmocka_unit_test(no_toll_of_a_single_dungeon_takes_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
