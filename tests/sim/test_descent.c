// The descent as a game: grate, quota, followers, clocks, bell, and the end.
#include "gen/descent/depths.h"
#include "map/balance_toll.h"
#include "minds.h"
#include "sim/hero/arrival.h"

#include "sim/two_depths.h"
#include "support/game_hash.h"

static const char TOP[] = "############\n"
                          "#..........#\n"
                          "#.<..@>....#\n"
                          "#........**#\n"
                          "#.........*#\n"
                          "############\n";

static void go_down(Game *game) {
    open_grate(game_world(game));
    use_ahead(game, DIR_E);
    assert_int_equal(game->depth, 2);
}

static void the_grate_is_shut_until_a_toll_finds_the_quota(void **state) {
    (void)state;
    Game *game = two_depths(TOP, BELOW);
    World *world = game_world(game);
    for (int collected = TOP_QUOTA - 1; collected <= TOP_QUOTA; collected++) {
        world->collected = collected;
        use_ahead(game, DIR_E);
        assert_int_equal(game->depth, 1);
        assert_int_equal(heard(world, EVENT_GRATE), 1);
        assert_int_equal(world->events.at[world->events.count - 1].amount, TOP_QUOTA - collected);
    }
    world->clock.ticks = 1;
    game_tick(game, STILL);
    assert_int_equal(heard(world, EVENT_TOLL), 1);
    use_ahead(game, DIR_E);
    assert_int_equal(game->depth, 2);
    game_free(game);
}

static void each_depth_counts_what_was_collected_there(void **state) {
    (void)state;
    Game *game = two_depths(TOP, BELOW);
    game_world(game)->hero.score.delivered = 70;
    go_down(game);
    World *below = game_world(game);
    assert_int_equal(below->collected, 0);
    assert_int_equal(below->remaining, 2);
    assert_int_equal(below->hero.score.delivered, 70);
    below->collected = 1;
    use_again(game); // the stairs up, under him
    assert_int_equal(game->depth, 1);
    assert_int_equal(game_world(game)->collected, TOP_QUOTA);
    game_free(game);
}

static void collecting_everything_is_no_victory(void **state) {
    (void)state;
    Game *game = two_depths(TOP, BELOW);
    World *world = game_world(game);
    assert_false(world->quest);
    for (int i = 0; i < 40; i++) game_tick(game, SOUTH);
    for (int i = 0; i < 90; i++) game_tick(game, EAST);
    for (int i = 0; i < 13; i++) game_tick(game, NORTH);
    for (int i = 0; i < 30; i++) game_tick(game, WEST);
    assert_int_equal(world->remaining, 0);
    assert_int_equal(world->collected, 3);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    game_free(game);
}

static void the_first_stairs_up_lead_nowhere(void **state) {
    (void)state;
    Game *game = two_depths("######\n#.<@.#\n#..**#\n#....#\n######\n", BELOW);
    use_ahead(game, DIR_W);
    assert_int_equal(game->depth, 1);
    assert_int_equal(heard(game_world(game), EVENT_NOTHING), 1);
    game_free(game);
}

static void the_last_stairs_down_are_the_way_out(void **state) {
    (void)state;
    World *world = dusk_of(TOP, 1, TOP_QUOTA);
    world->depth = DESCENT_DEPTHS;
    face(world, DIR_E);
    world_tick(world, USE);
    assert_int_equal(world->outcome, OUTCOME_NONE); // the grate is shut here too
    open_grate(world);
    world_tick(world, STILL);
    world_tick(world, USE);
    assert_int_equal(world->outcome, OUTCOME_VICTORY);
    assert_int_equal(heard(world, EVENT_VICTORY), 1);
    assert_int_equal(world->exit, EXIT_NONE);
    world_free(world);
}

static void a_pit_leads_past_the_grate(void **state) {
    (void)state;
    Game *game = two_depths(TOP, BELOW);
    fixture_add(&game->worlds[0]->level, (Fixture){.kind = FIXTURE_PIT, .cell = {5, 2}});
    game_tick(game, STILL);
    assert_int_equal(game->depth, 2);
    assert_int_equal(heard(game_world(game), EVENT_FALL), 1);
    game_free(game);
}

static void the_clock_of_a_depth_stands_while_he_is_elsewhere(void **state) {
    (void)state;
    Game *game = two_depths(TOP, BELOW);
    World *top = game->worlds[0];
    go_down(game);
    uint64_t left = world_hash(top);
    int clock = top->clock.ticks;
    for (int i = 0; i < 100; i++) game_tick(game, STILL);
    assert_true(world_hash(top) == left);
    assert_int_equal(top->clock.ticks, clock);
    assert_int_equal(game->worlds[1]->clock.ticks, TOLL_FIRST - 100); // as long as it has the first's numbers
    game_free(game);
}

static void the_hand_bell_may_be_rung_once_a_depth(void **state) {
    (void)state;
    Game *game = two_depths(TOP, BELOW);
    assert_true(game_world(game)->clock.bell_ready);
    go_down(game);
    assert_true(game_world(game)->clock.bell_ready);
    use_again(game);
    assert_int_equal(game->depth, 1);
    assert_true(game_world(game)->clock.bell_ready); // each depth has its own
    game_free(game);
}

static void the_hand_bell_tolls(void **state) {
    (void)state;
    World *world = dusk(1);
    const Input ring = {.buttons = BUTTON_BELL};
    world->clock.ticks = 1000;
    world_tick(world, ring);
    assert_int_equal(heard(world, EVENT_BELL), 1);
    assert_true(run_until(world, ring, EVENT_TOLL, RING_TICKS + 1));
    assert_false(world->clock.bell_ready);
    assert_in_range(world->clock.ticks, TOLL_PERIOD - 1, TOLL_PERIOD);
    world_tick(world, STILL);
    world_tick(world, ring);
    assert_int_equal(heard(world, EVENT_BELL_SPENT), 1);
    assert_int_equal(run_count(world, STILL, EVENT_TOLL, 100), 0);
    world_free(world);
}

// ---- those who come after him

// Where somebody stands near the hero, who is beside the stairs down.
static const char SHAFT[] = "############\n"
                            "#...r......#\n"
                            "#.<..@>....#\n"
                            "#........**#\n"
                            "#........**#\n"
                            "############\n";

static Game *chased(const char *top, int count) {
    Game *game = two_depths(top, BELOW);
    World *world = game->worlds[0];
    for (int i = 1; i <= count; i++) alarm(world, i);
    return game;
}

static void chasers_within_two_steps_follow(void **state) {
    (void)state;
    Game *game = chased("############\n"
                        "#...r......#\n"
                        "#.<..@>...r#\n"
                        "#......s.**#\n"
                        "#........**#\n"
                        "############\n",
                        3);
    World *top = game->worlds[0];
    top->actors[1].hp = 2;
    go_down(game);
    World *below = game_world(game);
    assert_int_equal(count_actors(top), 1); // the rat far off
    assert_int_equal(count_actors(below), 2);
    assert_int_equal(below->actors[1].kind, ACTOR_RAT);
    assert_int_equal(below->actors[1].hp, 2);
    for (int i = 1; i < below->actor_count; i++) {
        const Actor *actor = &below->actors[i];
        assert_int_equal(actor->brain.mind, MIND_CHASE);
        assert_int_equal(vec_chebyshev(cell_of(actor->pos), below->cache.hero_cell), 1);
        assert_true(vec_eq(actor->brain.home, cell_of(actor->pos)));
    }
    for (int i = 0; i < 300; i++) {
        hero_of(below)->hp = 10;
        game_tick(game, STILL);
        check_apart(below);
    }
    for (int i = 1; i < below->actor_count; i++) assert_int_equal(below->actors[i].brain.mind, MIND_CHASE);
    game_free(game);
}

static void steps_count_not_the_crow(void **state) {
    (void)state;
    Game *game = chased("############\n"
                        "#....r.....#\n"
                        "#.######...#\n"
                        "#....@>..**#\n"
                        "#........**#\n"
                        "############\n",
                        1);
    go_down(game);
    assert_int_equal(count_actors(game_world(game)), 0);
    game_free(game);
}

static void three_steps_are_too_far(void **state) {
    (void)state;
    Game *game = chased("############\n"
                        "#..........#\n"
                        "#.r..@>....#\n"
                        "#........**#\n"
                        "#........**#\n"
                        "############\n",
                        1);
    game->worlds[0]->actors[1].act = ACT_RECOVERY; // it comes no nearer
    go_down(game);
    assert_int_equal(count_actors(game_world(game)), 0);
    game_free(game);
}

static void who_does_not_chase_stays(void **state) {
    (void)state;
    Game *game = chased(SHAFT, 1);
    set_mind(game->worlds[0], 1, MIND_ASLEEP);
    go_down(game);
    assert_int_equal(count_actors(game_world(game)), 0);
    assert_int_equal(count_actors(game->worlds[0]), 1);
    game_free(game);
}

static void nobody_jumps_after_him_into_a_pit(void **state) {
    (void)state;
    Game *game = chased(SHAFT, 1);
    fixture_add(&game->worlds[0]->level, (Fixture){.kind = FIXTURE_PIT, .cell = {5, 2}});
    game_tick(game, STILL);
    assert_int_equal(game->depth, 2);
    assert_int_equal(count_actors(game_world(game)), 0);
    game_free(game);
}

static void they_follow_in_single_dungeons_too(void **state) {
    (void)state;
    Game *game = chased(SHAFT, 1);
    for (int i = 0; i < 2; i++) game->worlds[i]->clock = (TollClock){.on = false};
    game->worlds[0]->collected = 1;
    use_ahead(game, DIR_E);
    assert_int_equal(game->depth, 2);
    assert_int_equal(count_actors(game_world(game)), 1);
    assert_int_equal(game_world(game)->collected, 1);
    game_free(game);
}

// ---- as it is generated

static GenOptions options_of(uint64_t seed) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = seed;
    options.depth = 1;
    return options;
}

static void travel(Game *game, Exit exit) {
    World *world = game_world(game);
    world->hitstop = 0;
    open_grate(world);
    hero_of(world)->hp = 10;
    arrival_enter(world, world, arrival_cell(world, exit == EXIT_ON ? EXIT_BACK : EXIT_ON, (Vec){0, 0}));
    world->collected = world->clock.quota;
    use_again(game);
}

static void every_depth_has_the_numbers_of_its_table(void **state) {
    (void)state;
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        GenOptions options = options_of(7);
        options.depth = depth;
        Game *game = game_new(&options);
        assert_non_null(game);
        World *world = game_world(game);
        const DescentDepth *table = descent_depth(depth);
        assert_int_equal(game->depth, depth);
        assert_int_equal(world->depth, depth);
        assert_true(world->clock.on);
        assert_int_equal(world->clock.bell_ready, depth > 1); // the first one's is still to be taken
        assert_false(world->quest);
        assert_int_equal(world->clock.quota, table->quota);
        assert_int_equal(world->remaining, table->treasures);
        assert_int_equal(world->collected, 0);
        assert_int_equal(world->clock.ticks, table->first);
        assert_int_equal(world->clock.period, table->period);
        assert_int_equal(world->outcome, OUTCOME_NONE);
        game_free(game);
    }
}

static void the_way_out_is_below_the_last_depth(void **state) {
    (void)state;
    GenOptions options = options_of(7);
    Game *game = game_new(&options);
    assert_non_null(game);
    for (int depth = 2; depth <= DESCENT_DEPTHS; depth++) {
        travel(game, EXIT_ON);
        assert_int_equal(game->depth, depth);
        assert_int_equal(game_world(game)->outcome, OUTCOME_NONE);
    }
    travel(game, EXIT_ON);
    assert_int_equal(game->depth, DESCENT_DEPTHS);
    assert_int_equal(game_world(game)->outcome, OUTCOME_VICTORY);
    assert_int_equal(game_world(game)->hero.score.passed, DESCENT_DEPTHS);
    game_free(game);
}

static void whoever_begins_deeper_goes_on_but_not_back(void **state) {
    (void)state;
    GenOptions options = options_of(7);
    options.depth = 4;
    Game *game = game_new(&options);
    assert_non_null(game);
    travel(game, EXIT_BACK);
    assert_int_equal(game->depth, 4);
    travel(game, EXIT_ON);
    assert_int_equal(game->depth, 5);
    game_free(game);
}

static void equal_inputs_give_equal_descents(void **state) {
    (void)state;
    GenOptions options = options_of(11);
    Game *one = game_new(&options), *other = game_new(&options);
    uint64_t start = game_hash(one);
    Rng rng;
    rng_init(&rng, 5, STREAM_AI);
    Input input = STILL;
    for (int i = 0; i < 3000; i++) {
        input = wander(&rng, input);
        hero_of(game_world(one))->hp = hero_of(game_world(other))->hp = 10; // he must live to travel
        if (i % 300 == 299) game_world(one)->clock.ticks = game_world(other)->clock.ticks = 1;
        game_tick(one, input);
        game_tick(other, input);
        if (i % 900 == 899) {
            travel(one, EXIT_ON);
            travel(other, EXIT_ON);
        }
        if (i % 60 == 0) assert_true(game_hash(one) == game_hash(other));
    }
    assert_true(game_hash(one) == game_hash(other));
    assert_true(game_hash(one) != start);
    game_free(one);
    game_free(other);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_grate_is_shut_until_a_toll_finds_the_quota),
        cmocka_unit_test(each_depth_counts_what_was_collected_there),
        cmocka_unit_test(collecting_everything_is_no_victory),
        cmocka_unit_test(the_first_stairs_up_lead_nowhere),
        cmocka_unit_test(the_last_stairs_down_are_the_way_out),
        cmocka_unit_test(a_pit_leads_past_the_grate),
        cmocka_unit_test(the_clock_of_a_depth_stands_while_he_is_elsewhere),
        cmocka_unit_test(the_hand_bell_may_be_rung_once_a_depth),
        cmocka_unit_test(the_hand_bell_tolls),
        cmocka_unit_test(chasers_within_two_steps_follow),
        cmocka_unit_test(steps_count_not_the_crow),
        cmocka_unit_test(three_steps_are_too_far),
        cmocka_unit_test(who_does_not_chase_stays),
        cmocka_unit_test(nobody_jumps_after_him_into_a_pit),
        cmocka_unit_test(they_follow_in_single_dungeons_too),
        cmocka_unit_test(every_depth_has_the_numbers_of_its_table),
        cmocka_unit_test(the_way_out_is_below_the_last_depth),
        cmocka_unit_test(whoever_begins_deeper_goes_on_but_not_back),
        cmocka_unit_test(equal_inputs_give_equal_descents),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
