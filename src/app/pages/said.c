// The messages of the game so far, as a page of text.
#include "app/pages/page.h"
#include "base/text.h"
#include "lang/lang.h"

static int count_said(const PageUse *use) {
    int count = 0;
    while (use->said(use->of, count) != NULL) count++;
    return count;
}

// Gives the last messages that fit on a page.
static int tell_said(PageUse *use, const char *lines[PAGE_LINES_MAX]) {
    int count = count_said(use), first = int_max(count - PAGE_LINES_MAX, 0);
    for (int i = first; i < count; i++) lines[i - first] = use->said(use->of, i);
    return count - first;
}

// Opens at the newest message. In the terminal the cursor counts rows, and a message may take several rows.
static void open_said(PageUse *use) {
    const char *lines[PAGE_LINES_MAX];
    Menu *menu = use->menu;
    int count = tell_said(use, lines);
    menu->title = N_("Messages");
    for (int i = int_max(count - MENU_ENTRIES_MAX, 0); i < count; i++) page_add(use, i, lines[i], NULL);
    menu->cursor = use->front == FRONT_TERMINAL ? PAGE_LAST_ROW : menu->count - 1;
}

const Page PAGE_SAID = {.open = open_said, .lines = tell_said, .toggle = ACTION_SAID};
