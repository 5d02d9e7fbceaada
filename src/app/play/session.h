#pragma once
// One game in progress: its world, the options that made it, and where its inputs come from and go to - the
// player or a recording.

#include "base/check.h"
#include "base/fail.h"
#include "io/game/playback.h"
#include "io/share_code.h"

#define ALL_TICKS INT64_MAX

// What menus choose among: the generators, then the descent.
enum { KIND_DESCENT = GEN_COUNT, KIND_COUNT };

typedef struct Session {
    Game *game;   // owned; while a recording is watched, its playback's
    World *world; // where the hero is; NULL before the first game
    GenOptions options;
    Recorder recorder;
    bool recording;          // what is played from now on
    Recorder game_recorder;  // of the game in progress alone, from its beginning
    bool playing;            // a game, not a backdrop
    int sneaks;              // blows from hiding in it
    bool taken;              // it is not ranked: somebody took over, or it was played before
    bool by_another;         // of these, the former: not all of it was played by who plays now
    uint64_t (*clock)(void); // Unix time; NULL: the system's. Only what was begun when is told by it
    Buffer replay_bytes;
    Replay replay;
    bool replaying;
    int64_t left; // ticks until it stops; ALL_TICKS: never before its end
    Buffer *kept; // own pieces and maps that games were made with, which need them as long as there are any
    int kept_count;
    Playback watched; // a recording to look at, neither played nor recorded
    bool watching;
} Session;

void session_free(Session *session);

// From now on everything that is played goes into a recording.
void session_record(Session *session);

// Brings the recordings up to now: the game's bytes are then in own.out, those of all games in recorder.out.
void session_flush(Session *session);

// Makes a new world. False with one line in `error`; the old world is then still there.
MUST_CHECK bool session_new(Session *session, const GenOptions *options, Error *error);

// A quiet world to look at, not recorded: the chamber of the title.
MUST_CHECK bool session_backdrop(Session *session, Error *error);

// A seed that nobody chose, short enough to be read out.
uint64_t session_random_seed(void);

// The usual options of a kind.
GenOptions session_options(int kind, bool tower, uint64_t seed);

// Plays `bytes`, which the session takes over, from its first game on, for so many ticks or ALL_TICKS. False
// with one line in `error`.
MUST_CHECK bool session_replay(Session *session, Buffer bytes, int64_t ticks, Error *error);

uint64_t session_now(const Session *session);
// Since the program began.
uint32_t session_ms(void);

// Appends a recording of the game that is played, as far as it is, to `out`. False when out of memory.
MUST_CHECK bool session_recording(Session *session, Buffer *out);

// Says in the recording that what follows is played by somebody else, or not for the first time.
void session_take_over(Session *session);

// Shows `bytes`, which the session takes over, in place of a game: a playback, which is gone with the next
// game. False with one line in `error`; there is no game then.
MUST_CHECK bool session_watch(Session *session, Buffer bytes, Error *error);
// If one is watched: the playback goes, and there is no game then.
void session_watch_end(Session *session);
// As in io/game/playback.h; the session's game and world are then those that it stands at.
bool session_watch_step(Session *session);
MUST_CHECK bool session_watch_seek(Session *session, int64_t tick);

// One tick with the player's input, or with the recorded one. False when a replay has ended or is broken,
// with one line in `error` where there is something to say.
MUST_CHECK bool session_tick(Session *session, Input input, Error *error);

// Part of the replay that is done, of 256.
int session_replayed(const Session *session);

// The deepest depth that the hero has been to.
int session_deepest(const Session *session);

// The share code that makes this dungeon again, written to `code`; "" where there is none.
void session_code(const GenOptions *options, char code[SHARE_CODE_MAX + 1]);

// What is to be said in place of the code of a map made by hand.
extern const char SESSION_NO_CODE[];

// Says on standard output which dungeon was played, so that it can be played again, and what came of it.
void session_report(const Session *session, const char *code, bool saved);

// ---- app/play/backdrop.c

// The chamber that the title shows, which the caller frees. False with one line in `error`.
MUST_CHECK bool backdrop_level(Level *level, Error *error);
