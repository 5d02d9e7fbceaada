#include "map/tiles.h"

#include "base/text.h"

const TileInfo TILES[TILE_COUNT] = {
#define TILE(kind, ...) [TILE_##kind] = {__VA_ARGS__},
#include "map/list_tiles.h"
#undef TILE
};

_Static_assert(0
#define TILE(...) +1
#include "map/list_tiles.h"
#undef TILE
                   == TILE_COUNT,
               "each tile has one row");

const DecorInfo DECORS[DECOR_COUNT] = {
#define DECOR(kind, ...) [DECOR_##kind] = {__VA_ARGS__},
#include "map/list_decors.h"
#undef DECOR
};

_Static_assert(0
#define DECOR(...) +1
#include "map/list_decors.h"
#undef DECOR
                   == DECOR_COUNT,
               "each decor has one row");

Tile tile_of_locked_door(int key) {
    int tile = 0;
    while (TILES[tile].lock != key) tile++;
    return (Tile)tile;
}
