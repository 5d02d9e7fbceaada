// The book of known things, in letters.
#include "app/terminal/state.h"

#include "view/screens/book_text.h"

#include <stdio.h>
#include <string.h>

enum {
    ENTRIES_MAX = 96,
    LABEL_MAX = 64,
    TITLE_MAX = 64,
    WIDTH = 72,
    ROWS_MAX = 4 * BOOK_LINES,
    OTHER = -2 // the first entry, which turns to the other chapter
};
_Static_assert(ENTRIES_MAX > (int)ITEM_COUNT && ENTRIES_MAX > (int)ACTOR_KIND_COUNT, "an entry for each");

typedef struct BookList {
    Choice choices[ENTRIES_MAX];
    char other[LABEL_MAX], names[ENTRIES_MAX][LABEL_MAX], helps[ENTRIES_MAX][BOOK_TEXT];
    int count;
} BookList;

static bool is_tower(const Terminal *t) {
    return t->played && !t->leaves && t->session.options.tower;
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
                   book_tally(&t->keep.lore, other, tally, sizeof tally));
    list->choices[0] = (Choice){list->other, "The other chapter.", OTHER};
    list->count = 1;
    for (int i = 0; i < book_count(chapter); i++, list->count++) {
        BookEntry entry;
        book_entry(&t->keep.lore, chapter, i, is_tower(t), &entry);
        (void)snprintf(list->names[i], LABEL_MAX, "%s", entry.name);
        (void)snprintf(list->helps[i], BOOK_TEXT, "%s", help_of(&entry));
        list->choices[list->count] = (Choice){list->names[i], list->helps[i], i};
    }
}

// Breaks a text into rows.
static int split(const char *text, char rows[][WIDTH + 1], int most) {
    int count = 0;
    while (*text != '\0' && count < most) {
        int length = (int)strlen(text), cut = int_min(length, WIDTH);
        while (cut < length && cut > 0 && text[cut] != ' ') cut--;
        if (cut == 0) cut = int_min(length, WIDTH);
        (void)snprintf(rows[count++], WIDTH + 1, "%.*s", cut, text);
        text += cut;
        while (*text == ' ') text++;
    }
    return count;
}

static void read_entry(Terminal *t, BookChapter chapter, int index) {
    BookEntry entry;
    char rows[ROWS_MAX][WIDTH + 1], title[TITLE_MAX];
    const char *lines[ROWS_MAX];
    int count = 0;
    book_entry(&t->keep.lore, chapter, index, is_tower(t), &entry);
    for (int i = 0; i < entry.count; i++) count += split(entry.lines[i].text, rows + count, ROWS_MAX - count);
    for (int i = 0; i < count; i++) lines[i] = rows[i];
    (void)snprintf(title, sizeof title, " %.50s ", entry.name);
    page_read(t, title, lines, count, 0);
}

void book_show(Terminal *t) {
    BookChapter chapter = BOOK_MONSTERS;
    int cursor = 1;
    for (;;) {
        BookList list;
        char tally[LABEL_MAX], title[TITLE_MAX];
        fill(t, &list, chapter);
        (void)snprintf(title, sizeof title, " %.50s ",
                       book_tally(&t->keep.lore, chapter, tally, sizeof tally));
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
