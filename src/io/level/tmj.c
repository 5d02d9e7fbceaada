#include "io/level/tmj.h"

#ifdef CELLARIUM_MAPS
#include "base/check.h"
#include "gen/option_table.h"
#include "io/json_write.h"
#include "io/level/pieces.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LAYER_GROUND = 1, LAYER_DECOR, LAYER_PLAN, LAYER_THINGS, LAYER_NEXT };

typedef struct Export {
    const Level *level;
    Buffer *out;
    json_t *list; // of objects, or of properties
    int objects;  // so far
} Export;

// ---- tile layers

static int tile_gid(const Level *level, Vec cell) {
    return 1 + tileset_piece_of_tile(level_tile(level, cell), (Frame)grid_at(&level->frames, cell));
}

static int decor_gid(const Level *level, Vec cell) {
    return 1 + tileset_decor_piece((Decor)grid_at(&level->decor, cell));
}

// The list of a layer's numbers. Its millions of cells share the few number objects.
static json_t *data_of(const Export *export, int (*gid)(const Level *level, Vec cell)) {
    const Grid *tiles = &export->level->tiles;
    json_t *data = json_array(), *numbers[PIECE_COUNT + 1];
    for (int i = 0; i <= PIECE_COUNT; i++) numbers[i] = json_integer(i);
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        json_add(data, json_incref(numbers[gid(export->level, cell)]), export->out);
    }
    for (int i = 0; i <= PIECE_COUNT; i++) json_decref(numbers[i]);
    return data;
}

static json_t *tile_layer(const Export *export, int id, const char *name,
                          int (*gid)(const Level *level, Vec cell)) {
    const Grid *tiles = &export->level->tiles;
    return json_pack("{s:o, s:i, s:i, s:s, s:i, s:s, s:b, s:i, s:i, s:i}", "data", data_of(export, gid),
                     "height", tiles->h, "id", id, "name", name, "opacity", 1, "type", "tilelayer", "visible",
                     1, "width", tiles->w, "x", 0, "y", 0);
}

// ---- properties

static void add_property(Export *export, const char *name, const char *type, json_t *value) {
    json_add(export->list, json_pack("{s:s, s:s, s:o}", "name", name, "type", type, "value", value),
             export->out);
}

static void add_word(Export *export, const char *name, const char *word) {
    add_property(export, name, "string", json_string(word));
}

static void add_number(Export *export, const char *name, int value) {
    add_property(export, name, "int", json_integer(value));
}

static void add_flag(Export *export, const char *name, bool value) {
    add_property(export, name, "bool", json_boolean(value));
}

// ---- objects

static json_t *add_object(Export *export, const char *type, const char *name, Rect cells) {
    json_t *object = json_pack("{s:i, s:i, s:s, s:i, s:s, s:b, s:i, s:i, s:i}", "height", CELL_PX * cells.h,
                               "id", ++export->objects, "name", name, "rotation", 0, "type", type, "visible",
                               1, "width", CELL_PX * cells.w, "x", CELL_PX * cells.x, "y", CELL_PX * cells.y);
    json_add(export->list, object, export->out);
    return object;
}

static Rect at_cell(Vec cell) {
    return (Rect){cell.x, cell.y, 1, 1};
}

// An export that collects the properties of one object.
static Export about(const Export *export, json_t *object) {
    Export properties = {.level = export->level, .out = export->out, .list = json_array()};
    json_put(object, "properties", json_incref(properties.list), export->out);
    json_decref(properties.list); // the object keeps it
    return properties;
}

static void add_stairs(Export *export) {
    const Grid *tiles = &export->level->tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            Tile tile = (Tile)grid_at(tiles, (Vec){x, y});
            if (tile_stairs(tile)) (void)add_object(export, TILES[tile].name, "", at_cell((Vec){x, y}));
        }
    }
}

static void add_spawn(Export *export, const char *type, const char *kind, const Spawn *spawn) {
    Export of = about(export, add_object(export, type, kind, at_cell(spawn->cell)));
    add_word(&of, "kind", kind);
    if (spawn->pack != 0) add_number(&of, "pack", spawn->pack);
}

static void add_contents(Export *of, const Fixture *chest) {
    add_word(of, "item", ITEMS[chest->item].name);
    add_number(of, "lock", chest->lock);
    add_flag(of, "trapped", chest->trapped);
    if (chest->count != 0) add_number(of, "count", chest->count);
    if (chest->extra != 0) add_word(of, "extra", ITEMS[chest->extra].name);
}

// A plate names the cell of its secret.
static void add_fixture(Export *export, const Fixture *fixture) {
    json_t *object = add_object(export, FIXTURES[fixture->kind].name, "", at_cell(fixture->cell));
    if (fixture->kind != FIXTURE_CHEST && fixture->kind != FIXTURE_PLATE) return;
    Export of = about(export, object);
    if (fixture->kind == FIXTURE_CHEST) {
        add_contents(&of, fixture);
    } else {
        add_number(&of, "to_x", fixture->to.x);
        add_number(&of, "to_y", fixture->to.y);
    }
}

static void add_things(Export *export) {
    const Level *level = export->level;
    (void)add_object(export, "start", "start", at_cell(level->start));
    add_stairs(export);
    for (int i = 0; i < level->items.count; i++)
        add_spawn(export, "item", ITEMS[level->items.at[i].kind].name, &level->items.at[i]);
    for (int i = 0; i < level->monsters.count; i++)
        add_spawn(export, "monster", ACTORS[level->monsters.at[i].kind].name, &level->monsters.at[i]);
    for (int i = 0; i < level->fixture_count; i++) add_fixture(export, &level->fixtures[i]);
}

static void add_plan(Export *export) {
    const Level *level = export->level;
    for (int i = 0; i < level->room_count; i++) (void)add_object(export, "room", "", level->rooms[i]);
    for (int i = 0; i < level->hall_count; i++) {
        (void)add_object(export, "hall across", "", level->halls[i].across);
        (void)add_object(export, "hall down", "", level->halls[i].down);
    }
    for (int i = 0; i < level->protected_count; i++)
        (void)add_object(export, "keep", "", level->protected[i]);
    if (level->vestibule.w > 0) (void)add_object(export, "vestibule", "", level->vestibule);
}

static json_t *object_layer(Export *export, int id, const char *name, void (*add)(Export *export)) {
    export->list = json_array();
    add(export);
    return json_pack("{s:s, s:i, s:s, s:o, s:i, s:s, s:b, s:i, s:i}", "draworder", "topdown", "id", id,
                     "name", name, "objects", export->list, "opacity", 1, "type", "objectgroup", "visible", 1,
                     "x", 0, "y", 0);
}

static json_t *make_layers(Export *export) {
    json_t *layers = json_array();
    json_add(layers, tile_layer(export, LAYER_GROUND, "ground", tile_gid), export->out);
    json_add(layers, tile_layer(export, LAYER_DECOR, "decor", decor_gid), export->out);
    json_add(layers, object_layer(export, LAYER_PLAN, "plan", add_plan), export->out);
    json_add(layers, object_layer(export, LAYER_THINGS, "things", add_things), export->out);
    return layers;
}

// ---- what belongs to the whole map

static int by_name(const void *a, const void *b) {
    const json_t *const *one = a, *const *other = b;
    return strcmp(json_string_value(json_object_get(*one, "name")),
                  json_string_value(json_object_get(*other, "name")));
}

// Sorts properties by name, as Tiled does.
static json_t *sorted(json_t *list, Buffer *out) {
    enum { MOST = 32 };
    json_t *at[MOST], *to = json_array();
    size_t count = json_array_size(list);
    CHECK(count <= MOST);
    for (size_t i = 0; i < count; i++) at[i] = json_array_get(list, i);
    qsort(at, count, sizeof at / MOST, by_name);
    for (size_t i = 0; i < count; i++) json_add(to, json_incref(at[i]), out);
    json_decref(list);
    return to;
}

// Adds the options that the generator takes, and the rules that are set.
static void add_options(Export *export, const GenOptions *options) {
    for (int i = 0; i < OPTION_COUNT; i++) {
        const GenOption *option = &GEN_OPTIONS[i];
        GenOptionId id = (GenOptionId)i;
        int value = gen_option(options, id);
        if (!option->in_map || (option->rule ? value == 0 : !gen_option_applies(options, id))) continue;
        if (option->flag) {
            add_flag(export, option->name, value != 0);
        } else {
            add_number(export, option->name, value);
        }
    }
}

static json_t *properties_of(Export *export, const GenOptions *options, const char *code) {
    const Level *level = export->level;
    char seed[24];
    (void)snprintf(seed, sizeof seed, "%llu", (unsigned long long)level->seed);
    export->list = json_array();
    if (code != NULL) add_word(export, "code", code);
    if (level->quota > 0) {
        add_number(export, "depth", level->depth);
        add_number(export, "quota", level->quota);
    } else if (options != NULL && options->depth > 1) {
        add_number(export, "depth", options->depth);
    }
    add_number(export, "drafts", level->attempts);
    if (level->generator[0] != '\0') add_word(export, "generator", level->generator);
    if (options != NULL) add_options(export, options);
    add_word(export, "seed", seed);
    if (level->tower) add_flag(export, "tower", true);
    return sorted(export->list, export->out);
}

// The tiles say by `solid` where bodies collide, so that other engines need no list of our kinds.
static json_t *tile_sets(Buffer *out) {
    json_t *tiles = json_array();
    for (int i = 0; i < PIECE_COUNT; i++) {
        TilesetPiece is = tileset_piece_at(i);
        json_t *tile = json_pack("{s:i, s:s}", "id", i, "type", is.name);
        json_add(tiles, tile, out);
        if (is.decor != DECOR_NONE || !TILES[is.tile].solid) continue;
        Export of = about(&(Export){.out = out}, tile);
        add_flag(&of, "solid", true);
    }
    return json_pack("[{s:i, s:i, s:s, s:i, s:i, s:i, s:s, s:i, s:i, s:i, s:i, s:o}]", "columns", PIECE_COUNT,
                     "firstgid", 1, "image", PIECES_IMAGE, "imageheight", CELL_PX, "imagewidth",
                     PIECE_COUNT * CELL_PX, "margin", 0, "name", PIECES_NAME, "spacing", 0, "tilecount",
                     PIECE_COUNT, "tileheight", CELL_PX, "tilewidth", CELL_PX, "tiles", tiles);
}

bool tmj_write(const Level *level, const GenOptions *options, const char *code, Buffer *out) {
    Export export = {.level = level, .out = out};
    json_t *map = json_object();
    json_put(map, "compressionlevel", json_integer(-1), out);
    json_put(map, "height", json_integer(level->tiles.h), out);
    json_put(map, "infinite", json_false(), out);
    json_put(map, "layers", make_layers(&export), out);
    json_put(map, "nextlayerid", json_integer(LAYER_NEXT), out);
    json_put(map, "nextobjectid", json_integer(export.objects + 1), out);
    json_put(map, "orientation", json_string("orthogonal"), out);
    json_put(map, "properties", properties_of(&export, options, code), out);
    json_put(map, "renderorder", json_string("right-down"), out);
    json_put(map, "tiledversion", json_string("1.8.2"), out);
    json_put(map, "tileheight", json_integer(CELL_PX), out);
    json_put(map, "tilesets", tile_sets(out), out);
    json_put(map, "tilewidth", json_integer(CELL_PX), out);
    json_put(map, "type", json_string("map"), out);
    json_put(map, "version", json_string("1.8"), out);
    json_put(map, "width", json_integer(level->tiles.w), out);
    json_write_free(map, out);
    return true;
}
#else
bool tmj_write(const Level *level, const GenOptions *options, const char *code, Buffer *out) {
    (void)level, (void)options, (void)code, (void)out;
    return false;
}
#endif
