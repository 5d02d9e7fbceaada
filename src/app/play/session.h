#pragma once
// One game in progress: its world, the options that made it, where its inputs come from (the player or a
// recording), and where they are recorded.

#include "base/check.h"
#include "base/fail.h"
#include "io/game/playback.h"
#include "io/share_code.h"

#define ALL_TICKS INT64_MAX

// What menus offer: the generators, then the descent.
enum { KIND_DESCENT = GEN_COUNT, KIND_COUNT };

typedef struct Session {
    Game *game;   // owned; while a recording is watched, its playback's
    World *world; // where the hero is; NULL before the first game
    GenOptions options;
    Recorder recorder;
    bool recording;          // everything played from now on
    Recorder game_recorder;  // of the current game only, from its beginning
    bool playing;            // a game, not a backdrop
    int sneaks;              // sneak strikes in this game
    bool taken;              // it is not ranked, because somebody took it over or it was played before
    bool by_another;         // of these, the first: somebody else played part of it
    uint64_t (*clock)(void); // Unix time; NULL: the system's. It only dates games
    Buffer replay_bytes;
    Replay replay;
    bool replaying;
    int64_t left; // ticks until it stops; ALL_TICKS: never before its end
    Buffer *kept; // the player's pieces and maps that games were made with; kept as long as a game needs them
    int kept_count;
    Playback watched; // a recording that is shown, neither played nor recorded
    bool watching;
} Session;

void session_free(Session *session);

// From now on everything that is played is recorded.
void session_record(Session *session);

// Brings the recordings up to date: own.out then has the bytes of the current game, recorder.out those of
// all games.
void session_flush(Session *session);

// Makes a new world. Returns false with one line in `error`; then the old world remains.
MUST_CHECK bool session_new(Session *session, const GenOptions *options, Error *error);

// Shows a quiet world that is not recorded: the chamber of the title.
MUST_CHECK bool session_backdrop(Session *session, Error *error);

// A random seed, short enough to be read aloud.
uint64_t session_random_seed(void);

// The usual options of a kind.
GenOptions session_options(int kind, bool tower, uint64_t seed);

// Replays `bytes`, which the session takes over, from the first game on, for so many ticks or ALL_TICKS.
// Returns false with one line in `error`.
MUST_CHECK bool session_replay(Session *session, Buffer bytes, int64_t ticks, Error *error);

uint64_t session_now(const Session *session);
// Milliseconds since the program began.
uint32_t session_ms(void);

// Appends a recording of the current game, up to now, to `out`. Returns false when out of memory.
MUST_CHECK bool session_recording(Session *session, Buffer *out);

// Notes in the recording that the rest is played by somebody else, or not for the first time.
void session_take_over(Session *session);

// Shows the recording `bytes`, which the session takes over, in place of a game. The next game ends that.
// Returns false with one line in `error`; then there is no game.
MUST_CHECK bool session_watch(Session *session, Buffer bytes, Error *error);
// Ends the playback if there is one; then there is no game.
void session_watch_end(Session *session);
// As in io/game/playback.h. The session's game and world are then those at that tick.
bool session_watch_step(Session *session);
MUST_CHECK bool session_watch_seek(Session *session, int64_t tick);

// Runs one tick with the player's input, or with the recorded one. Returns false when a replay has ended or
// is broken, with one line in `error` if there is something to say.
MUST_CHECK bool session_tick(Session *session, Input input, Error *error);

// How much of the replay is done, of 256.
int session_replayed(const Session *session);

// The deepest depth that the hero has visited.
int session_deepest(const Session *session);

// The share code that makes this dungeon again, written to `code`; "" where there is none.
void session_code(const GenOptions *options, char code[SHARE_CODE_MAX + 1]);

// The text to show in place of the share code of a hand-made map.
extern const char SESSION_NO_CODE[];

// Prints on standard output which dungeon was played, so that it can be played again, and how it ended.
void session_report(const Session *session, const char *code, bool saved);

// ---- app/play/backdrop.c

// The chamber that the title shows, which the caller frees. False with one line in `error`.
MUST_CHECK bool backdrop_level(Level *level, Error *error);
