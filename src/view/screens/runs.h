#pragma once
// The table of runs.

#include "view/screens/pages.h"

#include <stdbool.h>

enum { RUN_TEXT_MAX = 48, RUN_MORE_MAX = 160 };

typedef enum RunColumn {
    RUN_RANK,
    RUN_SCORE,
    RUN_DEPTH,
    RUN_END,
    RUN_DATE,
    RUN_DUNGEON,
    RUN_CODE,
    RUN_TIME,
    RUN_COLUMNS
} RunColumn;

typedef struct RunRow {
    char text[RUN_COLUMNS][RUN_TEXT_MAX];
    char more[RUN_MORE_MAX]; // below the table, of the one that is chosen
    bool best;
    bool dim; // not ranked
} RunRow;

typedef struct RunsPage {
    // Fills in one row.
    void (*row)(const void *of, int index, RunRow *row);
    const void *of;
    int count, cursor;
    const char *note; // one line; or ""
    bool good;        // it is no complaint
} RunsPage;

// What is said where there is no run.
extern const char RUNS_NONE[];

void runs_page_draw(const Ui *ui, Image *to, const RunsPage *page);
