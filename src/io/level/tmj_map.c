#ifdef CELLARIUM_MAPS
#include "io/level/tmj_map.h"

#include "io/level/tmj_data.h"

#include <stdlib.h>
#include <string.h>

enum { TILE_PX_MAX = 1024 };

void tmj_map_free(TmjMap *map) {
    tmj_tiles_free(&map->sets);
    free(map->gids);
    map->gids = NULL;
}

// After a fault: whether to go on.
static bool go_on(TmjMap *map) {
    if (map->noted == NULL) return false;
    map->noted(map->reader);
    return true;
}

// ---- tile layers

static bool read_tile(TmjMap *map, uint32_t gid, Vec cell) {
    if (gid == 0) return true;
    const TileSet *set = tmj_tiles_find(&map->sets, gid);
    if (set == NULL) return fault(&map->at, "tile %u at %d,%d is in no tile set", gid, cell.x, cell.y);
    Meaning meaning = set->tiles[gid - set->first];
    if (meaning.what != MEANS_NOTHING && meaning.what < MEANS_ROOM)
        return map->tile(map->reader, meaning, cell);
    return fault(&map->at,
                 "tile %u of tile set \"%s\" at %d,%d needs a class that says what it is, such as wall",
                 gid - set->first, set->name, cell.x, cell.y);
}

static bool read_tile_layer(TmjMap *map, const json_t *layer) {
    int64_t w = 0, h = 0;
    if (!json_whole(layer, "width", map->size.x, map->size.x, &w, &map->at)) return false;
    if (!json_whole(layer, "height", map->size.y, map->size.y, &h, &map->at)) return false;
    if (!tmj_cells(layer, map->gids, (size_t)(w * h), &map->at)) return false;
    for (int y = 0, i = 0; y < h; y++) {
        for (int x = 0; x < w; x++, i++) {
            if (!read_tile(map, map->gids[i], (Vec){x, y}) && !go_on(map)) return false;
        }
    }
    return true;
}

// ---- objects

enum { SIDE_PX_MAX = LEVEL_PLAY_MAX * TILE_PX_MAX };

bool tmj_box(const TmjMap *map, const json_t *object, Rect *px) {
    int64_t x = INT64_MIN, y = INT64_MIN, w = 0, h = 0;
    const Fault *at = &map->at;
    if (!json_whole(object, "x", 0, SIDE_PX_MAX, &x, at) ||
        !json_whole(object, "y", 0, SIDE_PX_MAX, &y, at) ||
        !json_whole(object, "width", 0, SIDE_PX_MAX, &w, at) ||
        !json_whole(object, "height", 0, SIDE_PX_MAX, &h, at)) {
        return false;
    }
    *px = (Rect){(int)x, (int)y, (int)w, (int)h};
    if (json_object_get(object, "gid") != NULL) px->y -= px->h;
    return true;
}

bool tmj_cell(const TmjMap *map, const json_t *object, Vec *cell) {
    Rect px;
    if (!tmj_box(map, object, &px)) return false;
    Vec middle = {px.x + px.w / 2, px.y + px.h / 2};
    *cell = (Vec){middle.x / map->tile_px.x, middle.y / map->tile_px.y};
    bool inside = middle.y >= 0 && rect_has((Rect){0, 0, map->size.x, map->size.y}, *cell);
    return inside || fault(&map->at, "it lies outside of the map");
}

bool tmj_tile_meaning(const TmjMap *map, const json_t *object, Meaning *meaning) {
    int64_t gid = 0;
    *meaning = (Meaning){0};
    if (!json_whole(object, "gid", 0, UINT32_MAX, &gid, &map->at)) return false;
    uint32_t number = (uint32_t)gid & TMJ_GID_MASK;
    const TileSet *set = number == 0 ? NULL : tmj_tiles_find(&map->sets, number);
    if (set != NULL) *meaning = set->tiles[number - set->first];
    return true;
}

static bool read_object(TmjMap *map, const json_t *object) {
    if (json_object_get(object, "template") != NULL)
        return fault(&map->at, "it uses a template: detach it in Tiled");
    return map->object(map->reader, object);
}

static bool read_objects(TmjMap *map, const json_t *layer) {
    const json_t *objects = NULL;
    if (!json_list(layer, "objects", &objects, &map->at)) return false;
    for (size_t i = 0; i < json_array_size(objects); i++) {
        const json_t *object = json_array_get(objects, i);
        int64_t id = (int64_t)i + 1;
        if (!json_whole(object, "id", 0, INT32_MAX, &id, &map->at)) return false;
        fault_where(&map->at, "layer \"%.30s\": object %d", json_word(layer, "name"), (int)id);
        if (!read_object(map, object) && !go_on(map)) return false;
    }
    return true;
}

// ---- layers

typedef enum Pass { PASS_TILES, PASS_OBJECTS } Pass;

static bool read_layers(TmjMap *map, const json_t *holder, Pass pass) {
    const json_t *layers = NULL;
    if (!json_list(holder, "layers", &layers, &map->at)) return false;
    for (size_t i = 0; i < json_array_size(layers); i++) {
        const json_t *layer = json_array_get(layers, i);
        const char *type = json_word(layer, "type");
        bool tiles = strcmp(type, "tilelayer") == 0, objects = strcmp(type, "objectgroup") == 0;
        bool sound = true;
        fault_where(&map->at, "layer \"%.30s\"", json_word(layer, "name"));
        if (tiles && pass == PASS_TILES) sound = read_tile_layer(map, layer);
        if (objects && pass == PASS_OBJECTS) sound = read_objects(map, layer);
        if (strcmp(type, "group") == 0) sound = read_layers(map, layer, pass);
        if (!sound) return false;
    }
    fault_where(&map->at, "%s", "");
    return true;
}

// ---- the whole

static bool read_frame(TmjMap *map, const json_t *json, int least, Vec most) {
    const Fault *at = &map->at;
    int64_t w = 0, h = 0, tile_w = 0, tile_h = 0;
    if (json_is_true(json_object_get(json, "infinite"))) {
        return fault(at, "the map is infinite: turn that off in the map's properties");
    }
    if (strcmp(json_word(json, "orientation"), "orthogonal") != 0)
        return fault(at, "the map must be orthogonal");
    if (!json_whole(json, "width", least, most.x, &w, at) ||
        !json_whole(json, "height", least, most.y, &h, at) ||
        !json_whole(json, "tilewidth", 1, TILE_PX_MAX, &tile_w, at) ||
        !json_whole(json, "tileheight", 1, TILE_PX_MAX, &tile_h, at)) {
        return false;
    }
    map->size = (Vec){(int)w, (int)h};
    map->tile_px = (Vec){(int)tile_w, (int)tile_h};
    map->gids = calloc((size_t)(w * h), sizeof *map->gids);
    return map->gids != NULL || fault(at, "there is not enough memory for it");
}

bool tmj_map_read(TmjMap *map, const json_t *json, const TmjSource *source, int least, Vec most,
                  bool (*frame)(void *reader, const json_t *json)) {
    return read_frame(map, json, least, most) && tmj_tiles_read(&map->sets, json, source, &map->at) &&
           frame(map->reader, json) && read_layers(map, json, PASS_TILES) &&
           read_layers(map, json, PASS_OBJECTS);
}
#else
typedef int MapNeedsMaps; // no file of C may be empty
#endif
