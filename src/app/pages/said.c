// The messages of the game so far, as a page of text.
#include "app/pages/page.h"
#include "base/columns.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>

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

enum { LETTERS = 48, ROW_BYTES = 4 * LETTERS };

// The rows of the window, where a long message takes several.
typedef struct SaidPage {
    char rows[MENU_ENTRIES_MAX][ROW_BYTES + 1];
} SaidPage;

// The bytes of a text that fit on a row; it is broken at a space.
static int bytes_of_row(const char *text) {
    int bytes = (int)text_bytes_in_columns(text, LETTERS), end = bytes;
    if (text[bytes] == '\0') return bytes;
    while (end > 0 && text[end] != ' ') end--;
    return end > 0 ? end : bytes;
}

static const char *after_row(const char *text) {
    text += bytes_of_row(text);
    return text + (text[0] == ' ');
}

static int count_rows(const char *text) {
    int rows = 0;
    for (; text[0] != '\0'; text = after_row(text)) rows++;
    return rows;
}

static void add_message(PageUse *use, const char *text) {
    SaidPage *page = use->own;
    for (; text[0] != '\0' && use->menu->count < MENU_ENTRIES_MAX; text = after_row(text)) {
        int row = use->menu->count;
        (void)snprintf(page->rows[row], sizeof page->rows[row], "%.*s", bytes_of_row(text), text);
        page_add(use, row, page->rows[row], NULL);
    }
}

// Opens at the newest message. In the terminal the cursor counts rows.
static void open_said(PageUse *use) {
    const char *lines[PAGE_LINES_MAX];
    Menu *menu = use->menu;
    int count = tell_said(use, lines), first = count, rows = 0;
    menu->title = N_("Messages");
    menu->cursor = PAGE_LAST_ROW;
    if (use->front == FRONT_TERMINAL) return;
    while (first > 0 && rows + count_rows(lines[first - 1]) <= MENU_ENTRIES_MAX)
        rows += count_rows(lines[--first]);
    for (int i = first; i < count; i++) add_message(use, lines[i]);
    menu->cursor = int_max(menu->count - 1, 0);
}

const Page PAGE_SAID = {
    .size = sizeof(SaidPage), .open = open_said, .lines = tell_said, .toggle = ACTION_SAID};
