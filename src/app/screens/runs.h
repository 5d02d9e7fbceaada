#pragma once
// What the table of runs keeps.

#include "app/store/runs.h"

typedef struct RunsScreen {
    Runs runs;       // as the table found them
    bool watched;    // what is watched was chosen here
    int cursor;      // then
    bool best_first; // else the newest
    bool good;       // what `why` says is no complaint
    Error why;       // one line, or ""
} RunsScreen;
