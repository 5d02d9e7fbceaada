// The Warlord in his arena: three phases, what he does in each, what helps against it, and his crown.
#include "gen/descent/depths.h"
#include "gen/gen.h"
#include "map/balance_hero.h"
#include "map/balance_light.h"
#include "map/balance_score.h"
#include "sim/dusk.h"
#include "sim/hero/delivery.h"
#include "sim/minds.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/warlord.h"
#include "sim/space/light_fixtures.h"
#include "sim/toll/plan.h"

enum { LORD = 1 };

static World *arena_of(const char *rows) {
    Level level = level_from_picture(rows);
    level.seed = 1;
    level.depth = DESCENT_DEPTHS;
    Vec bell = {level.tiles.w / 2, 0};
    grid_set(&level.decor, bell, DECOR_GREAT_BELL);
    World *world = world_new(&level);
    assert_non_null(world);
    alarm(world, LORD);
    world->cache.broad = true;
    return world;
}

static const char HALL[] = "#####################\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#....&.........&....#\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#..........W.......@#\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#...................#\n"
                           "#....&.........&....#\n"
                           "#..>................#\n"
                           "#####################\n";

static Actor *lord_of(World *world) {
    return &world->actors[LORD];
}

static void wound_to(World *world, int hp) {
    lord_of(world)->hp = hp;
    world_tick(world, STILL);
    world->hitstop = 0;
}

static bool run_until_blow(World *world, BlowKind blow, int most) {
    for (int i = 0; i < most; i++) {
        hero_of(world)->hp = HERO_HP;
        world_tick(world, STILL);
        if (lord_of(world)->act == ACT_WINDUP && lord_of(world)->brain.blow == blow) return true;
    }
    return false;
}

static void his_phases_begin_where_his_row_says(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    const int *stages = ACTORS[ACTOR_WARLORD].stages;
    const struct {
        int hp, phase;
    } STEPS[] = {{stages[0] + 1, WARLORD_GUARD},
                 {stages[0], WARLORD_TOLL},
                 {stages[1] + 1, WARLORD_TOLL},
                 {stages[1], WARLORD_CROWN}};
    for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++) {
        lord_of(world)->act = ACT_NONE;
        wound_to(world, STEPS[i].hp);
        assert_int_equal(lord_of(world)->brain.stage, STEPS[i].phase);
    }
    world_free(world);
}

static void all_stand_still_for_a_moment_when_a_phase_begins(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    lord_of(world)->hp = ACTORS[ACTOR_WARLORD].stages[0];
    assert_true(run_until(world, STILL, EVENT_PHASE, 2));
    assert_in_range(world->hitstop, 15, 30);
    world_free(world);
    world = arena_of(HALL);
    world->hero.pace = PACE_TURNS;
    lord_of(world)->hp = ACTORS[ACTOR_WARLORD].stages[0];
    assert_true(run_until(world, (Input){.buttons = BUTTON_WAIT}, EVENT_PHASE, 40));
    assert_int_equal(world->hitstop, 0);
    world_free(world);
}

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
static void let_him_ring(World *world) {
    int ticks = 0;
    assert_true(run_until_blow(world, BLOW_TOLL, 4000));
    assert_in_range(cell_of(lord_of(world)->pos).y, 1, 2);
    for (int tolls = world->clock.tolls; world->clock.tolls == tolls && ticks < 100; ticks++)
        world_tick(world, STILL);
    assert_in_range(ticks, 88, 92);
}

static void wounded_he_rings_the_great_bell_and_now_and_then_again(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    wound_to(world, 40);
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
    wound_to(world, 40);
    lord_of(world)->brain.timer = 0;
    lord_of(world)->brain.stage_ticks = WARLORD_RING_TICKS;
    assert_true(run_until(world, STILL, EVENT_HIT, 600));
    world_free(world);
}

static void six_half_hearts_stop_his_ringing(void **state) {
    (void)state;
    for (int damage = 5; damage <= 6; damage++) {
        World *world = arena_of(HALL);
        wound_to(world, 35);
        lord_of(world)->brain.stage_ticks = WARLORD_RING_TICKS;
        assert_true(run_until_blow(world, BLOW_TOLL, 2000));
        lord_of(world)->invulnerable = 0;
        combat_hurt(world, LORD, damage, DIR_E, CAUSE_BLOW);
        world->hitstop = 0;
        assert_int_equal(lord_of(world)->act, damage < 6 ? ACT_WINDUP : ACT_HURT);
        world_free(world);
    }
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
    wound_to(world, 20);
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
    wound_to(world, 20);
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
    wound_to(world, 20);
    light_fixture_kindle(world, (Vec){5, 10}, HERO);
    assert_true(run_until_blow(world, BLOW_SNUFF, 900));
    assert_in_range(vec_chebyshev(cell_of(lord_of(world)->pos), (Vec){5, 10}), 1, 2);
    assert_true(run_until(world, STILL, EVENT_QUENCH, 60));
    world_free(world);
}

static void exposed_he_leaps_and_breathes_fire(void **state) {
    (void)state;
    World *world = arena_of(HALL);
    wound_to(world, 20);
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
        assert_int_equal(potions, 1);
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
        cmocka_unit_test(his_phases_begin_where_his_row_says),
        cmocka_unit_test(all_stand_still_for_a_moment_when_a_phase_begins),
        cmocka_unit_test(his_box_is_larger_than_a_cell),
        cmocka_unit_test(a_charge_into_a_pillar_breaks_it_and_stuns_him),
        cmocka_unit_test(a_charge_into_the_border_only_stops_him),
        cmocka_unit_test(he_walks_through_what_a_toll_built_and_around_pillars),
        cmocka_unit_test(wounded_he_rings_the_great_bell_and_now_and_then_again),
        cmocka_unit_test(who_stands_in_his_way_to_the_bell_is_struck),
        cmocka_unit_test(six_half_hearts_stop_his_ringing),
        cmocka_unit_test(a_brazier_that_burns_holds_its_whole_quarter),
        cmocka_unit_test(he_comes_off_the_wall_that_he_ran_against),
        cmocka_unit_test(guards_come_from_dark_quarters_six_at_most),
        cmocka_unit_test(no_toll_moves_him_and_no_clock_runs),
        cmocka_unit_test(at_last_all_flames_go_out_and_the_crown_burns),
        cmocka_unit_test(who_hides_is_only_heard_and_strikes_twice_as_hard),
        cmocka_unit_test(a_brazier_that_is_lit_again_lures_him),
        cmocka_unit_test(exposed_he_leaps_and_breathes_fire),
        cmocka_unit_test(scared_he_comes_back_by_himself),
        cmocka_unit_test(only_the_crown_opens_the_last_grate),
        cmocka_unit_test(every_arena_is_whole),
        cmocka_unit_test(turn_by_turn_he_breaks_the_corners_that_he_passes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
