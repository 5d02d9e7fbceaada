// Things on pedestals are for sale: the hero takes them only by using them, for coins. A blow at the
// shopkeeper ends the sale.
#include "sim/hazards/blast.h"
#include "sim/hero/gifts.h"
#include "sim/hero/item_names.h"
#include "sim/hero/shop.h"

#include "sim/arena.h"

static const char STALL[] = "#########\n"
                            "#.......#\n"
                            "#..@....#\n"
                            "#.......#\n"
                            "#########\n";
static const Vec STAND = {4, 2}, KEEPER = {3, 1};

// The third depth; one ware east of the hero, who has so many coins.
static World *shop_of(int kind, int coins) {
    Level level = level_from_picture(STALL);
    level.seed = 1;
    level.depth = 3;
    level_change_tile(&level, KEEPER, TILE_KEEPER);
    grid_set(&level.decor, STAND, DECOR_PEDESTAL);
    level.items.at[level.items.count++] = (Spawn){.kind = kind, .cell = STAND};
    World *world = world_new(&level);
    assert_non_null(world);
    world->hero.score.coins = world->hero.score.total = coins;
    face(world, DIR_E);
    return world;
}

static void press(World *world) {
    world_tick(world, STILL);
    world_tick(world, USE);
}

static Item *ware(World *world) {
    return &world->floor.items[0];
}

static void a_ware_costs_twelve_coins_and_four_for_each_depth(void **state) {
    (void)state;
    World *world = shop_of(ITEM_BOMB, 0);
    assert_int_equal(ware(world)->price, 24);
    assert_true(shop_is_ware_in_cell(world, STAND));
    assert_false(shop_is_ware_in_cell(world, KEEPER));
    world_free(world);
}

static void what_one_cannot_do_without_has_no_price(void **state) {
    (void)state;
    static const int NEEDED[] = {ITEM_GEM, ITEM_KEY_1, ITEM_BELL, ITEM_CROWN};
    for (size_t i = 0; i < sizeof NEEDED / sizeof *NEEDED; i++) {
        World *world = shop_of(NEEDED[i], 0);
        assert_int_equal(ware(world)->price, 0);
        world_free(world);
    }
}

static void it_is_bought_by_use_for_coins_and_points(void **state) {
    (void)state;
    World *world = shop_of(ITEM_POTION_MENDING, 30);
    press(world);
    assert_int_equal(heard(world, EVENT_BOUGHT), 1);
    assert_int_equal(world->hero.bag.stock[ITEM_POTION_MENDING], 1);
    assert_int_equal(world->hero.score.coins, 6);
    assert_int_equal(world->hero.score.total, 6);
    assert_true(ware(world)->taken);
    world_free(world);
}

static void nobody_takes_it_by_walking_over_it(void **state) {
    (void)state;
    World *world = shop_of(ITEM_POTION_MENDING, 30);
    run(world, EAST, 40);
    assert_false(ware(world)->taken);
    assert_int_equal(world->hero.score.coins, 30);
    world_free(world);
}

static void one_coin_too_few_buys_nothing(void **state) {
    (void)state;
    World *world = shop_of(ITEM_POTION_MENDING, 23);
    press(world);
    assert_int_equal(heard(world, EVENT_TOO_DEAR), 1);
    assert_int_equal(world->events.at[0].amount, 24);
    assert_false(ware(world)->taken);
    assert_int_equal(world->hero.score.coins, 23);
    world_free(world);
}

static void bombs_and_arrows_come_as_many_as_from_a_chest(void **state) {
    (void)state;
    World *world = shop_of(ITEM_BOMB, 30);
    press(world);
    assert_int_equal(world->hero.bag.stock[ITEM_BOMB], 2);
    world_free(world);
    world = shop_of(ITEM_ARROW, 30);
    int arrows = world->hero.bag.arrows;
    press(world);
    assert_int_equal(world->hero.bag.arrows, arrows + 4);
    world_free(world);
}

static void its_keeper_names_what_he_sells(void **state) {
    (void)state;
    World *world = shop_of(ITEM_POTION_MENDING, 0);
    assert_true(world->hero.named[ITEM_POTION_MENDING]);
    assert_string_equal(item_known_title(world, ITEM_POTION_MENDING), ITEMS[ITEM_POTION_MENDING].title);
    world_free(world);
}

static void gear_is_his_even_while_he_wears_other(void **state) {
    (void)state;
    World *world = shop_of(ITEM_BUCKLER, 30);
    int *worn = &world->hero.worn[item_gear_place(ITEM_BUCKLER)];
    *worn = ITEM_KITE_SHIELD;
    press(world);
    assert_int_equal(world->hero.score.coins, 6);
    assert_true(!ware(world)->taken && ware(world)->price == 0);
    press(world);
    assert_int_equal(*worn, ITEM_BUCKLER);
    assert_int_equal(world->hero.score.coins, 6);
    world_free(world);
}

static void what_he_wears_is_not_for_sale(void **state) {
    (void)state;
    for (int i = 1; i <= GEAR_KINDS; i++) {
        ItemKind kind = item_of_gear_number(i);
        World *world = shop_of((int)kind, 30);
        world->hero.worn[item_gear_place(kind)] = (int)kind;
        gifts_apply_depth(world);
        assert_true(ware(world)->price > 0 && item_gear_place(ware(world)->kind) >= 0);
        assert_int_not_equal(ware(world)->kind, kind);
        world_free(world);
    }
}

static void expect_shut(World *world) {
    assert_int_equal(level_tile(&world->level, KEEPER), TILE_FLOOR);
    assert_true(ware(world)->taken);
    assert_false(shop_is_ware_in_cell(world, STAND));
}

static void a_blow_at_the_keeper_shuts_it_for_good(void **state) {
    (void)state;
    World *world = shop_of(ITEM_POTION_MENDING, 30);
    face(world, DIR_N);
    world_tick(world, STRIKE);
    assert_true(run_until(world, STILL, EVENT_SHOP_SHUT, 10));
    expect_shut(world);
    world_free(world);
}

static void a_blow_elsewhere_does_not(void **state) {
    (void)state;
    World *world = shop_of(ITEM_POTION_MENDING, 30);
    face(world, DIR_S);
    strike(world);
    assert_int_equal(level_tile(&world->level, KEEPER), TILE_KEEPER);
    assert_false(ware(world)->taken);
    world_free(world);
}

static void so_does_a_blast(void **state) {
    (void)state;
    World *world = shop_of(ITEM_POTION_MENDING, 30);
    blast_explode_now(world, (Vec){2, 1}, HERO);
    expect_shut(world);
    world_free(world);
}

// Things that he bought before stay his.
static void he_leaves_what_was_sold(void **state) {
    (void)state;
    World *world = shop_of(ITEM_BUCKLER, 30);
    world->hero.worn[item_gear_place(ITEM_BUCKLER)] = ITEM_KITE_SHIELD;
    press(world);
    blast_explode_now(world, (Vec){2, 1}, HERO);
    assert_false(ware(world)->taken);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_ware_costs_twelve_coins_and_four_for_each_depth),
        cmocka_unit_test(what_one_cannot_do_without_has_no_price),
        cmocka_unit_test(it_is_bought_by_use_for_coins_and_points),
        cmocka_unit_test(nobody_takes_it_by_walking_over_it),
        cmocka_unit_test(one_coin_too_few_buys_nothing),
        cmocka_unit_test(bombs_and_arrows_come_as_many_as_from_a_chest),
        cmocka_unit_test(its_keeper_names_what_he_sells),
        cmocka_unit_test(gear_is_his_even_while_he_wears_other),
        cmocka_unit_test(what_he_wears_is_not_for_sale),
        cmocka_unit_test(a_blow_at_the_keeper_shuts_it_for_good),
        cmocka_unit_test(a_blow_elsewhere_does_not),
        cmocka_unit_test(so_does_a_blast),
        cmocka_unit_test(he_leaves_what_was_sold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
