#pragma once
// The page of the bag: what is in it and what that is good for, the quick slots, gear and power-ups, and the
// goal. The caller owns the cursor.

#include "sim/state/world.h"
#include "view/canvas/panel.h"

typedef struct BagPage {
    const World *world;
    int cursor; // 0..bag_page_count_kinds() - 1
    const char *use_key, *throw_key, *slot_keys;
    const char *back_key; // NULL: the button Back of touch_pad.h is drawn over the page, at the lower right
} BagPage;

// The number of kinds that the page lists: what is in the bag, and gifts.
int bag_page_count_kinds(const World *world);
// The ItemKind at an index of the list; -1: there is none.
int bag_page_kind(const World *world, int index);
// The index of a kind in the list. If none of it is left: of the kind after it, or of the last one.
int bag_page_nearest(const World *world, int kind);

// What can be done with a thing of the bag, in words. A gift has only `gift`.
enum { BAG_WORDS_MAX = 256 };
typedef struct BagWords {
    const char *use;                               // what using it does; NULL: nothing
    const char *pin;                               // what the key of a slot does
    char toss[BAG_WORDS_MAX], gift[BAG_WORDS_MAX]; // "": none
} BagWords;
void bag_page_action_words(const World *world, int kind, BagWords *to);
extern const char BAG_EMPTY[];

// Fills a picture of at least 640x360. The caller darkens it first.
void bag_page_draw(const Ui *ui, Image *to, const BagPage *page);
