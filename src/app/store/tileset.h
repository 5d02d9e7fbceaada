#pragma once
// Pictures of the player's own: a folder of PNGs, each named as the sprite that it takes the place of.

#include "base/check.h"
#include "base/fail.h"
#include "view/canvas/atlas.h"

// Lays them over ours. A file that cannot be used is told in one line on standard error, and ours is shown
// there; what is no PNG by its name is passed over. False with one line in `error` where the folder cannot be
// read.
MUST_CHECK bool tileset_lay(Atlas *atlas, const char *folder, Error *error);
