#pragma once
// A recording: the options of every game played and the inputs of every tick, with the state's hash each 60
// ticks, so that a replay can tell the first tick that differs. It only ever grows by whole chunks, each with
// a check of all before it: what was being written when the program or the machine stopped is worth all but
// its last second. A game that is kept is such a recording, too.
//
//     "CELLREC" 0, format u16, rules u16, chunks; all little-endian
//     'G' name length u8, name, seed u64, w u16, h u16, rooms, suppress, corridor, walls, connect, depth,
//         way u8 (0 a single dungeon, 1 the descent, 2 that with the side door open, 3 a single one that
//         tolls), pace, classic, tower, guard, awake, mapped u8, when it was begun u64 (Unix time;
//         0: not known)
//     'M' size u32, a map made by hand (io/game/handmade.h), in which the game of the 'G' that follows begins
//     'L' size u32, set pieces of one's own (gen/pieces/pack.h): they and the program's are laid in the game
//         of the 'G' that follows
//     'W' gear u8 (1..GEAR_KINDS), worn from the beginning of the game of the 'G' that follows
//     'A' aids u8 (EASE_*), of the game of the 'G' that follows
//     'O' loops u8 and 'F' dead ends that are filled u8, in percent, of the game of the 'G' that follows
//     'N' size u32, a snapshot (io/game/snapshot.h), how many ticks it comes after u32, and how the game
//     stands
//         there, as in 'T': the game of the 'G' that follows was continued over an update and begins with it
//     'S' length u8, the word that the seed of the 'G' that follows was given as
//     'T' ticks u8 (1..60), pairs of input u24 and how often u8, world_hash u64, and how the game stands:
//         depth u8, half hearts u8, of so many u8, collected u16, score u32, outcome u8, killer u8, cause u8
//     'U' somebody else plays from here on: the game is not ranked
//     each chunk ends with a check u64 of the file up to there

#include "base/fail.h"
#include "gen/gen.h"
#include "io/buffer.h"
#include "sim/state/world.h"

enum { RECORDING_HASH_TICKS = 60 };

// How a game stands at the end of a chunk. In a file this is only a claim; replaying proves it.
typedef struct Standing {
    int depth, hp, hp_max, collected, score;
    Outcome outcome;
    ActorKind killer; // as in World
    int cause;        // Cause
} Standing;

Standing standing_of(const World *world);
bool standing_same(const Standing *a, const Standing *b);

// With what the game of a recording begins; `size` 0: anew.
typedef struct StartState {
    const uint8_t *bytes; // a snapshot
    size_t size;
    int64_t ticks; // that were played before
    Standing standing;
} StartState;

typedef struct Recorder {
    Buffer out;     // whole chunks, so it is a valid file at any time (unless out.failed)
    size_t sealed;  // how many bytes of `out` are in `check`
    uint64_t check; // the hash of these bytes
    uint32_t inputs[RECORDING_HASH_TICKS];
    int count;        // of inputs that are not written yet
    uint64_t begun;   // Unix time of the next game's start, set by the caller; 0: unknown
    StartState start; // of the next game, set by the caller
} Recorder;

void recorder_init(Recorder *recorder);
void recorder_free(Recorder *recorder);
// Begins another game. `ended_world`: the world of the game before, or NULL.
void recorder_begin_game(Recorder *recorder, const World *ended_world, const GenOptions *options);
// Call it after each tick, with its input.
void recorder_note_tick(Recorder *recorder, const World *world, Input input);
// Writes what is not written yet, as a chunk that may be shorter. Call it before `world` goes, or to save.
void recorder_flush(Recorder *recorder, const World *world);
// Records that somebody else plays from here on.
void recorder_take_over(Recorder *recorder, const World *world);
// Ends a chunk with its check.
void recorder_seal_chunk(Recorder *recorder);

typedef enum ReplayStep {
    REPLAY_GAME,   // begin a game with replay->options
    REPLAY_TAKEN,  // somebody else plays from here on
    REPLAY_INPUT,  // run a tick with replay->input
    REPLAY_HASH,   // the world's hash should be replay->hash now
    REPLAY_END,    // that was all
    REPLAY_BROKEN, // a chunk is invalid
} ReplayStep;

typedef struct Replay {
    Reader in;
    const uint8_t *sealed; // the end of the bytes that are in `check`
    uint64_t check;
    GenOptions options;
    OwnPieces own;    // own pieces of the last game that has some; points into the bytes
    HandmadeMap map;  // the map of the last game; points into the bytes
    StartState start; // of the last game; points into the bytes
    int rules;        // those of the game that wrote it
    Input input;
    uint64_t hash;
    uint64_t begun;       // see Recorder.begun
    int ticks, repeat;    // left in the chunk; left of the pair
    Standing standing;    // at the end of the chunk before
    int64_t ticks_whole;  // of the whole recording
    Standing last;        // at its end; all zero if it has no tick
    int64_t ticks_before; // what start.ticks is in its last game
    int games;            // in the whole recording
    bool updated;         // a game was continued over an update
    bool taken;           // so it was, or somebody took a game over: it is not ranked
    bool repaced;         // the pace was changed
    unsigned eased;       // EASE_* that were turned on
} Replay;

// Makes a new recorder the one of the recording `bytes`, as far as `read` has read it.
void recorder_go_on(Recorder *recorder, const Buffer *bytes, const Replay *read);

// Checks the whole file. A file that ends inside a chunk or with zeros was cut off while it was written: it
// is valid up to its last whole chunk. Other bytes at the end are damage. Returns false with one line in
// `error`. The bytes must live longer than the replay. Of older rules it can be read, but not played:
// replay_fits_rules() then returns false with one line in `error`. Newer ones are refused.
bool replay_check_open(Replay *replay, const void *bytes, size_t size, Error *error);
bool replay_fits_rules(const Replay *replay, Error *error);
// Reads the next step. `replay` holds what the step brings.
ReplayStep replay_next(Replay *replay);

// ---- io/game/same_game.c

// True if two recordings are of one game: same options, begun at the same time, and the same inputs as far
// as both go. Only then `ticks_of_a` gets how many ticks the first one has.
bool replay_is_same_game(const Buffer *a, const Buffer *b, int64_t *ticks_of_a);
