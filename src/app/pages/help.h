#pragma once

#include "app/pages/page.h"
#include "app/play/lessons.h"

typedef struct HelpState {
    int page, pages; // in the window; the last page is the lesson, if there is one
    int read;        // the page that was spoken last, from 1 on; 0: none
    Lesson lesson;
    PageText text; // in the terminal
} HelpState;

// Which goal and keys the help explains: those of the current game, or at the title those of all games.
HelpMode help_mode_of_game(const PageUse *use);
// Whether a lesson about the toll belongs to the help: in games with tolls, and at the title.
bool help_has_lesson(const PageUse *use);
