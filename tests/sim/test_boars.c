// Boars: how they charge, whom they trample. And what makes monsters run away.
#include "map/balance_hero.h"
#include "sim/arena.h"
#include "sim/combat/combat.h"
#include "sim/hazards/fire.h"
#include "sim/minds.h"
#include "sim/monsters/minds.h"

// ---- boars

static const char ARENA[] = "####################\n"
                            "#..................#\n"
                            "#..................#\n"
                            "#....@....o........#\n"
                            "#..................#\n"
                            "#..................#\n"
                            "####################\n";

static World *boar_arena(const char *rows) {
    World *world = arena(rows);
    alarm(world, 1);
    return world;
}

static void it_charges_straight_at_1408_after_36_ticks(void **state) {
    (void)state;
    World *world = boar_arena(ARENA);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    assert_int_equal(run_count(world, STILL, EVENT_CHARGE, 35), 0);
    assert_int_equal(run_count(world, STILL, EVENT_CHARGE, 1), 1);
    Vec from = world->actors[1].pos;
    world_tick(world, STILL);
    assert_int_equal(from.x - world->actors[1].pos.x, 1408);
    assert_int_equal(world->actors[1].pos.y, from.y);
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_BOAR].blow.damage);
    assert_int_equal(world->killer, ACTOR_BOAR);
    world_free(world);
}

static void who_steps_aside_sees_it_stunned_by_the_wall_for_90_ticks(void **state) {
    (void)state;
    World *world = boar_arena(ARENA);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    run(world, STILL, 18);
    run(world, SOUTH, 20);
    assert_true(run_until(world, STILL, EVENT_CRASH, 60));
    assert_true(heard_noise(world, 7));
    assert_int_equal(hero_of(world)->hp, 10);
    assert_int_equal(world->actors[1].brain.mind, MIND_STUNNED);
    run(world, STILL, 89);
    assert_int_equal(world->actors[1].brain.mind, MIND_STUNNED);
    run(world, STILL, 1);
    assert_int_equal(world->actors[1].brain.mind, MIND_CHASE);
    world_free(world);
}

static void put(World *world, int index, Vec pos) {
    body_leave(world, index);
    body_enter(world, index, pos);
    world->actors[index].prev = pos;
}

// In one tick it reaches the wall and the hero, who stands beside it: he softens the blow.
static void who_is_trampled_at_the_wall_spares_it_the_stun(void **state) {
    (void)state;
    World *world = boar_arena(ARENA);
    assert_true(run_until(world, STILL, EVENT_CHARGE, 120));
    Vec at = {CELL_SUB + BODY_W * SUB / 2 + 1000, cell_centre((Vec){1, 3}).y};
    put(world, 1, at);
    put(world, HERO, (Vec){at.x, at.y - BODY_H * SUB + 1});
    assert_int_equal(run_count(world, STILL, EVENT_CRASH, 1), 0);
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_BOAR].blow.damage);
    world_free(world);
}

static void it_tramples_who_is_in_its_way_and_they_resent_it(void **state) {
    (void)state;
    World *world = boar_arena("####################\n"
                              "#..................#\n"
                              "#..................#\n"
                              "#..@...............#\n"
                              "#..................#\n"
                              "#..................#\n"
                              "####################\n");
    (void)body_create(world, ACTOR_BOAR, cell_centre((Vec){9, 3}));
    (void)body_create(world, ACTOR_GOBLIN, cell_centre((Vec){6, 3}));
    alarm(world, 1);
    world->actors[2].brain.mind = MIND_ASLEEP;
    assert_true(run_until(world, STILL, EVENT_CHARGE, 100));
    assert_true(run_until(world, STILL, EVENT_INFIGHT, 40));
    assert_int_equal(world->actors[2].hp, ACTORS[ACTOR_GOBLIN].hp - ACTORS[ACTOR_BOAR].blow.damage);
    assert_int_equal(world->actors[2].brain.foe, 1);
    assert_int_equal(world->actors[2].push.x, 0); // straight to the side
    assert_int_not_equal(world->actors[2].push.y, 0);
    assert_true(run_until(world, STILL, EVENT_CRASH, 100)); // it went on, past both
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_BOAR].blow.damage);
    check_apart(world);
    world_free(world);
}

// The cell at (4, 2) after a charge through it from the east.
static Tile after_charge(Tile tile, int *stuns) {
    World *world = arena("####################\n"
                         "####################\n"
                         "#@.........o.......#\n"
                         "####################\n"
                         "####################\n");
    alarm(world, 1);
    combat_begin_act(world, 1, ACT_BLOW);
    world->actors[1].push = (Vec){-1408, 0};
    world->actors[1].aim = world->actors[1].facing = DIR_W;
    level_change_tile(&world->level, (Vec){6, 2}, tile);
    *stuns = run_count(world, STILL, EVENT_CRASH, 50);
    Tile left = level_tile(&world->level, (Vec){6, 2});
    world_free(world);
    return left;
}

static void it_breaks_crates_doors_and_cracked_walls(void **state) {
    (void)state;
    int stuns;
    assert_int_equal(after_charge(TILE_CRATE, &stuns), TILE_FLOOR);
    assert_int_equal(stuns, 0);
    assert_int_equal(after_charge(TILE_DOOR, &stuns), TILE_FLOOR);
    assert_int_equal(stuns, 0);
    assert_int_equal(after_charge(TILE_CRACKED, &stuns), TILE_FLOOR);
    assert_int_equal(stuns, 1); // it is a wall
    assert_int_equal(after_charge(TILE_LOCKED_1, &stuns), TILE_LOCKED_1);
    assert_int_equal(stuns, 1);
}

static void no_hit_stops_its_wind_up(void **state) {
    (void)state;
    World *world = boar_arena(ARENA);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    combat_hurt(world, 1, 1, DIR_E, CAUSE_SHOT);
    assert_int_equal(world->actors[1].act, ACT_WINDUP);
    world_free(world);
}

static void it_flees_from_fire_within_three_cells(void **state) {
    (void)state;
    for (int cells = 3; cells <= 4; cells++) {
        World *world = arena(ARENA);
        set_mind(world, 1, MIND_IDLE);
        world->hero.lantern_shut = true;
        assert_true(fire_ignite(world, (Vec){10 + cells, 3}, 600, -1));
        assert_int_equal(run_count(world, STILL, EVENT_FLEE, 8), cells == 3);
        world_free(world);
    }
}

// ---- fright

static void embers_frighten_nobody(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#.o.'...#\n"
                         "#########\n"
                         "#@......#\n"
                         "#########\n");
    set_mind(world, 1, MIND_IDLE);
    for (int i = 0; i < 100; i++) {
        world_tick(world, STILL);
        assert_int_not_equal(world->actors[1].brain.mind, MIND_FLEE);
    }
    world_free(world);
}

static void nearly_dead_is_a_quarter_and_the_last_in_any_case(void **state) {
    (void)state;
    const struct {
        char glyph;
        int hp;
        bool runs;
    } CASES[] = {{'r', ACTORS[ACTOR_RAT].hp / 4, true},
                 {'r', ACTORS[ACTOR_RAT].hp / 4 + 1, false},
                 {'g', ACTORS[ACTOR_GOBLIN].hp / 4, true},
                 {'g', ACTORS[ACTOR_GOBLIN].hp / 4 + 1, false},
                 {'a', 1, true}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        char rows[] = "##########\n"
                      "#@...?...#\n"
                      "##########\n"
                      "##########\n"
                      "##########\n";
        *strchr(rows, '?') = CASES[i].glyph;
        World *world = arena(rows);
        world->actors[1].hp = CASES[i].hp;
        alarm(world, 1);
        world->actors[1].brain.timer = 60;
        assert_int_equal(run_count(world, STILL, EVENT_FLEE, 6), CASES[i].runs);
        world_free(world);
    }
}

static void a_scare_lasts_as_long_as_it_should(void **state) {
    (void)state;
    World *world = arena(ARENA);
    alarm(world, 1);
    minds_scare(world, 1, 300);
    run(world, STILL, 299);
    assert_int_equal(world->actors[1].brain.mind, MIND_FLEE);
    run(world, STILL, 1);
    assert_int_not_equal(world->actors[1].brain.mind, MIND_FLEE);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_charges_straight_at_1408_after_36_ticks),
        cmocka_unit_test(who_steps_aside_sees_it_stunned_by_the_wall_for_90_ticks),
        cmocka_unit_test(who_is_trampled_at_the_wall_spares_it_the_stun),
        cmocka_unit_test(it_tramples_who_is_in_its_way_and_they_resent_it),
        cmocka_unit_test(it_breaks_crates_doors_and_cracked_walls),
        cmocka_unit_test(no_hit_stops_its_wind_up),
        cmocka_unit_test(it_flees_from_fire_within_three_cells),
        cmocka_unit_test(embers_frighten_nobody),
        cmocka_unit_test(nearly_dead_is_a_quarter_and_the_last_in_any_case),
        cmocka_unit_test(a_scare_lasts_as_long_as_it_should),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
