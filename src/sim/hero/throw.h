#pragma once
// What the hero throws: the thing in hand, arrows and lobs.

#include "sim/state/world.h"

enum {
    AIM_MORE_TICKS = 6, // for which a throw is held to go one cell further
    ARROW_CELLS = 10
};

// Takes a torch in hand; one that was there before falls at his feet.
void throw_take_torch(World *world);

// Once a tick: the torch in his hand burns down.
void throw_tick(World *world);

// Takes a kind that is in the bag in hand, or the bow (ITEM_ARROW). Ends a throw that was begun; a burning
// torch in hand falls at his feet.
void throw_hold(World *world, int kind);

// How far (cells) a lob would fly that is held just now; 0 when the hero aims at nothing.
int throw_reach(const World *world);

// The cell where it would come down: on the way to it nothing solid stands.
Vec throw_target(const World *world);

// Begins to shoot, or to aim, with what is in hand.
void throw_begin(World *world);

// The bow is drawn: the arrow flies off.
void throw_shoot(World *world);

// Lets go of what is held to be thrown.
void throw_release(World *world);
