#include "view/canvas/sprites.h"

#include "lang/lang.h"
#include "sim/state/world.h"

#include <stdio.h>

static bool find(const Atlas *atlas, const SpriteWish *wish, Error *error) {
    *wish->sprite = atlas_find(atlas, wish->name);
    if (*wish->sprite < 0) {
        return fail(error, tr("atlas: the sprite %s is missing"), wish->name);
    }
    if (atlas->sprites[*wish->sprite].frames >= wish->frames) return true;
    return fail(error, tr("atlas: the sprite %s needs at least %d frames"), wish->name, wish->frames);
}

bool sprites_find(const Atlas *atlas, const SpriteWish *wishes, size_t count, Error *error) {
    for (size_t i = 0; i < count; i++) {
        if (!find(atlas, &wishes[i], error)) return false;
    }
    return true;
}

bool sprites_no_memory(Error *error) {
    return fail(error, tr("there is not enough memory for the picture"));
}

int item_icon(const World *world, int item) {
    if ((unsigned)item >= ITEM_COUNT) return ITEM_CANDLE;
    int appearance = world->hero.looks[item] % RUN_LOOKS;
    if (ITEMS[item].class == CLASS_POTION) return ICON_POTIONS + appearance;
    return ITEMS[item].class == CLASS_SCROLL ? ICON_SCROLLS + appearance : item;
}

const char *item_icon_name(int icon, char *text) {
    if (icon < ITEM_COUNT) {
        (void)snprintf(text, ICON_NAME_MAX, "%s", ITEMS[icon].name);
    } else if (icon < ICON_SCROLLS) {
        (void)snprintf(text, ICON_NAME_MAX, "potion_%d", icon - ICON_POTIONS);
    } else {
        (void)snprintf(text, ICON_NAME_MAX, "scroll_%d", icon - ICON_SCROLLS);
    }
    return text;
}
