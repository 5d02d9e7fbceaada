#pragma once
// Finds all sprites that a module needs when it starts, and reports a missing one.

#include "base/fail.h"
#include "sim/state/actor.h"
#include "sim/state/hero.h"
#include "view/canvas/atlas.h"

typedef struct World World;

typedef struct SpriteWish {
    const char *name;
    int frames;  // the least number
    int *sprite; // receives the index
} SpriteWish;

// Returns false with one line in `error` when a sprite or some of its frames are missing.
bool sprites_find(const Atlas *atlas, const SpriteWish *wishes, size_t count, Error *error);

// Writes to `error` that memory has run out. Always returns false.
bool sprites_no_memory(Error *error);

// The picture of an item. Potions and scrolls have the look of this run; all others have one by kind.
enum {
    ICON_POTIONS = ITEM_COUNT, // RUN_LOOKS of them
    ICON_SCROLLS = ICON_POTIONS + RUN_LOOKS,
    ICON_COUNT = ICON_SCROLLS + RUN_LOOKS
};

// 0..ICON_COUNT - 1; a candle's picture if `item` is no item.
int item_icon(const World *world, int item);

// Writes the name of its sprite to `text`, which has ICON_NAME_MAX bytes, and returns that.
enum { ICON_NAME_MAX = 32 };
const char *item_icon_name(int icon, char *text);
