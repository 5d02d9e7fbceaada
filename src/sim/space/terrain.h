#pragma once
// What follows from the tiles and from where the hero is: sight, distances, where no path leads.

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

// True where something gave way to sheer force: props, cracked walls, plain doors. `by`: index, -1: nobody.
bool terrain_breach(World *world, Vec cell, int by);

// What stands there is gone: floor is left.
void terrain_break(World *world, Vec cell, int by);

// No path leads through a cell any more, or does again.
void terrain_bar(World *world, Vec cell);

// Once a tick: what the floor does to those who stand on it.
void terrain_tread(World *world);

// What lies on the floor concerns it: it does not fly.
bool terrain_treads(const World *world, int index);

// Eighths of its speed at which an actor gets on where it stands; whether it slips there.
int terrain_pace(const World *world, int index);
bool terrain_slips(const World *world, int index);

// Steps to the hero as those of a gait go, by the state of now.
const DistMap *terrain_to_hero(const World *world, PathProfile gait);

// Those that shun light learn where it shines now.
void terrain_shade(World *world);

// Changes what adorns a cell; the hero takes note when he sees it.
void terrain_adorn(World *world, Vec cell, Decor decor);
