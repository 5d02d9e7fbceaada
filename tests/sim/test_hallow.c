// Treasures that the hero has found and that lie in the light when the bell tolls are worth double, wherever
// they go afterwards.
#include "map/balance_toll.h"
#include "sim/hero/delivery.h"
#include "sim/hero/loot.h"
#include "sim/hero/shrine.h"
#include "sim/monsters/thieves.h"
#include "sim/state/bag.h"

#include "sim/dusk.h"
#include "sim/toll_checker.h"

static const Vec LIT = {5, 6}, FAR = {13, 2}, GEM = {6, 3};

static Item *at(World *world, Vec cell) {
    int index = item_at(world, cell);
    assert_true(index >= 0);
    return &world->floor.items[index];
}

static const Event *told(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind) return &world->events.at[i];
    }
    fail_msg("nothing was said");
    return NULL;
}

// The torch's room holds a gem, and the hero stands by.
static World *by_the_gem(void) {
    World *world = dusk(1);
    Item *gem = at(world, LIT);
    gem->kind = ITEM_GEM;
    gem->pos = cell_centre(GEM);
    at(world, FAR)->kind = ITEM_GEM;
    return world;
}

static void a_good_found_and_lit_is_hallowed_by_the_toll(void **state) {
    (void)state;
    World *world = by_the_gem();
    assert_true(toll_perform_rung(world).made);
    assert_true(at(world, GEM)->hallowed);
    assert_int_equal(heard(world, EVENT_HALLOWED), 1);
    const Event *event = told(world, EVENT_HALLOWED);
    assert_int_equal(event->what, ITEM_GEM);
    assert_int_equal(event->amount, 100);
    assert_true(vec_eq(cell_of(event->pos), GEM));
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!vec_eq(cell_of(item->pos), GEM)) assert_false(item->hallowed);
    }
    world_free(world);
}

static void once_only(void **state) {
    (void)state;
    World *world = by_the_gem();
    assert_true(toll_perform_rung(world).made);
    world->events.count = 0;
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(heard(world, EVENT_HALLOWED), 0);
    world_free(world);
}

static void the_lantern_hallows_what_he_stands_by(void **state) {
    (void)state;
    World *world = by_the_gem();
    put_hero(world, (Vec){15, 2});
    world->hero.lantern_shut = false;
    world->clock.peal = true;
    assert_true(toll_perform_rung(world).made);
    assert_true(at(world, FAR)->hallowed);
    world_free(world);
}

static void what_nobody_found_is_not(void **state) {
    (void)state;
    World *world = by_the_gem();
    grid_set(&world->known.explored, GEM, KNOWN_NOT);
    assert_true(toll_perform_rung(world).made);
    assert_false(at(world, GEM)->hallowed);
    world_free(world);
}

static void what_was_collected_before_is_not(void **state) {
    (void)state;
    World *world = by_the_gem();
    at(world, GEM)->counted = true;
    assert_true(toll_perform_rung(world).made);
    assert_false(at(world, GEM)->hallowed);
    world_free(world);
}

static void what_is_no_good_is_not(void **state) {
    (void)state;
    World *world = by_the_gem();
    at(world, GEM)->kind = ITEM_COIN;
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(heard(world, EVENT_HALLOWED), 0);
    world_free(world);
}

static World *with_goods_in_light_and_dark(uint64_t seed, Known known) {
    World *world = dusk(seed);
    at(world, LIT)->pos = cell_centre(GEM);
    grid_fill(&world->known.explored, (uint8_t)known);
    return world;
}

static void a_toll_that_finds_a_good_in_the_light_takes_none(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        World *world = with_goods_in_light_and_dark(seed, KNOWN_WELL);
        assert_int_equal(toll_forecast(world, true).lost, 0);
        assert_true(toll_perform_rung(world).made);
        assert_true(heard(world, EVENT_HALLOWED) > 0);
        assert_int_equal(heard(world, EVENT_GONE), 0);
        world_free(world);
    }
}

// He cannot have left a treasure that he has never seen.
static void what_he_has_not_found_keeps_no_toll_from_taking(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        World *world = with_goods_in_light_and_dark(seed, KNOWN_NOT);
        assert_int_equal(toll_forecast(world, true).lost, 1);
        assert_true(toll_perform_rung(world).made);
        assert_int_equal(heard(world, EVENT_HALLOWED), 0);
        assert_int_equal(heard(world, EVENT_GONE), 1);
        world_free(world);
    }
}

static World *with_a_hallowed_gem(void) {
    World *world = by_the_gem();
    at(world, GEM)->hallowed = true;
    loot_take(world, at(world, GEM));
    return world;
}

static void it_counts_double_when_it_is_collected_and_in_the_bag(void **state) {
    (void)state;
    World *world = by_the_gem();
    at(world, GEM)->hallowed = true;
    put_hero(world, GEM);
    assert_int_equal(told(world, EVENT_PICKUP)->amount, 100);
    assert_int_equal(world->hero.bag.hallowed[ITEM_GEM][1], 1);
    assert_int_equal(bag_points(&world->hero.bag, ITEM_GEM), 100);
    world_free(world);
}

static void collected_it_mends_the_hero_once(void **state) {
    (void)state;
    World *world = by_the_gem();
    hero_of(world)->hp = 5;
    at(world, GEM)->hallowed = true;
    put_hero(world, GEM);
    assert_int_equal(hero_of(world)->hp, 5 + HALLOWED_HP);
    assert_int_equal(told(world, EVENT_HEAL)->amount, HALLOWED_HP);
    hero_of(world)->hp = 5;
    loot_take(world, &(Item){.kind = ITEM_GEM, .counted = true, .hallowed = true, .depth = 1});
    assert_int_equal(hero_of(world)->hp, 5);
    loot_take(world, &(Item){.kind = ITEM_GEM});
    assert_int_equal(hero_of(world)->hp, 5);
    world_free(world);
}

static void delivered_it_brings_double_and_the_run_knows_how_much(void **state) {
    (void)state;
    World *world = with_a_hallowed_gem();
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    bag_add(&world->hero.bag, ITEM_BOOK, 1);
    assert_int_equal(delivery_carried(world), 180);
    assert_true(delivery_make(world, true));
    assert_int_equal(world->hero.score.delivered, 180);
    assert_int_equal(world->hero.score.hallowed, 50);
    assert_int_equal(world->hero.score.hallowed_treasures, 1);
    assert_int_equal(delivery_carried(world), 0);
    assert_int_equal(world->hero.bag.hallowed[ITEM_GEM][1], 0);
    world_free(world);
}

static void of_a_kind_the_hallowed_leaves_last(void **state) {
    (void)state;
    World *world = with_a_hallowed_gem();
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    assert_false(bag_remove_least(&world->hero.bag, ITEM_GEM).hallowed);
    assert_true(bag_remove_least(&world->hero.bag, ITEM_GEM).hallowed);
    assert_int_equal(world->hero.bag.stock[ITEM_GEM], 0);
    world_free(world);
}

static void the_shrine_takes_it_last(void **state) {
    (void)state;
    World *world = with_a_hallowed_gem();
    for (int i = 0; i < 3; i++) bag_add(&world->hero.bag, ITEM_RELIC, 1);
    shrine_use(world, (Vec){1, 1});
    shrine_use(world, (Vec){1, 1});
    assert_int_equal(world->hero.bag.stock[ITEM_RELIC], 0);
    assert_int_equal(world->hero.bag.hallowed[ITEM_GEM][1], 1);
    world_free(world);
}

static void thrown_and_taken_up_again_it_stays_hallowed(void **state) {
    (void)state;
    World *world = with_a_hallowed_gem();
    world->hero.bag.hand = ITEM_GEM;
    face(world, DIR_S);
    world_tick(world, THROW);
    assert_true(run_until(world, STILL, EVENT_LAND, 60));
    assert_int_equal(world->hero.bag.hallowed[ITEM_GEM][1], 0);
    Item *gem = NULL;
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (!item->taken && item->kind == ITEM_GEM && item->counted) gem = item;
    }
    assert_non_null(gem);
    assert_true(gem->hallowed);
    loot_take(world, gem);
    assert_int_equal(world->hero.bag.hallowed[ITEM_GEM][1], 1);
    world_free(world);
}

// As by a pilferer, from the bag or from the floor; and what it has stolen is as burnt as it was.
static void a_thief_gives_it_back_as_it_was(void **state) {
    (void)state;
    World *world = by_the_gem();
    int thief = body_create(world, ACTOR_PILFERER, cell_centre((Vec){2, 2}));
    *at(world, GEM) = (Item){.kind = ITEM_CANDLE, .pos = cell_centre(GEM), .hallowed = true, .burnt = 500};
    thief_take(world, thief, item_at(world, GEM));
    thief_drop_loot(world, thief, cell_centre((Vec){2, 2}));
    Item *candle = at(world, (Vec){2, 2});
    assert_true(candle->hallowed);
    assert_int_equal(candle->burnt, 500);
    assert_false(candle->counted);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_good_found_and_lit_is_hallowed_by_the_toll),
        cmocka_unit_test(once_only),
        cmocka_unit_test(the_lantern_hallows_what_he_stands_by),
        cmocka_unit_test(what_nobody_found_is_not),
        cmocka_unit_test(what_was_collected_before_is_not),
        cmocka_unit_test(what_is_no_good_is_not),
        cmocka_unit_test(a_toll_that_finds_a_good_in_the_light_takes_none),
        cmocka_unit_test(what_he_has_not_found_keeps_no_toll_from_taking),
        cmocka_unit_test(it_counts_double_when_it_is_collected_and_in_the_bag),
        cmocka_unit_test(collected_it_mends_the_hero_once),
        cmocka_unit_test(delivered_it_brings_double_and_the_run_knows_how_much),
        cmocka_unit_test(of_a_kind_the_hallowed_leaves_last),
        cmocka_unit_test(the_shrine_takes_it_last),
        cmocka_unit_test(thrown_and_taken_up_again_it_stays_hallowed),
        cmocka_unit_test(a_thief_gives_it_back_as_it_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
