#pragma once
// A terminal, by ncurses: it draws letters, reads keys, and knows its size and the signals that end the
// process.

#include "base/fail.h"
#include "base/geom.h"
#include "view/canvas/aids.h"

#include <stdbool.h>
#include <stddef.h>

enum { TTY_W = 80, TTY_H = 24, TTY_PAIRS = 256 }; // the least size, in columns and rows; pairs of colours

// Keys without a character.
enum {
    TTY_QUIT = -1, // the process has to end; from then on every call returns it
    TTY_NONE = 0,
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
    TTY_LETTER = 1 << 16 // and its code point: a letter that is not of ASCII
};

// Styles that tell cells apart where colours cannot, and two glyphs that most fonts have.
enum {
    STYLE_BOLD = 1,
    STYLE_DIM = 2,
    STYLE_REVERSE = 4,
    STYLE_UNDERLINE = 8,
    STYLE_HATCH = 16, // a hatched square instead of the glyph
    STYLE_DOT = 32    // a dot in the middle instead of the glyph
};

typedef struct Tty {
    void *screen;
    int colours; // 0, 8 or 256
    Aids aids;   // of colours, it uses the brightness and the kind of colour blindness
    int pairs;
    struct {
        int ink, back;
    } pair[TTY_PAIRS]; // index: the number of ncurses less 1
    bool quit;
} Tty;

// Returns false with one line in `error` when standard input or output is no terminal, or the terminal is
// unknown.
bool tty_open(Tty *tty, Error *error);
void tty_close(Tty *tty); // allowed also if it was never opened

// The size in columns and rows, at least TTY_W x TTY_H, even if the terminal is smaller.
Vec tty_size(void);

// Waits for a key. While the terminal is too small it says so and ignores keys.
int tty_wait_key(Tty *tty);
// Waits at most `ms`, then returns TTY_NONE.
int tty_wait_key_within(Tty *tty, int ms);
// Returns a key that was pressed already, or TTY_NONE.
int tty_poll_key(Tty *tty);

// tty_flush() makes the drawing visible, with the cursor at `cursor`; outside the screen the cursor is
// hidden. On a terminal that is too small it says so instead.
void tty_clear(Tty *tty);
void tty_put(Tty *tty, Vec at, char glyph, Colour ink, Colour back, unsigned style);
// Draws a text, cut off at the edge. Returns the column after it.
int tty_text(Tty *tty, Vec at, Colour ink, unsigned style, const char *text);
void tty_blank(Tty *tty, Vec at, int width);
void tty_flush(Vec cursor);
