// Pilferers: what they take, where they run, and how one gets it back.
#include "sim/arena.h"
#include "sim/combat/combat.h"
#include "sim/minds.h"
#include "sim/monsters/tasks.h"
#include "sim/monsters/thieves.h"
#include "sim/space/flames.h"
#include "sim/state/bag.h"

static const char HALL[] = "##############################\n"
                           "#............................#\n"
                           "#............................#\n"
                           "#.........@...p..............#\n"
                           "#............................#\n"
                           "#............................#\n"
                           "##############################\n";

static World *hall(void) {
    World *world = arena(HALL);
    world->quest = false;
    alarm(world, 1);
    return world;
}

static bool robbed(World *world) {
    return run_until(world, STILL, EVENT_STOLEN, 300);
}

static void it_takes_the_dearest_by_touch_and_hurts_nobody(void **state) {
    (void)state;
    World *world = hall();
    bag_add(&world->hero.bag, ITEM_CHEESE, 1);
    bag_add(&world->hero.bag, ITEM_CHALICE, 2);
    world->collected = 2;
    assert_true(run_until(world, STILL, EVENT_WINDUP, 200));
    assert_int_equal(run_count(world, STILL, EVENT_STOLEN, 19), 0);
    assert_int_equal(run_count(world, STILL, EVENT_STOLEN, 4), 1);
    assert_int_equal(world->hero.bag.stock[ITEM_CHALICE], 0);
    assert_int_equal(world->hero.bag.stock[ITEM_CHEESE], 1);
    assert_int_equal(world->actors[1].brain.booty.kind, ITEM_CHALICE);
    assert_int_equal(world->actors[1].brain.booty.depth, 2);
    assert_int_equal(world->collected, 2);
    assert_int_equal(hero_of(world)->hp, 10);
    assert_true(run_until_mind(world, STILL, 1, MIND_FLEE, 10));
    world_free(world);
}

static void from_an_empty_bag_it_takes_nothing(void **state) {
    (void)state;
    World *world = hall();
    world->hero.bag.stock[ITEM_CANDLE] = 0;
    assert_int_equal(run_count(world, STILL, EVENT_WINDUP, 400), 0);
    world_free(world);
}

static void a_roll_saves_the_bag(void **state) {
    (void)state;
    World *world = hall();
    assert_true(run_until(world, STILL, EVENT_WINDUP, 200));
    run(world, STILL, 16);
    assert_int_equal(run_count(world, (Input){.x = -1, .buttons = BUTTON_ROLL}, EVENT_STOLEN, 10), 0);
    world_free(world);
}

static void loaded_it_runs_slower_than_he_walks_and_he_can_corner_it(void **state) {
    (void)state;
    World *world = hall();
    assert_true(robbed(world));
    int fastest = 0;
    for (int i = 0; i < 60; i++) {
        world_tick(world, STILL);
        if (world->actors[1].act == ACT_NONE)
            fastest = int_max(fastest, vec_chebyshev(world->actors[1].pos, world->actors[1].prev));
    }
    assert_int_equal(fastest, 608);
    int kills = 0;
    for (int i = 0; i < 1500 && kills == 0; i++) {
        Vec way = vec_sub(world->actors[1].pos, hero_of(world)->pos);
        Input input = {.x = (int8_t)(int_abs(way.x) > 8 * SUB ? int_sign(way.x) : 0),
                       .y = (int8_t)(int_abs(way.y) > 8 * SUB ? int_sign(way.y) : 0)};
        if (vec_chebyshev(world->actors[1].pos, hero_of(world)->pos) < 48 * SUB && i % 2 == 0)
            input.buttons = BUTTON_STRIKE;
        world_tick(world, input);
        kills = heard(world, EVENT_KILL);
    }
    assert_int_equal(kills, 1);
    assert_int_equal(heard(world, EVENT_DROP) > 0, 1);
    run(world, STILL, 10);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    world_free(world);
}

static void what_it_drops_counts_no_second_time(void **state) {
    (void)state;
    World *world = hall();
    world->collected = 1;
    assert_true(robbed(world));
    slay(world, 1, CAUSE_BLOW);
    Item *candle = &world->floor.items[0];
    assert_int_equal(candle->kind, ITEM_CANDLE);
    assert_true(candle->counted && !candle->taken);
    candle->pos = hero_of(world)->pos;
    world->hitstop = 0;
    world_tick(world, STILL);
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], CANDLES_START);
    assert_int_equal(world->collected, 1);
    world_free(world);
}

static void it_takes_what_lies_about_and_that_still_remains(void **state) {
    (void)state;
    World *world = arena("##############################\n"
                         "#............................#\n"
                         "#@#......p...................#\n"
                         "#.#..........................#\n"
                         "##############################\n");
    set_mind(world, 1, MIND_IDLE);
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_GEM, .pos = cell_centre((Vec){14, 2})};
    world->remaining = 1;
    assert_true(run_until(world, STILL, EVENT_STOLEN, 300));
    assert_int_equal(world->remaining, 1);
    assert_false(world->actors[1].brain.booty.counted);
    slay(world, 1, CAUSE_BLOW);
    int lying = -1;
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken && world->floor.items[i].kind == ITEM_GEM) lying = i;
    }
    assert_true(lying >= 0);
    assert_false(world->floor.items[lying].counted);
    world_free(world);
}

static void it_hides_in_the_dark_and_stays_there(void **state) {
    (void)state;
    World *world = arena("######!####################!##\n"
                         "#......####..................#\n"
                         "#..........................p.#\n"
                         "#......####..................#\n"
                         "#.@....####..................#\n"
                         "##############################\n");
    Actor *thief = &world->actors[1];
    thief->brain.carries_loot = true;
    thief->brain.booty = (Item){.kind = ITEM_GEM};
    set_mind(world, 1, MIND_IDLE);
    assert_true(flames_is_flame_lit(world, cell_of(thief->pos)));
    world->hero.lantern_shut = true;
    run(world, STILL, 300);
    assert_int_equal(thief->brain.mind, MIND_FLEE);
    assert_false(flames_is_flame_lit(world, cell_of(thief->pos)));
    Vec pos = thief->pos;
    run(world, STILL, 400);
    assert_true(vec_eq(thief->pos, pos));
    world_free(world);
}

// Of two thieves with loot, the toll takes the one in the dark.
static World *thieves_at_a_toll(int quota, bool is_new) {
    World *world = arena("##############################\n"
                         "#............................#\n"
                         "#.@......................p.p.#\n"
                         "#............................#\n"
                         "##############################\n");
    world->quest = false;
    world->clock = (TollClock){.on = true, .quota = quota, .ticks = 1000, .period = 1000};
    world->remaining = is_new ? 2 : 0;
    world->collected = is_new ? 0 : 2;
    for (int i = 1; i <= 2; i++) {
        world->actors[i].brain.carries_loot = true;
        world->actors[i].brain.booty = (Item){.kind = ITEM_GEM, .counted = !is_new};
    }
    bool unlit[ACTORS_MAX] = {[2] = true};
    thieves_remove_unlit(world, unlit);
    assert_int_equal(world->actors[1].kind, ACTOR_PILFERER);
    assert_int_equal(world->actors[2].kind, ACTOR_NONE);
    assert_int_equal(heard(world, EVENT_AWAY), 1);
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_AWAY) assert_int_equal(world->events.at[i].what, ITEM_GEM);
    }
    return world;
}

static void a_toll_takes_the_thief_in_the_dark_and_what_it_has(void **state) {
    (void)state;
    World *world = thieves_at_a_toll(1, true);
    assert_int_equal(world->clock.lost, 1);
    assert_int_equal(world->remaining, 1);
    assert_int_equal(world->collected, 0);
    world_free(world);
    world = thieves_at_a_toll(2, false);
    assert_int_equal(world->clock.lost, 1);
    assert_int_equal(world->collected, 2);
    world_free(world);
}

static void what_the_quota_needs_is_dealt_again(void **state) {
    (void)state;
    World *world = thieves_at_a_toll(2, true);
    assert_int_equal(world->clock.lost, 0);
    assert_int_equal(world->remaining, 2);
    assert_false(world->floor.items[0].taken);
    assert_int_equal(world->floor.items[0].kind, ITEM_GEM);
    assert_true(vec_chebyshev(cell_of(world->floor.items[0].pos), world->cache.hero_cell) >= 7);
    world_free(world);
}

// The toll takes the thief in the dark while there is no room for one thing more on the floor.
static World *thief_over_coins(int quota) {
    World *world = arena("##############################\n"
                         "#............................#\n"
                         "#.@......................p...#\n"
                         "#............................#\n"
                         "##############################\n");
    world->quest = false;
    world->clock = (TollClock){.on = true, .quota = quota, .ticks = 1000, .period = 1000};
    world->remaining = 2;
    world->actors[1].brain.carries_loot = true;
    world->actors[1].brain.booty = (Item){.kind = ITEM_GEM};
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_WINE, .pos = cell_centre((Vec){20, 3})};
    while (world->floor.item_count < WORLD_ITEMS_MAX)
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = ITEM_COIN, .pos = cell_centre((Vec){20, 1})};
    thieves_remove_unlit(world, (bool[ACTORS_MAX]){[1] = true});
    return world;
}

static void on_a_full_floor_no_good_goes_uncounted(void **state) {
    (void)state;
    World *world = thief_over_coins(1);
    assert_int_equal(world->clock.lost, 1);
    assert_int_equal(world->remaining, 1);
    assert_int_equal(heard(world, EVENT_GONE), 1);
    world_free(world);
    world = thief_over_coins(2);
    int gems = 0;
    for (int i = 0; i < world->floor.item_count; i++)
        gems += world->floor.items[i].kind == ITEM_GEM && !world->floor.items[i].taken;
    assert_int_equal(gems, 1);
    assert_int_equal(world->remaining, 2);
    world_free(world);
}

static void a_gem_makes_it_drop_its_loot_and_come_for_it(void **state) {
    (void)state;
    World *world = hall();
    assert_true(robbed(world));
    run(world, STILL, 60);
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_GEM, .pos = cell_centre((Vec){14, 1}), .counted = true};
    int gem = world->floor.item_count - 1;
    assert_true(tasks_lure(world, 1, gem, 300));
    assert_int_equal(heard(world, EVENT_DROP), 1);
    assert_false(world->actors[1].brain.carries_loot);
    assert_true(run_until(world, STILL, EVENT_STOLEN, 300));
    assert_int_equal(world->actors[1].brain.booty.kind, ITEM_GEM);
    assert_true(world->floor.items[gem].taken);
    world_free(world);
}

static void the_stunned_and_the_hurt_are_not_lured(void **state) {
    (void)state;
    World *world = hall();
    set_mind(world, 1, MIND_STUNNED);
    assert_false(tasks_lure(world, 1, 0, 300));
    set_mind(world, 1, MIND_IDLE);
    combat_begin_act(world, 1, ACT_HURT);
    assert_false(tasks_lure(world, 1, 0, 300));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_takes_the_dearest_by_touch_and_hurts_nobody),
        cmocka_unit_test(from_an_empty_bag_it_takes_nothing),
        cmocka_unit_test(a_roll_saves_the_bag),
        cmocka_unit_test(loaded_it_runs_slower_than_he_walks_and_he_can_corner_it),
        cmocka_unit_test(what_it_drops_counts_no_second_time),
        cmocka_unit_test(it_takes_what_lies_about_and_that_still_remains),
        cmocka_unit_test(it_hides_in_the_dark_and_stays_there),
        cmocka_unit_test(a_toll_takes_the_thief_in_the_dark_and_what_it_has),
        cmocka_unit_test(what_the_quota_needs_is_dealt_again),
        cmocka_unit_test(on_a_full_floor_no_good_goes_uncounted),
        cmocka_unit_test(a_gem_makes_it_drop_its_loot_and_come_for_it),
        cmocka_unit_test(the_stunned_and_the_hurt_are_not_lured),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
