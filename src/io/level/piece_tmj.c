#include "io/level/tmj.h"

#include "lang/lang.h"

#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include <stdio.h>
#include <string.h>

enum { CHANCE_USUAL = 100, LEAST_USUAL = 0, COST_USUAL = 4, VALUE_MOST = 80 };

typedef struct PieceImport {
    SetPiece *piece;
    Tile tiles[PIECE_H_MOST][PIECE_W_MOST];
    Decor decor[PIECE_H_MOST][PIECE_W_MOST];
    bool drawn; // the piece's picture was drawn from `tiles` and `decor`
    TmjMap map;
} PieceImport;

// ---- the picture

static bool read_piece_tile(void *reader, Meaning meaning, Vec cell) {
    PieceImport *import = reader;
    if (meaning.what != MEANS_PIECE)
        return fault_report(&import->map.at, "the tile at %d,%d is not ground: make things objects", cell.x,
                            cell.y);
    if (meaning.kind == PIECE_NONE) {
        import->tiles[cell.y][cell.x] = TILE_VOID;
        return true;
    }
    TilesetPiece is = tileset_piece_at(meaning.kind);
    if (is.tile != TILE_VOID) import->tiles[cell.y][cell.x] = is.tile;
    if (is.decor != DECOR_NONE) import->decor[cell.y][cell.x] = is.decor;
    return true;
}

static void draw_cell(PieceImport *import, int x, int y) {
    Tile tile = import->tiles[y][x];
    Decor decor = import->decor[y][x];
    char letter = piece_letter(tile, decor);
    import->piece->picture[y][x] = letter != '\0' ? letter : TILES[TILE_FLOOR].glyph;
    if (letter != '\0') return;
    if (decor != DECOR_NONE) {
        (void)fault_report(&import->map.at, "the %s at %d,%d must be on %s", DECORS[decor].name, x, y,
                           TILES[DECORS[decor].on].name);
    } else {
        (void)fault_report(&import->map.at, "the %s at %d,%d: no piece may have one", TILES[tile].name, x, y);
    }
}

// Draws all tile layers, before any object is read.
static void draw(PieceImport *import) {
    if (import->drawn) return;
    import->drawn = true;
    for (int y = 0; y < import->piece->h; y++) {
        for (int x = 0; x < import->piece->w; x++) draw_cell(import, x, y);
    }
}

// ---- features

// Reads a property of an object. `*value` becomes `usual` if it is missing, or wrong, which is a fault.
static bool number(PieceImport *import, const json_t *object, const char *name, int lo, int hi, int usual,
                   uint8_t *value) {
    const json_t *said = json_tiled_property(object, name);
    bool sound = json_is_integer(said) && json_integer_value(said) >= lo && json_integer_value(said) <= hi;
    *value = (uint8_t)(sound ? json_integer_value(said) : usual);
    return said == NULL || sound ||
           fault_report(&import->map.at, "\"%s\" must be a whole number from %d to %d", name, lo, hi);
}

static bool is_word(const char *kind, const char *word) {
    return strcmp(kind, word) == 0;
}

// Reads the words for features that only pieces have. Returns false with a fault, also for an unknown word.
static bool read_word(PieceImport *import, const json_t *object, const char *kind, Feature *feature) {
    if (is_word(kind, "way")) {
        feature->what = FEATURE_WAY;
        feature->kind = json_is_true(json_tiled_property(object, "door")) ? TILE_DOOR : TILE_FLOOR;
        if (json_is_true(json_tiled_property(object, "secret"))) feature->kind = TILE_CRACKED;
        return true;
    }
    if (is_word(kind, "good")) {
        feature->what = FEATURE_TREASURE;
        return number(import, object, "least", 0, VALUE_MOST, LEAST_USUAL, &feature->number);
    }
    bool pack = is_word(kind, "pack");
    if (!pack && !is_word(kind, "guards"))
        return fault_report(&import->map.at,
                            "there is no \"%.40s\" here: its class or its property \"kind\" says what it is",
                            kind);
    feature->what = pack ? FEATURE_PACK : FEATURE_GUARDS;
    return number(import, object, "cost", 1, PIECE_COST_MOST, COST_USUAL, &feature->number);
}

static bool read_ground(PieceImport *import, int kind, Feature *feature) {
    TilesetPiece is = kind == PIECE_NONE ? (TilesetPiece){.name = "void"} : tileset_piece_at(kind);
    Tile tile = is.decor != DECOR_NONE ? DECORS[is.decor].on : is.tile;
    char letter = piece_letter(tile, is.decor);
    feature->what = FEATURE_GROUND;
    feature->kind = (uint8_t)letter;
    return (letter != '\0' && letter != ' ') ||
           fault_report(&import->map.at, "no piece may have a \"%s\" as an object", is.name);
}

static bool read_fixture(PieceImport *import, const json_t *object, int kind, Feature *feature) {
    feature->what = kind == FIXTURE_CHEST ? FEATURE_CHEST : FEATURE_TRAP;
    feature->kind = (uint8_t)kind;
    if (kind == FIXTURE_CHEST) feature->kind = json_is_true(json_tiled_property(object, "locked"));
    return kind != FIXTURE_PLATE || fault_report(&import->map.at, "no piece may have a plate");
}

static bool read_item(PieceImport *import, int kind, Feature *feature) {
    feature->what = FEATURE_ITEM;
    feature->kind = (uint8_t)kind;
    return (ITEMS[kind].key == 0 && kind != ITEM_BELL) ||
           fault_report(&import->map.at, "no piece may have a %s: keys come with locks", ITEMS[kind].name);
}

static bool read_monster(PieceImport *import, int kind, Feature *feature) {
    feature->what = FEATURE_MONSTER;
    feature->kind = (uint8_t)kind;
    return ACTORS[kind].cost > 0 ||
           fault_report(&import->map.at, "no piece may have a %s", ACTORS[kind].name);
}

// With the classes "item", "monster" and "trap" the property "kind" says which.
static bool read_meaning(PieceImport *import, const json_t *object, Feature *feature) {
    Meaning meaning;
    const char *kind = json_tiled_kind(object);
    if (!tmj_object_meaning(&import->map, object, &meaning)) return false;
    if (kind[0] != '\0') meaning = tmj_meaning(NULL, kind);
    switch (meaning.what) {
    case MEANS_PIECE:
        return read_ground(import, meaning.kind, feature);
    case MEANS_ITEM:
        return read_item(import, meaning.kind, feature);
    case MEANS_MONSTER:
        return read_monster(import, meaning.kind, feature);
    case MEANS_FIXTURE:
        return read_fixture(import, object, meaning.kind, feature);
    default:
        return read_word(import, object, kind, feature);
    }
}

static bool read_feature(PieceImport *import, const json_t *object, Feature *feature) {
    Vec cell;
    if (!tmj_object_cell(&import->map, object, &cell) || !read_meaning(import, object, feature)) return false;
    feature->x = (uint8_t)cell.x;
    feature->y = (uint8_t)cell.y;
    return number(import, object, "chance", 1, 100, CHANCE_USUAL, &feature->chance) &&
           number(import, object, "choice", 0, PIECE_CHOICES_MOST, 0, &feature->choice);
}

static bool read_piece_object(void *reader, const json_t *object) {
    PieceImport *import = reader;
    SetPiece *piece = import->piece;
    Feature feature = {0};
    draw(import);
    if (!read_feature(import, object, &feature)) return false;
    if (piece->feature_count == PIECE_FEATURES_MOST)
        return fault_report(&import->map.at, "there are more than %d objects", PIECE_FEATURES_MOST);
    piece->features[piece->feature_count++] = feature;
    const char *flaw = feature_flaw(piece, piece->feature_count - 1);
    return flaw == NULL || fault_report(&import->map.at, "at %d,%d: %s", feature.x, feature.y, tr(flaw));
}

// ---- the whole

static bool read_head(void *reader, const json_t *json) {
    PieceImport *import = reader;
    import->piece->w = (uint8_t)import->map.size.x;
    import->piece->h = (uint8_t)import->map.size.y;
    set_piece_head_read(import->piece, json, &import->map.at);
    return true;
}

// Adds what the properties leave out: without "ways", all ways open.
static void complete(SetPiece *piece) {
    int ways = 0;
    for (int i = 0; i < piece->feature_count; i++) ways += piece->features[i].what == FEATURE_WAY;
    if (piece->ways_most == 0) piece->ways_least = piece->ways_most = (uint8_t)int_max(ways, 1);
}

static void check(PieceImport *import) {
    Vec where;
    complete(import->piece);
    const char *flaw = piece_flaw(import->piece, &where);
    if (flaw != NULL) (void)fault_report(&import->map.at, "at %d,%d: %s", where.x, where.y, tr(flaw));
}

bool set_piece_tmj_read(SetPiece *piece, const char *name, const TmjSource *source, FaultSink *told) {
    PieceImport import = {.piece = piece, .map = {.tile = read_piece_tile, .object = read_piece_object}};
    Vec most = {PIECE_W_MOST, PIECE_H_MOST};
    *piece = (SetPiece){0};
    import.map.reader = &import;
    (void)snprintf(piece->name, sizeof piece->name, "%s", name);
    bool read = tmj_map_read(&import.map, source, told, PIECE_SIDE_LEAST, most, read_head);
    if (import.map.tiles_sound) draw(&import);
    if (read && told->faults == 0) check(&import);
    fault_tell_rest(told);
    tmj_map_free(&import.map);
    return read && told->faults == 0;
}
#else
bool set_piece_tmj_read(SetPiece *piece, const char *name, const TmjSource *source, FaultSink *told) {
    (void)piece, (void)name, (void)source;
    told->faults++;
    told->say(told->to, tr("this program was built without jansson and zlib, so it cannot read set pieces"));
    return false;
}
#endif
