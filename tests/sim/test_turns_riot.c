// Turn by turn in the descent, with whatever is pressed: bodies stay on cells of their own, and the same
// inputs play the same game.

#include "map/balance_hero.h"
#include "sim/turns.h"
#include "support/game_hash.h"

enum { GAMES = 42, INPUTS = 1500 };

static Input any_input(Rng *rng, Input last) {
    if (rng_chance(rng, 1, 3)) return last;
    Input input = STILL;
    input.x = (int8_t)rng_between(rng, -1, 1);
    input.y = (int8_t)rng_between(rng, -1, 1);
    if (rng_chance(rng, 1, 3)) input.buttons = (uint8_t)(1 << rng_below(rng, 7));
    if (rng_chance(rng, 1, 60)) input.buttons = BUTTON_PACE;
    if (rng_chance(rng, 1, 20)) input.slot = (uint8_t)rng_between(rng, 1, SLOTS);
    return input;
}

static void nobody_leaves_the_cells(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        GenOptions options = {.descent = true,
                              .depth = 1 + (int)(seed % DESCENT_DEPTHS),
                              .seed = seed,
                              .side_door = true,
                              .pace = PACE_TURNS};
        Game *game = game_new(&options), *again = game_new(&options);
        assert_true(game != NULL && again != NULL);
        Rng rng;
        rng_init(&rng, seed, STREAM_AI);
        Input input = STILL;
        for (int i = 0; i < INPUTS; i++) {
            World *world = game_world(game);
            if (world->outcome != OUTCOME_NONE) break;
            if (world_is_waiting(world)) hero_of(world)->hp = hero_of(game_world(again))->hp = HERO_HP;
            input = any_input(&rng, input);
            game_tick(game, input);
            game_tick(again, input);
            world = game_world(game);
            if (world_is_turn_based(world) && world_is_waiting(world)) check_cells(world);
            check_apart(world);
        }
        assert_true(game_hash(game) == game_hash(again));
        game_free(game);
        game_free(again);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(nobody_leaves_the_cells)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
