#pragma once
// The table of keys: a row for each action, with its two keys, its button and a way back to what is usual;
// above them, whole sets to choose from. It scrolls around its cursor.

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
    const char *cells[KEY_CELLS]; // what is pressed; "": nothing
    bool changed;                 // not as usual
    bool bare;                    // no key leads to it
} KeyRow;

// Texts are borrowed.
typedef struct KeyTable {
    const char *sets[KEY_SETS_MAX];
    bool holds[KEY_SETS_MAX]; // is as that set says
    int set_count;
    const KeyRow *rows;
    int row_count;
    int row, column; // the cursor: row 0 are the sets, row 1 is the first action
    int waits;       // the cell that waits for a key, row * KEY_STRIDE + column; 0: none
    const char *note;
    bool alarm;                      // the note is one to heed
    const char *pick, *clear, *back; // what to press for these
} KeyTable;

// What can be clicked is HIT_ENTRY + row * KEY_STRIDE + column.
void key_table_draw(const KeyTable *table, const Ui *ui, Image *to);
