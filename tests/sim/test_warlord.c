// The Warlord in his arena: how he moves and strikes, and his crown.
#include "gen/gen.h"
#include "map/balance_score.h"
#include "sim/monsters/minds.h"
#include "sim/space/light_fixtures.h"
#include "sim/warlord_hall.h"

// However hard a blow is.

// Only a raised blow could be thrown back before; between two blows each arrow stopped him.

static void his_box_is_larger_than_a_cell(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    Vec half = body_half(ACTOR_WARLORD);
    assert_int_equal(2 * half.x, 52 * SUB);
    assert_int_equal(2 * half.y, 28 * SUB);
    Vec beside = vec_add(lord_of(world)->pos, (Vec){half.x + BODY_W * SUB / 2 - 1, 0});
    assert_false(body_has_room_at(world, HERO, beside));
    beside.x++;
    assert_true(body_has_room_at(world, HERO, beside));
    world_free(world);
}

// Eastward.

static Actor *charge(World *world) {
    Actor *lord = lord_of(world);
    lord->brain.blow = BLOW_CHARGE;
    lord->push = (Vec){1536, 0};
    combat_begin_act(world, LORD, ACT_BLOW);
    return lord;
}

static void a_charge_into_a_pillar_breaks_it_and_stuns_him(void **state) {
    (void)state;
    World *world = arena_of("#####################\n"
                            "#...................#\n"
                            "#...W.......I....@..#\n"
                            "#...................#\n"
                            "#####################\n");
    Actor *lord = charge(world);
    assert_true(run_until(world, STILL, EVENT_STUN, 80));
    assert_int_equal(lord->brain.mind, MIND_STUNNED);
    assert_int_equal(lord->brain.timer, WARLORD_STUN_TICKS);
    assert_int_equal(level_tile(&world->level, (Vec){12, 2}), TILE_FLOOR);
    world_free(world);
}

static void a_charge_into_the_border_only_stops_him(void **state) {
    (void)state;
    World *world = arena_of("#####################\n"
                            "#...................#\n"
                            "#.@.............W...#\n"
                            "#...................#\n"
                            "#####################\n");
    Actor *lord = charge(world);
    assert_true(run_until(world, STILL, EVENT_CRASH, 80));
    assert_int_equal(lord->act, ACT_RECOVERY);
    assert_int_equal(level_tile(&world->level, (Vec){20, 2}), TILE_WALL);
    world_free(world);
}

static void he_walks_through_what_a_toll_built_and_around_pillars(void **state) {
    (void)state;
    World *world = arena_of("#####################\n"
                            "#....#..............#\n"
                            "#....#..............#\n"
                            "#..W.#....I......@..#\n"
                            "#....#..............#\n"
                            "#....#..............#\n"
                            "#####################\n");
    for (int i = 0; i < 900 && lord_of(world)->act == ACT_NONE; i++) {
        lord_of(world)->brain.timer = 2; // he only walks
        world_tick(world, STILL);
    }
    assert_int_equal(level_tile(&world->level, (Vec){5, 3}), TILE_FLOOR);
    assert_int_equal(level_tile(&world->level, (Vec){10, 3}), TILE_PILLAR);
    assert_in_range(vec_chebyshev(cell_of(lord_of(world)->pos), world->cache.hero_cell), 0, 2);
    world_free(world);
}

// Until the bell tolls.

static void who_stands_in_his_way_to_the_bell_is_struck(void **state) {
    (void)state;
    World *world = arena_of("#####\n"
                            "#...#\n"
                            "#...#\n"
                            "#.@.#\n"
                            "#...#\n"
                            "#.W.#\n"
                            "#...#\n"
                            "#####\n");
    wound_to(world, WARLORD_TOLL);
    lord_of(world)->brain.timer = 0;
    assert_true(run_until(world, STILL, EVENT_HIT, 600));
    world_free(world);
}

static void one_of_three_blows_is_a_charge_from_afar(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    world->hero.lantern_shut = false;
    put_hero(world, vec_add(cell_of(lord_of(world)->pos), (Vec){2, 0}));
    assert_true(run_until_blow(world, BLOW_CHARGE, 1200));
    assert_int_equal(lord_of(world)->brain.blows, 3);
    assert_in_range(vec_chebyshev(cell_of(lord_of(world)->pos), world->cache.hero_cell), 5, 20);
    world_free(world);
}

static void he_comes_off_the_wall_that_he_ran_against(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    Vec half = body_half(ACTOR_WARLORD), wall = {20 * CELL_SUB, 8 * CELL_SUB + CELL_SUB / 2};
    body_leave(world, LORD);
    body_enter(world, LORD, (Vec){wall.x - half.x, wall.y});
    put_hero(world, (Vec){3, 8});
    for (int i = 0; i < 120; i++) {
        hero_of(world)->hp = HERO_HP;
        world_tick(world, STILL);
    }
    assert_true(cell_of(lord_of(world)->pos).x < 17);
    world_free(world);
}

static void exposed_he_leaps_and_breathes_fire(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    wound_to(world, WARLORD_CROWN);
    assert_true(run_until_blow(world, BLOW_LEAP, 1200));
    Vec mark = lord_of(world)->brain.mark;
    assert_true(run_until(world, STILL, EVENT_SLAM, 60));
    assert_in_range(vec_chebyshev(cell_of(lord_of(world)->pos), mark), 0, 2);
    assert_true(run_until_blow(world, BLOW_FLAMES, 1200));
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_true(world->floor.fire_count > 0);
    world_free(world);
}

static void scared_he_comes_back_by_himself(void **state) {
    (void)state;
    World *world = arena_of("#####################\n"
                            "#...................#\n"
                            "#..W..............@.#\n"
                            "#...................#\n"
                            "#####################\n");
    world->hero.lantern_shut = true;
    minds_scare(world, LORD, 20);
    assert_true(run_until_mind(world, STILL, LORD, MIND_CHASE, 60));
    assert_true(run_until(world, STILL, EVENT_HIT, 600));
    world_free(world);
}

static void only_the_crown_opens_the_last_grate(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    lord_of(world)->brain.mind = MIND_ASLEEP;
    assert_int_equal(world_grate_missing_count(world), 1);
    slay(world, LORD, CAUSE_BLOW);
    assert_int_equal(world_grate_missing_count(world), 1);
    light_fixture_quench(world, (Vec){5, 3}, NOBODY);
    (void)toll_perform_rung(world); // guards come
    assert_true(count_actors(world) > 0);
    world->hitstop = 0;
    put_hero(world, (Vec){11, 6});
    run(world, STILL, 2);
    assert_true(world->hero.crown);
    assert_int_equal(count_actors(world), 0);
    assert_int_equal(world_grate_missing_count(world), 0);
    assert_int_equal(count_tiles(world, TILE_BRAZIER_LIT), 4);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    put_hero(world, (Vec){3, 11});
    world->hitstop = 0;
    for (int i = 0; i < 30 && world->outcome == OUTCOME_NONE; i++)
        world_tick(world, i % 2 == 0 ? USE : STILL);
    assert_int_equal(world->outcome, OUTCOME_VICTORY);
    assert_true(world->hero.score.total >= CROWN_POINTS);
    world_free(world);
}

static void every_arena_is_whole(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Level level;
        GenOptions options = {.descent = true, .depth = DESCENT_DEPTHS, .seed = seed};
        gen_set_usual_size(&options);
        assert_true(gen_level(&level, &options));
        assert_int_equal(level.attempts, 1);
        int treasures = 0, potions = 0;
        for (int i = 0; i < level.items.count; i++) {
            treasures += ITEMS[level.items.at[i].kind].counts;
            potions += level.items.at[i].kind == ITEM_POTION_MENDING;
        }
        assert_int_equal(treasures, descent_depth(DESCENT_DEPTHS)->treasures);
        assert_int_equal(potions, 2);
        level_free(&level);
    }
}

// Past a wall beside a diagonal step, which he breaks as well.

static void turn_by_turn_he_breaks_the_corners_that_he_passes(void **state) {
    (void)state;
    World *world = arena_of("#############\n"
                            "#........@..#\n"
                            "#...........#\n"
                            "#....###....#\n"
                            "#....#W#....#\n"
                            "#....###....#\n"
                            "#...........#\n"
                            "#############\n");
    world->hero.pace = PACE_TURNS;
    Vec from = cell_of(lord_of(world)->pos);
    Input wait = {.x = 0, .y = 0, .buttons = BUTTON_WAIT};
    for (int turns = 0; turns < 12; turns++) {
        hero_of(world)->hp = HERO_HP;
        world_tick(world, STILL);
        world_tick(world, wait);
        while (!world_is_waiting(world)) world_tick(world, STILL);
    }
    assert_false(vec_eq(cell_of(lord_of(world)->pos), from));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(his_box_is_larger_than_a_cell),
        cmocka_unit_test(a_charge_into_a_pillar_breaks_it_and_stuns_him),
        cmocka_unit_test(a_charge_into_the_border_only_stops_him),
        cmocka_unit_test(he_walks_through_what_a_toll_built_and_around_pillars),
        cmocka_unit_test(who_stands_in_his_way_to_the_bell_is_struck),
        cmocka_unit_test(one_of_three_blows_is_a_charge_from_afar),
        cmocka_unit_test(he_comes_off_the_wall_that_he_ran_against),
        cmocka_unit_test(exposed_he_leaps_and_breathes_fire),
        cmocka_unit_test(scared_he_comes_back_by_himself),
        cmocka_unit_test(only_the_crown_opens_the_last_grate),
        cmocka_unit_test(every_arena_is_whole),
        cmocka_unit_test(turn_by_turn_he_breaks_the_corners_that_he_passes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
