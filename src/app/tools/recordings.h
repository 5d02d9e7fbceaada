#pragma once
// Recordings without a window: checked, ranked, and cut into pictures. All give false with one line in
// `error`.

#include "app/tools/options.h"
#include "base/fail.h"

// Plays one and prints its score, its last hash and how it ended; false when it differs from what is played.
bool command_verify(const Options *options, Error *error);

// Plays all of a folder and prints a table of those that hold, the best first, then the others, each with
// what is wrong, and how many a second were played.
bool command_rank(const Options *options, Error *error);

enum { CLIP_GIF_TICKS = 3 }; // from one picture of a GIF to the next

// Writes pictures of a part of one: a GIF of twenty a second, or a PNG of each tick (clip.c).
bool command_clip(const Options *options, Error *error);
