// What was said in the game so far. In the window it is a list to scroll through.
#include "app/pages/page.h"

static int tell_said(PageUse *use, const char *lines[PAGE_LINES_MAX]) {
    int count = 0;
    while (count < PAGE_LINES_MAX && (lines[count] = use->said(use->of, count)) != NULL) count++;
    return count;
}

static void open_said(PageUse *use) {
    const char *lines[PAGE_LINES_MAX];
    Menu *menu = use->menu;
    int count = tell_said(use, lines);
    menu->title = "What was said";
    for (int i = int_max(count - MENU_ENTRIES_MAX, 0); i < count; i++) page_add(use, i, lines[i], NULL);
    menu->cursor = menu->count - 1;
}

const Page PAGE_SAID = {.open = open_said, .lines = tell_said, .toggle = ACTION_SAID};
