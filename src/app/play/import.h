#pragma once
// Maps made by hand.

#include "app/play/session.h"

// Begins the map in a file. A map that cannot be played to its end is played all the same, after one line on
// stderr that says what cannot be reached. False with one line in `error`.
bool import_map(Session *session, const char *path, char *error, size_t error_size);
