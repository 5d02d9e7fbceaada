#pragma once
// The settings as they are kept, and as they hold in this run: what the command line says holds, and is not
// kept.

#include "app/store/settings.h"

typedef struct Prefs {
    Settings kept;
    int now[SETTING_COUNT];
    uint32_t fresh;    // a bit for each that was set and is not yet applied
    bool readable;     // else they are not to be overwritten
    bool unsaved, set; // since they were saved last, in this run
    Error why;         // they could not be saved, or ""
} Prefs;

// Reads them. What cannot be read is told on standard error.
void prefs_load(Prefs *prefs);
void prefs_free(Prefs *prefs);

// From now on, and kept by the next prefs_save().
void prefs_set(Prefs *prefs, Setting setting, int value);
// Keys or buttons were changed.
void prefs_touch(Prefs *prefs);

// Writes them if there is something to write; prefs->why says why they cannot be.
void prefs_save(Prefs *prefs, Care care);
