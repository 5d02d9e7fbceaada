#pragma once
// What the program does without a window.

#include "app/tools/options.h"

// All give false with one line in `error`.
bool command_dump(const Options *options, char *error, size_t error_size);
bool command_replay_fast(const Options *options, char *error, size_t error_size);
bool command_screenshot(const Options *options, char *error, size_t error_size);
