// The Warlord's three phases: when they begin, and what belongs to each.
#include "map/balance_light.h"
#include "sim/monsters/minds.h"
#include "sim/space/light_fixtures.h"
#include "sim/toll/plan.h"
#include "sim/warlord_hall.h"

static void no_phase_is_skipped(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    const int *stages = ACTORS[ACTOR_WARLORD].stages;
    wound(world, ACTORS[ACTOR_WARLORD].hp - stages[0] - 1);
    assert_int_equal(lord_of(world)->brain.stage, WARLORD_GUARD);
    for (int phase = WARLORD_TOLL; phase <= WARLORD_CROWN; phase++) {
        wound(world, 10 * ACTORS[ACTOR_WARLORD].hp);
        assert_int_equal(lord_of(world)->hp, stages[phase - 1]);
        assert_int_equal(lord_of(world)->brain.stage, phase);
        assert_int_equal(heard(world, EVENT_PHASE), phase);
        world->truce = 0;
    }
    wound(world, 10 * ACTORS[ACTOR_WARLORD].hp);
    assert_int_equal(lord_of(world)->kind, ACTOR_NONE);
    world_free(world);
}

static void while_he_roars_nothing_hurts_anybody(void **state) {
    (void)state;
    for (int pace = PACE_REAL; pace <= PACE_TURNS; pace += PACE_TURNS - PACE_REAL) {
        World *world = arena_of(HALL);
        world->hero.pace = (Pace)pace;
        wound(world, ACTORS[ACTOR_WARLORD].hp);
        int hp = lord_of(world)->hp;
        assert_true(world->truce >= TURN_TICKS);
        while (world->truce > 0) {
            for (int cause = CAUSE_BLOW; cause < CAUSE_COUNT; cause++) {
                for (int i = HERO; i <= LORD; i++) {
                    world->actors[i].invulnerable = 0;
                    combat_hurt(world, i, 5, DIR_E, (Cause)cause);
                }
            }
            minds_stun(world, LORD, 100);
            assert_int_equal(lord_of(world)->brain.mind, MIND_CHASE);
            world_tick(world, (Input){.buttons = BUTTON_WAIT});
        }
        assert_int_equal(lord_of(world)->hp, hp);
        assert_int_equal(hero_of(world)->hp, HERO_HP);
        world_free(world);
    }
}

static void a_phase_ends_stun_and_fear(void **state) {
    (void)state;
    for (int scared = 0; scared < 2; scared++) {
        World *world = arena_of(HALL);
        if (scared)
            minds_scare(world, LORD, 600);
        else
            minds_stun(world, LORD, 600);
        wound(world, ACTORS[ACTOR_WARLORD].hp);
        assert_int_equal(lord_of(world)->brain.mind, MIND_CHASE);
        assert_int_equal(lord_of(world)->brain.blow, BLOW_ROAR);
        run(world, STILL, 60);
        assert_int_equal(lord_of(world)->brain.mind, MIND_CHASE);
        world_free(world);
    }
}

static void no_arrow_throws_him_back(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    combat_hurt(world, LORD, 2, DIR_E, CAUSE_SHOT);
    assert_int_equal(lord_of(world)->act, ACT_NONE);
    world_free(world);
}

static void let_him_ring(World *world) {
    int ticks = 0;
    assert_true(run_until_blow(world, BLOW_TOLL, 4000));
    assert_in_range(cell_of(lord_of(world)->pos).y, 1, 2);
    for (int tolls = world->clock.tolls; world->clock.tolls == tolls && ticks < 100;) {
        ticks += world->hitstop == 0; // a hit stops time
        world_tick(world, STILL);
    }
    assert_in_range(ticks, 88, 92);
}

static void wounded_he_rings_the_great_bell_and_now_and_then_again(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    wound_to(world, WARLORD_TOLL);
    let_him_ring(world);
    for (int i = 0; i < WARLORD_RING_TICKS - 150; i++) {
        hero_of(world)->hp = HERO_HP;
        world_tick(world, STILL);
        assert_int_not_equal(lord_of(world)->brain.blow == BLOW_TOLL && lord_of(world)->act == ACT_WINDUP, 1);
        assert_int_equal(world->clock.tolls, 1);
    }
    let_him_ring(world);
    world_free(world);
}

static World *ringing(void) {
    World *world = arena_of(HALL);
    wound_to(world, WARLORD_TOLL);
    assert_true(run_until_blow(world, BLOW_TOLL, 2000));
    return world;
}

static void so_many_half_hearts_stop_his_ringing_and_he_tries_again(void **state) {
    (void)state;
    for (int spare = 0; spare <= 1; spare++) {
        World *world = ringing();
        wound(world, blow_of(lord_of(world))->stops - spare);
        assert_int_equal(lord_of(world)->act, spare ? ACT_WINDUP : ACT_HURT);
        if (!spare) assert_true(run_until_blow(world, BLOW_TOLL, 900));
        world_free(world);
    }
}

static void a_blast_stops_his_ringing(void **state) {
    (void)state;
    World *world = ringing();
    combat_hurt(world, LORD, 4, DIR_E, CAUSE_BLAST);
    assert_int_equal(lord_of(world)->act, ACT_HURT);
    world_free(world);
}

static void his_roar_puts_out_the_flames_around_him(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    body_leave(world, LORD);
    body_enter(world, LORD, cell_centre((Vec){17, 6}));
    wound_to(world, WARLORD_TOLL);
    assert_int_equal(level_tile(&world->level, (Vec){15, 3}), TILE_BRAZIER);
    assert_int_equal(level_tile(&world->level, (Vec){5, 3}), TILE_BRAZIER_LIT);
    world_free(world);
}

static void a_brazier_that_burns_holds_its_whole_quarter(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    for (int i = 0; i < QUARTERS; i++) assert_true(toll_quarter_lit(world, i));
    light_fixture_quench(world, (Vec){15, 3}, NOBODY);
    assert_false(toll_quarter_lit(world, 1));
    Grid held = held_now(world);
    for (int i = 0; i < QUARTERS; i++) {
        Rect quarter = toll_quarter(world, i);
        int count = 0;
        for (int k = 0; k < quarter.w * quarter.h; k++)
            count += grid_at(&held, (Vec){quarter.x + k % quarter.w, quarter.y + k / quarter.w}) != 0;
        assert_int_equal(count == quarter.w * quarter.h, i != 1);
    }
    grid_free(&held);
    world_free(world);
}

static void guards_come_from_dark_quarters_six_at_most(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    (void)toll_perform_rung(world);
    assert_int_equal(count_actors(world), 1);
    light_fixture_quench(world, (Vec){15, 3}, NOBODY);
    (void)toll_perform_rung(world);
    assert_int_equal(count_actors(world), 1 + QUARTER_GUARDS);
    light_fixture_quench(world, (Vec){5, 3}, NOBODY);
    light_fixture_quench(world, (Vec){5, 10}, NOBODY);
    for (int i = 0; i < 4; i++) (void)toll_perform_rung(world);
    assert_int_equal(count_actors(world), 1 + GUARDS_MOST);
    for (int i = LORD + 1; i < world->actor_count; i++)
        assert_true(world->actors[i].kind == ACTOR_GOBLIN || world->actors[i].kind == ACTOR_SKELETON);
    world_free(world);
}

static void no_toll_moves_him_and_no_clock_runs(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    for (int i = 0; i < QUARTERS; i++)
        light_fixture_quench(world, (Vec){i % 2 == 0 ? 5 : 15, i / 2 == 0 ? 3 : 10}, NOBODY);
    Vec pos = lord_of(world)->pos;
    (void)toll_perform_rung(world);
    assert_true(vec_eq(pos, lord_of(world)->pos));
    assert_int_equal(lord_of(world)->brain.mind, MIND_CHASE);
    minds_stun(world, LORD, 100000);
    int tolls = world->clock.tolls;
    run(world, STILL, 300);
    assert_int_equal(world->clock.tolls, tolls);
    world_free(world);
}

static void at_last_all_flames_go_out_and_the_crown_burns(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    wound_to(world, WARLORD_CROWN);
    assert_int_equal(count_tiles(world, TILE_BRAZIER_LIT), 0);
    Vec cell = cell_of(lord_of(world)->pos);
    run(world, STILL, 2);
    cell = cell_of(lord_of(world)->pos);
    assert_true(flames_is_flame_lit(world, (Vec){cell.x + CROWN_RADIUS, cell.y}));
    assert_false(flames_is_flame_lit(world, (Vec){cell.x, cell.y + CROWN_RADIUS + 1}));
    world_free(world);
}

static void who_hides_is_only_heard_and_strikes_twice_as_hard(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    world->hero.lantern_shut = true;
    wound_to(world, WARLORD_CROWN);
    run(world, STILL, 60);
    assert_int_equal(lord_of(world)->brain.mind, MIND_SEARCH);
    assert_false(lord_of(world)->brain.sees);
    put_hero(world, vec_add(cell_of(lord_of(world)->pos), (Vec){0, 1})); // in his crown's own light
    hero_of(world)->facing = DIR_N;
    assert_true(run_until(world, STRIKE, EVENT_SNEAK, 20));
    for (int i = 0; i < 240; i++) {
        hero_of(world)->hp = HERO_HP;
        world_tick(world, STILL);
    }
    assert_int_equal(lord_of(world)->brain.mind, MIND_SEARCH); // again
    world->hero.lantern_shut = false;
    run(world, STILL, 60);
    assert_int_equal(lord_of(world)->brain.mind, MIND_CHASE);
    world_free(world);
}

static void a_brazier_that_is_lit_again_lures_him(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    wound_to(world, WARLORD_CROWN);
    light_fixture_kindle(world, (Vec){5, 10}, HERO);
    assert_true(run_until_blow(world, BLOW_SNUFF, 900));
    assert_in_range(vec_chebyshev(cell_of(lord_of(world)->pos), (Vec){5, 10}), 1, 2);
    assert_true(run_until(world, STILL, EVENT_QUENCH, 60));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_phase_is_skipped),
        cmocka_unit_test(while_he_roars_nothing_hurts_anybody),
        cmocka_unit_test(a_phase_ends_stun_and_fear),
        cmocka_unit_test(no_arrow_throws_him_back),
        cmocka_unit_test(wounded_he_rings_the_great_bell_and_now_and_then_again),
        cmocka_unit_test(so_many_half_hearts_stop_his_ringing_and_he_tries_again),
        cmocka_unit_test(a_blast_stops_his_ringing),
        cmocka_unit_test(his_roar_puts_out_the_flames_around_him),
        cmocka_unit_test(a_brazier_that_burns_holds_its_whole_quarter),
        cmocka_unit_test(guards_come_from_dark_quarters_six_at_most),
        cmocka_unit_test(no_toll_moves_him_and_no_clock_runs),
        cmocka_unit_test(at_last_all_flames_go_out_and_the_crown_burns),
        cmocka_unit_test(who_hides_is_only_heard_and_strikes_twice_as_hard),
        cmocka_unit_test(a_brazier_that_is_lit_again_lures_him),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
