#pragma once
// What is kept of the game in progress: its save, written as it is played, and the file of --record.

#include "app/play/session.h"
#include "app/store/daily.h"
#include "app/store/lore_file.h"
#include "app/store/runs.h"
#include "app/store/saves.h"
#include "base/check.h"
#include "base/fail.h"

enum {
    STORAGE_FIRST_TICKS = 10 * TICKS_PER_SECOND
}; // until then a new game leaves the one before it in its place

typedef struct Storage {
    SaveFolder saves;     // where games are kept
    SaveSlot slot;        // of the game in progress
    bool on;              // the game is saved when it is left
    int unsaved;          // calls of keep_save_due() since it was saved, or could not be
    Error why;            // it could not be saved, or ""
    Error unkept;         // a run could not be kept, of this game or one before it, or ""
    bool untold;          // that is still to be told
    Lore lore;            // what was met, in all runs
    Error lore_unkept;    // it could not be kept, and that was told, or ""
    AppendFile recording; // the file of --record
    const char *record;   // its path; borrowed
} Storage;

// All zero before. Opens the folder of saves.
void storage_open(Storage *storage);
void storage_close(Storage *storage);

// From now on what is played is written to that file, too. False with one line in `error`.
MUST_CHECK bool storage_record_to(Storage *storage, Session *session, const char *path, Error *error);

// When keep_save_due() is called.
typedef enum StorageMoment {
    STORAGE_TICK,  // after each tick: whole seconds are written
    STORAGE_WAIT,  // each sixtieth of a second while time waits: what was done is written a second later
    STORAGE_ACT,   // an act is over and a key is waited for, however long: it is written at once
    STORAGE_DEPTH, // a new depth: it is written, come what may
    STORAGE_MOMENTS
} StorageMoment;

// What could not be kept, which the caller tells at once, or NULL: each is given out once.
MUST_CHECK const char *storage_untold(Storage *storage);

// Another game is played from now on, a new one: those among the saves, which will make room, are kept as
// runs as well; what cannot be is never written over. Or the one in that place among the saves (false with
// one line in `error`).
void storage_begin(Storage *storage, const Session *session);
MUST_CHECK bool storage_go_on(Storage *storage, SaveSlot slot, SavePlace place, Error *error);

// True while a game is played that is to be saved.
bool storage_in_progress(const Storage *storage, const Session *session);

// That game as the run that it would be now, without a file; `tally` must last as long. False: there is none.
bool storage_run(const Storage *storage, const Session *session, Run *run, RunTally *tally);

// Saves the game in progress, if there is one. False when it cannot be saved; keep->why says why.
MUST_CHECK bool storage_save(Storage *storage, Session *session, Care care);
// Writes what was played, where that is due. What is to be told then, as it could not be written, or NULL.
MUST_CHECK const char *storage_save_due(Storage *storage, Session *session, StorageMoment moment);
// Brings the file of --record up to date. False with one line in `error`.
MUST_CHECK bool storage_record(Storage *storage, Session *session, Care care, Error *error);
// The game is left for another: it is kept as a run, unless it was left at once, and its save brought up to
// date. What cannot be is for keep_untold().
void storage_leave(Storage *storage, Session *session);
// The game is over or given up: it is kept as a run, and no longer to be gone on with. Where no run can be
// made of it, its save is put aside and stays: see keep_untold().
void storage_forget(Storage *storage, Session *session);

// After each tick: what was met in it is known from now on, and kept. Not of a game that proves nothing: one
// that is watched or was taken over from another, or in which a map or pieces were one's own. What is to be
// told then, as it cannot be kept, or NULL.
MUST_CHECK const char *storage_learn(Storage *storage, const Session *session);

// The daily descent of a date: what choosing it leads to. With one line in `why`, or "": what could not be
// read, or noted.
typedef enum DailyState {
    DAILY_FIRST, // its first attempt, which is ranked
    DAILY_SAVED, // that goes on, from its slot and place among the saves
    DAILY_AGAIN, // another one, which is not
} DailyState;
typedef struct Daily {
    int date;
    DailyState state;
    SaveSlot slot;
    SavePlace place;
    Error why;
} Daily;
Daily storage_look_at_daily(const Storage *storage, int date);
// What there is to say of it before it begins.
void storage_tell_daily(const Daily *daily, char *text, size_t size);
// A new game was begun, and not yet storage_begin(): if it is the daily descent of its date, this is its
// first attempt, or it is not ranked. What is to be said of that, or NULL; it may lie in `keep`.
MUST_CHECK const char *storage_begin_daily(Storage *storage, Session *session);

// Where a saved game would lead: "The descent, depth 2, 4 of 5 hearts, 3 collected".
void storage_tell_standing(const Save *save, char *text, size_t size);
