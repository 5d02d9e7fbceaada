#pragma once
// The page of the bag: what is in it and what that is good for, the quick slots, what is worn and what works,
// and what the hero is here for. The caller keeps the cursor.

#include "sim/state/world.h"
#include "view/canvas/panel.h"

typedef struct BagPage {
    const World *world;
    int cursor; // 0..bag_page_count() - 1
    const char *use_key, *throw_key, *slot_keys;
    const char *back_key; // NULL: the way back of touch_pad.h is drawn over it, at the right below
} BagPage;

// How many kinds of things are in the bag, and the ItemKind of one of them, -1: there is none.
int bag_page_count(const World *world);
int bag_page_kind(const World *world, int index);
// Where an ItemKind stands there, or what came after it when there is none of it left.
int bag_page_index(const World *world, int kind);

// What a thing is good for. Of a gift, `gift` alone.
enum { BAG_WORDS_MAX = 256 };
typedef struct BagWords {
    const char *use;                               // what using it does; NULL: nothing
    const char *pin;                               // what the key of a quick slot does
    char toss[BAG_WORDS_MAX], gift[BAG_WORDS_MAX]; // "": none
} BagWords;
void bag_page_words(const World *world, int kind, BagWords *to);
extern const char BAG_EMPTY[];

// Fills a picture of 640x360 or more; the caller darkens it before.
void bag_page_draw(const Ui *ui, Image *to, const BagPage *page);
