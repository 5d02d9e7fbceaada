#pragma once
// A page of entries, for window and terminal alike: what stands on it, and what choosing does. Each front end
// draws the menu in its own way and carries out the commands.

#include "app/pages/command.h"
#include "app/play/play.h"
#include "view/hud/describe.h"
#include "view/screens/menu.h"
#include "view/screens/pages.h"

typedef enum Front { FRONT_WINDOW, FRONT_TERMINAL } Front;

// What a page is given.
typedef struct PageUse {
    Play *play;
    Menu *menu;
    void *own; // its own state
    Front front;
    int columns;         // entries side by side; 0 and 1: a list
    bool in_game;        // a game lies below it, and not the title
    bool letters, touch; // letters can be pressed; all is done by fingers
    // What to press for an action, "": nothing; it lasts until that action is asked for again.
    const char *(*prompt)(void *of, Action action);
    // What was said, the oldest first; NULL: that was all.
    const char *(*said)(void *of, int index);
    // Why an action cannot work now; NULL: it can.
    const char *(*unfit)(void *of, Action action);
    // For players who hear the game: what was just chosen. May be NULL.
    void (*read_out)(void *of, const char *text);
    // Whether a cell is on the screen; NULL: the screen follows.
    bool (*shows)(void *of, Vec cell);
    // The key at `index` of those in play, and what it does; false: there are no more. The terminal's alone.
    bool (*tell_key)(void *of, int index, const char **keys, const char **what);
    const KnownThings *memory; // of things that are out of sight; NULL: none is shown
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

// What can be pressed besides the entries: the keys of these actions, up to ACTION_NONE. A click does the
// first one.
enum { PAGE_KEYS = 4, PAGE_HINTS_MAX = 6, PAGE_LINES_MAX = 256, PAGE_LAST_ROW = 1024 };
typedef struct PageHint {
    Action keys[PAGE_KEYS];
    const char *what;
    const char *tap; // what fingers tap for it; NULL: nothing
} PageHint;

typedef struct Page {
    size_t size; // bytes of its own state, all zero at first
    const PageRow *rows;
    const char *empty; // what it says where it has no entries
    int help_rows;     // of the terminal, for the help of an entry; 0: as many as usual
    void (*init)(void *own, const Play *play); // once; may be NULL, as what follows may
    void (*close)(void *own);
    void (*open)(PageUse *use);                                 // fills the menu
    void (*tell)(PageUse *use);                                 // before it is drawn: what may have changed
    ScreenCommand (*choose)(PageUse *use, int id);              // Enter
    void (*turn)(PageUse *use, int id, int by);                 // left and right
    ScreenCommand (*hear)(PageUse *use, Action action);         // what is none of these
    bool (*letter)(PageUse *use, int key, ScreenCommand *does); // a letter as it is printed
    char *(*text)(void *own, size_t *size);                     // where text is typed
    bool (*deaf)(PageUse *use);                                 // it does not listen yet
    bool stays;                                                 // Back does not leave it
    Action toggle;                                              // what opened it leaves it, too
    // A page whose entries are not in the menu, but told one at a time. What one points to lasts until the
    // next is told.
    int (*count)(PageUse *use);
    MenuEntry (*entry)(PageUse *use, int index);
    void (*moved)(PageUse *use); // the cursor was
    // A page of which the arrows do not move the cursor of a menu, but step elsewhere; and one whose own
    // state is a cell of the level, which can be pointed at.
    void (*step)(PageUse *use, Vec by);
    void (*point)(PageUse *use, Vec cell);
    // A page that is read, and has no entries.
    int (*lines)(PageUse *use, const char *lines[PAGE_LINES_MAX]);
    PageHint hints[PAGE_HINTS_MAX];      // up to the first without keys
    const char *(*notice)(PageUse *use); // something that is wrong, or ""
    // Names and values above the entries, at most so many.
    int (*facts)(PageUse *use, Fact facts[FACTS_MAX], int most);
} Page;

// The lines of a page that is read, where it keeps them.
enum { PAGE_TEXT_LINES = 64, PAGE_TEXT_MAX = 512 };
typedef struct PageText {
    char at[PAGE_TEXT_LINES][PAGE_TEXT_MAX];
    int count;
} PageText;
void page_say(PageText *text, const char *format, ...) __attribute__((format(printf, 2, 3))); // one more
int page_text(const PageText *text, const char *lines[PAGE_LINES_MAX]);

// Each defined in a file of its own.
extern const Page PAGE_TITLE, PAGE_SEED, PAGE_PAUSE, PAGE_ASK, PAGE_SETTINGS, PAGE_PRACTICE, PAGE_RUNS,
    PAGE_BOOK, PAGE_STATISTICS, PAGE_SAID, PAGE_END, PAGE_BAG, PAGE_MORE, PAGE_LOOK, PAGE_MAP, PAGE_STAGES,
    PAGE_HELP, PAGE_EXTRAS;

// Of each screen that is such a page; else NULL.
extern const Page *const PAGES[SCREEN_COUNT];

// Room for the state of each page, or of none; false when out of memory. NULL as pages[] entry is fine.
bool pages_init(void *own[SCREEN_COUNT], const Play *play);
void pages_free(void *own[SCREEN_COUNT]);

// For `open`: an entry that can be chosen; the rows of those places that this front end has.
void page_add(PageUse *use, int id, const char *label, const char *help);
void page_add_rows(PageUse *use, const PageRow *rows, int first, int end);
// The entry with that id; NULL: it is not there.
MenuEntry *page_entry(Menu *menu, int id);
// How many entries there are, and one of them as it is drawn, wherever they are told.
int page_count(const Page *page, PageUse *use);
MenuEntry page_at(const Page *page, PageUse *use, int index);

// The menu as it is drawn: its title, labels and explanations are in English before, in the player's language
// after. Values are told as they are shown.
Menu page_menu(const Menu *menu);

// What an action does on a page. Up and down move the cursor.
ScreenCommand page_act(const Page *page, PageUse *use, Action action);
// Typed text is added where the page takes it.
void page_type(const Page *page, void *own, const char *text);
void page_tell(const Page *page, PageUse *use);
// The cursor goes so many entries on, and not around the ends; never to one that cannot be chosen.
enum { PAGE_FAR = 10, PAGE_END_OF_LIST = 1 << 16 };
void page_go_far(const Page *page, PageUse *use, int by);
// The cursor was put elsewhere.
void page_moved(const Page *page, PageUse *use);
void page_read_out(const PageUse *use, const char *text);
// Its hints as one line, written to `text` and returned; "": it has none.
const char *page_hint_line(const Page *page, PageUse *use, char *text, size_t size);
