// Monsters' blows: they are announced, can be dodged, are not stopped by a plain strike, and come two at a
// time at most. And what they do to the hero.
#include "map/balance_hero.h"
#include "sim/arena.h"
#include "sim/combat/combat.h"
#include "sim/minds.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/infighting.h"

static const char FIELD[] = "#############\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#.....@.g...#\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#############\n";

// The hero's half hearts after so many blows of the goblin.
static int left_after(int blows) {
    return HERO_HP - blows * ACTORS[ACTOR_GOBLIN].blow.damage;
}

// The goblin has just begun its wind-up beside the hero.
static World *announced(void) {
    World *world = arena(FIELD);
    put_beside_hero(world, 1, 32, 0);
    alarm(world, 1);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 30));
    return world;
}

static void a_blow_is_announced_and_hurts_who_stays(void **state) {
    (void)state;
    World *world = announced();
    run(world, STILL, ACTORS[ACTOR_GOBLIN].blow.windup - 1);
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    assert_int_equal(world->actors[1].act, ACT_WINDUP);
    run(world, STILL, 1);
    assert_int_equal(heard(world, EVENT_STRIKE), 1);
    assert_int_equal(heard(world, EVENT_HIT), 1);
    assert_int_equal(hero_of(world)->hp, left_after(1));
    assert_int_equal(world->killer, ACTOR_GOBLIN);
    combat_hurt(world, HERO, 0, DIR_E, CAUSE_TRAP); // safe: nothing happens
    assert_int_equal(world->killer, ACTOR_GOBLIN);
    assert_int_equal(world->hitstop, 3);
    run(world, STILL, 3 + BLOW_TICKS);
    assert_int_equal(world->actors[1].act, ACT_RECOVERY);
    assert_int_equal(hero_of(world)->hp, left_after(1));
    run(world, STILL, ACTORS[ACTOR_GOBLIN].blow.recovery - 1);
    assert_int_equal(world->actors[1].act, ACT_RECOVERY);
    run(world, STILL, 1);
    assert_int_equal(world->actors[1].act, ACT_NONE);
    world_free(world);
}

static void the_hurt_hero_is_thrown_24_px_and_safe_for_48_ticks(void **state) {
    (void)state;
    World *world = announced();
    Vec from = hero_of(world)->pos;
    assert_true(run_until(world, STILL, EVENT_HIT, 40));
    assert_int_equal(hero_of(world)->invulnerable, 48);
    run(world, EAST, 3 + 8); // towards the goblin, in vain
    assert_int_equal(hero_of(world)->pos.x, from.x - 24 * SUB);
    assert_int_equal(hero_of(world)->act, ACT_HURT);
    run(world, EAST, 1);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_true(hero_of(world)->pos.x > from.x - 24 * SUB);
    // Whatever strikes now finds him safe.
    Actor *goblin = &world->actors[1];
    for (int i = 0; i < 38; i++) {
        put_beside_hero(world, 1, 28, 0);
        goblin->act = ACT_BLOW;
        goblin->act_ticks = 0;
        goblin->aim = DIR_W;
        world_tick(world, STILL);
        assert_int_equal(hero_of(world)->hp, left_after(1));
    }
    put_beside_hero(world, 1, 28, 0);
    goblin->act = ACT_BLOW;
    goblin->act_ticks = 0;
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->hp, left_after(2));
    world_free(world);
}

static void who_walks_away_from_a_wind_up_gets_away(void **state) {
    (void)state;
    // Fourteen ticks to react in: a quarter of a second.
    World *world = announced();
    run(world, STILL, 14);
    run(world, WEST, 40);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void who_steps_aside_gets_away_too(void **state) {
    (void)state;
    World *world = announced();
    run(world, STILL, 10);
    run(world, NORTH, 40);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void the_aim_is_fixed_at_half_the_wind_up(void **state) {
    (void)state;
    World *world = announced();
    run(world, STILL, 8);
    put_beside_hero(world, 1, 0, 26); // now to the south of him
    run(world, STILL, 3);
    assert_int_equal(world->actors[1].aim, DIR_N);
    put_beside_hero(world, 1, 32, 0);
    run(world, STILL, 15);
    assert_int_equal(world->actors[1].aim, DIR_N);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

// One of a kind raises its blow beside the hero now, and has many half hearts left.
static World *raised_by(ActorKind kind) {
    World *world = arena("#######\n"
                         "#.....#\n"
                         "#..@..#\n"
                         "#.....#\n"
                         "#######\n");
    int index = body_create(world, kind, vec_add(hero_of(world)->pos, (Vec){30 * SUB, 0}));
    assert_int_equal(index, 1);
    world->actors[1].hp = world->actors[1].hp_max = 100;
    alarm(world, 1);
    world->actors[1].facing = DIR_W;
    attack_turn(world, 1);
    assert_int_equal(world->actors[1].act, ACT_WINDUP);
    return world;
}

static bool is_ordinary(ActorKind kind) {
    return kind > ACTOR_HERO && kind != ACTOR_ENEMY && !ACTORS[kind].elite;
}

static void no_plain_strike_stops_a_raised_blow(void **state) {
    (void)state;
    World *world = announced();
    Actor *goblin = &world->actors[1];
    Vec from = goblin->pos;
    goblin->hp = 100;
    face(world, DIR_E);
    world_tick(world, STRIKE);
    assert_true(run_until(world, STILL, EVENT_HIT, 6));
    assert_int_equal(goblin->act, ACT_WINDUP);
    assert_true(vec_eq(goblin->pos, from)); // nor is it thrown back
    assert_true(run_until(world, STILL, EVENT_STRIKE, 30));
    assert_int_equal(hero_of(world)->hp, left_after(1));
    world_free(world);
}

// Its act after a hurt of that cause, which finds its blow raised.
static Act act_after(ActorKind kind, Cause cause) {
    World *world = raised_by(kind);
    combat_hurt(world, 1, 1, DIR_E, cause);
    Act act = world->actors[1].act;
    world_free(world);
    return act;
}

static void all_other_hurts_stop_it_unless_it_is_steady_and_a_strike_stops_a_song(void **state) {
    (void)state;
    static const Cause CAUSES[] = {CAUSE_SNEAK, CAUSE_SHOT, CAUSE_FOE, CAUSE_TRAP, CAUSE_DART, CAUSE_BLAST};
    for (ActorKind kind = ACTOR_NONE; kind < ACTOR_KIND_COUNT; kind++) {
        if (!is_ordinary(kind)) continue;
        Act stopped = ACTORS[kind].steady ? ACT_WINDUP : ACT_HURT;
        for (size_t i = 0; i < sizeof CAUSES / sizeof *CAUSES; i++)
            assert_int_equal(act_after(kind, CAUSES[i]), stopped);
        bool sings = ACTORS[kind].style == STYLE_CHANT;
        assert_int_equal(act_after(kind, CAUSE_BLOW), sings ? stopped : ACT_WINDUP);
    }
}

static void a_steady_monster_is_not_thrown_back_by_a_strike(void **state) {
    (void)state;
    for (ActorKind kind = ACTOR_NONE; kind < ACTOR_KIND_COUNT; kind++) {
        if (!is_ordinary(kind)) continue;
        World *world = raised_by(kind);
        world->actors[1].act = ACT_NONE;
        combat_hurt(world, 1, 1, DIR_E, CAUSE_BLOW);
        assert_int_equal(world->actors[1].act, ACTORS[kind].steady ? ACT_NONE : ACT_HURT);
        world_free(world);
    }
}

static void an_arrow_stops_a_raised_blow_once_a_second(void **state) {
    (void)state;
    World *world = announced();
    Actor *goblin = &world->actors[1];
    goblin->hp = 100;
    face(world, DIR_E);
    world_tick(world, THROW);
    assert_true(run_until(world, STILL, EVENT_HIT, 15));
    assert_int_equal(goblin->act, ACT_HURT);
    assert_int_equal(goblin->brain.steady, STEADY_TICKS);
    run(world, STILL, 20);
    // Steady now: it takes the damage and strikes all the same.
    put_beside_hero(world, 1, 32, 0);
    goblin->brain.timer = 0;
    goblin->act = ACT_NONE;
    assert_true(run_until(world, STILL, EVENT_WINDUP, 5));
    world_tick(world, THROW);
    assert_true(run_until(world, STILL, EVENT_HIT, 15));
    assert_int_equal(goblin->act, ACT_WINDUP);
    assert_true(run_until(world, STILL, EVENT_STRIKE, 30));
    assert_int_equal(hero_of(world)->hp, left_after(1));
    world_free(world);
}

static void a_hit_at_another_time_does_not_make_it_steady(void **state) {
    (void)state;
    World *world = announced();
    world->actors[1].hp = 100;
    world->actors[1].act = ACT_RECOVERY;
    face(world, DIR_E);
    world_tick(world, STRIKE);
    assert_true(run_until(world, STILL, EVENT_HIT, 6));
    assert_int_equal(world->actors[1].act, ACT_HURT);
    assert_int_equal(world->actors[1].brain.steady, 0);
    world_free(world);
}

static void steadiness_wears_off_after_60_ticks(void **state) {
    (void)state;
    World *world = announced();
    Actor *goblin = &world->actors[1];
    goblin->hp = 100;
    goblin->brain.steady = 60;
    goblin->act = ACT_NONE;
    run(world, WEST, 60);
    assert_int_equal(goblin->brain.steady, 0);
    world_free(world);
}

static bool winds_up_at_hero(const Actor *actor) {
    return actor->act == ACT_WINDUP && infighting_foe(actor) == HERO;
}

// The most that wind up at him at a time in a crowd.
static int most_windups(int depth) {
    World *world = arena("#############\n"
                         "#...........#\n"
                         "#..rrr.bbb..#\n"
                         "#..rggzzgg..#\n"
                         "#.....@.....#\n"
                         "#..rggssgg..#\n"
                         "#..rrr.bbb..#\n"
                         "#...........#\n"
                         "#############\n");
    int most = 0, blows = 0;
    world->depth = depth;
    for (int i = 1; i < world->actor_count; i++) alarm(world, i);
    for (int t = 0; t < 1800; t++) {
        hero_of(world)->hp = 10;
        world_tick(world, STILL);
        int winding = 0;
        for (int i = 1; i < world->actor_count; i++) winding += winds_up_at_hero(&world->actors[i]);
        most = int_max(most, winding);
        blows += heard(world, EVENT_STRIKE);
    }
    assert_true(blows > 30);
    world_free(world);
    return most;
}

static void two_at_most_wind_up_at_a_time_and_three_from_the_fifth_depth(void **state) {
    (void)state;
    assert_int_equal(most_windups(1), 2);
    assert_int_equal(most_windups(4), 2);
    assert_int_equal(most_windups(5), 3);
}

static void nobody_strikes_through_a_wall(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#.@...#\n"
                         "#####.#\n"
                         "#.g...#\n"
                         "#######\n");
    nudge(world, HERO, 0, 8);
    nudge(world, 1, 0, -8);
    for (int i = 0; i < 60; i++) {
        alarm(world, 1);
        world->actors[1].brain.attack_token = 100;
        world_tick(world, STILL);
        if (cell_of(world->actors[1].pos).y == 3) assert_int_equal(world->actors[1].act, ACT_NONE);
    }
    world_free(world);
}

static void touching_a_monster_does_no_harm(void **state) {
    (void)state;
    World *world = arena(FIELD);
    put_beside_hero(world, 1, BODY_W, 0);
    for (int i = 0; i < 100; i++) tick_asleep(world, EAST);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void the_last_half_heart_is_death(void **state) {
    (void)state;
    World *world = announced();
    hero_of(world)->hp = 2;
    assert_true(run_until(world, STILL, EVENT_DEATH, 40));
    assert_int_equal(world->outcome, OUTCOME_DEATH);
    assert_int_equal(hero_of(world)->act, ACT_DEAD);
    assert_int_equal(hero_of(world)->hp, 0);
    assert_int_equal(world->hitstop, 5);
    Vec there = hero_of(world)->pos;
    int deaths = 0;
    for (int i = 0; i < 600; i++) {
        world_tick(world, EAST);
        deaths += heard(world, EVENT_DEATH) + heard(world, EVENT_HIT);
    }
    assert_true(vec_eq(hero_of(world)->pos, there));
    assert_int_equal(deaths, 0);
    assert_int_not_equal(world->actors[1].brain.mind, MIND_CHASE);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_blow_is_announced_and_hurts_who_stays),
        cmocka_unit_test(the_hurt_hero_is_thrown_24_px_and_safe_for_48_ticks),
        cmocka_unit_test(who_walks_away_from_a_wind_up_gets_away),
        cmocka_unit_test(who_steps_aside_gets_away_too),
        cmocka_unit_test(the_aim_is_fixed_at_half_the_wind_up),
        cmocka_unit_test(no_plain_strike_stops_a_raised_blow),
        cmocka_unit_test(all_other_hurts_stop_it_unless_it_is_steady_and_a_strike_stops_a_song),
        cmocka_unit_test(a_steady_monster_is_not_thrown_back_by_a_strike),
        cmocka_unit_test(an_arrow_stops_a_raised_blow_once_a_second),
        cmocka_unit_test(a_hit_at_another_time_does_not_make_it_steady),
        cmocka_unit_test(steadiness_wears_off_after_60_ticks),
        cmocka_unit_test(two_at_most_wind_up_at_a_time_and_three_from_the_fifth_depth),
        cmocka_unit_test(nobody_strikes_through_a_wall),
        cmocka_unit_test(touching_a_monster_does_no_harm),
        cmocka_unit_test(the_last_half_heart_is_death),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
