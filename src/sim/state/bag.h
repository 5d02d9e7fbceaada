#pragma once
// The bag, and the quick slots that refer to kinds of items in it.

#include "sim/state/hero.h"

// Points that one item of a kind, found at a depth, brings when it is delivered.
int bag_worth(ItemKind kind, int depth, bool hallowed);

// Number of items of a kind in the bag that were collected at a depth and are, or are not, hallowed.
static inline int bag_count(const Bag *bag, ItemKind kind, int depth, bool hallowed) {
    int count = bag->hallowed[kind][depth];
    return hallowed ? count : bag->from[kind][depth] - count;
}

// Points that all of a kind in the bag would bring.
int bag_points(const Bag *bag, ItemKind kind);

// How many of a kind in the bag are hallowed.
int bag_hallowed(const Bag *bag, ItemKind kind);

// The bag at the start of a game: candles, which bring no points, and arrows.
void bag_init(Bag *bag);

// Puts one into the bag that was collected at a depth (0: it brings no points), and its kind into a quick
// slot when it has none: the first free one, else the first that is used up and was not to stay.
void bag_add(Bag *bag, ItemKind kind, int depth);

// The same, keeping the item's own state: hallowed, partly burnt.
void bag_store(Bag *bag, const Item *item);

// Takes out so many of a kind that were collected at a depth and are hallowed or not, of which there must be
// as many. After the last of what is in hand the bow is taken.
void bag_draw(Bag *bag, ItemKind kind, int depth, bool hallowed, int count);

// Takes one out of the bag, of which there must be one: the one worth least.
Item bag_remove(Bag *bag, ItemKind kind);

// Ticks for which the next candle out of the bag has burnt already: candles in the bag share one count.
int bag_burnt(const Bag *bag);

// Assigns a kind to a slot (1..SLOTS) and keeps it there, swapping with the slot's old kind. If it is kept
// there already it is no longer kept.
void bag_put(Bag *bag, int slot, ItemKind kind);
