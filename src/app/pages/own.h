#pragma once
// The state of some pages, for the code that draws them or carries out their commands.

#include "app/pages/page.h"
#include "app/play/lessons.h"
#include "app/play/run_text.h"
#include "app/play/stage_viewer.h"
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

// The options after a step `by` in a row of the page. They are always valid.
GenOptions practice_step_options(const GenOptions *options, int row, int by);

// Some rows of the page, for practice_step_options(). From PRACTICE_OPTION on they are those of GEN_OPTIONS.
enum { PRACTICE_DEPTH = 2, PRACTICE_WIDTH, PRACTICE_HEIGHT, PRACTICE_OPTION };

// ---- tutorials.c

typedef struct TutorialsPage {
    uint64_t seed;
    Level preview; // of the tutorial under the cursor
    char help[TUTORIAL_COUNT][512];
} TutorialsPage;

// ---- stages.c

enum { STAGES_ROWS_MAX = 12, STAGES_TEXT_MAX = 96 };

typedef struct StagesPage {
    StageViewer viewer;
    char labels[STAGES_ROWS_MAX][STAGES_TEXT_MAX], values[STAGES_ROWS_MAX][STAGES_TEXT_MAX];
} StagesPage;

// Opens the stage viewer for the current level, or, in the title, for the level of the practice page.
// Returns NULL, or why it cannot.
const char *stages_begin(Play *play, void *own[SCREEN_COUNT], bool in_game);

// ---- runs.c: the table of runs

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

// ---- book.c

typedef struct KnownPage {
    BookChapter chapter;
    BookEntry entry;                              // the entry listed last
    char title[64], help[BOOK_LINES * BOOK_TEXT]; // texts of the chapter and of that entry
} KnownPage;

// True if the current game is a tower: the book then uses its words.
bool book_game_is_tower(const PageUse *use);

// ---- statistics.c

typedef struct StatLines {
    StatWords words;
    PageText text; // the same content for the terminal
} StatLines;
_Static_assert((int)STAT_FACTS_MAX + (int)STAT_KILLERS + (int)STAT_DEPTHS + 4 <= (int)PAGE_TEXT_LINES,
               "all of it");

// ---- help.c: the window has several pages of keys and a lesson, the terminal has one text

typedef struct HelpState {
    int page, pages; // in the window; the last page is the lesson
    Lesson lesson;
    PageText text; // in the terminal
} HelpState;

// Which goal and keys the help explains: those of the current game, or at the title those of all games.
HelpMode help_mode_of_game(const PageUse *use);

// ---- end.c

typedef struct EndState {
    uint32_t quiet_ms; // session_uptime_ms() when the page appeared, or when a key was last pressed too soon
    int rank, ranked;  // its rank among `ranked` runs of its kind; 0: it is not ranked
    int best;          // the best score of the other runs
} EndState;

// What the page tells about the game.
EndPage end_page_build(const Play *play, const EndState *state);
