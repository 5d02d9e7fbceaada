// Falls from level to level: through pits, and in a tower.
#include "sim/levels.h"

#include <stdlib.h>

static Game *over_a_pit(const char *below, int hp) {
    Game *game = by_hand(TOP, below);
    World *top = game->worlds[0];
    fixture_add(&top->level, (Fixture){.kind = FIXTURE_PIT, .cell = {2, 2}});
    hero_of(top)->hp = hp;
    return game;
}

static void a_fall_costs_one_and_ends_on_the_nearest_floor(void **state) {
    (void)state;
    Game *game = over_a_pit("###########\n"
                            "######...@#\n"
                            "####...####\n"
                            "###########\n"
                            "#.........#\n"
                            "###########\n",
                            10);
    game_hero(game)->invulnerable = 60; // that he was hurt a moment ago saves him from blows, not from this
    game_tick(game, STILL);
    assert_int_equal(game->depth, 2);
    assert_int_equal(heard(game_world(game), EVENT_FALL), 1);
    assert_true(vec_eq(cell_of(game_hero(game)->pos), (Vec){4, 2})); // (2,4) is nearer, but cut off
    assert_int_equal(game_hero(game)->hp, 9);
    game_tick(game, STILL);
    game_free(game);
}

static void a_fall_can_be_the_end(void **state) {
    (void)state;
    Game *game = over_a_pit(BELOW, 1);
    game_tick(game, STILL);
    assert_int_equal(game->depth, 2);
    assert_int_equal(game_world(game)->outcome, OUTCOME_DEATH);
    game_free(game);
}

static void nobody_falls_from_trap_to_trap(void **state) {
    (void)state;
    Game *game = over_a_pit(BELOW, 10);
    World *below = game->worlds[1];
    fixture_add(&below->level, (Fixture){.kind = FIXTURE_SPIKES, .cell = {2, 2}});
    game_tick(game, STILL);
    assert_false(vec_eq(cell_of(game_hero(game)->pos), (Vec){2, 2}));
    assert_int_equal(vec_chebyshev(cell_of(game_hero(game)->pos), (Vec){2, 2}), 1);
    game_free(game);
}

// In a tower stairs up lead on, and a pit drops to the floor before.
static Game *tower_by_hand(void) {
    Game *game = by_hand("#########\n"
                         "#.......#\n"
                         "#.@<...*#\n"
                         "#....>..#\n"
                         "#########\n",
                         "###########\n"
                         "#@........#\n"
                         "#....g>...#\n"
                         "#.......*<#\n"
                         "###########\n");
    for (int i = 0; i < 2; i++) game->worlds[i]->level.tower = true;
    return game;
}

static void stairs_up_lead_on_in_a_tower(void **state) {
    (void)state;
    Game *game = tower_by_hand();
    use_ahead(game, DIR_E);
    assert_int_equal(game->depth, 2);
    assert_true(vec_eq(game_hero(game)->pos, cell_centre((Vec){6, 2}))); // at the stairs down
    assert_int_equal(game_world(game)->events.at[0].dir, DIR_N);
    game_world(game)->actors[1].kind = ACTOR_NONE; // by the end of the climb it would stand before him
    use_again(game);
    assert_int_equal(game->depth, 1);
    assert_true(vec_eq(game_hero(game)->pos, cell_centre((Vec){3, 2})));
    assert_int_equal(game_world(game)->events.at[0].dir, DIR_S);
    game_free(game);
}

static void a_pit_leads_back_in_a_tower(void **state) {
    (void)state;
    Game *game = tower_by_hand();
    use_ahead(game, DIR_E);
    World *above = game_world(game);
    int hp = game_hero(game)->hp, passed = above->hero.score.passed;
    assert_int_equal(world_leads_to_depth_unchecked(above, EXIT_FALL), 1);
    above->level.fixtures[above->level.fixture_count++] =
        (Fixture){.kind = FIXTURE_PIT, .cell = cell_of(game_hero(game)->pos)};
    game_tick(game, STILL);
    assert_int_equal(game->depth, 1);
    assert_int_equal(heard(game_world(game), EVENT_FALL), 1);
    assert_int_equal(game_hero(game)->hp, hp - 1);
    assert_int_equal(game_world(game)->hero.score.passed, passed);
    // There is no floor before the first.
    World *first = game_world(game);
    first->level.fixtures[first->level.fixture_count++] =
        (Fixture){.kind = FIXTURE_PIT, .cell = cell_of(game_hero(game)->pos)};
    for (int i = 0; i < 60; i++) game_tick(game, STILL);
    assert_int_equal(game->depth, 1);
    game_free(game);
}

static void who_falls_while_he_aims_arrives_with_all_he_had(void **state) {
    (void)state;
    Game *game = by_hand(TOP, BELOW);
    World *world = game_world(game);
    world->hero.bag.hand = ITEM_CANDLE;
    world->hero.lantern_shut = true;
    game_tick(game, THROW);
    assert_int_equal(game_hero(game)->act, ACT_AIM);
    world->hero.exposed = 7;
    world->hero.roll_wait = 20;
    Bag before = world->hero.bag;
    assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_PIT, .cell = {2, 2}}));
    game_tick(game, THROW);
    assert_int_equal(game->depth, 2);
    assert_int_not_equal(game_hero(game)->act, ACT_AIM);
    assert_int_equal(game_world(game)->hero.exposed, 6);
    assert_int_equal(game_world(game)->hero.roll_wait, 19);
    assert_true(game_world(game)->hero.lantern_shut);
    game_tick(game, STILL);
    assert_int_equal(heard(game_world(game), EVENT_THROW), 0);
    assert_memory_equal(&before, &game_world(game)->hero.bag, sizeof before);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fall_costs_one_and_ends_on_the_nearest_floor),
        cmocka_unit_test(a_fall_can_be_the_end),
        cmocka_unit_test(nobody_falls_from_trap_to_trap),
        cmocka_unit_test(stairs_up_lead_on_in_a_tower),
        cmocka_unit_test(a_pit_leads_back_in_a_tower),
        cmocka_unit_test(who_falls_while_he_aims_arrives_with_all_he_had),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
