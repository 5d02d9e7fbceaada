#pragma once
// The state of the program, shared by app.c and the screens. Screens are a stack of descriptions; only the
// top one hears of actions, and all are drawn from the bottom up.

#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/controls.h"
#include "app/play/deeds.h"
#include "app/play/key_names.h"
#include "app/play/lesson.h"
#include "app/play/pacing.h"
#include "app/play/play.h"
#include "app/play/pointer.h"
#include "app/play/repeat.h"
#include "app/play/show.h"
#include "app/play/statistics_text.h"
#include "app/play/touch.h"
#include "app/play/viewer.h"
#include "app/play/watch.h"
#include "app/play/window.h"
#include "app/store/assets.h"
#include "app/store/runs.h"
#include "app/store/saves.h"
#include "app/tools/options.h"
#include "base/fail.h"
#include "io/share_code.h"
#include "view/debug/perf_stats.h"
#include "view/screens/book_text.h"
#include "view/screens/pages.h"

enum { SCREENS_MAX = 6 };

typedef struct App App;

// What is drawn and heard of one of ScreenId; what it is about may be a page of entries (app/pages).
typedef struct Screen {
    const char *name;
    ControlMode mode;
    bool game_runs; // ticks go on
    bool steps;     // + and - are its own, and not the view's
    bool alone;     // drawn in the dark, without the game
    int light;      // of 256, left to what is below; 0: all of it, and the HUD
    void (*open)(App *app);
    ScreenCommand (*work)(App *app); // a slice of it each frame, as fast as they come; may be NULL
    // Before it is an action; true: it was meant; may be NULL.
    bool (*hear)(App *app, const SDL_Event *event, ScreenCommand *does);
    ScreenCommand (*act)(App *app, Action action); // NULL: a page's
    void (*draw)(App *app, Image *layer);          // on the HUD's layer; may be NULL
} Screen;

// Each defined in a file of its own, those of entries alone in menus.c.
extern const Screen TITLE_SCREEN, SEED_SCREEN, PLAY_SCREEN, LAYOUT_SCREEN, PAUSE_SCREEN, HELP_SCREEN,
    END_SCREEN, STAGES_SCREEN, ASK_SCREEN, RESUME_SCREEN, SETTINGS_SCREEN, PRACTICE_SCREEN, BAG_SCREEN,
    MAP_SCREEN, LOOK_SCREEN, KEYS_SCREEN, MORE_SCREEN, SCAN_SCREEN, VIEWER_SCREEN, RUNS_SCREEN, BOOK_SCREEN,
    STATISTICS_SCREEN, SAID_SCREEN;

extern const Screen *const SCREENS[SCREEN_COUNT];

// The page of keys: where a key is asked for, and what it says.
typedef struct KeysPage {
    int asked; // a cursor
    char note[160];
    bool alarm;
} KeysPage;

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

struct App {
    Options options;
    Play play;
    OwnMap own_map;
    Assets assets;
    Window window;
    Controls controls;
    Pointer pointer;
    Clicks clicks;
    Touch touch;
    Hits hits; // of the last frame
    Pacing pacing;
    Watch watch;
    Viewer viewer;
    Runs runs;      // those that are kept, as their table found them
    bool from_runs; // what is watched was chosen there
    bool told_good; // there, what `why` says is no complaint
    int run_cursor;
    bool best_first;          // else the newest
    BookChapter book_chapter; // that is open
    StatWords statistics;     // as their page found them
    Show show;
    PerfStats perf_stats;
    uint32_t spent[PERF_COUNT]; // by this frame
    uint64_t frame_start;       // pacing_now() of the frame before
    ScreenId stack[SCREENS_MAX];
    Menu menus[SCREENS_MAX]; // of the screen at the same place
    int depth;
    void *own[SCREEN_COUNT]; // the state of each page
    int bag_kind;            // ItemKind that the cursor of the bag stands on
    Repeat repeat;
    Vec map_cursor; // cell
    Vec look;       // the cell that is looked at
    KeysPage keys;
    int help_page, help_pages;
    Lesson lesson;
    uint32_t asked_new_ms; // SDL_GetTicks() when a new dungeon was asked about; 0: it was not
    Error why;             // a typed code cannot be used, or a recording be kept
    uint32_t event_ms;     // SDL_GetTicks() at the last event
    int over_ticks;        // since the game has an outcome
    uint32_t over_tick;    // of the world, when it got it
    uint32_t end_ms;       // SDL_GetTicks() when the end page came up, or was pressed at too soon
    bool away;             // the map that is watched is edited: time stands still
    bool opened_rest;      // what the first frame does not need
    bool lost;             // the display or the window
    bool quit, changed;
    Error error; // why the program must stop, or ""
};

void app_push(App *app, ScreenId screen);
void app_pop(App *app);
// Leaves all screens for one.
void app_go(App *app, ScreenId screen);
ScreenId app_top(const App *app);
const Screen *app_screen(const App *app); // the top one
Menu *app_menu(App *app);                 // of the top screen
// A game lies at the bottom, and not the title.
bool app_in_game(const App *app);
// Moves its cursor; the entry chosen, or -1.
int app_choose(App *app, Action action);
// Of the top screen, which is a page of entries.
PageUse app_page_use(App *app);
// Does what a screen wants done.
void app_carry_out(App *app, const ScreenCommand *command);
// What an action does on the top screen; true if a screen heard an event before that.
void app_act_on_screen(App *app, Action action);
bool app_hear_on_screen(App *app, const Screen *hears, const SDL_Event *event);
// What the top screen does each frame, if anything.
void app_work(App *app);
// Where text is typed on the top screen; NULL: nowhere.
char *app_text(App *app, size_t *size);

// What an action does on the top screen, or on all.
void app_act(App *app, Action action);

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
void app_tell(App *app, const EventText *text, int what, bool logs);
// The world is another one from now on; `begins`: of another game.
void app_watch_world(App *app, bool begins);

// Begins a dungeon and goes to the play screen.
void app_play(App *app, const GenOptions *asked);
void app_play_new_seed(App *app);
void app_play_same_seed(App *app);
// One of these two; a descent that is not over asks before it is given up.
void app_play_another(App *app); // unasked
void app_play_again(App *app, bool same);
// Begins another dungeon at once. What is left for it can be taken back for a while.
void app_play_instead(App *app, const GenOptions *options);
// True while the game that was left is offered; and goes on with it.
bool app_offers_back(const App *app);
void app_take_back(App *app);
// Asks, with the cursor on No.
void app_ask(App *app, Ask ask);
// Prints which dungeon was played, once.
void app_report(App *app);

// The map of --import: from now on `options` are those of what its file holds now. If that cannot be played
// it is said why, and they stay; also those of any other map.
void app_take_map(App *app, GenOptions *options);
// True while a game of --watch is played.
bool app_watches_map(const App *app);
// True for options that such a game is made of: it is not saved.
bool app_is_watched_map(const App *app, const GenOptions *options);
// Looks at its files now and then, and begins it anew when one was saved. The hero stays where he is if he
// can.
void app_look_at_map(App *app);
void app_draw_map_faults(App *app, Image *layer);
// The code of what is played, or why there is none, or "".
const char *app_code_line(const App *app);
// How the level is made, stage by stage; of a map made by hand, that it was not.
void app_show_stages(App *app);

// Saves the game in progress, if there is one. False when it cannot be saved; app->keep.why says why.
bool app_save(App *app, Care care);
// Goes on with the saved game, in slices, a frame each.
void app_resume(App *app, SaveSlot slot, SavePlace place);
ScreenCommand app_resume_slice(App *app);
// Work under way: so much of all of it.
void app_draw_work(App *app, Image *layer, const char *what, int64_t done, int64_t all, bool leaves);

// True while frames follow each other; false where nothing moves.
bool app_runs(const App *app);
// Looks through a recording, which it takes over, and shows it. False with one line in `error`; there is no
// game then.
bool app_watch_recording(App *app, Buffer bytes, Error *error);
// The recording goes on by the ticks that would be due in play.
void app_watch_ticks(App *app, int due);
// Plays on from where the recording stands, as a new game that is not ranked.
void app_take_over(App *app);

void app_load_settings(App *app);
void app_open_sound(App *app); // unless it is off
void app_apply_settings(App *app);
void app_set(App *app, Setting setting, int value); // and keeps it, by the end of the frame
void app_settle(App *app);                          // does what was left for that
void app_toggle(App *app, Setting setting);
void app_apply_fresh(App *app); // those that a page has set

// What keys and buttons mean depends on where the hero is and on what lies before him.
void app_tell_controls(App *app);

// One tick with that input, at once.
void app_press(App *app, Input input);

// Turn by turn an act goes on twice as fast as in real time: a tick more, unless time waits.
void app_hurry(App *app);

// The keys of what is played, or watched, a line for each that the device in use has; texts are borrowed or
// lie in it.
typedef struct HelpLines {
    KeyHelp at[ACTION_COUNT];
    int count;
    char walk[64], second[ACTION_COUNT][KEY_NAME_MAX];
} HelpLines;
void app_help_lines(App *app, HelpLines *lines);

// Sets out for a cell, or for what is unexplored; says why not.
void app_travel(App *app, Vec cell);
void app_explore(App *app);
// Ends a journey; true when there was one.
bool app_halt(App *app);
// What the player presses in the next tick, which ends a journey, or what that presses for him.
Input app_input(App *app);
// Once after every tick: ends a journey at what is new, and says so.
void app_watch_journey(App *app);

// The mouse: takes its events, true when it was one; and once a frame, what it points at.
bool app_mouse(App *app, const SDL_Event *event);
void app_point(App *app);
// The name of the button that it points at, over the HUD.
void app_draw_pointed(App *app, Image *layer);
// What the mouse wants in the next tick; `*steers` when that comes before any journey.
Input app_mouse_input(App *app, bool *steers);
// Does what a click on the level means, by a journey where that goes.
void app_do(App *app, Deed deed);
// Looks around, from a cell on.
void app_look(App *app, Vec cell);

// Fingers: takes their events, true when it was one of theirs; and what lies under them, over the HUD.
bool app_touch(App *app, const SDL_Event *event);
void app_draw_touch(App *app, Image *layer);
// Takes an event of the mouse, of keys or pads.
void app_hear(App *app, const SDL_Event *event);

// Adds printable text to what is being typed.
void app_type(App *app, const char *text);
// Saves the game that is played, and shows a quiet dungeon behind the title in its place.
void app_leave_game(App *app);
// Shows one of the runs; goes back to where a recording was chosen.
void app_watch_run(App *app, int index);
void app_leave_watching(App *app);
