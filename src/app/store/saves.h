#pragma once
// Saved games that can be continued: recordings in the folder of saved data. Three slots hold the last
// descent, the last single dungeon and the last ranked daily descent. Each slot has two places: one for the
// last game, and one for the game before it (the old one). A game is saved while it is played.
//
// For a new game, the existing save gets a second name (.old); then the new file (.next) takes its place. So
// there is a saved game at any moment. No save is overwritten before there is a run of it, unless it had
// hardly begun. A save without a run that has to make room is set aside (.old.2, .old.3, ...), which takes no
// space, and becomes a run when the folder is next opened. A save that cannot be used is kept under such a
// name, too. The folder belongs to one process; a further process has its own folder inside it. A process
// that runs alone brings in what the others left there: one game of each slot makes room for itself as a new
// game does, and the rest fill free places or become runs.

#include "app/store/runs.h"
#include "base/check.h"
#include "base/fail.h"

typedef enum SaveSlot { SAVE_DESCENT, SAVE_DUNGEON, SAVE_DAILY, SAVE_SLOTS } SaveSlot;
typedef enum SavePlace { SAVE_LAST, SAVE_OLD, SAVE_PLACES } SavePlace;
// The name of a save's file is a name and an ending.
extern const char *const SAVE_NAMES[SAVE_SLOTS], *const SAVE_ENDINGS[SAVE_PLACES];

typedef struct Save {
    bool there, usable; // as far as can be told without replaying it; of older rules: it has a snapshot
    int64_t ticks;      // ticks that were played, also before an update
    int64_t written;    // when it was written; only comparing two of these has a meaning
    Standing standing;
    GenOptions options;
    uint64_t begun; // Unix time; 0: unknown
    bool taken;     // not ranked, because it was taken over, played before, or continued over an update
    bool older;     // of older rules: it goes on unranked
    bool spare;     // may be overwritten, because it is a run too or had hardly begun
    Error why;      // why the save cannot be used although it exists, or ""
} Save;

typedef struct SaveFolder {
    char folder[PATH_MAX_BYTES]; // ends with a slash; "": there is no folder
    Error why;                   // why there is no folder
    int taken;                   // what folder_lock() returned
    int number;                  // 1, or more if other processes have the numbers before
    AppendFile current;          // the save of the current game
    AppendFile next;             // the file that was last begun as the next one (.next)
    Save last, old; // the two saves of the slot before the current game; the caller sets their `spare`
    bool checked;   // last and old are known
} SaveFolder;

// The slot of a game with these options, begun at that Unix time. `taken`: it was taken over or had been
// played before, so it is not ranked.
SaveSlot save_slot_of_game(const GenOptions *options, uint64_t begun, bool taken);

// Reserves a folder, and cleans up after processes that were killed. Without a folder, saves->why says why.
void save_folder_reserve(SaveFolder *saves);
void save_folder_release(SaveFolder *saves);
// A message if other processes play too, or NULL.
const char *save_folder_notice(const SaveFolder *saves);

// Describes the save in that place; save->there is false if there is none.
void save_read_info(const SaveFolder *saves, SaveSlot slot, SavePlace place, Save *save);

// Reads the save in that place, as file_read() does.
MUST_CHECK bool save_read(const SaveFolder *saves, SaveSlot slot, SavePlace place, Buffer *out, Error *error);

// Call it when a new game begins. Nothing is written before save_write().
void save_begin_game(SaveFolder *saves, SaveSlot slot);
// Call it when the save in that place is continued. The save becomes the last one of its slot. Returns false
// with one line in `error`.
MUST_CHECK bool save_continue_game(SaveFolder *saves, SaveSlot slot, SavePlace place, Error *error);

// Replaces the save in that place by `all`, another recording of its game. Returns false with one line in
// `error`; then it is as it was.
MUST_CHECK bool save_replace(const SaveFolder *saves, SaveSlot slot, SavePlace place, const Buffer *all,
                             Error *error);

// Writes what was played since the last call; `all` is the recording of the whole game. The first time, the
// save of another game makes room. Returns false with one line in `error`; then no earlier save is lost.
MUST_CHECK bool save_write(SaveFolder *saves, SaveSlot slot, const Buffer *all, Care care, Error *error);

// Removes the save of the current game, because it has become a run.
void save_remove_current(SaveFolder *saves, SaveSlot slot);

// For a game that is over but could not become a run. Sets its recording `all` aside, or if that cannot be
// written, its save. Then makes that file a run, if this needs no more space. Returns false with one line in
// `error` if it is not a run yet; what exists of the game is kept.
MUST_CHECK bool save_set_aside(SaveFolder *saves, SaveSlot slot, const Buffer *all, const RunTally *tally,
                               Error *error);
