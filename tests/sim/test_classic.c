// The classic's rules, and where each is tested:
//
//     the level: 15x10 inside the border, a fifth walls, the hero, nine enemies, nothing else
//                                                         the_level_is_the_classics
//     the hero has 3 hit points, an enemy 1               everybody_begins_with_his_hit_points
//     a key is one act; held, it acts again               a_press_is_one_act, a_held_key_acts_again
//     a press does not wait for bodies to arrive          presses_may_come_in_every_other_tick
//     four directions: of two keys the later counts       there_are_four_directions
//     a wall costs nothing, and is no act                 a_wall_is_no_act
//     nothing else is an act                              no_other_button_acts
//     he strikes whom he walks into, for 1                he_strikes_whom_he_walks_into
//     enemies act after him, in order                     enemies_act_after_him_in_order
//     |dx| + |dy| <= 6: along the longer axis, tie y      near_enemies_come_along_the_longer_axis
//     a wall there: it stays                              near_enemies_stay_at_a_wall
//     farther off: a random direction without a wall      far_enemies_go_any_open_way, walled_in_it_stays
//     an enemy strikes whom it walks into, for 1          enemies_strike_him, enemies_strike_each_other
//     the last enemy dead is victory                      the_last_enemy_dead_is_victory
//     no hit point left is game over                      without_hit_points_it_is_over
//     all is seen; no light, bell, treasures              all_of_it_is_seen
//     all of it, at once, against another implementation  test_classic_model.c
//     everybody stands anywhere                           enemies_stand_anywhere
//     Ctrl+R makes a new one                               tests/e2e/test_window.py
#include "gen/gen.h"
#include "sim/game.h"
#include "sim/space/terrain.h"

#include "sim/classic_game.h"

#include <stdlib.h>
#include <string.h>

// From a picture, with walls below it as far as a level needs so many rows.
static World *begin(const char *rows) {
    char whole[1024];
    size_t width = strcspn(rows, "\n") + 1, at = strlen(rows);
    memcpy(whole, rows, at);
    for (; at / width < LEVEL_SIDE_MIN; at += width) memcpy(whole + at, rows, width);
    whole[at] = '\0';
    World *world = arena(whole);
    classic_enable(world);
    return world;
}

// One press, and what comes of it until nobody moves.
static void press(World *world, Input input) {
    world_tick(world, input);
    for (int i = 0; i < SETTLE_TICKS; i++) world_tick(world, STILL);
    assert_true(classic_is_idle(world));
}

static int near(Vec a, Vec b) {
    return int_abs(a.x - b.x) + int_abs(a.y - b.y) <= CLASSIC_NEAR;
}

// As many are near him as chance has it: of all floor but his cell.
static void enemies_stand_anywhere(void **state) {
    (void)state;
    int64_t is = 0, expected = 0; // in thousandths
    for (uint64_t seed = 0; seed < 500; seed++) {
        GenOptions options = options_of(seed);
        Level level;
        int floor = 0, floor_near = 0;
        assert_true(gen_level(&level, &options));
        for (int i = 0; i < 17 * 12; i++) {
            Vec cell = {i % 17, i / 17};
            if (!level_floor(&level, cell) || vec_eq(cell, level.start)) continue;
            floor++;
            floor_near += near(cell, level.start);
        }
        for (int i = 0; i < 9; i++) is += 1000 * near(level.monsters.at[i].cell, level.start);
        expected += 9 * 1000 * (int64_t)floor_near / floor;
        level_free(&level);
    }
    assert_in_range(is, expected * 9 / 10, expected * 11 / 10);
}

static void the_level_is_the_classics(void **state) {
    (void)state;
    int walls = 0, least = INT32_MAX, most = 0;
    Error why;
    for (uint64_t seed = 0; seed < 200; seed++) {
        GenOptions options = options_of(seed);
        Level level;
        assert_true(gen_check(&options, &why));
        assert_true(gen_level(&level, &options));
        assert_int_equal(level.tiles.w, 17);
        assert_int_equal(level.tiles.h, 12);
        assert_int_equal(level.items.count + level.fixture_count, 0);
        assert_int_equal(level.monsters.count, 9);
        for (int i = 0; i < 9; i++) {
            assert_int_equal(level.monsters.at[i].kind, ACTOR_ENEMY);
            assert_true(level_floor(&level, level.monsters.at[i].cell));
            assert_int_equal(level.monsters.at[i].pack, 0);
        }
        int count = 0;
        for (int i = 0; i < 17 * 12; i++) {
            Tile tile = (Tile)level.tiles.cells[i];
            bool border = i % 17 == 0 || i % 17 == 16 || i / 17 == 0 || i / 17 == 11;
            assert_true(tile == TILE_WALL || (tile == TILE_FLOOR && !border));
            assert_int_equal(level.decor.cells[i], DECOR_NONE);
            count += tile == TILE_WALL && !border;
        }
        walls += count;
        least = int_min(least, count);
        most = int_max(most, count);
        level_free(&level);
    }
    assert_in_range(walls, 200 * 30, 200 * 34); // 30 by chance, and the pockets
    assert_true(least < 25 && most > 40);
}

static void everybody_begins_with_his_hit_points(void **state) {
    (void)state;
    GenOptions options = options_of(3);
    Game *game = game_new(&options);
    const World *world = game_world(game);
    assert_int_equal(world->actors[HERO].hp, 3 * CLASSIC_POINT);
    assert_int_equal(world->actors[HERO].hp_max, 3 * CLASSIC_POINT);
    assert_int_equal(world->actor_count, 10);
    for (int i = 1; i < 10; i++) assert_int_equal(world->actors[i].hp, CLASSIC_POINT);
    assert_true(world_is_waiting(world));
    game_free(game);
}

static void a_press_is_one_act(void **state) {
    (void)state;
    World *world = begin("##########\n"
                         "#@.......#\n"
                         "##########\n");
    press(world, EAST);
    stands(world, HERO, 2, 1);
    at_home(world, HERO);
    run(world, EAST, 20); // held for a third of a second
    run(world, STILL, SETTLE_TICKS);
    stands(world, HERO, 3, 1);
    world_free(world);
}

static void a_held_key_acts_again(void **state) {
    (void)state;
    World *world = begin("##########\n"
                         "#@.......#\n"
                         "##########\n");
    run(world, EAST, 30);
    stands(world, HERO, 2, 1);
    run(world, EAST, 1);
    stands(world, HERO, 3, 1);
    run(world, EAST, 12);
    stands(world, HERO, 4, 1);
    run(world, STILL, 60);
    stands(world, HERO, 4, 1);
    world_free(world);
}

static void presses_may_come_in_every_other_tick(void **state) {
    (void)state;
    World *world = begin("##########\n"
                         "#@.......#\n"
                         "##########\n");
    for (int i = 0; i < 5; i++) {
        run(world, EAST, 1);
        run(world, STILL, 1);
    }
    stands(world, HERO, 6, 1);
    run(world, STILL, SETTLE_TICKS);
    at_home(world, HERO);
    world_free(world);
}

static void there_are_four_directions(void **state) {
    (void)state;
    World *world = begin("#######\n"
                         "#.....#\n"
                         "#..@..#\n"
                         "#.....#\n"
                         "#######\n");
    press(world, NORTH);
    stands(world, HERO, 3, 1);
    press(world, WEST);
    stands(world, HERO, 2, 1);
    press(world, SOUTH);
    stands(world, HERO, 2, 2);
    press(world, EAST);
    stands(world, HERO, 3, 2);
    run(world, EAST, 1);
    run(world, (Input){.x = 1, .y = 1}, 1); // down, while right is held
    stands(world, HERO, 4, 3);
    run(world, STILL, SETTLE_TICKS);
    press(world, (Input){.x = -1, .y = -1}); // at once: one of the two
    stands(world, HERO, 3, 3);
    world_free(world);
}

static void a_wall_is_no_act(void **state) {
    (void)state;
    World *world = begin("######\n"
                         "#@..e#\n"
                         "######\n");
    uint32_t tick = world->tick;
    Rng before = world->ai;
    press(world, NORTH);
    press(world, WEST);
    stands(world, HERO, 1, 1);
    stands(world, 1, 4, 1);
    assert_int_equal(world->tick, tick);
    assert_memory_equal(&before, &world->ai, sizeof before);
    press(world, EAST);
    stands(world, 1, 3, 1);
    world_free(world);
}

static void no_other_button_acts(void **state) {
    (void)state;
    World *world = begin("######\n"
                         "#@.e.#\n"
                         "######\n");
    for (unsigned button = 1; button < BUTTONS_ALL; button <<= 1)
        press(world, (Input){.buttons = (uint8_t)button});
    for (uint8_t slot = 1; slot <= SLOTS; slot++) press(world, (Input){.slot = slot});
    press(world, (Input){.buttons = BUTTON_USE, .pick = ITEM_CANDLE + 1});
    assert_int_equal(world->tick, 0);
    assert_int_equal(world->hero.lantern_shut, false);
    stands(world, HERO, 1, 1);
    stands(world, 1, 3, 1);
    world_free(world);
}

static void he_strikes_whom_he_walks_into(void **state) {
    (void)state;
    World *world = begin("##########\n"
                         "#@e.....e#\n"
                         "##########\n");
    world_tick(world, EAST);
    assert_int_equal(heard(world, EVENT_STRIKE), 1);
    assert_int_equal(heard(world, EVENT_HIT), 1);
    assert_int_equal(heard(world, EVENT_KILL), 1);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    assert_int_equal(world->hero.score.kills, 1);
    assert_int_equal(classic_count_enemies(world), 1);
    stands(world, HERO, 1, 1);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    world_free(world);
}

// The first makes room, and the second follows into the cell that it has left.
static void enemies_act_after_him_in_order(void **state) {
    (void)state;
    World *world = begin("#########\n"
                         "#@...ee.#\n"
                         "#########\n");
    press(world, EAST);
    stands(world, HERO, 2, 1);
    stands(world, 1, 4, 1);
    stands(world, 2, 5, 1);
    world_free(world);
    world = begin("#########\n"
                  "#.ee...@#\n"
                  "#########\n"); // the first walks into the second, which has not moved yet
    press(world, WEST);
    assert_int_equal(world->actors[2].kind, ACTOR_NONE);
    stands(world, 1, 2, 1);
    world_free(world);
}

static void near_enemies_come_along_the_longer_axis(void **state) {
    (void)state;
    static const struct {
        Vec from, to;
    } CASES[] = {{{10, 4}, {9, 4}}, {{7, 6}, {7, 5}}, {{3, 5}, {4, 5}}, {{6, 1}, {6, 2}},
                 {{9, 7}, {9, 6}},  {{3, 1}, {3, 2}}, {{9, 5}, {8, 5}}, {{5, 8}, {5, 7}}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        World *world = begin("#############\n"
                             "#...........#\n"
                             "#...........#\n"
                             "#...........#\n"
                             "#....@......#\n" // he goes to 6, 4
                             "#...........#\n"
                             "#...........#\n"
                             "#...........#\n"
                             "#...........#\n"
                             "#############\n");
        Vec from = CASES[i].from;
        int enemy = body_create(world, ACTOR_ENEMY, cell_centre(from));
        assert_true(int_abs(from.x - 6) + int_abs(from.y - 4) <= CLASSIC_NEAR);
        press(world, EAST);
        stands(world, enemy, CASES[i].to.x, CASES[i].to.y);
        world_free(world);
    }
}

static void near_enemies_stay_at_a_wall(void **state) {
    (void)state;
    World *world = begin("########\n"
                         "#@...#e#\n"
                         "#......#\n"
                         "########\n");
    for (int i = 0; i < 6; i++) {
        press(world, i % 2 == 0 ? EAST : WEST);
        stands(world, 1, 6, 1);
    }
    world_free(world);
}

static void far_enemies_go_any_open_way(void **state) {
    (void)state;
    int gone[2] = {0};
    for (uint64_t seed = 0; seed < 300; seed++) {
        World *world = arena_seeded("############\n"
                                    "#@........##\n"
                                    "#........#e#\n"
                                    "#.........##\n"
                                    "############\n",
                                    seed);
        // Up and to the left it is open, to the right and below there are walls.
        terrain_set(world, (Vec){10, 1}, TILE_FLOOR);
        terrain_set(world, (Vec){9, 2}, TILE_FLOOR);
        classic_enable(world);
        press(world, EAST);
        Vec cell = classic_logical_cell(world, 1);
        gone[0] += vec_eq(cell, (Vec){9, 2});
        gone[1] += vec_eq(cell, (Vec){10, 1});
        world_free(world);
    }
    assert_int_equal(gone[0] + gone[1], 300);
    assert_in_range(gone[0], 115, 185);
}

static void walled_in_it_stays(void **state) {
    (void)state;
    World *world = begin("############\n"
                         "#@.......#e#\n"
                         "############\n");
    press(world, EAST);
    stands(world, 1, 10, 1);
    world_free(world);
}

static void enemies_strike_him(void **state) {
    (void)state;
    World *world = begin("######\n"
                         "#@.e.#\n"
                         "######\n");
    world_tick(world, EAST);
    assert_int_equal(world->actors[HERO].hp, 2 * CLASSIC_POINT);
    assert_int_equal(heard(world, EVENT_HIT), 1);
    stands(world, 1, 3, 1);
    stands(world, HERO, 2, 1);
    world_free(world);
}

static void enemies_strike_each_other(void **state) {
    (void)state;
    World *world = begin("###########\n"
                         "#@.......e#\n"
                         "#######.###\n"
                         "###########\n");
    int other = body_create(world, ACTOR_ENEMY, cell_centre((Vec){8, 1})); // acts later
    press(world, EAST);
    assert_int_equal(world->actors[other].kind, ACTOR_NONE); // only that way was open
    stands(world, 1, 9, 1);
    assert_int_equal(classic_count_enemies(world), 1);
    assert_int_equal(world->hero.score.kills, 0);
    world_free(world);
}

static void the_last_enemy_dead_is_victory(void **state) {
    (void)state;
    World *world = begin("######\n"
                         "#@e..#\n"
                         "######\n");
    world_tick(world, EAST);
    assert_int_equal(world->outcome, OUTCOME_VICTORY);
    assert_int_equal(heard(world, EVENT_VICTORY), 1);
    run(world, STILL, SETTLE_TICKS);
    press(world, EAST); // no more acts
    stands(world, HERO, 1, 1);
    world_free(world);
}

static void without_hit_points_it_is_over(void **state) {
    (void)state;
    World *world = begin("######\n"
                         "#@.e.#\n"
                         "######\n");
    int blows = 0;
    press(world, EAST); // into reach of the first
    world->actors[1].hp = 9 * CLASSIC_POINT;
    while (world->outcome == OUTCOME_NONE && blows < 9) {
        press(world, EAST);
        blows++;
    }
    assert_int_equal(world->outcome, OUTCOME_DEATH);
    assert_int_equal(world->actors[HERO].hp, 0);
    assert_int_equal(blows, 2);
    assert_int_equal(world->killer, ACTOR_ENEMY);
    assert_int_equal(world->actors[HERO].act, ACT_DEAD);
    world_free(world);
}

static void all_of_it_is_seen(void **state) {
    (void)state;
    GenOptions options = options_of(8);
    options.w = options.h = 32;
    Game *game = game_new(&options);
    const World *world = game_world(game);
    assert_false(world->clock.on);
    assert_int_equal(world->floor.item_count + world->cache.flame_count, 0);
    for (int turn = 0; turn < 20; turn++) {
        for (int y = 0; y < 32; y++) {
            for (int x = 0; x < 32; x++) assert_true(fov_has(&world->cache.view, (Vec){x, y}));
        }
        assert_false(fov_has(&world->cache.view, (Vec){-1, 5}));
        assert_false(fov_has(&world->cache.view, (Vec){5, 32}));
        game_tick(game, (Input[]){EAST, STILL, SOUTH, STILL, WEST, STILL}[turn % 6]);
    }
    for (int i = 0; i < 32 * 32; i++) {
        assert_int_equal(world->known.explored.cells[i], KNOWN_WELL);
        assert_int_equal(world->known.tiles.cells[i], world->level.tiles.cells[i]);
    }
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_level_is_the_classics),
        cmocka_unit_test(enemies_stand_anywhere),
        cmocka_unit_test(everybody_begins_with_his_hit_points),
        cmocka_unit_test(a_press_is_one_act),
        cmocka_unit_test(a_held_key_acts_again),
        cmocka_unit_test(presses_may_come_in_every_other_tick),
        cmocka_unit_test(there_are_four_directions),
        cmocka_unit_test(a_wall_is_no_act),
        cmocka_unit_test(no_other_button_acts),
        cmocka_unit_test(he_strikes_whom_he_walks_into),
        cmocka_unit_test(enemies_act_after_him_in_order),
        cmocka_unit_test(near_enemies_come_along_the_longer_axis),
        cmocka_unit_test(near_enemies_stay_at_a_wall),
        cmocka_unit_test(far_enemies_go_any_open_way),
        cmocka_unit_test(walled_in_it_stays),
        cmocka_unit_test(enemies_strike_him),
        cmocka_unit_test(enemies_strike_each_other),
        cmocka_unit_test(the_last_enemy_dead_is_victory),
        cmocka_unit_test(without_hit_points_it_is_over),
        cmocka_unit_test(all_of_it_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
