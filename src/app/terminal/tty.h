#pragma once
// A real terminal, by ncurses: letters in it, keys from it, its size, and what ends the process from outside.

#include "base/fail.h"
#include "base/geom.h"
#include "view/canvas/aids.h"

#include <stdbool.h>
#include <stddef.h>

enum { TTY_W = 80, TTY_H = 24, TTY_PAIRS = 256 }; // what it takes at least

// Keys beyond the characters that they send.
enum {
    TTY_QUIT = -1, // the process is to end, from now on
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
    TTY_RESIZED // what is shown must be drawn again
};

// How a letter is told where colours do not, and two glyphs that fonts draw well.
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
    Aids aids;   // their brightness, and for which eyes
    int pairs;
    struct {
        int ink, back;
    } pair[TTY_PAIRS]; // by number - 1
    bool quit;
} Tty;

// False with one line in `error`: where standard input and output are no terminal, or one that is not known.
bool tty_open(Tty *tty, Error *error);
void tty_close(Tty *tty); // also one that was not opened

// Columns and rows, TTY_W x TTY_H at least: of what is drawn, a smaller terminal shows none.
Vec tty_size(void);

// Waits for a key. While the terminal is too small that is said, and no key counts.
int tty_key(Tty *tty);
// The same for so long at most, else TTY_NONE.
int tty_key_within(Tty *tty, int ms);
// The key that was pressed meanwhile, or TTY_NONE.
int tty_pressed(Tty *tty);

// What is drawn appears with tty_show(), with the cursor at `cursor`, or none where that is outside. A
// terminal that is too small says so instead.
void tty_clear(Tty *tty);
void tty_put(Tty *tty, Vec at, char glyph, Colour ink, Colour back, unsigned style);
// Returns the column behind it; what does not fit is cut.
int tty_text(Tty *tty, Vec at, Colour ink, unsigned style, const char *text);
void tty_blank(Tty *tty, Vec at, int width);
void tty_show(Vec cursor);
