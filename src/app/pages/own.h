#pragma once
// The state of some pages, for the code that draws them or carries out their commands.

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
    Level preview; // the level made with them
    char values[PRACTICE_ROWS_MAX][PRACTICE_TEXT_MAX];
} PracticePage;

// The options after a step of so much in a row of the page. They can always be played.
GenOptions practice_changed(const GenOptions *options, int row, int by);

// ---- stages.c

// Begins to show how the current level is made; in the title, the level of the practice page. Returns why
// it cannot; NULL: it can.
const char *stages_begin(Play *play, void *own[SCREEN_COUNT], bool in_game);

// ---- runs.c: the table of the runs that were played, each of which can be watched

enum { RUN_LABEL_MAX = 320, RUN_HELP_MAX = RUN_MORE_MAX + 160 };

typedef struct RunTable {
    Runs runs;                                     // the runs of the folder
    bool watched;                                  // the recording that is watched was chosen here
    int cursor;                                    // the cursor when it was chosen
    bool best_first;                               // false: the newest first
    bool good;                                     // `why` is no error
    Error why;                                     // one line, or ""
    char label[RUN_LABEL_MAX], help[RUN_HELP_MAX]; // of the run that was asked for last
} RunTable;

// The message when a recording cannot be shown, a format.
#define RUN_NOT_WATCHED tr("The run cannot be watched: %s")
// Reads the recording of the chosen run. Returns false with one line in `why`.
bool run_table_load(RunTable *table, int index, Buffer *bytes);

// ---- book.c

typedef struct KnownPage {
    BookChapter chapter;
    BookEntry entry;                              // asked for last
    char title[64], help[BOOK_LINES * BOOK_TEXT]; // of the chapter, and of that entry
} KnownPage;

// True if its words are those of a tower, as in the current game.
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

// The generator whose goal and keys the help tells.
HelpMode help_mode(const PageUse *use);

// ---- end.c

typedef struct EndState {
    uint32_t quiet_ms; // session_ms() when the page came up, or when a key was pressed too soon
    int rank, ranked;  // its rank among so many of its kind; 0: none
    int best;          // score among the others
} EndState;

// What the page tells about the game.
EndPage end_page(const Play *play, const EndState *state);
