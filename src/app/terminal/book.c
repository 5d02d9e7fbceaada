// The book of known things, in letters.
#include "app/terminal/state.h"

#include "view/screens/book_text.h"

#include <stdio.h>

enum {
    ENTRIES_MAX = 96,
    LABEL_MAX = 64,
    TITLE_MAX = 64,
    OTHER = -2 // the first entry, which turns to the other chapter
};
_Static_assert(ENTRIES_MAX > (int)ITEM_COUNT && ENTRIES_MAX > (int)ACTOR_KIND_COUNT, "an entry for each");

typedef struct BookList {
    Choice choices[ENTRIES_MAX];
    char other[LABEL_MAX], names[ENTRIES_MAX][LABEL_MAX], helps[ENTRIES_MAX][BOOK_TEXT];
    int count;
} BookList;

static bool is_tower(const Terminal *t) {
    return t->play.played && !t->leaves && t->play.session.options.tower;
}

// Of what is known, the line that says what it does, or the first.
static const char *help_of(const BookEntry *entry) {
    for (int i = 0; i < entry->count; i++) {
        if (entry->lines[i].ink == BOOK_WORDS) return entry->lines[i].text;
    }
    return entry->lines[0].text;
}

static void fill(const Terminal *t, BookList *list, BookChapter chapter) {
    char tally[LABEL_MAX];
    BookChapter other = (BookChapter)((chapter + 1) % BOOK_CHAPTERS);
    (void)snprintf(list->other, sizeof list->other, "%.50s >",
                   book_tally(&t->play.storage.lore, other, tally, sizeof tally));
    list->choices[0] = (Choice){list->other, "The other chapter.", OTHER};
    list->count = 1;
    for (int i = 0; i < book_count(chapter); i++, list->count++) {
        BookEntry entry;
        book_entry(&t->play.storage.lore, chapter, i, is_tower(t), &entry);
        (void)snprintf(list->names[i], LABEL_MAX, "%s", entry.name);
        (void)snprintf(list->helps[i], BOOK_TEXT, "%s", help_of(&entry));
        list->choices[list->count] = (Choice){list->names[i], list->helps[i], i};
    }
}

static void read_entry(Terminal *t, BookChapter chapter, int index) {
    BookEntry entry;
    char title[TITLE_MAX];
    const char *lines[BOOK_LINES];
    book_entry(&t->play.storage.lore, chapter, index, is_tower(t), &entry);
    for (int i = 0; i < entry.count; i++) lines[i] = entry.lines[i].text;
    (void)snprintf(title, sizeof title, " %.50s ", entry.name);
    page_read(t, title, lines, entry.count, 0);
}

void book_show(Terminal *t) {
    BookChapter chapter = BOOK_MONSTERS;
    int cursor = 1;
    for (;;) {
        BookList list;
        char tally[LABEL_MAX], title[TITLE_MAX];
        fill(t, &list, chapter);
        (void)snprintf(title, sizeof title, " %.50s ",
                       book_tally(&t->play.storage.lore, chapter, tally, sizeof tally));
        int chosen = page_choose(t, title, "", list.choices, list.count, cursor);
        if (chosen == OTHER) {
            chapter = (BookChapter)((chapter + 1) % BOOK_CHAPTERS);
            cursor = 0;
        } else if (chosen >= 0) {
            read_entry(t, chapter, chosen);
            cursor = chosen + 1;
        } else {
            return;
        }
    }
}
