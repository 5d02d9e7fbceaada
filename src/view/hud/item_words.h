#pragma once
// What things are good for, in a few words each: for the bag and for messages.

#include "sim/state/world.h"

typedef struct ItemWords {
    const char *use;   // what using it does; NULL: it is only thrown, or works by itself
    const char *toss;  // what throwing it does; NULL: nothing of its own
    const char *works; // of what is worn or works at once
} ItemWords;

extern const ItemWords ITEM_WORDS[ITEM_COUNT];

// The same, as far as the hero knows what it is.
const ItemWords *item_words(const World *world, ItemKind kind);
