#pragma once

#include "app/store/runs.h"
#include "view/screens/tables.h"

enum { RUN_LABEL_MAX = 320, RUN_HELP_MAX = RUN_MORE_MAX + 160 };

typedef struct RunTable {
    Runs runs;                                     // the runs of the folder
    bool watched;                                  // the recording on the screen was chosen here
    int cursor;                                    // the cursor's place when it was chosen
    bool best_first;                               // false: the newest first
    bool good;                                     // `why` reports a success
    Error why;                                     // one line, or ""
    char label[RUN_LABEL_MAX], help[RUN_HELP_MAX]; // texts of the run listed last
} RunTable;

// The message when a recording cannot be shown: a format with a place for the reason.
#define RUN_NOT_WATCHED tr("The run cannot be watched: %s")

// Reads the recording of a run. Returns false with one line in table->why.
bool run_table_load_chosen(RunTable *table, int index, Buffer *bytes);
