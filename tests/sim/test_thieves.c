// Pilferers: what they take, where they run, and how one gets it back.
#include "sim/combat/combat.h"
#include "sim/minds.h"
#include "sim/monsters/tasks.h"
#include "sim/monsters/thieves.h"
#include "sim/space/flames.h"
#include "sim/state/bag.h"
#include "sim/toll/toll.h"

#include "sim/dusk.h"

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
    bag_add(&world->hero.bag, ITEM_WINE, 1);
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
    world->hero.bag.stock[ITEM_WINE] = 0; // no candles
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
    Item *wine = &world->floor.items[0];
    assert_int_equal(wine->kind, ITEM_WINE);
    assert_true(wine->counted && !wine->taken);
    wine->pos = hero_of(world)->pos;
    world->hitstop = 0;
    world_tick(world, STILL);
    assert_int_equal(world->hero.bag.stock[ITEM_WINE], 1);
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

// A hall with a torch, and a thief in the dark who has a gem of the level or of the bag.
static World *before_a_toll(bool counted) {
    World *world = dusk(3);
    int thief = body_create(world, ACTOR_PILFERER, cell_centre((Vec){30, 3}));
    world->actors[thief].brain.carries_loot = true;
    world->actors[thief].brain.booty = (Item){.kind = ITEM_GEM, .counted = counted};
    for (int i = 0; i < world->floor.item_count; i++) world->floor.items[i].taken = true;
    world->clock.quota = 0;
    world->collected = 0;
    world->remaining = counted ? 0 : 1;
    return world;
}

static void a_thief_keeps_what_the_bag_had_through_a_toll_and_is_dealt(void **state) {
    (void)state;
    World *world = before_a_toll(true);
    int thief = actor_of(world, ACTOR_PILFERER);
    assert_int_equal(toll_forecast(world, true).lost, 0);
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(world->actors[thief].kind, ACTOR_PILFERER);
    assert_int_equal(world->actors[thief].brain.mind, MIND_ASLEEP);
    assert_true(world->actors[thief].brain.carries_loot);
    assert_int_equal(world->clock.lost, 0);
    world_free(world);
}

static void what_a_thief_took_from_the_level_may_be_what_the_toll_takes(void **state) {
    (void)state;
    World *world = before_a_toll(false);
    int thief = actor_of(world, ACTOR_PILFERER);
    assert_int_equal(toll_forecast(world, true).lost, 1);
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(world->actors[thief].kind, ACTOR_PILFERER);
    assert_false(world->actors[thief].brain.carries_loot);
    assert_int_equal(world->clock.lost, 1);
    assert_int_equal(world->remaining, 0);
    assert_int_equal(heard(world, EVENT_GONE), 1);
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
        cmocka_unit_test(a_thief_keeps_what_the_bag_had_through_a_toll_and_is_dealt),
        cmocka_unit_test(what_a_thief_took_from_the_level_may_be_what_the_toll_takes),
        cmocka_unit_test(a_gem_makes_it_drop_its_loot_and_come_for_it),
        cmocka_unit_test(the_stunned_and_the_hurt_are_not_lured),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
