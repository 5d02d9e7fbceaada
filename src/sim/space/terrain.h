#pragma once
// What follows from the tiles and the hero's position: what he sees and knows, what is lit, where paths
// lead.

#include "sim/state/world.h"

// For the world's level. Returns false when out of memory; then call terrain_free().
bool terrain_init(World *world);
// For a copied world that has none of its own yet. Returns false as above.
bool terrain_copy(World *to, const World *from);
void terrain_free(World *world);

// Updates sight and distances when the hero has come to another cell.
void terrain_update_view(World *world);

// Records a cell in the hero's knowledge.
void terrain_learn_cell(World *world, Vec cell);

// Recomputes everything: any tile, fixture or flame may have changed.
void terrain_renew(World *world);
// The same as the hero sees it from that cell: where he was when he last looked.
void terrain_renew_from(World *world, Vec hero_cell);

// Changes a tile of the level and updates everything derived from it.
void terrain_set(World *world, Vec cell, Tile tile);

// True for what a body wider than a cell breaks as it walks: walls that a toll built, doors, props; not the
// border.
bool terrain_gives_way(const Level *level, Vec cell);

// Replaces the tile with floor and emits the event of its breaking.
void terrain_break(World *world, Vec cell, ActorId by);

// Changes the decor of a cell; the hero's knowledge follows if he sees it.
void terrain_set_decor(World *world, Vec cell, Decor decor);
