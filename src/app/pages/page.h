#pragma once
// A page that window and terminal share: what stands on it, and what choosing an entry does. Each front end
// draws pages in its own way and carries out their commands.

#include "app/pages/command.h"
#include "app/play/play.h"
#include "view/hud/describe.h"
#include "view/screens/menu.h"
#include "view/screens/pages.h"

typedef enum Front { FRONT_WINDOW, FRONT_TERMINAL } Front;

// What a page may ask of its front end.
typedef struct PageUse {
    Play *play;
    Menu *menu;
    void *own; // the page's own state
    Front front;
    int columns;         // the number of columns of entries; 0 or 1: a plain list
    bool in_game;        // a game lies below the page, not the title
    bool letters, touch; // the player can press letters; the player has only fingers
    // The name of the key for an action, or "". Valid until the next call for the same action.
    const char *(*prompt)(void *of, Action action);
    // Whether a letter, a code point, can be pressed and does not move the cursor.
    bool (*answers)(void *of, int letter);
    // The message at `index`, oldest first; NULL: there are no more.
    const char *(*said)(void *of, int index);
    // Why an action cannot work now; NULL: it can.
    const char *(*unfit)(void *of, Action action);
    // Speaks what was just chosen, for players who hear the game. May be NULL.
    void (*read_out)(void *of, const char *text);
    // Whether a cell is on the screen; NULL: the screen follows the cursor.
    bool (*shows)(void *of, Vec cell);
    // The key at `index` of the keys in play, and what it does. Returns false when there are no more. Only
    // in the terminal.
    bool (*tell_key)(void *of, int index, const char **keys, const char **what);
    const KnownThings *memory; // remembered things that are out of sight; NULL: do not show them
    void *of;
} PageUse;

// An entry of a page. Its index among the page's rows is its id.
typedef struct PageRow {
    const char *label, *help;
    ScreenId opens; // SCREEN_NONE: `choose` decides
    Action key;     // a key that does the same, where the page hears it
    bool window_only, terminal_only;
    const char *terminal_help; // NULL: as `help`
} PageRow;

// Keys that are named at the foot: those of the actions `keys`, up to ACTION_NONE. A click performs the first
// action. (In the terminal, a cursor of PAGE_LAST_ROW shows a text's last rows.)
enum { PAGE_KEYS = 4, PAGE_HINTS_MAX = 7, PAGE_LINES_MAX = 256, PAGE_LAST_ROW = 1024 };
typedef struct PageHint {
    Action keys[PAGE_KEYS];
    const char *what; // what the keys do
    const char *tap;  // the words that a finger taps instead; NULL: fingers cannot do it
} PageHint;

typedef struct Page {
    size_t size; // bytes of the page's own state, which begins as zeros
    const PageRow *rows;
    const char *empty; // shown when there are no entries
    int help_rows;     // rows that the terminal keeps for the help of an entry; 0: the usual number
    void (*init)(void *own, const Play *play);     // called once; this and all functions below may be NULL
    void (*close)(void *own);                      // frees what the state owns, at the program's end
    void (*open)(PageUse *use);                    // fills the menu
    void (*tell)(PageUse *use);                    // updates the menu before each frame
    ScreenCommand (*choose)(PageUse *use, int id); // Enter on the entry
    void (*turn)(PageUse *use, int id, int by);    // left (by = -1) and right (1)
    ScreenCommand (*hear)(PageUse *use, Action action); // any other action
    // Gets a letter (a code point) as printed on its key. Returns true if the page used it.
    bool (*letter)(PageUse *use, int key, ScreenCommand *does);
    char *(*text)(void *own, size_t *size); // where typed text goes
    bool (*deaf)(PageUse *use);             // true while the page ignores keys
    bool stays;                             // Back does not close the page
    Action toggle;                          // the action that opens and closes the page
    // For a page with a long list. Its entries are not in the menu; they are asked for one at a time. The
    // text of an entry is valid until the next is asked for.
    int (*count)(PageUse *use);
    MenuEntry (*entry)(PageUse *use, int index);
    void (*moved)(PageUse *use); // called when the cursor has moved
    // For a page whose arrow keys move something other than the menu's cursor; and for a page whose state is
    // a cell of the level that the player can point at.
    void (*step)(PageUse *use, Vec by);
    void (*point)(PageUse *use, Vec cell);
    // For a page of text.
    int (*lines)(PageUse *use, const char *lines[PAGE_LINES_MAX]);
    PageHint hints[PAGE_HINTS_MAX];        // ends with the first one without keys
    const char *(*confirms)(PageUse *use); // what Enter does now, if that changes; in English
    const char *(*notice)(PageUse *use);   // an error, or ""
    // Names and values above the entries. Writes at most `most`, returns how many.
    int (*facts)(PageUse *use, Fact facts[FACTS_MAX], int most);
} Page;

// Storage for the lines of a page of text.
enum { PAGE_TEXT_LINES = 64, PAGE_TEXT_MAX = 512 };
typedef struct PageText {
    char at[PAGE_TEXT_LINES][PAGE_TEXT_MAX];
    int count;
} PageText;
// Adds a line, unless there are PAGE_TEXT_LINES already.
void page_text_add_line(PageText *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
// Points `lines` to the lines of the text. Returns their number.
int page_text_lines(const PageText *text, const char *lines[PAGE_LINES_MAX]);

// Each is defined in its own file.
extern const Page PAGE_TUTORIALS, PAGE_TITLE, PAGE_SEED, PAGE_PAUSE, PAGE_ASK, PAGE_SETTINGS, PAGE_PRACTICE,
    PAGE_RUNS, PAGE_BOOK, PAGE_STATISTICS, PAGE_SAID, PAGE_END, PAGE_BAG, PAGE_MORE, PAGE_LOOK, PAGE_MAP,
    PAGE_STAGES, PAGE_HELP, PAGE_EXTRAS, PAGE_SHEET;

// The page of a screen, or NULL if the screen is not a page.
extern const Page *const PAGES[SCREEN_COUNT];

// Allocates the state of each page in own[], which must be all NULL. Returns false when out of memory;
// pages_free() then frees what was allocated.
bool pages_init(void *own[SCREEN_COUNT], const Play *play);
void pages_free(void *own[SCREEN_COUNT]);

// For `open`: page_add() adds an entry that can be chosen. page_add_rows() adds those of the rows
// first..end-1 that this front end has. Texts are borrowed.
void page_add(PageUse *use, int id, const char *label, const char *help);
void page_add_rows(PageUse *use, const PageRow *rows, int first, int end);
// The entry with that id, or NULL.
MenuEntry *page_entry(Menu *menu, int id);
// The number of entries, and one entry as it is drawn: from the menu or from the page's long list.
int page_entry_count(const Page *page, PageUse *use);
MenuEntry page_entry_shown_at(const Page *page, PageUse *use, int index);

// Translates a menu: its title, labels and help are English in `menu` and in the player's language in the
// result. Values are copied.
Menu menu_translated(const Menu *menu);

// Performs an action on a page, and returns the command that follows from it. Up and down move the cursor.
ScreenCommand page_act(const Page *page, PageUse *use, Action action);
// Adds typed or pasted text, if the page takes any: its printable letters, as many as fit. Of a pasted
// command or link only the share code is taken.
void page_type_text(const Page *page, void *own, const char *text);
// Call it before a page is drawn: updates its entries, and the keys named beside them.
void page_update(const Page *page, PageUse *use);
// Moves the cursor by several entries, such as PAGE_FAR or -PAGE_END_OF_LIST. It stops at the ends and never
// rests on an entry that cannot be chosen.
enum { PAGE_FAR = 10, PAGE_END_OF_LIST = 1 << 16 };
void page_step_cursor(const Page *page, PageUse *use, int by);
// Call it when other code has moved the cursor.
void page_cursor_moved(const Page *page, PageUse *use);
// Speaks the chosen row of a page if it is another one than last, or has changed: for players who hear the
// game. Call it after page_update().
void page_read_row(PageUse *use);
// Speaks a text, if the front end can.
void page_read_out(const PageUse *use, const char *text);
// What the keys at `index` of the page's foot do now, in English.
const char *page_hint_what(const Page *page, PageUse *use, int index);
// Writes the keys at the page's foot to `text` as one line, and returns it; "" if there are none.
const char *page_write_key_hints(const Page *page, PageUse *use, char *text, size_t size);
