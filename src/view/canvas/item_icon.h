#pragma once
// Which picture a thing has: potions and scrolls show what they look like in this run, all else its kind.

#include "sim/state/world.h"

enum {
    FACE_POTIONS = ITEM_COUNT, // RUN_LOOKS of them
    FACE_SCROLLS = FACE_POTIONS + RUN_LOOKS,
    FACE_COUNT = FACE_SCROLLS + RUN_LOOKS
};

// 0..FACE_COUNT - 1; that of a candle for what is no item.
int face_of(const World *world, int item);

// The name of its sprite, written to `text` and returned.
enum { FACE_NAME_MAX = 32 };
const char *face_name(int face, char *text);
