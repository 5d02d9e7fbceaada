#include "view/canvas/sprites.h"

#include <stdio.h>

static bool find(const Atlas *atlas, const SpriteWish *wish, char *error, size_t error_size) {
    *wish->sprite = atlas_find(atlas, wish->name);
    if (*wish->sprite < 0) {
        snprintf(error, error_size, "atlas: the sprite %s is missing", wish->name);
        return false;
    }
    if (atlas->sprites[*wish->sprite].frames >= wish->frames) return true;
    snprintf(error, error_size, "atlas: the sprite %s needs at least %d frames", wish->name, wish->frames);
    return false;
}

bool sprites_find(const Atlas *atlas, const SpriteWish *wishes, size_t count, char *error,
                  size_t error_size) {
    for (size_t i = 0; i < count; i++) {
        if (!find(atlas, &wishes[i], error, error_size)) return false;
    }
    return true;
}

bool sprites_no_memory(char *error, size_t error_size) {
    snprintf(error, error_size, "there is not enough memory for the picture");
    return false;
}

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
