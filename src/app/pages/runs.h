#pragma once
// The table of the runs that were played, each of which can be watched.

#include "app/store/runs.h"
#include "view/screens/runs.h"

enum { RUN_LABEL_MAX = 80, RUN_HELP_MAX = RUN_MORE_MAX + 80 };

typedef struct RunTable {
    Runs runs;                                     // those that can be watched
    bool watched;                                  // what is watched was chosen here
    int cursor;                                    // then
    bool best_first;                               // else the newest
    bool good;                                     // what `why` says is no complaint
    Error why;                                     // one line, or ""
    char label[RUN_LABEL_MAX], help[RUN_HELP_MAX]; // of the run that was told last
} RunTable;

// What is said where its recording cannot be shown: a format.
#define RUN_NOT_WATCHED "The run cannot be watched: %s"
// Its recording. False with one line in `why`.
bool run_table_load(RunTable *table, int index, Buffer *bytes);
