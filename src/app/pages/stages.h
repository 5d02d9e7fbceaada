#pragma once

#include "app/pages/page.h"
#include "app/play/stage_viewer.h"

enum { STAGES_ROWS_MAX = 12, STAGES_TEXT_MAX = 96 };

typedef struct StagesPage {
    StageViewer viewer;
    char labels[STAGES_ROWS_MAX][STAGES_TEXT_MAX], values[STAGES_ROWS_MAX][STAGES_TEXT_MAX];
} StagesPage;

// Opens the stage viewer for the current level, or, in the title, for a level with these options, or if they
// have no size, for that of the practice page. Returns NULL, or why it cannot.
const char *stages_begin(Play *play, void *own[SCREEN_COUNT], bool in_game, const GenOptions *made);
