// What a blow leaves to be settled, and when that happens.
#include "sim/arena.h"

static const char ROOM[] = "#######\n"
                           "#.....#\n"
                           "#@.g.s#\n"
                           "#.....#\n"
                           "#######\n";

static void who_is_killed_stands_there_until_it_is_settled(void **state) {
    (void)state;
    World *world = arena(ROOM);
    combat_kill(world, 1, CAUSE_BLOW, world->actors[1].pos);
    combat_kill(world, 1, CAUSE_BLOW, world->actors[1].pos);
    combat_hurt(world, 1, 1, DIR_E, CAUSE_FIRE);
    assert_int_equal(heard(world, EVENT_KILL), 1);
    assert_int_equal(heard(world, EVENT_HIT), 0);
    assert_int_equal(world->actors[1].kind, ACTOR_GOBLIN);
    assert_int_equal(body_first(world, (Vec){3, 2}), 1);
    wounds_settle(world);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    assert_int_equal(body_first(world, (Vec){3, 2}), -1);
    assert_int_equal(world->hero.score.kills, 1);
    world_free(world);
}

static void all_is_settled_within_the_tick(void **state) {
    (void)state;
    World *world = arena(ROOM);
    combat_hurt(world, 2, 1, DIR_E, CAUSE_TRAP);
    world->hitstop = 0;
    assert_int_equal(world->facts.wound_count, 1);
    world_tick(world, STILL);
    assert_int_equal(world->facts.wound_count, 0);
    assert_int_equal(heard(world, EVENT_SUSPECT), 1);
    world_free(world);
}

static void while_all_places_are_taken_nothing_hurts_a_monster(void **state) {
    (void)state;
    World *world = arena(ROOM);
    int hp = world->actors[1].hp;
    world->facts.wound_count = WOUNDS_MAX;
    combat_hurt(world, 1, 1, DIR_E, CAUSE_TRAP);
    combat_hurt(world, 1, 1, DIR_E, CAUSE_FIRE);
    combat_kill(world, 1, CAUSE_FALL, world->actors[1].pos);
    combat_shot(world, 1, 1, hero_of(world)->pos);
    assert_int_equal(world->actors[1].hp, hp);
    combat_hurt(world, HERO, 1, DIR_E, CAUSE_TRAP);
    assert_int_equal(hero_of(world)->hp, hero_of(world)->hp_max - 1);
    world->facts.wound_count = 0;
    combat_hurt(world, 1, 1, DIR_E, CAUSE_TRAP);
    assert_true(world->actors[1].hp < hp);
    world_free(world);
}

static void slimes_that_one_blow_kills_split_apart(void **state) {
    (void)state;
    World *world = arena("######\n#....#\n#@ss.#\n#....#\n######\n");
    put_beside_hero(world, 1, 22, -8);
    put_beside_hero(world, 2, 22, 8);
    for (int i = 1; i <= 2; i++) combat_kill(world, i, CAUSE_BLOW, world->actors[i].pos);
    wounds_settle(world);
    check_apart(world);
    assert_int_equal(heard(world, EVENT_SPLIT), 2);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_killed_stands_there_until_it_is_settled),
        cmocka_unit_test(all_is_settled_within_the_tick),
        cmocka_unit_test(while_all_places_are_taken_nothing_hurts_a_monster),
        cmocka_unit_test(slimes_that_one_blow_kills_split_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
