#pragma once
// Pages with a table or a list: runs, statistics, known things.

#include "view/screens/book_text.h"
#include "view/screens/pages.h"

#include <stdbool.h>

// ---- view/screens/runs.c

// The table of runs.

enum { RUN_TEXT_MAX = 96, RUN_MORE_MAX = 448 };

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
    char more[RUN_MORE_MAX]; // below the table, about the chosen run
    bool best;
    bool dim; // it is not ranked
} RunRow;

typedef struct RunsPage {
    // Fills in one row; it receives `of`.
    void (*row)(const void *of, int index, RunRow *row);
    const void *of;
    int count, cursor;
    const char *note; // a line, or ""
    bool good;        // it reports a success
} RunsPage;

// The text when there are no runs.
extern const char RUNS_NONE[];

void runs_page_draw(const Ui *ui, Image *to, const RunsPage *page);

// ---- view/screens/statistics.c

// The page of statistics: facts at the left; at the right what ended runs, and how deep they went.

enum { STAT_NAME_MAX = 96, STAT_VALUE_MAX = 96, STAT_FACTS_MAX = 16, STAT_KILLERS = 5, STAT_DEPTHS = 8 };

typedef struct StatFact {
    char name[STAT_NAME_MAX], value[STAT_VALUE_MAX];
} StatFact;

typedef struct StatDepth {
    int reached, died; // how many runs
} StatDepth;

// If `nothing` is not NULL, only that text is shown.
typedef struct StatTable {
    StatFact facts[STAT_FACTS_MAX], killers[STAT_KILLERS]; // `killers`: who, and how often
    int fact_count, killer_count;
    StatDepth depths[STAT_DEPTHS]; // by depth - 1
    const char *nothing;
} StatTable;

// The title above the killers.
extern const char STAT_KILLED[];

void statistics_page_draw(const Ui *ui, Image *to, const StatTable *table);

// ---- view/screens/book.c

// The page of known things: the pictures of a chapter, dark if they were not met, and what is known about
// the chosen one.

typedef struct BookPage {
    const Lore *lore;
    const World *world; // the world whose looks potions and scrolls have; NULL: none
    BookChapter chapter;
    int cursor; // 0..book_count_entries() - 1
    bool tower;
} BookPage;

// How many pictures are side by side on a layer of that size.
int book_page_columns(Vec layer, BookChapter chapter);
void book_page_draw(const Ui *ui, Image *to, const BookPage *page);
