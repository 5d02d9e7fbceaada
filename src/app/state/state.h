#pragma once
// State and services that all screens share. Screens form a stack; only the top one gets actions. The state
// of a single screen is private to its file, behind App.own.

#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/controls.h"
#include "app/play/game_view.h"
#include "app/play/hands.h"
#include "app/play/key_names.h"
#include "app/play/pacing.h"
#include "app/play/play.h"
#include "app/play/window.h"
#include "app/store/assets.h"
#include "app/tools/options.h"
#include "base/fail.h"
#include "io/share_code.h"
#include "view/debug/perf_stats.h"
#include "view/screens/pages.h"

enum { SCREENS_MAX = 6 };

typedef struct App App;

// How a screen of ScreenId is drawn and what events it uses. Its content may be a page (app/pages).
typedef struct Screen {
    ControlMode mode;
    bool game_runs;           // ticks go on while it is on top
    bool calm;                // time stands still, but the picture moves a few times a second
    bool steps;               // uses + and - itself, so they do not change the view
    bool alone;               // drawn on black, without the game
    bool foot;                // shows the keys of its page at the foot
    int light;                // brightness of the screen below, of 256; 0: unchanged, with the HUD
    size_t size;              // bytes of its own state, which begins as zeros; 0: its page has the state
    void (*close)(void *own); // frees what the state owns, at the program's end; may be NULL
    void (*open)(App *app);   // called when the screen was put on top; may be NULL
    ScreenCommand (*work)(
        App *app); // does a slice of work each frame; frames then follow without a pause; may be NULL
    // Gets an event before it becomes an action. Returns true if the event was for this screen. May be NULL.
    bool (*hear)(App *app, const SDL_Event *event, ScreenCommand *does);
    ScreenCommand (*act)(App *app, Action action); // NULL: the page acts
    // Called once a frame with the ticks that have passed: moves the picture while the game stands still.
    // Returns true while it moves. May be NULL.
    bool (*moves)(App *app, int ticks);
    void (*due)(App *app, int ticks);     // runs `ticks` ticks of a recording; NULL for all other screens
    void (*draw)(App *app, Image *layer); // on the HUD's layer; may be NULL
} Screen;

// Each is defined in its own file, those of pages in menus.c. PAGE_SCREEN is for all pages that need no
// screen of their own.
extern const Screen TITLE_SCREEN, SEED_SCREEN, PLAY_SCREEN, LAYOUT_SCREEN, PAUSE_SCREEN, HELP_SCREEN,
    END_SCREEN, STAGES_SCREEN, PAGE_SCREEN, RESUME_SCREEN, SETTINGS_SCREEN, PRACTICE_SCREEN, TUTORIALS_SCREEN,
    BAG_SCREEN, MAP_SCREEN, LOOK_SCREEN, KEYS_SCREEN, SCAN_SCREEN, VIEWER_SCREEN, RUNS_SCREEN, BOOK_SCREEN,
    STATISTICS_SCREEN, SHEET_SCREEN;

// What the player does with the mouse.
typedef struct Clicks {
    Deed deed;      // what the last click on the level asks for
    Input once;     // for the next tick
    int hit;        // the part of the HUD (Hit) on which the left button went down; HIT_NONE: it is up
    bool level;     // the left button was pressed on the level and is still down
    int held_ticks; // ticks since the left button went down
    bool aims;      // the next click on the level throws the thing in hand
    int chosen;     // the entry of the bag that was clicked first; -1: none
} Clicks;

typedef struct Mouse {
    Pointer pointer;
    Clicks clicks;
} Mouse;

// The map of --import or --watch.
enum { OWN_MAP_LINES = 8, OWN_MAP_TEXT = 256 };
typedef struct OwnMap {
    uint64_t seen;                           // map_file_read_stamp() of its files at the last check
    uint32_t looked_ms;                      // SDL_GetTicks() at the last check
    bool refused;                            // the file cannot be played now: the earlier map goes on
    char lines[OWN_MAP_LINES][OWN_MAP_TEXT]; // messages about the map
    uint32_t told_ms;                        // SDL_GetTicks() when the map was read
    int told;                                // the number of messages, also of those without room in `lines`
} OwnMap;

// The stack of screens, the first at the bottom.
typedef struct Stack {
    ScreenId at[SCREENS_MAX];
    Menu menus[SCREENS_MAX]; // of the screen at the same place
    int depth;
} Stack;

typedef struct Perf {
    PerfStats stats;
    uint32_t spent[PERF_COUNT]; // by the current frame
    uint64_t start;             // pacing_now() when the last frame began
} Perf;

// State of the loop.
typedef struct Loop {
    uint32_t event_ms; // SDL_GetTicks() at the last event
    bool changed;      // there is something to draw
    bool moves;        // the top screen's picture moves
    uint32_t calm_ms;  // SDL_GetTicks() when a calm picture moved last
    bool away;         // the player edits the map of --watch, so time stands still
    bool opened_rest;  // everything that the first frame does not need is loaded
    bool lost;         // the display or the window is lost
    bool moved;        // the window was moved since its place was saved
    bool quit;
    Error error; // why the program must stop, or ""
} Loop;

struct App {
    Options options;
    Play play;
    Assets assets;
    Window window;
    GameView show;
    Controls controls;
    Repeat repeat;
    bool halts; // the key for use is held since it ended a journey
    Mouse mouse;
    Touch touch;
    Hits hits; // what the last frame showed at which place
    Pacing pacing;
    Perf perf;
    Stack stack;
    void *own[SCREEN_COUNT]; // the state of each screen; only the screen itself knows it
    OwnMap own_map;
    Loop loop;
    Message said; // the message of the hero's own game while its replay is watched
};

ScreenId app_top_screen_id(const App *app);
// The window's size and density, for fit_window().
Surface app_surface(const App *app);
// Converts a point of the window to a px of the HUD's layer.
Vec app_point_to_layer_px(const App *app, Vec point);
Menu *app_menu(App *app); // of the top screen
// True if a game or a recording lies at the bottom of the stack, and not the title.
bool app_has_recording(const App *app);
// Whether that key moves the hero.
bool app_is_walk_key(const App *app, SDL_Scancode key);
// Whether the keys of roguelike players work: turn by turn, and with `shift` if Shift has no action.
bool app_has_signs(const App *app, bool shift);
// Of the top screen, which must be a page.
PageUse app_page_use(App *app);

// The action that a click on a part of the picture (a Hit) means; ACTION_NONE: none.
Action app_action_of_hit(int hit);
// Draws the keys at the foot of the top page. Each can be clicked.
void app_draw_foot_keys(App *app, Image *layer);

// Ends the program at the end of this frame, with one line of error.
void app_stop_with_error(App *app, const char *error);
// Why an action cannot work in the current game or window; NULL: it can.
const char *app_unfit_reason(const App *app, Action action);
// Shows a message, and writes it to the log if there is one.
void app_say(App *app, const char *text);
// Tells the player what could not be saved. Whether it is shown at once depends on the screen.
void app_report_errors(App *app);
// Writes a text to the log, for players who hear the game. Lines that wait to be spoken are dropped, but not
// by app_read_on().
void app_read_out(App *app, const char *text);
void app_read_on(App *app, const char *text);
// Call it after every tick: writes the lines of --log.
void app_log_tick(App *app);
// Shows a message about a journey. `about`: the stop whose cell and actor the text names. `logs`: also writes
// it to the log.
void app_show_journey_text(App *app, const EventText *text, const JourneyStop *about, bool logs);
// Call it when there is another world; `begins`: another game begins with it.
void app_after_new_world(App *app, bool begins);

// True while the player can go back to the game that he left.
bool app_can_restore(const App *app);
// Draws a bar: `done` of `all` parts of the work `what` are done. `names_leave_key`: names the key that
// leaves it.
void app_draw_work(App *app, Image *layer, const char *what, int64_t done, int64_t all, bool names_leave_key);

// Reads the settings. Options of the command line take precedence in this run.
void app_load_settings(App *app);
void app_open_sound(App *app); // unless it is off, or the first frame has not been shown yet
void app_apply_settings(App *app);
// Changes a setting and applies it. app_apply_fullscreen() saves it.
void app_set(App *app, Setting setting, int value);
// Call it once a frame: if a setting was changed, turns full screen on or off and saves the settings.
void app_apply_fullscreen(App *app);
void app_toggle(App *app, Setting setting); // between the first two values
// Applies the settings that a page or the game has changed.
void app_settings_changed(App *app);

// What each key does, a line each. Texts are borrowed or lie in the list.
typedef struct HelpLines {
    KeyHelp at[ACTION_COUNT];
    int count;
    char walk[160], second[ACTION_COUNT][KEY_NAME_MAX]; // texts for `at`: walking; the second keys of actions
} HelpLines;
// Fills the list with the keys of the game, or of watching a recording, for the device in use. `brief`: for
// the line of keys below a recording.
void app_help_lines(App *app, HelpLines *lines, bool brief);
