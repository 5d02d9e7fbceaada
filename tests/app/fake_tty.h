#pragma once
// A fake terminal that replaces app/terminal/tty.c in this program. Keys come from a script, and the
// screens are kept.

#include "app/terminal/tty.h"

#include <stdint.h>

// The keys of a script that are not letters.
#define UP      "\x81"
#define DOWN    "\x82"
#define LEFT    "\x83"
#define RIGHT   "\x84"
#define POS1    "\x85"
#define END     "\x86"
#define PGUP    "\x87"
#define PGDN    "\x88"
#define ENTER   "\x89"
#define ESC     "\x8a"
#define ERASE   "\x8b"
#define F1      "\x8c"
#define F4      "\x8d"
#define F5      "\x8e"
#define RESIZED "\x8f"
#define NOTHING "\x90" // no key comes in time
// Moves the cursor down to the entry with that label and chooses it.
#define PICK(label) "\x91" label "\x91"
#define CTRL_P      "\x10"
#define CTRL_R      "\x12"

enum { FAKE_W = 160, FAKE_H = 60, FAKE_SHOWN = 1 << 16 };

// Part of a script, and what must stand on the screen after it (NULL: it does not matter).
typedef struct Step {
    const char *keys, *shows;
} Step;

// Call it before the terminal is opened. The steps end with one whose keys are NULL; then a signal asks the
// process to end. `size`: columns and rows. `colours`: as in Tty.
void fake_tty_begin(Vec size, int colours, const Step *steps);
// How often the program has asked whether a signal came, other than for a key.
int fake_tty_asked(void);
// A hash of all screens that were shown.
uint64_t fake_tty_hash(void);
// How often the program has dropped what was typed ahead.
int fake_tty_forgotten(void);
