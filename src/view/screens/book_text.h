#pragma once
// The book of known things in words: kinds of monsters and items, in the order of their lists, as far as
// they were met.

#include "view/memory/lore.h"

typedef enum BookChapter { BOOK_MONSTERS, BOOK_ITEMS, BOOK_CHAPTERS } BookChapter;

enum { BOOK_LINES = 5, BOOK_TEXT = 320 };

typedef enum BookInk { BOOK_FACT, BOOK_WORDS, BOOK_COUNTER, BOOK_HIDDEN } BookInk;

typedef struct BookLine {
    BookInk ink;
    char text[BOOK_TEXT];
} BookLine;

typedef struct BookEntry {
    int kind; // ActorKind or ItemKind
    bool met;
    char name[48]; // "???" until it was met
    int count;     // of lines
    BookLine lines[BOOK_LINES];
} BookEntry;

extern const char *const BOOK_TITLES[BOOK_CHAPTERS];

int book_count_entries(BookChapter chapter);
// The number of kinds in a chapter that were met.
int book_count_met(const Lore *lore, BookChapter chapter);
// Makes the entry at `index`, 0..book_count_entries() - 1. `tower`: in the words of the tower.
void book_entry(const Lore *lore, BookChapter chapter, int index, bool tower, BookEntry *entry);

// Writes a text such as "Bestiary: met 7 of 18" to `text`. Returns `text`.
const char *book_tally(const Lore *lore, BookChapter chapter, char *text, size_t size);
// Writes an entry as one line: "Rat. From depth 1 on, in packs. ...". Returns `text`.
const char *book_sentence(const BookEntry *entry, char *text, size_t size);
