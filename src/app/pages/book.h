#pragma once
// What the page of known things shows.

#include "app/pages/page.h"
#include "view/screens/book_text.h"

typedef struct KnownPage {
    BookChapter chapter;
    BookEntry entry;                              // that was told last
    char title[64], help[BOOK_LINES * BOOK_TEXT]; // of the chapter, and of that entry
} KnownPage;

// In the words of a tower: of the game that is played.
bool known_tower(const PageUse *use);
