// Wounds: what a blow notes, and when it takes effect.
#include "sim/arena.h"
#include "sim/minds.h"

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
    wounds_resolve(world);
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
    combat_apply_arrow(world, 1, 1, hero_of(world)->pos);
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
    wounds_resolve(world);
    check_apart(world);
    assert_int_equal(heard(world, EVENT_SPLIT), 2);
    world_free(world);
}

static void who_was_hurt_before_it_was_killed_notices_nothing(void **state) {
    (void)state;
    World *world = arena(ROOM);
    combat_hurt(world, 1, 1, DIR_E, CAUSE_BLOW);
    combat_kill(world, 1, CAUSE_FIRE, world->actors[1].pos);
    wounds_resolve(world);
    assert_int_equal(heard(world, EVENT_NOTICE), 0);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    world_free(world);
}

// The effect of a shot from the west on the mind of a skeleton whose shield stops it.
static Mind after_blocked(bool sees, int by) {
    World *world = arena("########\n"
                         "#......#\n"
                         "#@..z..#\n"
                         "#.r....#\n"
                         "########\n");
    int skeleton = world->actors[1].kind == ACTOR_SKELETON ? 1 : 2;
    Actor *actor = &world->actors[skeleton];
    set_mind(world, skeleton, MIND_IDLE);
    actor->facing = DIR_W;
    actor->brain.sees = sees;
    combat_apply_hit(world, skeleton, 1, hero_of(world)->pos, by == HERO ? HERO : 3 - skeleton);
    wounds_resolve(world);
    assert_int_equal(heard(world, EVENT_BLOCKED), 1);
    assert_int_equal(actor->brain.foe_ticks, 0);
    Mind mind = actor->brain.mind;
    world_free(world);
    return mind;
}

static void a_blocked_shot_alarms_who_sees_that_it_is_the_heros(void **state) {
    (void)state;
    assert_int_equal(after_blocked(true, HERO), MIND_CHASE);
    assert_int_equal(after_blocked(false, HERO), MIND_IDLE);
    assert_int_equal(after_blocked(true, 1), MIND_IDLE);
}

static void who_rose_from_bones_leaves_nothing(void **state) {
    (void)state;
    World *world = arena("#####\n#...#\n#@z.#\n#...#\n#####\n");
    world->actors[1].brain.risen = true;
    Actor skeleton = world->actors[1];
    for (int i = 0; i < 50; i++) {
        slay(world, 1, CAUSE_SNEAK);
        assert_int_equal(heard(world, EVENT_DROP), 0);
        world->actors[1] = skeleton;
        body_enter(world, 1, skeleton.pos);
    }
    world_free(world);
}

static void who_dies_out_of_sight_is_not_counted(void **state) {
    (void)state;
    World *world = arena("#######\n#.#...#\n#@#.g.#\n#.#...#\n#######\n");
    slay(world, 1, CAUSE_TRAP);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    assert_int_equal(world->hero.score.kills, 0);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_killed_stands_there_until_it_is_settled),
        cmocka_unit_test(all_is_settled_within_the_tick),
        cmocka_unit_test(while_all_places_are_taken_nothing_hurts_a_monster),
        cmocka_unit_test(who_was_hurt_before_it_was_killed_notices_nothing),
        cmocka_unit_test(a_blocked_shot_alarms_who_sees_that_it_is_the_heros),
        cmocka_unit_test(who_rose_from_bones_leaves_nothing),
        cmocka_unit_test(who_dies_out_of_sight_is_not_counted),
        cmocka_unit_test(slimes_that_one_blow_kills_split_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
