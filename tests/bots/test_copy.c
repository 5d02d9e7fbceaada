// Once is enough: not again under the sanitizers.
// Copies of games in progress play on like the original. A bot stirs up everything before.
#include "bots/bot.h"
#include "gen/gen.h"

#include "support/game_hash.h"
#include "support/unit.h"

enum { COPY_EVERY = 700, PLAYED = 14000, GOES_ON = 900, HASH_EVERY = 60, SOON = 200 };

typedef struct Run {
    Game *game;
    Bot bot;
    Input inputs[PLAYED];
    uint64_t hashes[PLAYED]; // every HASH_EVERY
} Run;

// Its first toll is near: the bot does not live long.
static Game *begin(const GenOptions *options) {
    Game *game = game_new(options);
    assert_non_null(game);
    TollClock *clock = &game_world(game)->clock;
    if (clock->on) clock->ticks = SOON;
    return game;
}

// When the bot dies, the test plays on with its corpse, because the world goes on too.
static void play(Run *run, const GenOptions *options) {
    run->game = begin(options);
    assert_true(bot_init(&run->bot, true));
    for (int i = 0; i < PLAYED; i++) {
        const World *world = game_world(run->game);
        run->inputs[i] = world->outcome == OUTCOME_NONE ? bot_input(&run->bot, world) : (Input){0};
        game_tick(run->game, run->inputs[i]);
        if (i % HASH_EVERY == 0) run->hashes[i] = game_hash(run->game);
    }
}

static void check_copy(const Run *run, const Game *from, int tick) {
    Game *copy = game_copy(from);
    assert_non_null(copy);
    assert_true(game_hash(copy) == game_hash(from));
    for (int i = tick; i < tick + GOES_ON && i < PLAYED; i++) {
        game_tick(copy, run->inputs[i]);
        if (i % HASH_EVERY == 0) assert_true(game_hash(copy) == run->hashes[i]);
    }
    game_free(copy);
}

// The original plays on between copies, and is not disturbed by them.
static void check_copies(const GenOptions *options, int *tolls, int *depth) {
    Run *run = calloc(1, sizeof *run);
    assert_non_null(run);
    play(run, options);
    Game *again = begin(options);
    for (int i = 0; i < PLAYED; i++) {
        if (i % COPY_EVERY == 0) check_copy(run, again, i);
        game_tick(again, run->inputs[i]);
        if (i % HASH_EVERY == 0) assert_true(game_hash(again) == run->hashes[i]);
    }
    *tolls = game_world(again)->clock.tolls;
    *depth = game_world(again)->depth;
    game_free(again);
    game_free(run->game);
    bot_free(&run->bot);
    free(run);
}

static GenOptions descent(uint64_t seed) {
    GenOptions options = {.descent = true, .depth = 1, .seed = seed};
    gen_set_usual_size(&options);
    return options;
}

static void a_copy_plays_on_like_the_game(void **state) {
    (void)state;
    int tolls = 0, depth = 0, deepest = 0, most = 0;
    for (uint64_t seed = 11; seed < 31 && (deepest < 2 || most == 0); seed++) {
        GenOptions options = descent(seed);
        check_copies(&options, &tolls, &depth);
        deepest = depth > deepest ? depth : deepest;
        most = tolls > most ? tolls : most;
    }
    assert_true(deepest > 1); // of two levels, both are copied
    assert_true(most > 0);    // what a toll works with is
}

static void a_copy_knows_how_a_single_dungeon_tolls(void **state) {
    (void)state;
    int tolls = 0, depth; // in some the bot is gone, or dead, before
    GenOptions options = GENERATORS[GEN_CAVES]->defaults;
    options.toll = true;
    gen_set_usual_size(&options);
    for (options.seed = 29; options.seed < 39 && tolls == 0; options.seed++) {
        check_copies(&options, &tolls, &depth);
    }
    assert_true(tolls > 0);
}

static void a_copy_outlives_the_game(void **state) {
    (void)state;
    GenOptions options = descent(3);
    Game *game = game_new(&options);
    assert_non_null(game);
    for (int i = 0; i < 100; i++) game_tick(game, (Input){.x = 1});
    Game *copy = game_copy(game);
    assert_non_null(copy);
    for (int i = 0; i < 500; i++) game_tick(game, (Input){.x = -1, .buttons = BUTTON_STRIKE});
    uint64_t hash = game_hash(game);
    game_free(game);
    for (int i = 0; i < 500; i++) game_tick(copy, (Input){.x = -1, .buttons = BUTTON_STRIKE});
    assert_true(game_hash(copy) == hash);
    game_free(copy);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_copy_plays_on_like_the_game),
        cmocka_unit_test(a_copy_knows_how_a_single_dungeon_tolls),
        cmocka_unit_test(a_copy_outlives_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
