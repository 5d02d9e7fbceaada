#pragma once
// Shooting and throwing: the item in hand, arrows and lobs.

#include "sim/state/world.h"

enum {
    AIM_MORE_TICKS = 6, // holding a throw for this long aims one cell further
    ARROW_CELLS = 10
};

// Takes a torch in hand. A torch that he held before falls at his feet.
void hand_hold_new_torch(World *world);

// Once a tick: the torch in his hand burns down.
void hand_torch_tick(World *world);

// Takes a kind from the bag in hand, or the bow (ITEM_ARROW). Cancels a throw that is being aimed. A burning
// torch in hand falls at his feet.
void hand_take(World *world, int kind);

// Range in cells of the lob being aimed; 0 when the hero does not aim.
int throw_aimed_reach(const World *world);

// The cell where that lob would land; nothing solid stands on the way to it.
Vec throw_target_cell(const World *world);

// Begins to draw the bow or to aim a throw, whichever the item in hand needs.
void throw_begin(World *world);

// Shoots the arrow once the bow is drawn.
void throw_shoot_arrow(World *world);

// Throws the item being aimed.
void throw_release(World *world);
