#pragma once

#include "app/tools/options.h"

// Prints measures of a level for each of many seeds, as rows of CSV (stats.c). Shows a bar on standard error
// if that is a terminal.
bool command_print_stats(const Options *options, Error *error);
