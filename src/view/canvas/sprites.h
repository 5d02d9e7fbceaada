#pragma once
// Looks up the sprites that a module needs, all at once when it starts, and says which one lacks.

#include "base/fail.h"
#include "sim/state/hero.h"
#include "view/canvas/atlas.h"

typedef struct World World;

typedef struct SpriteWish {
    const char *name;
    int frames;  // at least
    int *sprite; // receives the index
} SpriteWish;

// False with one line in `error` when a sprite or some of its frames lack.
bool sprites_find(const Atlas *atlas, const SpriteWish *wishes, size_t count, Error *error);

// Always false; says in `error` that memory lacks.
bool sprites_no_memory(Error *error);

// Which picture a thing has: potions and scrolls show what they look like in this run, all else its kind.
enum {
    ICON_POTIONS = ITEM_COUNT, // RUN_LOOKS of them
    ICON_SCROLLS = ICON_POTIONS + RUN_LOOKS,
    ICON_COUNT = ICON_SCROLLS + RUN_LOOKS
};

// 0..ICON_COUNT - 1; that of a candle for what is no item.
int item_icon(const World *world, int item);

// The name of its sprite, written to `text` and returned.
enum { ICON_NAME_MAX = 32 };
const char *item_icon_name(int icon, char *text);
