#pragma once
// What some pages know, for those who draw them or carry out what they want done.

#include "app/pages/page.h"
#include "app/play/lessons.h"
#include "app/play/run_text.h"
#include "app/store/runs.h"
#include "lang/lang.h"
#include "view/screens/book_text.h"
#include "view/screens/tables.h"

// ---- practice.c

enum { PRACTICE_TEXT_MAX = 32, PRACTICE_ROWS_MAX = 24 };

typedef struct PracticePage {
    GenOptions options;
    Level preview; // made of them
    char values[PRACTICE_ROWS_MAX][PRACTICE_TEXT_MAX];
} PracticePage;

// The options after a step of so much in a row of the page: always such as can be played.
GenOptions practice_changed(const GenOptions *options, int row, int by);

// ---- stages.c

// Begins to show how the level that is played is made, in the title that of the practice page. Why it cannot;
// NULL: it can.
const char *stages_begin(Play *play, void *own[SCREEN_COUNT], bool in_game);

// ---- runs.c: the table of the runs that were played, each of which can be watched

enum { RUN_LABEL_MAX = 320, RUN_HELP_MAX = RUN_MORE_MAX + 160 };

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
#define RUN_NOT_WATCHED tr("The run cannot be watched: %s")
// Its recording. False with one line in `why`.
bool run_table_load(RunTable *table, int index, Buffer *bytes);

// ---- book.c

typedef struct KnownPage {
    BookChapter chapter;
    BookEntry entry;                              // that was told last
    char title[64], help[BOOK_LINES * BOOK_TEXT]; // of the chapter, and of that entry
} KnownPage;

// In the words of a tower: of the game that is played.
bool known_tower(const PageUse *use);

// ---- statistics.c

typedef struct StatLines {
    StatWords words;
    PageText text; // the same, for the terminal
} StatLines;
_Static_assert((int)STAT_FACTS_MAX + (int)STAT_KILLERS + (int)STAT_DEPTHS + 4 <= (int)PAGE_TEXT_LINES,
               "all of it");

// ---- help.c: in the window it has pages, as many of keys as it takes, and a lesson

typedef struct HelpState {
    int page, pages; // of the window, the last one being the lesson
    Lesson lesson;
    PageText text; // of the terminal
} HelpState;

// Whose goal and keys are told.
HelpMode help_mode(const PageUse *use);

// ---- end.c

typedef struct EndState {
    uint32_t quiet_ms; // session_ms() when it came up, or something was pressed too soon
    int rank, ranked;  // of so many of its kind; 0: it has none
    int best;          // score among the others
} EndState;

// What it tells of the game that was played.
EndPage end_page(const Play *play, const EndState *state);
