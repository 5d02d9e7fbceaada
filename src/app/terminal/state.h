#pragma once
// The game in a terminal: its state, and functions that its parts share. Functions that wait for a key
// return at once when the process has to end (Tty.quit), so that all return to the outermost loop.

#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/play.h"
#include "app/play/viewer.h"
#include "app/terminal/tty.h"
#include "app/tools/options.h"
#include "base/fail.h"

enum { HISTORY_MAX = 256, HISTORY_ACT_MAX = 4096 };

// Messages, the oldest first.
typedef struct History {
    char text[HISTORY_MAX][LOG_LINE_MAX];
    bool strong[HISTORY_MAX]; // important ones
    bool aside[HISTORY_MAX];  // only to be read later, on the page of messages
    int count;
    int said; // how many of these are from the last act
    int told; // how many of these were shown before a key was awaited
    char act[HISTORY_ACT_MAX];
} History;

typedef struct Terminal {
    const Options *options;
    Tty tty;
    Play play;
    void *own[SCREEN_COUNT]; // the state of each page
    History history;
    Error error;        // why the program must end, or ""
    Action action;      // chosen on a page, to be done in the game
    int unheard;        // a key that was no answer to a question; 0: none
    bool previews_toll; // the map shows what a toll would change now
    bool shows_all;     // and all of the level
    bool gave_up;       // the game is over without an outcome
    bool leaves;        // leaves the game for the title
    bool quits;         // the program
} Terminal;

// True while a game is played or watched, not the title.
static inline bool is_in_game(const Terminal *t) {
    return (t->play.played || t->play.session.watching) && !t->leaves;
}

// ---- carry_out.c

// Carries out a command of a page. Returns true when the page and those below it have to be left for it.
bool carry_out(Terminal *t, const ScreenCommand *command);
// Shows a page until it is left, and carries out its commands. Returns the last one, which left it; DO_POP:
// none.
ScreenCommand page_show(Terminal *t, ScreenId id);
// Shows a recording, which it takes over, until the player leaves it or plays on from it. Returns false
// with one line in `error` when it cannot be shown.
bool show_recording(Terminal *t, Buffer bytes, Error *error);

// ---- text.c

typedef struct TextRow {
    const char *text;
    int length, indent;
} TextRow;

// Breaks a text into rows between words, at most so many. `hangs`: the text is one line, whose further rows
// are indented below its own words.
int text_break(const char *text, int width, bool hangs, TextRow *rows, int most);
void text_draw(Terminal *t, Vec at, Colour ink, unsigned style, const TextRow *rows, int count);

// ---- pages.c: menus and pages of text

// Opens a page; then handles its next key and returns its command.
PageUse page_open(Terminal *t, ScreenId id, Menu *menu);
ScreenCommand page_hear(Terminal *t, const Page *page, PageUse *use);

// ---- keys.c

typedef struct KeyRow {
    int keys[3]; // 0: none
    Action action;
    const char *name, *what; // as the help shows them; NULL: the words of the action
} KeyRow;
extern const KeyRow PLAY_KEYS[], WATCH_KEYS[]; // up to the first without a name

// What a key means in play, while a recording is watched, or on a page, or ACTION_NONE.
Action play_key_action(int key);
Action watch_key_action(int key);
Action page_key_action(int key);
// The names of the keys of an action, on a page or in play, or "".
const char *page_key_name(Action action);

// ---- map.c and status.c: the game

// The place of the map on the screen, in columns and rows, and its first cell.
typedef struct MapPlace {
    Rect at;
    Vec first;
} MapPlace;

// Puts the cell `middle` in the middle, as far as the level reaches.
MapPlace map_place(Vec middle, const World *world);
void map_draw(Terminal *t, const MapPlace *place);
// The place of a cell on the screen; (-1, -1) if it is outside.
Vec map_at(const MapPlace *place, Vec cell);

// The rows above and below it.
enum { STATUS_ROWS = 3, MORE_W = 9 }; // columns kept for "--more--"
int status_message_rows(void);
void status_draw(Terminal *t);
void status_messages(Terminal *t);

// ---- side.c

// The number of columns beside the map on a wide terminal, 0 on others; and draws them.
int side_width(void);
void side_draw(Terminal *t, Rect map);

// ---- show.c

// Draws the whole game around a cell, or around the hero with the cursor on him.
MapPlace show_around(Terminal *t, Vec middle);
void show_game(Terminal *t);

// ---- said.c

void said_clear(Terminal *t);
void said_begin_act(Terminal *t); // earlier messages are old from now on
void said_add(Terminal *t, const char *text, bool strong);
void said_aside(Terminal *t, const char *text);
bool said_in_act(const Terminal *t, const char *text); // whether this act had that sentence
// Packs the messages of the last act into rows as wide as there is room. Returns how many rows there are.
enum { SAID_ROWS = 64 };
int said_rows(History *history, int count, TextRow rows[SAID_ROWS]); // of the first `count` messages

// ---- acts.c: what the hero does

// Call it when there is another world.
void act_watch_world(Terminal *t, bool begins);
void act_replay(Terminal *t,
                const World *before); // a tick of a saved game that is being continued; NULL: the first
void act_go_on(Terminal *t);          // then
// Tells the player what could not be saved.
void act_tell_unkept(Terminal *t);
// Tells the player what happened in the last tick.
void act_listen(Terminal *t);
// Gives the input and lets time pass until the game waits for the hero again.
void act_press(Terminal *t, Input input);
// Throws the thing in hand so many cells in that direction; `further`: steps beyond the shortest throw.
void act_throw(Terminal *t, Vec way, int further);
void act_explore(Terminal *t);
void act_travel(Terminal *t, Vec cell);

// ---- look.c

// A page with a cursor on the level.
void look_draw(Terminal *t, const Page *page, PageUse *use);
void look_at_layout(Terminal *t); // all of the level, seen or not
// The direction in which a key walks, (0, 0): none; and how far it moves a cursor.
Vec look_way(const Terminal *t, int key);
Vec look_step(const Terminal *t, int key);

// ---- stages.c

// The page of the stage viewer, and its next key; TTY_NONE: it is time for another stage.
void stages_letters(Terminal *t, PageUse *use);
int stages_key(Terminal *t);

// ---- games.c: beginning, keeping and going on with games

bool game_begin_new(Terminal *t, const GenOptions *options);
void game_resume(Terminal *t, SaveSlot slot, SavePlace place);
void game_save(Terminal *t);
// Plays on from the moment that the recording shows, as a new game that is not ranked.
void game_take_over(Terminal *t);
// The same; the player can take back the game that he leaves.
bool game_begin_at_once(Terminal *t, const GenOptions *options);
// Goes back to the game that the player left for another. Returns false if there is none.
bool game_take_back(Terminal *t);

// ---- watch.c

// Reads through the recording and goes to its beginning. Returns false when the player left it, or out of
// memory.
bool watched_open(Terminal *t, Viewer *viewer);
// Shows it. Returns the command that ends it; DO_POP: leave it.
ScreenCommand watched_show(Terminal *t, Viewer *viewer);

// ---- play.c

// Plays the game until the player leaves it.
void play_game(Terminal *t);
