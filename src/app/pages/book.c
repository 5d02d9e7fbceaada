// The book of known things. It fills up over all runs.
#include "app/pages/book.h"

#include "base/text.h"

enum { SENTENCE_BYTES = 1024 };

bool book_game_is_tower(const PageUse *use) {
    return use->in_game && use->play->session.options.tower;
}

static const BookEntry *read_entry(PageUse *use, int index) {
    KnownPage *page = use->own;
    book_entry(&use->play->storage.lore, page->chapter, index, book_game_is_tower(use), &page->entry);
    return &page->entry;
}

static void read_out(PageUse *use) {
    char text[SENTENCE_BYTES];
    page_read_out(use, book_sentence(read_entry(use, use->menu->cursor), text, sizeof text));
}

static void open_chapter(PageUse *use, BookChapter chapter) {
    KnownPage *page = use->own;
    page->chapter = chapter;
    use->menu->cursor = 0;
    use->menu->title = book_tally(&use->play->storage.lore, chapter, page->title, sizeof page->title);
    page_read_out(use, page->title);
    read_out(use);
}

static void open_book(PageUse *use) {
    open_chapter(use, BOOK_MONSTERS);
}

static void turn_chapter(PageUse *use, int id, int by) {
    const KnownPage *page = use->own;
    (void)id;
    (void)by;
    open_chapter(use, (BookChapter)((page->chapter + 1) % BOOK_CHAPTERS));
}

static ScreenCommand hear_book(PageUse *use, Action action) {
    if (action == ACTION_NEXT) turn_chapter(use, 0, 1);
    return command_do(DO_STAY);
}

static int count_entries(PageUse *use) {
    return book_count_entries(((const KnownPage *)use->own)->chapter);
}

static MenuEntry tell_entry(PageUse *use, int index) {
    KnownPage *page = use->own;
    const BookEntry *entry = read_entry(use, index);
    page->help[0] = '\0';
    for (int i = 0; i < entry->count; i++)
        text_add(page->help, sizeof page->help, "%s%s", i > 0 ? "\n" : "", entry->lines[i].text);
    return (MenuEntry){.label = entry->name, .help = page->help, .enabled = true, .id = index};
}

const Page PAGE_BOOK = {.size = sizeof(KnownPage),
                        .help_rows = 9,
                        .open = open_book,
                        .turn = turn_chapter,
                        .hear = hear_book,
                        .count = count_entries,
                        .entry = tell_entry,
                        .moved = read_out,
                        .hints = {{{ACTION_NEXT}, N_("other chapter"), N_("Chapter")},
                                  {{ACTION_LEFT, ACTION_UP, ACTION_DOWN, ACTION_RIGHT}, N_("choose"), NULL},
                                  {{ACTION_BACK}, N_("back"), NULL}}};
