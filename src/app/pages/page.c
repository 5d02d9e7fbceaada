#include "app/pages/page.h"
#include "base/hash.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void page_text_add_line(PageText *text, const char *format, ...) {
    va_list list;
    if (text->count == PAGE_TEXT_LINES) return;
    va_start(list, format);
    (void)vsnprintf(text->at[text->count++], PAGE_TEXT_MAX, format, list);
    va_end(list);
}

int page_text_lines(const PageText *text, const char *lines[PAGE_LINES_MAX]) {
    for (int i = 0; i < text->count; i++) lines[i] = text->at[i];
    return text->count;
}

void page_add(PageUse *use, int id, const char *label, const char *help) {
    (void)menu_add(use->menu, (MenuEntry){.label = label, .help = help, .enabled = true, .id = id});
}

void page_add_rows(PageUse *use, const PageRow *rows, int first, int end) {
    bool terminal = use->front == FRONT_TERMINAL;
    for (int i = first; i < end; i++) {
        const PageRow *row = &rows[i];
        bool own = terminal && row->terminal_help != NULL;
        if (terminal ? row->window_only : row->terminal_only) continue;
        page_add(use, i, row->label, own ? row->terminal_help : row->help);
    }
}

MenuEntry *page_entry(Menu *menu, int id) {
    for (int i = 0; i < menu->count; i++) {
        if (menu->entries[i].id == id) return &menu->entries[i];
    }
    return NULL;
}

int page_entry_count(const Page *page, PageUse *use) {
    return page->count != NULL ? page->count(use) : use->menu->count;
}

static MenuEntry translated(MenuEntry entry) {
    if (entry.label != NULL) entry.label = tr(entry.label);
    if (entry.help != NULL) entry.help = tr(entry.help);
    return entry;
}

MenuEntry page_entry_shown_at(const Page *page, PageUse *use, int index) {
    return translated(page->entry != NULL ? page->entry(use, index) : use->menu->entries[index]);
}

Menu menu_translated(const Menu *menu) {
    Menu shown = *menu;
    if (shown.title != NULL) shown.title = tr(shown.title);
    for (int i = 0; i < shown.count; i++) shown.entries[i] = translated(shown.entries[i]);
    return shown;
}

void page_read_out(const PageUse *use, const char *text) {
    if (use->read_out != NULL) use->read_out(use->of, text);
}

// On a new page, its title comes first.
void page_read_row(PageUse *use) {
    Play *play = use->play;
    char text[PAGE_TEXT_MAX] = "";
    const Menu *menu = use->menu;
    if (menu->count == 0 || menu->cursor >= menu->count) {
        play->read_title = NULL;
        return;
    }
    const MenuEntry row = translated(menu->entries[menu->cursor]);
    if (row.label != NULL) text_add(text, sizeof text, "%s", row.label);
    if (row.value != NULL && row.value[0] != '\0') text_add(text, sizeof text, ": %s", row.value);
    if (row.help != NULL) text_add(text, sizeof text, ". %s", row.help);
    uint64_t read = hash_text(HASH_START, text);
    if (menu->title == play->read_title && read == play->read_row) return;
    char all[2 * PAGE_TEXT_MAX];
    bool titled = menu->title != NULL && menu->title != play->read_title;
    (void)snprintf(all, sizeof all, "%s%s%s", titled ? tr(menu->title) : "", titled ? ". " : "", text);
    page_read_out(use, all);
    play->read_title = menu->title;
    play->read_row = read;
}

void page_cursor_moved(const Page *page, PageUse *use) {
    if (page->moved != NULL) page->moved(use);
}

// Moves the cursor. Past the end of a list it continues at the other end, but not in rows of several
// columns.
static void move(const Page *page, PageUse *use, int by) {
    Menu *menu = use->menu;
    int count = page_entry_count(page, use), to = menu->cursor + by, before = menu->cursor;
    if (page->count == NULL) {
        menu_move_cursor(menu, by);
    } else if (use->columns <= 1 && count > 0) {
        menu->cursor = (to + count) % count;
    } else if (to >= 0 && to < count) {
        menu->cursor = to;
    }
    if (menu->cursor != before) page_cursor_moved(page, use);
}

void page_step_cursor(const Page *page, PageUse *use, int by) {
    Menu *menu = use->menu;
    int last = page_entry_count(page, use) - 1, before = menu->cursor;
    menu->cursor = int_clamp(menu->cursor + by, 0, int_max(last, 0));
    bool barred = page->count == NULL && last >= 0 && !menu->entries[menu->cursor].enabled;
    if (barred) menu_move_cursor(menu, by > 0 ? -1 : 1);
    if (menu->cursor != before) page_cursor_moved(page, use);
}

static ScreenCommand choose(const Page *page, PageUse *use) {
    if (page->step != NULL && page->choose != NULL) return page->choose(use, 0);
    if (page->lines != NULL) return command_do(DO_POP); // Enter closes a page of text
    if (page->count != NULL)
        return page->choose != NULL && page->count(use) > 0 ? page->choose(use, use->menu->cursor)
                                                            : command_do(DO_STAY);
    int picked = menu_selected_index(use->menu);
    if (picked < 0) return command_do(DO_STAY);
    int id = use->menu->entries[picked].id;
    if (page->rows != NULL && page->rows[id].opens != SCREEN_NONE)
        return command_to(DO_PUSH, (int)page->rows[id].opens);
    return page->choose != NULL ? page->choose(use, id) : command_do(DO_STAY);
}

// Erases the last letter, which may have several bytes.
static void erase(const Page *page, void *own) {
    size_t size = 0;
    char *text = page->text(own, &size);
    size_t length = strlen(text);
    while (length > 0 && ((unsigned char)text[length - 1] & 0xc0) == 0x80) length--;
    if (length > 0) text[length - 1] = '\0';
}

// Left and right: to the entry beside, or to the next value.
static void turn(const Page *page, PageUse *use, int by) {
    Menu *menu = use->menu;
    if (use->columns > 1) {
        move(page, use, by);
    } else if (page->turn != NULL) {
        page->turn(use, page->count != NULL ? menu->cursor : menu->entries[menu->cursor].id, by);
    }
}

static void go(const Page *page, PageUse *use, Action action) {
    bool across = action == ACTION_LEFT || action == ACTION_RIGHT;
    int by = action == ACTION_LEFT || action == ACTION_UP ? -1 : 1;
    if (page->step != NULL) {
        page->step(use, across ? (Vec){by, 0} : (Vec){0, by});
    } else if (across) {
        turn(page, use, by);
    } else {
        move(page, use, by * int_max(use->columns, 1));
    }
}

ScreenCommand page_act(const Page *page, PageUse *use, Action action) {
    if (page->deaf != NULL && page->deaf(use)) return command_do(DO_STAY);
    switch (action) {
    case ACTION_UP:
    case ACTION_DOWN:
    case ACTION_LEFT:
    case ACTION_RIGHT:
        go(page, use, action);
        return command_do(DO_STAY);
    case ACTION_CONFIRM:
        return choose(page, use);
    case ACTION_ERASE:
        if (page->text == NULL) break;
        erase(page, use->own);
        return command_do(DO_STAY);
    default:
        break;
    }
    ScreenCommand heard = page->hear != NULL ? page->hear(use, action) : command_do(DO_STAY);
    bool back = (action == ACTION_BACK || action == ACTION_PAUSE) && !page->stays;
    bool leaves = back || (action == page->toggle && action != ACTION_NONE);
    return leaves && heard.kind == DO_STAY ? command_do(DO_POP) : heard;
}

// Finds the share code in pasted text: after "--code" of a command or "#code=" of a link. Returns the text
// itself if it has neither.
static const char *pasted_code(const char *text) {
    static const char *const BEFORE[] = {"--code ", "--code=", "#code="};
    for (size_t i = 0; i < sizeof BEFORE / sizeof *BEFORE; i++) {
        const char *found = strstr(text, BEFORE[i]);
        if (found != NULL) return found + strlen(BEFORE[i]);
    }
    return text;
}

// Does the same for text that arrives letter by letter, as terminals paste it, without its spaces.
static void drop_command(char *text) {
    static const char *const BEFORE[] = {"--code", "#code"};
    for (size_t i = 0; i < sizeof BEFORE / sizeof *BEFORE; i++) {
        const char *found = strstr(text, BEFORE[i]);
        if (found != NULL) memmove(text, found + strlen(BEFORE[i]), strlen(found + strlen(BEFORE[i])) + 1);
    }
    if (text[0] == '=') memmove(text, text + 1, strlen(text));
}

// How many bytes of a UTF-8 letter follow its first one.
static size_t letter_rest(unsigned char first) {
    return first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
}

void page_type_text(const Page *page, void *own, const char *text) {
    size_t size = 0;
    if (page->text == NULL) return;
    char *to = page->text(own, &size);
    size_t length = strlen(to);
    const char *from = pasted_code(text);
    bool code = from != text; // a share code ends with the word
    for (; *from != '\0' && !(code && (*from == ' ' || *from == '&')); from++) {
        unsigned char letter = (unsigned char)*from;
        if (length + 1 + letter_rest(letter) >= size) break;
        if (letter > ' ' && letter != 127) to[length++] = *from;
    }
    to[length] = '\0';
    drop_command(to);
}

// Shows beside each entry the key that does the same.
static void tell_keys(const Page *page, PageUse *use) {
    for (int i = 0; page->rows != NULL && i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        Action key = page->rows[entry->id].key;
        if (key != ACTION_NONE) entry->value = use->prompt(use->of, key);
    }
}

void page_update(const Page *page, PageUse *use) {
    tell_keys(page, use);
    if (page->tell != NULL) page->tell(use);
}

const char *page_hint_what(const Page *page, PageUse *use, int index) {
    bool changes = page->confirms != NULL && page->hints[index].keys[0] == ACTION_CONFIRM;
    return changes ? page->confirms(use) : page->hints[index].what;
}

const char *page_write_key_hints(const Page *page, PageUse *use, char *text, size_t size) {
    text[0] = '\0';
    for (int i = 0; i < PAGE_HINTS_MAX && page->hints[i].keys[0] != ACTION_NONE; i++) {
        const Action *keys = page->hints[i].keys;
        const char *first = use->prompt(use->of, keys[0]), *what = page_hint_what(page, use, i);
        bool plain = strcmp(what, "choose") == 0; // a list in letters shows its cursor anyway
        if (first[0] == '\0' || plain) continue;
        text_add(text, size, "%s%s", text[0] != '\0' ? "  " : "", first);
        for (int k = 1; k < PAGE_KEYS && keys[k] != ACTION_NONE; k++)
            text_add(text, size, "/%s", use->prompt(use->of, keys[k]));
        text_add(text, size, ": %s", tr(what));
    }
    return text;
}
