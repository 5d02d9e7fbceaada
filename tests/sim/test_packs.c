// Packs in ambush: unseen and still until the hero comes close or hurts one; then all at once.
#include "sim/arena.h"
#include "sim/hazards/missiles.h"

static const char LAIR[] = "################\n"
                           "#..............#\n"
                           "#.@.....r...r..#\n"
                           "#.......g......#\n"
                           "#..............#\n"
                           "#...........r..#\n"
                           "################\n";

// The first three are a pack; the rat in the last row is of another.
static World *lair(void) {
    Level level = level_from_picture(LAIR);
    level.seed = 3;
    for (int i = 0; i < level.monsters.count; i++) level.monsters.at[i].pack = i < 3 ? 7 : 8;
    World *world = world_new(&level);
    assert_non_null(world);
    return world;
}

static int lurking(const World *world) {
    int count = 0;
    for (int i = 1; i < world->actor_count; i++) count += world->actors[i].brain.mind == MIND_AMBUSH;
    return count;
}

static int lurking_of(const World *world, int pack) {
    int count = 0;
    for (int i = 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        count += actor->kind != ACTOR_NONE && actor->brain.pack == pack && actor->brain.mind == MIND_AMBUSH;
    }
    return count;
}

static void packs_lie_in_wait_and_do_nothing(void **state) {
    (void)state;
    World *world = lair();
    assert_int_equal(lurking(world), 4);
    Vec before[5];
    for (int i = 1; i < 5; i++) before[i] = world->actors[i].pos;
    run(world, STILL, 600);
    for (int i = 1; i < 5; i++) {
        assert_true(vec_eq(world->actors[i].pos, before[i]));
        assert_int_equal(world->actors[i].brain.notice, 0);
    }
    assert_int_equal(lurking(world), 4);
    world_free(world);
}

static void others_have_another_mind(void **state) {
    (void)state;
    World *world = arena(LAIR);
    assert_int_equal(lurking(world), 0);
    world_free(world);
}

static void all_of_it_wakes_when_he_comes_within_one_cell(void **state) {
    (void)state;
    World *world = lair();
    assert_true(run_until(world, EAST, EVENT_WAKE, 200));
    assert_int_equal(heard(world, EVENT_WAKE), 1);
    assert_int_equal(heard(world, EVENT_NOTICE), 3);
    assert_int_equal(cell_of(hero_of(world)->pos).x, 7);
    assert_int_equal(lurking_of(world, 7), 0);
    assert_int_equal(lurking_of(world, 8), 1);
    for (int i = 1; i < 4; i++) assert_int_equal(world->actors[i].brain.mind, MIND_CHASE);
    world_free(world);
}

static void all_of_it_wakes_when_one_is_hurt(void **state) {
    (void)state;
    World *world = lair();
    world->actors[1].hp = 30;
    missiles_shoot_trap(world, MISSILE_DART, cell_centre((Vec){6, 2}), DIRS[DIR_E]);
    assert_true(run_until(world, STILL, EVENT_HIT, 40));
    assert_int_equal(lurking_of(world, 7), 0);
    assert_int_equal(lurking_of(world, 8), 1);
    world_free(world);
}

static void all_of_it_wakes_when_one_is_killed_at_once(void **state) {
    (void)state;
    World *world = lair();
    world->actors[1].hp = 1;
    missiles_shoot_trap(world, MISSILE_DART, cell_centre((Vec){6, 2}), DIRS[DIR_E]);
    assert_true(run_until(world, STILL, EVENT_KILL, 40));
    assert_int_equal(lurking_of(world, 7), 0);
    world_free(world);
}

static void never_lies_in_wait_again(void **state) {
    (void)state;
    World *world = lair();
    assert_true(run_until(world, EAST, EVENT_WAKE, 200));
    for (int i = 0; i < 3000; i++) {
        hero_of(world)->hp = 10;
        world_tick(world, WEST);
        assert_int_equal(lurking_of(world, 7), 0);
    }
    world_free(world);
}

static void the_dead_do_not_come_back(void **state) {
    (void)state;
    World *world = lair();
    assert_true(run_until(world, EAST, EVENT_WAKE, 200));
    for (int i = 1; i < 4; i++) {
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
    for (int i = 0; i < 1200; i++) {
        world_tick(world, i % 120 < 60 ? WEST : EAST);
        for (int k = 1; k < 4; k++) assert_int_equal(world->actors[k].kind, ACTOR_NONE);
    }
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(packs_lie_in_wait_and_do_nothing),
        cmocka_unit_test(others_have_another_mind),
        cmocka_unit_test(all_of_it_wakes_when_he_comes_within_one_cell),
        cmocka_unit_test(all_of_it_wakes_when_one_is_hurt),
        cmocka_unit_test(all_of_it_wakes_when_one_is_killed_at_once),
        cmocka_unit_test(never_lies_in_wait_again),
        cmocka_unit_test(the_dead_do_not_come_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
