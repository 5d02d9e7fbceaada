#include "view/canvas/item_icon.h"

#include <stdio.h>

int face_of(const World *world, int item) {
    if ((unsigned)item >= ITEM_COUNT) return ITEM_CANDLE;
    int look = world->hero.looks[item] % RUN_LOOKS;
    if (ITEMS[item].class == CLASS_POTION) return FACE_POTIONS + look;
    return ITEMS[item].class == CLASS_SCROLL ? FACE_SCROLLS + look : item;
}

const char *face_name(int face, char *text) {
    if (face < ITEM_COUNT) {
        (void)snprintf(text, FACE_NAME_MAX, "%s", ITEMS[face].name);
    } else if (face < FACE_SCROLLS) {
        (void)snprintf(text, FACE_NAME_MAX, "potion_%d", face - FACE_POTIONS);
    } else {
        (void)snprintf(text, FACE_NAME_MAX, "scroll_%d", face - FACE_SCROLLS);
    }
    return text;
}
