#pragma once
// The player's own pictures: a folder of PNG files, each named like the sprite or sprites that it replaces.

#include "base/check.h"
#include "base/fail.h"
#include "view/canvas/atlas.h"

// Replaces our sprites with the pictures of a folder. For a file that cannot be used it prints one line on
// standard error, and our sprite stays; so for pictures of other formats and for folders, twenty lines in
// all. Files that are no pictures are ignored. Returns false with one line in `error` when the folder cannot
// be read.
MUST_CHECK bool tileset_replace(Atlas *atlas, const char *folder, Error *error);
