#include "app/pages/page.h"

#include <string.h>

const char *page_row_help(const PageUse *use, const PageRow *row) {
    bool own = use->front == FRONT_TERMINAL && row->terminal_help != NULL;
    return own ? row->terminal_help : row->help;
}

void page_add_rows(PageUse *use, const PageRow *rows, int count) {
    for (int i = 0; i < count; i++) {
        bool other = use->front == FRONT_TERMINAL ? rows[i].window_only : rows[i].terminal_only;
        if (!other)
            (void)menu_add(use->menu, (MenuEntry){.label = rows[i].label,
                                                  .help = page_row_help(use, &rows[i]),
                                                  .enabled = true,
                                                  .id = i});
    }
}

MenuEntry *page_entry(Menu *menu, int id) {
    for (int i = 0; i < menu->count; i++) {
        if (menu->entries[i].id == id) return &menu->entries[i];
    }
    return NULL;
}

static ScreenCommand choose(const Page *page, PageUse *use) {
    int picked = menu_pick(use->menu);
    if (picked < 0) return command_do(DO_STAY);
    int id = use->menu->entries[picked].id;
    if (page->rows != NULL && page->rows[id].opens != SCREEN_NONE)
        return command_to(DO_PUSH, (int)page->rows[id].opens);
    return page->choose(use, id);
}

// The last letter, of one or more bytes.
static void erase(const Page *page, void *own) {
    size_t size = 0;
    char *text = page->text(own, &size);
    size_t length = strlen(text);
    while (length > 0 && ((unsigned char)text[length - 1] & 0xc0) == 0x80) length--;
    if (length > 0) text[length - 1] = '\0';
}

ScreenCommand page_act(const Page *page, PageUse *use, Action action) {
    Menu *menu = use->menu;
    switch (action) {
    case ACTION_UP:
    case ACTION_DOWN:
        menu_move(menu, action == ACTION_UP ? -1 : 1);
        return command_do(DO_STAY);
    case ACTION_LEFT:
    case ACTION_RIGHT:
        if (page->turn != NULL)
            page->turn(use, menu->entries[menu->cursor].id, action == ACTION_LEFT ? -1 : 1);
        return command_do(DO_STAY);
    case ACTION_CONFIRM:
        return choose(page, use);
    case ACTION_ERASE:
        if (page->text != NULL) erase(page, use->own);
        return command_do(DO_STAY);
    default:
        break;
    }
    ScreenCommand heard = page->hear != NULL ? page->hear(use, action) : command_do(DO_STAY);
    bool leaves = action == ACTION_BACK || action == ACTION_PAUSE;
    return leaves && heard.kind == DO_STAY && !page->stays ? command_do(DO_POP) : heard;
}

// What follows "--code" in a command that was pasted, or "#code=" in a link; else all of it.
static const char *pasted_code(const char *text) {
    static const char *const BEFORE[] = {"--code ", "--code=", "#code="};
    for (size_t i = 0; i < sizeof BEFORE / sizeof *BEFORE; i++) {
        const char *found = strstr(text, BEFORE[i]);
        if (found != NULL) return found + strlen(BEFORE[i]);
    }
    return text;
}

// Bytes of a UTF-8 letter after its first.
static size_t letter_rest(unsigned char first) {
    return first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
}

void page_type(const Page *page, void *own, const char *text) {
    size_t size = 0;
    if (page->text == NULL) return;
    char *to = page->text(own, &size);
    size_t length = strlen(to);
    const char *from = pasted_code(text);
    bool code = from != text; // it ends with the word
    for (; *from != '\0' && !(code && (*from == ' ' || *from == '&')); from++) {
        unsigned char letter = (unsigned char)*from;
        if (length + 1 + letter_rest(letter) >= size) break;
        if (letter > ' ' && letter != 127) to[length++] = *from;
    }
    to[length] = '\0';
}

// What is pressed for an entry stands beside it.
static void tell_keys(const Page *page, PageUse *use) {
    for (int i = 0; page->rows != NULL && i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        Action key = page->rows[entry->id].key;
        if (key != ACTION_NONE) entry->value = use->prompt(use->of, key);
    }
}

void page_tell(const Page *page, PageUse *use) {
    tell_keys(page, use);
    if (page->tell != NULL) page->tell(use);
}
