#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TILE_PX_MAX = 1024, TOLD_TILES_MAX = 16 };

void tmj_map_free(TmjMap *map) {
    tmj_tiles_free(&map->sets);
    tmj_files_free(&map->files);
    free(map->gids);
    map->gids = NULL;
}

// ---- tile layers

// Of many cells with the same tile the first is told.
typedef struct ToldTiles {
    uint32_t gids[TOLD_TILES_MAX];
    int count;
} ToldTiles;

static bool is_new(ToldTiles *told, uint32_t gid) {
    for (int i = 0; i < told->count; i++) {
        if (told->gids[i] == gid) return false;
    }
    if (told->count == TOLD_TILES_MAX) return false;
    told->gids[told->count++] = gid;
    return true;
}

static bool no_class(const TmjMap *map, const TileSet *set, uint32_t gid, const char *place) {
    bool unknown = set->tiles[gid - set->first].what == MEANS_UNKNOWN;
    return fault(&map->at,
                 "tile %u of tile set \"%s\"%s has %s: its class, or its property \"kind\", must say what it "
                 "is, such as wall",
                 gid - set->first, set->name, place,
                 unknown ? "a class that means nothing here" : "no class");
}

static bool read_tile(TmjMap *map, uint32_t gid, Vec cell, ToldTiles *told) {
    char place[32];
    if (gid == 0) return true;
    const TileSet *set = tmj_tiles_find(&map->sets, gid);
    Meaning meaning = set == NULL ? (Meaning){0} : set->tiles[gid - set->first];
    bool known = meaning.what != MEANS_NOTHING && meaning.what < MEANS_ROOM;
    if (known) return map->tile(map->reader, meaning, cell);
    if (!is_new(told, gid)) return false;
    (void)snprintf(place, sizeof place, " at %d,%d", cell.x, cell.y);
    return set != NULL ? no_class(map, set, gid, place)
                       : fault(&map->at, "tile %u%s is in no tile set", gid, place);
}

// The game turns no tile.
static void warn_of_turned(const TmjMap *map) {
    for (int i = 0; i < map->size.x * map->size.y; i++) {
        if ((map->gids[i] & ~TMJ_GID_MASK) == 0) continue;
        fault_warn(&map->at, "at %d,%d: the tile is turned or flipped, which the game does not show",
                   i % map->size.x, i / map->size.x);
        return;
    }
}

static bool read_tile_layer(TmjMap *map, const json_t *layer) {
    ToldTiles told = {0};
    bool sound = true;
    Rect cells = {map->origin.x, map->origin.y, map->size.x, map->size.y};
    if (!tmj_layer_cells(layer, cells, map->gids, &map->at)) return false;
    warn_of_turned(map);
    for (int i = 0; i < map->size.x * map->size.y; i++) {
        Vec cell = {i % map->size.x, i / map->size.x};
        sound = read_tile(map, map->gids[i] & TMJ_GID_MASK, cell, &told) && sound;
    }
    return sound;
}

// ---- objects

enum { SIDE_PX_MAX = LEVEL_PLAY_MAX * TILE_PX_MAX, PARTS = 256 };

// To the nearest whole pixel; a whole number is one.
static bool read_pixels(const TmjMap *map, const json_t *object, const char *key, int least, int *px,
                        bool *whole) {
    const json_t *said = json_object_get(object, key);
    *px = 0;
    if (said == NULL && least == 0) return true;
    if (!json_is_number(said) || json_number_value(said) < least || json_number_value(said) > SIDE_PX_MAX)
        return fault(&map->at, "\"%s\" must be a number from %d to %d", key, least, SIDE_PX_MAX);
    int parts = (int)(json_number_value(said) * PARTS) + PARTS / 2 + SIDE_PX_MAX * PARTS;
    *px = parts / PARTS - SIDE_PX_MAX;
    *whole = *whole && json_number_value(said) == *px;
    return true;
}

static void note_fraction(TmjMap *map, const Rect *px) {
    if (map->fractions++ > 0) return;
    int x = (px->x + px->w / 2) / map->tile_px.x, y = (px->y + px->h / 2) / map->tile_px.y;
    (void)snprintf(map->fraction, sizeof map->fraction, "%s: at %d,%d", map->at.where, x, y);
}

bool tmj_box(TmjMap *map, const json_t *object, Rect *px) {
    bool whole = true;
    if (!read_pixels(map, object, "x", -SIDE_PX_MAX, &px->x, &whole) ||
        !read_pixels(map, object, "y", -SIDE_PX_MAX, &px->y, &whole) ||
        !read_pixels(map, object, "width", 0, &px->w, &whole) ||
        !read_pixels(map, object, "height", 0, &px->h, &whole)) {
        return false;
    }
    px->x -= map->origin.x * map->tile_px.x;
    px->y -= map->origin.y * map->tile_px.y;
    if (json_object_get(object, "gid") != NULL) px->y -= px->h;
    if (!whole) note_fraction(map, px);
    return true;
}

bool tmj_cell(TmjMap *map, const json_t *object, Vec *cell) {
    Rect px;
    if (!tmj_box(map, object, &px)) return false;
    Vec middle = {px.x + px.w / 2, px.y + px.h / 2};
    *cell = (Vec){middle.x / map->tile_px.x, middle.y / map->tile_px.y};
    bool inside = middle.x >= 0 && middle.y >= 0 && rect_has((Rect){0, 0, map->size.x, map->size.y}, *cell);
    return inside || fault(&map->at, "it lies outside of the map: move or delete it");
}

bool tmj_tile_meaning(const TmjMap *map, const json_t *object, Meaning *meaning) {
    int64_t gid = 0;
    *meaning = (Meaning){0};
    if (!json_whole(object, "gid", 0, UINT32_MAX, &gid, &map->at)) return false;
    uint32_t number = (uint32_t)gid & TMJ_GID_MASK;
    if (number == 0 || json_kind(object)[0] != '\0') return true;
    const TileSet *set = tmj_tiles_find(&map->sets, number);
    if (set == NULL) return fault(&map->at, "its tile %u is in no tile set", number);
    *meaning = set->tiles[number - set->first];
    bool means = meaning->what != MEANS_NOTHING && meaning->what != MEANS_UNKNOWN;
    return means || no_class(map, set, number, "");
}

// Its box is what counts, so nothing may make it look otherwise.
static bool is_upright(const TmjMap *map, const json_t *object) {
    static const char *const SHAPES[] = {"polygon", "polyline", "text"};
    const json_t *turned = json_object_get(object, "rotation");
    for (size_t i = 0; i < sizeof SHAPES / sizeof SHAPES[0]; i++) {
        if (json_object_get(object, SHAPES[i]) != NULL)
            return fault(&map->at, "it is a %s: make it a rectangle, a point or a tile", SHAPES[i]);
    }
    return turned == NULL || json_number_value(turned) == 0 ||
           fault(&map->at, "it is turned: set its Rotation to 0");
}

static bool is_modest(const TmjMap *map, const json_t *object) {
    bool modest = json_object_size(object) <= TMJ_MEMBERS_MAX &&
                  json_array_size(json_object_get(object, "properties")) <= TMJ_MEMBERS_MAX;
    return modest || fault(&map->at, "it has more than %d properties", TMJ_MEMBERS_MAX);
}

static bool read_whole_object(TmjMap *map, const json_t *object) {
    if (json_kind(object)[0] == '\0' && json_object_get(object, "gid") == NULL) return true; // a remark
    if (json_is_false(json_object_get(object, "visible"))) {
        fault_warn(&map->at, "it is hidden, so it is not read");
        return true;
    }
    return is_upright(map, object) && map->object(map->reader, object);
}

// The object of a template that another one can take over.
static json_t *template_object(TmjMap *map, const json_t *object, const char *name) {
    json_t *file = tmj_load(&map->files, name, "template", &map->at);
    json_t *is = json_object_get(file, "object");
    if (file == NULL) return NULL;
    bool sound = json_is_object(is) || fault(&map->at, "there is no object in its template");
    bool tile = json_object_get(is, "gid") != NULL && json_kind(object)[0] == '\0';
    if (sound && tile && json_kind(is)[0] == '\0')
        sound = fault(&map->at, "the tile in its template tells nothing here: give that object a class");
    return sound ? is : NULL;
}

// What the object says itself comes before what its template says.
static json_t *with_template(TmjMap *map, json_t *object, const char *name) {
    json_t *is = template_object(map, object, name);
    if (is == NULL || !is_modest(map, is)) return NULL;
    json_t *whole = json_copy(is), *properties = json_copy(json_object_get(object, "properties"));
    if (properties == NULL) properties = json_array();
    json_array_extend(properties, json_object_get(is, "properties"));
    json_object_update(whole, object);
    json_object_set(whole, "properties", properties);
    json_decref(properties);
    return whole;
}

static bool read_map_object(TmjMap *map, json_t *object) {
    const char *name = json_word(object, "template");
    if (!is_modest(map, object)) return false;
    if (name[0] == '\0') return read_whole_object(map, object);
    size_t used = strlen(map->at.where);
    (void)snprintf(map->at.where + used, sizeof map->at.where - used, ": template \"%.30s\"", name);
    json_t *whole = with_template(map, object, name);
    map->at.where[used] = '\0';
    bool sound = whole != NULL && read_whole_object(map, whole);
    json_decref(whole);
    return sound;
}

static bool read_objects(TmjMap *map, const json_t *layer) {
    const json_t *objects = NULL;
    char name[40];
    bool sound = true;
    if (!json_list(layer, "objects", &objects, &map->at)) return false;
    (void)snprintf(name, sizeof name, "%.30s", json_word(layer, "name"));
    for (size_t i = 0; i < json_array_size(objects); i++) {
        json_t *object = json_array_get(objects, i);
        int64_t id = (int64_t)i + 1;
        fault_where(&map->at, "layer \"%s\"", name);
        if (!json_whole(object, "id", 0, INT32_MAX, &id, &map->at)) return false;
        fault_where(&map->at, "layer \"%s\": object %d", name, (int)id);
        sound = read_map_object(map, object) && sound;
    }
    return sound;
}

// ---- layers

typedef enum Pass { PASS_TILES, PASS_OBJECTS } Pass;

static bool stays_in_place(const TmjMap *map, const json_t *layer) {
    const json_t *x = json_object_get(layer, "offsetx"), *y = json_object_get(layer, "offsety");
    return (json_number_value(x) == 0 && json_number_value(y) == 0) ||
           fault(&map->at, "it is moved: set its Horizontal Offset and Vertical Offset to 0");
}

static bool read_layers(TmjMap *map, const json_t *holder, Pass pass);

// Once, in the pass of the tiles, it is told what is not read.
static bool read_layer(TmjMap *map, const json_t *layer, Pass pass) {
    const char *type = json_word(layer, "type");
    bool tiles = strcmp(type, "tilelayer") == 0, objects = strcmp(type, "objectgroup") == 0;
    bool group = strcmp(type, "group") == 0, first = pass == PASS_TILES;
    fault_where(&map->at, "layer \"%.30s\"", json_word(layer, "name"));
    if (json_is_false(json_object_get(layer, "visible"))) {
        if (first) fault_warn(&map->at, "it is hidden, so it is not read");
        return true;
    }
    if (!tiles && !objects && !group) {
        if (first) fault_warn(&map->at, "it is of a kind that the game does not read");
        return true;
    }
    bool sound = !first || stays_in_place(map, layer);
    if (group) return read_layers(map, layer, pass) && sound;
    if (tiles && first) return sound && read_tile_layer(map, layer);
    return (!objects || first || read_objects(map, layer)) && sound;
}

static bool read_layers(TmjMap *map, const json_t *holder, Pass pass) {
    const json_t *layers = NULL;
    bool sound = true;
    if (!json_list(holder, "layers", &layers, &map->at)) return false;
    for (size_t i = 0; i < json_array_size(layers); i++)
        sound = read_layer(map, json_array_get(layers, i), pass) && sound;
    fault_where(&map->at, "%s", "");
    return sound;
}

// ---- the whole

static bool read_extent(TmjMap *map, const json_t *json, int least, Vec most) {
    Rect cells;
    if (!tmj_chunks_extent(json, &cells, &map->at)) return false;
    map->origin = (Vec){cells.x, cells.y};
    map->size = (Vec){cells.w, cells.h};
    return (cells.w >= least && cells.h >= least && cells.w <= most.x && cells.h <= most.y) ||
           fault(&map->at, "what is drawn in this infinite map is %dx%d cells, where %dx%d to %dx%d are read",
                 cells.w, cells.h, least, least, most.x, most.y);
}

static bool read_frame(TmjMap *map, const json_t *json, int least, Vec most) {
    const Fault *at = &map->at;
    int64_t w = 0, h = 0, tile_w = 0, tile_h = 0;
    if (strcmp(json_word(json, "orientation"), "orthogonal") != 0)
        return fault(at, "the map must be orthogonal: in Tiled, Map > Map Properties, Orientation");
    if (!json_whole(json, "tilewidth", 1, TILE_PX_MAX, &tile_w, at) ||
        !json_whole(json, "tileheight", 1, TILE_PX_MAX, &tile_h, at)) {
        return false;
    }
    if (json_is_true(json_object_get(json, "infinite"))) {
        if (!read_extent(map, json, least, most)) return false;
    } else {
        if (!json_whole(json, "width", least, most.x, &w, at) ||
            !json_whole(json, "height", least, most.y, &h, at))
            return false;
        map->size = (Vec){(int)w, (int)h};
    }
    map->tile_px = (Vec){(int)tile_w, (int)tile_h};
    map->gids = calloc((size_t)map->size.x * (size_t)map->size.y, sizeof *map->gids);
    return map->gids != NULL || fault(at, "there is not enough memory for it");
}

static void warn_of_fractions(TmjMap *map) {
    if (map->fractions == 0) return;
    char others[32] = "";
    if (map->fractions > 1) (void)snprintf(others, sizeof others, ", as do %d more", map->fractions - 1);
    fault_where(&map->at, "%.90s", map->fraction);
    fault_warn(
        &map->at,
        "it lies on a fraction of a pixel and counts for the cell of its middle%s: in Tiled, choose View "
        "> Snapping > Snap to Grid",
        others);
    fault_where(&map->at, "%s", "");
}

static int count_layers(const json_t *holder) {
    const json_t *layers = json_object_get(holder, "layers");
    size_t count = json_array_size(layers);
    for (size_t i = 0; i < json_array_size(layers); i++)
        count += (size_t)count_layers(json_array_get(layers, i));
    return (int)count;
}

// Where tile sets are broken, their tiles would only be said again.
static bool read_all(TmjMap *map, const json_t *json, int least, Vec most,
                     bool (*frame)(void *reader, const json_t *json)) {
    if (count_layers(json) > TMJ_LAYERS_MAX)
        return fault(&map->at, "there are more than %d layers", TMJ_LAYERS_MAX);
    if (!read_frame(map, json, least, most)) return false;
    bool sets = tmj_tiles_read(&map->sets, json, &map->files, &map->at);
    if (!frame(map->reader, json)) return false;
    map->tiles_sound = sets && read_layers(map, json, PASS_TILES);
    bool objects = sets && read_layers(map, json, PASS_OBJECTS);
    warn_of_fractions(map);
    return map->tiles_sound && objects;
}

bool tmj_map_read(TmjMap *map, const TmjSource *source, Told *told, int least, Vec most,
                  bool (*frame)(void *reader, const json_t *json)) {
    map->at = (Fault){.text = map->line, .size = sizeof map->line, .told = told};
    map->files = (TmjFiles){.source = source};
    json_t *json = tmj_parse(source->bytes, source->size, "map", &map->at);
    bool sound = json != NULL && read_all(map, json, least, most, frame);
    json_decref(json);
    return sound && told->faults == 0;
}
#else
typedef int MapNeedsMaps; // no file of C may be empty
#endif
