#include "map/tile.h"

const TileInfo TILES[TILE_COUNT] = {
    [TILE_VOID] = {.name = "void", .glyph = ' ', .solid = true, .opaque = true},
    [TILE_WALL] = {.name = "wall", .glyph = '#', .solid = true, .opaque = true},
    [TILE_FLOOR] = {.name = "floor", .glyph = '.', .solid = false, .opaque = false},
};

const DecorInfo DECORS[DECOR_COUNT] = {
    [DECOR_NONE] = {.name = "none", .glyph = '\0', .on = TILE_VOID},
    [DECOR_TORCH] = {.name = "torch", .glyph = '!', .on = TILE_WALL},
    [DECOR_BANNER] = {.name = "banner", .glyph = '#', .on = TILE_WALL},
    [DECOR_PEBBLES] = {.name = "pebbles", .glyph = ',', .on = TILE_FLOOR},
    [DECOR_BONES] = {.name = "bones", .glyph = ',', .on = TILE_FLOOR},
    [DECOR_MOSS] = {.name = "moss", .glyph = ',', .on = TILE_FLOOR},
    [DECOR_RUG] = {.name = "rug", .glyph = '"', .on = TILE_FLOOR},
};
