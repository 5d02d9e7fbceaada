#include "io/game/playback.h"

#include "base/fail.h"
#include "base/text.h"
#include "io/game/handmade.h"
#include "io/game/snapshot.h"
#include "lang/lang.h"

#include <string.h>

enum { MARKS_OF_HURTS = PLAYBACK_MARKS_MAX / 2, HURT_AGAIN_TICKS = 30 };

// The state before a tick, to see what changed in it.
typedef struct Before {
    const World *world;
    int depth, tolls, hp;
    Outcome outcome;
} Before;

void playback_free(Playback *playback) {
    for (int i = 0; i < playback->keyframe_count; i++) game_free(playback->keyframes[i].game);
    game_free(playback->game);
    buffer_free(&playback->bytes);
    *playback = (Playback){0};
}

// ---- marks

static void mark(Playback *playback, MarkKind kind, int what) {
    int most = kind == MARK_HURT ? MARKS_OF_HURTS : PLAYBACK_MARKS_MAX;
    if (playback->mark_count >= most || !playback->notes) return;
    playback->marks[playback->mark_count++] =
        (PlaybackMark){.kind = kind, .what = what, .tick = playback->tick};
}

// Wounds that follow each other make one mark.
static void mark_hurt(Playback *playback) {
    for (int i = playback->mark_count - 1; i >= 0; i--) {
        if (playback->tick - playback->marks[i].tick > HURT_AGAIN_TICKS) break;
        if (playback->marks[i].kind == MARK_HURT) return;
    }
    mark(playback, MARK_HURT, 0);
}

static Before look(const Game *game) {
    const World *world = game_world(game);
    return (Before){.world = world,
                    .depth = world->depth,
                    .tolls = world->clock.tolls,
                    .hp = world->actors[HERO].hp,
                    .outcome = world->outcome};
}

static void mark_changes(Playback *playback, const Before *before) {
    Before now = look(playback->game);
    if (now.hp < before->hp) mark_hurt(playback);
    if (now.world == before->world && now.tolls > before->tolls) mark(playback, MARK_TOLL, now.tolls);
    if (now.depth != before->depth) mark(playback, MARK_DEPTH, now.depth);
    if (now.outcome != before->outcome) mark(playback, MARK_END, (int)now.outcome);
}

static bool is_goal(const PlaybackMark *at) {
    return at->kind != MARK_HURT;
}

int64_t playback_mark_before(const Playback *playback, int64_t tick) {
    int64_t found = -1;
    for (int i = 0; i < playback->mark_count; i++) {
        const PlaybackMark *at = &playback->marks[i];
        if (is_goal(at) && at->tick < tick) found = at->tick;
    }
    return found;
}

int64_t playback_mark_after(const Playback *playback, int64_t tick) {
    for (int i = 0; i < playback->mark_count; i++) {
        const PlaybackMark *at = &playback->marks[i];
        if (is_goal(at) && at->tick > tick) return at->tick;
    }
    return -1;
}

// ---- keyframes

// Gives up every second keyframe.
static void thin(Playback *playback) {
    int kept = 0;
    for (int i = 0; i < playback->keyframe_count; i++) {
        if (i % 2 == 0) {
            playback->keyframes[kept++] = playback->keyframes[i];
        } else {
            game_free(playback->keyframes[i].game);
        }
    }
    playback->keyframe_count = kept;
    playback->spacing *= 2;
}

// Keeps a copy of the game. Without memory for it, playback_seek() only has to play on from an earlier one.
static void note_keyframe(Playback *playback) {
    if (playback->spacing == 0 || playback->tick % playback->spacing != 0) return;
    if (playback->keyframe_count == KEYFRAMES_MAX) {
        thin(playback);
        if (playback->tick % playback->spacing != 0) return;
    }
    Game *game = game_copy(playback->game);
    if (game == NULL) return;
    playback->keyframes[playback->keyframe_count++] =
        (Keyframe){.game = game, .replay = playback->replay, .tick = playback->tick};
}

// ---- playing

Game *playback_new_game(const Replay *replay, Error *error) {
    const StartState *start = &replay->start;
    if (start->size == 0) return game_new_in_map(&replay->options, error);
    Game *game = snapshot_read(start->bytes, start->size, &replay->options, true, error);
    if (game == NULL || game_world(game)->tick == start->ticks) return game;
    game_free(game);
    (void)fail(error, tr("the recording is damaged"));
    return NULL;
}

static bool begin_game(Playback *playback, Error *error) {
    Game *game = playback_new_game(&playback->replay, error);
    if (game == NULL) return false;
    if (playback->tick > 0) mark(playback, MARK_GAME, 0);
    game_free(playback->game);
    playback->game = game;
    return true;
}

// Compares what is played with the hash and standing that were just read, and keeps the first difference.
static void compare(Playback *playback) {
    if (playback->game == NULL || playback->differs >= 0) return;
    const World *world = game_world(playback->game);
    Standing is = standing_of(world);
    bool lies = !standing_same(&is, &playback->replay.standing);
    if (!lies && world_hash(world) == playback->replay.hash) return;
    playback->lies = lies && world_hash(world) == playback->replay.hash;
    playback->differs = playback->tick;
    playback->claims = playback->replay.standing;
    playback->is = is;
}

// Plays up to the next input, which is then in the replay. Returns false at the end, or when out of memory.
static bool next_input(Playback *playback) {
    Error error;
    for (;;) {
        switch (replay_next(&playback->replay)) {
        case REPLAY_INPUT:
            return playback->game != NULL;
        case REPLAY_GAME:
            if (!begin_game(playback, &error)) return false;
            break;
        case REPLAY_TAKEN:
            mark(playback, MARK_TAKEN, 0);
            break;
        case REPLAY_HASH:
            compare(playback);
            break;
        default:
            return false;
        }
    }
}

bool playback_play_tick(Playback *playback) {
    playback->notes = playback->tick >= playback->known;
    if (playback->tick == playback->ticks || !next_input(playback)) return false;
    Before before = look(playback->game);
    game_tick(playback->game, playback->replay.input);
    playback->tick++;
    mark_changes(playback, &before);
    if (playback->replay.ticks < 0 && replay_next(&playback->replay) == REPLAY_HASH) compare(playback);
    if (!playback->notes) return true;
    note_keyframe(playback);
    playback->known = playback->tick;
    return true;
}

bool playback_open(Playback *playback, Buffer bytes, Error *error) {
    *playback = (Playback){.bytes = bytes, .differs = -1, .spacing = KEYFRAME_TICKS};
    if (!replay_check_open(&playback->replay, bytes.bytes, bytes.size, error) ||
        !replay_fits_rules(&playback->replay, error))
        return false;
    playback->ticks = playback->replay.ticks_whole;
    if (playback->replay.games == 0) return fail(error, tr("there is no game in the recording"));
    if (replay_next(&playback->replay) != REPLAY_GAME)
        return fail(error, tr("the recording does not begin with a game"));
    if (!begin_game(playback, error)) return false;
    note_keyframe(playback);
    return true;
}

// The last keyframe at or before a tick. There is always the first one, unless memory ran out.
static const Keyframe *keyframe_before(const Playback *playback, int64_t tick) {
    const Keyframe *found = NULL;
    for (int i = 0; i < playback->keyframe_count && playback->keyframes[i].tick <= tick; i++)
        found = &playback->keyframes[i];
    return found;
}

static bool restore(Playback *playback, const Keyframe *keyframe) {
    Game *game = game_copy(keyframe->game);
    if (game == NULL) return false;
    game_free(playback->game);
    playback->game = game;
    playback->replay = keyframe->replay;
    playback->tick = keyframe->tick;
    return true;
}

bool playback_seek(Playback *playback, int64_t tick) {
    int64_t to = tick < 0 ? 0 : tick > playback->ticks ? playback->ticks : tick;
    const Keyframe *keyframe = keyframe_before(playback, to);
    bool back = to < playback->tick;
    if (back && keyframe == NULL) return false;
    if ((back || (keyframe != NULL && keyframe->tick > playback->tick)) && !restore(playback, keyframe))
        return false;
    while (playback->tick < to) {
        if (!playback_play_tick(playback)) return false;
    }
    return true;
}

// ---- what is claimed

bool playback_mismatch(const Playback *playback, char *text, size_t size) {
    const Standing *claims = &playback->claims, *is = &playback->is;
    long long tick = (long long)playback->differs;
    if (playback->differs < 0) return false;
    if (!playback->lies) {
        (void)text_put(text, size, tr("differs at tick %lld"), tick);
    } else if (claims->score != is->score) {
        (void)text_put(text, size, tr("claims a score of %d at tick %lld, but it is %d"), claims->score, tick,
                       is->score);
    } else {
        (void)text_put(text, size, tr("has another state at tick %lld than the game"), tick);
    }
    return true;
}
