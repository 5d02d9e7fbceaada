#pragma once
// What the hero wears, on his pictures: weapons and shields are laid over them, and dyes change the colours
// of his blade, his boots and his ring. "worn_<item>_<part>" belongs to "hero_<part>" and "hero_shut_<part>".

#include "base/fail.h"
#include "map/items.h"
#include "view/canvas/atlas.h"

enum {
    WORN_PARTS = 11,
    WORN_SIDE = 48, // px, with the hero's cell in the middle: a weapon reaches beyond it
};

typedef struct Worn {
    const Atlas *atlas;
    int bare[WORN_PARTS][2]; // sprites, with the lantern open and shut; -1: there is none
    int over[ITEM_COUNT][WORN_PARTS];
    Image image; // the picture that was dressed last
    int sprite, frame, items[GEAR_COUNT];
} Worn;

// False with one line in `error` when out of memory or without a sprite. The atlas must stay valid.
bool worn_init(Worn *worn, const Atlas *atlas, Error *error);
void worn_free(Worn *worn);

// Puts a picture of the hero into worn->image, with what he wears: ItemKinds, -1 for nothing. False, and the
// image unchanged, when none of it shows.
bool worn_dress(Worn *worn, int sprite, int frame, const int items[GEAR_COUNT]);
