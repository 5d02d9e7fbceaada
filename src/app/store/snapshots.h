#pragma once
// Snapshots of saved games (io/game/snapshot.h), each in a file of its own beside the saves. It says after
// which part of the game's recording it was taken, and the rest is replayed from there. Without one, or with
// one that does not fit, all is replayed. So it can be lost at any moment, except when an update has changed
// the rules: then the recording cannot be replayed any more, and the game goes on from its snapshot. Each
// game has two: one is written again and again for a minute, then the other. So the older one is at most two
// minutes old, and what is replayed from there brings the last messages back.
//
//     "CELLSNAP", rules u16, tick u32, check u64 of the recording up to there, sneak strikes u32, the
//     snapshot, and a hash u64 of all that

#include "app/store/files.h"
#include "io/game/recording.h"
#include "sim/game.h"

enum { SNAPSHOTS_KEPT = 16 };

// The game to which a snapshot belongs: when it was begun (Unix time), and its seed.
typedef struct SnapshotOf {
    uint64_t begun, seed;
} SnapshotOf;

enum { SNAPSHOTS_OF_GAME = 2 };

typedef struct StoredSnapshot {
    Buffer file;   // owned
    uint32_t tick; // when it was taken
    const uint8_t *bytes;
    size_t size;
    uint64_t check; // Recorder.check at that moment
    int rules;
    int sneaks;
} StoredSnapshot;

// Writes a snapshot of the game, in place of an earlier one. If that fails, the earlier one stays. `room` is
// used meanwhile.
void snapshots_store(SnapshotOf of, const Game *game, uint64_t check, int sneaks, Care care, Buffer *room);
// Reads both, the older first, and returns how many there are that are not damaged. buffer_free(&stored.file)
// frees each.
int snapshots_load(SnapshotOf of, StoredSnapshot stored[SNAPSHOTS_OF_GAME]);
// Reads the newest that belongs to a recording, whose game replay_next() has just read, and its rules.
// Returns false if there is none; else buffer_free(&found->file) frees it.
bool snapshots_find(const Replay *game, StoredSnapshot *found);
void snapshots_remove(SnapshotOf of);
// Removes all but the newest and those of the games in `kept`.
void snapshots_thin(const SnapshotOf kept[], int count);
