// Bots gain by light, and the same bots without lighting and ringing do not. What they did can be replayed.
#include "bots/player.h"
#include "io/game/recording.h"
#include "sim/game.h"
#include "sim/space/flames.h"
#include "support/unit.h"

enum { SEEDS = 4, TICKS = 2 * 60 * TICKS_PER_SECOND };

static Game *descent(uint64_t seed, GenOptions *options) {
    *options = GENERATORS[GEN_HALLS]->defaults;
    options->descent = true;
    options->seed = seed;
    gen_set_usual_size(options);
    Game *game = game_new(options);
    assert_non_null(game);
    return game;
}

typedef struct Deeds {
    int rings, hallowed, kindled; // by the hero
} Deeds;

// Light that comes from reading an unknown scroll is not the player's choice.
static bool reads(const World *world) {
    bool read = false;
    for (int i = 0; i < world->events.count; i++) read |= world->events.at[i].kind == EVENT_READ;
    return read;
}

static void note(Deeds *deeds, const World *world) {
    bool chosen = !reads(world);
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        deeds->rings += event->kind == EVENT_BELL;
        deeds->hallowed += event->kind == EVENT_HALLOWED;
        bool hearth =
            event->what == FLAME_TORCH || event->what == FLAME_BRAZIER || event->what == FLAME_CANDLE;
        deeds->kindled += chosen && event->kind == EVENT_KINDLE && event->actor == HERO && hearth;
    }
}

static Deeds play(Temper temper, bool plain, uint64_t seed, Recorder *recorder, uint64_t *hash) {
    GenOptions options;
    Game *game = descent(seed, &options);
    Deeds deeds = {0};
    Player player;
    assert_true(player_init(&player, temper, seed));
    player.without = plain ? 1U << VERB_LIGHT | 1U << VERB_RING : 0;
    recorder_init(recorder);
    recorder_begin_game(recorder, NULL, &options);
    for (int tick = 0; tick < TICKS && game_world(game)->outcome == OUTCOME_NONE; tick++) {
        Input input = player_input(&player, game_world(game));
        game_tick(game, input);
        recorder_note_tick(recorder, game_world(game), input);
        note(&deeds, game_world(game));
    }
    recorder_flush(recorder, game_world(game));
    *hash = world_hash(game_world(game));
    player_free(&player);
    game_free(game);
    return deeds;
}

static void they_light_goods_ring_and_have_them_hallowed(void **state) {
    (void)state;
    static const Temper TEMPERS[] = {TEMPER_CAREFUL, TEMPER_GREEDY};
    Deeds all = {0};
    for (uint64_t i = 0; i < 2 * SEEDS; i++) {
        Recorder recorder;
        uint64_t hash;
        Deeds deeds = play(TEMPERS[i % 2], false, 1 + i / 2, &recorder, &hash);
        all.rings += deeds.rings;
        all.hallowed += deeds.hallowed;
        all.kindled += deeds.kindled;
        recorder_free(&recorder);
    }
    assert_true(all.rings > 0);
    assert_true(all.kindled > 0);
    assert_true(all.hallowed >= SEEDS);
}

static void their_twins_neither_light_nor_ring(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        Recorder recorder;
        uint64_t hash;
        Deeds deeds = play(TEMPER_GREEDY, true, seed, &recorder, &hash);
        assert_int_equal(deeds.rings, 0);
        assert_int_equal(deeds.kindled, 0);
        recorder_free(&recorder);
    }
}

static uint64_t replayed(const Recorder *recorder) {
    Replay replay;
    Game *game = NULL;
    Error error;
    assert_true(replay_check_open(&replay, recorder->out.bytes, recorder->out.size, &error));
    for (;;) {
        ReplayStep step = replay_next(&replay);
        if (step == REPLAY_GAME) game = game_new(&replay.options);
        assert_non_null(game);
        if (step == REPLAY_INPUT) game_tick(game, replay.input);
        if (step == REPLAY_HASH) assert_true(world_hash(game_world(game)) == replay.hash);
        if (step == REPLAY_END) break;
        assert_int_not_equal(step, REPLAY_BROKEN);
    }
    uint64_t hash = world_hash(game_world(game));
    game_free(game);
    return hash;
}

static void games_with_hallowed_goods_are_replayed_alike(void **state) {
    (void)state;
    int hallowed = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        Recorder recorder;
        uint64_t hash;
        hallowed += play(TEMPER_CAREFUL, false, seed, &recorder, &hash).hallowed;
        assert_true(replayed(&recorder) == hash);
        recorder_free(&recorder);
    }
    assert_true(hallowed > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_light_goods_ring_and_have_them_hallowed),
        cmocka_unit_test(their_twins_neither_light_nor_ring),
        cmocka_unit_test(games_with_hallowed_goods_are_replayed_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
