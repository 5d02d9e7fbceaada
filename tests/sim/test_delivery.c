// Which treasures are delivered, and the score.
#include "gen/descent/depths.h"
#include "map/balance_score.h"
#include "sim/combat/combat.h"
#include "sim/hero/delivery.h"

#include "sim/space/floor_items.h"
#include "sim/state/bag.h"
#include "sim/two_depths.h"

static const char TOP[] = "############\n"
                          "#..........#\n"
                          "#....@>....#\n"
                          "#........**#\n"
                          "#.........*#\n"
                          "############\n";
static const char HALL[] = "########\n"
                           "#......#\n"
                           "#.<@...#\n"
                           "#....*.#\n"
                           "########\n";

// Two depths made by hand, in the first of which the grate is open.
static Game *descent(void) {
    Game *game = two_depths(TOP, BELOW);
    open_grate(game->worlds[0]);
    return game;
}

// As if he had found them at a depth.
static void give(World *world, ItemKind kind, int count, int depth) {
    world->hero.bag.stock[kind] += count;
    world->hero.bag.from[kind][depth] = (uint8_t)(world->hero.bag.from[kind][depth] + count);
}

static void keep(World *world, int slot, ItemKind kind) {
    world->hero.bag.slots[slot - 1] = (int)kind;
    world->hero.bag.kept[slot - 1] = true;
}

static void go_down(Game *game) {
    use_ahead(game, DIR_E);
    assert_int_equal(game->depth, 2);
}

static const Event *said(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind) return &world->events.at[i];
    }
    return NULL;
}

static void stairs_deliver_the_bag(void **state) {
    (void)state;
    Game *game = descent();
    give(game_world(game), ITEM_GEM, 2, 1);
    give(game_world(game), ITEM_BOOK, 1, 1);
    assert_int_equal(delivery_carried(game_world(game)), 130);
    go_down(game);
    World *below = game_world(game);
    assert_int_equal(delivery_carried(below), 0);
    assert_int_equal(below->hero.score.delivered, 130);
    assert_int_equal(below->hero.score.delivered_treasures, 3);
    assert_int_equal(below->hero.bag.stock[ITEM_GEM] + below->hero.bag.stock[ITEM_BOOK], 0);
    assert_non_null(said(below, EVENT_DELIVERED));
    assert_int_equal(said(below, EVENT_DELIVERED)->amount, 130);
    assert_int_equal(said(below, EVENT_DELIVERED)->what, 3);
    game_free(game);
}

static void a_depth_that_he_passes_is_told_once(void **state) {
    (void)state;
    Game *game = descent();
    go_down(game);
    const Event *passed = said(game_world(game), EVENT_PASSED);
    assert_non_null(passed);
    assert_int_equal(passed->what, 1);
    assert_int_equal(passed->amount, DEPTH_POINTS);
    for (int depth = 1; depth <= 2; depth++) { // up, and down once more
        use_again(game);
        assert_int_equal(game->depth, depth);
        assert_null(said(game_world(game), EVENT_PASSED));
    }
    game_free(game);
}

static void a_good_counts_by_the_depth_where_it_was_found(void **state) {
    (void)state;
    Game *game = descent();
    go_down(game);
    World *below = game_world(game);
    give(below, ITEM_GEM, 1, 1);
    give(below, ITEM_GEM, 1, 2);
    use_again(game); // the stairs up, under him
    assert_int_equal(game->depth, 1);
    assert_int_equal(game_world(game)->hero.score.delivered, 50 + 100);
    game_free(game);
}

static void what_he_put_into_a_slot_stays_with_him(void **state) {
    (void)state;
    Game *game = descent();
    World *top = game_world(game);
    give(top, ITEM_CHEESE, 2, 1);
    give(top, ITEM_WINE, 1, 1);
    keep(top, 2, ITEM_CHEESE);
    top->hero.bag.slots[3] = ITEM_WINE; // came there by itself
    go_down(game);
    World *below = game_world(game);
    assert_int_equal(below->hero.bag.stock[ITEM_CHEESE], 2);
    assert_int_equal(below->hero.bag.from[ITEM_CHEESE][1], 2);
    assert_int_equal(below->hero.bag.stock[ITEM_WINE], 0);
    assert_int_equal(below->hero.score.delivered, 20);
    game_free(game);
}

// Whether it found a slot or not; the player may unpin it.
static void food_stays_with_him_unless_it_is_unpinned(void **state) {
    (void)state;
    for (int i = 0; i < 3; i++) {
        Game *game = descent();
        World *top = game_world(game);
        bag_add(&top->hero.bag, ITEM_CHEESE, 1);
        assert_true(top->hero.bag.slots[1] == ITEM_CHEESE && top->hero.bag.kept[1]);
        if (i == 1) top->hero.bag.kept[1] = false;
        if (i == 2) top->hero.bag.slots[1] = ITEM_GEM;
        assert_int_equal(delivery_pending(top), i == 1);
        go_down(game);
        assert_int_equal(game_world(game)->hero.bag.stock[ITEM_CHEESE], i != 1);
        game_free(game);
    }
}

static void what_brings_no_points_stays_with_him(void **state) {
    (void)state;
    Game *game = descent();
    World *top = game_world(game);
    top->hero.bag.kept[0] = false;
    give(top, ITEM_BOMB, 2, 0);
    give(top, ITEM_POTION_FIRE, 1, 0);
    give(top, ITEM_SCROLL_PEAL, 1, 0);
    go_down(game);
    const Bag *pack = &game_world(game)->hero.bag;
    assert_int_equal(pack->stock[ITEM_CANDLE], CANDLES_START);
    assert_int_equal(pack->stock[ITEM_BOMB], 2);
    assert_int_equal(pack->stock[ITEM_POTION_FIRE], 1);
    assert_int_equal(pack->stock[ITEM_SCROLL_PEAL], 1);
    assert_int_equal(game_world(game)->hero.score.delivered, 0);
    game_free(game);
}

static void what_was_in_hand_and_is_gone_leaves_the_bow(void **state) {
    (void)state;
    Game *game = descent();
    give(game_world(game), ITEM_GEM, 1, 1);
    game_world(game)->hero.bag.hand = ITEM_GEM;
    go_down(game);
    assert_int_equal(game_world(game)->hero.bag.hand, ITEM_ARROW);
    game_free(game);
}

static void the_first_stairs_up_only_deliver(void **state) {
    (void)state;
    World *world = dusk_of(HALL, 1, 1);
    give(world, ITEM_RELIC, 1, 1);
    face(world, DIR_W);
    world_tick(world, USE);
    assert_int_equal(world->exit, EXIT_NONE);
    assert_int_equal(heard(world, EVENT_DELIVERED), 1);
    assert_int_equal(world->hero.score.delivered, 80);
    assert_int_equal(world->hero.score.total, 80);
    world_tick(world, STILL);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_DELIVERED), 0);
    assert_int_equal(heard(world, EVENT_NOTHING), 1);
    world_free(world);
}

static void delivering_leaves_collected_as_it_is(void **state) {
    (void)state;
    World *world = dusk_of(HALL, 1, 1);
    give(world, ITEM_RELIC, 1, 1);
    world->collected = 1;
    delivery_make(world, true);
    assert_int_equal(world->collected, 1);
    assert_int_equal(world->remaining, 1);
    world_free(world);
}

static void whoever_falls_keeps_his_bag_undelivered(void **state) {
    (void)state;
    Game *game = descent();
    World *top = game_world(game);
    give(top, ITEM_GEM, 1, 1);
    top->remaining = 0;
    fixture_add(&top->level, (Fixture){.kind = FIXTURE_PIT, .cell = {5, 2}});
    game_tick(game, STILL);
    World *below = game_world(game);
    assert_int_equal(game->depth, 2);
    assert_int_equal(below->hero.bag.stock[ITEM_GEM], 1);
    assert_int_equal(below->hero.score.delivered, 0);
    assert_int_equal(below->hero.score.bonus, 0);
    assert_int_equal(below->hero.score.total, DEPTH_POINTS);
    game_free(game);
}

static void a_depth_that_is_left_bare_gives_points_by_its_number_once(void **state) {
    (void)state;
    Game *game = descent();
    game->worlds[0]->remaining = 0;
    go_down(game);
    World *below = game_world(game);
    assert_int_equal(below->hero.score.bonus, BARE_POINTS);
    assert_non_null(said(below, EVENT_BONUS));
    assert_int_equal(said(below, EVENT_BONUS)->amount, BARE_POINTS);
    below->remaining = 0;
    below->collected = 1;
    use_again(game);
    assert_int_equal(game->depth, 1);
    assert_int_equal(game_world(game)->hero.score.bonus, 3 * BARE_POINTS);
    use_again(game);
    assert_int_equal(game->depth, 2);
    assert_int_equal(game_world(game)->hero.score.bonus, 3 * BARE_POINTS);
    game_free(game);
}

static void a_good_that_remains_or_was_lost_costs_the_bonus(void **state) {
    (void)state;
    Game *game = descent();
    go_down(game);
    assert_int_equal(game_world(game)->hero.score.bonus, 0);
    game_free(game);
    game = descent();
    game->worlds[0]->remaining = 0;
    game->worlds[0]->clock.lost = 1;
    go_down(game);
    assert_int_equal(game_world(game)->hero.score.bonus, 0);
    game_free(game);
}

static void the_score_begins_at_nothing_and_gains_250_a_depth(void **state) {
    (void)state;
    Game *game = descent();
    game_tick(game, STILL);
    assert_int_equal(game_world(game)->hero.score.total, 0);
    assert_int_equal(game_world(game)->hero.score.deepest, 1);
    go_down(game);
    assert_int_equal(game_world(game)->hero.score.total, DEPTH_POINTS);
    assert_int_equal(game_world(game)->hero.score.deepest, 2);
    use_again(game);
    assert_int_equal(game->depth, 1);
    assert_int_equal(game_world(game)->hero.score.total, DEPTH_POINTS);
    assert_int_equal(game_world(game)->hero.score.deepest, 2);
    game_free(game);
}

static void what_is_in_the_bag_does_not_count_yet(void **state) {
    (void)state;
    World *world = dusk_of("######\n#@*..#\n#....#\n#....#\n######\n", 1, 1);
    assert_true(run_until(world, EAST, EVENT_PICKUP, 60));
    assert_int_equal(world->hero.score.total, 0);
    world_free(world);
}

static void a_find_shows_the_points_that_it_will_bring(void **state) {
    (void)state;
    World *world = dusk_of("######\n#@*..#\n#....#\n#....#\n######\n", 1, 1);
    world->depth = 2;
    assert_true(run_until(world, EAST, EVENT_PICKUP, 60));
    const Event *found = &world->events.at[0];
    while (found->kind != EVENT_PICKUP) found++;
    delivery_make(world, true);
    assert_int_equal(world->hero.score.delivered, found->amount);
    assert_int_equal(found->amount, 2 * ITEMS[found->what].value);
    world_free(world);
}

static void coins_count_one_each(void **state) {
    (void)state;
    World *world = dusk_of(HALL, 1, 1);
    floor_put(world, (Item){.kind = ITEM_COIN, .pos = hero_of(world)->pos});
    floor_put(world, (Item){.kind = ITEM_COIN, .pos = hero_of(world)->pos});
    world_tick(world, STILL);
    assert_int_equal(world->hero.score.coins, 2);
    assert_int_equal(world->hero.score.total, 2);
    world_free(world);
}

static void the_last_stairs_deliver_everything(void **state) {
    (void)state;
    Game *game = descent();
    go_down(game);
    World *below = game_world(game);
    below->depth = DESCENT_DEPTHS;
    for (int i = 0; i < below->floor.item_count; i++) below->floor.items[i].taken = true;
    put_hero(below, (Vec){11, 3});
    give(below, ITEM_GEM, 1, 2);
    give(below, ITEM_CHEESE, 1, 1);
    keep(below, 3, ITEM_GEM);
    open_grate(below);
    below->remaining = 0;
    use_ahead(game, DIR_E);
    assert_int_equal(below->outcome, OUTCOME_VICTORY);
    assert_int_equal(below->hero.score.delivered, 100 + 15);
    assert_int_equal(below->hero.score.bonus, BARE_POINTS * DESCENT_DEPTHS);
    assert_int_equal(below->hero.score.total, 115 + (BARE_POINTS + DEPTH_POINTS) * DESCENT_DEPTHS);
    assert_int_equal(said(below, EVENT_VICTORY)->amount, below->hero.score.total);
    game_free(game);
}

static void goods_that_the_dead_had_stay_below(void **state) {
    (void)state;
    World *world = dusk_of(HALL, 1, 1);
    give(world, ITEM_RELIC, 1, 1);
    hero_of(world)->hp = 1;
    combat_hurt(world, HERO, 1, DIR_E, CAUSE_TRAP);
    run(world, STILL, 20);
    assert_int_equal(world->outcome, OUTCOME_DEATH);
    assert_int_equal(world->hero.score.total, 0);
    world_free(world);
}

static void single_dungeons_have_no_hoist(void **state) {
    (void)state;
    Game *game = descent();
    for (int i = 0; i < 2; i++) game->worlds[i]->clock = (TollClock){.on = false};
    give(game_world(game), ITEM_GEM, 1, 1);
    game_world(game)->hero.score.total = 70;
    go_down(game);
    assert_int_equal(game_world(game)->hero.bag.stock[ITEM_GEM], 1);
    assert_int_equal(game_world(game)->hero.score.total, 70);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stairs_deliver_the_bag),
        cmocka_unit_test(a_depth_that_he_passes_is_told_once),
        cmocka_unit_test(a_good_counts_by_the_depth_where_it_was_found),
        cmocka_unit_test(what_he_put_into_a_slot_stays_with_him),
        cmocka_unit_test(food_stays_with_him_unless_it_is_unpinned),
        cmocka_unit_test(what_brings_no_points_stays_with_him),
        cmocka_unit_test(what_was_in_hand_and_is_gone_leaves_the_bow),
        cmocka_unit_test(the_first_stairs_up_only_deliver),
        cmocka_unit_test(delivering_leaves_collected_as_it_is),
        cmocka_unit_test(whoever_falls_keeps_his_bag_undelivered),
        cmocka_unit_test(a_depth_that_is_left_bare_gives_points_by_its_number_once),
        cmocka_unit_test(a_good_that_remains_or_was_lost_costs_the_bonus),
        cmocka_unit_test(the_score_begins_at_nothing_and_gains_250_a_depth),
        cmocka_unit_test(what_is_in_the_bag_does_not_count_yet),
        cmocka_unit_test(a_find_shows_the_points_that_it_will_bring),
        cmocka_unit_test(coins_count_one_each),
        cmocka_unit_test(the_last_stairs_deliver_everything),
        cmocka_unit_test(goods_that_the_dead_had_stay_below),
        cmocka_unit_test(single_dungeons_have_no_hoist),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
