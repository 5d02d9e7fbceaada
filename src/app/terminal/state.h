#pragma once
// The game in a terminal: its state, and what its parts share. Whatever asks for a key gives up at once when
// the process is to end (Tty.quit), so that all return to the outermost loop.

#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/play.h"
#include "app/play/viewer.h"
#include "app/terminal/tty.h"
#include "app/tools/options.h"
#include "base/fail.h"

enum { HISTORY_MAX = 256, HISTORY_ACT_MAX = 4096 };

// What was said, the oldest first.
typedef struct History {
    char text[HISTORY_MAX][LOG_LINE_MAX];
    bool strong[HISTORY_MAX]; // matters more
    bool aside[HISTORY_MAX];  // only to be read later, on its page
    int count;
    int said; // of these, in the last act
    int told; // of these, whose rows waited for a key
    char act[HISTORY_ACT_MAX];
} History;

typedef struct Terminal {
    const Options *options;
    Tty tty;
    Play play;
    void *own[SCREEN_COUNT]; // the state of each page
    History history;
    Error error;        // why the program must end, or ""
    Action action;      // chosen on a page, for the game
    int unheard;        // a key that was no answer to a question; 0: none
    bool previews_toll; // the map shows what it would take now
    bool shows_all;     // and all of the level
    bool gave_up;       // it is over without an outcome
    bool leaves;        // the game, for the title
    bool quits;         // the program
} Terminal;

// A game is played or watched, and no title shown.
static inline bool is_in_game(const Terminal *t) {
    return (t->play.played || t->play.session.watching) && !t->leaves;
}

// ---- carry_out.c

// Does what a page wants done. True when the page and those below it are to be left for it.
bool carry_out(Terminal *t, const ScreenCommand *command);
// Shows a page until it is left, and carries out what it wants done. The last of that, which left it; DO_POP:
// nothing.
ScreenCommand page_show(Terminal *t, ScreenId id);
// Shows a recording, which it takes over, until it is left, or taken over. False with one line in `error`:
// it cannot be shown.
bool show_recording(Terminal *t, Buffer bytes, Error *error);

// ---- text.c

typedef struct TextRow {
    const char *text;
    int length, indent;
} TextRow;

// The rows that a text takes, at most so many: its lines, broken between words. `hangs`: it is one line,
// which goes on below its own words.
int text_break(const char *text, int width, bool hangs, TextRow *rows, int most);
void text_draw(Terminal *t, Vec at, Colour ink, unsigned style, const TextRow *rows, int count);

// ---- pages.c: menus and pages of text

// A page from its opening on, and what it wants done for the next key.
PageUse page_open(Terminal *t, ScreenId id, Menu *menu);
ScreenCommand page_hear(Terminal *t, const Page *page, PageUse *use);

// ---- keys.c

typedef struct KeyRow {
    int keys[3]; // 0: none
    Action action;
    const char *name, *what; // as help tells them; NULL: in the words of the action
} KeyRow;
extern const KeyRow PLAY_KEYS[], WATCH_KEYS[]; // up to the first without a name

// What a key means in play, where a recording is watched, or on a page, or ACTION_NONE.
Action play_key_action(int key);
Action watch_key_action(int key);
Action page_key_action(int key);
// What the keys of an action are called, on a page or else in play, or "".
const char *page_key_name(Action action);

// ---- map.c and status.c: the game

// Where the map lies on the screen, in columns and rows, and its first cell.
typedef struct MapPlace {
    Rect at;
    Vec first;
} MapPlace;

// With the cell `middle` in the middle, as far as the level reaches.
MapPlace map_place(Vec middle, const World *world);
void map_draw(Terminal *t, const MapPlace *place);
// Where a cell lies on the screen; outside of it: (-1, -1).
Vec map_at(const MapPlace *place, Vec cell);

// The rows above and below it.
enum { STATUS_ROWS = 3, MORE_W = 9 }; // columns kept for "--more--"
int status_message_rows(void);
void status_draw(Terminal *t);
void status_messages(Terminal *t);

// ---- side.c

// The columns beside the map on a wide terminal, 0 on others; what stands there.
int side_width(void);
void side_draw(Terminal *t, Rect map);

// ---- show.c

// Draws all of the game around a cell, or around the hero and with the cursor on him.
MapPlace show_around(Terminal *t, Vec middle);
void show_game(Terminal *t);

// ---- said.c

void said_clear(Terminal *t);
void said_begin_act(Terminal *t); // what was said before is old from now on
void said_add(Terminal *t, const char *text, bool strong);
void said_aside(Terminal *t, const char *text);
bool said_in_act(const Terminal *t, const char *text); // in this act, in a sentence of its own
// Packs what was said in the last act into rows as wide as there is room for; how many there are.
enum { SAID_ROWS = 64 };
int said_rows(History *history, int count, TextRow rows[SAID_ROWS]); // of its first so many

// ---- acts.c: what the hero does

// The world is another one from now on.
void act_watch_world(Terminal *t, bool begins);
void act_replay(Terminal *t, const World *before); // a tick of a game that is gone on with; NULL: the first
void act_go_on(Terminal *t);                       // then
// Says what could not be kept.
void act_tell_unkept(Terminal *t);
// Says what happened in the last tick.
void act_listen(Terminal *t);
// Presses it, and lets time pass until it waits for the hero again.
void act_press(Terminal *t, Input input);
// Throws what is in hand so many cells that way; `further`: steps beyond the least.
void act_throw(Terminal *t, Vec way, int further);
void act_explore(Terminal *t);
void act_travel(Terminal *t, Vec cell);

// ---- look.c

// A page with a cursor on the level.
void look_draw(Terminal *t, const Page *page, PageUse *use);
void look_at_layout(Terminal *t); // all of the level, seen or not
// The direction that a key walks, (0, 0): none; and how far a cursor goes by it.
Vec look_way(const Terminal *t, int key);
Vec look_step(const Terminal *t, int key);

// ---- stages.c

// The page on which the level is made, and its next key; TTY_NONE: it is time for another stage.
void stages_letters(Terminal *t, PageUse *use);
int stages_key(Terminal *t);

// ---- games.c: beginning, keeping and going on with games

bool game_begin_new(Terminal *t, const GenOptions *options);
void game_resume(Terminal *t, SaveSlot slot, SavePlace place);
void game_save(Terminal *t);
// Plays on from where the recording that is watched stands, as a new game that is not ranked.
void game_take_over(Terminal *t);
// The same, and the game that is left is offered back.
bool game_begin_at_once(Terminal *t, const GenOptions *options);
// Goes back to the game that was left for another at once. False: there is none.
bool game_take_back(Terminal *t);

// ---- watch.c

// Looks through the recording that is watched, and stands at its beginning. False: it was left, or memory
// lacks.
bool watched_open(Terminal *t, Viewer *viewer);
// Shows it; what is wanted then, DO_POP: to leave it.
ScreenCommand watched_show(Terminal *t, Viewer *viewer);

// ---- play.c

// Plays the game until it is left.
void play_game(Terminal *t);
