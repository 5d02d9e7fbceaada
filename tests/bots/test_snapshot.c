// A game that is written as a snapshot and read again is the same, and plays on alike.
#include "bots/bot.h"
#include "gen/gen.h"
#include "io/game/snapshot.h"
#include "sim/reopen.h"

#include "support/game_hash.h"
#include "support/unit.h"

#include <string.h>

enum { PLAYED = 9000, EVERY = 450, GOES_ON = 600, SOON = 200 };

typedef struct Run {
    Game *game;
    Bot bot;
    Input inputs[PLAYED + GOES_ON];
    int tolls, depth, snapshots;
} Run;

static Game *again(const Game *game) {
    Error error = {""};
    Buffer bytes = {0};
    snapshot_write(game, &bytes);
    assert_false(bytes.failed);
    Game *read = snapshot_read(bytes.bytes, bytes.size, &game->options, true, &error);
    if (read == NULL) fail_msg("%s", error.text);
    buffer_free(&bytes);
    return read;
}

static void check_same(const Game *game, const Game *read) {
    assert_true(game_hash(read) == game_hash(game));
    const World *a = game_world(game), *b = game_world(read);
    assert_int_equal(a->killer, b->killer);
    assert_int_equal(a->known.things.item_count, b->known.things.item_count);
    assert_int_equal(a->known.things.chest_count, b->known.things.chest_count);
    for (int i = 0; i < a->known.things.item_count; i++) {
        assert_int_equal(a->known.things.items[i].there, b->known.things.items[i].there);
        assert_int_equal(a->known.things.items[i].pos.x, b->known.things.items[i].pos.x);
    }
}

static void play(Run *run, const GenOptions *options, bool bot) {
    run->game = game_new(options);
    assert_non_null(run->game);
    TollClock *clock = &game_world(run->game)->clock;
    if (clock->on) clock->ticks = SOON;
    assert_true(bot_init(&run->bot, true));
    for (int i = 0; i < PLAYED + GOES_ON; i++) {
        const World *world = game_world(run->game);
        bool plays = bot && world->outcome == OUTCOME_NONE;
        run->inputs[i] = plays ? bot_input(&run->bot, world) : (Input){.x = (int8_t)(i / 7 % 3 - 1)};
        game_tick(run->game, run->inputs[i]);
    }
    game_free(run->game);
}

static void check(const GenOptions *options, bool bot, int *tolls, int *depth) {
    Run *run = calloc(1, sizeof *run);
    assert_non_null(run);
    play(run, options, bot);
    run->game = game_new(options);
    Game *read = NULL;
    TollClock *clock = &game_world(run->game)->clock;
    if (clock->on) clock->ticks = SOON;
    for (int i = 0; i < PLAYED; i++) {
        if (i % EVERY == 0) {
            game_free(read);
            read = again(run->game);
            assert_int_equal(world_reopen(game_world(read)), 0); // nothing is cut off
            check_same(run->game, read);
        }
        game_tick(run->game, run->inputs[i]);
        game_tick(read, run->inputs[i]);
        if (game_hash(run->game) != game_hash(read)) fail_msg("differs at tick %d", i);
        if (game_world(run->game)->clock.tolls > *tolls) *tolls = game_world(run->game)->clock.tolls;
        if (run->game->depth > *depth) *depth = run->game->depth;
    }
    check_same(run->game, read);
    game_free(read);
    game_free(run->game);
    bot_free(&run->bot);
    free(run);
}

static void a_descent_goes_on(void **state) {
    (void)state;
    int tolls = 0, depth = 0;
    for (uint64_t seed = 11; seed < 31 && (depth < 2 || tolls == 0); seed++) {
        GenOptions options = {.descent = true, .depth = 1, .seed = seed};
        gen_set_usual_size(&options);
        check(&options, true, &tolls, &depth);
    }
    assert_true(depth > 1 && tolls > 0);
}

static void a_single_dungeon_goes_on(void **state) {
    (void)state;
    int tolls = 0, depth = 0;
    GenOptions options = GENERATORS[GEN_CAVES]->defaults;
    options.toll = true;
    gen_set_usual_size(&options);
    for (options.seed = 29; options.seed < 39 && tolls == 0; options.seed++)
        check(&options, true, &tolls, &depth);
    assert_true(tolls > 0);
}

static void every_way_to_play_goes_on(void **state) {
    (void)state;
    int tolls = 0, depth = 0;
    GenOptions turns = {.descent = true, .depth = 1, .seed = 5, .pace = PACE_TURNS},
               tower = {.descent = true, .depth = 2, .seed = 6, .tower = true},
               arena = {.descent = true, .depth = DESCENT_DEPTHS, .seed = 7},
               classic = GENERATORS[GEN_SCATTER]->defaults, arcade = GENERATORS[GEN_ARCADE]->defaults;
    classic.classic = true;
    classic.pace = PACE_TURNS;
    gen_set_usual_size(&turns);
    gen_set_usual_size(&tower);
    gen_set_usual_size(&arena);
    check(&turns, true, &tolls, &depth);
    check(&tower, true, &tolls, &depth);
    check(&arena, true, &tolls, &depth);
    check(&classic, false, &tolls, &depth);
    check(&arcade, true, &tolls, &depth);
}

// Gives everything of that name in a snapshot another one of the same length, as another version might.
static void rename_all(Buffer *bytes, const char *name, const char *other) {
    size_t length = strlen(name), found = 0;
    assert_int_equal(length, strlen(other));
    for (size_t i = 1; i + length < bytes->size; i++) {
        if (bytes->bytes[i - 1] != length || memcmp(bytes->bytes + i, name, length) != 0) continue;
        memcpy(bytes->bytes + i, other, length);
        found++;
    }
    assert_true(found > 0);
}

static int count_items(const World *world, ItemKind kind) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) count += world->floor.items[i].kind == kind;
    return count;
}

// A field that this version does not have, one that the other did not have, kinds that are gone.
static void a_game_of_another_version_goes_on(void **state) {
    (void)state;
    static const struct {
        const char *name, *other;
    } OTHERS[] = {
        {"scorch", "scorcX"}, {"cheese", "cheesX"}, {"rat", "raX"}, {"rug", "ruX"}, {"spikes", "spikeX"}};
    GenOptions options = {.descent = true, .depth = 1, .seed = 5};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    assert_non_null(game);
    for (int i = 0; i < 300; i++) game_tick(game, (Input){.x = (int8_t)(i / 40 % 3 - 1)});
    int cheese = count_items(game_world(game), ITEM_CHEESE),
        arrows = count_items(game_world(game), ITEM_ARROW);
    assert_true(cheese > 0);
    for (size_t k = 0; k < sizeof OTHERS / sizeof *OTHERS; k++) {
        Error error = {""};
        Buffer bytes = {0};
        snapshot_write(game, &bytes);
        rename_all(&bytes, OTHERS[k].name, OTHERS[k].other);
        Game *read = snapshot_read(bytes.bytes, bytes.size, &options, false, &error);
        if (read == NULL) fail_msg("%s: %s", OTHERS[k].name, error.text);
        const World *world = game_world(read);
        if (strcmp(OTHERS[k].name, "cheese") == 0) {
            assert_int_equal(count_items(world, ITEM_CHEESE), 0);
            assert_int_equal(count_items(world, ITEM_ARROW), arrows + cheese);
        }
        game_world(read)->clock.ticks = SOON;
        for (int i = 0; i < GOES_ON; i++) game_tick(read, (Input){.x = (int8_t)(i / 30 % 3 - 1)});
        assert_int_equal(game_world(read)->tick, game_world(game)->tick + GOES_ON);
        game_free(read);
        buffer_free(&bytes);
    }
    game_free(game);
}

// Nobody can be in the border, where a toll would not expect him.
static void a_hero_in_the_border_is_refused(void **state) {
    (void)state;
    Error error = {""};
    Buffer bytes = {0};
    GenOptions options = {.descent = true, .depth = 1, .seed = 5};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    assert_non_null(game);
    game_world(game)->actors[HERO].pos = cell_centre((Vec){0, 4});
    snapshot_write(game, &bytes);
    assert_null(snapshot_read(bytes.bytes, bytes.size, &options, false, &error));
    assert_string_equal(error.text, "the snapshot is damaged");
    buffer_free(&bytes);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_descent_goes_on),
        cmocka_unit_test(a_single_dungeon_goes_on),
        cmocka_unit_test(every_way_to_play_goes_on),
        cmocka_unit_test(a_game_of_another_version_goes_on),
        cmocka_unit_test(a_hero_in_the_border_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
