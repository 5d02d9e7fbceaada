#pragma once
// What the hero carries and throws: the thing in hand, the quick slots, arrows and lobs.

#include "sim/world.h"

enum {
    DRAW_TICKS = 8,     // from the press to the shot
    LOOSE_TICKS = 10,   // after a shot or a throw
    AIM_MORE_TICKS = 6, // for which a throw is held to go one cell further
    LOB_CELL_TICKS = 4, // that it flies for each
    ARROW_CELLS = 10
};

// What every game begins with: candles and arrows.
void pack_init(Pack *pack);

// Puts a good into the pack, and into a quick slot when its kind has none: the first free one, else the first
// whose kind is used up.
void pack_add(Pack *pack, ItemKind kind);

// Takes a good out of the pack, of which there must be one. After the last of what is in hand the bow is
// taken.
void pack_remove(Pack *pack, ItemKind kind);

// Takes a torch in hand; one that was there before falls at his feet.
void pack_take_torch(World *world);

// The torch in his hand goes out, if there is one.
void pack_douse(World *world);

// Takes what the slot (1..SLOTS) stands for in hand, where there is some of it; pressed again, the bow. Ends
// a throw that was begun. A burning torch in hand falls at his feet.
void throw_choose(World *world, int slot);

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

// What flew has come down, upon an actor or nobody (-1).
void throw_land(World *world, const Missile *missile, int target);
