#pragma once
// Levels as maps of Tiled (its JSON format, .tmj; mapeditor.org). We write ground and decor as tile
// layers, start, stairs, items, monsters, rooms and halls as objects, and where the level came from as the
// map's properties. Reading that map gives the same level again. Maps of others can be read too: tmj_read().

#include "gen/gen.h"
#include "gen/pieces/set_piece.h"
#include "io/buffer.h"
#include "io/fault.h"

// Limits, so that the work grows only with the size of the input: each file is parsed once, and whatever a
// few bytes could make expensive has a limit.
enum {
    TMJ_SIZE_MAX = 4 << 20,    // bytes of a file
    TMJ_BESIDE_MAX = 16 << 20, // of all files that a map names
    TMJ_LAYERS_MAX = 100,      // because few bytes can unpack to a whole layer
    TMJ_MEMBERS_MAX = 100,     // of an object and its properties, because those of a template are copied
};

// Appends the map to `out`. `options` are those that made the level, or NULL. `code` is its share code, or
// NULL; reading ignores it. Returns false in a program built without jansson.
bool tmj_write(const Level *level, const GenOptions *options, const char *code, Buffer *out);

// Loads a file beside the map: appends at most TMJ_SIZE_MAX + 1 bytes to `bytes`. `name` is relative to the
// map's folder; it may begin with as many "../" as `up` says and has none elsewhere. Returns false when the
// file cannot be read.
typedef bool (*TmjLoad)(void *context, const char *name, Buffer *bytes);

typedef struct TmjSource {
    const void *bytes;
    size_t size;
    TmjLoad load; // for tile sets and templates in files of their own; NULL: there are none
    void *context;
    int up;            // how many folders above the map's may hold its files
    const char *words; // other programs' words, as in assets/map_words.txt; NULL: there are none
} TmjSource;

// Reads a level, which the caller frees, from an orthogonal map of tiles of any size, in either format of
// Tiled (.tmj or .tmx), finite or infinite: all of its visible tile layers, one over the other, as numbers or
// base64, plain, zlib, gzip or zstd; then all of its visible objects. Less than 5x5 cells get a wall around
// them, and of more than 255x255 a part is read. The kind of a tile is its property "kind", or its class, or
// its place in our own tile set, else that of its set or its layer, or the layer's name. An object's kind is
// found in the same way. A tile without a kind is floor, and a tile object without one is not read, both with
// a warning. Kinds are the names in the tables of tiles, decor, items, monsters and fixtures, and "start",
// "exit" and "room", and whatever `words` say: they also count as names of objects, as properties, and for
// layers that are hidden. A map that our generators did not make gets a wall around it if it is open at its
// edge, and is furnished if nothing stands in it, unless its properties "edge" and "furnish" say otherwise; a
// start is put where there is none. Where there are objects for stairs, or the map was exported, they say
// where stairs are: a tile of stairs without one is floor. `options` receives those that made the map, as
// the game's other levels need them: they pass gen_check(). Whether the level can be played to its end
// (prove_level) is not checked here. Each fault is reported in a line that says where it is and what would be
// right; then come the warnings. With any fault the level is not read.
bool tmj_read(Level *level, GenOptions *options, const TmjSource *source, FaultSink *told);

// ---- io/level/piece_tmj.c

// Reads set pieces from Tiled; assets/pieces/README.md describes the format.

// Reads a piece; `name` is that of its file without the ending. Reports each fault in a line that names the
// layer and object, then returns false.
bool set_piece_tmj_read(SetPiece *piece, const char *name, const TmjSource *source, FaultSink *told);
