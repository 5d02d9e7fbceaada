#pragma once
// A page, for window and terminal: what stands on it, and what choosing an entry does. Each front end draws
// it in its own way and carries out its commands.

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
    void *own; // its own state
    Front front;
    int columns;         // entries side by side; 0 and 1: a list
    bool in_game;        // a game lies below the page, not the title
    bool letters, touch; // letters can be pressed; the player uses only fingers
    // The name of the key for an action, or "". It is valid until the same action is asked for again.
    const char *(*prompt)(void *of, Action action);
    // Messages, the oldest first; NULL: there are no more.
    const char *(*said)(void *of, int index);
    // Why an action cannot work now; NULL: it can.
    const char *(*unfit)(void *of, Action action);
    // Reads out what was just chosen, for players who hear the game. May be NULL.
    void (*read_out)(void *of, const char *text);
    // Whether a cell is on the screen; NULL: the screen follows the cursor.
    bool (*shows)(void *of, Vec cell);
    // The key at `index` of those in play, and what it does. Returns false when there are no more. Only in
    // the terminal.
    bool (*tell_key)(void *of, int index, const char **keys, const char **what);
    const KnownThings *memory; // things that are remembered, out of sight; NULL: none is shown
    void *of;
} PageUse;

// An entry. Its id is its index in the rows.
typedef struct PageRow {
    const char *label, *help;
    ScreenId opens; // SCREEN_NONE: `choose` says what it does
    Action key;     // also does it, where the page hears it
    bool window_only, terminal_only;
    const char *terminal_help; // NULL: the same help
} PageRow;

// Keys besides the entries: those of these actions, up to ACTION_NONE. A click does the first one.
enum { PAGE_KEYS = 4, PAGE_HINTS_MAX = 6, PAGE_LINES_MAX = 256, PAGE_LAST_ROW = 1024 };
typedef struct PageHint {
    Action keys[PAGE_KEYS];
    const char *what;
    const char *tap; // the words to tap for it; NULL: none
} PageHint;

typedef struct Page {
    size_t size; // bytes of its own state, all zero at first
    const PageRow *rows;
    const char *empty; // what it says when it has no entries
    int help_rows;     // rows in the terminal for the help of an entry; 0: as many as usual
    void (*init)(void *own, const Play *play); // called once; may be NULL, like all that follows
    void (*close)(void *own);
    void (*open)(PageUse *use);                                 // fills the menu
    void (*tell)(PageUse *use);                                 // updates it before it is drawn
    ScreenCommand (*choose)(PageUse *use, int id);              // Enter
    void (*turn)(PageUse *use, int id, int by);                 // left and right
    ScreenCommand (*hear)(PageUse *use, Action action);         // any other action
    bool (*letter)(PageUse *use, int key, ScreenCommand *does); // a letter, as printed on the key
    char *(*text)(void *own, size_t *size);                     // where typed text goes
    bool (*deaf)(PageUse *use);                                 // true: it does not listen yet
    bool stays;                                                 // Back does not leave it
    Action toggle;                                              // the action that opens and leaves it
    // A page with a long list: its entries are not in the menu, but given one at a time. What an entry
    // points to is valid until the next one is asked for.
    int (*count)(PageUse *use);
    MenuEntry (*entry)(PageUse *use, int index);
    void (*moved)(PageUse *use); // called when the cursor has moved
    // A page on which the arrows do not move the cursor of a menu, but something else; and a page whose own
    // state is a cell of the level, at which the player can point.
    void (*step)(PageUse *use, Vec by);
    void (*point)(PageUse *use, Vec cell);
    // A page of text, without entries.
    int (*lines)(PageUse *use, const char *lines[PAGE_LINES_MAX]);
    PageHint hints[PAGE_HINTS_MAX];      // up to the first one without keys
    const char *(*notice)(PageUse *use); // an error, or ""
    // Names and values above the entries, at most `most`.
    int (*facts)(PageUse *use, Fact facts[FACTS_MAX], int most);
} Page;

// Storage for the lines of a page of text.
enum { PAGE_TEXT_LINES = 64, PAGE_TEXT_MAX = 512 };
typedef struct PageText {
    char at[PAGE_TEXT_LINES][PAGE_TEXT_MAX];
    int count;
} PageText;
void page_say(PageText *text, const char *format, ...) __attribute__((format(printf, 2, 3))); // one more
int page_text(const PageText *text, const char *lines[PAGE_LINES_MAX]);

// Each is defined in its own file.
extern const Page PAGE_TITLE, PAGE_SEED, PAGE_PAUSE, PAGE_ASK, PAGE_SETTINGS, PAGE_PRACTICE, PAGE_RUNS,
    PAGE_BOOK, PAGE_STATISTICS, PAGE_SAID, PAGE_END, PAGE_BAG, PAGE_MORE, PAGE_LOOK, PAGE_MAP, PAGE_STAGES,
    PAGE_HELP, PAGE_EXTRAS;

// The page of each screen that is one, otherwise NULL.
extern const Page *const PAGES[SCREEN_COUNT];

// Allocates the state of each page. Returns false when out of memory; then nothing is allocated. Entries of
// pages[] may be NULL.
bool pages_init(void *own[SCREEN_COUNT], const Play *play);
void pages_free(void *own[SCREEN_COUNT]);

// For `open`: adds an entry that can be chosen; adds the rows that this front end has.
void page_add(PageUse *use, int id, const char *label, const char *help);
void page_add_rows(PageUse *use, const PageRow *rows, int first, int end);
// The entry with that id, or NULL.
MenuEntry *page_entry(Menu *menu, int id);
// The number of entries, and one of them as it is drawn, wherever they come from.
int page_count(const Page *page, PageUse *use);
MenuEntry page_at(const Page *page, PageUse *use, int index);

// The menu as it is drawn: its title, labels and explanations are in English before, in the player's language
// after. Values are told as they are shown.
Menu page_menu(const Menu *menu);

// Performs an action on a page. Up and down move the cursor.
ScreenCommand page_act(const Page *page, PageUse *use, Action action);
// Adds typed text, if the page takes any.
void page_type(const Page *page, void *own, const char *text);
void page_tell(const Page *page, PageUse *use);
// Moves the cursor by so many entries, but not around the ends, and never to an entry that cannot be
// chosen.
enum { PAGE_FAR = 10, PAGE_END_OF_LIST = 1 << 16 };
void page_go_far(const Page *page, PageUse *use, int by);
// Call it when the cursor was moved.
void page_moved(const Page *page, PageUse *use);
void page_read_out(const PageUse *use, const char *text);
// Writes its hints as one line to `text` and returns it; "" if it has none.
const char *page_hint_line(const Page *page, PageUse *use, char *text, size_t size);
