#pragma once
// What the hero carries and throws: the thing in hand, the quick slots, arrows and lobs.

#include "sim/world.h"

// What every game begins with: candles and arrows.
void pack_init(Pack *pack);

// Puts a good into the pack, and into a free quick slot when its kind has none.
void pack_add(Pack *pack, ItemKind kind);

// Takes what the slot (1..SLOTS) stands for in hand, where there is some of it; pressed again, the bow.
void throw_choose(World *world, int slot);

// How far (cells) a lob would fly that is held just now; 0 when the hero aims at nothing.
int throw_reach(const World *world);

// The cell where it would come down: on the way to it nothing solid stands.
Vec throw_target(const World *world);

// Begins to shoot, or to aim, with what is in hand.
void throw_begin(World *world);

// One tick of ACT_DRAW, ACT_AIM; `held`: the button is still down.
void throw_tick(World *world, bool held);
