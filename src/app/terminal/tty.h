#pragma once
// A terminal, by ncurses: it draws letters, reads keys, and knows its size and the signals that end the
// process.

#include "base/fail.h"
#include "base/geom.h"
#include "view/canvas/aids.h"

#include <stdbool.h>
#include <stddef.h>

enum { TTY_W = 80, TTY_H = 24, TTY_PAIRS = 256 }; // the least size in columns and rows; most pairs of colours

// Keys. A key that types an ASCII character is that character.
enum {
    TTY_QUIT = -1, // the process has to end; from then on every call returns it
    TTY_NONE = 0,
    TTY_CTRL_R = 18,
    TTY_UP = 0x200,
    TTY_DOWN,
    TTY_LEFT,
    TTY_RIGHT,
    TTY_HOME,
    TTY_END,
    TTY_PAGE_UP,
    TTY_PAGE_DOWN,
    TTY_ENTER,
    TTY_ESC,
    TTY_ERASE,
    TTY_F1,
    TTY_F4,
    TTY_F5,
    TTY_RESIZED,         // the screen must be drawn again
    TTY_LETTER = 1 << 16 // plus its code point: a letter outside ASCII
};

// Styles that tell cells apart where there are too few colours. The last two replace the glyph.
enum {
    STYLE_BOLD = 1,
    STYLE_DIM = 2,
    STYLE_REVERSE = 4,
    STYLE_UNDERLINE = 8,
    STYLE_HATCH = 16, // a hatched square instead of the glyph
    STYLE_DOT = 32    // a dot in the middle instead of the glyph
};

typedef struct Tty {
    void *screen; // the SCREEN of ncurses; NULL: not open
    int colours;  // how many colours the terminal shows: 0, 8 or 256
    bool plain;   // only ASCII is drawn on the map
    Aids aids;    // set by the caller; brightness and colour blindness change the colours
    int pairs;    // how many of `pair` are in use
    struct {
        int ink, back;
    } pair[TTY_PAIRS]; // pairs of colours; the index is the number that ncurses has for it, less 1
    bool quit;         // the process has to end
} Tty;

// Takes the terminal over. Returns false with one line in `error` when standard input or output is no
// terminal, or the terminal is unknown.
bool tty_open(Tty *tty, Error *error);
void tty_close(Tty *tty); // allowed also if it was never opened

// The size in columns and rows, at least TTY_W x TTY_H, even if the terminal is smaller.
Vec tty_size(void);

// Waits for a key and returns it. While the terminal is too small, says so and ignores keys.
int tty_wait_key(Tty *tty);
// The same, but returns TTY_NONE after `ms`.
int tty_wait_key_within(Tty *tty, int ms);
// True after a signal, or when the terminal is gone.
bool tty_is_over(void);
// Returns a key that was pressed already, or TTY_NONE.
int tty_poll_key(Tty *tty);
// Drops the keys that were typed ahead.
void tty_forget_keys(void);

// What follows draws at columns and rows. Nothing is visible before tty_flush(), and nothing is drawn outside
// the screen.

void tty_clear(Tty *tty);
void tty_put(Tty *tty, Vec at, char glyph, Colour ink, Colour back, unsigned style);
// Draws a text, cut off at the edge. Returns the column after it.
int tty_text(Tty *tty, Vec at, Colour ink, unsigned style, const char *text);
void tty_blank(Tty *tty, Vec at, int width); // draws spaces
// Makes the drawing visible, with the cursor at `cursor`; outside the screen the cursor is hidden. On a
// terminal that is too small, shows only that it is too small.
void tty_flush(Vec cursor);
