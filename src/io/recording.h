#pragma once
// A recording: the options of every game played and the inputs of every tick, with the state's hash each 60
// ticks, so that a replay can tell the first tick that differs.
//
//     "CELLREC" 0, format u16, rules u16, chunks, 'E', hash of all before it u64; all little-endian
//     'G' name length u8, name, seed u64, w u16, h u16, rooms, suppress, corridor, connect, depth, descent u8
//     'T' ticks u8 (1..60), pairs of input u24 and how often u8, world_hash u64
//     'S' depth u8, half hearts u8, of so many u8, collected u16: how a game stood that was left; at the end

#include "gen/gen.h"
#include "io/buffer.h"
#include "sim/world.h"

enum { RECORDING_HASH_TICKS = 60 };

// How a game stood when it was left.
typedef struct Standing {
    int depth, hp, hp_max, collected;
} Standing;

typedef struct Recorder {
    Buffer out;
    uint32_t inputs[RECORDING_HASH_TICKS];
    int count; // of inputs not yet written
} Recorder;

void recorder_init(Recorder *recorder);
void recorder_free(Recorder *recorder);
// `until_now` is the world of the game before, or NULL.
void recorder_game(Recorder *recorder, const World *until_now, const GenOptions *options);
// After each tick, with the input that it was given.
void recorder_tick(Recorder *recorder, const World *world, Input input);
// Writes what was not yet written, before `world` goes.
void recorder_flush(Recorder *recorder, const World *world);
// Ends the recording; recorder->out then holds the file's bytes (unless out.failed).
void recorder_finish(Recorder *recorder, const World *world);
// Appends to `out` the whole recording as it is now, with the standing at its end; the recording goes on.
void recorder_save(Recorder *recorder, const World *world, Buffer *out);

typedef enum ReplayStep {
    REPLAY_GAME,   // begin the game of replay->options
    REPLAY_INPUT,  // run a tick with replay->input
    REPLAY_HASH,   // the world's hash should be replay->hash now
    REPLAY_END,    // that was all
    REPLAY_BROKEN, // a chunk makes no sense
} ReplayStep;

typedef struct Replay {
    Reader in;
    GenOptions options;
    Input input;
    uint64_t hash;
    int ticks, repeat; // left in the chunk, left of the pair
} Replay;

// Checks the whole file's frame. False with one line in `error`. The bytes must outlive the replay.
bool replay_open(Replay *replay, const void *bytes, size_t size, char *error, size_t error_size);
ReplayStep replay_next(Replay *replay);

// Of a recording that recorder_save() made and replay_open() takes, without playing it; false when there is
// no standing in it.
bool recording_standing(const void *bytes, size_t size, Standing *standing);
