#pragma once
// Recordings without a window: checks, ranks and cuts them into pictures. All return false with one line in
// `error`.

#include "app/tools/options.h"
#include "base/fail.h"

// Replays one and prints its score, its last hash and how it ended. Returns false when it differs from the
// replay.
bool command_verify(const Options *options, Error *error);

// Replays all recordings of a folder and prints a table: the valid ones, best first, then the others with
// their faults, and how many were replayed a second.
bool command_rank(const Options *options, Error *error);

enum { CLIP_GIF_TICKS = 3 }; // from one picture of a GIF to the next

// Writes a part of a recording as pictures: a GIF with twenty a second, or a PNG for each tick.
bool command_clip(const Options *options, Error *error);
