// The shrine asks before it takes a treasure, takes the cheapest one, and gives only once.
#include "sim/hero/shrine.h"
#include "sim/state/bag.h"

#include "sim/arena.h"

static const char CHAPEL[] = "#######\n"
                             "#.....#\n"
                             "#..@..#\n"
                             "#.....#\n"
                             "#######\n";

static World *before_the_shrine(int cheeses, int gems) {
    World *world = arena(CHAPEL);
    level_change_tile(&world->level, (Vec){4, 2}, TILE_SHRINE);
    world->hero.bag = (Bag){.hand = ITEM_ARROW};
    for (int i = 0; i < cheeses; i++) bag_add(&world->hero.bag, ITEM_CHEESE, 1);
    for (int i = 0; i < gems; i++) bag_add(&world->hero.bag, ITEM_GEM, 1);
    hero_of(world)->hp = 3;
    face(world, DIR_E);
    return world;
}

static void press(World *world) {
    world_tick(world, STILL);
    world_tick(world, USE);
}

static void it_asks_first_and_names_the_cheapest(void **state) {
    (void)state;
    World *world = before_the_shrine(2, 2);
    press(world);
    assert_int_equal(heard(world, EVENT_SHRINE_ASK), 1);
    assert_int_equal(world->events.at[0].what, ITEM_CHEESE);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 2);
    assert_int_equal(hero_of(world)->hp, 3);
    world_free(world);
}

static void asked_again_it_takes_the_three_cheapest_and_heals_wholly(void **state) {
    (void)state;
    World *world = before_the_shrine(2, 2);
    press(world);
    press(world);
    assert_int_equal(heard(world, EVENT_SHRINE), 1);
    assert_int_equal(world->events.at[0].amount, 2);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 0);
    assert_int_equal(world->hero.bag.stock[ITEM_GEM], 1);
    assert_int_equal(hero_of(world)->hp_max, 12);
    assert_int_equal(hero_of(world)->hp, 12);
    world_free(world);
}

static void it_gives_once(void **state) {
    (void)state;
    World *world = before_the_shrine(9, 0);
    press(world);
    press(world);
    press(world);
    assert_int_equal(heard(world, EVENT_SHRINE_POOR), 1);
    press(world);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 6);
    assert_int_equal(hero_of(world)->hp_max, 12);
    world_free(world);
}

static void two_goods_are_too_few(void **state) {
    (void)state;
    World *world = before_the_shrine(1, 1);
    for (int i = 0; i < 5; i++) bag_add(&world->hero.bag, ITEM_BOMB, 0);
    press(world);
    assert_int_equal(heard(world, EVENT_SHRINE_POOR), 1);
    assert_int_equal(world->intent.asked, 0);
    world_free(world);
}

static void what_brings_no_points_is_no_gift(void **state) {
    (void)state;
    World *world = before_the_shrine(0, 2);
    for (int i = 0; i < 3; i++) bag_add(&world->hero.bag, ITEM_CHEESE, 0);
    press(world);
    assert_int_equal(heard(world, EVENT_SHRINE_POOR), 1);
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    press(world);
    press(world);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 3);
    assert_int_equal(world->hero.bag.stock[ITEM_GEM], 0);
    assert_int_equal(hero_of(world)->hp_max, 12);
    world_free(world);
}

static void what_lay_deeper_is_dearer(void **state) {
    (void)state;
    World *world = before_the_shrine(0, 2);
    for (int i = 0; i < 2; i++) bag_add(&world->hero.bag, ITEM_CHALICE, 2);
    press(world);
    press(world);
    assert_int_equal(world->hero.bag.stock[ITEM_GEM], 0);
    assert_int_equal(world->hero.bag.stock[ITEM_CHALICE], 1);
    world_free(world);
}

static void after_three_seconds_it_asks_anew(void **state) {
    (void)state;
    World *world = before_the_shrine(3, 0);
    press(world);
    run(world, STILL, 179);
    assert_int_equal(world->intent.asked, 0);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_SHRINE_ASK), 1);
    run(world, STILL, 178);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_SHRINE), 1);
    world_free(world);
}

static void hearts_grow_to_sixteen_at_most(void **state) {
    (void)state;
    World *world = before_the_shrine(3, 0);
    hero_of(world)->hp_max = 16;
    press(world);
    press(world);
    assert_int_equal(hero_of(world)->hp_max, 16);
    assert_int_equal(hero_of(world)->hp, 16);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_asks_first_and_names_the_cheapest),
        cmocka_unit_test(asked_again_it_takes_the_three_cheapest_and_heals_wholly),
        cmocka_unit_test(it_gives_once),
        cmocka_unit_test(two_goods_are_too_few),
        cmocka_unit_test(what_brings_no_points_is_no_gift),
        cmocka_unit_test(what_lay_deeper_is_dearer),
        cmocka_unit_test(after_three_seconds_it_asks_anew),
        cmocka_unit_test(hearts_grow_to_sixteen_at_most),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
