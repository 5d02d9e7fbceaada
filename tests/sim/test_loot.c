// Things on the floor: treasures that count, victory, hearts.
#include "map/balance_hero.h"
#include "sim/arena.h"
#include "sim/combat/combat.h"
#include "sim/minds.h"

static const char TREASURES[] = "#########\n"
                                "#.......#\n"
                                "#@..*..*#\n"
                                "#.......#\n"
                                "#########\n";

static void goods_are_counted_down_and_up(void **state) {
    (void)state;
    World *world = arena(TREASURES);
    assert_int_equal(world->remaining, 2);
    assert_int_equal(world->collected, 0);
    assert_true(run_until(world, EAST, EVENT_PICKUP, 60));
    assert_int_equal(world->remaining, 1);
    assert_int_equal(world->collected, 1);
    assert_int_equal(world->hero.score.total, ITEMS[world->floor.items[0].kind].value);
    assert_int_equal(world->events.at[0].amount > 0 || world->events.count > 1, 1);
    assert_true(world->floor.items[0].taken);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    world_free(world);
}

static void an_item_is_taken_on_touch_and_not_before(void **state) {
    (void)state;
    World *world = arena(TREASURES);
    Vec item = world->floor.items[0].pos;
    body_leave(world, HERO);
    body_enter(world, HERO, vec_add(item, (Vec){-23 * SUB, 0}));
    run(world, STILL, 1);
    assert_int_equal(world->collected, 0);
    body_leave(world, HERO);
    body_enter(world, HERO, vec_add(item, (Vec){-23 * SUB + 1, 0}));
    run(world, STILL, 1);
    assert_int_equal(world->collected, 1);
    world_free(world);
}

static void the_last_one_is_victory(void **state) {
    (void)state;
    World *world = arena(TREASURES);
    assert_true(run_until(world, EAST, EVENT_VICTORY, 120));
    assert_int_equal(world->outcome, OUTCOME_VICTORY);
    assert_int_equal(world->remaining, 0);
    Vec there = hero_of(world)->pos;
    run(world, WEST, 20);
    assert_true(vec_eq(hero_of(world)->pos, there));
    world_free(world);
}

static void a_level_without_goods_is_not_won(void **state) {
    (void)state;
    World *world = arena("#####\n#...#\n#.@.#\n#...#\n#####\n");
    run(world, STILL, 60);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    world_free(world);
}

static World *with_heart(int hp) {
    World *world = arena(TREASURES);
    world->floor.items[world->floor.item_count++] = (Item){.kind = ITEM_HEART, .pos = hero_of(world)->pos};
    hero_of(world)->hp = hp;
    run(world, STILL, 1);
    return world;
}

static void a_heart_heals_two_but_not_above_the_full(void **state) {
    (void)state;
    World *world = with_heart(5);
    assert_int_equal(hero_of(world)->hp, 7);
    assert_int_equal(heard(world, EVENT_HEAL), 1);
    world_free(world);
    world = with_heart(9);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void a_heart_stays_when_he_is_well(void **state) {
    (void)state;
    World *world = with_heart(10);
    assert_false(world->floor.items[2].taken);
    assert_int_equal(heard(world, EVENT_HEAL), 0);
    hero_of(world)->hp = 9;
    run(world, STILL, 1);
    assert_true(world->floor.items[2].taken);
    assert_int_equal(world->remaining, 2);
    world_free(world);
}

static int heard_of(const World *world, EventKind kind, ItemKind what) {
    int count = 0;
    for (int i = 0; i < world->events.count; i++) {
        count += world->events.at[i].kind == kind && world->events.at[i].what == (int)what;
    }
    return count;
}

// How many of 1000 rats that are killed so leave such a thing, at least one.
static int drops_of_thousand(int hp, ItemKind what, Cause cause, bool hunter) {
    World *world = arena("#####\n#...#\n#@r.#\n#...#\n#####\n");
    alarm(world, 1);
    world->actors[1].brain.hunter = hunter;
    Actor rat = world->actors[1];
    int drops = 0;
    hero_of(world)->hp = hp;
    for (int kills = 0; kills < 1000; kills++) {
        world->events.count = 0;
        slay(world, 1, cause);
        drops += heard_of(world, EVENT_DROP, what) > 0;
        for (int i = 0; i < world->floor.item_count; i++) world->floor.items[i].taken = true;
        world->actors[1] = rat;
        body_enter(world, 1, rat.pos);
    }
    world_free(world);
    return drops;
}

static void plain_strikes_and_falls_leave_no_hearts_and_all_else_does(void **state) {
    (void)state;
    static const bool LEAVES[CAUSE_COUNT] = {
        [CAUSE_SNEAK] = true, [CAUSE_SNEAK_SHOT] = true, [CAUSE_SHOT] = true,  [CAUSE_TRAP] = true,
        [CAUSE_DART] = true,  [CAUSE_FIRE] = true,       [CAUSE_BLAST] = true,
    };
    for (int cause = 0; cause < CAUSE_COUNT; cause++)
        assert_int_equal(drops_of_thousand(HERO_HP, ITEM_HEART, (Cause)cause, false) > 0, LEAVES[cause]);
}

static void three_in_ten_leave_coins_and_one_in_ten_an_arrow(void **state) {
    (void)state;
    assert_in_range(drops_of_thousand(HERO_HP, ITEM_COIN, CAUSE_BLOW, false), 255, 345);
    assert_in_range(drops_of_thousand(HERO_HP, ITEM_ARROW, CAUSE_BLOW, false), 72, 130);
}

static void hunters_leave_nothing(void **state) {
    (void)state;
    assert_int_equal(drops_of_thousand(HERO_HP, ITEM_HEART, CAUSE_SNEAK, true), 0);
    assert_int_equal(drops_of_thousand(HERO_HP, ITEM_COIN, CAUSE_SNEAK, true), 0);
}

static void coins_are_counted_and_bring_no_good(void **state) {
    (void)state;
    World *world = arena(TREASURES);
    world->floor.items[world->floor.item_count++] = (Item){.kind = ITEM_COIN, .pos = hero_of(world)->pos};
    run(world, STILL, 1);
    assert_int_equal(world->hero.score.coins, 1);
    assert_int_equal(world->hero.score.total, 1);
    assert_int_equal(heard(world, EVENT_COIN), 1);
    assert_int_equal(world->collected, 0);
    assert_int_equal(world->remaining, 2);
    world_free(world);
}

// Something lies where he stands; one tick later.
static World *upon(ItemKind kind) {
    World *world = arena(TREASURES);
    world->floor.items[world->floor.item_count++] = (Item){.kind = kind, .pos = hero_of(world)->pos};
    run(world, STILL, 1);
    return world;
}

static void a_coin_is_one_more_coin(void **state) {
    (void)state;
    World *world = upon(ITEM_COIN);
    assert_int_equal(world->hero.score.coins, 1);
    assert_int_equal(heard(world, EVENT_COIN), 1);
    assert_int_equal(world->collected, 0);
    world_free(world);
}

static void potions_scrolls_and_bombs_go_into_the_bag_and_count_nothing(void **state) {
    (void)state;
    static const ItemKind KINDS[] = {ITEM_POTION_FIRE, ITEM_SCROLL_SEAL, ITEM_BOMB};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        World *world = upon(KINDS[i]);
        assert_int_equal(world->hero.bag.stock[KINDS[i]], 1);
        assert_int_equal(world->hero.bag.from[KINDS[i]][0], 1);
        assert_int_equal(heard(world, EVENT_FOUND_ITEM), 1);
        assert_int_equal(world->collected, 0);
        world_free(world);
    }
}

static void the_hand_bell_is_taken_once_and_for_all(void **state) {
    (void)state;
    World *world = upon(ITEM_BELL);
    assert_true(world->clock.bell_ready);
    assert_int_equal(heard(world, EVENT_BELL_TAKEN), 1);
    world_free(world);
}

static void bones_and_torches_are_not_taken_by_touching_them(void **state) {
    (void)state;
    static const ItemKind KINDS[] = {ITEM_BONES, ITEM_BRAND};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        World *world = upon(KINDS[i]);
        assert_false(world->floor.items[world->floor.item_count - 1].taken);
        world_free(world);
    }
}

static void a_chest_gives_all_that_it_holds(void **state) {
    (void)state;
    World *world = arena_with(
        TREASURES,
        (Fixture){.kind = FIXTURE_CHEST, .cell = {2, 2}, .item = ITEM_BOMB, .count = 2, .extra = ITEM_ZEAL});
    hero_of(world)->facing = DIR_E;
    world_tick(world, USE);
    run(world, STILL, USE_TICKS + 1);
    assert_int_equal(world->hero.bag.stock[ITEM_BOMB], 2);
    assert_true(world->hero.power[POWER_ZEAL] > 0);
    world_free(world);
}

static void who_dies_out_of_hiding_leaves_something_for_sure(void **state) {
    (void)state;
    for (int depth = 1; depth <= GAME_DEPTHS; depth++) {
        World *world = arena("#####\n#...#\n#@r.#\n#...#\n#####\n");
        world->depth = depth;
        for (int i = 0; i < 50; i++) {
            Actor rat = world->actors[1];
            world->events.count = 0;
            slay(world, 1, CAUSE_SNEAK);
            assert_true(heard(world, EVENT_DROP) > 0);
            for (int k = 0; k < world->floor.item_count; k++) world->floor.items[k].taken = true;
            world->actors[1] = rat;
            body_enter(world, 1, rat.pos);
        }
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(goods_are_counted_down_and_up),
        cmocka_unit_test(an_item_is_taken_on_touch_and_not_before),
        cmocka_unit_test(the_last_one_is_victory),
        cmocka_unit_test(a_level_without_goods_is_not_won),
        cmocka_unit_test(a_heart_heals_two_but_not_above_the_full),
        cmocka_unit_test(a_heart_stays_when_he_is_well),
        cmocka_unit_test(plain_strikes_and_falls_leave_no_hearts_and_all_else_does),
        cmocka_unit_test(three_in_ten_leave_coins_and_one_in_ten_an_arrow),
        cmocka_unit_test(hunters_leave_nothing),
        cmocka_unit_test(coins_are_counted_and_bring_no_good),
        cmocka_unit_test(a_coin_is_one_more_coin),
        cmocka_unit_test(potions_scrolls_and_bombs_go_into_the_bag_and_count_nothing),
        cmocka_unit_test(the_hand_bell_is_taken_once_and_for_all),
        cmocka_unit_test(bones_and_torches_are_not_taken_by_touching_them),
        cmocka_unit_test(a_chest_gives_all_that_it_holds),
        cmocka_unit_test(who_dies_out_of_hiding_leaves_something_for_sure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
