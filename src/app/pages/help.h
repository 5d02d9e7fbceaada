#pragma once
// What the page of help shows. In the window it has pages: as many of keys as it takes, and a lesson.

#include "app/pages/page.h"
#include "app/play/lesson.h"

enum { HELP_LINES_MAX = 64, HELP_LINE_MAX = 192 };

typedef struct HelpState {
    int page, pages; // of the window, the last one being the lesson
    Lesson lesson;
    char lines[HELP_LINES_MAX][HELP_LINE_MAX]; // of the terminal
    int count;
} HelpState;

// Whose goal and keys are told.
HelpMode help_mode(const PageUse *use);
