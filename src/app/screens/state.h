#pragma once
// The state of the program, shared by app.c and the screens. Screens are a stack of descriptions; only the
// top one hears of actions, and all are drawn from the bottom up.

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

enum { SCREENS_MAX = 6, SEED_TEXT_MAX = 40, PRACTICE_TEXT_MAX = 32 };

typedef struct App App;

typedef struct Screen {
    const char *name;
    ControlMode mode;
    bool game_runs; // ticks go on
    bool steps;     // + and - are its own, and not the view's
    bool alone;     // drawn in the dark, without the game
    int light;      // of 256, left to what is below; 0: all of it, and the HUD
    void (*open)(App *app);
    void (*work)(App *app); // a slice of it each frame, as fast as they come; may be NULL
    bool (*hear)(App *app,
                 const SDL_Event *event); // before it is an action; true: it was meant; may be NULL
    void (*act)(App *app, Action action);
    void (*draw)(App *app, Image *layer); // on the HUD's layer; may be NULL
} Screen;

extern const Screen SCREEN_TITLE, SCREEN_SEED, SCREEN_PLAY, SCREEN_LAYOUT, SCREEN_PAUSE, SCREEN_HELP,
    SCREEN_END, SCREEN_STAGES, SCREEN_ASK, SCREEN_RESUME, SCREEN_SETTINGS, SCREEN_PRACTICE, SCREEN_BAG,
    SCREEN_MAP, SCREEN_LOOK, SCREEN_KEYS, SCREEN_MORE, SCREEN_SCAN, SCREEN_VIEWER, SCREEN_RUNS, SCREEN_BOOK,
    SCREEN_STATISTICS, SCREEN_SAID;

// What SCREEN_ASK asks about: giving up the game for a new one, for the same from its beginning, or for the
// title; in the title, giving up the saved descent for a new one, playing the daily descent
// once more; of a recording, playing on from there.
typedef enum Ask {
    ASK_NEW,
    ASK_SAME,
    ASK_GIVE_UP,
    ASK_DESCEND,
    ASK_DAILY,
    ASK_TAKE_OVER,
    ASK_LAYOUT,
    ASK_COUNT
} Ask;

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
    char gear_help[160];      // of what new descents begin with
    Show show;
    PerfStats perf_stats;
    uint32_t spent[PERF_COUNT]; // by this frame
    uint64_t frame_start;       // pacing_now() of the frame before
    const Screen *stack[SCREENS_MAX];
    Menu menus[SCREENS_MAX]; // of the screen at the same place
    int depth;
    char seed_text[SEED_TEXT_MAX];
    GenOptions practice; // what the practice screen shows
    Level preview;       // made of them
    int typed_kind;      // for a seed that is typed: GenKind, or GEN_COUNT for the descent
    int bag_kind;        // ItemKind that the cursor of the bag stands on
    Repeat repeat;
    Vec map_cursor; // cell
    Vec look;       // the cell that is looked at
    KeysPage keys;
    int help_page, help_pages;
    Lesson lesson;
    Ask ask;
    GenOptions asked;                    // the descent that is begun if the answer is yes
    Save saves[SAVE_SLOTS][SAVE_PLACES]; // as the title found them
    char standing[SAVE_SLOTS][SAVE_PLACES][96];
    bool spoilt[SAVE_SLOTS][SAVE_PLACES]; // turned out to be of no use
    SaveSlot resumes;                     // what is being gone on with
    SavePlace resumes_from;
    bool takes_back;       // it is app->left, and no file
    bool takes_over;       // it is what was watched: a new game
    int daily_date;        // that the title shows
    uint32_t asked_new_ms; // SDL_GetTicks() when a new dungeon was asked about; 0: it was not
    char daily[96];        // what the title says of the daily descent
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

void app_push(App *app, const Screen *screen);
void app_pop(App *app);
// Leaves all screens for one.
void app_go(App *app, const Screen *screen);
const Screen *app_top(const App *app);
Menu *app_menu(App *app); // of the top screen
// Moves its cursor; the entry chosen, or -1.
int app_choose(App *app, Action action);

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
void app_resume_slice(App *app);
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

// Begins what was chosen in the title's screens; asks before a saved descent is given up for another, and
// before the daily descent is played once more.
void app_begin(App *app, const GenOptions *options);
// The same of today's descent; goes on with it where it is saved.
void app_daily(App *app);
void practice_init(App *app);
// The options after a step of so much in a row of the practice screen: always such as can be played.
GenOptions practice_changed(const GenOptions *options, int row, int by);

void app_load_settings(App *app);
void app_open_sound(App *app); // unless it is off
void app_apply_settings(App *app);
void app_set(App *app, Setting setting, int value); // and keeps it, by the end of the frame
void app_settle(App *app);                          // does what was left for that
void app_toggle(App *app, Setting setting);

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

// Adds printable text to the seed that is being typed.
void app_type(App *app, const char *text);
// A quiet dungeon behind the title.
void app_show_backdrop(App *app);
