#pragma once
// Crates, pots, barrels and pillars, whole and broken, in the colours of the theme: dyed once for each level.

#include "base/fail.h"
#include "view/canvas/atlas.h"
#include "view/ground/themes.h"

enum { DYED_PROPS = 8 };

typedef struct PropArt {
    const Atlas *atlas;
    int sprites[DYED_PROPS],
        left[DYED_PROPS]; // which ones, and where in the image their first frames lie, px
    Image image;
} PropArt;

// False with one line in `error` when memory or a sprite lacks. The atlas must stay valid.
bool prop_art_init(PropArt *art, const Atlas *atlas, Error *error);
void prop_art_free(PropArt *art);

void prop_art_dye(PropArt *art, ThemeKind theme);

// The image that has a frame of any sprite, the atlas for what is not dyed, and where in it.
const Image *prop_art_frame(const PropArt *art, int sprite, int frame, Rect *from);
