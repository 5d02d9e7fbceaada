// Each monster fights in its own way, and each way has its counter; bats in test_bats.c.
#include "map/balance_hero.h"
#include "sim/combat/combat.h"
#include "sim/field.h"
#include "sim/minds.h"
#include "sim/monsters/step.h"
#include "sim/space/flames.h"

static int cells_off(const World *world, int index) {
    return vec_chebyshev(cell_of(world->actors[index].pos), world->cache.hero_cell);
}

static void a_rat_darts_in_bites_and_darts_out(void **state) {
    (void)state;
    World *world = field_with('r');
    assert_true(run_until(world, STILL, EVENT_WINDUP, 120));
    assert_int_equal(cells_off(world, 1), 1);
    assert_true(run_until(world, STILL, EVENT_HIT, 30));
    // Out again before its next turn comes, and not at rest there.
    int furthest = 0, moved = 0;
    for (int i = 0; i < 60; i++) {
        world_tick(world, STILL);
        furthest = int_max(furthest, cells_off(world, 1));
        moved += !vec_eq(world->actors[1].pos, world->actors[1].prev);
    }
    assert_in_range(furthest, 2, 4);
    assert_true(moved > 30);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 120));
    world_free(world);
}

static void waiting_rats_circle_two_or_three_cells_off(void **state) {
    (void)state;
    World *world = arena("#################\n"
                         "#...............#\n"
                         "#......rrr......#\n"
                         "#...............#\n"
                         "#.......@.......#\n"
                         "#...............#\n"
                         "#......rrr......#\n"
                         "#...............#\n"
                         "#################\n");
    for (int i = 1; i < world->actor_count; i++) alarm(world, i);
    int near = 0, ring = 0;
    for (int t = 0; t < 1200; t++) {
        hero_of(world)->hp = 10;
        world_tick(world, STILL);
        for (int i = 1; i < world->actor_count; i++) {
            if (world->actors[i].act != ACT_NONE || world->actors[i].brain.attack_token > 0) continue;
            int off = cells_off(world, i);
            ring += off == 2 || off == 3;
            near += off < 2;
        }
    }
    assert_true(ring > 9 * near);
    world_free(world);
}

// Whether a rat that waits goes around him with the sun (1) or against it (-1); 0: neither.
static int sense_of(const World *world, int index) {
    const Actor *rat = &world->actors[index];
    Vec out = vec_sub(rat->prev, world->actors[HERO].pos), way = vec_sub(rat->pos, rat->prev);
    int64_t turn = (int64_t)out.x * way.y - (int64_t)out.y * way.x;
    return (turn > 0) - (turn < 0);
}

static void a_waiting_rat_turns_round_every_four_seconds(void **state) {
    (void)state;
    World *world = field_with('r');
    put_beside_hero(world, 1, 2 * CELL_PX, 0);
    int sense = 0, turned[8], turns = 0;
    for (int i = 0; i < 1500; i++) {
        world->actors[1].brain.timer = 100; // its turn to bite never comes
        world_tick(world, STILL);
        int now = sense_of(world, 1);
        if (now != 0 && now == -sense) turned[turns++] = i;
        assert_true(turns < 8);
        if (now != 0) sense = now;
    }
    assert_int_equal(turns, 5);
    for (int i = 1; i < turns; i++) assert_in_range(turned[i] - turned[i - 1], 240, 272);
    world_free(world);
}

static void neighbours_circle_in_opposite_ways(void **state) {
    (void)state;
    World *world = arena("#################\n"
                         "#...............#\n"
                         "#...............#\n"
                         "#...............#\n"
                         "#.....r.@.r.....#\n"
                         "#...............#\n"
                         "#...............#\n"
                         "#...............#\n"
                         "#################\n");
    for (int i = 1; i <= 2; i++) alarm(world, i);
    int senses[3] = {0};
    for (int i = 0; i < 30; i++) {
        world->actors[1].brain.timer = world->actors[2].brain.timer = 100;
        world_tick(world, STILL);
        for (int k = 1; k <= 2; k++) senses[k] += sense_of(world, k);
    }
    assert_true(senses[1] < -20); // odd ones against the sun
    assert_true(senses[2] > 20);
    world_free(world);
}

static void a_doorway_lets_one_rat_bite_at_a_time(void **state) {
    (void)state;
    World *world = arena("############\n"
                         "#####......#\n"
                         "#####..rr..#\n"
                         "#@.....rr..#\n"
                         "#####......#\n"
                         "############\n");
    for (int i = 1; i < world->actor_count; i++) alarm(world, i);
    int most = 0, blows = 0;
    for (int t = 0; t < 1200; t++) {
        hero_of(world)->hp = 10;
        hero_of(world)->act = ACT_NONE;
        world_tick(world, STILL);
        int winding = 0;
        for (int i = 1; i < world->actor_count; i++) winding += world->actors[i].act == ACT_WINDUP;
        most = int_max(most, winding);
        blows += heard(world, EVENT_STRIKE);
    }
    assert_int_equal(most, 1);
    assert_true(blows >= 4);
    world_free(world);
}

static void attackers_come_from_different_sides(void **state) {
    (void)state;
    World *world = arena("#################\n"
                         "#...............#\n"
                         "#..........g....#\n"
                         "#..........g....#\n"
                         "#.......@..g....#\n"
                         "#..........g....#\n"
                         "#..........g....#\n"
                         "#...............#\n"
                         "#################\n");
    for (int i = 1; i < world->actor_count; i++) alarm(world, i);
    bool had[6] = {false};
    int pairs = 0;
    for (int t = 0; t < 1200; t++) {
        hero_of(world)->hp = 10;
        Vec hero = hero_of(world)->pos;
        world_tick(world, STILL);
        for (int i = 1; i <= 5; i++) {
            for (int j = 1; j <= 5 && !had[i] && world->actors[i].brain.attack_token > 0; j++) {
                if (j == i || world->actors[j].brain.attack_token == 0) continue;
                Vec a = vec_sub(world->actors[i].prev, hero), b = vec_sub(world->actors[j].prev, hero);
                // At most one tick of both has passed since the turn was given.
                assert_true((int64_t)a.x * b.x + (int64_t)a.y * b.y < (int64_t)CELL_SUB * 2048);
                pairs++;
            }
        }
        for (int i = 1; i <= 5; i++) had[i] = world->actors[i].brain.attack_token > 0;
    }
    assert_true(pairs > 5);
    world_free(world);
}

static void a_slime_moves_in_hops(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "####################\n"
                         "#@..............s..#\n"
                         "####################\n"
                         "####################\n");
    alarm(world, 1);
    world->actors[1].brain.seen = world->cache.hero_cell;
    world->actors[1].brain.timer = 1000;
    int from = world->actors[1].pos.x, moved = 0;
    for (int i = 0; i < 64; i++) {
        world->actors[1].brain.unseen = 0;
        world_tick(world, STILL);
        moved += !vec_eq(world->actors[1].pos, world->actors[1].prev);
    }
    assert_int_equal(moved, 32);
    // Rests included, it comes on about as fast as the table says.
    assert_in_range((from - world->actors[1].pos.x) / 64, 240, 288);
    world_free(world);
}

static void kill_first(World *world) {
    put_beside_hero(world, 1, 30, 0);
    world->actors[1].hp = 1;
    face(world, DIR_E);
    world_tick(world, STRIKE);
    assert_true(run_until(world, STILL, EVENT_KILL, 10));
}

static int monsters_left(const World *world) {
    int count = 0;
    for (int i = 1; i < world->actor_count; i++) count += world->actors[i].kind != ACTOR_NONE;
    return count;
}

static void a_killed_slime_splits_once_in_two(void **state) {
    (void)state;
    World *world = field_with('s');
    kill_first(world);
    assert_int_equal(heard(world, EVENT_SPLIT), 1);
    assert_int_equal(monsters_left(world), 2);
    assert_false(boxes_overlap(world->actors[1].pos, world->actors[2].pos));
    for (int i = 1; i <= 2; i++) {
        assert_int_equal(world->actors[i].kind, ACTOR_SLIME);
        assert_int_equal(world->actors[i].hp, 3);
        assert_int_equal(world->actors[i].brain.mind, MIND_CHASE);
    }
    run(world, STILL, 20);
    assert_int_equal(monsters_left(world), 2); // the blow that split it hurts neither
    world->actors[1].act = ACT_NONE;
    put_beside_hero(world, 2, -100, 0);
    kill_first(world);
    assert_int_equal(heard(world, EVENT_SPLIT), 0);
    assert_int_equal(monsters_left(world), 1);
    world_free(world);
}

static void a_slime_in_a_corridor_splits_where_there_is_room(void **state) {
    (void)state;
    World *world = arena("######\n"
                         "###.##\n"
                         "###s##\n"
                         "###@##\n"
                         "###.##\n"
                         "######\n");
    world->actors[1].hp = 1;
    face(world, DIR_N);
    tick_wary(world, STRIKE);
    assert_true(run_wary_until(world, STILL, EVENT_SPLIT, 10));
    assert_int_equal(monsters_left(world), 2);
    assert_false(boxes_overlap(world->actors[1].pos, world->actors[2].pos));
    world_free(world);
}

static void a_goblin_steps_back_after_its_blow(void **state) {
    (void)state;
    World *world = field_with('g');
    assert_true(run_until(world, STILL, EVENT_STRIKE, 200));
    while (world->actors[1].act != ACT_RECOVERY) world_tick(world, STILL);
    Vec from = world->actors[1].pos;
    run(world, STILL, 20);
    assert_true(vec_eq(world->actors[1].pos, from)); // its recovery is the time to hit it
    int furthest = 0;
    for (int i = 0; i < 50; i++) {
        world_tick(world, STILL);
        furthest = int_max(furthest, cells_off(world, 1));
    }
    assert_in_range(furthest, 2, 3);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 120));
    world_free(world);
}

// A skeleton to the east that faces `facing`, struck from the west in the given act.
static bool shield_stops(int facing, Act act, Mind mind) {
    World *world = arena(FIELD);
    Actor *skeleton = &world->actors[1];
    put_beside_hero(world, 1, 34, 0);
    face(world, DIR_E);
    int blocked = 0;
    for (int i = 0; i < 10; i++) {
        skeleton->brain.mind = mind;
        skeleton->facing = facing;
        skeleton->act = act;
        skeleton->act_ticks = 1;
        skeleton->brain.turn_wait = 100;
        world_tick(world, i == 0 ? STRIKE : STILL);
        blocked += heard(world, EVENT_BLOCKED);
        if (skeleton->hp < skeleton->hp_max) break;
    }
    assert_int_equal(blocked, skeleton->hp == skeleton->hp_max);
    world_free(world);
    return blocked > 0;
}

// A rat's bite lasts several ticks.
static void a_shield_stops_a_monsters_blow_once(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#........#\n"
                         "#.@.r....#\n"
                         "#.....z..#\n"
                         "##########\n");
    Actor *rat = &world->actors[1], *skeleton = &world->actors[2];
    put_beside_hero(world, 2, 90, 0);
    put_beside_hero(world, 1, 62, 0);
    rat->aim = rat->facing = DIR_E;
    combat_begin_act(world, 1, ACT_BLOW);
    int blocked = 0;
    for (int i = 0; i < 10; i++) {
        skeleton->brain.mind = MIND_CHASE;
        skeleton->facing = DIR_W;
        skeleton->brain.turn_wait = 100;
        world_tick(world, STILL);
        blocked += heard(world, EVENT_BLOCKED);
    }
    assert_int_equal(blocked, 1);
    assert_int_equal(skeleton->hp, skeleton->hp_max);
    world_free(world);
}

static void a_shield_stops_blows_from_the_front_only(void **state) {
    (void)state;
    assert_true(shield_stops(DIR_W, ACT_RECOVERY, MIND_CHASE));
    assert_true(shield_stops(DIR_NW, ACT_RECOVERY, MIND_CHASE));
    assert_true(shield_stops(DIR_SW, ACT_RECOVERY, MIND_CHASE));
    assert_false(shield_stops(DIR_N, ACT_RECOVERY, MIND_CHASE));
    assert_false(shield_stops(DIR_S, ACT_RECOVERY, MIND_CHASE));
    assert_false(shield_stops(DIR_E, ACT_RECOVERY, MIND_CHASE));
}

static void a_shield_is_down_while_it_strikes_or_sleeps(void **state) {
    (void)state;
    assert_false(shield_stops(DIR_W, ACT_WINDUP, MIND_CHASE));
    assert_false(shield_stops(DIR_W, ACT_NONE, MIND_ASLEEP));
}

static void a_shield_stops_no_fire_trap_or_bomb(void **state) {
    (void)state;
    static const Cause CAUSES[] = {CAUSE_FIRE, CAUSE_TRAP, CAUSE_DART, CAUSE_BLAST};
    for (size_t i = 0; i < sizeof CAUSES / sizeof CAUSES[0]; i++) {
        World *world = arena(FIELD);
        world->actors[1].facing = DIR_W;
        set_mind(world, 1, MIND_CHASE);
        combat_hurt(world, 1, 1, DIR_E, CAUSES[i]);
        assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_SKELETON].hp - 2);
        world_free(world);
    }
}

static void a_skeleton_turns_45_degrees_in_12_ticks(void **state) {
    (void)state;
    Actor skeleton = {.kind = ACTOR_SKELETON, .facing = DIR_E};
    int turns[3], count = 0;
    for (int i = 0; i < 36; i++) {
        int before = skeleton.facing;
        step_face(&skeleton, DIR_NW);
        if (skeleton.facing != before) turns[count++] = i;
        if (skeleton.brain.turn_wait > 0) skeleton.brain.turn_wait--;
    }
    assert_int_equal(count, 3);
    assert_int_equal(skeleton.facing, DIR_NW);
    assert_int_equal(turns[1] - turns[0], 12);
    assert_int_equal(turns[2] - turns[1], 12);
}

// Step around it after its blow and strike it in the back.
static void a_skeleton_is_beaten_by_getting_around_it(void **state) {
    (void)state;
    World *world = field_with('z');
    assert_true(run_until(world, STILL, EVENT_WINDUP, 200));
    run(world, STILL, 13);
    Vec aim = DIRS[world->actors[1].aim];
    assert_int_equal(aim.y, 0);
    run(world, (Input){.x = 0, .y = -1, .buttons = 0}, 14);
    run(world, (Input){.x = (int8_t)-aim.x}, 12);
    world_tick(world, (Input){.x = 0, .y = 1, .buttons = BUTTON_STRIKE});
    assert_true(run_until(world, STILL, EVENT_HIT, 8));
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_SKELETON].hp - ACTORS[ACTOR_HERO].blow.damage);
    world_free(world);
}

static void no_monster_hurts_by_mere_touch(void **state) {
    (void)state;
    static const char GLYPHS[] = "rbsgz";
    for (int i = 0; GLYPHS[i] != 0; i++) {
        World *world = field_with(GLYPHS[i]);
        put_beside_hero(world, 1, BODY_W, 0);
        for (int t = 0; t < 300; t++) {
            world->actors[1].brain.timer = 1000; // its turn never comes
            world->actors[1].brain.attack_token = 0;
            world_tick(world, t % 20 < 10 ? EAST : STILL);
        }
        assert_int_equal(hero_of(world)->hp, 10);
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rat_darts_in_bites_and_darts_out),
        cmocka_unit_test(waiting_rats_circle_two_or_three_cells_off),
        cmocka_unit_test(a_waiting_rat_turns_round_every_four_seconds),
        cmocka_unit_test(neighbours_circle_in_opposite_ways),
        cmocka_unit_test(a_doorway_lets_one_rat_bite_at_a_time),
        cmocka_unit_test(attackers_come_from_different_sides),
        cmocka_unit_test(a_slime_moves_in_hops),
        cmocka_unit_test(a_killed_slime_splits_once_in_two),
        cmocka_unit_test(a_slime_in_a_corridor_splits_where_there_is_room),
        cmocka_unit_test(a_goblin_steps_back_after_its_blow),
        cmocka_unit_test(a_shield_stops_blows_from_the_front_only),
        cmocka_unit_test(a_shield_stops_a_monsters_blow_once),
        cmocka_unit_test(a_shield_is_down_while_it_strikes_or_sleeps),
        cmocka_unit_test(a_shield_stops_no_fire_trap_or_bomb),
        cmocka_unit_test(a_skeleton_turns_45_degrees_in_12_ticks),
        cmocka_unit_test(a_skeleton_is_beaten_by_getting_around_it),
        cmocka_unit_test(no_monster_hurts_by_mere_touch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
