// Turn by turn: steps and time.
#include "map/balance_hero.h"
#include "sim/monsters/minds.h"
#include "sim/space/terrain.h"
#include "sim/state/bag.h"

#include "sim/turns.h"

static const char ROOM[] = "##########\n"
                           "#........#\n"
                           "#........#\n"
                           "#..@.....#\n"
                           "#........#\n"
                           "##########\n";

static void a_step_takes_a_cell_at_his_speed(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    Vec from = hero_cell(world);
    assert_int_equal(act(world, EAST), 12); // 8192 / 683, rounded up
    assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_E])));
    assert_int_equal(act(world, (Input){.x = -1, .y = -1}), 12); // a diagonal one, too
    assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_N])));
    check_cells(world);
    world->hero.lantern_shut = true;
    assert_int_equal(act(world, SOUTH), 16); // 8192 / 512
    world->hero.power[POWER_WINGS] = 900;
    assert_int_equal(act(world, SOUTH), 13); // 8192 / 640
    world->hero.lantern_shut = false;
    assert_int_equal(act(world, WEST), 10); // 8192 / 853
    world_free(world);
}

static void the_ground_that_he_leaves_counts(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    world->floor.spills[world->floor.spill_count++] =
        (Spill){.kind = SPILL_HONEY, .cell = vec_add(hero_cell(world), DIRS[DIR_E]), .ticks = 1000};
    assert_int_equal(act(world, EAST), 12);
    assert_int_equal(act(world, EAST), 24); // at half speed: 8192 / 342
    world_free(world);
    world = turns_in("#######\n"
                     "#######\n"
                     "#######\n"
                     "#.@~..#\n"
                     "#######\n");
    assert_int_equal(act(world, EAST), 12);
    assert_int_equal(act(world, EAST), 16); // 3/4
    world_free(world);
}

static void he_hops_at_once(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    Vec from = hero_cell(world);
    world_tick(world, EAST);
    assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_E])));
    assert_false(world_is_waiting(world));
    run(world, EAST, 11); // held
    assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_E])));
    assert_true(world_is_waiting(world));
    world_tick(world, EAST);
    assert_true(vec_eq(hero_cell(world), vec_add(from, (Vec){2, 0})));
    world_free(world);
}

static void waiting_takes_a_turn(void **state) {
    (void)state;
    World *world = turns_in(ROOM);
    Vec from = hero_cell(world);
    assert_int_equal(act(world, WAIT), TURN_TICKS);
    assert_int_equal(TURN_TICKS, 12);
    assert_true(vec_eq(hero_cell(world), from));
    world_free(world);
}

static void what_is_free_takes_none(void **state) {
    (void)state;
    World *world = turns_in("#####\n"
                            "#####\n"
                            "#####\n"
                            "#@..#\n"
                            "#####\n");
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    Vec from = hero_cell(world);
    assert_int_equal(act(world, SHUTTER), 0);
    assert_true(world->hero.lantern_shut);
    assert_int_equal(act(world, (Input){.slot = 2}), 0); // takes it in hand
    assert_int_equal(act(world, STILL), 0);
    assert_int_equal(act(world, NORTH), 0);              // a wall
    assert_int_equal(world->actors[HERO].facing, DIR_N); // he turns
    assert_true(vec_eq(hero_cell(world), from));
    world_free(world);
}

static void a_diagonal_against_a_wall_does_nothing_and_costs_nothing(void **state) {
    (void)state;
    World *world = turns_in("#####\n"
                            "#####\n"
                            "#@..#\n"
                            "#..##\n"
                            "#####\n");
    Vec from = hero_cell(world);
    assert_int_equal(act(world, (Input){.x = 1, .y = -1}), 0);
    assert_int_equal(act(world, EAST), 12);
    assert_int_equal(act(world, (Input){.x = 1, .y = 1}), 0); // he cuts no corner
    assert_int_equal(act(world, (Input){.x = 1, .y = -1}), 0);
    assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_E])));
    world_free(world);
}

static void he_opens_a_door_and_walks_in(void **state) {
    (void)state;
    World *world = turns_in("#######\n"
                            "#######\n"
                            "#######\n"
                            "#.@+..#\n"
                            "#######\n");
    Vec from = hero_cell(world), door = vec_add(from, DIRS[DIR_E]);
    assert_int_equal(act(world, EAST), 12);
    assert_int_equal(level_tile(&world->level, door), TILE_DOOR_OPEN);
    assert_int_equal(act(world, EAST), 12);
    assert_true(vec_eq(hero_cell(world), door));
    world_free(world);
    world = turns_in("#######\n"
                     "#######\n"
                     "#######\n"
                     "#.@1..#\n"
                     "#######\n");
    world_tick(world, EAST);
    assert_int_equal(heard(world, EVENT_LOCKED), 1);
    assert_true(world_is_waiting(world)); // without the key that is no turn
    world->hero.keys[0] = 1;
    assert_int_equal(act(world, EAST), 12);
    assert_int_equal(level_tile(&world->level, door), TILE_DOOR_OPEN);
    world_free(world);
}

static void he_pushes_a_crate_at_half_speed(void **state) {
    (void)state;
    World *world = turns_in("########\n"
                            "########\n"
                            "########\n"
                            "#.@[...#\n"
                            "########\n");
    Vec from = hero_cell(world);
    int ticks = act(world, EAST) + act(world, EAST);
    assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_E])));
    assert_int_equal(level_tile(&world->level, vec_add(from, (Vec){2, 0})), TILE_CRATE);
    assert_in_range(ticks, 24, 36);
    world_free(world);
}

static void monsters_gather_their_speed(void **state) {
    (void)state;
    World *world = turns_in("###############\n"
                            "###############\n"
                            "###############\n"
                            "#@...........s#\n"
                            "###############\n");
    Actor *slime = &world->actors[1];
    minds_search_at(world, 1, hero_cell(world));
    Vec from = cell_of(slime->pos);
    int steps = 0;
    for (int turn = 0; turn < 24; turn++) {
        Vec cell = cell_of(slime->pos);
        act(world, WAIT);
        check_cells(world);
        int step = vec_chebyshev(cell, cell_of(slime->pos));
        assert_in_range(step, 0, 1);
        steps += step;
        if (slime->brain.mind == MIND_CHASE) break;
    }
    (void)from;
    assert_true(steps > 0);
    world_free(world);
}

static void nothing_acts_and_both_ways_end_alike(void **state) {
    (void)state;
    static const char QUIET[] = "##########\n"
                                "#..~~....#\n"
                                "#..@..\"..#\n"
                                "#....&...#\n"
                                "##########\n";
    World *turns = turns_in(QUIET), *real = arena(QUIET);
    for (int i = 0; i < 50; i++) act(turns, WAIT);
    world_tick(turns, STILL);
    run(real, STILL, 50 * TURN_TICKS);
    assert_int_equal(turns->tick, real->tick);
    turns->hero.pace = PACE_REAL;
    turns->intent.began = real->intent.began;
    turns->intent.step_ticks = real->intent.step_ticks;
    assert_true(world_hash(turns) == world_hash(real));
    world_free(turns);
    world_free(real);
}

static void the_pace_changes_in_the_midst_of_it(void **state) {
    (void)state;
    static const Input PACE = {.buttons = BUTTON_PACE};
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = arena_seeded("################\n"
                                    "#..r...#..g....#\n"
                                    "#..r.@.+....z..#\n"
                                    "#..b...#..s....#\n"
                                    "#......[....o..#\n"
                                    "################\n",
                                    seed);
        Rng rng;
        rng_init(&rng, seed, STREAM_AI);
        Input input = STILL;
        for (int i = 0; i < 3000 && world->outcome == OUTCOME_NONE; i++) {
            hero_of(world)->hp = HERO_HP;
            input = wander(&rng, input);
            bool toggles = rng_chance(&rng, 1, 40);
            world_tick(world, toggles ? PACE : input);
            if (world_is_turn_based(world) && world_is_waiting(world)) check_cells(world);
            check_apart(world);
        }
        world_free(world);
    }
}

static Pace pressed(World *world, unsigned buttons) {
    world_tick(world, (Input){.buttons = (uint8_t)buttons});
    world_tick(world, STILL);
    return world->hero.pace;
}

static void its_key_comes_back_to_the_pace_that_waits(void **state) {
    (void)state;
    World *world = arena_seeded("#########\n"
                                "#.......#\n"
                                "#...@...#\n"
                                "#.......#\n"
                                "#########\n",
                                1);
    assert_int_equal(pressed(world, BUTTON_PACE), PACE_TURNS);
    assert_int_equal(pressed(world, BUTTON_PACE), PACE_REAL);
    world->hero.pace = world->hero.waiting = PACE_MOVES;
    assert_int_equal(pressed(world, BUTTON_PACE), PACE_REAL);
    assert_int_equal(pressed(world, BUTTON_PACE), PACE_MOVES);
    assert_int_equal(pressed(world, BUTTON_PACE | BUTTON_WAIT), PACE_TURNS); // as the terminal must
    assert_int_equal(pressed(world, BUTTON_PACE), PACE_REAL);
    assert_int_equal(pressed(world, BUTTON_PACE), PACE_TURNS);
    world_free(world);
}

// ---- ice

static const char POND[] = "############\n"
                           "#..........#\n"
                           "#.@........#\n"
                           "#..........#\n"
                           "############\n";

// Ice from the fourth column to the ninth.
static World *on_pond(void) {
    World *world = turns_in(POND);
    for (int y = 1; y <= 3; y++) {
        for (int x = 4; x <= 9; x++) terrain_set(world, (Vec){x, y}, TILE_ICE);
    }
    return world;
}

static void check_hero(const World *world, int x, int y) {
    check_cells(world);
    assert_int_equal(hero_cell(world).x, x);
    assert_int_equal(hero_cell(world).y, y);
}

static void who_stops_on_ice_slides_a_cell_further(void **state) {
    (void)state;
    World *world = on_pond();
    (void)act(world, EAST);
    (void)act(world, WAIT);
    check_hero(world, 3, 2); // not on ice yet
    (void)act(world, EAST);
    check_hero(world, 4, 2);
    (void)act(world, WAIT);
    check_hero(world, 5, 2);
    (void)act(world, WAIT);
    check_hero(world, 5, 2); // that was all
    world_free(world);
}

static void who_goes_on_over_ice_does_not_slide(void **state) {
    (void)state;
    World *world = on_pond();
    for (int x = 3; x <= 8; x++) {
        assert_int_equal(act(world, EAST), TURN_TICKS);
        check_hero(world, x, 2);
    }
    (void)act(world, SOUTH); // nor who turns aside
    check_hero(world, 8, 3);
    world_free(world);
}

static void who_turns_back_on_ice_has_to_slide_first(void **state) {
    (void)state;
    World *world = on_pond();
    for (int i = 0; i < 3; i++) (void)act(world, EAST);
    check_hero(world, 5, 2);
    (void)act(world, WEST);
    check_hero(world, 6, 2);
    (void)act(world, WEST);
    check_hero(world, 5, 2);
    world_free(world);
}

static void a_slide_ends_at_a_wall_and_beyond_the_ice(void **state) {
    (void)state;
    World *world = on_pond();
    for (int i = 0; i < 7; i++) (void)act(world, EAST);
    check_hero(world, 9, 2);
    (void)act(world, WAIT); // off the ice
    check_hero(world, 10, 2);
    (void)act(world, WAIT);
    check_hero(world, 10, 2);
    for (int i = 0; i < 2; i++) (void)act(world, WEST);
    (void)act(world, NORTH);
    check_hero(world, 8, 1);
    (void)act(world, WAIT);
    check_hero(world, 8, 1);
    world_free(world);
}

static void nails_hold_on_ice(void **state) {
    (void)state;
    World *world = on_pond();
    world->hero.worn[item_gear_place(ITEM_NAILED_BOOTS)] = ITEM_NAILED_BOOTS;
    for (int i = 0; i < 3; i++) (void)act(world, EAST);
    (void)act(world, WAIT);
    check_hero(world, 5, 2);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_takes_a_cell_at_his_speed),
        cmocka_unit_test(the_ground_that_he_leaves_counts),
        cmocka_unit_test(he_hops_at_once),
        cmocka_unit_test(waiting_takes_a_turn),
        cmocka_unit_test(what_is_free_takes_none),
        cmocka_unit_test(a_diagonal_against_a_wall_does_nothing_and_costs_nothing),
        cmocka_unit_test(he_opens_a_door_and_walks_in),
        cmocka_unit_test(he_pushes_a_crate_at_half_speed),
        cmocka_unit_test(monsters_gather_their_speed),
        cmocka_unit_test(nothing_acts_and_both_ways_end_alike),
        cmocka_unit_test(the_pace_changes_in_the_midst_of_it),
        cmocka_unit_test(its_key_comes_back_to_the_pace_that_waits),
        cmocka_unit_test(who_stops_on_ice_slides_a_cell_further),
        cmocka_unit_test(who_goes_on_over_ice_does_not_slide),
        cmocka_unit_test(who_turns_back_on_ice_has_to_slide_first),
        cmocka_unit_test(a_slide_ends_at_a_wall_and_beyond_the_ice),
        cmocka_unit_test(nails_hold_on_ice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
