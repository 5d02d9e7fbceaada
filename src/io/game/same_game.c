// Whether two recordings are of one game.
#include "io/game/recording.h"

#include <string.h>

static bool input_same(Input a, Input b) {
    return a.x == b.x && a.y == b.y && a.buttons == b.buttons && a.slot == b.slot && a.pick == b.pick;
}

// The next step of the recording other than a hash.
static ReplayStep next_deed(Replay *replay) {
    ReplayStep step;
    do {
        step = replay_next(replay);
    } while (step == REPLAY_HASH);
    return step;
}

// True if both begin with the same bytes, up to the first tick.
static bool begin_same(Replay *one, const Buffer *a, Replay *other, const Buffer *b) {
    if (replay_next(one) != REPLAY_GAME || replay_next(other) != REPLAY_GAME) return false;
    size_t size = (size_t)(one->sealed - a->bytes);
    return size == (size_t)(other->sealed - b->bytes) && memcmp(a->bytes, b->bytes, size) == 0;
}

bool replay_is_same_game(const Buffer *a, const Buffer *b, int64_t *ticks_of_a) {
    Replay one, other;
    Error why;
    if (!replay_check_open(&one, a->bytes, a->size, &why) ||
        !replay_check_open(&other, b->bytes, b->size, &why) || !begin_same(&one, a, &other, b))
        return false;
    for (;;) {
        ReplayStep step = next_deed(&one), step_of_other = next_deed(&other);
        if (step == REPLAY_END || step_of_other == REPLAY_END) break;
        if (step != step_of_other || step == REPLAY_BROKEN) return false;
        if (step == REPLAY_INPUT && !input_same(one.input, other.input)) return false;
    }
    *ticks_of_a = one.ticks_whole;
    return true;
}
