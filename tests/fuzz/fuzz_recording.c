// Recordings. An input that begins with 'c' consists of chunks, each with its length before it. The head and
// the checks are added, so that the fuzzer need not guess them. After 'p' it is the same, and small games are
// played for a while. Any other input is a whole file.
#include "base/check.h"
#include "fuzz/fuzz.h"
#include "io/game/recording.h"

#include <string.h>

enum { CELLS_MAX = 15 * 15, TICKS_MAX = 30, GAMES_MAX = 2 };

typedef struct Player {
    bool plays;
    World *world;
    int games, ticks;
} Player;

static void begin(Player *player, const GenOptions *options) {
    Level level;
    world_free(player->world);
    player->world = NULL;
    if (!player->plays || options->w * options->h > CELLS_MAX || ++player->games > GAMES_MAX) return;
    CHECK(gen_level(&level, options));
    player->world = world_new(&level);
}

static void tick(Player *player, Input input) {
    if (player->world != NULL && ++player->ticks <= TICKS_MAX) world_tick(player->world, input);
}

// Ends, since every step but the repeated ones takes bytes.
static void play(Replay *replay, bool plays) {
    Player player = {.plays = plays};
    for (ReplayStep step = REPLAY_GAME; step != REPLAY_END && step != REPLAY_BROKEN;) {
        step = replay_next(replay);
        if (step == REPLAY_GAME) begin(&player, &replay->options);
        if (step == REPLAY_INPUT) tick(&player, replay->input);
    }
    world_free(player.world);
}

static void open_and_play(const void *bytes, size_t size, bool plays) {
    Replay replay;
    Error error = {""};
    if (replay_check_open(&replay, bytes, size, &error)) {
        play(&replay, plays);
    } else {
        CHECK(error.text[0] != '\0' && strchr(error.text, '\n') == NULL);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0 || (data[0] != 'c' && data[0] != 'p')) {
        open_and_play(data, size, false);
        return 0;
    }
    Recorder recorder;
    recorder_init(&recorder);
    for (size_t at = 1; at < size;) {
        size_t length = data[at] < size - at ? data[at] : size - at - 1;
        buffer_bytes(&recorder.out, data + at + 1, length);
        recorder_seal_chunk(&recorder);
        at += 1 + length;
    }
    open_and_play(recorder.out.bytes, recorder.out.size, data[0] == 'p');
    recorder_free(&recorder);
    return 0;
}
