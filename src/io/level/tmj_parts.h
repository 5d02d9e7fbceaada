#pragma once
// What the files of this room share for reading maps of Tiled, from the whole file down to its parts.

#include "base/geom.h"
#include "gen/gen.h"
#include "gen/pieces/set_piece.h"
#include "io/fault.h"
#include "io/json_read.h"
#include "io/level/pieces.h"
#include "io/level/tmj.h"
#include "map/level.h"

// Files of Tiled as JSON, in either of its formats: .tmj and .tsj are read as they are, .tmx and .tsx (XML)
// become what Tiled would write as JSON. Only where CELLARIUM_MAPS is defined.

// `type`: "map", "tileset" or "template". At most TMJ_SIZE_MAX bytes. Returns NULL with a fault; the caller
// calls json_decref().
json_t *tmj_parse(const void *bytes, size_t size, const char *type, const Fault *at);

// Converts JSON that Tiled wrote before version 1.2 to the present form.
void tmj_modernise(json_t *json);

// The files that a map names, each read and parsed once. All zero at first, except `source`.
typedef struct TmjFiles {
    const TmjSource *source;
    json_t *files; // by name; null: it cannot be used
    size_t bytes;  // of all files that were read so far
} TmjFiles;

void tmj_files_free(TmjFiles *files);

// Like tmj_parse(), for a file that a map names, beside it or below. The result belongs to `files`. Its
// faults are reported once.
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
        MEANS_KEEP, // no toll changes it
        MEANS_VESTIBULE,
        MEANS_UNKNOWN // a tile has a class that is not one of our words
    } what;
    int kind;   // a piece (PIECE_NONE: void), ItemKind, ActorKind or FixtureKind
    bool loose; // in the word of another program, which may well have meant something else
} Meaning;

// Returns MEANS_NOTHING for a word without a meaning. Capitals, '_' and '-' make no difference:
// "Stairs_Down" is "stairs down". `words` are those of a TmjSource; our own words come before them.
Meaning tmj_meaning(const char *words, const char *word);

// The meaning of a name in the words of other programs alone. `is`: false for a property that is false.
Meaning tmj_loose_meaning(const char *words, const char *name, bool is);

// The meaning of the custom properties of a tile, tile set, layer or object, such as `collides`.
Meaning tmj_properties_mean(const char *words, const json_t *of);

// True for the words that only set pieces have.
bool tmj_is_set_piece_word(const char *word);

// Reads the cells of a tile layer in any form: a list of numbers, or base64, plain or packed. Only where
// CELLARIUM_MAPS is defined.

#define TMJ_GID_MASK 0x0fffffffu // the four bits above rotate and flip a tile

// Fills gids[0..count-1] with the numbers of a layer or chunk. `layer` says how they are written.
bool tmj_read_gids(const json_t *layer, const json_t *data, uint32_t *gids, size_t count, const Fault *at);

// The tile sets of a map: what the numbers in tile layers mean. Only where CELLARIUM_MAPS is defined.

enum { TILE_SETS_MAX = 64, TILE_SET_TILES_MAX = 1 << 16 };

typedef struct TileSet {
    uint32_t first; // the number of its first tile
    int count;
    Meaning *tiles; // `count` of them
    Meaning all;    // the set's own class, for tiles that have none
    char name[40];
    char aligned[16]; // where its tiles lie as objects, by their place: "topleft" and so on; "": at their
                      // lower left
} TileSet;

typedef struct TileSets {
    TileSet sets[TILE_SETS_MAX];
    int count;
} TileSets;

// Reads the map's list of tile sets, with those in other files. Returns false with faults. The caller frees
// `sets` in both cases.
bool tmj_tilesets_read(TileSets *sets, const json_t *map, TmjFiles *files, Fault *at);
void tmj_tilesets_free(TileSets *sets);

// The set of a number greater than 0, or NULL.
const TileSet *tmj_tileset_find(const TileSets *sets, uint32_t gid);

// Where the cells of a tile layer are: in one block, or, in infinite maps, in chunks anywhere. Only where
// CELLARIUM_MAPS is defined.

// The cells of an infinite map where anything is drawn, over all visible layers, in its own coordinates.
// Returns false with a fault.
bool tmj_find_drawn_extent(const json_t *map, Rect *cells, Fault *at);

// Fills gids[0..] with the numbers of a layer in these cells, with their bits for rotated tiles. `edge_cells`
// on each side of them are outside the map and stay 0. Returns false with a fault.
bool tmj_layer_read_gids(const json_t *layer, Rect cells, int edge_cells, uint32_t *gids, const Fault *at);

// What readers of Tiled's maps share: the size, the tile sets, all tile layers, then all objects, in the
// order of the file. All faults are reported, as far as the map can be read. Only where CELLARIUM_MAPS is
// defined.

enum { TILE_PX_MAX = 1024 };

typedef struct TmjMap {
    TileSets sets;
    uint32_t *gids; // scratch, one for each cell
    Vec size;       // cells
    Vec tile_px;
    Vec origin; // the cell of an infinite map that becomes 0,0
    Fault at;   // writes into `line`
    char line[320];
    bool lenient;       // things without a meaning are skipped with a warning, if other things have one
    int edge;           // cells of stone that are added on each side
    bool loose;         // something said what it is in the words of another program
    bool cropped;       // only a part of the map is read, because it is too large
    Meaning layer;      // the meaning of the current layer, by its class or name
    int said, unsaid;   // how many cells have a meaning, and how many have none
    bool tiles_sound;   // all tiles could be read, so it can be checked what stands on what
    int fractions;      // how many objects are not on whole pixels
    char fraction[192]; // where the first of them is
    TmjFiles files;
    // Places a tile's or object's meaning in a cell; MEANS_NOTHING: something without a meaning. Returns
    // false with a fault.
    void *reader;
    bool (*tile)(void *reader, Meaning meaning, Vec cell);
    bool (*object)(void *reader, const json_t *object); // called for objects with a class; others are remarks
} TmjMap;

// Reads a whole map. Both its sides have at least `least` cells, and it has at most `most`. `on_size_known`
// is called before the tiles. Returns false with faults. The caller frees `map` in both cases.
bool tmj_map_read(TmjMap *map, const TmjSource *source, FaultSink *told, int least, Vec most,
                  bool (*on_size_known)(void *reader, const json_t *json));
void tmj_map_free(TmjMap *map);

// Reads the size of the map and of its tiles, and chooses the part that is read. Returns false with a fault.
bool tmj_frame_read(TmjMap *map, const json_t *json, int least, Vec most);

// The meaning of a layer: by its class, its name, such as "wall" or "walls", or its properties.
Meaning tmj_layer_means(const TmjMap *map, const json_t *layer);

// An object's box in whole pixels. The position of a tile object is its lower left corner.
bool tmj_object_box(TmjMap *map, const json_t *object, Rect *px);

// The cell of an object's middle. Returns false with a fault when it is outside.
bool tmj_object_cell(TmjMap *map, const json_t *object, Vec *cell);

// What the tile set says about a tile object. MEANS_NOTHING for other objects, and for those with a kind of
// their own. If neither the set nor the object has a class, that is a fault and it returns false; in a
// lenient map it is a warning.
bool tmj_object_meaning(const TmjMap *map, const json_t *object, Meaning *meaning);

// Properties of the map about the level as a whole, and properties of objects. Only where CELLARIUM_MAPS is
// defined.

// Reads a custom property of an object or map. `*value` stays if there is none. Returns false with a fault
// when it is not a whole number in `lo`..`hi`, or not true or false.
bool tmj_get_number(const json_t *of, const char *name, int lo, int hi, int *value, const Fault *at);
bool tmj_get_flag(const json_t *of, const char *name, bool *value, const Fault *at);

// Reads the properties into a level that has its final size and is still empty. The options pass
// gen_check(), whatever the map's size. If the map names no generator, they are the usual ones of halls.
bool tmj_head_read(const json_t *map, Level *level, GenOptions *options, const Fault *at);

// Checks that a level read from a map is valid.

// True when everything stands on floor, each thing on a cell of its own, and decor on its proper tile;
// otherwise reports faults. `has_start`: also checks the start.
bool tmj_check_placement(const Level *level, bool has_start, const Fault *at);

// In a level without any floor, empty cells become floor.
void tmj_open_up(Level *level);

// True if floor lies at its edge.
bool tmj_is_open(const Level *level);

// Puts the start on the free floor that is nearest to it; without a start, nearest to the middle, with a
// warning. `loose`: the map was made for another program, so what does not fit here is removed. Returns false
// when there is no free floor.
bool tmj_settle(Level *level, bool has_start, bool loose, const Fault *at);

// The properties of a set piece as a whole: where it fits and how it is laid. Only where CELLARIUM_MAPS is
// defined.

// Reads the map's properties. Missing ones have their defaults; each wrong one is a fault.
void set_piece_head_read(SetPiece *piece, const json_t *map, const Fault *at);
