// What was said in the game so far. In the window it is a list to scroll through.
#include "app/pages/page.h"
#include "base/text.h"
#include "lang/lang.h"

static int count_said(const PageUse *use) {
    int count = 0;
    while (use->said(use->of, count) != NULL) count++;
    return count;
}

// The last of them.
static int tell_said(PageUse *use, const char *lines[PAGE_LINES_MAX]) {
    int count = count_said(use), first = int_max(count - PAGE_LINES_MAX, 0);
    for (int i = first; i < count; i++) lines[i - first] = use->said(use->of, i);
    return count - first;
}

// At the newest; in letters the cursor is a row, of which a line takes several.
static void open_said(PageUse *use) {
    const char *lines[PAGE_LINES_MAX];
    Menu *menu = use->menu;
    int count = tell_said(use, lines);
    menu->title = N_("What was said");
    for (int i = int_max(count - MENU_ENTRIES_MAX, 0); i < count; i++) page_add(use, i, lines[i], NULL);
    menu->cursor = use->front == FRONT_TERMINAL ? PAGE_LAST_ROW : menu->count - 1;
}

const Page PAGE_SAID = {.open = open_said, .lines = tell_said, .toggle = ACTION_SAID};
