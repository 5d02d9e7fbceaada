// What a skeleton leaves behind.
#include "sim/arena.h"
#include "sim/hazards/bones.h"
#include "sim/space/flames.h"

static const char CRYPT[] = "############\n"
                            "#..........#\n"
                            "#.@......z.#\n"
                            "#..........#\n"
                            "#..........#\n"
                            "############\n";

static const char PAIR[] = "#######\n"
                           "#.....#\n"
                           "#@.g.z#\n"
                           "#.....#\n"
                           "#######\n";

// The skeleton dies `x` px east of the hero, whose lantern is shut.
static World *with_bones(int x) {
    World *world = arena(CRYPT);
    world->hero.lantern_shut = true;
    put_beside_hero(world, 1, x, 0);
    slay(world, 1, CAUSE_BLOW);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    world->hitstop = 0;
    return world;
}

static void bones_rise_after_360_ticks(void **state) {
    (void)state;
    World *world = with_bones(160);
    assert_int_equal(run_count(world, STILL, EVENT_RISE, BONES_TICKS - 1), 0);
    assert_int_equal(run_count(world, STILL, EVENT_RISE, 1), 1);
    assert_int_equal(world->actors[1].kind, ACTOR_SKELETON);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_SKELETON].hp);
    assert_int_equal(run_count(world, STILL, EVENT_RISE, 1000), 0);
    world_free(world);
}

static void in_a_flames_light_they_crumble(void **state) {
    (void)state;
    World *world = with_bones(160);
    run(world, STILL, BONES_TICKS / 2);
    world->floor.items[1] =
        (Item){.kind = ITEM_CANDLE, .pos = world->floor.items[0].pos, .counted = true, .burns = CANDLE_TICKS};
    world->floor.item_count = 2;
    flames_rebuild(world);
    assert_int_equal(run_count(world, STILL, EVENT_CRUMBLE, BONES_TICKS), 1);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    world_free(world);
}

static void a_lantern_does_not_keep_them_down(void **state) {
    (void)state;
    World *world = with_bones(64);
    world->hero.lantern_shut = false;
    assert_true(flames_is_lit_at_all(world, cell_of(world->floor.items[0].pos)));
    assert_int_equal(run_count(world, STILL, EVENT_RISE, BONES_TICKS), 1);
    world_free(world);
}

static void a_blow_scatters_them_but_not_the_one_that_made_them(void **state) {
    (void)state;
    World *world = with_bones(30);
    face(world, DIR_E);
    world_tick(world, STRIKE);
    assert_int_equal(run_count(world, STILL, EVENT_CRUMBLE, 12), 0);
    run(world, STILL, 10);
    world_tick(world, STRIKE);
    assert_int_equal(run_count(world, STILL, EVENT_CRUMBLE, 12), 1);
    assert_int_equal(run_count(world, STILL, EVENT_RISE, BONES_TICKS), 0);
    world_free(world);
}

static void nobody_rises_inside_another(void **state) {
    (void)state;
    World *world = with_bones(30);
    run(world, EAST, 10);
    assert_int_equal(run_count(world, STILL, EVENT_RISE, 2 * BONES_TICKS), 0);
    assert_int_equal(run_count(world, WEST, EVENT_RISE, 60), 1);
    check_apart(world);
    world_free(world);
}

static void who_rose_counts_once_and_leaves_bones_again(void **state) {
    (void)state;
    World *world = with_bones(160);
    assert_int_equal(world->hero.score.kills, 1);
    run(world, STILL, BONES_TICKS);
    assert_int_equal(world->actors[1].kind, ACTOR_SKELETON);
    slay(world, 1, CAUSE_BLOW);
    assert_int_equal(world->hero.score.kills, 1);
    world->hitstop = 0;
    assert_int_equal(run_count(world, STILL, EVENT_RISE, BONES_TICKS), 1);
    world_free(world);
}

static void others_leave_none_and_a_pit_keeps_them(void **state) {
    (void)state;
    World *world = arena(PAIR);
    slay(world, 1, CAUSE_BLOW);
    slay(world, 2, CAUSE_FALL);
    for (int i = 0; i < world->floor.item_count; i++)
        assert_int_not_equal(world->floor.items[i].kind, ITEM_BONES);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bones_rise_after_360_ticks),
        cmocka_unit_test(in_a_flames_light_they_crumble),
        cmocka_unit_test(a_lantern_does_not_keep_them_down),
        cmocka_unit_test(a_blow_scatters_them_but_not_the_one_that_made_them),
        cmocka_unit_test(nobody_rises_inside_another),
        cmocka_unit_test(who_rose_counts_once_and_leaves_bones_again),
        cmocka_unit_test(others_leave_none_and_a_pit_keeps_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
