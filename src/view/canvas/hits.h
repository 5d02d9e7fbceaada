#pragma once
// The parts of a picture that can be clicked, noted as they are drawn, so that they lie where they are seen.

#include "base/geom.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum Hit {
    HIT_NONE,
    HIT_COVER, // a panel: nothing to click, but nothing below it either
    HIT_BACK,
    HIT_CONFIRM,
    HIT_NEXT,  // the other page
    HIT_ORDER, // of a table
    HIT_COPY,  // a code
    HIT_FILE,  // a recording
    HIT_NEW,   // another dungeon, or the same again
    HIT_SAME,
    HIT_USE,
    HIT_THROW,
    HIT_HAND,   // what is in hand
    HIT_SLOT_1, // the first of the quick slots
    HIT_SLOT_LAST = HIT_SLOT_1 + 4,
    HIT_FIELD, // a map, from its first cell to its last
    HIT_MAP,
    HIT_BAG,
    HIT_BELL,
    HIT_SHUTTER,
    HIT_EXPLORE,
    HIT_WAIT,
    HIT_LOOK,
    HIT_PAUSE,
    HIT_STRIKE, // under a finger
    HIT_ROLL,
    HIT_MORE,             // all actions
    HIT_TAKE_BACK,        // the dungeon that was left
    HIT_ENTRY,            // the first entry of a menu or a list; the others follow
    HIT_ROW = 1024 * 1024 // the same of one that scrolls with its cursor
} Hit;

enum { HITS_MAX = 192 };

typedef struct HitBox {
    Rect rect; // px of the HUD's layer
    int hit;   // Hit, or more by the number of an entry
} HitBox;

typedef struct Hits {
    HitBox at[HITS_MAX]; // what lies on top comes last
    int count;
} Hits;

static inline void hits_add(Hits *hits, Rect rect, int hit) {
    if (hits != NULL && hits->count < HITS_MAX) hits->at[hits->count++] = (HitBox){rect, hit};
}

// An entry of a list, of which not all may be shown.
static inline void hits_add_entry(Hits *hits, Rect rect, int index, bool scrolls) {
    hits_add(hits, rect, (scrolls ? (int)HIT_ROW : (int)HIT_ENTRY) + index);
}

// Its number; below 0: it is none.
static inline int hits_entry(const HitBox *box) {
    return box == NULL ? -1 : box->hit - (box->hit >= (int)HIT_ROW ? (int)HIT_ROW : (int)HIT_ENTRY);
}

// The box at a px, the one on top; NULL: none.
static inline const HitBox *hits_at(const Hits *hits, Vec px) {
    for (int i = hits->count - 1; i >= 0; i--) {
        if (rect_has(hits->at[i].rect, px)) return &hits->at[i];
    }
    return NULL;
}
