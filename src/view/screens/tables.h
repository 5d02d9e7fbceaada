#pragma once
// Pages with a table or a list: runs, what they came to, known things.

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

// Said where there are no runs.
extern const char RUNS_NONE[];

void runs_page_draw(const Ui *ui, Image *to, const RunsPage *page);

// ---- view/screens/statistics.c

// The page of what all runs came to: facts at the left, what ended runs and how deep they came at the right.

enum { STAT_NAME_MAX = 96, STAT_VALUE_MAX = 96, STAT_FACTS_MAX = 16, STAT_KILLERS = 5, STAT_DEPTHS = 8 };

typedef struct StatFact {
    char name[STAT_NAME_MAX], value[STAT_VALUE_MAX];
} StatFact;

typedef struct StatDepth {
    int reached, died; // runs
} StatDepth;

// Nothing but `nothing` is shown where that is not NULL.
typedef struct StatTable {
    StatFact facts[STAT_FACTS_MAX], killers[STAT_KILLERS]; // who, and how often
    int fact_count, killer_count;
    StatDepth depths[STAT_DEPTHS]; // by depth - 1
    const char *nothing;
} StatTable;

// Above the killers.
extern const char STAT_KILLED[];

void statistics_page_draw(const Ui *ui, Image *to, const StatTable *table);

// ---- view/screens/book.c

// The page of known things: the pictures of a chapter, dark where they were not met, and what is known of the
// one that is chosen.

typedef struct BookPage {
    const Lore *lore;
    const World *world; // whose potions and scrolls have these looks; NULL: none
    BookChapter chapter;
    int cursor; // 0..book_count() - 1
    bool tower;
} BookPage;

// How many pictures stand side by side on a layer of that size.
int book_columns(Vec layer, BookChapter chapter);
void book_page_draw(const Ui *ui, Image *to, const BookPage *page);
