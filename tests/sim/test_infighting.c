// Poachers, and what happens when monsters hurt one another.
#include "sim/arena.h"
#include "sim/combat/combat.h"
#include "sim/hazards/missiles.h"
#include "sim/minds.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/poacher.h"

static const char RANGE[] = "####################\n"
                            "#..................#\n"
                            "#..................#\n"
                            "#..@.....a.........#\n"
                            "#..................#\n"
                            "#..................#\n"
                            "####################\n";

static World *range(void) {
    World *world = arena(RANGE);
    alarm(world, 1);
    return world;
}

static int cells_off(const World *world, int index) {
    return vec_chebyshev(cell_of(world->actors[index].pos), world->cache.hero_cell);
}

static void an_arrow_comes_after_36_ticks_and_takes_one(void **state) {
    (void)state;
    World *world = range();
    assert_true(run_until(world, STILL, EVENT_AIM, 60));
    assert_int_equal(heard(world, EVENT_WINDUP), 1);
    assert_int_equal(run_count(world, STILL, EVENT_SHOT, 35), 0);
    assert_int_equal(run_count(world, STILL, EVENT_SHOT, 1), 1);
    const Missile *bolt = &world->floor.missiles[0];
    assert_int_equal(bolt->kind, MISSILE_BOLT);
    assert_int_equal(bolt->by, 1);
    int64_t x = bolt->vel.x, y = bolt->vel.y;
    assert_in_range(int_sqrt((uint64_t)(x * x + y * y)), 1530, 1536);
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_int_equal(hero_of(world)->hp, 9);
    assert_int_equal(world->killer, ACTOR_POACHER);
    world_free(world);
}

static void its_arrows_fly_twelve_cells_as_fast_as_his(void **state) {
    (void)state;
    World *world = range();
    Actor *poacher = &world->actors[1];
    combat_begin_act(world, 1, ACT_BLOW);
    poacher->act_ticks = 0;
    poacher->push = (Vec){ACTORS[ACTOR_POACHER].blow.lunge, 0};
    nudge(world, 1, -CELL_PX * 4, 0); // far from the wall
    int from = poacher->pos.x, ticks = 1;
    poacher_loose(world, 1);
    const Missile *arrow = &world->floor.missiles[0];
    missiles_tick(world);
    assert_int_equal(arrow->pos.x - from, MISSILES[MISSILE_ARROW].speed);
    for (; arrow->kind != MISSILE_NONE && ticks < 100; ticks++) missiles_tick(world);
    assert_int_equal(ticks, 12 * CELL_SUB / MISSILES[MISSILE_ARROW].speed);
    world_free(world);
}

static void it_keeps_four_to_seven_cells_away(void **state) {
    (void)state;
    World *world = range();
    put_beside_hero(world, 1, 2 * CELL_PX, 0);
    run(world, STILL, 120);
    assert_in_range(cells_off(world, 1), 4, 7);
    put_beside_hero(world, 1, 9 * CELL_PX, 0);
    world->actors[1].act = ACT_NONE;
    for (int i = 0; i < 240; i++) {
        hero_of(world)->invulnerable = 2;
        world_tick(world, STILL);
    }
    assert_in_range(cells_off(world, 1), 4, 7);
    world_free(world);
}

static void at_the_hidden_it_does_not_shoot(void **state) {
    (void)state;
    World *world = range();
    world->hero.lantern_shut = true;
    put_beside_hero(world, 1, 4 * CELL_PX, 0);
    assert_int_equal(run_count(world, STILL, EVENT_SHOT, 300), 0);
    world_free(world);
}

static void the_shutter_ends_its_aim_in_the_first_half(void **state) {
    (void)state;
    World *world = range();
    assert_true(run_until(world, STILL, EVENT_AIM, 60));
    run(world, STILL, 10);
    world->hero.lantern_shut = true;
    assert_int_equal(run_count(world, STILL, EVENT_SHOT, 60), 0);
    world_free(world);
    world = range();
    assert_true(run_until(world, STILL, EVENT_AIM, 60));
    run(world, STILL, 20);
    world->hero.lantern_shut = true;
    assert_int_equal(run_count(world, STILL, EVENT_SHOT, 60), 1);
    world_free(world);
}

static void its_aim_is_fixed_for_the_second_half(void **state) {
    (void)state;
    World *world = range();
    assert_true(run_until(world, STILL, EVENT_AIM, 60));
    run(world, STILL, 18);
    run(world, SOUTH, 60);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void a_pillar_stops_it(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "####################\n"
                         "#..@.#...a.........#\n"
                         "####################\n"
                         "####################\n");
    alarm(world, 1);
    assert_int_equal(run_count(world, STILL, EVENT_AIM, 30), 0);
    world_free(world);
}

static void one_shoots_besides_two_that_strike(void **state) {
    (void)state;
    World *world = arena("#####################\n"
                         "#....a..........a...#\n"
                         "#...................#\n"
                         "#.....g...@..g......#\n"
                         "#.....g......g......#\n"
                         "#...................#\n"
                         "#....a..........a...#\n"
                         "#####################\n");
    for (int i = 1; i < world->actor_count; i++) alarm(world, i);
    int shooters = 0, strikers = 0;
    for (int t = 0; t < 900; t++) {
        hero_of(world)->hp = 10;
        hero_of(world)->invulnerable = 2;
        world_tick(world, STILL);
        int shoot = 0, strike = 0;
        for (int i = 1; i < world->actor_count; i++) {
            const Actor *actor = &world->actors[i];
            bool winds = actor->kind != ACTOR_NONE && actor->act == ACT_WINDUP && actor->brain.foe_ticks == 0;
            shoot += winds && actor->kind == ACTOR_POACHER;
            strike += winds && actor->kind == ACTOR_GOBLIN;
        }
        shooters = int_max(shooters, shoot);
        strikers = int_max(strikers, strike);
    }
    assert_int_equal(shooters, 1);
    assert_int_equal(strikers, 2);
    world_free(world);
}

static void half_of_its_arrows_stay(void **state) {
    (void)state;
    int whole = 0, shots = 0;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        World *world = arena_seeded(RANGE, seed);
        alarm(world, 1);
        if (run_until(world, STILL, EVENT_LAND, 200)) {
            shots++;
            whole += world->floor.item_count > 0 && world->floor.items[0].kind == ITEM_ARROW;
        }
        world_free(world);
    }
    assert_int_equal(shots, 60);
    assert_in_range(whole, 20, 40);
}

static void who_is_hit_by_it_turns_on_it_for_240_ticks(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "####################\n"
                         "#..@..g...a........#\n"
                         "####################\n"
                         "####################\n");
    Actor *goblin = &world->actors[1];
    assert_int_equal(goblin->kind, ACTOR_GOBLIN);
    set_mind(world, 1, MIND_ASLEEP);
    alarm(world, 2);
    assert_true(run_until(world, STILL, EVENT_INFIGHT, 100));
    assert_int_equal(goblin->hp, ACTORS[ACTOR_GOBLIN].hp - MISSILES[MISSILE_BOLT].damage);
    assert_int_equal(goblin->brain.foe, 2);
    assert_int_equal(goblin->brain.foe_ticks, 240);
    int hp = world->actors[2].hp;
    world->hero.lantern_shut = true;
    assert_true(run_until(world, STILL, EVENT_STRIKE, 200));
    run(world, STILL, 4);
    assert_true(world->actors[2].kind == ACTOR_NONE ||
                world->actors[2].hp == hp - ACTORS[ACTOR_GOBLIN].blow.damage);
    assert_true(run_until(world, STILL, EVENT_INFIGHT, 10) || world->actors[2].brain.foe == 1);
    world_free(world);
}

static void after_that_time_it_forgets(void **state) {
    (void)state;
    World *world = arena(RANGE);
    set_mind(world, 1, MIND_IDLE);
    world->hero.lantern_shut = true;
    int other = body_create(world, ACTOR_RAT, cell_centre((Vec){18, 5}));
    infighting_begin(world, 1, other);
    world->actors[other].brain.mind = MIND_ASLEEP;
    int ticks = 0;
    for (; world->actors[1].brain.foe_ticks > 0 && ticks < 300; ticks++) {
        world->actors[other].hp = 3;
        world->actors[other].brain.mind = MIND_STUNNED;
        world->actors[other].brain.timer = 9;
        world_tick(world, STILL);
    }
    assert_int_equal(world->actors[1].brain.foe, NOBODY);
    assert_in_range(ticks, 240, 300); // hit-stop aside
    world_free(world);
}

static void those_of_a_kind_do_not_fall_out(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#.....#\n"
                         "#@.g.g#\n"
                         "#.....#\n"
                         "#######\n");
    combat_hurt_by(world, 1, 1, DIR_E, CAUSE_FOE, 2);
    wounds_resolve(world);
    assert_int_equal(world->actors[1].brain.foe_ticks, 0);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_GOBLIN].hp - 1);
    world_free(world);
}

static void when_the_foe_is_dead_it_is_over(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#.....#\n"
                         "#@.g.r#\n"
                         "#.....#\n"
                         "#######\n");
    infighting_begin(world, 1, 2);
    assert_int_equal(world->actors[1].brain.foe_ticks, 240);
    slay(world, 2, CAUSE_BLOW);
    assert_int_equal(world->actors[1].brain.foe_ticks, 0);
    world_free(world);
}

static void a_quarrel_is_told_once_for_each_foe(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#.....#\n"
                         "#@rg.b#\n"
                         "#.....#\n"
                         "#######\n");
    static const int BY[] = {1, 1, 3, 1}, TOLD[] = {1, 1, 2, 3};
    for (int i = 0; i < 4; i++) {
        infighting_begin(world, 2, BY[i]);
        assert_int_equal(heard(world, EVENT_INFIGHT), TOLD[i]);
    }
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_arrow_comes_after_36_ticks_and_takes_one),
        cmocka_unit_test(its_arrows_fly_twelve_cells_as_fast_as_his),
        cmocka_unit_test(it_keeps_four_to_seven_cells_away),
        cmocka_unit_test(at_the_hidden_it_does_not_shoot),
        cmocka_unit_test(the_shutter_ends_its_aim_in_the_first_half),
        cmocka_unit_test(its_aim_is_fixed_for_the_second_half),
        cmocka_unit_test(a_pillar_stops_it),
        cmocka_unit_test(one_shoots_besides_two_that_strike),
        cmocka_unit_test(half_of_its_arrows_stay),
        cmocka_unit_test(who_is_hit_by_it_turns_on_it_for_240_ticks),
        cmocka_unit_test(after_that_time_it_forgets),
        cmocka_unit_test(those_of_a_kind_do_not_fall_out),
        cmocka_unit_test(when_the_foe_is_dead_it_is_over),
        cmocka_unit_test(a_quarrel_is_told_once_for_each_foe),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
