#pragma once
// Commands for recordings, without a window. All return false with one line in `error`.

#include "app/tools/options.h"
#include "base/fail.h"

// --verify: replays a recording and prints its score, its last hash and how it ended. Returns false also when
// the game differs from what the recording says.
bool command_verify(const Options *options, Error *error);

// --rank: replays all recordings of a folder and prints a table: the valid ones, the best first, then the
// refused ones with the reason, and how many were replayed in a second.
bool command_rank(const Options *options, Error *error);

enum { CLIP_GIF_TICKS = 3 }; // from one picture of a GIF to the next

// --export-clip: writes a part of a recording as pictures: a GIF with twenty pictures a second, or a PNG for
// each tick.
bool command_clip(const Options *options, Error *error);
