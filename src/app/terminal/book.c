// The book of known things, in letters.
#include "app/terminal/state.h"

#include "view/screens/book_text.h"

#include <stdio.h>

enum {
    TITLE_MAX = 64,
    OTHER = -2 // the first entry, which turns to the other chapter
};

// What the page shows of one entry at a time.
typedef struct BookList {
    const Terminal *t;
    BookChapter chapter;
    char other[TITLE_MAX];
    BookEntry entry;
} BookList;

static bool is_tower(const Terminal *t) {
    return is_in_game(t) && t->play.session.options.tower;
}

// Of what is known, the line that says what it does, or the first.
static const char *help_of(const BookEntry *entry) {
    for (int i = 0; i < entry->count; i++) {
        if (entry->lines[i].ink == BOOK_WORDS) return entry->lines[i].text;
    }
    return entry->lines[0].text;
}

static BookChapter other_than(BookChapter chapter) {
    return (BookChapter)((chapter + 1) % BOOK_CHAPTERS);
}

static MenuEntry tell_entry(void *of, int index) {
    BookList *list = of;
    const Lore *lore = &list->t->play.storage.lore;
    char tally[TITLE_MAX];
    if (index == 0) {
        (void)snprintf(list->other, sizeof list->other, "%.50s >",
                       book_tally(lore, other_than(list->chapter), tally, sizeof tally));
        return (MenuEntry){.label = list->other, .help = "The other chapter.", .enabled = true, .id = OTHER};
    }
    book_entry(lore, list->chapter, index - 1, is_tower(list->t), &list->entry);
    return (MenuEntry){
        .label = list->entry.name, .help = help_of(&list->entry), .enabled = true, .id = index - 1};
}

static void read_entry(Terminal *t, BookChapter chapter, int index) {
    BookEntry entry;
    char title[TITLE_MAX];
    const char *lines[BOOK_LINES];
    book_entry(&t->play.storage.lore, chapter, index, is_tower(t), &entry);
    for (int i = 0; i < entry.count; i++) lines[i] = entry.lines[i].text;
    (void)snprintf(title, sizeof title, "%.50s", entry.name);
    page_read(t, title, lines, entry.count, 0);
}

void book_show(Terminal *t) {
    BookList entries = {.t = t, .chapter = BOOK_MONSTERS};
    List list = {.notice = "", .cursor = 1, .entry = tell_entry, .of = &entries};
    for (;;) {
        char tally[TITLE_MAX], title[TITLE_MAX];
        (void)snprintf(title, sizeof title, "%.50s",
                       book_tally(&t->play.storage.lore, entries.chapter, tally, sizeof tally));
        list.title = title;
        list.count = book_count(entries.chapter) + 1;
        int chosen = page_choose(t, &list);
        if (chosen == OTHER) {
            entries.chapter = other_than(entries.chapter);
        } else if (chosen >= 0) {
            read_entry(t, entries.chapter, chosen);
        } else {
            return;
        }
    }
}
