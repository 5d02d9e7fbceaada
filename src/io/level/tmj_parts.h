#pragma once
// Reading maps of Tiled, from the outside in: what the files of this room share.

#include "base/geom.h"
#include "gen/gen.h"
#include "gen/pieces/set_piece.h"
#include "io/fault.h"
#include "io/json_read.h"
#include "io/level/pieces.h"
#include "io/level/tmj.h"
#include "map/level.h"

// Files of Tiled as JSON, whichever of its two formats they have: .tmj and .tsj are read as they are, .tmx
// and .tsx (XML) become what Tiled would write as JSON. Only where CELLARIUM_MAPS is defined.

// `type`: "map", "tileset" or "template". NULL with a fault; the caller calls json_decref(). At most
// TMJ_SIZE_MAX bytes.
json_t *tmj_parse(const void *bytes, size_t size, const char *type, const Fault *at);

// A file of JSON as Tiled before its version 1.2 wrote it becomes as it is now.
void tmj_modernise(json_t *json);

// The files that a map names, each read and parsed once. Zeroed but for its source to begin with.
typedef struct TmjFiles {
    const TmjSource *source;
    json_t *files; // by name; null: it cannot be used
    size_t bytes;
} TmjFiles;

void tmj_files_free(TmjFiles *files);

// The same of a file that a map names, which must lie beside it or below; it stays with `files`. What is
// wrong with a file is said once.
json_t *tmj_load(TmjFiles *files, const char *name, const char *type, const Fault *at);

// The meanings of a map's words: names from the tables of pieces, items and monsters, and a few more.

typedef struct Meaning {
    enum {
        MEANS_NOTHING,
        MEANS_PIECE,
        MEANS_ITEM,
        MEANS_MONSTER,
        MEANS_START,
        MEANS_FIXTURE,
        MEANS_ROOM,
        MEANS_ACROSS, // the halves of a hall
        MEANS_DOWN,
        MEANS_KEEP, // what no toll changes
        MEANS_VESTIBULE,
        MEANS_UNKNOWN // a tile has a class that is no word of ours
    } what;
    int kind; // a piece (PIECE_NONE: void), an ItemKind, an ActorKind or a FixtureKind
} Meaning;

// MEANS_NOTHING for a word of no meaning. Capitals, '_' and '-' make no difference: "Stairs_Down" is "stairs
// down".
Meaning tmj_meaning(const char *word);

// True for the words that only set pieces have.
bool tmj_of_piece(const char *word);

// The cells of a tile layer, however they are written: a list of numbers, or base64, plain, zlib or gzip.
// Only where CELLARIUM_MAPS is defined.

#define TMJ_GID_MASK 0x0fffffffu // the four bits above turn and flip a tile

// Fills gids[0..count-1] with the numbers of a layer or chunk; `layer` says how they are written.
bool tmj_cells(const json_t *layer, const json_t *data, uint32_t *gids, size_t count, const Fault *at);

// The tile sets of a map: what each number of a tile layer means. Only where CELLARIUM_MAPS is defined.

enum { TILE_SETS_MAX = 64, TILE_SET_TILES_MAX = 1 << 16 };

typedef struct TileSet {
    uint32_t first; // the number of its first tile
    int count;
    Meaning *tiles;
    Meaning all; // of those that say nothing themselves: the set's own class
    char name[40];
    char aligned[16]; // where its tiles lie as objects, by their place: "topleft" and so on; "": at their
                      // lower left
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

// Where the cells of a tile layer lie: in one block, or, in infinite maps, in chunks anywhere. Only where
// CELLARIUM_MAPS is defined.

// The cells of an infinite map in which something is drawn, in its own numbers: all of its visible layers.
// False with a fault.
bool tmj_chunks_extent(const json_t *map, Rect *cells, Fault *at);

// Fills gids[0..] with the numbers of a layer in these cells, with their bits for turned tiles. `edge`: so
// many cells on each side are not of the map and stay 0. False with a fault.
bool tmj_layer_cells(const json_t *layer, Rect cells, int edge, uint32_t *gids, const Fault *at);

// What all readers of Tiled's maps share: the frame, the tile sets, all tile layers, then all objects, in the
// order of the file. All faults are said, whatever of the map can still be read. Only where CELLARIUM_MAPS is
// defined.

typedef struct TmjMap {
    TileSets sets;
    uint32_t *gids; // scratch, one a cell
    Vec size;       // cells
    Vec tile_px;
    Vec origin; // the cell of an infinite map that is 0,0 here
    Fault at;   // writes into `line`
    char line[320];
    bool lenient;     // what says nothing is passed over with a warning, where something else says something
    int edge;         // cells of stone that are added on each side
    Meaning layer;    // what the class or name of the layer that is read says of its tiles
    int said, unsaid; // cells that say what they are, and that do not
    bool tiles_sound; // all tiles could be read, so that it can be told what stands on what
    int fractions;    // objects that do not lie on whole pixels,
    char fraction[192]; // and the first of them
    TmjFiles files;
    // Places them; false with a fault. MEANS_NOTHING: something is drawn there.
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

// What the properties of a map say of the level as a whole, and the properties of its objects. Only where
// CELLARIUM_MAPS is defined.

// A custom property of an object or map. `*value` stays when there is none. False with a fault when it is no
// whole number from `lo` to `hi`, or neither true nor false.
bool tmj_number(const json_t *of, const char *name, int lo, int hi, int *value, const Fault *at);
bool tmj_flag(const json_t *of, const char *name, bool *value, const Fault *at);

// Of a level of its final size, still empty. Options pass gen_check(), whatever the map's size; those of a
// map that names no generator are the usual ones of halls.
bool tmj_head_read(const json_t *map, Level *level, GenOptions *options, const Fault *at);

// Checks that a level read from a map is valid.

// True when everything stands on floor, each thing on a cell of its own, and decor is on its proper tile;
// else a fault each. Without `started` the start is not looked at.
bool tmj_check(const Level *level, bool started, const Fault *at);

// The properties of a set piece as a whole: where it fits and how it is laid. Only where CELLARIUM_MAPS is
// defined.

// Reads the map's properties; those that are not there are as usual. Each that is wrong is a fault.
void piece_head_read(SetPiece *piece, const json_t *map, const Fault *at);
