#pragma once
// Long work without a window: a bar on standard error where that is a terminal, and an end before the next
// item, or part of one, at Ctrl+C or SIGTERM. Without SDL, so that the tools under tests/ share it.

#include "base/fail.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef struct Progress {
    const char *items; // what is counted, in the plural
    int64_t done, all;
    int part;           // of 1000, of the item that is being done
    uint64_t begun, at; // ms: when it began, when the bar was drawn last
    int drawn;          // columns of the bar that is there now
    bool terminal;      // else no bar
} Progress;

// From now on to the end the signals are heeded; a second one of a kind ends the program at once.
void progress_begin(Progress *progress, const char *items, int64_t all);

// One more is done. False when it is to stop.
bool progress_step(Progress *progress);

// So much of the next one, of 1000. False when it is to stop.
bool progress_part(Progress *progress, int part);

// Before a line is printed there: takes the bar away, if that is a terminal, until the next step.
void progress_clear(Progress *progress, FILE *to);

// True from a signal on, unless it came too late to stop anything.
bool progress_stopped(void);

// Takes the bar away. False, with one line in `error`, when it was stopped before all was done.
bool progress_end(Progress *progress, Error *error);

// The exit status for work that a signal has stopped; else `status`.
int progress_status(int status);

// The bar after so many ms, at most so many columns wide.
void progress_line(const Progress *progress, uint64_t ms, int columns, char *line, size_t size);
