#include "view/canvas/worn.h"

#include "view/canvas/sprites.h"

#include <stdio.h>
#include <string.h>

#define NOTHING 0xffff00ffu // where the bare hero has a pixel and the one with gear has none

enum { DYES = 5, VIEWS = 3 };

// The three views come first: each piece of gear that is drawn over him has at least these.
static const char *const PARTS[WORN_PARTS] = {"down",       "up",        "side",       "draw_down",
                                              "draw_up",    "draw_side", "throw_down", "throw_up",
                                              "throw_side", "ring",      "death"};

static const bool DRAWN[ITEM_COUNT] = {
    [ITEM_LONG_SWORD] = true, [ITEM_AXE] = true, [ITEM_BUCKLER] = true, [ITEM_KITE_SHIELD] = true};

// The colours of his blade, his boots and his ring, dark to light. Only the hero has them.
static const Colour PLAIN[GEAR_COUNT][DYES] = {
    [CLASS_WEAPON - GEAR_FIRST] = {0xff43435c, 0xff71778a, 0xff969faa, 0xffc3ccd0, 0xfff3f6eb},
    [CLASS_BOOTS - GEAR_FIRST] = {0xff321c1b, 0xff553223, 0xff7e4c2b, 0xffad7441},
    [CLASS_RING - GEAR_FIRST] = {0xffd8a269},
};

static const Colour DYED[ITEM_COUNT][DYES] = {
    [ITEM_SILVER_SWORD] = {0xff28428e, 0xff5fb6ef, 0xffb7effb, 0xfff3f6ea, 0xffffffff},
    [ITEM_FELT_BOOTS] = {0xff43435d, 0xff71778b, 0xff969fab, 0xffc3ccd1},
    [ITEM_NAILED_BOOTS] = {0xff0b0912, 0xff252238, 0xff575a72, 0xffc3ccd1},
    [ITEM_QUICK_BOOTS] = {0xff4a1026, 0xff8a1c33, 0xffc8333b, 0xfff06450},
    [ITEM_EMBER_RING] = {0xffc8333b},
    [ITEM_MOTH_RING] = {0xfff3f6ea},
    [ITEM_MAGPIE_RING] = {0xff3b75ca},
    [ITEM_HOURS_RING] = {0xffffc43d},
};

static bool find_over(Worn *worn, ItemKind kind, Error *error) {
    for (int part = 0; part < WORN_PARTS; part++) {
        char name[64];
        int *over = &worn->over[kind][part];
        *over = -1;
        if (!DRAWN[kind]) continue;
        snprintf(name, sizeof name, "worn_%s_%s", ITEMS[kind].name, PARTS[part]);
        *over = atlas_find(worn->atlas, name);
        if (part < VIEWS && !sprites_find(worn->atlas, &(SpriteWish){name, 1, over}, 1, error)) return false;
    }
    return true;
}

static void find_bare(Worn *worn) {
    for (int part = 0; part < WORN_PARTS; part++) {
        char name[64];
        snprintf(name, sizeof name, "hero_%s", PARTS[part]);
        worn->bare[part][0] = atlas_find(worn->atlas, name);
        snprintf(name, sizeof name, "hero_shut_%s", PARTS[part]);
        worn->bare[part][1] = atlas_find(worn->atlas, name);
    }
}

bool worn_init(Worn *worn, const Atlas *atlas, Error *error) {
    *worn = (Worn){.atlas = atlas, .sprite = -1};
    find_bare(worn);
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (!find_over(worn, (ItemKind)kind, error)) return false;
    }
    if (!image_init(&worn->image, WORN_SIDE, WORN_SIDE)) return sprites_no_memory(error);
    worn->image.hard = true;
    return true;
}

void worn_free(Worn *worn) {
    image_free(&worn->image);
}

static int part_of(const Worn *worn, int sprite) {
    for (int part = 0; part < WORN_PARTS; part++) {
        if (sprite == worn->bare[part][0] || sprite == worn->bare[part][1]) return part;
    }
    return -1;
}

// Draws a sprite in the middle of the image. With the lantern shut gear looks the same, so its fewer frames
// are used twice.
static void lay(Worn *worn, int sprite, int frame) {
    Rect from = atlas_frame(worn->atlas, sprite, frame);
    Blit blit = {.from = from, .at = {(WORN_SIDE - from.w) / 2, (WORN_SIDE - from.h) / 2}};
    image_blit(&worn->image, &worn->atlas->image, &blit);
}

static void swap(Worn *worn, Colour from, Colour to) {
    for (int i = 0; i < WORN_SIDE * WORN_SIDE; i++) {
        if (worn->image.pixels[i] == from) worn->image.pixels[i] = to;
    }
}

static void wear(Worn *worn, int gear, int part, int frame) {
    int item = worn->items[gear];
    const Colour *plain = PLAIN[gear], *dyed = DYED[item];
    for (int i = 0; i < DYES && dyed[i] != 0; i++) swap(worn, plain[i], dyed[i]);
    if (part >= 0 && worn->over[item][part] >= 0) lay(worn, worn->over[item][part], frame);
}

static bool shows(int item) {
    return item >= 0 && (DRAWN[item] || DYED[item][0] != 0);
}

bool worn_compose_image(Worn *worn, int sprite, int frame, const int items[GEAR_COUNT]) {
    bool any = false, same = sprite == worn->sprite && frame == worn->frame;
    for (int i = 0; i < GEAR_COUNT; i++) {
        any |= shows(items[i]);
        same &= items[i] == worn->items[i];
    }
    if (!any || same) return any;
    worn->sprite = sprite;
    worn->frame = frame;
    memcpy(worn->items, items, sizeof worn->items);
    memset(worn->image.pixels, 0, sizeof(Colour) * WORN_SIDE * WORN_SIDE);
    lay(worn, sprite, frame);
    for (int i = 0; i < GEAR_COUNT; i++) {
        if (shows(items[i])) wear(worn, i, part_of(worn, sprite), frame);
    }
    swap(worn, NOTHING, 0);
    return true;
}
