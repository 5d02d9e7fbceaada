// Bots pass the first depths of the descent turn by turn. They know only the marks that players see.
#include "bots/turner.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "support/unit.h"

enum { SEEDS = 20, LEAST_PASSED = 17, BELOW = 3, INPUTS_MOST = 400000 };

static bool passes(uint64_t seed, Temper temper) {
    GenOptions options = {.kind = GEN_HALLS, .descent = true, .depth = 1, .seed = seed, .pace = PACE_TURNS};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    Turner turner = {0};
    assert_true(game != NULL && player_init(&turner.player, temper, seed));
    for (int i = 0; i < INPUTS_MOST && game->depth < BELOW && game_world(game)->outcome == OUTCOME_NONE; i++)
        game_tick(game, turner_input(&turner, game_world(game)));
    bool passed = game->depth == BELOW;
    player_free(&turner.player);
    game_free(game);
    return passed;
}

static void players_pass_the_first_two_depths(void **state) {
    (void)state;
    int passed = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) passed += passes(seed, TEMPER_CAREFUL);
    assert_in_range(passed, LEAST_PASSED, SEEDS);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(players_pass_the_first_two_depths)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
