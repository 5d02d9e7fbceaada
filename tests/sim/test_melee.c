// A monster's blow hits everybody that it meets, and how other monsters react to that.
#include "map/balance_hero.h"
#include "sim/arena.h"
#include "sim/minds.h"
#include "sim/monsters/infighting.h"

#include <string.h>

#define SLIME_DAMAGE (ACTORS[ACTOR_SLIME].blow.damage)

// A slime is about to strike at the hero; another stands beside him in its blow's arc.
static World *between(char other) {
    char rows[] = "#############\n"
                  "#...........#\n"
                  "#.....?.....#\n"
                  "#...........#\n"
                  "#.....@.s...#\n"
                  "#...........#\n"
                  "#############\n";
    *strchr(rows, '?') = other;
    World *world = arena(rows);
    put_beside_hero(world, 1, 6, -20);
    put_beside_hero(world, 2, 32, 0);
    set_mind(world, 1, MIND_ASLEEP);
    alarm(world, 2);
    return world;
}

static void a_blow_hits_whom_it_meets(void **state) {
    (void)state;
    World *world = between('r');
    int hp = world->actors[1].hp;
    assert_int_equal(world->actors[2].kind, ACTOR_SLIME);
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_int_equal(heard(world, EVENT_HIT), 2);
    assert_int_equal(world->actors[1].hp, hp - SLIME_DAMAGE);
    assert_int_equal(hero_of(world)->hp, HERO_HP - SLIME_DAMAGE);
    run(world, STILL, 20);
    assert_int_equal(world->actors[1].hp, hp - SLIME_DAMAGE); // once
    world_free(world);
}

static void who_is_hit_by_another_kind_turns_on_it(void **state) {
    (void)state;
    World *world = between('r');
    assert_true(run_until(world, STILL, EVENT_INFIGHT, 60));
    assert_int_equal(infighting_foe(&world->actors[1]), 2);
    int hp = world->actors[2].hp;
    for (int i = 0; i < INFIGHTING_TICKS && world->actors[2].hp == hp; i++) world_tick(world, STILL);
    assert_true(world->actors[2].hp < hp);
    world_free(world);
}

static void those_of_a_kind_are_hurt_and_bear_no_grudge(void **state) {
    (void)state;
    World *world = between('s');
    int hp = world->actors[1].hp;
    assert_int_equal(run_count(world, STILL, EVENT_INFIGHT, 60), 0);
    assert_int_equal(world->actors[1].hp, hp - SLIME_DAMAGE);
    world_free(world);
}

static void nobody_is_hit_outside_its_arc_and_reach(void **state) {
    (void)state;
    World *world = between('r');
    put_beside_hero(world, 1, 70, 0); // behind it
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_int_equal(heard(world, EVENT_HIT), 1);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_RAT].hp);
    world_free(world);
}

// It goes around the sleeper instead.
static void a_clever_one_does_not_strike_through_its_friends(void **state) {
    (void)state;
    World *world = arena("#############\n"
                         "#...........#\n"
                         "#.....r.....#\n"
                         "#...........#\n"
                         "#.....@.g...#\n"
                         "#...........#\n"
                         "#...........#\n"
                         "#############\n");
    put_beside_hero(world, 1, 6, -20);
    put_beside_hero(world, 2, 32, 0);
    alarm(world, 2);
    for (int i = 0; i < 1200; i++) {
        world->actors[1].brain.mind = MIND_ASLEEP;
        hero_of(world)->hp = 10;
        hero_of(world)->pos = cell_centre(world->cache.hero_cell);
        world_tick(world, STILL);
        assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_RAT].hp);
    }
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_blow_hits_whom_it_meets),
        cmocka_unit_test(who_is_hit_by_another_kind_turns_on_it),
        cmocka_unit_test(those_of_a_kind_are_hurt_and_bear_no_grudge),
        cmocka_unit_test(nobody_is_hit_outside_its_arc_and_reach),
        cmocka_unit_test(a_clever_one_does_not_strike_through_its_friends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
