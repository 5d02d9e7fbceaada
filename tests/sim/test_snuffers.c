// Snuffers: they go from flame to flame, and run from the hero.
#include "sim/arena.h"
#include "sim/minds.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/species.h"
#include "sim/space/flames.h"
#include "sim/space/terrain.h"

static World *dark_hero(const char *rows) {
    World *world = arena(rows);
    world->hero.lantern_shut = true;
    world->quest = false;
    for (int i = 1; i < world->actor_count; i++) set_mind(world, i, MIND_IDLE);
    return world;
}

static void set_candle(World *world, Vec cell) {
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_CANDLE, .pos = cell_centre(cell), .counted = true, .burns = CANDLE_TICKS};
    flames_rebuild(world);
}

static bool can_go_out(FlameKind kind) {
    return kind != FLAME_STAIRS && kind != FLAME_GREAT;
}

static void it_goes_from_flame_to_flame_but_to_no_stairs_and_no_great_fire(void **state) {
    (void)state;
    World *world = dark_hero("#############!########!########\n"
                             "##@####.......................#\n"
                             "#######...n...................#\n"
                             "#######.......................#\n"
                             "#######.......................#\n"
                             "###############################\n");
    terrain_set(world, (Vec){18, 3}, TILE_BRAZIER_LIT);
    terrain_set(world, (Vec){21, 2}, TILE_STAIRS_DOWN);
    terrain_set(world, (Vec){24, 4}, TILE_GREAT_FIRE);
    set_candle(world, (Vec){27, 3});
    int out = run_count(world, STILL, EVENT_QUENCH, 1600);
    assert_int_equal(out, 4);
    int left = 0;
    for (int i = 0; i < world->cache.flame_count; i++) left += can_go_out(world->cache.flames[i].kind);
    assert_int_equal(left, 0);
    assert_int_equal(world->cache.flame_count, 2);
    world_free(world);
}

static void a_flame_takes_it_40_ticks(void **state) {
    (void)state;
    World *world = dark_hero("##########!####\n"
                             "##@####.......#\n"
                             "#######...n...#\n"
                             "#######.......#\n"
                             "###############\n");
    int ticks = 0;
    while (world->actors[1].brain.task_ticks == 0 || world->actors[1].brain.task != TASK_SNUFF) {
        world_tick(world, STILL);
        assert_true(++ticks < 200);
    }
    assert_int_equal(run_count(world, STILL, EVENT_QUENCH, 38), 0);
    assert_int_equal(run_count(world, STILL, EVENT_QUENCH, 1), 1);
    world_free(world);
}

static void a_candle_in_its_sight_is_bait(void **state) {
    (void)state;
    World *world = dark_hero("#########!###############\n"
                             "##@####.................#\n"
                             "#######....n............#\n"
                             "#######.................#\n"
                             "#########################\n");
    set_candle(world, (Vec){21, 2});
    assert_true(run_until(world, STILL, EVENT_QUENCH, 500));
    assert_true(vec_chebyshev(cell_of(world->actors[1].pos), (Vec){21, 2}) <= 1);
    world_free(world);
}

static const char HALL[] = "####################\n"
                           "#..................#\n"
                           "#..................#\n"
                           "#....@..n..........#\n"
                           "#..................#\n"
                           "#..................#\n"
                           "####################\n";

static void it_keeps_five_cells_away_and_strikes_nobody(void **state) {
    (void)state;
    World *world = arena(HALL);
    alarm(world, 1);
    run(world, STILL, 120);
    assert_true(vec_chebyshev(cell_of(world->actors[1].pos), world->cache.hero_cell) >= 5);
    assert_int_equal(run_count(world, STILL, EVENT_STRIKE, 300), 0);
    world_free(world);
}

static void while_he_is_near_it_does_no_work(void **state) {
    (void)state;
    World *world = arena(HALL);
    alarm(world, 1);
    set_candle(world, (Vec){6, 3});
    assert_int_equal(run_count(world, STILL, EVENT_QUENCH, 400), 0);
    world_free(world);
}

static void cornered_it_shuts_his_lantern_and_hurts_nobody(void **state) {
    (void)state;
    World *world = arena("######\n"
                         "######\n"
                         "##@n##\n"
                         "######\n"
                         "######\n");
    alarm(world, 1);
    assert_true(run_until(world, STILL, EVENT_SHUTTER, 120));
    assert_true(world->hero.lantern_shut);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void it_opens_no_doors_and_walks_around_traps(void **state) {
    (void)state;
    Level level = level_from_picture("###############\n"
                                     "##@####.......#\n"
                                     "#######.n.....#\n"
                                     "#######.......#\n"
                                     "###############\n");
    level.seed = 1;
    assert_true(fixture_add(&level, (Fixture){.kind = FIXTURE_SPIKES, .cell = {10, 2}}));
    World *world = world_new(&level);
    world->hero.lantern_shut = true;
    world->quest = false;
    set_mind(world, 1, MIND_IDLE);
    set_candle(world, (Vec){12, 2});
    assert_int_equal(run_count(world, STILL, EVENT_CLICK, 300), 0);
    assert_int_equal(world->floor.items[0].burns, 0);
    world_free(world);
}

// The torch is walled in. Its home is so far off that it is still on its way when it thinks of the torch
// again.
static void who_finds_no_way_to_its_work_leaves_it_for_five_seconds(void **state) {
    (void)state;
    World *world = dark_hero("##################!##############\n"
                             "#@###############...#############\n"
                             "#################################\n"
                             "#...n...........................#\n"
                             "#################################\n");
    Actor *snuffer = &world->actors[1];
    snuffer->brain.home = (Vec){31, 3};
    minds_go_home(world, 1);
    int last = 0, tries = 0;
    for (int i = 0; i < 650; i++) {
        world_tick(world, STILL);
        if (snuffer->brain.mind != MIND_RETURN || snuffer->brain.mind_ticks > 0)
            continue; // does not look for a way home again
        if (tries++ > 0) assert_in_range(i - last, 295, 320);
        last = i;
    }
    assert_int_equal(tries, 3);
    world_free(world);
}

static void only_open_light_within_reach_is_shut(void **state) {
    (void)state;
    World *world = arena(HALL);
    snuffer_shut_lantern(world, 1);
    assert_false(world->hero.lantern_shut); // three cells off
    put_beside_hero(world, 1, CELL_PX, 0);
    world->actors[1].aim = DIR_W;
    snuffer_shut_lantern(world, 1);
    assert_true(world->hero.lantern_shut);
    assert_int_equal(heard(world, EVENT_SHUTTER), 1);
    snuffer_shut_lantern(world, 1);
    assert_int_equal(heard(world, EVENT_SHUTTER), 1);
    world_free(world);
}

static void at_five_cells_it_shies_no_more(void **state) {
    (void)state;
    World *world = arena(HALL);
    world->actors[1].brain.sees = true;
    put_beside_hero(world, 1, 4 * CELL_PX, 0);
    assert_true(snuffer_sees_hero(world, 1));
    put_beside_hero(world, 1, 5 * CELL_PX, 0);
    assert_false(snuffer_sees_hero(world, 1));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_goes_from_flame_to_flame_but_to_no_stairs_and_no_great_fire),
        cmocka_unit_test(a_flame_takes_it_40_ticks),
        cmocka_unit_test(a_candle_in_its_sight_is_bait),
        cmocka_unit_test(it_keeps_five_cells_away_and_strikes_nobody),
        cmocka_unit_test(while_he_is_near_it_does_no_work),
        cmocka_unit_test(cornered_it_shuts_his_lantern_and_hurts_nobody),
        cmocka_unit_test(it_opens_no_doors_and_walks_around_traps),
        cmocka_unit_test(who_finds_no_way_to_its_work_leaves_it_for_five_seconds),
        cmocka_unit_test(only_open_light_within_reach_is_shut),
        cmocka_unit_test(at_five_cells_it_shies_no_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
