// Which goals the bots of bots/player.h choose on worlds from pictures, and that they reach them.
#include "bots/player.h"

#include "sim/arena.h"

enum { LONG = 20 * TICKS_PER_SECOND };

typedef struct Bout {
    World *world;
    Player player;
} Bout;

static Bout begin(const char *rows, Temper temper) {
    Bout bout = {.world = arena(rows)};
    assert_true(player_init(&bout.player, temper, 1));
    return bout;
}

static void end(Bout *bout) {
    player_free(&bout->player);
    world_free(bout->world);
}

// The corner that it may not cut is grazed, and it leaves what burns.
static void comes_through_between_embers(void **state) {
    (void)state;
    Bout bout = begin("########\n"
                      "##.'..##\n"
                      "###.'@##\n"
                      "###*''##\n"
                      "########\n",
                      TEMPER_GREEDY);
    for (int i = 0; i < LONG && bout.world->remaining > 0; i++)
        world_tick(bout.world, player_input(&bout.player, bout.world));
    assert_int_equal(bout.world->remaining, 0);
    end(&bout);
}

// The part that a toll may have changed is nearer, but he has seen that no stairs are there.
static void looks_for_stairs_where_it_has_never_been(void **state) {
    (void)state;
    Bout bout = begin("################\n"
                      "#.....@........#\n"
                      "################\n"
                      "################\n"
                      "################\n",
                      TEMPER_CAREFUL);
    bout.world->clock = (TollClock){.on = true, .open = true, .ticks = LONG};
    for (int x = 1; x < 15; x++)
        grid_set(&bout.world->known.explored, (Vec){x, 1},
                 x < 4    ? KNOWN_STALE
                 : x < 11 ? KNOWN_WELL
                          : KNOWN_NOT);
    (void)player_input(&bout.player, bout.world);
    assert_int_equal(bout.player.goal.x, 10);
    end(&bout);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comes_through_between_embers),
        cmocka_unit_test(looks_for_stairs_where_it_has_never_been),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
