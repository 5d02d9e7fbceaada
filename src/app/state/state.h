#pragma once
// What all screens need, and what they can have done at once. Screens are a stack; only the top one hears of
// actions. What a screen alone knows lies in its own file, behind App.own.

#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/controls.h"
#include "app/play/hands.h"
#include "app/play/key_names.h"
#include "app/play/pacing.h"
#include "app/play/play.h"
#include "app/play/show.h"
#include "app/play/window.h"
#include "app/store/assets.h"
#include "app/tools/options.h"
#include "base/fail.h"
#include "io/share_code.h"
#include "view/debug/debug.h"
#include "view/screens/pages.h"

enum { SCREENS_MAX = 6 };

typedef struct App App;

// What is drawn and heard of one of ScreenId; what it is about may be a page of entries (app/pages).
typedef struct Screen {
    ControlMode mode;
    bool game_runs; // ticks go on
    bool calm;      // the picture lives, a few times a second, but no ticks go on
    bool steps;     // + and - are its own, and not the view's
    bool alone;     // drawn in the dark, without the game
    bool foot;      // the keys of its page are told below it
    int light;      // of 256, left to what is below; 0: all of it, and the HUD
    size_t size;    // bytes of its own state, all zero at first; else its page's
    void (*close)(void *own);
    void (*open)(App *app);
    ScreenCommand (*work)(App *app); // a slice of it each frame, as fast as they come; may be NULL
    // Before it is an action; true: it was meant; may be NULL.
    bool (*hear)(App *app, const SDL_Event *event, ScreenCommand *does);
    ScreenCommand (*act)(App *app, Action action); // NULL: a page's
    void (*due)(App *app, int ticks);              // so many, where a recording plays; else NULL
    void (*draw)(App *app, Image *layer);          // on the HUD's layer; may be NULL
} Screen;

// Each defined in a file of its own, those of pages of entries in menus.c; PAGE_SCREEN is for all that need
// no other one.
extern const Screen TITLE_SCREEN, SEED_SCREEN, PLAY_SCREEN, LAYOUT_SCREEN, PAUSE_SCREEN, HELP_SCREEN,
    END_SCREEN, STAGES_SCREEN, PAGE_SCREEN, RESUME_SCREEN, SETTINGS_SCREEN, PRACTICE_SCREEN, BAG_SCREEN,
    MAP_SCREEN, LOOK_SCREEN, KEYS_SCREEN, SCAN_SCREEN, VIEWER_SCREEN, RUNS_SCREEN, BOOK_SCREEN,
    STATISTICS_SCREEN;

// What the mouse has asked for.
typedef struct Clicks {
    Deed deed;      // of the last click on the level
    Input once;     // for the next tick
    int hit;        // what the left button went down on, and is still held on: Hit
    bool level;     // it is held on the level
    int held_ticks; // since it went down
    bool aims;      // the next click on the level throws what is in hand
    int chosen;     // the entry of the bag that was clicked first; -1: none
} Clicks;

typedef struct Mouse {
    Pointer pointer;
    Clicks clicks;
} Mouse;

// The map of --import or --watch.
enum { OWN_MAP_LINES = 8, OWN_MAP_TEXT = 256 };
typedef struct OwnMap {
    uint64_t seen; // of its files, at the last look: map_file_stamp()
    uint32_t looked_ms;
    bool refused;                            // what its file is now cannot be played: the map before goes on
    char lines[OWN_MAP_LINES][OWN_MAP_TEXT]; // what is told of it
    uint32_t told_ms;
    int told; // lines, also those that found no room
} OwnMap;

// Screens that lie over each other, the first at the bottom.
typedef struct Stack {
    ScreenId at[SCREENS_MAX];
    Menu menus[SCREENS_MAX]; // of the screen at the same place
    int depth;
} Stack;

typedef struct Perf {
    PerfStats stats;
    uint32_t spent[PERF_COUNT]; // by this frame
    uint64_t start;             // pacing_now() of the frame before
} Perf;

// How the loop goes on.
typedef struct Loop {
    uint32_t event_ms; // SDL_GetTicks() at the last event
    bool changed;      // something to draw
    uint32_t calm_ms;  // SDL_GetTicks() when a calm picture moved last
    bool away;         // the map that is watched is edited: time stands still
    bool opened_rest;  // what the first frame does not need
    bool lost;         // the display or the window
    bool moved;        // the window, since its place was kept
    bool quit;
    Error error; // why the program must stop, or ""
} Loop;

struct App {
    Options options;
    Play play;
    Assets assets;
    Window window;
    Show show;
    Controls controls;
    Repeat repeat;
    Mouse mouse;
    Touch touch;
    Hits hits; // of the last frame
    Pacing pacing;
    Perf perf;
    Stack stack;
    void *own[SCREEN_COUNT]; // the state of each screen, which it alone knows
    OwnMap own_map;
    Loop loop;
};

ScreenId app_top(const App *app);
// The window as it is filled.
Surface app_surface(const App *app);
// The px of the HUD's layer at a point of the window.
Vec app_layer_px(const App *app, Vec at);
Menu *app_menu(App *app); // of the top screen
// A game lies at the bottom, and not the title.
bool app_in_game(const App *app);
// Of the top screen, which is a page.
PageUse app_page_use(App *app);

// What a click on a part of the picture means (Hit).
Action app_action_of(int hit);
// The keys at the foot of the page on top, each of which can be clicked.
void app_draw_foot(App *app, Image *layer);

// Ends the program with one line.
void app_stop(App *app, const char *error);
// Why an action cannot work in the game that is played; NULL: it can.
const char *app_unfit(const App *app, Action action);
// Says something on the message line, and in the log.
void app_say(App *app, const char *text);
// Says what could not be kept: where it is said at once depends on the screen.
void app_tell_unkept(App *app);
// For who hears the game rather than sees it: what a table shows, at once, in the log alone.
void app_read_out(App *app, const char *text);
// Once after every tick: writes the lines of --log.
void app_log(App *app);
// Says what is no event, and is not told in the log already; `what` is what the text names.
void app_tell(App *app, const EventText *text, const Stop *about, bool logs);
// The world is another one from now on; `begins`: of another game.
void app_watch_world(App *app, bool begins);

// True while the game that was left is offered.
bool app_offers_back(const App *app);
// Work under way: so much of all of it.
void app_draw_work(App *app, Image *layer, const char *what, int64_t done, int64_t all, bool leaves);

void app_load_settings(App *app);
void app_open_sound(App *app); // unless it is off
void app_apply_settings(App *app);
void app_set(App *app, Setting setting, int value); // and keeps it, by the end of the frame
void app_apply_pending(App *app);                   // does what was left for that
void app_toggle(App *app, Setting setting);
void app_apply_fresh(App *app); // those that a page has set

// The keys of what is played, or watched, a line for each that the device in use has; texts are borrowed or
// lie in it.
typedef struct HelpLines {
    KeyHelp at[ACTION_COUNT];
    int count;
    char walk[160], second[ACTION_COUNT][KEY_NAME_MAX];
} HelpLines;
void app_help_lines(App *app, HelpLines *lines);
