#pragma once
// Draws what the hero wears on his pictures. Weapons and shields are drawn over them; dyes change the
// colours of his blade, boots and ring. "worn_<item>_<part>" belongs to "hero_<part>" and
// "hero_shut_<part>".

#include "base/fail.h"
#include "map/items.h"
#include "view/canvas/atlas.h"

enum {
    WORN_PARTS = 11,
    WORN_SIDE = 48, // px; the hero's cell is in the middle, because weapons reach beyond it
};

typedef struct Worn {
    const Atlas *atlas;
    int bare[WORN_PARTS][2]; // sprites with the lantern open and shut; -1: none
    int over[ITEM_COUNT][WORN_PARTS];
    Image image; // the picture that was made last
    int sprite, frame, items[GEAR_COUNT];
} Worn;

// Returns false with one line in `error` when out of memory or without a sprite. The atlas must stay valid.
bool worn_init(Worn *worn, const Atlas *atlas, Error *error);
void worn_free(Worn *worn);

// Draws a picture of the hero with what he wears (ItemKinds, -1: nothing) into worn->image. Returns false
// and changes nothing when none of it can be seen.
bool worn_compose_image(Worn *worn, int sprite, int frame, const int items[GEAR_COUNT]);
