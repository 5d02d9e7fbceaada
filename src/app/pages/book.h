#pragma once

#include "app/pages/page.h"
#include "view/screens/tables.h"

typedef struct KnownPage {
    BookChapter chapter;
    BookEntry entry;                              // the entry listed last
    char title[64], help[BOOK_LINES * BOOK_TEXT]; // texts of the chapter and of that entry
} KnownPage;

// True if the current game is a tower: the book then uses its words.
bool book_game_is_tower(const PageUse *use);
