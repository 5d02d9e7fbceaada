#pragma once
// Plays a recording to watch it: tick by tick, and from any tick on. The first time through, it keeps copies
// of the game (keyframes) and moments worth finding again (marks). To go to a tick, it plays from the last
// keyframe before it. When all keyframes are used, every second one is given up, so they are spread over the
// whole recording. What the recording claims is compared with what is played.

#include "base/fail.h"
#include "io/game/recording.h"
#include "sim/game.h"

enum {
    KEYFRAMES_MAX = 24,   // some 1.5 MB each for every level visited
    KEYFRAME_TICKS = 900, // between two keyframes, at first
    PLAYBACK_MARKS_MAX = 512
};

typedef enum MarkKind {
    MARK_GAME,  // another game begins
    MARK_DEPTH, // the hero came to another depth
    MARK_TOLL,
    MARK_HURT,
    MARK_TAKEN, // somebody else plays from here on
    MARK_END,   // the game has an outcome
    MARK_KIND_COUNT
} MarkKind;

typedef struct PlaybackMark {
    MarkKind kind;
    int what; // the depth, or the Outcome
    int64_t tick;
} PlaybackMark;

typedef struct Keyframe {
    Game *game; // owned
    Replay replay;
    int64_t tick;
} Keyframe;

typedef struct Playback {
    Buffer bytes;        // owned
    Replay replay;       // read up to the tick that was played
    Game *game;          // the game at that tick; owned; NULL before the first tick of an empty recording
    int64_t tick, ticks; // ticks played, and of the whole recording, all games together
    int64_t known;       // the tick up to which keyframes and marks were noted
    bool notes;          // it is past `known`, so it takes notes
    int64_t differs;     // the first tick at which the recording differs from what is played; -1: none
    bool lies;           // the hash is right there, but the recording lies about how the game stands
    Standing claims, is; // how the game stands there: as recorded; as played
    Keyframe keyframes[KEYFRAMES_MAX];
    int keyframe_count;
    int64_t spacing; // ticks between two keyframes; the caller may set 0 to keep no more
    PlaybackMark marks[PLAYBACK_MARKS_MAX];
    int mark_count;
} Playback;

// Begins the game that replay_next() has just read. The caller frees it with game_free(). Returns NULL with
// one line in `error`.
Game *playback_new_game(const Replay *replay, Error *error);

// Takes over the bytes, also when it fails, and goes to the first tick. Returns false with one line in
// `error`.
bool playback_open(Playback *playback, Buffer bytes, Error *error);
void playback_free(Playback *playback);

// Plays one tick. Returns false at the end, or when out of memory.
bool playback_play_tick(Playback *playback);

// Goes to the state after `tick` ticks; numbers outside 0..ticks become the nearest. Afterwards `game` may be
// another game. Returns false when out of memory.
bool playback_seek(Playback *playback, int64_t tick);

// The last mark before a tick, or the first one after it, of any kind except wounds; -1: none.
int64_t playback_mark_before(const Playback *playback, int64_t tick);
int64_t playback_mark_after(const Playback *playback, int64_t tick);

// Writes the first difference found in the part that was played, as a line. Returns false when there is
// none.
bool playback_mismatch(const Playback *playback, char *text, size_t size);
