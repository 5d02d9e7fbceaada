#include "bench/runs.h"

#include "base/check.h"
#include "bots/player.h"
#include "io/game/recording.h"
#include "sim/game.h"

#include <stdlib.h>

typedef struct Runs {
    Recorder recorders[MAPS];
    int count;
    bool differs;
} Runs;

static Game *begin(uint64_t seed) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = seed;
    options.depth = 1;
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    CHECK(game != NULL);
    return game;
}

// One game of at most so many ticks; how many it took.
static uint32_t record_game(Recorder *recorder, uint64_t seed, uint32_t ticks) {
    Player player;
    CHECK(player_init(&player, (Temper)(seed % TEMPER_COUNT), seed));
    Game *game = begin(seed);
    uint32_t at = 0;
    recorder_begin_game(recorder, NULL, &game->options);
    for (; at < ticks && game_world(game)->outcome == OUTCOME_NONE; at++) {
        Input input = player_input(&player, game_world(game));
        game_tick(game, input);
        recorder_note_tick(recorder, game_world(game), input);
    }
    recorder_flush(recorder, game_world(game));
    CHECK(!recorder->out.failed);
    game_free(game);
    player_free(&player);
    return at;
}

// One game after the other.
static void record(Recorder *recorder, uint64_t seed, uint32_t ticks) {
    recorder_init(recorder);
    for (uint32_t at = 0; at < ticks; seed += MAPS) at += record_game(recorder, seed, ticks - at);
}

// False when the game went another way.
static bool replay(const Buffer *bytes) {
    Replay replay;
    Error error;
    Game *game = NULL;
    bool same = replay_check_open(&replay, bytes->bytes, bytes->size, &error);
    ReplayStep step = REPLAY_END;
    while (same && (step = replay_next(&replay)) != REPLAY_END) {
        if (step == REPLAY_GAME) {
            game_free(game);
            game = game_new(&replay.options);
        }
        if (step == REPLAY_INPUT && game != NULL) game_tick(game, replay.input);
        same = step != REPLAY_BROKEN && game != NULL;
        if (same && step == REPLAY_HASH) same = world_hash(game_world(game)) == replay.hash;
    }
    game_free(game);
    return same;
}

void runs_replay(Bed *bed, int run) {
    Runs *runs = bed->own;
    bool same = replay(&runs->recorders[run % runs->count].out);
    runs->differs = runs->differs || !same;
}

const char *runs_open(Bed *bed) {
    Runs *runs = calloc(1, sizeof *runs);
    CHECK(runs != NULL);
    bed->own = runs;
    bed->units = bed->work->count;
    runs->count = bed->work->maps != 0 ? bed->work->maps : MAPS;
    for (int i = 0; i < runs->count; i++) {
        record(&runs->recorders[i], (uint64_t)i, (uint32_t)(bed->work->count * TICKS_PER_SECOND));
        runs_replay(bed, i);
    }
    return runs->differs ? "a replay differs from its recording" : NULL;
}

void runs_close(Bed *bed) {
    Runs *runs = bed->own;
    for (int i = 0; i < runs->count; i++) recorder_free(&runs->recorders[i]);
    free(runs);
}
