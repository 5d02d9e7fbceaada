// The terminal, by ncurses. Signals that end the process are only noted and looked at between keys, because a
// signal handler must not save. Callers draw as if the screen had at least TTY_W x TTY_H; on a smaller screen
// tty_flush() shows only that it is too small.
#include "app/terminal/tty.h"

#include "app/host/signals.h"
#include "base/columns.h"
#include "base/fail.h"
#include "lang/lang.h"
#include "view/canvas/panel.h"

#define NCURSES_NOMACROS
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

// Signals are looked at every WAIT_MS. Bytes that arrive within ESC_MS after Esc belong to a key.
enum { WAIT_MS = 100, ESC_MS = 25, COLOURS_MANY = 256, COLOURS_FEW = 8 };
// Keys of a keypad that have no code in ncurses. No keyboard has these function keys.
enum { PAD_PLUS = KEY_F(61), PAD_MINUS, PAD_OTHER };

#define BACK 0xff000000u

// ---- ends

// Restores the screen, unless the terminal takes no output: there endwin() would block.
static void leave_screen(void) {
    struct pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT};
    if (poll(&out, 1, 0) > 0 && (out.revents & POLLOUT) != 0) (void)endwin();
}

// Restores the screen after a crash and says that the game can be continued from its last save.
static void on_fault(int number) {
    static const char SAID[] = "cellarium: internal error: the game is saved up to its last second\n";
    leave_screen();
    (void)!write(STDERR_FILENO, SAID, sizeof SAID - 1);
    (void)raise(number); // SA_RESETHAND has restored the usual effect: the process ends
}

// Restores the screen when the process crashes or hangs.
static void heed_signals(void) {
    static const int FAULTS[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    struct sigaction fault = {.sa_handler = on_fault, .sa_flags = (int)SA_RESETHAND};
    (void)sigemptyset(&fault.sa_mask);
    for (size_t i = 0; i < sizeof FAULTS / sizeof *FAULTS; i++) (void)sigaction(FAULTS[i], &fault, NULL);
    signals_defer_curses(leave_screen);
}

bool tty_is_over(void) {
    struct pollfd keys = {.fd = STDIN_FILENO, .events = POLLIN};
    if (signals_caught() != 0) return true;
    return poll(&keys, 1, 0) > 0 && (keys.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

// ---- beginning and end

// Checks that ncurses has a description of the terminal. Without one it would end the process.
static bool knows_terminal(Error *error) {
    const char *name = getenv("TERM");
    int status = 0;
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return fail(error, tr("--terminal: standard input and output must be a terminal"));
    bool known = name != NULL && setupterm(name, STDOUT_FILENO, &status) == OK, able = false;
    if (known) able = cursor_address != NULL;
    if (known) (void)del_curterm(cur_term);
    if (able) return true;
    if (name == NULL)
        return fail(error, tr("--terminal: $TERM is not set: set it to your terminal's, such as xterm"));
    return fail(error,
                tr("--terminal: $TERM is %.40s, which is unknown or too simple: set it to your "
                   "terminal's, such as xterm"),
                name);
}

// Finds how many colours to use: 0, 8 or 256. NO_COLOR forbids them (no-color.org).
static int find_colours(void) {
    const char *none = getenv("NO_COLOR");
    if (none != NULL && none[0] != '\0') return 0;
    if (!has_colors() || start_color() != OK || COLOR_PAIRS < TTY_PAIRS / 4) return 0;
    return COLORS >= COLOURS_MANY ? COLOURS_MANY : COLORS >= COLOURS_FEW ? COLOURS_FEW : 0;
}

// Defines what a keypad sends in application mode, because most descriptions of terminals do not. Without
// this, each of its letters would be a key of its own.
static void know_keypad(void) {
    static const struct {
        char letter;
        int key;
    } KEYS[] = {{'q', KEY_C1},    {'r', KEY_DOWN},  {'s', KEY_C3},    {'t', KEY_LEFT},  {'u', KEY_B2},
                {'v', KEY_RIGHT}, {'w', KEY_A1},    {'x', KEY_UP},    {'y', KEY_A3},    {'M', KEY_ENTER},
                {'k', PAD_PLUS},  {'m', PAD_MINUS}, {'j', PAD_OTHER}, {'l', PAD_OTHER}, {'n', PAD_OTHER},
                {'o', PAD_OTHER}, {'p', PAD_OTHER}, {'X', PAD_OTHER}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        const char sent[] = {'\033', 'O', KEYS[i].letter, '\0'};
        (void)define_key(sent, KEYS[i].key);
    }
}

// True where the terminal may draw signs of ambiguous width, such as the hatch and the dot, two columns wide:
// in Chinese, Japanese and Korean.
static bool draws_wide(void) {
    static const char *const NAMES[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *name = NULL;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES && (name == NULL || name[0] == '\0'); i++)
        name = getenv(NAMES[i]);
    return name != NULL &&
           (strncmp(name, "zh", 2) == 0 || strncmp(name, "ja", 2) == 0 || strncmp(name, "ko", 2) == 0);
}

bool tty_open(Tty *tty, Error *error) {
    *tty = (Tty){.plain = draws_wide()};
    if (setlocale(LC_CTYPE, "") == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        (void)setlocale(LC_CTYPE, "C.UTF-8"); // our texts are in UTF-8, in every locale
    if (!knows_terminal(error)) return false;
    heed_signals();
    tty->screen = newterm(NULL, stdout, stdin);
    if (tty->screen == NULL) return fail(error, tr("--terminal: the terminal cannot be used"));
    (void)cbreak();
    (void)noecho();
    (void)nonl();
    (void)keypad(stdscr, true);
    (void)set_escdelay(ESC_MS);
    know_keypad();
    tty->colours = find_colours();
    return true;
}

void tty_close(Tty *tty) {
    if (tty->screen == NULL) return;
    (void)endwin();
    delscreen(tty->screen);
    tty->screen = NULL;
}

Vec tty_size(void) {
    return (Vec){int_max(COLS, TTY_W), int_max(LINES, TTY_H)};
}

// ---- keys

// Turns a key code of ncurses into a key of tty.h.
static int key_of(int code) {
    static const struct {
        int code, key;
    } KEYS[] = {{KEY_UP, TTY_UP},
                {KEY_DOWN, TTY_DOWN},
                {KEY_LEFT, TTY_LEFT},
                {KEY_RIGHT, TTY_RIGHT},
                {KEY_HOME, TTY_HOME},
                {KEY_END, TTY_END},
                {KEY_A1, TTY_HOME},
                {KEY_C1, TTY_END},
                {KEY_PPAGE, TTY_PAGE_UP},
                {KEY_A3, TTY_PAGE_UP},
                {KEY_NPAGE, TTY_PAGE_DOWN},
                {KEY_C3, TTY_PAGE_DOWN},
                {KEY_ENTER, TTY_ENTER},
                {'\r', TTY_ENTER},
                {'\n', TTY_ENTER},
                {'\033', TTY_ESC},
                {KEY_BACKSPACE, TTY_ERASE},
                {'\b', TTY_ERASE},
                {127, TTY_ERASE},
                {KEY_F(1), TTY_F1},
                {KEY_F(4), TTY_F4},
                {KEY_F(5), TTY_F5},
                {KEY_RESIZE, TTY_RESIZED},
                {KEY_B2, '.'},
                {PAD_PLUS, '+'},
                {PAD_MINUS, '-'}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        if (KEYS[i].code == code) return KEYS[i].key;
    }
    return code > 0 && code < 127 ? code : TTY_NONE;
}

static bool is_too_small(void) {
    return COLS < TTY_W || LINES < TTY_H;
}

// True for a letter that is pressed with Alt. It arrives as Esc and, at once, the letter, and must count as
// neither.
static bool is_alt(int code) {
    if (code != '\033') return false;
    (void)wtimeout(stdscr, 0);
    int next = wgetch(stdscr);
    bool letter = next > ' ' && next < 127;
    if (next != ERR && !letter) (void)ungetch(next);
    return letter;
}

// The key of a letter in UTF-8 whose first byte was read. Its other bytes have arrived already.
static int letter_of_bytes(int first) {
    int rest = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1, letter = first & (0x3f >> rest);
    (void)wtimeout(stdscr, 0);
    for (int i = 0; i < rest; i++) {
        int next = wgetch(stdscr);
        if (next < 0x80 || next > 0xbf) return TTY_NONE;
        letter = letter << 6 | (next & 0x3f);
    }
    return TTY_LETTER + letter;
}

// Waits up to `wait_ms` for a key. Returns TTY_NONE if none is pressed.
static int take_key(Tty *tty, int wait_ms) {
    (void)wtimeout(stdscr, wait_ms);
    int code = wgetch(stdscr);
    if (is_alt(code)) code = ERR;
    if (tty_is_over()) tty->quit = true;
    if (!tty->quit && code >= 0xc2 && code <= 0xf4) return letter_of_bytes(code);
    return tty->quit ? TTY_QUIT : code == ERR ? TTY_NONE : key_of(code);
}

int tty_wait_key(Tty *tty) {
    for (;;) {
        bool small = is_too_small();
        if (small) tty_flush((Vec){-1, -1});
        int key = take_key(tty, WAIT_MS);
        if (key == TTY_QUIT || (key == TTY_RESIZED && !is_too_small())) return key;
        if (key != TTY_NONE && !small) return key;
    }
}

int tty_wait_key_within(Tty *tty, int ms) {
    return is_too_small() ? tty_wait_key(tty) : take_key(tty, ms);
}

int tty_poll_key(Tty *tty) {
    return take_key(tty, 0);
}

void tty_forget_keys(void) {
    (void)flushinp();
}

// ---- drawing

static int distance(int a, int b) {
    return (a - b) * (a - b);
}

// The nearest colour of the terminal's cube of 6x6x6.
static int cube_of(Colour colour) {
    static const int STEPS[] = {0, 95, 135, 175, 215, 255};
    int found = 16;
    for (int i = 0; i < 3; i++) {
        int part = (int)(colour >> (16 - 8 * i) & 255), best = 0;
        for (int k = 1; k < 6; k++) {
            if (distance(STEPS[k], part) < distance(STEPS[best], part)) best = k;
        }
        found += best * (i == 0 ? 36 : i == 1 ? 6 : 1);
    }
    return found;
}

// The nearest of 256 colours. Dark colours become greys, because the cube has none except black.
static int of_many(Colour colour) {
    int r = (int)(colour >> 16 & 255), g = (int)(colour >> 8 & 255), b = (int)(colour & 255);
    int most = int_max(r, int_max(g, b));
    if (most >= 80) return cube_of(colour);
    return most < 0x18 ? 16 : 232 + int_min((r + g + b) / 3 / 10, 23);
}

// The nearest of 8 colours.
static int of_few(Colour colour) {
    int r = (int)(colour >> 16 & 255), g = (int)(colour >> 8 & 255), b = (int)(colour & 255);
    int most = int_max(r, int_max(g, b)), least = most * 5 / 8;
    if (most < 60) return COLOR_BLACK;
    return (r > least ? COLOR_RED : 0) | (g > least ? COLOR_GREEN : 0) | (b > least ? COLOR_BLUE : 0);
}

// The terminal's number of a colour, after the aids have changed it.
static int colour_of(const Tty *tty, Colour colour) {
    if (grade_changes(&tty->aids)) colour = grade_colour(&tty->aids, colour);
    return tty->colours == COLOURS_MANY ? of_many(colour) : of_few(colour);
}

// The ncurses number of a pair of colours. When no number is free, the last pair is used.
static int pair_of(Tty *tty, Colour ink, Colour back) {
    int most = int_min(COLOR_PAIRS - 1, TTY_PAIRS), f = colour_of(tty, ink), b = colour_of(tty, back);
    if (tty->colours == COLOURS_FEW && f == COLOR_BLACK && b == COLOR_BLACK) f = COLOR_BLUE;
    for (int i = 0; i < tty->pairs; i++) {
        if (tty->pair[i].ink == f && tty->pair[i].back == b) return i + 1;
    }
    if (tty->pairs == most) return most;
    tty->pair[tty->pairs].ink = f;
    tty->pair[tty->pairs].back = b;
    tty->pairs++;
    (void)init_pair((short)tty->pairs, (short)f, (short)b);
    return tty->pairs;
}

static attr_t attributes(const Tty *tty, unsigned style) {
    attr_t all = (style & STYLE_REVERSE) != 0 ? A_REVERSE : A_NORMAL;
    if ((style & STYLE_UNDERLINE) != 0) all |= A_UNDERLINE;
    if (tty->colours == COLOURS_MANY) return all;
    if ((style & STYLE_BOLD) != 0) all |= A_BOLD;
    if ((style & STYLE_DIM) != 0) all |= A_DIM;
    return all;
}

static void set_look(Tty *tty, Colour ink, Colour back, unsigned style) {
    short pair = tty->colours == 0 ? 0 : (short)pair_of(tty, ink, back);
    (void)wattr_set(stdscr, attributes(tty, style), pair, NULL);
}

// The character that is drawn. A terminal without the hatch or the dot would draw a letter there, which
// means something else on the map, so the glyph stays; also where they might take two columns.
static chtype glyph_of(const Tty *tty, char glyph, unsigned style) {
    if (tty->plain) return (unsigned char)glyph;
    chtype hatch = acs_map['a'], dot = acs_map['~'];
    if ((style & STYLE_HATCH) != 0 && hatch != ':') return hatch;
    if ((style & STYLE_DOT) != 0 && dot != 'o') return dot;
    return (unsigned char)glyph;
}

void tty_clear(Tty *tty) {
    set_look(tty, COLOUR_PALE, BACK, 0);
    if (tty->colours > 0) (void)wbkgdset(stdscr, (chtype)COLOR_PAIR(pair_of(tty, COLOUR_PALE, BACK)) | ' ');
    (void)werase(stdscr);
}

void tty_put(Tty *tty, Vec at, char glyph, Colour ink, Colour back, unsigned style) {
    set_look(tty, ink, back, style);
    (void)mvaddch(at.y, at.x, glyph_of(tty, glyph, style)); // outside the screen ncurses draws nothing
}

int tty_text(Tty *tty, Vec at, Colour ink, unsigned style, const char *text) {
    int room = COLS - at.x;
    if (room <= 0 || at.y < 0 || at.y >= LINES) return at.x;
    set_look(tty, ink, BACK, style);
    size_t bytes = text_bytes_in_columns(text, room);
    (void)mvaddnstr(at.y, at.x, text, (int)bytes);
    return at.x + text_columns_in(text, bytes);
}

void tty_blank(Tty *tty, Vec at, int width) {
    set_look(tty, COLOUR_PALE, BACK, 0);
    for (int x = at.x; x < int_min(at.x + width, COLS); x++) (void)mvaddch(at.y, x, ' ');
}

// Says that the terminal is too small, wrapped at any letter, because even this line may not fit.
static void tell_too_small(void) {
    char text[192];
    (void)wattr_set(stdscr, A_NORMAL, 0, NULL);
    (void)werase(stdscr);
    (void)snprintf(text, sizeof text, tr("Too small: %dx%d. Make it %dx%d."), COLS, LINES, TTY_W, TTY_H);
    const char *at = text;
    for (int i = 0; *at != '\0'; i++) {
        size_t bytes = text_bytes_in_columns(at, 1);
        (void)mvaddnstr(i / COLS, i % COLS, at, (int)bytes);
        at += bytes;
    }
}

void tty_flush(Vec cursor) {
    bool small = is_too_small();
    bool inside = !small && cursor.x >= 0 && cursor.y >= 0 && cursor.x < COLS && cursor.y < LINES;
    if (small) tell_too_small();
    (void)curs_set(inside ? 1 : 0);
    if (inside) (void)wmove(stdscr, cursor.y, cursor.x);
    (void)wrefresh(stdscr);
}
