#pragma once
// Plain lines for who hears or reads the game elsewhere: to standard output, to a file, or to the speech
// dispatcher. Each is out as soon as it is written.

#include <stdbool.h>
#include <stddef.h>

#define LINE_OUT_SPEECH "speech" // in place of a file's path

typedef struct LineOut {
    bool open;
    int fd;
    bool owned; // the descriptor
    bool spoken;
} LineOut;

// `to`: NULL for standard output, LINE_OUT_SPEECH, or the path of a file, which is written anew. False with
// one line in `error`.
bool line_out_open(LineOut *out, const char *to, char *error, size_t error_size);
void line_out_close(LineOut *out);

// What comes now is urgent: lines that wait to be spoken are dropped. Lines that are read stay.
void line_out_hush(LineOut *out);

// Writes one line. What could drive a terminal is shown as \x1b, so that it stays one. Speech that cannot
// keep up leaves lines out. False with one line in `error`, once: nothing more is written then.
bool line_out_write(LineOut *out, const char *text, char *error, size_t error_size);
