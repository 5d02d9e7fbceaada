#pragma once

#include "app/store/assets.h"

// Writes a picture as a PNG, to the file that the player named.
MUST_CHECK bool picture_save(const Image *picture, const char *path, Care care, Error *error);

// The same for a file that he did not name: only if there is none, or one of ours, and never through a link.
MUST_CHECK bool picture_save_beside(const Image *picture, const char *path, Care care, Error *error);
