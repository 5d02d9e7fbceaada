#pragma once
// Games that were left, to be gone on with: recordings in the folder for what is kept, one of the last
// descent, of the last single dungeon and of the last daily descent that is ranked, and of each the one
// before it. A game in progress is written as it is played.
//
// For a new game, what is there gets a second name (.old), then the new file (.next) takes its place: at any
// moment there is a game. Nothing is overwritten before there is a copy of it: what makes room without one is
// set aside (.old.2, .old.3, ...), which takes no space, and is made a run when the folder is next opened.
// What cannot be used is kept under such a name, too. The folder belongs to one process; the next one has a
// folder of its own in it. A process that is alone brings home what others left there: one game of each slot
// makes room for itself, as a new one does, and the rest fill free places, or are runs.

#include "app/store/runs.h"
#include "base/check.h"
#include "base/fail.h"

typedef enum SaveSlot { SAVE_DESCENT, SAVE_DUNGEON, SAVE_DAILY, SAVE_SLOTS } SaveSlot;
typedef enum SavePlace { SAVE_LAST, SAVE_OLD, SAVE_PLACES } SavePlace;

typedef struct Save {
    bool there, usable; // as far as can be told without playing it
    int64_t ticks;      // that it was played
    int64_t written;    // when, to be compared
    Standing standing;
    GenOptions options;
    uint64_t begun; // Unix time; 0: not known
    bool taken;     // not ranked
    bool spare;     // may be overwritten: it is a run as well, or was only looked at
    Error why;      // it is there but cannot be used; "" else
} Save;

typedef struct SaveFolder {
    char folder[PATH_MAX_BYTES]; // ends with a slash; "": there is none
    Error why;
    int taken;  // by folder_take()
    int number; // 1, or more where other processes have those before it
    AppendFile current;
    AppendFile next; // the last that was begun under the name of the next file
    Save last, old;  // what lay in the slot before the game in progress; the caller says which is spare
    bool checked;    // at these two: they are as said
} SaveFolder;

// Where a game belongs that was begun then; `taken`: it is not ranked.
SaveSlot save_slot(const GenOptions *options, uint64_t begun, bool taken);

// Takes a folder and brings in order what a killed process left there. Where there is none, saving says why.
void save_folder_open(SaveFolder *saves);
void save_folder_close(SaveFolder *saves);
// What there is to say where other processes play as well, or NULL.
const char *save_folder_beside(const SaveFolder *saves);

// Looks at what is there.
void save_look(const SaveFolder *saves, SaveSlot slot, SavePlace place, Save *save);

// As file_read().
MUST_CHECK bool save_read(const SaveFolder *saves, SaveSlot slot, SavePlace place, Buffer *out, Error *error);

// Another game is played from now on. `goes_on`: it was read from that place, and is then the last one.
// False with one line in `error`.
void save_begin(SaveFolder *saves, SaveSlot slot);
MUST_CHECK bool save_go_on(SaveFolder *saves, SaveSlot slot, SavePlace place, Error *error);

// Writes what was played since it was last called; `all` is the whole game. What is not of this game makes
// room for it. False with one line in `error`; what was there is then still there.
MUST_CHECK bool save_write(SaveFolder *saves, SaveSlot slot, const Buffer *all, Care care, Error *error);

// Removes what was written of the game in progress, of which there is a copy by now.
void save_remove(SaveFolder *saves, SaveSlot slot);

// The game in progress is over, and there was no making a run of it: `all` of it is put aside, or what was
// written of it before, and made a run if that goes without more room. False with one line in `error`: it is
// no run yet; what there is of it is kept.
MUST_CHECK bool save_make_run(SaveFolder *saves, SaveSlot slot, const Buffer *all, const RunTally *tally,
                              Error *error);
