#include "map/tiles.h"

const TileInfo TILES[TILE_COUNT] = {
#define TILE(kind, ...) [TILE_##kind] = {__VA_ARGS__},
#include "map/list_tiles.h"
#undef TILE
};

const DecorInfo DECORS[DECOR_COUNT] = {
#define DECOR(kind, ...) [DECOR_##kind] = {__VA_ARGS__},
#include "map/list_decors.h"
#undef DECOR
};

Tile tile_locked(int key) {
    int tile = 0;
    while (TILES[tile].lock != key) tile++;
    return (Tile)tile;
}
