#pragma once
// What follows from the tiles and from where the hero is: what he sees and knows, what shines, which ways
// lead.

#include "sim/state/world.h"

// For the world's level. False when memory lacks; terrain_free() then frees what there is.
bool terrain_init(World *world);
void terrain_free(World *world);

// Brings sight and distances up to date when the hero has come to another cell.
void terrain_look(World *world);

// The hero learns what a cell is like.
void terrain_note(World *world, Vec cell);

// Looks at everything anew: any tile, fixture or flame may be another.
void terrain_renew(World *world);

// Changes a tile of the level, with all that follows.
void terrain_set(World *world, Vec cell, Tile tile);

// What stands there is gone: floor is left.
void terrain_break(World *world, Vec cell, ActorId by);

// Changes what adorns a cell; the hero takes note when he sees it.
void terrain_adorn(World *world, Vec cell, Decor decor);
