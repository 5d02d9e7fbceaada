#include "fake_tty.h"

#include "base/hash.h"
#include "view/canvas/panel.h"

#include "support/unit.h"

#include <ctype.h>

#define PICK_MARK "\x91"

typedef struct Letter {
    char glyph;
    Colour ink, back;
    unsigned style;
} Letter;

static struct {
    Vec size;
    int colours;
    const Step *step;
    const char *key;
    Letter cells[FAKE_H][FAKE_W];
    char text[FAKE_W * FAKE_H + FAKE_H + 1]; // as it was shown last
    int tries;                               // to reach an entry
    int asked, forgotten;                    // how often it was asked whether a signal came
    uint64_t hash;
} fake;

void fake_tty_begin(Vec size, int colours, const Step *steps) {
    fake.size = size;
    fake.colours = colours;
    fake.step = steps;
    fake.key = steps->keys;
    fake.hash = HASH_START;
    fake.asked = fake.forgotten = 0;
}

int fake_tty_asked(void) {
    return fake.asked;
}

uint64_t fake_tty_hash(void) {
    return fake.hash;
}

bool tty_open(Tty *tty, Error *error) {
    (void)error;
    *tty = (Tty){.screen = &fake, .colours = fake.colours};
    return true;
}

void tty_close(Tty *tty) {
    tty->screen = NULL;
}

Vec tty_size(void) {
    return fake.size;
}

// ---- keys

static void check_step(void) {
    const char *shows = fake.step->shows;
    if (shows == NULL || strstr(fake.text, shows) != NULL) return;
    (void)fputs(fake.text, stderr);
    fail_msg("\"%s\" is not on the screen", shows);
}

// Down, until the cursor is on the entry that the script names; then it is taken.
static int key_to_entry(void) {
    enum { MOST = 40 };
    char entry[64];
    int length = (int)strcspn(fake.key + 1, PICK_MARK);
    (void)snprintf(entry, sizeof entry, "> %.*s", length, fake.key + 1);
    if (strstr(fake.text, entry) == NULL) {
        if (fake.tries++ < MOST) return (unsigned char)DOWN[0];
        (void)fputs(fake.text, stderr);
        fail_msg("there is no entry \"%s\"", entry + 2);
    }
    fake.tries = 0;
    fake.key += length + 2;
    return (unsigned char)ENTER[0];
}

static int next_key(void) {
    while (fake.step->keys != NULL && *fake.key == '\0') {
        check_step();
        fake.step++;
        fake.key = fake.step->keys;
    }
    if (fake.step->keys != NULL && *fake.key == PICK_MARK[0]) return key_to_entry();
    return fake.step->keys == NULL ? TTY_QUIT : (unsigned char)*fake.key++;
}

int tty_wait_key_within(Tty *tty, int ms) {
    (void)ms;
    int code = next_key(), first = (unsigned char)UP[0];
    if (code == TTY_QUIT) tty->quit = true;
    if (code == (unsigned char)NOTHING[0]) return TTY_NONE;
    return code >= first ? TTY_UP + code - first : code;
}

int tty_wait_key(Tty *tty) {
    int key = TTY_NONE;
    while (key == TTY_NONE) key = tty_wait_key_within(tty, 0);
    return key;
}

bool tty_is_over(void) {
    fake.asked++;
    return fake.step->keys == NULL || (*fake.key == '\0' && fake.step[1].keys == NULL);
}

int tty_poll_key(Tty *tty) {
    return tty->quit ? TTY_QUIT : TTY_NONE;
}

// A script waits for what happens: it types nothing ahead.
void tty_forget_keys(void) {
    fake.forgotten++;
}

int fake_tty_forgotten(void) {
    return fake.forgotten;
}

// ---- drawing

void tty_clear(Tty *tty) {
    (void)tty;
    for (int y = 0; y < FAKE_H; y++) {
        for (int x = 0; x < FAKE_W; x++) fake.cells[y][x] = (Letter){.glyph = ' '};
    }
}

void tty_put(Tty *tty, Vec at, char glyph, Colour ink, Colour back, unsigned style) {
    (void)tty;
    if (at.x < 0 || at.y < 0 || at.x >= fake.size.x || at.y >= fake.size.y) return;
    fake.cells[at.y][at.x] = (Letter){glyph, ink, back, style};
}

// The side of a page's frame.
static bool is_frame(Vec at) {
    bool inside = at.x >= 0 && at.y >= 0 && at.x < fake.size.x && at.y < fake.size.y;
    const Letter *letter = inside ? &fake.cells[at.y][at.x] : NULL;
    return letter != NULL && letter->glyph == '|' && letter->ink == COLOUR_STEEL;
}

// Whether what stands before it in its row is something else that was told.
static bool runs_on(Vec at) {
    const Letter *before = at.x > 0 ? &fake.cells[at.y][at.x - 1] : NULL;
    return before != NULL && isalnum((unsigned char)before->glyph) != 0;
}

// No text may be cut by the edge of the terminal, or go beyond its frame, or begin in a word.
int tty_text(Tty *tty, Vec at, Colour ink, unsigned style, const char *text) {
    int x = at.x, end = x + (int)strlen(text);
    if (end > fake.size.x) fail_msg("\"%s\" is cut", text);
    if (isalnum((unsigned char)text[0]) && runs_on(at)) fail_msg("\"%s\" begins in a word", text);
    for (; x < end; x++) {
        if (is_frame((Vec){x, at.y})) fail_msg("\"%s\" goes beyond its frame", text);
        tty_put(tty, (Vec){x, at.y}, text[x - at.x], ink, 0, style);
    }
    return x;
}

void tty_blank(Tty *tty, Vec at, int width) {
    for (int x = at.x; x < at.x + width; x++) tty_put(tty, (Vec){x, at.y}, ' ', 0, 0, 0);
}

static void add(int64_t value) {
    fake.hash = hash_int(fake.hash, value);
}

void tty_flush(Vec cursor) {
    char *text = fake.text;
    for (int y = 0; y < fake.size.y; y++) {
        for (int x = 0; x < fake.size.x; x++) {
            const Letter *letter = &fake.cells[y][x];
            *text++ = letter->glyph;
            add(letter->glyph);
            add(letter->glyph != ' ' ? letter->ink : 0);
            add(letter->back);
            add(letter->style);
        }
        *text++ = '\n';
    }
    *text = '\0';
    add(cursor.x);
    add(cursor.y);
}
