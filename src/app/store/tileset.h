#pragma once
// The player's own pictures: a folder of PNG files, each named after the sprite that it replaces.

#include "base/check.h"
#include "base/fail.h"
#include "view/canvas/atlas.h"

// Puts them in place of ours. A file that cannot be used gives one line on standard error, and our picture
// stays. Files that are not named as PNG are ignored. Returns false with one line in `error` when the
// folder cannot be read.
MUST_CHECK bool tileset_lay(Atlas *atlas, const char *folder, Error *error);
