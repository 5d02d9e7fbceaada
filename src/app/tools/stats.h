#pragma once
// --stats: one CSV row for each of many seeds.

#include "app/tools/options.h"

// Prints as it goes, with a bar on stderr where that is a terminal. False with one line in `error`.
bool command_stats(const Options *options, char *error, size_t error_size);
