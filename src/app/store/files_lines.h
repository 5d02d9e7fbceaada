#pragma once
// Plain lines for who hears or reads the game elsewhere: to standard output, to a file, or to the speech
// dispatcher. Each is out as soon as it is written.

#include "base/check.h"
#include "base/fail.h"

#include <stdbool.h>
#include <stddef.h>

#define LINE_OUT_SPEECH "speech" // in place of a file's path

typedef struct LineOut {
    bool open;
    int fd;
    bool owned; // the descriptor
    bool spoken;
    bool waits;   // for whoever reads it, however long: a game must not
    int left_out; // lines that nobody has read room for
} LineOut;

// `to`: NULL for standard output, LINE_OUT_SPEECH, or the path of a file, which is written anew. False with
// one line in `error`.
MUST_CHECK bool line_out_open(LineOut *out, const char *to, Error *error);
void line_out_close(LineOut *out);

// What comes now is urgent: lines that wait to be spoken are dropped. Lines that are read stay.
void line_out_hush(LineOut *out);

// Writes one line. What could drive a terminal is shown as \x1b, so that it stays one. While nobody reads
// what was written, lines are left out, and counted in a line once there is room again; speech just leaves
// them out. False with one line in `error`: once when lines begin to be left out, and once when nothing can
// be written any more.
MUST_CHECK bool line_out_write(LineOut *out, const char *text, Error *error);
