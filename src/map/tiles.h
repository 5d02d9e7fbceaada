#pragma once
// What a cell is made of, and what adorns it. One row in tile.c adds a kind.

#include <stdbool.h>
#include <stdint.h>

typedef enum Tile {
    TILE_VOID,
    TILE_WALL,
    TILE_FLOOR,
    TILE_DOOR,
    TILE_DOOR_OPEN,
    TILE_LOCKED_1, // opened by the key of that kind
    TILE_LOCKED_2,
    TILE_LOCKED_3,
    TILE_LOCKED_4,
    TILE_STAIRS_UP,
    TILE_STAIRS_DOWN,
    TILE_BRAZIER, // stands in the way, but not of sight
    TILE_BRAZIER_LIT,
    TILE_WATER,   // slows, puts out fire
    TILE_ICE,     // carries on whoever walks on it
    TILE_EMBER,   // hurts, and shines a little
    TILE_CRACKED, // a wall that a blast opens
    TILE_SECRET,  // a wall that its plate opens
    TILE_CRATE,   // can be pushed, and broken
    TILE_POT,
    TILE_BARREL, // of powder
    TILE_SHRINE,
    TILE_COUNT
} Tile;

typedef struct TileInfo {
    const char *name;
    char glyph;  // in dumps
    bool solid;  // stops bodies
    bool opaque; // stops sight and light
    bool way;    // paths may lead through: what is solid there opens
} TileInfo;

extern const TileInfo TILES[TILE_COUNT];

// What looks like a wall, be it cracked or a secret.
static inline bool tile_wall(Tile tile) {
    return (tile == TILE_WALL) | (tile == TILE_CRACKED) | (tile == TILE_SECRET);
}

// The kind of key that a locked door needs; 0: it is none.
static inline int tile_lock(Tile tile) {
    return tile >= TILE_LOCKED_1 && tile <= TILE_LOCKED_4 ? (int)(tile - TILE_LOCKED_1) + 1 : 0;
}

// Never in the way: drawn over a wall's front or on the floor.
typedef enum Decor {
    DECOR_NONE,
    DECOR_TORCH,
    DECOR_BANNER,
    DECOR_PEBBLES,
    DECOR_BONES,
    DECOR_MOSS,
    DECOR_RUG,
    DECOR_BRACKET, // a torch that does not burn
    DECOR_WEB,
    DECOR_PEDESTAL, // of the hand bell
    DECOR_COUNT
} Decor;

typedef struct DecorInfo {
    const char *name;
    char glyph;
    Tile on; // the only tile that it goes with
} DecorInfo;

extern const DecorInfo DECORS[DECOR_COUNT];
