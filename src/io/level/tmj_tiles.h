#pragma once
// The tile sets of a map: what each number of a tile layer means. Only where CELLARIUM_MAPS is defined.

#include "io/json_read.h"
#include "io/level/tmj_parse.h"
#include "io/level/tmj_words.h"

enum { TILE_SETS_MAX = 64, TILE_SET_TILES_MAX = 1 << 16 };

typedef struct TileSet {
    uint32_t first; // the number of its first tile
    int count;
    Meaning *tiles;
    char name[40];
} TileSet;

typedef struct TileSets {
    TileSet sets[TILE_SETS_MAX];
    int count;
} TileSets;

// Reads the map's list, with those in files of their own. False with faults; to be freed either way.
bool tmj_tiles_read(TileSets *sets, const json_t *map, TmjFiles *files, Fault *at);
void tmj_tiles_free(TileSets *sets);

// The set that a number greater than 0 belongs to, NULL if none.
const TileSet *tmj_tiles_find(const TileSets *sets, uint32_t gid);
