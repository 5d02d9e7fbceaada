// Once is enough: not again under the sanitizers.
// No two bodies share a place, whatever the bots and the boss do: charges, leaps, knock-back, arrivals,
// tolls.
#include "bots/player.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "sim/space/body.h"
#include "support/unit.h"

enum { RUNS = 24, PLAYED = 9000 };

static bool overlap(const Actor *a, const Actor *b) {
    Vec half = vec_add(body_half(a->kind), body_half(b->kind)), way = vec_sub(a->pos, b->pos);
    return a->kind != ACTOR_NONE && b->kind != ACTOR_NONE && int_abs(way.x) < half.x &&
           int_abs(way.y) < half.y;
}

static void expect_apart(const World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        for (int k = i + 1; k < world->actor_count; k++)
            assert_false(overlap(&world->actors[i], &world->actors[k]));
    }
}

static void bodies_stay_apart(void **state) {
    (void)state;
    for (int i = 0; i < RUNS; i++) {
        GenOptions options = {
            .descent = true, .seed = (uint64_t)(60001 + i), .depth = i % 3 == 0 ? 1 + i % 7 : 8};
        Player player;
        gen_set_usual_size(&options);
        Game *game = game_new(&options);
        assert_non_null(game);
        assert_true(player_init(&player, (Temper)(i % TEMPER_COUNT), options.seed));
        for (int tick = 0; tick < PLAYED && game_world(game)->outcome == OUTCOME_NONE; tick++) {
            game_tick(game, player_input(&player, game_world(game)));
            expect_apart(game_world(game));
        }
        player_free(&player);
        game_free(game);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(bodies_stay_apart)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
