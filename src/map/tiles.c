#include "map/tiles.h"

const TileInfo TILES[TILE_COUNT] = {
    [TILE_VOID] = {.name = "void", .glyph = ' ', .solid = true, .opaque = true},
    [TILE_WALL] = {.name = "wall", .glyph = '#', .solid = true, .opaque = true},
    [TILE_FLOOR] = {.name = "floor", .glyph = '.', .way = true},
    [TILE_DOOR] = {.name = "door", .glyph = '+', .solid = true, .opaque = true, .way = true},
    [TILE_DOOR_OPEN] = {.name = "open door", .glyph = '+', .way = true},
    [TILE_LOCKED_1] = {.name = "locked door 1", .glyph = '1', .solid = true, .opaque = true},
    [TILE_LOCKED_2] = {.name = "locked door 2", .glyph = '2', .solid = true, .opaque = true},
    [TILE_LOCKED_3] = {.name = "locked door 3", .glyph = '3', .solid = true, .opaque = true},
    [TILE_LOCKED_4] = {.name = "locked door 4", .glyph = '4', .solid = true, .opaque = true},
    [TILE_STAIRS_UP] = {.name = "stairs up", .glyph = '<', .way = true},
    [TILE_STAIRS_DOWN] = {.name = "stairs down", .glyph = '>', .way = true},
    [TILE_BRAZIER] = {.name = "brazier", .glyph = '%', .solid = true},
    [TILE_BRAZIER_LIT] = {.name = "lit brazier", .glyph = '&', .solid = true},
    [TILE_WATER] = {.name = "water", .glyph = '~', .way = true},
    [TILE_ICE] = {.name = "ice", .glyph = ':', .way = true},
    [TILE_EMBER] = {.name = "embers", .glyph = '\'', .way = true},
    [TILE_CRACKED] = {.name = "cracked wall", .glyph = '/', .solid = true, .opaque = true},
    [TILE_SECRET] = {.name = "secret door", .glyph = '\\', .solid = true, .opaque = true},
    [TILE_CRATE] = {.name = "crate", .glyph = '[', .solid = true},
    [TILE_POT] = {.name = "pot", .glyph = '(', .solid = true},
    [TILE_BARREL] = {.name = "powder barrel", .glyph = ')', .solid = true},
    [TILE_SHRINE] = {.name = "shrine", .glyph = '_', .solid = true},
};

const DecorInfo DECORS[DECOR_COUNT] = {
    [DECOR_NONE] = {.name = "none", .glyph = '\0', .on = TILE_VOID},
    [DECOR_TORCH] = {.name = "torch", .glyph = '!', .on = TILE_WALL},
    [DECOR_BANNER] = {.name = "banner", .glyph = '#', .on = TILE_WALL},
    [DECOR_PEBBLES] = {.name = "pebbles", .glyph = ',', .on = TILE_FLOOR},
    [DECOR_BONES] = {.name = "bones", .glyph = ',', .on = TILE_FLOOR},
    [DECOR_MOSS] = {.name = "moss", .glyph = ',', .on = TILE_FLOOR},
    [DECOR_RUG] = {.name = "rug", .glyph = '"', .on = TILE_FLOOR},
    [DECOR_BRACKET] = {.name = "bracket", .glyph = '|', .on = TILE_WALL},
    [DECOR_WEB] = {.name = "web", .glyph = '"', .on = TILE_FLOOR},
    [DECOR_PEDESTAL] = {.name = "pedestal", .glyph = '-', .on = TILE_FLOOR},
};
