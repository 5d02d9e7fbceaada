#pragma once
// Saves the current game: in its save file, which is written during play, and in the file of --record.

#include "app/play/session.h"
#include "app/store/daily.h"
#include "app/store/lore_file.h"
#include "app/store/runs.h"
#include "app/store/saves.h"
#include "base/check.h"
#include "base/fail.h"

enum { STORAGE_FIRST_TICKS = 10 * TICKS_PER_SECOND }; // a shorter game does not replace a save

typedef struct Storage {
    SaveFolder saves;  // the folder of saved games
    SaveSlot slot;     // the slot of the game in progress
    uint32_t snapshot; // the tick of the last snapshot
    Buffer room;       // for snapshots
    bool on;           // the current game is one that is saved
    int unsaved;       // calls of storage_save_due() since the last attempt to save
    Error why;         // why it could not be saved, or ""
    Error unkept;      // why a run of this or an earlier game could not be kept, other news of saves, or ""
    bool untold;       // the player has not been told `unkept` yet
    Lore lore;         // things met in all runs
    Error lore_unkept; // why the known things could not be saved, or ""; the player was told it
    AppendFile recording; // the file of --record
    const char *record;   // its path; borrowed
} Storage;

// Opens the folder of saves. `storage` must be all zero.
void storage_open(Storage *storage);
void storage_close(Storage *storage);
// Tells if games are saved in a folder apart, because another copy runs, or not at all; else "".
void storage_tell_folder(const Storage *storage, Error *told);

// From now on everything that is played is also written to that file. `path` is borrowed. Returns false with
// one line in `error`.
MUST_CHECK bool storage_record_to(Storage *storage, Session *session, const char *path, Error *error);

// The moments at which storage_save_due() is called, and what it then writes.
typedef enum StorageMoment {
    STORAGE_TICK,  // after each tick: whole seconds are written
    STORAGE_WAIT,  // every 60th of a second while time stands still: acts are written a second later
    STORAGE_ACT,   // after an act, when the game waits for a key: it is written at once
    STORAGE_DEPTH, // at a new depth: it is always written
    STORAGE_MOMENTS
} StorageMoment;

// Returns a message about what could not be saved, for the caller to show now; NULL: there is none. Each
// message is returned once.
MUST_CHECK const char *storage_take_error(Storage *storage);

// Call it when a new game has begun. The saves that make room for it become runs too; a save that cannot
// become a run is never overwritten.
void storage_begin_saves(Storage *storage, const Session *session);
// Call it instead when the save at that place is continued. Returns false with one line in `error`.
MUST_CHECK bool storage_continue_game(Storage *storage, SaveSlot slot, SavePlace place, Error *error);

// Call it before a save is continued: `bytes` is its recording. If it is of older rules, its snapshot becomes
// the start of a new recording, which replaces it in its place and in `bytes`; the old one is kept as a run.
// storage_take_error() then says so. Returns false with one line in `error`; then the save is as it was.
MUST_CHECK bool storage_update_save(Storage *storage, SaveSlot slot, SavePlace place, Buffer *bytes,
                                    Error *error);

// Call it before a saved game is replayed, to replay only what came after its snapshot.
void storage_skip_to_snapshot(Session *session);

// True if the current game is one that is saved, and is not over.
bool storage_has_game(const Storage *storage, const Session *session);

// Describes the current game as the run that it would be now. `tally` must live as long as `run`. Returns
// false if it would be none.
bool storage_describe_run(const Storage *storage, const Session *session, Run *run, RunTally *tally);

// Saves the game in progress, if there is one. Returns false when it cannot be saved; storage->why says why.
MUST_CHECK bool storage_save(Storage *storage, Session *session, Care care);
// Writes what was played if that is due. Returns a message if that fails and did not fail the time before,
// otherwise NULL.
MUST_CHECK const char *storage_save_due(Storage *storage, Session *session, StorageMoment moment);
// Brings the file of --record up to date. Returns false with one line in `error`.
MUST_CHECK bool storage_record(Storage *storage, Session *session, Care care, Error *error);
// Call it when the player leaves the game for another. The game is kept as a run, unless it had just begun,
// and its save is brought up to date. storage_take_error() returns what failed.
void storage_keep_run(Storage *storage, Session *session);
// Call it when the game is over or given up. It is kept as a run and can no longer be continued. If it
// cannot become a run, its save is set aside: see storage_take_error().
void storage_end_game(Storage *storage, Session *session);

// Call it after each tick. Adds what the hero met to the known things, and saves them. Some games do not
// count: watched ones, those taken over from another player, and those with the player's own map or pieces.
// Returns a message if saving fails and did not fail the time before, otherwise NULL.
MUST_CHECK const char *storage_save_lore(Storage *storage, const Session *session);

// What choosing the daily descent of a date does.
typedef enum DailyState {
    DAILY_FIRST, // begins the first attempt, which is ranked
    DAILY_SAVED, // continues the saved attempt
    DAILY_AGAIN, // begins a further attempt, which is not ranked
} DailyState;
typedef struct Daily {
    int date; // as in daily.h
    DailyState state;
    SaveSlot slot; // where the saved attempt is, with DAILY_SAVED
    SavePlace place;
    Error why; // what could not be read, or ""
} Daily;
// Finds out what choosing the daily descent of a date does.
Daily storage_look_at_daily(const Storage *storage, int date);
// Writes what the player is told before the daily descent begins.
void storage_tell_daily(const Daily *daily, char *text, size_t size);
// Call it when a new game has begun, before storage_begin_saves(). If it is the daily descent of its
// date, this notes the first attempt, or marks the game as not ranked. Returns a message for the player, or
// NULL.
MUST_CHECK const char *storage_note_daily(Storage *storage, Session *session);

// Describes a saved game in `text`, such as "The descent, depth 2, 4 of 5 hearts, 3 collected".
void storage_tell_standing(const Save *save, char *text, size_t size);
