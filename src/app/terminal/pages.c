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
    char text[WIDEST];
    (void)snprintf(text, sizeof text, " %.70s ", title);
    int x = at.x + (size.x - (int)strlen(text)) / 2;
    (void)tty_text(&t->tty, (Vec){x, at.y}, COLOUR_GOLD, STYLE_BOLD, text);
    return (Vec){at.x + EDGE, at.y + 2};
}

// What is below: the game, or nothing.
static void draw_below(Terminal *t) {
    if (t->play.session.world != NULL && is_in_game(t)) {
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

// ---- entries

static int text_w(const char *text) {
    return text != NULL ? (int)strlen(text) : 0;
}

static MenuEntry menu_entry(void *of, int index) {
    return ((const Menu *)of)->entries[index];
}

static MenuEntry choice_entry(void *of, int index) {
    const Choice *choice = (const Choice *)of + index;
    return (MenuEntry){.label = choice->label, .help = choice->help, .enabled = true, .id = choice->id};
}

// The column of the facts' values.
static int names_w(const List *list) {
    int width = 0;
    for (int i = 0; i < list->fact_count; i++) width = int_max(width, text_w(list->facts[i].name) + 2);
    return width;
}

static int width_of(const List *list) {
    enum { LEAST = 40 };
    int width = LEAST;
    for (int i = 0; i < list->count; i++) {
        MenuEntry entry = list->entry(list->of, i);
        width = int_max(width, text_w(entry.label) + text_w(entry.value) + 6);
        width = int_max(width, int_min(text_w(entry.help), WIDEST - 2 * EDGE));
    }
    for (int i = 0; i < list->fact_count; i++)
        width = int_max(width, names_w(list) + text_w(list->facts[i].value));
    return int_min(width, WIDEST - 2 * EDGE);
}

static void draw_entry(Terminal *t, Vec at, int width, const MenuEntry *entry, bool chosen) {
    Colour ink = !entry->enabled ? COLOUR_STEEL : chosen ? COLOUR_WHITE : COLOUR_PALE;
    (void)tty_text(&t->tty, at, COLOUR_CREAM, STYLE_BOLD, chosen ? ">" : " ");
    (void)tty_text(&t->tty, (Vec){at.x + 2, at.y}, ink, chosen ? STYLE_REVERSE : 0, entry->label);
    int x = at.x + width - text_w(entry->value);
    if (entry->value != NULL) (void)tty_text(&t->tty, (Vec){x, at.y}, COLOUR_GOLD, 0, entry->value);
}

// Without what is no plain letter: of the signs of values that is the one between width and height.
static void draw_facts(Terminal *t, Vec at, int width, const List *list) {
    int name_w = names_w(list);
    for (int i = 0; i < list->fact_count; i++, at.y++) {
        char text[FACT_TEXT_MAX];
        (void)snprintf(text, sizeof text, "%.*s", width - name_w, list->facts[i].value);
        char *times = strstr(text, "\xc3\x97");
        if (times != NULL) {
            *times = 'x';
            memmove(times + 1, times + 2, strlen(times + 2) + 1);
        }
        (void)tty_text(&t->tty, at, COLOUR_GREY, 0, list->facts[i].name);
        (void)tty_text(&t->tty, (Vec){at.x + name_w, at.y}, COLOUR_CREAM, 0, text);
    }
}

// A list that is too long goes around its cursor.
static void draw_list(Terminal *t, const List *list) {
    int width = width_of(list), notice = wrap(NULL, (Vec){0, 0}, width, 0, 0, list->notice);
    int told = list->fact_count + (list->fact_count > 0);
    int rest = notice + (notice > 0) + told + HELP_ROWS, room = tty_size().y - FRAME_ROWS + 1 - rest;
    int shown = int_clamp(list->count, 1, int_max(room, 1)), rows = rest + shown;
    int first = int_clamp(list->cursor - shown / 2, 0, list->count - shown);
    draw_below(t);
    Vec at = page_frame(t, (Vec){width + 2 * EDGE, rows + FRAME_ROWS - 1}, list->title), cursor = at;
    (void)wrap(t, at, width, COLOUR_RED, STYLE_BOLD, list->notice);
    at.y += notice + (notice > 0);
    draw_facts(t, at, width, list);
    at.y += told;
    for (int i = first; i < first + shown; i++, at.y++) {
        MenuEntry entry = list->entry(list->of, i);
        if (i == list->cursor) cursor = at;
        draw_entry(t, at, width, &entry, i == list->cursor);
    }
    const char *help = list->entry(list->of, list->cursor).help;
    if (help != NULL) (void)wrap(t, (Vec){at.x, at.y + 1}, width, COLOUR_GREY, 0, help);
    tty_show(cursor);
}

// The entry that a key leads to which goes far.
static int moved(int cursor, int count, int key) {
    switch (key) {
    case TTY_PAGE_UP:
        return int_max(cursor - PAGE_ROWS, 0);
    case TTY_PAGE_DOWN:
        return int_min(cursor + PAGE_ROWS, count - 1);
    case TTY_HOME:
        return 0;
    case TTY_END:
        return count - 1;
    default:
        return cursor;
    }
}

static const struct {
    int key;
    Action action;
    const char *name; // as pages tell it; NULL: they do not
} KEYS[] = {{TTY_UP, ACTION_UP, NULL},
            {'k', ACTION_UP, NULL},
            {'w', ACTION_UP, NULL},
            {TTY_DOWN, ACTION_DOWN, NULL},
            {'j', ACTION_DOWN, NULL},
            {'s', ACTION_DOWN, NULL},
            {TTY_LEFT, ACTION_LEFT, NULL},
            {TTY_RIGHT, ACTION_RIGHT, NULL},
            {TTY_ENTER, ACTION_CONFIRM, NULL},
            {' ', ACTION_CONFIRM, NULL},
            {'e', ACTION_CONFIRM, NULL},
            {TTY_ESC, ACTION_BACK, "Esc"},
            {'\t', ACTION_NEXT, "Tab"},
            {TTY_F1, ACTION_HELP, "F1"},
            {'?', ACTION_HELP, NULL},
            {TTY_F4, ACTION_STAGES, "F4"},
            {'i', ACTION_BAG, "I"},
            {'h', ACTION_SAID, "H"},
            {'r', ACTION_NEW_SEED, "R"},
            {'g', ACTION_NEXT_GENERATOR, "G"},
            {'f', ACTION_GIVE_FILE, "F"},
            {TTY_ERASE, ACTION_ERASE, NULL}};

Action page_action(int key) {
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        if (KEYS[i].key == key) return KEYS[i].action;
    }
    return ACTION_NONE;
}

static const char *prompt(void *of, Action action) {
    (void)of;
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        if (KEYS[i].action == action && KEYS[i].name != NULL) return KEYS[i].name;
    }
    return "";
}

// A letter answers, or is typed, before it is an action.
static ScreenCommand hear_key(const Page *page, PageUse *use, int key) {
    ScreenCommand does = command_do(DO_STAY);
    const char text[] = {key > ' ' && key < 127 ? (char)key : '\0', '\0'};
    if (page->letter != NULL && page->letter(use, key, &does)) return does;
    if (page->text != NULL && text[0] != '\0') {
        page_type(page, use->own, text);
        return does;
    }
    use->menu->cursor = moved(use->menu->cursor, use->menu->count, key);
    return page_action(key) != ACTION_NONE ? page_act(page, use, page_action(key)) : does;
}

static void draw_menu(Terminal *t, ScreenId id, Menu *menu) {
    Fact facts[FACTS_MAX];
    const Play *play = &t->play;
    const char *notice = id == SCREEN_TITLE ? play->notice : "";
    int fact_count = id != SCREEN_PAUSE ? 0
                                        : page_pause_facts(play->session.world, play->session.options.word,
                                                           play_code_line(play), facts);

    const List list = {.title = menu->title,
                       .notice = notice,
                       .facts = facts,
                       .fact_count = fact_count,
                       .count = menu->count,
                       .cursor = menu->cursor,
                       .entry = menu_entry,
                       .of = menu};
    draw_list(t, &list);
}

PageUse page_open(Terminal *t, ScreenId id, Menu *menu) {
    PageUse use = {.play = &t->play,
                   .menu = menu,
                   .own = t->own[id],
                   .front = FRONT_TERMINAL,
                   .in_game = is_in_game(t),
                   .letters = true,
                   .prompt = prompt};
    *menu = (Menu){0};
    PAGES[id]->open(&use);
    return use;
}

ScreenCommand page_hear(Terminal *t, ScreenId id, PageUse *use) {
    ScreenCommand does = command_do(DO_STAY);
    while (does.kind == DO_STAY) {
        page_tell(PAGES[id], use);
        draw_menu(t, id, use->menu);
        int key = tty_key(&t->tty);
        does = key == TTY_QUIT ? command_do(DO_POP) : hear_key(PAGES[id], use, key);
    }
    if (id == SCREEN_TITLE) t->play.notice[0] = '\0';
    return does;
}

int page_choose(Terminal *t, List *list) {
    int count = list->count;
    list->cursor = int_clamp(list->cursor, 0, count - 1);
    for (;;) {
        draw_list(t, list);
        int key = tty_key(&t->tty);
        Action action = page_action(key);
        if (key == TTY_QUIT || action == ACTION_BACK) return -1;
        list->cursor = moved(list->cursor, count, key);
        if (action == ACTION_UP) list->cursor = (list->cursor + count - 1) % count;
        if (action == ACTION_DOWN) list->cursor = (list->cursor + 1) % count;
        if (action == ACTION_CONFIRM) return list->entry(list->of, list->cursor).id;
        if (t->again != 0 && key == t->again) return list->entry(list->of, count - 1).id;
        if (list->hear != NULL && list->hear(list, action)) return -1;
    }
}

int page_pick(Terminal *t, const PickPage *page) {
    List list = {.title = page->title,
                 .notice = page->notice,
                 .facts = page->facts,
                 .fact_count = page->fact_count,
                 .count = page->count,
                 .entry = choice_entry,
                 .of = page->choices};
    return page_choose(t, &list);
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
