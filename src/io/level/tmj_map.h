#pragma once
// What all readers of Tiled's maps share: the frame, the tile sets, all tile layers, then all objects, in the
// order of the file. All faults are said, whatever of the map can still be read. Only where CELLARIUM_MAPS is
// defined.

#include "io/level/tmj_tiles.h"

typedef struct TmjMap {
    TileSets sets;
    uint32_t *gids; // scratch, one a cell
    Vec size;       // cells
    Vec tile_px;
    Vec origin; // the cell of an infinite map that is 0,0 here
    Fault at;   // writes into `line`
    char line[320];
    bool tiles_sound;   // all tiles could be read, so that it can be told what stands on what
    int fractions;      // objects that do not lie on whole pixels,
    char fraction[192]; // and the first of them
    TmjFiles files;
    // What becomes of them; false with a fault.
    void *reader;
    bool (*tile)(void *reader, Meaning meaning, Vec cell);
    bool (*object)(void *reader, const json_t *object); // not of remarks, which have no class
} TmjMap;

// Reads all of a map of `least` to `most` cells. `frame` is called when its size is known, before the tiles.
// False with faults; to be freed either way.
bool tmj_map_read(TmjMap *map, const TmjSource *source, Told *told, int least, Vec most,
                  bool (*frame)(void *reader, const json_t *json));
void tmj_map_free(TmjMap *map);

// An object's box in whole pixels. What stands as a tile has its place at its lower left corner.
bool tmj_box(TmjMap *map, const json_t *object, Rect *px);

// The cell of an object's middle. False with a fault when it lies outside.
bool tmj_cell(TmjMap *map, const json_t *object, Vec *cell);

// What its tile set says of an object that is a tile; MEANS_NOTHING for others. False with a fault when it
// says nothing, and the object has no class of its own either.
bool tmj_tile_meaning(const TmjMap *map, const json_t *object, Meaning *meaning);
