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
    bool strong[HISTORY_MAX]; // important
    bool aside[HISTORY_MAX];  // shown only on the page of messages
    TextTruth truth[HISTORY_MAX];
    int count;
    int said;                  // how many messages the last act brought
    int told;                  // how many messages of the last act were shown already
    char act[HISTORY_ACT_MAX]; // memory for history_pack_rows()
} History;

typedef struct Terminal {
    const Options *options;
    Tty tty;
    Play play;
    void *own[SCREEN_COUNT]; // the state of each page
    History history;
    Error error;        // why the program must end, or ""
    Action action;      // chosen on a page; performed when all pages have closed
    int unheard;        // a key that did not answer a question and is still to be handled, or 0
    bool previews_toll; // the map shows what a toll would change
    bool shows_all;     // the map shows the whole level
    bool gave_up;       // the player has given up the game
    bool leaves;        // return to the title
    bool quits;         // end the program
    bool disturbed;     // the last tick brought something that ends repeated acts
} Terminal;

// True while a game is played or watched, not the title.
static inline bool terminal_has_game_or_recording(const Terminal *t) {
    return (t->play.played || t->play.session.watching) && !t->leaves;
}

// True with the keys of roguelikes: hjklyubn walk.
static inline bool terminal_has_vi(const Terminal *t) {
    return t->play.prefs.now[SETTING_TERMINAL_KEYS] == KEYS_VI;
}

// ---- carry_out.c

// Carries out a command of a page. Returns true when the page and all pages below it have to close.
bool terminal_closes_pages(Terminal *t, const ScreenCommand *command);
// Shows a page and carries out its commands until it closes. Returns the command that closed it, or DO_POP.
ScreenCommand page_show(Terminal *t, ScreenId id);
// Shows a recording until the player leaves it or plays on from it. Takes over `bytes`. Returns false with
// one line in `error` when it cannot be shown.
bool show_recording(Terminal *t, Buffer bytes, Error *error);

// ---- text.c

typedef struct TextRow {
    const char *text;   // borrowed
    int length, indent; // bytes of the text; columns before it
} TextRow;

// Breaks a text between words into at most `most` rows of `width` columns, which point into it. Returns their
// number. `hangs`: the text is one line; its further rows are indented, so that words stand below words.
int text_break(const char *text, int width, bool hangs, TextRow *rows, int most);
// Draws rows, the first one at that column and row.
void text_draw(Terminal *t, Vec at, Colour ink, unsigned style, const TextRow *rows, int count);

// ---- pages.c: menus and pages of text

// Opens a page, and fills `menu`. page_next_command() then waits for its next key and returns the
// key's command.
PageUse page_open(Terminal *t, ScreenId id, Menu *menu);
ScreenCommand page_next_command(Terminal *t, const Page *page, PageUse *use);

// ---- keys.c

typedef struct KeyRow {
    int keys[3]; // 0: none
    Action action;
    const char *name, *what; // the keys and what they do, in the help; `what` NULL: the action's own words
} KeyRow;
enum { SET_ROWS = 8 };
extern const KeyRow SET_KEYS[2][SET_ROWS], PLAY_KEYS[], WATCH_KEYS[]; // all end with a row without a name

// The action of a key in play, while watching a recording, or on a page; ACTION_NONE: none.
Action play_key_action(Terminal *t, int key);
// What another key of roguelike players asks for: stairs, a run, leaving; DO_STAY: nothing.
ScreenCommand play_key_command(const Terminal *t, int key);
Action watch_key_action(int key);
Action page_key_action(int key);
// The name of an action's keys on a page, or else in play; "": it has none.
const char *page_key_name(const Terminal *t, Action action);

// ---- map.c and status.c: the game

// The map's place on the screen in columns and rows, and the level's cell in its corner.
typedef struct MapPlace {
    Rect at;
    Vec first;
} MapPlace;

// Places the map with the cell `middle` in its middle, or as near as the level's edges allow.
MapPlace map_place(Vec middle, const World *world);
void map_draw(Terminal *t, const MapPlace *place);
// The column and row where a cell is drawn; (-1, -1) if it is outside the map.
Vec map_cell_on_screen(const MapPlace *place, Vec cell);

enum { STATUS_ROWS = 3, MORE_W = 9 }; // the rows below the map; columns that are kept free for "--more--"
int status_message_rows(void);        // the number of rows above the map
void status_draw(Terminal *t);
void status_draw_messages(Terminal *t);

// ---- side.c

// The width in columns of what stands beside the map; 0 on a narrow terminal.
int side_width(void);
// Draws it. `map`: the columns and rows of the map.
void side_draw(Terminal *t, Rect map);

// ---- show.c

// Draws the whole game around a cell. Returns the map's place. The caller flushes the drawing.
MapPlace draw_game_around(Terminal *t, Vec middle);
// Draws and flushes the game around the hero, with the terminal's cursor on him.
void show_game(Terminal *t);
// Draws a question over a row of what is shown, and flushes it.
void draw_question(Terminal *t, int row, const char *question);
// Waits for a key. While the question about a new descent stands, draws it over a row of what is shown; when
// its time is over, returns TTY_NONE.
int wait_key_while_asked(Terminal *t, int row);

// ---- history.c

void history_clear(Terminal *t);
void history_begin_act(Terminal *t); // call it before an act: all messages so far become old
// Adds a message, with a full stop if it has none. `strong`: it is important.
void history_add(Terminal *t, const char *text, bool strong);
void history_add_to_page(Terminal *t, const char *text); // it is shown only on the page of messages
// Adds a line of the log; `aside`: only to the page of messages.
void history_add_line(Terminal *t, const LogLine *line, bool aside);
// Call it when an act has ended: what is no longer true then is left to the page of messages.
void history_drop_untrue(Terminal *t);
// True if the last act brought a message that begins with this text.
bool history_act_begins(const Terminal *t, const char *text);
// Packs the first `message_count` messages of the last act into rows as wide as the screen, which point into
// the history until the next call. Returns the number of rows. A message that does not fit into the rest of a
// row begins the next one.
enum { SAID_ROWS = 64 };
int history_pack_rows(History *history, int message_count, TextRow rows[SAID_ROWS]);

// ---- acts.c: what the hero does

// Call it when the hero has come to another level. `begins`: the game is new, so the history is cleared.
void act_after_new_world(Terminal *t, bool begins);
// Call it after each tick of a saved game that is replayed: collects its messages. `before`: the world of the
// tick before; NULL after the first tick.
void act_replay_messages(Terminal *t, const World *before);
// Call it when that replay is done.
void act_after_replay(Terminal *t);
// Adds a message if something could not be saved.
void act_report_errors(Terminal *t);
// Tells what happened in the last tick.
void act_report_tick(Terminal *t);
// Gives one input, then lets time pass until the hero can act again.
void act_perform_input(Terminal *t, Input input);
// Gives an input several times, until something happens, a monster in sight hunts the hero, he does not get
// on, or a key is pressed. Returns how often it was.
int act_repeat(Terminal *t, Input input, int times);
// Throws what is in hand in the direction `way`, by the shortest throw and `extra_cells` more.
void act_throw(Terminal *t, Vec way, int extra_cells);
// Explore, or travel to a cell, until the journey ends or a key is pressed. They tell why it ended.
void act_explore(Terminal *t);
void act_travel(Terminal *t, Vec cell);

// ---- look.c

// Draws the page that looks around: the map with a cursor.
void look_draw(Terminal *t, const Page *page, PageUse *use);
// Shows the whole level, seen or not, around a cell. A key moves `middle` or gives a command.
ScreenCommand layout_next_command(Terminal *t, Vec *middle);
// The direction in which a key walks; (0, 0): it does not.
Vec play_key_way(const Terminal *t, int key);
// How far a key moves the cursor when looking around, in cells; capital letters move it further.
Vec look_cursor_step(const Terminal *t, int key);

// ---- stages.c

void stages_draw_letters(Terminal *t, PageUse *use);
// Waits for a key while the stage viewer is shown. Returns TTY_NONE when it must be drawn again.
int stages_wait_key(Terminal *t);

// ---- games.c: beginning, saving and continuing games

// Begins a game. Returns false if that is impossible; the title then says why.
bool game_begin_new(Terminal *t, const GenOptions *options);
// Continues the save in that place. If that is impossible, the title says why.
void game_resume(Terminal *t, SaveSlot slot, SavePlace place);
void game_save(Terminal *t); // if there is a game in progress; the title tells an error
// Plays on from the shown moment of a recording, as a new game that is not ranked.
void game_take_over(Terminal *t);
// Like game_begin_new(), but keeps the game that is being played: the player can return to it.
bool game_begin_undoable(Terminal *t, const GenOptions *options);
void game_restore(Terminal *t); // returns to the game that the player left for another

// ---- watch.c

// Replays the whole recording once, so that its marks are known, and returns to its beginning. Returns false
// when the player left, or memory ran out.
bool recording_view_scan(Terminal *t, Viewer *viewer);
// Shows the recording until a key asks for something else. Returns that command; DO_POP: the player left.
ScreenCommand recording_view_run(Terminal *t, Viewer *viewer);

// ---- play.c

// Plays until the player leaves the game, then saves it.
void play_game(Terminal *t);
