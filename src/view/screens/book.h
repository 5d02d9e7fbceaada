#pragma once
// The page of known things: the pictures of a chapter, dark where they were not met, and what is known of the
// one that is chosen.

#include "view/screens/book_text.h"
#include "view/screens/pages.h"

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
