#pragma once
// What the option `varied` changes in the generators: the descent's levels differ more than a single dungeon.

#include "gen/tools/context.h"

// pillars: throws walls from pillars of several sizes and distances.
void varied_throw_walls(GenContext *gen);

// halls: draws the size of room number `index`. Puts the chosen rooms into another order.
Vec varied_draw_size(GenContext *gen, int index);
void varied_order_rooms(Level *level);

// rooms: the sides that a room may grow to, and in `tries` how often it tries. `least`..`most` are those of a
// usual room.
Vec varied_draw_growth(GenContext *gen, int least, int most, int *tries);

// scatter: strews blocks of stone that cover about that much.
void varied_scatter_blocks(GenContext *gen, int percent);

// maze: true if a door is near.
bool varied_has_door_near(const GenContext *gen, Vec cell);

// caves: breaks through rock where the way around is long.
void varied_dig_loops(GenContext *gen);
