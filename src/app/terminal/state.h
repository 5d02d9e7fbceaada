#pragma once
// The state of the game in a terminal, and the functions that its files share. After a signal (Tty.quit)
// every function that waits for a key returns at once, so the program returns to its outermost loop and can
// save.

#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/play.h"
#include "app/play/viewer.h"
#include "app/terminal/tty.h"
#include "app/tools/options.h"
#include "base/fail.h"

enum { HISTORY_MAX = 256, HISTORY_ACT_MAX = 4096 };

// Messages, oldest first.
typedef struct History {
    char text[HISTORY_MAX][LOG_LINE_MAX];
    bool strong[HISTORY_MAX]; // drawn bright, because it is important
    bool aside[HISTORY_MAX];  // shown only on the page of messages
    int count;
    int said; // how many messages the last act brought
    int told; // how many of them were shown already
    char act[HISTORY_ACT_MAX];
} History;

typedef struct Terminal {
    const Options *options;
    Tty tty;
    Play play;
    void *own[SCREEN_COUNT]; // the state of each page
    History history;
    Error error;        // why the program must end, or ""
    Action action;      // chosen on a page; the game does it when the page has closed
    int unheard;        // a key that did not answer a question and is still to be handled, or 0
    bool previews_toll; // the map shows what a toll would change
    bool shows_all;     // the map shows the whole level
    bool gave_up;       // the player ended the game before its outcome
    bool leaves;        // return to the title
    bool quits;         // end the program
} Terminal;

// True while a game is played or watched, not the title.
static inline bool is_in_game(const Terminal *t) {
    return (t->play.played || t->play.session.watching) && !t->leaves;
}

// ---- carry_out.c

// Carries out a command of a page. Returns true when the page and all pages below it have to close.
bool terminal_carry_out_command(Terminal *t, const ScreenCommand *command);
// Shows a page and carries out its commands until it closes. Returns the command that closed it, or DO_POP.
ScreenCommand page_show(Terminal *t, ScreenId id);
// Shows a recording until the player leaves it or plays on from it. Takes over `bytes`. Returns false with
// one line in `error` when it cannot be shown.
bool show_recording(Terminal *t, Buffer bytes, Error *error);

// ---- text.c

typedef struct TextRow {
    const char *text;
    int length, indent;
} TextRow;

// Breaks a text between words into at most `most` rows of `width` columns. Returns their number. `hangs`:
// the text is one line, and its further rows are indented below its words.
int text_break(const char *text, int width, bool hangs, TextRow *rows, int most);
void text_draw(Terminal *t, Vec at, Colour ink, unsigned style, const TextRow *rows, int count);

// ---- pages.c: menus and pages of text

// Opens a page, and fills `menu`. page_wait_command() then waits for its next key and returns the key's
// command.
PageUse page_open(Terminal *t, ScreenId id, Menu *menu);
ScreenCommand page_wait_command(Terminal *t, const Page *page, PageUse *use);

// ---- keys.c

typedef struct KeyRow {
    int keys[3]; // 0: none
    Action action;
    const char *name, *what; // as the help shows them; `what` NULL: the action's own words
} KeyRow;
extern const KeyRow PLAY_KEYS[], WATCH_KEYS[]; // both end with a row without a name

// The action of a key in play, while watching a recording, or on a page; ACTION_NONE: none.
Action play_key_action(int key);
Action watch_key_action(int key);
Action page_key_action(int key);
// The names of an action's keys on a page or in play, or "".
const char *page_key_name(Action action);

// ---- map.c and status.c: the game

// The map's place on the screen in columns and rows, and the level's cell in its corner.
typedef struct MapPlace {
    Rect at;
    Vec first;
} MapPlace;

// Places the map with the cell `middle` in its middle, or as near as the level's edges allow.
MapPlace map_place(Vec middle, const World *world);
void map_draw(Terminal *t, const MapPlace *place);
// The place of a cell on the screen; (-1, -1) if it is outside.
Vec map_cell_on_screen(const MapPlace *place, Vec cell);

// The rows above and below the map.
enum { STATUS_ROWS = 3, MORE_W = 9 }; // columns kept for "--more--"
int status_message_rows(void);
void status_draw(Terminal *t);
void status_draw_messages(Terminal *t);

// ---- side.c

// The width in columns of the part beside the map, 0 on a narrow terminal; then what draws it.
int side_width(void);
void side_draw(Terminal *t, Rect map);

// ---- show.c

// Draws the whole game around a cell, or around the hero with the cursor on him. Returns the map's place.
MapPlace show_game_around(Terminal *t, Vec middle);
void show_game(Terminal *t);

// ---- history.c

void history_clear(Terminal *t);
void history_begin_act(Terminal *t); // call it before an act: all messages so far become old
void history_add(Terminal *t, const char *text, bool strong);
void history_add_quiet(Terminal *t, const char *text);
bool history_act_contains(const Terminal *t,
                          const char *text); // whether the last act brought a sentence that begins like this
// Packs the last act's messages into rows as wide as the screen. Returns the number of rows. A sentence that
// no longer fits in a row begins the next one.
enum { SAID_ROWS = 64 };
int history_pack_rows(History *history, int count,
                      TextRow rows[SAID_ROWS]); // of the act's first `count` messages

// ---- acts.c: what the hero does

// Call it when the hero has come to another level. `begins`: the game is new, so the history is cleared.
void act_after_new_world(Terminal *t, bool begins);
void act_replay_tick(Terminal *t,
                     const World *before); // a tick of a saved game while it is replayed; `before`: the world
                                           // of the tick before, NULL at the first
void act_finish_replay(Terminal *t);       // call it when that replay is done
// Tells once what could not be saved.
void act_report_save_errors(Terminal *t);
// Tells what happened in the last tick.
void act_report_tick(Terminal *t);
// Gives one input, then lets time pass until the hero can act again.
void act_perform_input(Terminal *t, Input input);
// Throws what is in hand. `further`: steps beyond the shortest throw.
void act_throw(Terminal *t, Vec way, int further);
void act_explore(Terminal *t);
void act_travel(Terminal *t, Vec cell);

// ---- look.c

// Draws the page that looks around: the map with a cursor.
void look_draw(Terminal *t, const Page *page, PageUse *use);
void look_at_layout(Terminal *t); // shows the whole level, seen or not, until a key
// The direction in which a key walks, (0, 0) for others; then how far a key moves the cursor, in cells.
Vec look_way(const Terminal *t, int key);
Vec look_cursor_step(const Terminal *t, int key);

// ---- stages.c

// Draws the stage viewer; then returns its next key, or TTY_NONE when it is time for the next stage.
void stages_draw_letters(Terminal *t, PageUse *use);
int stages_wait_key(Terminal *t);

// ---- games.c: beginning, keeping and going on with games

bool game_begin_new(Terminal *t, const GenOptions *options);
void game_resume(Terminal *t, SaveSlot slot, SavePlace place);
void game_save(Terminal *t);
// Plays on from the shown moment of a recording, as a new game that is not ranked.
void game_take_over(Terminal *t);
// Like game_begin_new(), but keeps the game that is being played: the player can return to it.
bool game_begin_undoable(Terminal *t, const GenOptions *options);
// Returns to the game that the player left for another. Returns false if there is none.
bool game_restore_stashed_game(Terminal *t);

// ---- watch.c

// Reads through the recording once and returns to its beginning. Returns false when the player left it or
// memory ran out.
bool recording_view_open(Terminal *t, Viewer *viewer);
// Shows the recording. Returns the command that ended it; DO_POP: the player left.
ScreenCommand recording_view_run(Terminal *t, Viewer *viewer);

// ---- play.c

// Plays until the player leaves the game.
void play_game(Terminal *t);
