// Lobs: how far they fly, where they come to lie, whom they hurt, who hears them.
#include "sim/flight.h"
#include "sim/hazards/missiles.h"
#include "sim/hero/throw.h"
#include "sim/space/flames.h"

static void a_lob_lands_three_cells_off_and_one_more_every_six_ticks(void **state) {
    (void)state;
    static const int CELLS[][2] = {{1, 3},  {5, 3},  {6, 4},  {11, 4}, {12, 5},
                                   {18, 6}, {23, 6}, {24, 7}, {90, 7}};
    for (size_t i = 0; i < sizeof CELLS / sizeof *CELLS; i++) {
        World *world = arena(LANE);
        hold(world, ITEM_GEM);
        face(world, DIR_E);
        assert_true(vec_eq(throw_for(world, CELLS[i][0]), (Vec){2 + CELLS[i][1], 2}));
        world_free(world);
    }
}

static void a_lob_takes_four_ticks_a_cell(void **state) {
    (void)state;
    World *world = arena(LANE);
    hold(world, ITEM_GEM);
    face(world, DIR_E);
    world_tick(world, THROW);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_THROW), 1);
    assert_int_equal(run_count(world, STILL, EVENT_LAND, 10), 0);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_LAND), 1);
    world_free(world);
}

static void a_lob_flies_over_bodies(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#........#\n"
                         "#@.g.....#\n"
                         "#........#\n"
                         "##########\n");
    hold(world, ITEM_GEM);
    face(world, DIR_E);
    world_tick(world, THROW);
    while (heard(world, EVENT_LAND) == 0) {
        assert_true(world->tick < 60);
        tick_asleep(world, STILL);
    }
    assert_true(vec_eq(landed(world), (Vec){4, 2}));
    assert_int_equal(world->actors[1].hp, world->actors[1].hp_max);
    world_free(world);
}

static void a_lob_comes_down_before_what_is_solid(void **state) {
    (void)state;
    static const char *const WAYS[] = {
        "########\n#@.#...#\n########\n########\n########\n",
        "########\n#@.+...#\n########\n########\n########\n",
        "########\n#@.%...#\n########\n########\n########\n",
    };
    for (int i = 0; i < 3; i++) {
        World *world = arena(WAYS[i]);
        hold(world, ITEM_BOOK);
        face(world, DIR_E);
        assert_true(vec_eq(throw_for(world, 30), (Vec){2, 1}));
        assert_non_null(item_in(world, ITEM_BOOK, (Vec){2, 1}));
        world_free(world);
    }
}

static void against_a_wall_it_falls_at_his_feet_and_is_his_again(void **state) {
    (void)state;
    World *world = arena("#####\n#@###\n#####\n#####\n#####\n");
    hold(world, ITEM_BOOK);
    face(world, DIR_E);
    assert_true(vec_eq(throw_for(world, 30), (Vec){1, 1}));
    world_tick(world, STILL);
    assert_int_equal(world->hero.bag.stock[ITEM_BOOK], 2);
    world_free(world);
}

static void nothing_comes_to_lie_in_a_doorway_or_a_pit(void **state) {
    (void)state;
    World *world = arena("########\n#@..+..#\n########\n########\n########\n");
    level_change_tile(&world->level, (Vec){4, 1}, TILE_DOOR_OPEN);
    hold(world, ITEM_BOOK);
    face(world, DIR_E);
    assert_true(vec_eq(throw_for(world, 1), (Vec){3, 1}));
    world_free(world);

    world = arena_with("########\n#@.....#\n########\n########\n########\n",
                       (Fixture){.kind = FIXTURE_PIT, .cell = {4, 1}});
    hold(world, ITEM_BOOK);
    face(world, DIR_E);
    assert_true(vec_eq(throw_for(world, 1), (Vec){3, 1}));
    world_free(world);
}

static void a_door_that_shuts_in_flight_stops_it(void **state) {
    (void)state;
    World *world = arena("#########\n#@.+....#\n#########\n#########\n#########\n");
    level_change_tile(&world->level, (Vec){3, 1}, TILE_DOOR_OPEN);
    hold(world, ITEM_BOOK);
    face(world, DIR_E);
    run(world, THROW, 13);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_THROW), 1);
    level_change_tile(&world->level, (Vec){3, 1}, TILE_DOOR);
    assert_true(run_until(world, STILL, EVENT_LAND, 40));
    assert_true(vec_eq(landed(world), (Vec){2, 1}));
    world_free(world);
}

static void where_it_will_land_is_known_while_he_aims(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = arena("#############\n"
                             "#...........#\n"
                             "#.......%...#\n"
                             "#...#.......#\n"
                             "#...........#\n"
                             "#.....@..#..#\n"
                             "#...........#\n"
                             "#...#...#...#\n"
                             "#...........#\n"
                             "#############\n");
        hold(world, ITEM_GEM);
        assert_int_equal(throw_aimed_reach(world), 0);
        nudge(world, HERO, 3, -2);
        face(world, dir);
        run(world, THROW, 13);
        assert_int_equal(throw_aimed_reach(world), 5);
        Vec target = throw_target_cell(world);
        assert_true(run_until(world, STILL, EVENT_LAND, 60));
        assert_true(vec_eq(landed(world), target));
        world_free(world);
    }
}

static void who_aims_can_turn_and_walks_at_half_speed(void **state) {
    (void)state;
    World *world = empty_room(17, 17, (Vec){8, 8});
    hold(world, ITEM_GEM);
    face(world, DIR_E);
    world_tick(world, THROW);
    Input aside = {.y = 1, .buttons = BUTTON_THROW};
    run(world, aside, 4);
    assert_int_equal(hero_of(world)->facing, DIR_S);
    assert_int_equal(hero_of(world)->pos.y - hero_of(world)->prev.y, 683 / 2);
    assert_true(run_until(world, STILL, EVENT_LAND, 40));
    assert_int_equal(landed(world).x, 8);
    world_free(world);
}

static void choosing_a_slot_ends_the_aim(void **state) {
    (void)state;
    World *world = empty_room(17, 17, (Vec){8, 8});
    hold(world, ITEM_CANDLE);
    run(world, THROW, 3);
    world_tick(world, (Input){.buttons = BUTTON_THROW, .slot = 1});
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_int_equal(run_count(world, STILL, EVENT_THROW, 20), 0);
    world_free(world);
}

static void a_thrown_candle_burns_there_and_is_not_taken_by_walking(void **state) {
    (void)state;
    World *world = arena(LANE);
    hold(world, ITEM_CANDLE);
    face(world, DIR_E);
    Vec cell = throw_for(world, 1);
    assert_int_equal(heard(world, EVENT_KINDLE), 1);
    const Item *candle = item_in(world, ITEM_CANDLE, cell);
    assert_non_null(candle);
    assert_int_equal(candle->burns, 10800 - 1); // this tick counts
    assert_true(candle->counted);
    assert_true(flames_is_flame_lit(world, cell));
    assert_int_equal(run_count(world, EAST, EVENT_REGAIN, 60), 0);
    world_free(world);
}

static void a_thrown_brand_burns_600_ticks_and_hurts_whom_it_falls_upon(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#........#\n"
                         "#@..g....#\n"
                         "#........#\n"
                         "##########\n");
    hold(world, ITEM_BRAND);
    face(world, DIR_E);
    tick_wary(world, THROW);
    assert_true(run_wary_until(world, STILL, EVENT_LAND, 30));
    assert_int_equal(world->actors[1].hp, world->actors[1].hp_max - MISSILES[MISSILE_LOB].damage);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    const Item *brand = item_in(world, ITEM_BRAND, (Vec){4, 2});
    assert_non_null(brand);
    assert_int_equal(brand->burns, 600 - 1); // this tick counts
    world_free(world);
}

static void a_brand_thrown_late_burns_as_long_as_is_left(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#........#\n"
                         "#@.......#\n"
                         "#........#\n"
                         "##########\n");
    hold(world, ITEM_BRAND);
    world->hero.bag.torch = BRAND_TICKS - 90;
    face(world, DIR_E);
    world_tick(world, THROW);
    assert_true(run_until(world, STILL, EVENT_LAND, 40));
    const Item *brand = item_in(world, ITEM_BRAND, (Vec){4, 2});
    assert_non_null(brand);
    assert_in_range(brand->burns, 80, 90);
    world_free(world);
}

static void a_gem_is_heard_nine_cells_off_cheese_two_others_four(void **state) {
    (void)state;
    static const int NOISES[][2] = {{ITEM_GEM, 9},    {ITEM_CHEESE, 2},  {ITEM_BOOK, 4},
                                    {ITEM_CANDLE, 4}, {ITEM_CHALICE, 4}, {ITEM_BRAND, 4}};
    for (size_t i = 0; i < sizeof NOISES / sizeof *NOISES; i++) {
        World *world = arena(LANE);
        hold(world, (ItemKind)NOISES[i][0]);
        throw_for(world, 1);
        assert_true(heard_noise(world, NOISES[i][1]));
        world_free(world);
    }
}

static void what_is_thrown_counts_only_once(void **state) {
    (void)state;
    World *world = arena("#########\n#@*....*#\n#########\n#########\n#########\n");
    assert_true(run_until(world, EAST, EVENT_PICKUP, 40));
    ItemKind kind = world->floor.items[0].kind;
    int score = world->hero.score.total;
    hold(world, kind);
    throw_for(world, 1);
    for (int i = 0; i < world->floor.item_count; i++) world->floor.items[i].burns = 0;
    assert_true(run_until(world, EAST, EVENT_REGAIN, 60));
    assert_int_equal(world->collected, 1);
    assert_int_equal(world->remaining, 1);
    assert_int_equal(world->hero.score.total, score);
    world_free(world);
}

static void what_falls_on_a_chest_springs_its_trap(void **state) {
    (void)state;
    World *world = arena_with(
        LANE, (Fixture){.kind = FIXTURE_CHEST, .cell = {5, 2}, .item = ITEM_HEART, .trapped = true});
    hold(world, ITEM_BOOK);
    face(world, DIR_E);
    throw_for(world, 1);
    assert_true(world->floor.fixtures[0].sprung);
    assert_int_equal(heard(world, EVENT_DART), 0);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lob_lands_three_cells_off_and_one_more_every_six_ticks),
        cmocka_unit_test(a_lob_takes_four_ticks_a_cell),
        cmocka_unit_test(a_lob_flies_over_bodies),
        cmocka_unit_test(a_lob_comes_down_before_what_is_solid),
        cmocka_unit_test(against_a_wall_it_falls_at_his_feet_and_is_his_again),
        cmocka_unit_test(nothing_comes_to_lie_in_a_doorway_or_a_pit),
        cmocka_unit_test(a_door_that_shuts_in_flight_stops_it),
        cmocka_unit_test(where_it_will_land_is_known_while_he_aims),
        cmocka_unit_test(who_aims_can_turn_and_walks_at_half_speed),
        cmocka_unit_test(choosing_a_slot_ends_the_aim),
        cmocka_unit_test(a_thrown_candle_burns_there_and_is_not_taken_by_walking),
        cmocka_unit_test(a_thrown_brand_burns_600_ticks_and_hurts_whom_it_falls_upon),
        cmocka_unit_test(a_brand_thrown_late_burns_as_long_as_is_left),
        cmocka_unit_test(a_gem_is_heard_nine_cells_off_cheese_two_others_four),
        cmocka_unit_test(what_is_thrown_counts_only_once),
        cmocka_unit_test(what_falls_on_a_chest_springs_its_trap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
