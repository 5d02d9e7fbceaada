#pragma once
// What all readers of Tiled's maps share: the frame, the tile sets, all tile layers, then all objects, in the
// order of the file. Only where CELLARIUM_MAPS is defined.

#include "io/level/tmj_tiles.h"

typedef struct TmjMap {
    TileSets sets;
    uint32_t *gids; // scratch, one a cell
    Vec size;       // cells
    Vec tile_px;
    Fault at;
    // What becomes of them; false with a fault.
    void *reader;
    bool (*tile)(void *reader, Meaning meaning, Vec cell);
    bool (*object)(void *reader, const json_t *object);
    void (*noted)(
        void *reader); // after a fault of an object or tile, to go on to the next; NULL: it ends there
} TmjMap;

// Reads all of a map of `least` to `most` cells. `frame` is called when its size is known, before the tiles.
// False with a fault; to be freed either way.
bool tmj_map_read(TmjMap *map, const json_t *json, const TmjSource *source, int least, Vec most,
                  bool (*frame)(void *reader, const json_t *json));
void tmj_map_free(TmjMap *map);

// An object's box in whole pixels. What stands as a tile has its place at its lower left corner.
bool tmj_box(const TmjMap *map, const json_t *object, Rect *px);

// The cell of an object's middle. False with a fault when it lies outside.
bool tmj_cell(const TmjMap *map, const json_t *object, Vec *cell);

// What its tile set says of an object that is a tile; MEANS_NOTHING for others.
bool tmj_tile_meaning(const TmjMap *map, const json_t *object, Meaning *meaning);
