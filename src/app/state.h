#pragma once
// The state of the program, shared by app.c and the screens. Screens are a stack of descriptions; only the
// top one hears of actions, and all are drawn from the bottom up.

#include "app/app.h"
#include "app/assets.h"
#include "app/controls.h"
#include "app/pacing.h"
#include "app/session.h"
#include "app/show.h"
#include "app/watch.h"
#include "app/window.h"
#include "io/share_code.h"
#include "view/figures.h"
#include "view/menu.h"

enum { SCREENS_MAX = 6, SEED_TEXT_MAX = 40 };

typedef struct Screen {
    const char *name;
    ControlMode mode;
    bool game_runs; // ticks go on
    int light;      // of 256, left to what is below; 0: all of it, and the HUD
    void (*open)(App *app);
    void (*act)(App *app, Action action);
    void (*draw)(App *app, Image *layer); // on the HUD's layer; may be NULL
} Screen;

extern const Screen SCREEN_TITLE, SCREEN_SEED, SCREEN_PLAY, SCREEN_LAYOUT, SCREEN_PAUSE, SCREEN_HELP,
    SCREEN_END, SCREEN_STAGES, SCREEN_AGAIN;

struct App {
    Options options;
    Assets assets;
    Window window;
    Controls controls;
    Pacing pacing;
    Session session;
    Watch watch;
    char code[SHARE_CODE_MAX + 1]; // of the dungeon that is played, or ""
    Show show;
    Figures figures;
    uint32_t spent[FIGURE_COUNT]; // us of this frame
    uint64_t frame_start;         // pacing_now() of the frame before
    Image whole;                  // for screens that use every pixel of the window
    const Screen *stack[SCREENS_MAX];
    Menu menus[SCREENS_MAX]; // of the screen at the same place
    int depth;
    char seed_text[SEED_TEXT_MAX];
    GenKind kind;      // chosen in the title
    int typed_kind;    // for a seed that is typed: GenKind, or GEN_COUNT for the descent
    bool again_same;   // what SCREEN_AGAIN asks about: the same descent, else a new one
    char why[256];     // a typed code cannot be used
    uint32_t event_ms; // SDL_GetTicks() at the last event
    int over_ticks;    // since the game has an outcome
    bool played;       // a dungeon that the report at the end is about
    bool quit, changed, figures_shown;
    char error[512]; // why the program must stop, or ""
};

void app_push(App *app, const Screen *screen);
void app_pop(App *app);
// Leaves all screens for one.
void app_go(App *app, const Screen *screen);
Menu *app_menu(App *app); // of the top screen
// Moves its cursor; the entry chosen, or -1.
int app_choose(App *app, Action action);

// Begins a dungeon and goes to the play screen.
void app_play(App *app, const GenOptions *options);
void app_play_new_seed(App *app);
void app_play_same_seed(App *app);
// One of these two; a descent that is not over asks before it is given up.
void app_play_again(App *app, bool same);
// Adds printable text to the seed that is being typed.
void app_type(App *app, const char *text);
// A quiet dungeon behind the title.
void app_show_backdrop(App *app);
