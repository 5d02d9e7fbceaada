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
//     all is seen; no light, bell, goods                  all_of_it_is_seen
//     all of it, at once, against another implementation  a_thousand_games_go_as_in_the_model
//     Ctrl+R begins again                                 tests/e2e/test_window.py
#include "gen/gen.h"
#include "gen/makers/rows.h"
#include "sim/classic.h"
#include "sim/space/terrain.h"

#include "sim/arena.h"
#include "support/game_hash.h"

#include <stdlib.h>
#include <string.h>

enum { SETTLE_TICKS = 16, GAMES = 1000, TURNS = 60 };

// From a picture, with walls below it as far as a level needs so many rows.
static World *begin(const char *rows) {
    char whole[1024];
    size_t width = strcspn(rows, "\n") + 1, at = strlen(rows);
    memcpy(whole, rows, at);
    for (; at / width < LEVEL_SIDE_MIN; at += width) memcpy(whole + at, rows, width);
    whole[at] = '\0';
    World *world = arena(whole);
    classic_begin(world);
    return world;
}

// One press, and what comes of it until nobody moves.
static void press(World *world, Input input) {
    world_tick(world, input);
    for (int i = 0; i < SETTLE_TICKS; i++) world_tick(world, STILL);
    assert_true(classic_rests(world));
}

static void stands(const World *world, int index, int x, int y) {
    Vec cell = classic_cell(world, index);
    assert_int_equal(cell.x, x);
    assert_int_equal(cell.y, y);
    assert_true(vec_eq(cell, (Vec){x, y}));
}

static void at_home(const World *world, int index) {
    assert_true(vec_eq(world->actors[index].pos, cell_centre(classic_cell(world, index))));
}

static GenOptions options_of(uint64_t seed) {
    GenOptions options = CLASSIC.defaults;
    options.seed = seed;
    return options;
}

static void the_level_is_the_classics(void **state) {
    (void)state;
    int walls = 0, least = INT32_MAX, most = 0;
    char why[128];
    for (uint64_t seed = 0; seed < 200; seed++) {
        GenOptions options = options_of(seed);
        Level level;
        assert_true(gen_check(&options, why, sizeof why));
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
    assert_true(world_waits(world));
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
    assert_int_equal(classic_enemies(world), 1);
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
        classic_begin(world);
        press(world, EAST);
        Vec cell = classic_cell(world, 1);
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
    assert_int_equal(classic_enemies(world), 1);
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

// ---- the model: the same game on two arrays

typedef struct Model {
    char map[12][18];
    struct {
        int x, y, hp;
    } actors[10];
    int alive; // enemies
    Rng rng;
} Model;

static Model model_of(const World *world) {
    Model model = {.alive = 9, .rng = world->ai};
    for (int y = 0; y < 12; y++) {
        for (int x = 0; x < 17; x++)
            model.map[y][x] = level_tile(&world->level, (Vec){x, y}) == TILE_FLOOR ? '.' : '#';
    }
    for (int i = 0; i < 10; i++) {
        Vec at = i == 0 ? world->level.start : world->level.monsters.at[i - 1].cell;
        model.actors[i].x = at.x;
        model.actors[i].y = at.y;
        model.actors[i].hp = i == 0 ? 3 : 1;
    }
    return model;
}

// False at a wall.
static bool model_move(Model *model, int who, int dx, int dy) {
    int x = model->actors[who].x + dx, y = model->actors[who].y + dy;
    if (model->map[y][x] == '#') return false;
    for (int i = 0; i < 10; i++) {
        if (model->actors[i].hp <= 0 || model->actors[i].x != x || model->actors[i].y != y) continue;
        model->actors[i].hp--;
        if (i > 0 && model->actors[i].hp == 0) model->alive--;
        return true;
    }
    model->actors[who].x = x;
    model->actors[who].y = y;
    return true;
}

static void model_enemy(Model *model, int who) {
    static const int DX[] = {1, 0, -1, 0}, DY[] = {0, 1, 0, -1};
    int dx = model->actors[0].x - model->actors[who].x, dy = model->actors[0].y - model->actors[who].y;
    if (abs(dx) + abs(dy) > 6) {
        int open = 0;
        for (int i = 0; i < 4; i++)
            open += model->map[model->actors[who].y + DY[i]][model->actors[who].x + DX[i]] != '#';
        int left = open == 0 ? -1 : rng_below(&model->rng, open);
        for (int i = 0; i < 4 && left >= 0; i++) {
            if (model->map[model->actors[who].y + DY[i]][model->actors[who].x + DX[i]] == '#') continue;
            if (left-- == 0) (void)model_move(model, who, DX[i], DY[i]);
        }
    } else if (abs(dx) > abs(dy)) {
        (void)model_move(model, who, dx < 0 ? -1 : 1, 0);
    } else {
        (void)model_move(model, who, 0, dy < 0 ? -1 : 1);
    }
}

static void model_turn(Model *model, int dx, int dy) {
    if (!model_move(model, 0, dx, dy)) return;
    for (int i = 1; i < 10; i++) {
        if (model->actors[i].hp > 0 && model->actors[0].hp > 0 && model->alive > 0) model_enemy(model, i);
    }
}

static void check_alike(const World *world, const Model *model) {
    for (int i = 0; i < 10; i++) {
        bool alive = model->actors[i].hp > 0;
        if (i > 0) assert_int_equal(world->actors[i].kind != ACTOR_NONE, alive);
        if (i == 0) assert_int_equal(world->actors[i].hp, model->actors[i].hp * CLASSIC_POINT);
        if (alive) stands(world, i, model->actors[i].x, model->actors[i].y);
        if (alive) at_home(world, i);
    }
    Outcome outcome = model->actors[0].hp == 0 ? OUTCOME_DEATH
                      : model->alive == 0      ? OUTCOME_VICTORY
                                               : OUTCOME_NONE;
    assert_int_equal(world->outcome, outcome);
}

static void a_thousand_games_go_as_in_the_model(void **state) {
    (void)state;
    static const Input KEYS[] = {{.x = 1}, {.y = 1}, {.x = -1}, {.y = -1}};
    int won = 0, lost = 0;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        GenOptions options = options_of(seed);
        Game *game = game_new(&options);
        World *world = game_world(game);
        Model model = model_of(world);
        Rng rng;
        rng_init(&rng, seed, STREAM_COMBAT);
        for (int turn = 0; turn < TURNS && world->outcome == OUTCOME_NONE; turn++) {
            int way = rng_below(&rng, 4), x = model.actors[0].x, y = model.actors[0].y;
            // Three in four strike who stands beside him, so that some games are won.
            for (int i = 1; i < 10 && turn % 4 != 0; i++) {
                int dx = model.actors[i].x - x, dy = model.actors[i].y - y;
                if (model.actors[i].hp > 0 && abs(dx) + abs(dy) == 1)
                    way = dx > 0 ? 0 : dy > 0 ? 1 : dx < 0 ? 2 : 3;
            }
            model_turn(&model, KEYS[way].x, KEYS[way].y);
            game_tick(game, KEYS[way]);
            while (!classic_rests(world)) game_tick(game, STILL);
            game_tick(game, STILL);
            check_alike(world, &model);
        }
        won += world->outcome == OUTCOME_VICTORY;
        lost += world->outcome == OUTCOME_DEATH;
        game_free(game);
    }
    assert_true(won > 0 && lost > 100);
}

static void a_copy_and_a_replay_go_alike(void **state) {
    (void)state;
    GenOptions options = options_of(11);
    Game *game = game_new(&options), *again = game_new(&options), *copy = NULL;
    for (int tick = 0; tick < 600; tick++) {
        Input input = {.x = (int8_t)(tick / 7 % 3 - 1), .y = (int8_t)(tick / 5 % 3 - 1)};
        if (tick == 203) copy = game_copy(game);
        game_tick(game, input);
        game_tick(again, input);
        if (copy != NULL) game_tick(copy, input);
        assert_true(game_hash(game) == game_hash(again));
        if (copy != NULL) assert_true(game_hash(game) == game_hash(copy));
    }
    game_free(game);
    game_free(again);
    game_free(copy);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_level_is_the_classics),
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
        cmocka_unit_test(a_thousand_games_go_as_in_the_model),
        cmocka_unit_test(a_copy_and_a_replay_go_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
