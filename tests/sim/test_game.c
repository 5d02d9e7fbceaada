// Games of several levels: stairs, what the hero takes along and what stays.
#include "gen/gen.h"
#include "minds.h"
#include "sim/hero/arrival.h"
#include "sim/levels.h"
#include "support/game_hash.h"

#include <stdlib.h>

static void stairs_lead_to_the_stairs_that_match(void **state) {
    (void)state;
    Game *game = by_hand(TOP, BELOW);
    use_ahead(game, DIR_E);
    assert_int_equal(game->depth, 2);
    World *world = game_world(game);
    assert_int_equal(world->depth, 2);
    assert_true(vec_eq(game_hero(game)->pos, cell_centre((Vec){6, 2})));
    assert_true(vec_eq(world->cache.hero_cell, (Vec){6, 2}));
    assert_int_equal(heard(world, EVENT_STAIRS), 1);
    assert_int_equal(world->events.at[0].amount, 2);
    assert_int_equal(world->events.at[0].dir, DIR_S);
    check_apart(world);
    world->actors[1].kind = ACTOR_NONE; // by the end of the climb it would stand before him
    use_again(game);                    // under him now
    assert_int_equal(game->depth, 1);
    assert_true(vec_eq(game_hero(game)->pos, cell_centre((Vec){3, 2})));
    assert_int_equal(game_world(game)->events.at[0].dir, DIR_N);
    game_free(game);
}

static void walking_over_stairs_is_not_using_them(void **state) {
    (void)state;
    Game *game = by_hand(TOP, BELOW);
    for (int i = 0; i < 40; i++) game_tick(game, EAST);
    assert_int_equal(game->depth, 1);
    game_free(game);
}

static void a_key_held_down_uses_stairs_once(void **state) {
    (void)state;
    Game *game = by_hand(TOP, BELOW);
    face(game_world(game), DIR_E);
    for (int i = 0; i < 60; i++) game_tick(game, USE);
    assert_int_equal(game->depth, 2);
    game_free(game);
}

// Gives all that goes with the hero values that nothing else has.
static void mark_hero(World *world, int mark) {
    Actor *hero = hero_of(world);
    hero->hp = mark;
    hero->hp_max = 2 * mark;
    hero->invulnerable = (uint32_t)(10 * mark);
    hero->walked = 1000 * mark;
    world->hero.bag.stock[ITEM_BOMB] = world->hero.bag.arrows = world->hero.bag.torch = mark;
    world->hero.looks[ITEM_POTION_FIRE] = (uint8_t)mark;
    world->hero.bag.slots[1] = world->hero.bag.hand = ITEM_BOMB;
    world->hero.bag.kept[1] = true;
    world->hero.score.coins = world->hero.score.deepest = world->hero.score.passed = mark;
    world->hero.sealed = world->hero.named[ITEM_POTION_FIRE] = true;
    world->hero.lantern_shut = true;
    world->hero.exposed = 10 * mark;
    world->hero.roll_wait = mark;
    world->hero.score.total = 10 * mark;
    world->hero.score.kills = mark;
    world->collected = mark;
    for (int i = 0; i < KEY_KINDS; i++) world->hero.keys[i] = mark + i;
}

static void check_same_hero(const World *world, const World *left) {
    const Actor *hero = &world->actors[HERO], *before = &left->actors[HERO];
    assert_int_equal(hero->hp, before->hp);
    assert_int_equal(hero->hp_max, before->hp_max);
    assert_int_equal(hero->facing, before->facing);
    assert_int_equal(hero->aim, before->facing);
    assert_int_equal(hero->invulnerable, before->invulnerable);
    assert_int_equal(hero->walked, before->walked);
    assert_memory_equal(&world->hero.bag, &left->hero.bag, sizeof left->hero.bag);
    assert_memory_equal(&world->hero.score, &left->hero.score, sizeof left->hero.score);
    assert_memory_equal(world->hero.keys, left->hero.keys, sizeof left->hero.keys);
    assert_int_equal(world->hero.lantern_shut, left->hero.lantern_shut);
    assert_int_equal(world->hero.exposed, left->hero.exposed);
    assert_int_equal(world->hero.roll_wait, left->hero.roll_wait);
    assert_int_equal(world->tick, left->tick);
    assert_int_equal(world->hero.score.total, left->hero.score.total);
    assert_int_equal(world->hero.score.kills, left->hero.score.kills);
    assert_int_equal(world->collected, left->collected);
    assert_memory_equal(&world->hero.last_input, &left->hero.last_input, sizeof left->hero.last_input);
}

static void what_he_is_and_has_goes_with_him(void **state) {
    (void)state;
    Game *game = by_hand(TOP, BELOW);
    World *top = game->worlds[0], *below = game->worlds[1];
    mark_hero(top, 6);
    use_ahead(game, DIR_E);
    assert_ptr_equal(game_world(game), below);
    check_same_hero(below, top);
    assert_int_equal(hero_of(below)->hp, 6);
    assert_int_equal(below->tick, 2);
    assert_int_equal(below->remaining, 1); // what lies here
    mark_hero(below, 9);
    use_ahead(game, DIR_W);
    assert_ptr_equal(game_world(game), top);
    check_same_hero(top, below);
    assert_int_equal(hero_of(top)->hp, 9);
    game_free(game);
}

// Whatever he was about when he was there last.
static void he_arrives_at_rest(void **state) {
    (void)state;
    Game *game = by_hand(TOP, BELOW);
    World *below = game->worlds[1];
    Actor *hero = hero_of(below);
    hero->act = ACT_RECOVERY;
    hero->act_ticks = 3;
    hero->vel = hero->push = (Vec){SUB, 0};
    below->hitstop = below->intent.rattle = 3;
    below->intent.pressed = BUTTON_STRIKE;
    below->intent.pressed_ticks = 3;
    below->exit = EXIT_BACK;
    below->events.count = 2;
    use_ahead(game, DIR_E);
    assert_int_equal(hero->act, ACT_STEP); // stairs take their time
    assert_int_equal(hero->act_ticks, 0);
    assert_true(vec_eq(hero->prev, hero->pos)); // not drawn as if he had flown there
    assert_true(vec_eq(hero->vel, (Vec){0, 0}) && vec_eq(hero->push, (Vec){0, 0}));
    assert_int_equal(below->hitstop, 0);
    assert_int_equal(below->intent.rattle, 0);
    assert_int_equal(below->exit, EXIT_NONE);
    assert_int_equal(below->events.count, 1);
    assert_int_equal(run_count(below, STILL, EVENT_STRIKE, 10), 0);
    game_free(game);
}

static void who_stands_on_the_stairs_makes_room(void **state) {
    (void)state;
    const char *const below[] = {"###########\n#@........#\n#.....<...#\n#.........#\n###########\n",
                                 "###########\n#@#########\n#.....<####\n###########\n###########\n"};
    for (int i = 0; i < 2; i++) {
        Game *game = by_hand(TOP, below[i]);
        World *world = game->worlds[1];
        // One on the stairs, one half in their cell, one beside them.
        const Vec places[] = {
            {6 * 32 + 16, 2 * 32 + 16}, {5 * 32 + 20, 2 * 32 + 16}, {4 * 32 + 24, 2 * 32 + 16}};
        for (int k = 0; k < 3; k++) {
            int index = world->actor_count++;
            Vec pos = {places[k].x * SUB, places[k].y * SUB};
            world->actors[index] =
                (Actor){.kind = ACTOR_RAT, .hp = 3, .hp_max = 3, .brain.route.step = cell_of(pos)};
            assert_true(body_has_room_at(world, index, pos));
            body_enter(world, index, pos);
        }
        use_ahead(game, DIR_E);
        assert_true(vec_eq(game_hero(game)->pos, cell_centre((Vec){6, 2})));
        check_apart(game_world(game));
        assert_true(vec_chebyshev(cell_of(world->actors[1].pos), (Vec){6, 2}) <= (i == 0 ? 1 : 3));
        for (int t = 0; t < 200; t++) {
            game_tick(game, STILL);
            check_apart(game_world(game));
        }
        game_free(game);
    }
}

static void the_last_stairs_down_lead_nowhere(void **state) {
    (void)state;
    World *world = arena(TOP);
    world->depth = GAME_DEPTHS;
    face(world, DIR_E);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NOTHING), 1);
    assert_int_equal(world->exit, EXIT_NONE);
    world_free(world);
}

static void what_is_left_stays_exactly_as_it_was(void **state) {
    (void)state;
    Game *game = by_hand("#########\n"
                         "#....r.g#\n"
                         "#.@>...*#\n"
                         "#....s.*#\n"
                         "#########\n",
                         BELOW);
    World *top = game_world(game);
    for (int i = 1; i < top->actor_count; i++) alarm(top, i);
    use_ahead(game, DIR_E);
    uint64_t left = world_hash(top);
    for (int i = 0; i < 600; i++) game_tick(game, i % 100 < 50 ? EAST : SOUTH);
    assert_int_equal(game->depth, 2);
    assert_true(world_hash(top) == left);
    game_free(game);
}

static void coming_back_finds_what_was_done(void **state) {
    (void)state;
    Game *game = by_hand("#########\n"
                         "#.......#\n"
                         "#.@>+..*#\n"
                         "#...#..*#\n"
                         "#########\n",
                         "#######\n#@....#\n#.<...#\n#...*.#\n#######\n");
    for (int i = 0; i < 80; i++) game_tick(game, EAST);
    Vec taken = game_world(game)->floor.items[0].pos;
    assert_true(game_world(game)->floor.items[0].taken);
    arrival_enter(game_world(game), game_world(game), (Vec){2, 2});
    use_ahead(game, DIR_E);
    assert_int_equal(game->depth, 2);
    for (int i = 0; i < 300; i++) game_tick(game, STILL);
    game_hero(game)->hp = 7;
    game_tick(game, USE);
    assert_int_equal(game->depth, 1);
    World *world = game_world(game);
    assert_true(world->floor.items[0].taken && vec_eq(world->floor.items[0].pos, taken));
    assert_int_equal(world->remaining, 1);
    assert_int_equal(world->floor.door_count, 1); // as far open as it was left
    assert_int_equal(level_tile(&world->level, (Vec){4, 2}), TILE_DOOR_OPEN);
    assert_int_equal(hero_of(world)->hp, 7);
    game_free(game);
}

static void goods_of_other_levels_count_but_do_not_win(void **state) {
    (void)state;
    Game *game = by_hand(TOP, "#######\n#@....#\n#.<...#\n#...*.#\n#######\n");
    use_ahead(game, DIR_E);
    arrive(game);
    for (int i = 0; i < 20; i++) game_tick(game, SOUTH);
    for (int i = 0; i < 40; i++) game_tick(game, EAST);
    World *world = game_world(game);
    assert_int_equal(world->collected, 1);
    assert_int_equal(world->remaining, 0);
    assert_true(world->hero.score.total > 0);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    game_free(game);
}

static void the_goods_of_the_first_level_win(void **state) {
    (void)state;
    Game *game = by_hand(TOP, BELOW);
    for (int i = 0; i < 80; i++) game_tick(game, EAST);
    for (int i = 0; i < 40; i++) game_tick(game, SOUTH);
    assert_int_equal(game_world(game)->outcome, OUTCOME_VICTORY);
    game_free(game);
}

// Above the first level of a single dungeon there is none: its stairs up lead out, for good.
static void the_way_out_asks_first(void **state) {
    (void)state;
    Game *game = by_hand("########\n#.@<..*#\n#....*.#\n#......#\n########\n", BELOW);
    World *world = game_world(game);
    use_ahead(game, DIR_E);
    assert_int_equal(heard(world, EVENT_WAY_OUT), 1);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    for (int i = 0; i < 180; i++) game_tick(game, STILL);
    game_tick(game, USE); // too late to be an answer
    assert_int_equal(heard(world, EVENT_WAY_OUT), 1);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    use_ahead(game, DIR_E);
    assert_int_equal(heard(world, EVENT_LEFT), 1);
    assert_int_equal(world->events.at[0].amount, 2);
    assert_int_equal(world->outcome, OUTCOME_LEFT);
    assert_ptr_equal(game_world(game), world);
    game_free(game);
}

static GenOptions options_of(GenKind kind, uint64_t seed) {
    GenOptions options = GENERATORS[kind]->defaults;
    gen_set_usual_size(&options);
    options.seed = seed;
    options.depth = 1;
    return options;
}

// Leaves the level as if the hero had used stairs.
static void travel(Game *game, Exit exit) {
    World *world = game_world(game);
    world->hitstop = 0;
    hero_of(world)->hp = 10;
    Vec stairs = arrival_cell(world, exit == EXIT_ON ? EXIT_BACK : EXIT_ON, (Vec){0, 0});
    arrival_enter(world, world, stairs);
    use_again(game);
}

static void a_level_depends_on_seed_and_depth_alone(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = options_of((GenKind)kind, 5);
        Game *game = game_new(&options);
        assert_non_null(game);
        uint64_t top = level_hash_cells(&game_world(game)->level);
        for (int i = 0; i < 100; i++) game_tick(game, EAST);
        travel(game, EXIT_ON);
        uint64_t second = level_hash_cells(&game_world(game)->level);
        game_free(game);
        assert_true(top != second);
        game = game_new(&options);
        travel(game, EXIT_ON);
        assert_true(level_hash_cells(&game_world(game)->level) == second);
        game_free(game);
        options.depth = 2;
        game = game_new(&options);
        assert_int_equal(game->depth, 2);
        assert_true(game_world(game)->quest);
        assert_true(level_hash_cells(&game_world(game)->level) == second);
        game_free(game);
    }
}

static void equal_inputs_give_equal_games(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_HALLS, 11);
    Game *one = game_new(&options), *other = game_new(&options);
    assert_true(game_hash(one) == game_hash(other));
    uint64_t start = game_hash(one);
    Rng rng;
    rng_init(&rng, 5, STREAM_AI);
    Input input = STILL;
    for (int i = 0; i < 3000; i++) {
        input = wander(&rng, input);
        game_tick(one, input);
        game_tick(other, input);
        if (i % 600 == 599) {
            travel(one, i % 1200 == 599 ? EXIT_ON : EXIT_BACK);
            travel(other, i % 1200 == 599 ? EXIT_ON : EXIT_BACK);
        }
        if (i % 60 == 0) assert_true(game_hash(one) == game_hash(other));
    }
    assert_true(game_hash(one) != start);
    game_free(one);
    game_free(other);
}

// Doors, traps, packs and stairs as generators put them, and somebody who blunders about among them.
static void nobody_overlaps_in_furnished_levels(void **state) {
    (void)state;
    for (int i = 0; i < 3 * GEN_COUNT; i++) {
        GenOptions options = options_of((GenKind)(i % GEN_COUNT), (uint64_t)(100 + i));
        options.depth = 1 + i % GAME_DEPTHS;
        Game *game = game_new(&options);
        Rng rng;
        rng_init(&rng, options.seed, STREAM_AI);
        Input input = STILL;
        for (int t = 0; t < 1500; t++) {
            game_hero(game)->hp = game_hero(game)->hp_max;
            input = wander(&rng, input);
            game_tick(game, input);
            if (t % 3 == 0) check_apart(game_world(game));
        }
        game_free(game);
    }
}

static void down_to_the_bottom_and_up_again(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_HALLS, 2);
    Game *game = game_new(&options);
    for (int i = 0; i < 20; i++) travel(game, EXIT_ON);
    assert_int_equal(game->depth, GAME_DEPTHS);
    for (int i = 0; i < 20; i++) travel(game, EXIT_BACK);
    assert_int_equal(game->depth, 1);
    game_free(game);
    game_free(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stairs_lead_to_the_stairs_that_match),
        cmocka_unit_test(walking_over_stairs_is_not_using_them),
        cmocka_unit_test(a_key_held_down_uses_stairs_once),
        cmocka_unit_test(what_he_is_and_has_goes_with_him),
        cmocka_unit_test(he_arrives_at_rest),
        cmocka_unit_test(who_stands_on_the_stairs_makes_room),
        cmocka_unit_test(the_last_stairs_down_lead_nowhere),
        cmocka_unit_test(what_is_left_stays_exactly_as_it_was),
        cmocka_unit_test(coming_back_finds_what_was_done),
        cmocka_unit_test(goods_of_other_levels_count_but_do_not_win),
        cmocka_unit_test(the_goods_of_the_first_level_win),
        cmocka_unit_test(the_way_out_asks_first),
        cmocka_unit_test(a_level_depends_on_seed_and_depth_alone),
        cmocka_unit_test(equal_inputs_give_equal_games),
        cmocka_unit_test(nobody_overlaps_in_furnished_levels),
        cmocka_unit_test(down_to_the_bottom_and_up_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
