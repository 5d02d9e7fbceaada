#pragma once
// A recording to watch: played forward tick by tick, and from any tick on. On its first way through, copies
// of the game are kept (keyframes), and the moments that are worth finding again (marks); going somewhere
// plays on from the last keyframe before. Between keyframes lie as many ticks as keep them few: when all are
// used, every second one is given up. What the recording claims is compared with what is played.

#include "base/fail.h"
#include "io/game/recording.h"
#include "sim/game.h"

enum {
    KEYFRAMES_MAX = 24,   // some 1.5 MB each for every level visited
    KEYFRAME_TICKS = 900, // from one to the next, at first
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
    int what; // the depth that he came to; the Outcome
    int64_t tick;
} PlaybackMark;

typedef struct Keyframe {
    Game *game; // owned
    Replay replay;
    int64_t tick;
} Keyframe;

typedef struct Playback {
    Buffer bytes;        // owned
    Replay replay;       // up to where it was played
    Game *game;          // there; owned; NULL before the first tick of an empty recording
    int64_t tick, ticks; // played, and of all of it: all games together
    int64_t known;       // up to where keyframes and marks were noted
    bool notes;          // it is just going beyond
    int64_t differs;     // the first tick at which the recording says something else than is played; -1: none
    bool lies;           // there it is no hash that differs, but how the game stands
    Standing claims, is; // there, as the recording says and as it is
    Keyframe keyframes[KEYFRAMES_MAX];
    int keyframe_count;
    int64_t spacing; // ticks from one keyframe to the next; the caller may set 0: no more are kept
    PlaybackMark marks[PLAYBACK_MARKS_MAX];
    int mark_count;
} Playback;

// Takes over the bytes, also on failure, and stands before the first tick. False with one line in `error`.
bool playback_open(Playback *playback, Buffer bytes, Error *error);
void playback_free(Playback *playback);

// Plays one tick. False at the end, or when out of memory for a level.
bool playback_step(Playback *playback);

// Goes to the state after so many ticks, 0..ticks. The game is another one afterwards. False when out of
// memory.
bool playback_seek(Playback *playback, int64_t tick);

// The last mark of any kind but hurts before a tick, or the first one after it; -1: none.
int64_t playback_mark_before(const Playback *playback, int64_t tick);
int64_t playback_mark_after(const Playback *playback, int64_t tick);

// The first contradiction found in the part that was played, as one line. False when there is none.
bool playback_fault(const Playback *playback, char *text, size_t size);
