#pragma once
// The bag, and the quick slots that stand for kinds of what is in it.

#include "sim/world.h"

// Points that one of a kind brings which was found at a depth, once it is delivered.
static inline int pack_worth(ItemKind kind, int depth) {
    return ITEMS[kind].value * depth;
}

// Points that all of a kind in the bag would bring.
int pack_points(const Pack *pack, ItemKind kind);

// What every game begins with: candles, which bring no points, and arrows.
void pack_init(Pack *pack);

// Puts one into the bag that was collected at a depth (0: it brings no points), and its kind into a quick
// slot when it has none: the first free one, else the first that is used up and was not to stay.
void pack_add(Pack *pack, ItemKind kind, int depth);

// Takes out so many of a kind that were collected at a depth, of which there must be as many. After the last
// of what is in hand the bow is taken.
void pack_draw(Pack *pack, ItemKind kind, int depth, int count);

// Takes one out of the bag, of which there must be one: the one worth least. Returns its depth.
int pack_remove(Pack *pack, ItemKind kind);

// Takes all of a kind out that were collected at a depth. Returns how many.
int pack_empty(Pack *pack, ItemKind kind, int depth);

// Ticks for which the candle that leaves next has burnt already: those in the bag share the wax.
int pack_burnt(const Pack *pack);

// Puts a kind into a slot (1..SLOTS) to stay; it changes places with what was there. What stays there already
// stays no longer.
void pack_put(Pack *pack, int slot, ItemKind kind);
