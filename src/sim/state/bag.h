#pragma once
// The bag, and the quick slots that refer to kinds of items in it.

#include "sim/state/hero.h"

// The points for delivering one item of a kind that was found at a depth.
int bag_item_worth(ItemKind kind, int depth, bool hallowed);

// Number of items of a kind in the bag that were collected at a depth and are, or are not, hallowed.
static inline int bag_count(const Bag *bag, ItemKind kind, int depth, bool hallowed) {
    int count = bag->hallowed[kind][depth];
    return hallowed ? count : bag->from[kind][depth] - count;
}

// Points that all of a kind in the bag would bring.
int bag_points(const Bag *bag, ItemKind kind);

// How many of a kind in the bag are hallowed.
int bag_count_hallowed(const Bag *bag, ItemKind kind);

// The bag at the start of a game: candles, which bring no points, and arrows.
void bag_init(Bag *bag);

// Puts one item into the bag that was collected at a depth (0: it brings no points). A kind without a quick
// slot gets one: the first free one, else the first whose kind is used up and was not pinned.
void bag_add(Bag *bag, ItemKind kind, int from_depth);

// The same, keeping the item's own state: hallowed, partly burnt.
void bag_add_item(Bag *bag, const Item *item);

// Takes out `count` items of a kind that were collected at a depth and are hallowed or not; there must be
// that many. When the last item in hand is gone, the bow is in hand.
void bag_take(Bag *bag, ItemKind kind, int depth, bool hallowed, int count);

// Takes one item out of the bag, the one worth least. There must be one.
Item bag_remove_least(Bag *bag, ItemKind kind);

// The ticks that the next candle out of the bag has burnt already. All candles in the bag share one count.
int bag_candle_burnt(const Bag *bag);

// Makes a bag sound that comes from elsewhere: counts fit together, and what cannot be in it is not.
void bag_mend(Bag *bag);

// Assigns a kind to a slot (1..SLOTS) and pins it, swapping with the kind that was there. If it is pinned
// there already, it is unpinned.
void bag_toggle_pin(Bag *bag, int slot, ItemKind kind);
