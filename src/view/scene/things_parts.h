#pragma once
// Bodies, chests, crates, pots, barrels and missiles among the things, and what they share with other
// things.

#include "view/scene/things.h"

enum {
    FEET_PX = BODY_H / 2,  // from the centre of a body's box to its feet
    ITEM_FEET_PX = 11,     // from an item's centre to its shadow
    SOLE_PX = 29,          // from the top of a sprite to its feet
    GREAT_FIRE_UP_PX = 14, // how much higher the landmark's flame is than a brazier's
    BOB_TICKS = 8          // ticks of a frame of an item
};

Vec item_feet(Vec pos); // `pos`: sub

// Draws a shadow for feet at a px of the level. Shadows are slightly above the soles.
void thing_draw_shadow(const Image *shadow, const View *view, Vec feet, int alpha);

// Draws a thing in sight and remembered at once, while one becomes the other. Both are 0..FIELD_ONE.
void thing_draw_known(const Image *image, const View *view, Blit blit, int visible, int explored);

// Draws a silhouette moved by `px` to each side, and to the corners too: an outline of the picture.
void thing_draw_outline(const Image *image, const View *view, Blit blit, int px, bool corners);

// Keeps a blit at full brightness in any light, for flames.
void blit_set_full_bright(Blit *blit);
