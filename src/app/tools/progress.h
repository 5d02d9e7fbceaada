#pragma once
// The progress of long work without a window: a bar on standard error if that is a terminal. Ctrl+C or
// SIGTERM end the work before the next item, or the next part of one. It uses no SDL, so tools in tests use
// it too.

#include "base/fail.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef struct Progress {
    const char *items;  // what the items are called, in the plural
    int64_t done, all;  // numbers of items
    int part;           // the part of the current item that is done, of 1000
    uint64_t begun, at; // ms: when it began; when the bar was last drawn
    int drawn;          // columns of the bar on the screen
    bool terminal;      // false: no bar
    char late[640];     // see progress_may_end()
} Progress;

// Begins work on `all` items; `items` names them in the plural and is borrowed. From now on until
// progress_end() the two signals stop the work. A second signal of the same kind ends the program at once.
void progress_begin(Progress *progress, const char *items, int64_t all);

// Reports that one more item is done. Returns false when the work has to stop.
bool progress_step(Progress *progress);

// Call it before an item that loses nothing when it is stopped: from now on a signal ends the program at once
// if the work does not stop by itself in a tenth of a second.
void progress_may_end(Progress *progress);

// Reports how much of the next item is done, 0..1000. Returns false when the work has to stop.
bool progress_set_part(Progress *progress, int permille);

// Call it before a line is printed to `to`: if that is a terminal, removes the bar until the next step.
void progress_clear(Progress *progress, FILE *to);

// True if a signal came in time to stop the work.
bool progress_stopped(void);

// Removes the bar. Returns false with one line in `error` when a signal stopped the work. If all items were
// done before, a signal does not count.
bool progress_end(Progress *progress, Error *error);

// The exit status of work that a signal has stopped, otherwise `status`.
int progress_exit_status(int status);

// Writes the bar as it looks after `ms`, at most `columns` wide.
void progress_line(const Progress *progress, uint64_t ms, int columns, char *line, size_t size);
