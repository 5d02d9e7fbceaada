#pragma once
// A terminal, by ncurses: draws letters, reads keys, knows its size and the signals that end the process.

#include "base/fail.h"
#include "base/geom.h"
#include "view/canvas/aids.h"

#include <stdbool.h>
#include <stddef.h>

enum { TTY_W = 80, TTY_H = 24, TTY_PAIRS = 256 }; // the least size

// Keys that are no characters.
enum {
    TTY_QUIT = -1, // the process has to end; returned from then on
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
    TTY_RESIZED // the screen must be drawn again
};

// Styles that mark letters where colours cannot, and two glyphs that fonts draw well.
enum {
    STYLE_BOLD = 1,
    STYLE_DIM = 2,
    STYLE_REVERSE = 4,
    STYLE_UNDERLINE = 8,
    STYLE_HATCH = 16, // a hatched square in place of the glyph
    STYLE_DOT = 32    // a dot in the middle
};

typedef struct Tty {
    void *screen;
    int colours; // 0, 8 or 256
    Aids aids;   // the brightness of colours, and the kind of colour blindness
    int pairs;
    struct {
        int ink, back;
    } pair[TTY_PAIRS]; // by number - 1
    bool quit;
} Tty;

// Returns false with one line in `error` when standard input and output are no terminal, or an unknown one.
bool tty_open(Tty *tty, Error *error);
void tty_close(Tty *tty); // also one that was not opened

// The size in columns and rows, at least TTY_W x TTY_H. A smaller terminal shows nothing of the drawing.
Vec tty_size(void);

// Waits for a key. While the terminal is too small, it says so, and no key counts.
int tty_key(Tty *tty);
// Waits at most so long; then returns TTY_NONE.
int tty_key_within(Tty *tty, int ms);
// The key that was pressed in the meantime, or TTY_NONE.
int tty_pressed(Tty *tty);

// tty_show() makes the drawing visible, with the cursor at `cursor`, or hidden if that is outside. A
// terminal that is too small says so instead.
void tty_clear(Tty *tty);
void tty_put(Tty *tty, Vec at, char glyph, Colour ink, Colour back, unsigned style);
// Returns the column behind it. Text that does not fit is cut off.
int tty_text(Tty *tty, Vec at, Colour ink, unsigned style, const char *text);
void tty_blank(Tty *tty, Vec at, int width);
void tty_show(Vec cursor);
