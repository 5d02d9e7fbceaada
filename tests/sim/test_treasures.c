// The effects of using and throwing each of the treasures.
#include "minds.h"
#include "sim/combat/combat.h"
#include "sim/hazards/spills.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"

#include "sim/hands.h"

static void cheese_is_eaten_in_20_ticks_and_heals_two(void **state) {
    (void)state;
    World *world = holding(ITEM_CHEESE);
    hero_of(world)->hp = 5;
    use(world);
    assert_int_equal(hero_of(world)->hp, 5);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_EAT), 1);
    assert_int_equal(hero_of(world)->hp, 7);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 0);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    world_free(world);
}

static void on_a_full_floor_a_good_takes_a_coins_place_and_nothing_else_is_put(void **state) {
    (void)state;
    World *world = arena("######\n"
                         "#@...#\n"
                         "#....#\n"
                         "#....#\n"
                         "######\n");
    Vec pos = cell_centre((Vec){3, 1});
    while (world->floor.item_count < WORLD_ITEMS_MAX) floor_put(world, (Item){.kind = ITEM_GEM, .pos = pos});
    world->floor.items[7].kind = ITEM_COIN;
    assert_int_equal(floor_put(world, (Item){.kind = ITEM_BOMB, .pos = pos}), -1);
    assert_int_equal(floor_put(world, (Item){.kind = ITEM_RELIC, .pos = pos}), 7);
    assert_int_equal(floor_put(world, (Item){.kind = ITEM_RELIC, .pos = pos}), -1);
    world->floor.items[9].taken = true;
    assert_int_equal(floor_put(world, (Item){.kind = ITEM_BOMB, .pos = pos}), 9);
    world_free(world);
}

static void who_is_well_eats_nothing(void **state) {
    (void)state;
    World *world = holding(ITEM_CHEESE);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NO_NEED), 1);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 1);
    world_free(world);
}

static void what_can_only_be_thrown_is_not_used(void **state) {
    (void)state;
    static const ItemKind KINDS[] = {ITEM_WINE, ITEM_HONEY, ITEM_CHALICE, ITEM_GEM, ITEM_BOMB};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        World *world = holding(KINDS[i]);
        world_tick(world, USE);
        assert_int_equal(heard(world, EVENT_NO_NEED), 1);
        run(world, STILL, 30);
        assert_int_equal(world->hero.bag.stock[KINDS[i]], 1);
        world_free(world);
    }
}

static void a_hit_interrupts_a_use_and_nothing_is_spent(void **state) {
    (void)state;
    World *world = holding(ITEM_CHEESE);
    hero_of(world)->hp = 5;
    use(world);
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
    run(world, STILL, 60);
    assert_int_equal(hero_of(world)->hp, 4);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 1);
    world_free(world);
}

static void a_thrown_cheese_lures_animals_within_eight_steps(void **state) {
    (void)state;
    World *world = holding_in("######################\n"
                              "#....................#\n"
                              "#@.............r..r..#\n"
                              "#....................#\n"
                              "######################\n",
                              ITEM_CHEESE);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        set_mind(world, i, MIND_IDLE);
        world->actors[i].brain.timer = 1000;
    }
    world_tick(world, THROW);
    run(world, THROW, (AIM_MOST - AIM_LEAST) * 6);
    assert_true(run_until(world, STILL, EVENT_LAND, 60)); // at 8: seven and ten cells from them
    assert_int_equal(heard(world, EVENT_LURE), 1);
    assert_int_equal(world->actors[1].brain.lured, 300);
    assert_int_equal(world->actors[2].brain.lured, 0);
    assert_true(run_until(world, STILL, EVENT_EATEN, 300));
    world_free(world);
}

static void it_lures_them_away_from_him(void **state) {
    (void)state;
    World *world = holding_in("##############\n"
                              "#............#\n"
                              "#.@.........r#\n"
                              "#............#\n"
                              "##############\n",
                              ITEM_CHEESE);
    world->hero.lantern_shut = false;
    alarm(world, 1);
    throw_it(world);
    assert_int_not_equal(world->actors[1].brain.mind, MIND_CHASE);
    int hp = hero_of(world)->hp;
    run(world, STILL, 100);
    assert_int_not_equal(world->actors[1].brain.mind, MIND_CHASE);
    assert_int_equal(hero_of(world)->hp, hp);
    world_free(world);
}

static void a_goblin_runs_to_a_thrown_gem_and_drops_it_when_it_dies(void **state) {
    (void)state;
    World *world = holding_in("##############\n"
                              "#............#\n"
                              "#.@.........g#\n"
                              "#............#\n"
                              "##############\n",
                              ITEM_GEM);
    set_mind(world, 1, MIND_PATROL);
    throw_it(world);
    assert_true(heard_noise(world, 9));
    assert_int_equal(heard(world, EVENT_LURE), 1);
    assert_true(run_until(world, STILL, EVENT_STOLEN, 200));
    assert_int_equal(lying(world, ITEM_GEM), -1);
    slay(world, 1, CAUSE_BLOW);
    int gem = lying(world, ITEM_GEM);
    assert_true(gem >= 0);
    assert_true(world->floor.items[gem].counted);
    assert_int_equal(world->floor.items[gem].depth, 1);
    world_free(world);
}

static void wine_and_honey_are_spilt_over_nine_cells(void **state) {
    (void)state;
    static const struct {
        ItemKind kind;
        SpillKind spill;
    } CASES[] = {{ITEM_WINE, SPILL_WINE}, {ITEM_HONEY, SPILL_HONEY}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        World *world = holding(CASES[i].kind);
        assert_true(throw_it(world));
        assert_int_equal(heard(world, EVENT_SPLASH), 1);
        assert_int_equal(lying(world, CASES[i].kind), -1);
        assert_int_equal(world->floor.spill_count, 9);
        for (int k = 0; k < 9; k++) {
            assert_int_equal(world->floor.spills[k].kind, CASES[i].spill);
            assert_in_range(vec_chebyshev(world->floor.spills[k].cell, ahead(world, 3)), 0, 1);
        }
        world_free(world);
    }
}

static void a_chalice_puts_out_what_burns_where_it_comes_down(void **state) {
    (void)state;
    World *world = holding(ITEM_CHALICE);
    floor_put_lit_item(world, ITEM_CANDLE, ahead(world, 4), 500);
    floor_put_lit_item(world, ITEM_CANDLE, ahead(world, 6), 500);
    assert_true(throw_it(world));
    run(world, STILL, 2);
    assert_false(flames_is_flame_lit(world, ahead(world, 2)));
    assert_true(flames_is_flame_lit(world, ahead(world, 6)));
    assert_int_equal(lying(world, ITEM_CHALICE), -1);
    world_free(world);
}

static void a_book_shows_the_layout_and_is_used_up(void **state) {
    (void)state;
    World *world = arena("###########\n"
                         "#.@.#######\n"
                         "#####.*...#\n"
                         "#####.....#\n"
                         "###########\n");
    Vec far = {8, 3}, stone = {2, 4};
    bag_add(&world->hero.bag, ITEM_BOOK, 1);
    assert_int_equal(grid_at(&world->known.explored, far), KNOWN_NOT);
    pick(world, ITEM_BOOK);
    assert_int_equal(grid_at(&world->known.explored, far), KNOWN_WELL);
    assert_int_equal(grid_at(&world->known.tiles, far), TILE_FLOOR);
    assert_int_equal(grid_at(&world->known.explored, (Vec){9, 4}), KNOWN_WELL); // its walls too
    assert_int_equal(grid_at(&world->known.explored, stone), KNOWN_NOT);
    assert_int_equal(world->hero.bag.stock[ITEM_BOOK], 0);
    world_free(world);
}

static void a_relic_makes_all_in_sight_flee(void **state) {
    (void)state;
    World *world = arena("############\n"
                         "#.@..r.g.###\n"
                         "##########.#\n"
                         "#........r.#\n"
                         "############\n");
    bag_add(&world->hero.bag, ITEM_RELIC, 1);
    int others = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) set_mind(world, i, MIND_ASLEEP);
    world_tick(world, (Input){.buttons = BUTTON_USE, .pick = ITEM_RELIC + 1});
    assert_true(run_until(world, STILL, EVENT_RELIC, 30));
    for (int i = HERO + 1; i < world->actor_count; i++) {
        bool near = cell_of(world->actors[i].pos).y == 1;
        assert_int_equal(world->actors[i].brain.mind == MIND_FLEE, near);
        if (near) assert_in_range(world->actors[i].brain.scared, 299, 300);
        others += !near;
    }
    assert_int_equal(others, 1);
    world_free(world);
}

static void a_thrown_relic_just_lies_there(void **state) {
    (void)state;
    World *world = holding(ITEM_RELIC);
    world->hero.bag.from[ITEM_RELIC][1] = 0;
    world->hero.bag.from[ITEM_RELIC][2] = 1;
    throw_it(world);
    int relic = lying(world, ITEM_RELIC);
    assert_true(relic >= 0);
    assert_int_equal(world->floor.items[relic].depth, 2);
    assert_int_equal(heard(world, EVENT_RELIC), 0);
    world_free(world);
}

// ---- candles

static void a_candle_taken_back_has_only_left_what_it_had(void **state) {
    (void)state;
    World *world = holding(ITEM_CANDLE);
    world->hero.bag.stock[ITEM_CANDLE] = 1;
    use(world);
    world_tick(world, STILL);
    int set = lying(world, ITEM_CANDLE);
    assert_true(set >= 0);
    run(world, STILL, 100);
    int left = world->floor.items[set].burns;
    world_tick(world, USE); // takes it
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], 1);
    world->hero.bag.hand = ITEM_CANDLE;
    world_tick(world, STILL);
    use(world);
    world_tick(world, STILL);
    set = lying(world, ITEM_CANDLE);
    assert_true(set >= 0);
    assert_in_range(world->floor.items[set].burns, left - 2, left);
    world_free(world);
}

static void candles_in_the_bag_share_their_wax(void **state) {
    (void)state;
    Bag pack;
    bag_init(&pack);
    pack.burnt = 900;
    assert_int_equal(bag_candle_burnt(&pack), 300);
    (void)bag_remove_least(&pack, ITEM_CANDLE);
    assert_int_equal(pack.burnt, 600);
    assert_int_equal(bag_candle_burnt(&pack), 300);
}

static void a_thrown_candle_burns_as_long_as_it_would_have(void **state) {
    (void)state;
    World *world = holding(ITEM_CANDLE);
    world->hero.bag.burnt = 4000; // of four
    throw_it(world);
    int candle = lying(world, ITEM_CANDLE);
    assert_true(candle >= 0);
    assert_in_range(world->floor.items[candle].burns, CANDLE_TICKS - 1002, CANDLE_TICKS - 1000);
    world_free(world);
}

static const char SHORE[] = "########\n"
                            "#..@~~~#\n"
                            "#...~~~#\n"
                            "#...~~~#\n"
                            "########\n";

static void a_candle_is_set_where_it_is_dry(void **state) {
    (void)state;
    World *world = holding_in(SHORE, ITEM_CANDLE);
    use(world);
    world_tick(world, STILL);
    int set = lying(world, ITEM_CANDLE);
    assert_true(set >= 0);
    assert_int_equal(cell_of(world->floor.items[set].pos).x, 3);
    world_free(world);
}

static void no_candle_is_set_on_water(void **state) {
    (void)state;
    World *world = holding_in(SHORE, ITEM_CANDLE);
    hero_of(world)->pos = cell_centre((Vec){5, 2});
    int stock = world->hero.bag.stock[ITEM_CANDLE];
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NO_NEED), 1);
    run(world, STILL, USE_TICKS);
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], stock);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cheese_is_eaten_in_20_ticks_and_heals_two),
        cmocka_unit_test(on_a_full_floor_a_good_takes_a_coins_place_and_nothing_else_is_put),
        cmocka_unit_test(who_is_well_eats_nothing),
        cmocka_unit_test(what_can_only_be_thrown_is_not_used),
        cmocka_unit_test(a_hit_interrupts_a_use_and_nothing_is_spent),
        cmocka_unit_test(a_thrown_cheese_lures_animals_within_eight_steps),
        cmocka_unit_test(it_lures_them_away_from_him),
        cmocka_unit_test(a_goblin_runs_to_a_thrown_gem_and_drops_it_when_it_dies),
        cmocka_unit_test(wine_and_honey_are_spilt_over_nine_cells),
        cmocka_unit_test(a_chalice_puts_out_what_burns_where_it_comes_down),
        cmocka_unit_test(a_book_shows_the_layout_and_is_used_up),
        cmocka_unit_test(a_relic_makes_all_in_sight_flee),
        cmocka_unit_test(a_thrown_relic_just_lies_there),
        cmocka_unit_test(a_candle_taken_back_has_only_left_what_it_had),
        cmocka_unit_test(candles_in_the_bag_share_their_wax),
        cmocka_unit_test(a_thrown_candle_burns_as_long_as_it_would_have),
        cmocka_unit_test(a_candle_is_set_where_it_is_dry),
        cmocka_unit_test(no_candle_is_set_on_water),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
