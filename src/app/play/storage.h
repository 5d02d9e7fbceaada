#pragma once
// Saves the game in progress: its save file, written while it is played, and the file of --record.

#include "app/play/session.h"
#include "app/store/daily.h"
#include "app/store/lore_file.h"
#include "app/store/runs.h"
#include "app/store/saves.h"
#include "base/check.h"
#include "base/fail.h"

enum { STORAGE_FIRST_TICKS = 10 * TICKS_PER_SECOND }; // sooner, it replaces no game

typedef struct Storage {
    SaveFolder saves;     // where games are kept
    SaveSlot slot;        // the slot of the game in progress
    bool on;              // the game is saved when it is left
    int unsaved;          // calls of storage_save_due() since it was saved or failed to be saved
    Error why;            // why it could not be saved, or ""
    Error unkept;         // why a run could not be kept, of this game or one before it, or ""
    bool untold;          // the player has not been told yet
    Lore lore;            // things met in all runs
    Error lore_unkept;    // why they could not be saved, if the player was told, or ""
    AppendFile recording; // the file of --record
    const char *record;   // its path; borrowed
} Storage;

// Opens the folder of saves. `storage` must be all zero.
void storage_open(Storage *storage);
void storage_close(Storage *storage);

// From now on the game is also written to that file. Returns false with one line in `error`.
MUST_CHECK bool storage_record_to(Storage *storage, Session *session, const char *path, Error *error);

// The occasion on which storage_save_due() is called.
typedef enum StorageMoment {
    STORAGE_TICK,  // after each tick: whole seconds are written
    STORAGE_WAIT,  // each 60th of a second while time stands still: acts are written a second later
    STORAGE_ACT,   // an act is over and the game waits for a key, however long: it is written at once
    STORAGE_DEPTH, // a new depth: it is always written
    STORAGE_MOMENTS
} StorageMoment;

// Returns what could not be saved, for the caller to tell at once, or NULL. Each is returned once.
MUST_CHECK const char *storage_untold(Storage *storage);

// Another game is played from now on. If it is new, the saves that make room for it also become runs; a
// save that cannot is never overwritten. Otherwise it is the game in that place among the saves (false with
// one line in `error`).
void storage_begin(Storage *storage, const Session *session);
MUST_CHECK bool storage_go_on(Storage *storage, SaveSlot slot, SavePlace place, Error *error);

// True while the current game is one to be saved.
bool storage_in_progress(const Storage *storage, const Session *session);

// The current game as the run that it would be now, without a file. `tally` must live as long. Returns
// false if there is none.
bool storage_run(const Storage *storage, const Session *session, Run *run, RunTally *tally);

// Saves the game in progress, if there is one. Returns false when it cannot be saved; storage->why says why.
MUST_CHECK bool storage_save(Storage *storage, Session *session, Care care);
// Writes what was played, if that is due. Returns what to tell the player when it could not be written, or
// NULL.
MUST_CHECK const char *storage_save_due(Storage *storage, Session *session, StorageMoment moment);
// Brings the file of --record up to date. False with one line in `error`.
MUST_CHECK bool storage_record(Storage *storage, Session *session, Care care, Error *error);
// The player leaves the game for another. It is kept as a run, unless it had just begun, and its save is
// brought up to date. storage_untold() returns what failed.
void storage_leave(Storage *storage, Session *session);
// The game is over or given up. It is kept as a run and can no longer be continued. If it cannot become a
// run, its save is set aside: see storage_untold().
void storage_forget(Storage *storage, Session *session);

// Call it after each tick: adds what the hero met to the known things, and saves them. Games that prove
// nothing do not count: watched or taken over from another player, or with the player's own map or pieces.
// Returns what to tell the player when they cannot be saved, or NULL.
MUST_CHECK const char *storage_learn(Storage *storage, const Session *session);

// The daily descent of a date: what choosing it does. `why` gets one line about what could not be read or
// noted, or "".
typedef enum DailyState {
    DAILY_FIRST, // its first attempt, which is ranked
    DAILY_SAVED, // a saved attempt continues, from its slot and place among the saves
    DAILY_AGAIN, // a further attempt, which is not ranked
} DailyState;
typedef struct Daily {
    int date;
    DailyState state;
    SaveSlot slot;
    SavePlace place;
    Error why;
} Daily;
Daily storage_look_at_daily(const Storage *storage, int date);
// The text about it before it begins.
void storage_tell_daily(const Daily *daily, char *text, size_t size);
// Call it when a new game has begun, before storage_begin(). If the game is the daily descent of its date,
// this is its first attempt, or it is not ranked. Returns what to tell the player, or NULL; the text may
// lie in `storage`.
MUST_CHECK const char *storage_begin_daily(Storage *storage, Session *session);

// Describes a saved game: "The descent, depth 2, 4 of 5 hearts, 3 collected".
void storage_tell_standing(const Save *save, char *text, size_t size);
