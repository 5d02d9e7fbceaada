#pragma once

#include "base/fail.h"
#include "view/canvas/atlas.h"
#include "view/canvas/worn.h"
#include "view/effects/effects.h"
#include "view/ground/themes.h"
#include "view/memory/item_memory.h"

// Crates, pots, barrels and pillars, whole and broken, in the theme's colours. They are dyed once for each
// level.

enum { DYED_PROPS = 8 };

typedef struct PropArt {
    const Atlas *atlas;
    int sprites[DYED_PROPS],
        left[DYED_PROPS]; // which ones; where in the image their first frames are, px
    Image image;
} PropArt;

// Returns false with one line in `error` when out of memory or when a sprite is missing. The atlas must stay
// valid.
bool prop_art_init(PropArt *art, const Atlas *atlas, Error *error);

void prop_art_free(PropArt *art);

void prop_art_dye(PropArt *art, ThemeKind theme);

// The image that has a frame of a sprite (the atlas, if it is not dyed), and where in it.
const Image *prop_art_frame(const PropArt *art, int sprite, int frame, Rect *from);
