// Menus, questions and pages of text, each in a frame in the middle.
#include "app/terminal/state.h"

#include "view/canvas/panel.h"

#include <stdio.h>
#include <string.h>

#define BACK 0xff000000u

enum {
    EDGE = 2,
    WIDEST = 76,
    FRAME_ROWS = 4,
    HELP_ROWS = 3,
    PAGE_ROWS = 10,
    ROWS_MAX = 1024,
    HANG = 2,
    NOTICE_ROWS = 8
};

Vec page_frame(Terminal *t, Vec size, const char *title) {
    Vec all = tty_size(), at = {int_max((all.x - size.x) / 2, 0), int_max((all.y - size.y) / 2, 0)};
    if (t->previews_toll) at.y = 0; // the map is what it asks about
    for (int y = 0; y < size.y; y++) {
        for (int x = 0; x < size.x; x++) {
            bool end = x == 0 || x == size.x - 1, line = y == 0 || y == size.y - 1;
            char glyph = end && line ? '+' : end ? '|' : line ? '-' : ' ';
            tty_put(&t->tty, (Vec){at.x + x, at.y + y}, glyph, COLOUR_STEEL, BACK, 0);
        }
    }
    int x = at.x + (size.x - (int)strlen(title)) / 2;
    (void)tty_text(&t->tty, (Vec){x, at.y}, COLOUR_GOLD, STYLE_BOLD, title);
    return (Vec){at.x + EDGE, at.y + 2};
}

// What is below: the game, or nothing.
static void draw_below(Terminal *t) {
    if (t->play.session.world != NULL && !t->leaves && t->play.played) {
        show_game(t);
    } else {
        tty_clear(&t->tty);
    }
}

// Rows that a text of words takes in so many columns, NOTICE_ROWS at most; draws it where `t` is not NULL.
static int wrap(Terminal *t, Vec at, int width, Colour ink, unsigned style, const char *text) {
    int rows = 0;
    while (*text != '\0' && rows < NOTICE_ROWS) {
        int length = (int)strlen(text), cut = int_min(length, width);
        while (cut < length && cut > 0 && text[cut] != ' ') cut--;
        if (cut == 0) cut = int_min(length, width);
        char line[256];
        (void)snprintf(line, sizeof line, "%.*s", cut, text);
        if (t != NULL) (void)tty_text(&t->tty, (Vec){at.x, at.y + rows}, ink, style, line);
        text += cut;
        while (*text == ' ') text++;
        rows++;
    }
    return rows;
}

typedef struct ChoicePage {
    const char *title, *notice;
    const Choice *choices;
    int count, cursor;
} ChoicePage;

static int width_of(const ChoicePage *page) {
    int width = 40;
    for (int i = 0; i < page->count; i++) {
        const Choice *choice = &page->choices[i];
        width = int_max(width, (int)strlen(choice->label) + 4);
        if (choice->help != NULL)
            width = int_max(width, int_min((int)strlen(choice->help), WIDEST - 2 * EDGE));
    }
    return int_min(width, WIDEST - 2 * EDGE);
}

// A list that is too long goes around its cursor.
static void draw_choices(Terminal *t, const ChoicePage *page) {
    int width = width_of(page), notice = wrap(NULL, (Vec){0, 0}, width, 0, 0, page->notice);
    int rest = notice + (notice > 0) + HELP_ROWS, room = tty_size().y - FRAME_ROWS + 1 - rest;
    int shown = int_clamp(page->count, 1, int_max(room, 1)), rows = rest + shown;
    int first = int_clamp(page->cursor - shown / 2, 0, page->count - shown);
    draw_below(t);
    Vec at = page_frame(t, (Vec){width + 2 * EDGE, rows + FRAME_ROWS - 1}, page->title), cursor = at;
    (void)wrap(t, at, width, COLOUR_RED, STYLE_BOLD, page->notice);
    at.y += notice + (notice > 0);
    for (int i = first; i < first + shown; i++, at.y++) {
        bool chosen = i == page->cursor;
        if (chosen) cursor = at;
        (void)tty_text(&t->tty, at, COLOUR_CREAM, STYLE_BOLD, chosen ? ">" : " ");
        (void)tty_text(&t->tty, (Vec){at.x + 2, at.y}, chosen ? COLOUR_WHITE : COLOUR_PALE,
                       chosen ? STYLE_REVERSE : 0, page->choices[i].label);
    }
    const char *help = page->choices[page->cursor].help;
    if (help != NULL) (void)wrap(t, (Vec){at.x, at.y + 1}, width, COLOUR_GREY, 0, help);
    tty_show(cursor);
}

int page_choose(Terminal *t, const char *title, const char *notice, const Choice *choices, int count,
                int cursor) {
    ChoicePage page = {title, notice, choices, count, int_clamp(cursor, 0, count - 1)};
    for (;;) {
        draw_choices(t, &page);
        int key = tty_key(&t->tty);
        if (key == TTY_QUIT || key == TTY_ESC) return -1;
        if (key == TTY_UP || key == 'w' || key == 'k') page.cursor = (page.cursor + count - 1) % count;
        if (key == TTY_DOWN || key == 's' || key == 'j') page.cursor = (page.cursor + 1) % count;
        if (key == TTY_PAGE_UP) page.cursor = int_max(page.cursor - PAGE_ROWS, 0);
        if (key == TTY_PAGE_DOWN) page.cursor = int_min(page.cursor + PAGE_ROWS, count - 1);
        if (key == TTY_HOME) page.cursor = 0;
        if (key == TTY_END) page.cursor = count - 1;
        if (key == TTY_ENTER || key == ' ' || key == 'e') return choices[page.cursor].id;
        if (t->again != 0 && key == t->again) return choices[count - 1].id;
    }
}

bool page_asks(Terminal *t, const char *question, const char *consequence) {
    const Choice answers[] = {{"No", consequence, 0}, {"Yes", consequence, 1}};
    char title[80];
    (void)snprintf(title, sizeof title, " %.70s ", question);
    return page_choose(t, title, "", answers, 2, 0) == 1;
}

// ---- text

// A row of a line that is read.
typedef struct Row {
    const char *text;
    int length, indent;
} Row;

// Where a line goes on in its next row: below its words, where keys stand before them.
static int hang_of(const char *line) {
    int start = (int)strspn(line, " ");
    const char *gap = strstr(line + start, "  ");
    return gap == NULL ? start + HANG : (int)(gap - line) + (int)strspn(gap, " ");
}

// Breaks a line between words; the rows that it takes, at most so many.
static int break_line(const char *line, int width, Row *rows, int most) {
    int hang = int_min(hang_of(line), width / 2), count = 0;
    while (count < most && (count == 0 || *line != '\0')) {
        int indent = count == 0 ? 0 : hang, room = width - indent;
        int length = (int)strlen(line), cut = int_min(length, room);
        while (cut < length && cut > 0 && line[cut] != ' ') cut--;
        if (cut == 0) cut = int_min(length, room);
        rows[count++] = (Row){line, cut, indent};
        line += cut;
        line += strspn(line, " ");
    }
    return count;
}

static int break_lines(const char *const *lines, int count, int width, Row rows[ROWS_MAX]) {
    int all = 0;
    for (int i = 0; i < count; i++) all += break_line(lines[i], width, rows + all, ROWS_MAX - all);
    return all;
}

static void draw_rows(Terminal *t, Vec at, const Row *rows, int count) {
    for (int i = 0; i < count; i++) {
        char text[WIDEST + 1];
        (void)snprintf(text, sizeof text, "%.*s", rows[i].length, rows[i].text);
        (void)tty_text(&t->tty, (Vec){at.x + rows[i].indent, at.y + i}, COLOUR_PALE, 0, text);
    }
}

void page_read(Terminal *t, const char *title, const char *const *lines, int line_count, int first) {
    for (;;) {
        Row rows[ROWS_MAX];
        Vec size = tty_size();
        int width = int_min(size.x - 2 * EDGE, WIDEST), room = size.y - FRAME_ROWS - 1;
        int count = break_lines(lines, line_count, width, rows), last = int_max(count - room, 0);
        first = first < 0 ? last : int_clamp(first, 0, last);
        int shown = int_min(count, room);
        draw_below(t);
        Vec at = page_frame(t, (Vec){width + 2 * EDGE, shown + FRAME_ROWS}, title);
        draw_rows(t, (Vec){at.x, at.y - 1}, rows + first, shown);
        (void)tty_text(&t->tty, (Vec){at.x, at.y + shown}, COLOUR_GREY, 0,
                       last > 0 ? "Up, Down, PageUp, PageDown; Esc: back" : "Esc: back");
        tty_show((Vec){-1, -1});
        int key = tty_key(&t->tty);
        if (key == TTY_UP || key == 'k' || key == 'w') first = int_max(first - 1, 0);
        if (key == TTY_DOWN || key == 'j' || key == 's') first++;
        if (key == TTY_PAGE_UP) first = int_max(first - room, 0);
        if (key == TTY_PAGE_DOWN || key == ' ') first += room;
        if (key == TTY_HOME) first = 0;
        if (key == TTY_END) first = last;
        if (key == TTY_QUIT || key == TTY_ESC || key == TTY_ENTER || key == 'q' || key == TTY_F1) return;
    }
}

bool page_type(Terminal *t, const char *title, const char *what, const char *why, char *text, size_t size) {
    enum { WIDTH = 64 };
    for (;;) {
        char shown[WIDTH + 1];
        size_t length = strlen(text);
        draw_below(t);
        int rows = wrap(NULL, (Vec){0, 0}, WIDTH, 0, 0, what) + wrap(NULL, (Vec){0, 0}, WIDTH, 0, 0, why);
        Vec at = page_frame(t, (Vec){WIDTH + 2 * EDGE, rows + 3 + FRAME_ROWS}, title);
        at.y += wrap(t, at, WIDTH, COLOUR_PALE, 0, what);
        at.y += wrap(t, at, WIDTH, COLOUR_RED, STYLE_BOLD, why);
        (void)snprintf(shown, sizeof shown, "> %.*s", WIDTH - 3, text);
        int end = tty_text(&t->tty, (Vec){at.x, at.y + 1}, COLOUR_WHITE, STYLE_BOLD, shown);
        (void)tty_text(&t->tty, (Vec){at.x, at.y + 3}, COLOUR_GREY, 0, "Enter: begin, Esc: back");
        tty_show((Vec){end, at.y + 1});
        int key = tty_key(&t->tty);
        if (key == TTY_QUIT || key == TTY_ESC) return false;
        if (key == TTY_ENTER) return true;
        if (key == TTY_ERASE && length > 0) text[length - 1] = '\0';
        if (key <= ' ' || key >= 127 || length + 1 >= size) continue;
        text[length] = (char)key;
        text[length + 1] = '\0';
    }
}
