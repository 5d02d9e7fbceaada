// What the hero carries: treasures, which score once and can be used later, quick slots, the thing in hand.
#include "sim/arena.h"
#include "sim/hero/throw.h"
#include "sim/state/bag.h"

static const char LANE[] = "############\n"
                           "#..........#\n"
                           "#.@...*..*.#\n"
                           "#..........#\n"
                           "############\n";

static void choose(World *world, int slot) {
    world_tick(world, (Input){.slot = (uint8_t)slot});
}

static void begins_with_candles_and_arrows_and_the_bow_in_hand(void **state) {
    (void)state;
    Bag pack;
    bag_init(&pack);
    assert_int_equal(pack.stock[ITEM_CANDLE], 3);
    assert_int_equal(pack.arrows, 6);
    assert_int_equal(pack.hand, ITEM_ARROW);
    assert_int_equal(pack.slots[0], ITEM_CANDLE);
    for (int i = 1; i < SLOTS; i++) assert_int_equal(pack.slots[i], -1);
}

static void a_new_kind_takes_the_first_free_slot(void **state) {
    (void)state;
    Bag pack;
    bag_init(&pack);
    bag_add(&pack, ITEM_GEM, 1);
    bag_add(&pack, ITEM_BOOK, 1);
    bag_add(&pack, ITEM_GEM, 1);
    assert_int_equal(pack.slots[1], ITEM_GEM);
    assert_int_equal(pack.slots[2], ITEM_BOOK);
    assert_int_equal(pack.slots[3], -1);
    assert_int_equal(pack.stock[ITEM_GEM], 2);
}

// Slot 1 has the candles; wine comes into slot 3.
static void fill_slots(Bag *pack) {
    static const ItemKind TREASURES[] = {ITEM_CHEESE, ITEM_WINE, ITEM_HONEY, ITEM_BOOK};
    bag_init(pack);
    for (int i = 0; i < SLOTS - 1; i++) bag_add(pack, TREASURES[i], 1);
}

static void when_no_slot_is_free_it_takes_one_that_is_used_up(void **state) {
    (void)state;
    Bag pack;
    fill_slots(&pack);
    bag_add(&pack, ITEM_GEM, 1);
    for (int i = 0; i < SLOTS; i++) assert_int_not_equal(pack.slots[i], ITEM_GEM);
    assert_int_equal(pack.stock[ITEM_GEM], 1);
    (void)bag_remove_least(&pack, ITEM_WINE);
    assert_int_equal(pack.slots[2], ITEM_WINE);
    bag_add(&pack, ITEM_RELIC, 1);
    assert_int_equal(pack.slots[2], ITEM_RELIC);
    (void)bag_remove_least(&pack, ITEM_CHEESE); // pinned, but food comes pinned
    bag_add(&pack, ITEM_GEM, 1);
    assert_true(pack.slots[1] == ITEM_GEM && !pack.kept[1]);
}

static void what_is_picked_up_goes_into_the_pack(void **state) {
    (void)state;
    World *world = arena(LANE);
    ItemKind kind = world->floor.items[0].kind;
    int had = world->hero.bag.stock[kind];
    assert_true(run_until(world, EAST, EVENT_PICKUP, 60));
    assert_int_equal(world->hero.bag.stock[kind], had + 1);
    assert_int_equal(world->collected, 1);
    world_free(world);
}

static void a_slot_takes_its_good_in_hand_and_the_bow_again(void **state) {
    (void)state;
    World *world = arena(LANE);
    choose(world, 1);
    assert_int_equal(heard(world, EVENT_HAND), 1);
    assert_int_equal(world->hero.bag.hand, ITEM_CANDLE);
    run(world, (Input){.slot = 1}, 5); // held down
    assert_int_equal(world->hero.bag.hand, ITEM_CANDLE);
    choose(world, 0);
    choose(world, 1);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    world_free(world);
}

static void an_empty_slot_says_so(void **state) {
    (void)state;
    World *world = arena(LANE);
    choose(world, 3);
    assert_int_equal(heard(world, EVENT_EMPTY), 1);
    world->hero.bag.stock[ITEM_CANDLE] = 0;
    choose(world, 1);
    assert_int_equal(heard(world, EVENT_EMPTY), 1);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    choose(world, 200); // a slot that there is not
    assert_int_equal(heard(world, EVENT_EMPTY), 0);
    world_free(world);
}

static void choosing_takes_no_time_and_works_during_hitstop_and_acts(void **state) {
    (void)state;
    World *world = arena(LANE);
    world_tick(world, STRIKE);
    world->hitstop = 5;
    choose(world, 1);
    assert_int_equal(world->hero.bag.hand, ITEM_CANDLE);
    assert_int_equal(hero_of(world)->act, ACT_WINDUP);
    world_free(world);
}

static void after_the_last_of_a_kind_he_has_the_bow_in_hand(void **state) {
    (void)state;
    World *world = arena(LANE);
    choose(world, 1);
    for (int left = 3; left > 0; left--) {
        assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], left);
        assert_int_equal(world->hero.bag.hand, ITEM_CANDLE);
        world_tick(world, THROW);
        assert_true(run_until(world, STILL, EVENT_LAND, 60));
        run(world, STILL, 20);
    }
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    world_free(world);
}

static void the_shutter_goes_at_once_in_any_act(void **state) {
    (void)state;
    World *world = arena(LANE);
    world_tick(world, STRIKE);
    world->hitstop = 5;
    world_tick(world, SHUTTER);
    assert_true(world->hero.lantern_shut);
    assert_int_equal(heard(world, EVENT_SHUTTER), 1);
    assert_int_equal(world->events.at[0].amount, 0);
    run(world, SHUTTER, 5); // held down
    assert_true(world->hero.lantern_shut);
    world_tick(world, STILL);
    world_tick(world, SHUTTER);
    assert_false(world->hero.lantern_shut);
    assert_int_equal(world->events.at[0].amount, 1);
    world_free(world);
}

static void the_dead_have_no_hands(void **state) {
    (void)state;
    World *world = arena(LANE);
    world->outcome = OUTCOME_DEATH;
    world_tick(world, (Input){.buttons = BUTTON_SHUTTER, .slot = 1});
    assert_false(world->hero.lantern_shut);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    world_free(world);
}

static void the_shutter_does_not_push_a_remembered_press_out(void **state) {
    (void)state;
    World *world = arena(LANE);
    world->hitstop = 3;
    world_tick(world, STRIKE);
    world_tick(world, SHUTTER);
    run(world, STILL, 2);
    assert_int_equal(hero_of(world)->act, ACT_WINDUP);
    world_free(world);
}

static void with_the_shutter_closed_he_walks_512(void **state) {
    (void)state;
    World *world = arena(LANE);
    world_tick(world, SHUTTER);
    run(world, EAST, 6);
    assert_int_equal(hero_of(world)->pos.x - hero_of(world)->prev.x, 512);
    world_tick(world, (Input){.x = 1, .buttons = BUTTON_STRIKE});
    run(world, EAST, 2);
    assert_int_equal(hero_of(world)->pos.x - hero_of(world)->prev.x, 256);
    world_free(world);
}

static void the_quota_is_announced_once(void **state) {
    (void)state;
    World *world = arena(LANE);
    world->clock.on = true;
    world->clock.quota = 1;
    world->clock.ticks = 1 << 20;
    world->quest = false;
    assert_int_equal(run_count(world, EAST, EVENT_QUOTA, 120), 1);
    assert_int_equal(world->collected, 2);
    world_free(world);
}

static void without_the_hour_there_is_no_quota(void **state) {
    (void)state;
    World *world = arena(LANE);
    assert_int_equal(run_count(world, EAST, EVENT_QUOTA, 120), 0);
    assert_int_equal(world->outcome, OUTCOME_VICTORY);
    world_free(world);
}

static void pick(World *world, unsigned buttons, int slot, ItemKind kind) {
    world_tick(world,
               (Input){.buttons = (uint8_t)buttons, .slot = (uint8_t)slot, .pick = (uint8_t)(kind + 1)});
}

static void the_candles_of_the_start_stay_in_their_slot_and_bring_no_points(void **state) {
    (void)state;
    Bag pack;
    bag_init(&pack);
    assert_true(pack.kept[0]);
    for (int i = 1; i < SLOTS; i++) assert_false(pack.kept[i]);
    assert_int_equal(pack.from[ITEM_CANDLE][0], 3);
}

static void of_a_kind_the_cheapest_leaves_first(void **state) {
    (void)state;
    Bag pack;
    bag_init(&pack);
    bag_add(&pack, ITEM_CANDLE, 2);
    bag_add(&pack, ITEM_CANDLE, 1);
    for (int i = 0; i < CANDLES_START; i++) assert_int_equal(bag_remove_least(&pack, ITEM_CANDLE).depth, 0);
    assert_int_equal(bag_remove_least(&pack, ITEM_CANDLE).depth, 1);
    assert_int_equal(bag_remove_least(&pack, ITEM_CANDLE).depth, 2);
    assert_int_equal(pack.stock[ITEM_CANDLE], 0);
}

static void what_is_collected_remembers_its_depth(void **state) {
    (void)state;
    World *world = arena(LANE);
    world->depth = 2;
    ItemKind kind = world->floor.items[0].kind;
    assert_true(run_until(world, EAST, EVENT_PICKUP, 60));
    assert_int_equal(world->hero.bag.from[kind][2], 1);
    world_free(world);
}

static void a_slot_that_was_filled_to_stay_is_not_given_to_another_kind(void **state) {
    (void)state;
    Bag pack;
    fill_slots(&pack);
    pack.kept[2] = true;
    (void)bag_remove_least(&pack, ITEM_WINE);
    bag_add(&pack, ITEM_RELIC, 1);
    assert_int_equal(pack.slots[2], ITEM_WINE);
}

static void a_pick_goes_into_a_slot_to_stay_and_changes_places(void **state) {
    (void)state;
    World *world = arena(LANE);
    Bag *pack = &world->hero.bag;
    bag_add(pack, ITEM_GEM, 1);
    pick(world, 0, 1, ITEM_GEM);
    assert_int_equal(pack->slots[0], ITEM_GEM);
    assert_true(pack->kept[0]);
    assert_int_equal(pack->slots[1], ITEM_CANDLE);
    assert_true(pack->kept[1]);
    assert_int_equal(pack->hand, ITEM_ARROW);
    run(world, STILL, 1);
    pick(world, 0, 1, ITEM_GEM);
    assert_int_equal(pack->slots[0], ITEM_GEM);
    assert_false(pack->kept[0]);
    world_free(world);
}

static void a_pick_is_taken_in_hand_without_being_thrown(void **state) {
    (void)state;
    World *world = arena(LANE);
    bag_add(&world->hero.bag, ITEM_RELIC, 1);
    pick(world, BUTTON_THROW, 0, ITEM_RELIC);
    assert_int_equal(world->hero.bag.hand, ITEM_RELIC);
    run(world, STILL, 8);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    pick(world, BUTTON_THROW, 0, ITEM_GEM); // of which he has none
    assert_int_equal(heard(world, EVENT_EMPTY), 1);
    assert_int_equal(world->hero.bag.hand, ITEM_RELIC);
    world_free(world);
}

static void a_pick_is_used_rather_than_what_lies_ahead(void **state) {
    (void)state;
    World *world = arena(LANE);
    hero_of(world)->hp = 4;
    world->hero.bag.hand = ITEM_CANDLE;
    bag_add(&world->hero.bag, ITEM_CHEESE, 1);
    pick(world, BUTTON_USE, 0, ITEM_CHEESE);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    assert_true(run_until(world, STILL, EVENT_EAT, 30));
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], 3);
    world_free(world);
}

static void a_pick_that_is_no_such_thing_does_nothing(void **state) {
    (void)state;
    static const int PICKS[] = {ITEM_HEART + 1, ITEM_LONG_SWORD + 1, ITEM_COUNT + 1, PICK_EASE - 1};
    for (size_t i = 0; i < sizeof PICKS / sizeof *PICKS; i++) {
        World *world = arena(LANE);
        world_tick(world,
                   (Input){.buttons = BUTTON_USE | BUTTON_THROW, .slot = 2, .pick = (uint8_t)PICKS[i]});
        assert_int_equal(world->hero.bag.slots[1], -1);
        assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
        run(world, STILL, 3);
        assert_int_equal(hero_of(world)->act, ACT_NONE);
        world_free(world);
    }
}

static void a_slot_of_what_is_not_thrown_uses_it_at_once(void **state) {
    (void)state;
    World *world = arena(LANE);
    bag_add(&world->hero.bag, ITEM_BOOK, 1);
    choose(world, 2);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    run(world, STILL, USE_TICKS - 1);
    assert_int_equal(world->hero.bag.stock[ITEM_BOOK], 1);
    run(world, STILL, 1);
    assert_int_equal(heard(world, EVENT_READ), 1);
    assert_int_equal(world->hero.bag.stock[ITEM_BOOK], 0);
    world_free(world);
}

static void the_last_slot_and_the_last_depth_count_too(void **state) {
    (void)state;
    World *world = arena(LANE);
    Bag *bag = &world->hero.bag;
    bag_add(bag, ITEM_GEM, GAME_DEPTHS);
    bag_toggle_pin(bag, SLOTS, ITEM_GEM);
    choose(world, SLOTS);
    assert_int_equal(bag->hand, ITEM_GEM);
    assert_int_equal(bag_points(bag, ITEM_GEM), bag_item_worth(ITEM_GEM, GAME_DEPTHS, false));
    bag->hallowed[ITEM_GEM][GAME_DEPTHS] = 1;
    assert_int_equal(bag_count_hallowed(bag, ITEM_GEM), 1);
    assert_int_equal(bag_points(bag, ITEM_GEM), bag_item_worth(ITEM_GEM, GAME_DEPTHS, true));
    world_free(world);
}

static void he_draws_the_bow_when_what_he_holds_is_gone(void **state) {
    (void)state;
    World *world = arena(LANE);
    choose(world, 1);
    world->hero.bag.stock[ITEM_CANDLE] = 0;
    world_tick(world, STILL);
    world_tick(world, THROW);
    assert_int_equal(heard(world, EVENT_EMPTY), 0);
    assert_int_equal(heard(world, EVENT_DRAW), 1);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(begins_with_candles_and_arrows_and_the_bow_in_hand),
        cmocka_unit_test(a_new_kind_takes_the_first_free_slot),
        cmocka_unit_test(when_no_slot_is_free_it_takes_one_that_is_used_up),
        cmocka_unit_test(what_is_picked_up_goes_into_the_pack),
        cmocka_unit_test(a_slot_takes_its_good_in_hand_and_the_bow_again),
        cmocka_unit_test(an_empty_slot_says_so),
        cmocka_unit_test(choosing_takes_no_time_and_works_during_hitstop_and_acts),
        cmocka_unit_test(after_the_last_of_a_kind_he_has_the_bow_in_hand),
        cmocka_unit_test(the_shutter_goes_at_once_in_any_act),
        cmocka_unit_test(the_dead_have_no_hands),
        cmocka_unit_test(the_shutter_does_not_push_a_remembered_press_out),
        cmocka_unit_test(with_the_shutter_closed_he_walks_512),
        cmocka_unit_test(the_quota_is_announced_once),
        cmocka_unit_test(without_the_hour_there_is_no_quota),
        cmocka_unit_test(the_candles_of_the_start_stay_in_their_slot_and_bring_no_points),
        cmocka_unit_test(of_a_kind_the_cheapest_leaves_first),
        cmocka_unit_test(what_is_collected_remembers_its_depth),
        cmocka_unit_test(a_slot_that_was_filled_to_stay_is_not_given_to_another_kind),
        cmocka_unit_test(a_pick_goes_into_a_slot_to_stay_and_changes_places),
        cmocka_unit_test(a_pick_is_taken_in_hand_without_being_thrown),
        cmocka_unit_test(a_pick_is_used_rather_than_what_lies_ahead),
        cmocka_unit_test(a_pick_that_is_no_such_thing_does_nothing),
        cmocka_unit_test(a_slot_of_what_is_not_thrown_uses_it_at_once),
        cmocka_unit_test(the_last_slot_and_the_last_depth_count_too),
        cmocka_unit_test(he_draws_the_bow_when_what_he_holds_is_gone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
