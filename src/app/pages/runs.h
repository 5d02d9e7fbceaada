#pragma once
// The table of the runs that were played, each of which can be watched.

#include "app/store/runs.h"

typedef struct RunTable {
    Runs runs;       // those that can be watched
    bool watched;    // what is watched was chosen here
    int cursor;      // then
    bool best_first; // else the newest
    bool good;       // what `why` says is no complaint
    Error why;       // one line, or ""
} RunTable;

// Reads them. What cannot be used is counted, and not shown.
void run_table_open(RunTable *table);
void run_table_free(RunTable *table);
// The best first, or the newest; returns which, in words.
const char *run_table_turn(RunTable *table);
// The run at `index`, or NULL: there is none.
const Run *run_table_at(const RunTable *table, int index);
// Hands out the file of a run, where a player cannot reach it, or says where it lies; copies its code. What
// came of it is in `why`.
void run_table_give(RunTable *table, int index);
void run_table_copy(RunTable *table, int index);
// What is said where its recording cannot be shown: a format.
#define RUN_NOT_WATCHED "The run cannot be watched: %s"
// Its recording. False with one line in `why`.
bool run_table_load(RunTable *table, int index, Buffer *bytes);
