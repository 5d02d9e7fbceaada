// The hero's strike: when, where and whom it hits, and its effects.
#include "map/balance_hero.h"
#include "sim/monsters/minds.h"

#include "sim/arena.h"
#include "sim/combat/combat.h"
#include "sim/minds.h"

static const char FIELD[] = "###########\n"
                            "#.........#\n"
                            "#.........#\n"
                            "#.........#\n"
                            "#....@....#\n"
                            "#.........#\n"
                            "#.........#\n"
                            "#.g.......#\n"
                            "###########\n";

// A goblin's half hearts after one strike.
#define GOBLIN_LEFT (ACTORS[ACTOR_GOBLIN].hp - ACTORS[ACTOR_HERO].blow.damage)

// Whether a strike hurts the first goblin. Frees the world.
static bool strike_hurts(World *world, int dir) {
    face(world, dir);
    tick_asleep(world, STRIKE);
    for (int i = 0; i < 15; i++) tick_asleep(world, STILL);
    bool hurt = world->actors[1].hp < world->actors[1].hp_max;
    world_free(world);
    return hurt;
}

// Whether a strike in a direction hurts a goblin so many px off.
static bool hits_towards(int dir, int x, int y) {
    World *world = arena(FIELD);
    put_beside_hero(world, 1, x, y);
    return strike_hurts(world, dir);
}

static bool hits(int x, int y) {
    return hits_towards(DIR_E, x, y);
}

// With somebody straight ahead, who keeps the blow there.
static bool hits_beside_another(int x, int y) {
    World *world = arena("###########\n"
                         "#.........#\n"
                         "#.........#\n"
                         "#.........#\n"
                         "#....@....#\n"
                         "#.........#\n"
                         "#.........#\n"
                         "#.g.....g.#\n"
                         "###########\n");
    put_beside_hero(world, 2, 44, 0);
    put_beside_hero(world, 1, x, y);
    return strike_hurts(world, DIR_E);
}

static void winds_up_strikes_and_recovers(void **state) {
    (void)state;
    World *world = arena(FIELD);
    const int blow = ACTORS[ACTOR_HERO].blow.windup, recovery = blow + BLOW_TICKS, end = strike_ticks();
    for (int i = 0; i < end + 2; i++) {
        world_tick(world, i == 0 ? STRIKE : STILL);
        assert_int_equal(heard(world, EVENT_STRIKE), i == blow);
        Act act = i < blow ? ACT_WINDUP : i < recovery ? ACT_BLOW : i < end ? ACT_RECOVERY : ACT_NONE;
        assert_int_equal(hero_of(world)->act, act);
    }
    world_free(world);
}

static void reaches_38_px_to_the_edge(void **state) {
    (void)state;
    assert_true(hits(38 + BODY_W / 2, 0));
    assert_false(hits(38 + BODY_W / 2 + 1, 0));
    assert_true(hits_towards(DIR_S, 0, 38 + BODY_H / 2));
    assert_false(hits_towards(DIR_S, 0, 38 + BODY_H / 2 + 1));
    // To the corner of the box: 23 and 30 px, 37.8 in all; 31 make 38.6.
    assert_true(hits_towards(DIR_SE, 23 + BODY_W / 2, 30 + BODY_H / 2));
    assert_false(hits_towards(DIR_SE, 23 + BODY_W / 2, 31 + BODY_H / 2));
}

static void sweeps_60_degrees_to_either_side(void **state) {
    (void)state;
    // tan 60 is 1.732: 20 px on, 34 px aside is within, 35 px is not.
    assert_true(hits_beside_another(20, 34));
    assert_true(hits_beside_another(20, -34));
    assert_false(hits_beside_another(20, 35));
    assert_false(hits_beside_another(20, -35));
    assert_false(hits_beside_another(0, 30));
    assert_false(hits_beside_another(-25, 0));
}

static void turns_to_whom_it_reaches_when_nobody_is_ahead(void **state) {
    (void)state;
    assert_true(hits(20, 35));
    assert_true(hits(0, -30));
    assert_true(hits(-25, 0));
    assert_false(hits(-38 - BODY_W / 2 - 1, 0));
}

static void arcs_are_exact_in_all_directions(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        assert_true(dir_is_within_60(dir, DIRS[dir]));
        assert_false(dir_is_within_60(dir, (Vec){-DIRS[dir].x, -DIRS[dir].y}));
        assert_true(dir_is_within_60(dir, DIRS[(dir + 1) % DIR_COUNT]));
        assert_false(dir_is_within_60(dir, DIRS[(dir + 2) % DIR_COUNT]));
    }
    // 15 degrees from east is exactly 60 from north east at tan 15 = 0.26795.
    assert_true(dir_is_within_60(DIR_NE, (Vec){100000, 26794}));
    assert_false(dir_is_within_60(DIR_NE, (Vec){100000, 26796}));
}

// In the tick in which a strike has hit the goblin east of him.
static World *goblin_hit(void) {
    World *world = arena(FIELD);
    put_beside_hero(world, 1, 30, 0);
    face(world, DIR_E);
    tick_wary(world, STRIKE);
    assert_true(run_wary_until(world, STILL, EVENT_HIT, 10));
    return world;
}

static void damages_once_a_blow(void **state) {
    (void)state;
    World *world = goblin_hit();
    assert_false(run_wary_until(world, STILL, EVENT_HIT, 20));
    assert_int_equal(world->actors[1].hp, GOBLIN_LEFT);
    world_free(world);
}

static void one_blow_hits_all_within_its_arc(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#........#\n"
                         "#..@..gg.#\n"
                         "#........#\n"
                         "##########\n");
    put_beside_hero(world, 1, 30, -16);
    put_beside_hero(world, 2, 30, 16);
    face(world, DIR_E);
    tick_wary(world, STRIKE);
    run_wary(world, STILL, 20);
    assert_int_equal(world->actors[1].hp, GOBLIN_LEFT);
    assert_int_equal(world->actors[2].hp, GOBLIN_LEFT);
    world_free(world);
}

static void throws_back_4_px(void **state) {
    (void)state;
    World *world = arena(FIELD);
    put_beside_hero(world, 1, 30, 0);
    int x = world->actors[1].pos.x;
    face(world, DIR_E);
    tick_wary(world, STRIKE);
    assert_true(run_wary_until(world, STILL, EVENT_HIT, 10));
    run(world, STILL, 3); // hit-stop
    assert_int_equal(world->actors[1].act, ACT_HURT);
    run(world, STILL, 7);
    assert_int_equal(world->actors[1].pos.x, x + 4 * SUB);
    assert_int_equal(world->actors[1].act, ACT_HURT);
    run(world, STILL, 1);
    assert_int_not_equal(world->actors[1].act, ACT_HURT);
    world_free(world);
}

static void nobody_is_thrown_through_a_wall_or_another(void **state) {
    (void)state;
    World *world = arena("########\n"
                         "#......#\n"
                         "#@.gz..#\n"
                         "#......#\n"
                         "########\n");
    put_beside_hero(world, 1, 24, 0);
    put_beside_hero(world, 2, 50, 0);
    face(world, DIR_E);
    for (int i = 0; i < 20; i++) tick_wary(world, i == 0 ? STRIKE : STILL);
    assert_true(world->actors[1].pos.x <= world->actors[2].pos.x - BODY_W * SUB);
    world_free(world);

    world = arena("#####\n"
                  "#####\n"
                  "#@g##\n"
                  "#####\n"
                  "#####\n");
    face(world, DIR_E);
    tick_wary(world, STRIKE);
    run_wary(world, STILL, 20);
    assert_int_equal(world->actors[1].hp, GOBLIN_LEFT);
    assert_true(world->actors[1].pos.x <= 3 * CELL_SUB - BODY_W * SUB / 2);
    world_free(world);
}

static void does_not_pass_walls(void **state) {
    (void)state;
    World *world = arena("######\n"
                         "#.@..#\n"
                         "######\n"
                         "#.g..#\n"
                         "######\n");
    nudge(world, HERO, 0, 8);
    nudge(world, 1, 0, -8);
    assert_true(combat_body_within(hero_of(world)->pos, world->actors[1].pos, 48));
    assert_false(combat_line_open(&world->level, hero_of(world)->pos, world->actors[1].pos));
    world_free(world);

    // Around a corner that hides the target's centre.
    world = arena("######\n"
                  "#...##\n"
                  "#.@#.#\n"
                  "##g..#\n"
                  "######\n");
    put_beside_hero(world, 1, 32, 32);
    face(world, DIR_SE);
    strike(world);
    assert_int_equal(world->actors[1].hp, world->actors[1].hp_max);
    world_free(world);
}

static void a_line_is_open_the_same_way_back(void **state) {
    (void)state;
    Level level = level_from_picture("#########\n"
                                     "#...#...#\n"
                                     "#.#...#.#\n"
                                     "#..@#...#\n"
                                     "#.#...#.#\n"
                                     "#...#...#\n"
                                     "#########\n");
    Rng rng;
    rng_init(&rng, 3, STREAM_AI);
    int open = 0, count = 4000;
    for (int i = 0; i < count; i++) {
        Vec from, to;
        from.x = rng_between(&rng, CELL_SUB, 8 * CELL_SUB - 1);
        from.y = rng_between(&rng, CELL_SUB, 6 * CELL_SUB - 1);
        to.x = rng_between(&rng, CELL_SUB, 8 * CELL_SUB - 1);
        to.y = rng_between(&rng, CELL_SUB, 6 * CELL_SUB - 1);
        if (i % 2 == 0) to.x = from.x / CELL_SUB * CELL_SUB; // along the very border of cells
        if (level_solid(&level, cell_of(from)) || level_solid(&level, cell_of(to))) continue;
        bool there = combat_line_open(&level, from, to), back = combat_line_open(&level, to, from);
        assert_int_equal(there, back);
        open += there;
    }
    assert_in_range(open, count / 20, count);
    level_free(&level);
}

static void halves_the_speed_while_it_lasts(void **state) {
    (void)state;
    World *world = arena(FIELD);
    run(world, EAST, 4);
    world_tick(world, (Input){.x = 1, .y = 0, .buttons = BUTTON_STRIKE});
    int x = hero_of(world)->pos.x;
    run(world, EAST, 10);
    assert_int_equal(hero_of(world)->pos.x - x, 10 * (683 / 2));
    world_free(world);
}

static void keeps_its_direction_while_he_walks_another_way(void **state) {
    (void)state;
    World *world = arena(FIELD);
    world_tick(world, (Input){.x = 1, .y = 0, .buttons = BUTTON_STRIKE});
    run(world, WEST, 8);
    assert_int_equal(hero_of(world)->aim, DIR_E);
    assert_int_equal(hero_of(world)->facing, DIR_E);
    world_free(world);
}

static void needs_a_press_each_time(void **state) {
    (void)state;
    World *world = arena(FIELD);
    assert_int_equal(run_count(world, STRIKE, EVENT_STRIKE, 100), 1);
    world_free(world);
}

// Whether a press in the given tick of a strike leads to a second one.
static bool remembered(int tick) {
    World *world = arena(FIELD);
    int strikes = 0;
    for (int i = 0; i < 3 * strike_ticks(); i++) {
        world_tick(world, i == 0 || i == tick ? STRIKE : STILL);
        strikes += heard(world, EVENT_STRIKE);
    }
    world_free(world);
    return strikes == 2;
}

static void a_press_is_remembered_for_six_ticks(void **state) {
    (void)state;
    assert_true(remembered(strike_ticks() - 5));
    assert_true(remembered(strike_ticks()));
    assert_false(remembered(strike_ticks() - 6));
}

static void a_press_during_hitstop_is_kept(void **state) {
    (void)state;
    World *world = goblin_hit();
    assert_int_equal(world->hitstop, 3);
    world_tick(world, STRIKE);
    assert_int_equal(world->intent.pressed_ticks, 6);
    run(world, STILL, 2);
    assert_int_equal(world->intent.pressed_ticks, 6);
    world_free(world);
}

static void a_hit_stops_time_three_ticks_and_a_kill_five(void **state) {
    (void)state;
    World *world = goblin_hit();
    int ticks = hero_of(world)->act_ticks;
    run(world, EAST, 3);
    assert_int_equal(hero_of(world)->act_ticks, ticks);
    run(world, STILL, 1);
    assert_int_equal(hero_of(world)->act_ticks, ticks + 1);
    world->actors[1].hp = ACTORS[ACTOR_HERO].blow.damage;
    run(world, STILL, strike_ticks());
    put_beside_hero(world, 1, 30, 0);
    world->actors[1].act = ACT_NONE;
    tick_wary(world, STRIKE);
    assert_true(run_wary_until(world, STILL, EVENT_KILL, 10));
    assert_int_equal(world->hitstop, 5);
    assert_int_equal(world->hero.score.kills, 1);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    world_free(world);
}

// How much a strike hurts a goblin in this state of mind, and how far it is heard. Frees the world.
static int taken_from(World *world, Mind mind, int *noise) {
    put_beside_hero(world, 1, 30, 0);
    world->actors[1].hp = world->actors[1].hp_max = 100;
    face(world, DIR_E);
    *noise = 0;
    for (int i = 0; i < 10; i++) {
        set_mind(world, 1, mind);
        world->actors[1].brain.mind_ticks = 0;
        world_tick(world, i == 0 ? STRIKE : STILL);
        if (heard(world, EVENT_HIT) == 0) continue;
        *noise = heard_noise(world, 1) ? 1 : heard_noise(world, 5) ? 5 : 0;
        assert_int_equal(heard(world, EVENT_SNEAK), *noise == 1);
    }
    int taken = 100 - world->actors[1].hp;
    world_free(world);
    return taken;
}

static void check_sneak(World *world, Mind mind, bool sneaks) {
    int noise;
    assert_int_equal(taken_from(world, mind, &noise),
                     (sneaks ? SNEAK_FACTOR : 1) * ACTORS[ACTOR_HERO].blow.damage);
    assert_int_equal(noise, sneaks ? 1 : 5);
}

static void is_a_quiet_sneak_strike_upon_those_who_know_of_nothing(void **state) {
    (void)state;
    static const bool OFF_GUARD[MIND_COUNT] = {
        [MIND_ASLEEP] = true,     [MIND_IDLE] = true,   [MIND_PATROL] = true,  [MIND_RETURN] = true,
        [MIND_SUSPICIOUS] = true, [MIND_AMBUSH] = true, [MIND_STUNNED] = true,
    };
    for (int mind = 0; mind < MIND_COUNT; mind++) {
        for (int shut = 0; shut < 2; shut++) { // lit or not
            World *world = arena(FIELD);
            world->hero.lantern_shut = shut;
            world->actors[1].facing = DIR_E; // its back to him
            world->actors[1].brain.dazed = true;
            bool seen = mind == MIND_SUSPICIOUS && shut == 0;
            check_sneak(world, (Mind)mind, OFF_GUARD[mind] && !seen);
        }
    }
}

static void only_the_first_blow_of_a_stun_does_more(void **state) {
    (void)state;
    World *world = arena(FIELD);
    alarm(world, 1);
    assert_false(combat_is_off_guard(&world->actors[1]));
    minds_stun(world, 1, 1000);
    assert_true(combat_is_off_guard(&world->actors[1]));
    put_beside_hero(world, 1, 30, 0);
    world->actors[1].hp = world->actors[1].hp_max = 100;
    face(world, DIR_E);
    world_tick(world, STRIKE);
    assert_true(run_until(world, STILL, EVENT_SNEAK, 10));
    assert_int_equal(world->actors[1].brain.mind, MIND_STUNNED);
    assert_false(combat_is_off_guard(&world->actors[1]));
    minds_stun(world, 1, 1000);
    assert_true(combat_is_off_guard(&world->actors[1]));
    world_free(world);
}

static void a_slime_killed_from_hiding_does_not_split(void **state) {
    (void)state;
    for (int sneaks = 0; sneaks < 2; sneaks++) {
        World *world = arena("##########\n"
                             "#........#\n"
                             "#...@.s..#\n"
                             "#........#\n"
                             "##########\n");
        put_beside_hero(world, 1, 30, 0);
        world->actors[1].hp = ACTORS[ACTOR_HERO].blow.damage;
        world->hero.lantern_shut = sneaks;
        face(world, DIR_E);
        int splits = 0;
        for (int i = 0; i < 6; i++) {
            if (sneaks) tick_asleep(world, i == 0 ? STRIKE : STILL);
            if (!sneaks) tick_wary(world, i == 0 ? STRIKE : STILL);
            splits += heard(world, EVENT_SPLIT);
        }
        assert_int_equal(world->hero.score.kills, 1);
        assert_int_equal(splits, !sneaks);
        world_free(world);
    }
}

static void exposes_him_for_30_ticks_from_the_blow(void **state) {
    (void)state;
    World *world = arena(FIELD);
    assert_true(run_until(world, STRIKE, EVENT_STRIKE, 10));
    assert_int_equal(world->hero.exposed, 30);
    run(world, STILL, 29);
    assert_int_equal(world->hero.exposed, 1);
    run(world, STILL, 1);
    assert_int_equal(world->hero.exposed, 0);
    world_free(world);
}

static void a_blow_at_nobody_is_silent(void **state) {
    (void)state;
    World *world = arena(FIELD);
    for (int i = 0; i < 20; i++) {
        world_tick(world, i == 0 ? STRIKE : STILL);
        assert_int_equal(heard(world, EVENT_NOISE), 0);
    }
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(winds_up_strikes_and_recovers),
        cmocka_unit_test(reaches_38_px_to_the_edge),
        cmocka_unit_test(sweeps_60_degrees_to_either_side),
        cmocka_unit_test(turns_to_whom_it_reaches_when_nobody_is_ahead),
        cmocka_unit_test(arcs_are_exact_in_all_directions),
        cmocka_unit_test(damages_once_a_blow),
        cmocka_unit_test(one_blow_hits_all_within_its_arc),
        cmocka_unit_test(throws_back_4_px),
        cmocka_unit_test(nobody_is_thrown_through_a_wall_or_another),
        cmocka_unit_test(does_not_pass_walls),
        cmocka_unit_test(a_line_is_open_the_same_way_back),
        cmocka_unit_test(halves_the_speed_while_it_lasts),
        cmocka_unit_test(keeps_its_direction_while_he_walks_another_way),
        cmocka_unit_test(needs_a_press_each_time),
        cmocka_unit_test(a_press_is_remembered_for_six_ticks),
        cmocka_unit_test(a_press_during_hitstop_is_kept),
        cmocka_unit_test(a_hit_stops_time_three_ticks_and_a_kill_five),
        cmocka_unit_test(is_a_quiet_sneak_strike_upon_those_who_know_of_nothing),
        cmocka_unit_test(only_the_first_blow_of_a_stun_does_more),
        cmocka_unit_test(a_slime_killed_from_hiding_does_not_split),
        cmocka_unit_test(exposes_him_for_30_ticks_from_the_blow),
        cmocka_unit_test(a_blow_at_nobody_is_silent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
