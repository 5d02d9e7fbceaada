#pragma once
// Games that were left, to be gone on with: recordings in the folder for what is kept, one of the last
// descent and one of the last single dungeon. What cannot be used is kept too, and moved aside before another
// is written in its place.

#include "app/files.h"
#include "io/recording.h"

typedef enum SaveSlot { SAVE_DESCENT, SAVE_DUNGEON, SAVE_SLOTS } SaveSlot;

typedef struct Save {
    bool usable; // as far as can be told without playing it
    Standing standing;
    GenOptions options;
    char why[3 * PATH_MAX_BYTES]; // one line: it is there but cannot be used; "" else
} Save;

SaveSlot save_slot(const GenOptions *options);

// Looks at what is there.
void save_look(SaveSlot slot, Save *save);

// Appends the recording to `out`. False with one line in `error`.
bool save_read(SaveSlot slot, Buffer *out, char *error, size_t error_size);

// `ours`: what is there is an older save of the same game; else it is moved aside. False with one line in
// `error`; what was there is then still there.
bool save_write(SaveSlot slot, const Buffer *bytes, bool ours, char *error, size_t error_size);

void save_remove(SaveSlot slot);
