#pragma once
// The state of some pages, for the code that draws them or carries out their commands.

#include "app/pages/page.h"
#include "app/play/lessons.h"
#include "app/play/run_text.h"
#include "app/play/stage_viewer.h"
#include "app/store/runs.h"
#include "lang/lang.h"
#include "view/screens/book_text.h"
#include "view/screens/sheet.h"
#include "view/screens/tables.h"

// ---- tutorials.c

typedef struct TutorialsPage {
    uint64_t seed;
    Level preview; // of the tutorial under the cursor
    char help[TUTORIAL_COUNT][512];
} TutorialsPage;

// ---- sheet.c

typedef struct SheetPage {
    GenOptions options; // those of the first level
    SheetLevel shown[SHEET_LEVELS];
    char labels[SHEET_LEVELS][24], helps[SHEET_LEVELS][SHEET_TEXT_MAX];
} SheetPage;

// ---- statistics.c

typedef struct StatLines {
    StatWords words;
    PageText text; // the same content for the terminal
} StatLines;
_Static_assert((int)STAT_FACTS_MAX + (int)STAT_KILLERS + (int)STAT_DEPTHS + 4 <= (int)PAGE_TEXT_LINES,
               "all of it");
