// A bot climbs the first floors of the tower. In a descent of the same seed the same keys do the same.
#include "bots/player.h"
#include "gen/gen.h"
#include "sim/game.h"

#include "support/unit.h"

enum { SEED_MOST = 40, FLOORS = 3, TICKS_MOST = 20 * 60 * TICKS_PER_SECOND };

static GenOptions options_of(uint64_t seed, bool tower) {
    GenOptions options = {.descent = true, .depth = 1, .seed = seed, .tower = tower};
    gen_set_usual_size(&options);
    return options;
}

static void check_same(const World *up, const World *down) {
    assert_int_equal(up->depth, down->depth);
    assert_true(vec_eq(up->actors[HERO].pos, down->actors[HERO].pos));
    assert_int_equal(up->actors[HERO].hp, down->actors[HERO].hp);
    assert_int_equal(up->hero.score.total, down->hero.score.total);
    assert_int_equal(up->outcome, down->outcome);
}

// The floor on which it ended.
static int climb(uint64_t seed) {
    GenOptions tower = options_of(seed, true), descent = options_of(seed, false);
    Game *up = game_new(&tower), *down = game_new(&descent);
    Player player;
    assert_true(up != NULL && down != NULL && player_init(&player, TEMPER_CAREFUL, seed));
    for (int tick = 0; tick < TICKS_MOST && up->depth < FLOORS && game_world(up)->outcome == OUTCOME_NONE;
         tick++) {
        Input input = player_input(&player, game_world(up));
        int floor = up->depth;
        game_tick(up, input);
        game_tick(down, input);
        check_same(game_world(up), game_world(down));
        if (up->depth == floor) continue;
        const World *world = game_world(up);
        assert_int_equal(world->events.at[world->events.count - 1].dir, DIR_N);
        assert_int_equal(level_tile(&world->level, cell_of(world->actors[HERO].pos)), TILE_STAIRS_DOWN);
    }
    int floor = up->depth;
    player_free(&player);
    game_free(up);
    game_free(down);
    return floor;
}

static void a_bot_climbs_the_first_floors(void **state) {
    (void)state;
    int highest = 0;
    for (uint64_t seed = 1; seed <= SEED_MOST && highest < FLOORS; seed++)
        highest = int_max(highest, climb(seed));
    assert_int_equal(highest, FLOORS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bot_climbs_the_first_floors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
