#pragma once
// A page of entries, for window and terminal alike: what stands on it, and what choosing does. Each front end
// draws the menu in its own way and carries out the commands.

#include "app/pages/command.h"
#include "app/play/play.h"
#include "view/screens/menu.h"

typedef enum Front { FRONT_WINDOW, FRONT_TERMINAL } Front;

// What a page is given.
typedef struct PageUse {
    Play *play;
    Menu *menu;
    void *own; // its own state
    Front front;
    bool in_game;        // a game lies below it, and not the title
    bool letters, touch; // letters can be pressed; all is done by fingers
    // What to press for an action, "": nothing; it lasts until that action is asked for again.
    const char *(*prompt)(void *of, Action action);
    void *of;
} PageUse;

// An entry; its id is its place in the rows.
typedef struct PageRow {
    const char *label, *help;
    ScreenId opens; // SCREEN_NONE: it is for the page to say what it does
    Action key;     // that does it, too, where the page hears it
    bool window_only, terminal_only;
    const char *terminal_help; // NULL: the same help
} PageRow;

typedef struct Page {
    size_t size; // bytes of its own state, all zero at first
    const PageRow *rows;
    void (*init)(void *own, const Play *play); // once; may be NULL, as what follows may
    void (*close)(void *own);
    void (*open)(PageUse *use);                                 // fills the menu
    void (*tell)(PageUse *use);                                 // before it is drawn: what may have changed
    ScreenCommand (*choose)(PageUse *use, int id);              // Enter
    void (*turn)(PageUse *use, int id, int by);                 // left and right
    ScreenCommand (*hear)(PageUse *use, Action action);         // what is none of these
    bool (*letter)(PageUse *use, int key, ScreenCommand *does); // a letter as it is printed
    char *(*text)(void *own, size_t *size);                     // where text is typed
    bool stays;                                                 // Back does not leave it
} Page;

// Each defined in a file of its own.
extern const Page PAGE_TITLE, PAGE_SEED, PAGE_PAUSE, PAGE_ASK, PAGE_SETTINGS, PAGE_PRACTICE;

// Of each screen that is such a page; else NULL.
extern const Page *const PAGES[SCREEN_COUNT];

// Room for the state of each page, or of none; false when memory lacks. NULL as pages[] entry is fine.
bool pages_init(void *own[SCREEN_COUNT], const Play *play);
void pages_free(void *own[SCREEN_COUNT]);

// For `open`: the rows that this front end has, all enabled.
void page_add_rows(PageUse *use, const PageRow *rows, int count);
const char *page_row_help(const PageUse *use, const PageRow *row);
// The entry with that id; NULL: it is not there.
MenuEntry *page_entry(Menu *menu, int id);

// What an action does on a page. Up and down move the cursor.
ScreenCommand page_act(const Page *page, PageUse *use, Action action);
// Typed text is added where the page takes it.
void page_type(const Page *page, void *own, const char *text);
void page_tell(const Page *page, PageUse *use);
