// Stairs are no refuge: a hero who goes up and down among hunters suffers as in a fight of that length.
#include "map/balance_hero.h"
#include "sim/minds.h"
#include "sim/two_depths.h"

enum { UPPER = 2, TRIPS = 60, TICKS_MOST = 20000 };
static const Vec STAIRS_ABOVE = {8, 3}, STAIRS_BELOW = {6, 3};

static const char HALL_ABOVE[] = "################\n"
                                 "#.....g.g......#\n"
                                 "#.<..ggggg.....#\n"
                                 "#....gg@>...**.#\n"
                                 "#.....ggg...**.#\n"
                                 "#....g.........#\n"
                                 "################\n";
static const char HALL_BELOW[] = "################\n"
                                 "#..............#\n"
                                 "#..............#\n"
                                 "#....@<.....*.>#\n"
                                 "#..............#\n"
                                 "#..............#\n"
                                 "################\n";

static Game *hunted(Pace pace) {
    Game *game = two_depths(HALL_ABOVE, HALL_BELOW);
    World *above = game->worlds[0];
    game->worlds[2] = game->worlds[1]; // depths 2 and 3: depth 1 is mild
    game->worlds[1] = above;
    game->worlds[0] = NULL;
    game->depth = UPPER;
    for (int depth = UPPER; depth <= UPPER + 1; depth++) {
        World *world = game->worlds[depth - 1];
        world->depth = world->level.depth = depth;
        world->hero.pace = pace;
    }
    for (int i = 1; i < above->actor_count; i++) alarm(above, i);
    open_grate(above);
    return game;
}

// One tick. Adds the half hearts that it cost to `hurt`, and gives them back.
static void play(Game *game, Input input, int *hurt) {
    Actor *hero = hero_of(game_world(game));
    hero->hp = hero->hp_max = HERO_HP_MOST;
    game_tick(game, input);
    hero = hero_of(game_world(game));
    *hurt += HERO_HP_MOST - hero->hp;
}

// Goes to the stairs between the two depths and uses them, whenever he can.
static Input dance(const World *world, int i) {
    Vec stairs = world->depth == UPPER ? STAIRS_ABOVE : STAIRS_BELOW;
    Vec way = vec_sub(stairs, world->cache.hero_cell);
    bool near = vec_chebyshev(stairs, world->cache.hero_cell) <= 1;
    return (Input){.x = (int8_t)int_sign(way.x),
                   .y = (int8_t)int_sign(way.y),
                   .buttons = near && i % 2 == 0 ? BUTTON_USE : 0};
}

static void check_trips(Pace pace) {
    Game *game = hunted(pace), *still = hunted(pace);
    int trips = 0, hurt = 0, stood = 0;
    for (int i = 0; trips < TRIPS; i++) {
        int depth = game->depth;
        play(game, dance(game_world(game), i), &hurt);
        trips += game->depth != depth;
        assert_in_range(i, 0, TICKS_MOST);
    }
    uint32_t end = game_world(game)->tick;
    while (game_world(still)->tick < end) play(still, (Input){.buttons = BUTTON_WAIT}, &stood);
    print_message("%d trips in %u ticks: %d half hearts; who stands still: %d\n", trips, end, hurt, stood);
    assert_in_range(hurt, stood * 2 / 3, stood * 2);
    game_free(game);
    game_free(still);
}

static void trips_among_hunters_cost_as_much_as_a_fight_of_their_length(void **state) {
    (void)state;
    check_trips(PACE_REAL);
    check_trips(PACE_TURNS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(trips_among_hunters_cost_as_much_as_a_fight_of_their_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
