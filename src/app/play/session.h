#pragma once
// One game in progress: its world, the options that made it, where its inputs come from (the player or a
// recording), and where they are recorded.

#include "app/store/snapshots.h"
#include "base/check.h"
#include "base/fail.h"
#include "io/game/playback.h"
#include "io/share_code.h"

#define ALL_TICKS INT64_MAX

// What menus offer: the generators, then the descent.
enum { KIND_DESCENT = GEN_COUNT, KIND_COUNT };

typedef struct Session {
    Game *game;   // owned; while a recording is watched, the playback's
    World *world; // where the hero is; NULL before the first game
    GenOptions options;
    Recorder recorder;
    bool recording;          // everything that is played from now on is recorded
    Recorder game_recorder;  // of the current game, from its beginning
    bool playing;            // this is a game, not the title's backdrop
    int sneaks;              // sneak strikes in this game
    bool taken;              // the game is not ranked, because it was taken over or had been played before,
                             // or continued over an update
    int64_t ticks_before;    // that were played before its recording begins
    bool by_another;         // with `taken`: somebody else played its first part
    uint64_t (*clock)(void); // Unix time, used only as the date of games; NULL: the system's
    Buffer replay_bytes;
    Replay replay;
    bool replaying;
    bool skipped; // the replay began at a snapshot
    int64_t left; // how many more ticks the replay runs; ALL_TICKS: to its end
    Buffer *kept; // the player's own pieces and maps with which games were made
    int kept_count;
    Playback watched; // the recording that is watched
    bool watching;
} Session;

void session_free(Session *session);

// From now on everything that is played is recorded.
void session_record_all(Session *session);

// Brings the recordings up to date. Afterwards game_recorder.out holds the current game, recorder.out all
// games.
void session_flush(Session *session);

// Begins a game with a new world. Returns false with one line in `error`; then the old world remains.
MUST_CHECK bool session_start_game(Session *session, const GenOptions *options, Error *error);

// Shows a quiet world that is not recorded: the chamber of the title.
MUST_CHECK bool session_show_backdrop(Session *session, Error *error);

// A random seed, short enough to be read aloud.
uint64_t session_random_seed(void);

// The usual options of a kind: a GenKind, or KIND_DESCENT. `tower`: the descent leads up.
GenOptions session_usual_options(int kind, bool tower, uint64_t seed);

// Replays the recording `bytes` from its first game on, for `ticks_to_replay` ticks or ALL_TICKS. Takes over
// `bytes`. Returns false with one line in `error`.
MUST_CHECK bool session_start_replay(Session *session, Buffer bytes, int64_t ticks_to_replay, Error *error);

// Goes on from a snapshot of the game that is about to be replayed, so that only what came after it is
// replayed. Returns false if the snapshot does not fit.
bool session_skip_to(Session *session, const StoredSnapshot *stored);

// The Unix time now, from session->clock.
uint64_t session_unix_now(const Session *session);
// Milliseconds since the program began.
uint32_t session_uptime_ms(void);

// Appends a recording of the current game, up to now, to `out`. Returns false when out of memory.
MUST_CHECK bool session_append_game(Session *session, Buffer *out);

// Notes in the recording that somebody else plays the rest, or that the game had been played before. Such a
// game is not ranked.
void session_mark_unranked(Session *session);

// Shows the recording `bytes` instead of a game, and takes over `bytes`. The next game ends it. Returns
// false with one line in `error`; then there is no game.
MUST_CHECK bool session_watch(Session *session, Buffer bytes, Error *error);
// Ends the playback if there is one; then there is no game.
void session_watch_end(Session *session);
// Plays the next tick of the recording. Returns false at its end, or when out of memory.
bool session_watch_step(Session *session);
// Goes to the state after `tick` ticks. The session's game and world are then others. Returns false when out
// of memory.
MUST_CHECK bool session_watch_seek(Session *session, int64_t tick);

// Runs one tick with the player's input. Not while the session replays.
void session_tick(Session *session, Input input);
// Runs the next tick of a replay. Returns false when the replay has ended, or, with one line in `error`, when
// it is broken; `error` must be empty before.
MUST_CHECK bool session_replay_tick(Session *session, Error *error);

// How much of the replay is done, 0..256.
int session_progress(const Session *session);

// The deepest depth that the hero has visited.
int session_deepest(const Session *session);

// Writes to `code` the share code that makes this dungeon again, or "" if there is none.
void session_share_code(const GenOptions *options, char code[SHARE_CODE_MAX + 1]);

// The text to show in place of the share code of a hand-made map, in English.
extern const char SESSION_NO_CODE[];

// Prints on standard output which dungeon was played, so that it can be played again, and how it ended.
// `code`: its share code, or "". `saved`: also prints that the game can be continued.
void session_print_summary(const Session *session, const char *code, bool saved);

// ---- app/play/backdrop.c

// Makes the chamber that the title shows. The caller frees it. Returns false with one line in `error`.
MUST_CHECK bool backdrop_make_level(Level *level, Error *error);
