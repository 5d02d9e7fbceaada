#pragma once
// The table of keys: a row for each action, with its two keys, its button, and a cell that resets it. Above
// are whole sets to choose from. It scrolls with its cursor.

#include "view/canvas/panel.h"

enum {
    KEY_CELLS = 3,
    KEY_COLUMNS = KEY_CELLS + 1,
    KEY_SETS_MAX = 6,
    KEY_STRIDE = KEY_SETS_MAX,
    KEY_NOTE_MAX = 320
};

typedef struct KeyRow {
    const char *label;
    const char *cells[KEY_CELLS]; // what to press; "": nothing
    bool changed;                 // differs from the default
    bool bare;                    // has no key at all
} KeyRow;

// Texts are borrowed.
typedef struct KeyTable {
    const char *sets[KEY_SETS_MAX];
    bool holds[KEY_SETS_MAX]; // all keys are as in that set
    int set_count;
    const KeyRow *rows;
    int row_count;
    int row, column; // row 0: the sets; row 1: the first action
    int waits;       // the cell that waits for a key, row * KEY_STRIDE + column; 0: none
    const char *note;
    bool alarm;                      // the note is a warning
    const char *pick, *clear, *back; // what to press for these
} KeyTable;

// A click on a cell gives HIT_ENTRY + row * KEY_STRIDE + column.
void key_table_draw(const KeyTable *table, const Ui *ui, Image *to);
