#pragma once
// Tiles (what a cell is made of) and decor (what lies or hangs on it). Their rows are in list_tiles.h and
// list_decors.h.

#include <stdbool.h>
#include <stdint.h>

typedef enum Tile {
    TILE_VOID,
    TILE_WALL,
    TILE_FLOOR,
    TILE_DOOR,
    TILE_DOOR_OPEN,
    TILE_LOCKED_1,
    TILE_LOCKED_2,
    TILE_LOCKED_3,
    TILE_LOCKED_4,
    TILE_STAIRS_UP,
    TILE_STAIRS_DOWN,
    TILE_BRAZIER,
    TILE_BRAZIER_LIT,
    TILE_WATER,
    TILE_ICE,
    TILE_EMBER,
    TILE_CRACKED,
    TILE_SECRET,
    TILE_CRATE,
    TILE_POT,
    TILE_BARREL,
    TILE_SHRINE,
    TILE_PILLAR,
    TILE_GREAT_FIRE,
    TILE_KEEPER,
    TILE_ASKER,
    TILE_FURNITURE,
    TILE_COUNT
} Tile;

// The mark of a cell on the map.
typedef enum MapMark {
    MARK_NONE,
    MARK_YOU,
    MARK_MONSTER,
    MARK_TREASURE,
    MARK_HALLOWED,
    MARK_THING,
    MARK_CHEST,
    MARK_TRAP,
    MARK_KEY_1, // keys are filled; their doors have a dark middle
    MARK_KEY_2,
    MARK_KEY_3,
    MARK_KEY_4,
    MARK_LOCKED_1,
    MARK_LOCKED_2,
    MARK_LOCKED_3,
    MARK_LOCKED_4,
    MARK_DOWN,
    MARK_UP,
    MARK_LANDMARK,
    MARK_DOOR,
    MARK_FLAME,
    MARK_COLD,
    MARK_FLOOR,
    MARK_WALL,
    MARK_CRACKED,
    MARK_PROP,
    MARK_SHRINE,
    MARK_SHOP,
    MARK_GIFT,
    MARK_ASKER,
    MARK_WISH,
    MARK_WATER,
    MARK_ICE,
    MARK_EMBER,
    MARK_COUNT
} MapMark;

// The picture of a tile or decor in the tile set of exported maps, by names of sprites.
typedef struct PieceInfo {
    const char *name;
    int frame;
    const char *badge; // a sprite that is drawn on it, or NULL
    const char *under; // a sprite that is drawn under it, or NULL
} PieceInfo;

typedef struct TileInfo {
    const char *name;
    // Rules.
    char glyph;  // in dumps
    bool solid;  // stops bodies
    bool opaque; // stops sight and light
    bool way;    // paths may lead through: if it is solid, it can be opened
    bool wall;   // looks like a wall
    bool door;
    bool prop; // can be broken
    int lock;  // the kind of key that it needs, 1..KEY_KINDS; 0: none
    int pace;  // eighths of their speed that bodies keep on it; 0: all
    int fuel;  // ticks that it burns; 0: it does not burn
    // Looks: sprites by name.
    const char *sprite; // on floor, or a door in a row of walls; NULL: none
    const char *side;   // of a door in a column of walls
    const char *stands; // stands upright, in front of what is behind; its first frame
    int stands_frames;
    const char *pool; // instead of floor; its frames are variants, or ripple
    int pool_frames;
    bool ripples;
    bool mirrors; // mirrors what stands north of it
    PieceInfo piece;
    PieceInfo front; // of a wall whose lower half is shaded
    uint32_t ascii;  // colour of its letter, 0xaarrggbb
    uint32_t plan;   // colour of its square on the plan of a level; 0: none
    MapMark mark;
    const char *words; // what it does, in words, for players who look at it; NULL: nothing
} TileInfo;

extern const TileInfo TILES[TILE_COUNT];

// True for everything that looks like a wall, cracked walls and secret doors included.
static inline bool tile_looks_like_wall(Tile tile) {
    return TILES[tile].wall;
}

static inline bool tile_stairs(Tile tile) {
    return tile == TILE_STAIRS_UP || tile == TILE_STAIRS_DOWN;
}

// The kind of key that a locked door needs; 0: it is no locked door.
static inline int tile_lock(Tile tile) {
    return TILES[tile].lock;
}

// The door for the key of a kind 1..KEY_KINDS.
Tile tile_of_locked_door(int key);

// Decor blocks nobody: it is drawn over the front of a wall or on floor.
typedef enum Decor {
    DECOR_NONE,
    DECOR_TORCH,
    DECOR_BANNER,
    DECOR_PEBBLES,
    DECOR_BONES,
    DECOR_MOSS,
    DECOR_RUG,
    DECOR_BRACKET,
    DECOR_WEB,
    DECOR_PEDESTAL,
    DECOR_DAIS,
    DECOR_GREAT_BELL,
    DECOR_COUNT
} Decor;

typedef struct DecorInfo {
    const char *name;
    char glyph;
    Tile on;  // the only tile that it can be on
    int pace; // as for tiles
    int fuel;
    PieceInfo piece;
    uint32_t ascii;
    MapMark mark;      // instead of its tile's mark; MARK_NONE: the tile's
    const char *words; // as for tiles
} DecorInfo;

extern const DecorInfo DECORS[DECOR_COUNT];
