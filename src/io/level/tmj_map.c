#ifdef CELLARIUM_MAPS
#include "base/text.h"
#include "io/level/tmj_parts.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOLD_TILES_MAX = 16 };

void tmj_map_free(TmjMap *map) {
    tmj_tilesets_free(&map->sets);
    tmj_files_free(&map->files);
    free(map->gids);
    map->gids = NULL;
}

// ---- tile layers

// Of many cells with the same tile, only the first is reported.
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

static const char *what_it_has(const TileSet *set, uint32_t gid) {
    bool unknown = set->tiles[gid - set->first].what == MEANS_UNKNOWN;
    return unknown ? tr("a class that means nothing here") : tr("no class");
}

static bool no_class(const TmjMap *map, const TileSet *set, uint32_t gid, const char *place) {
    return fault_report(
        &map->at,
        "tile %u of tile set \"%s\"%s has %s: its class, or its property \"kind\", must say what it "
        "is, such as wall",
        gid - set->first, set->name, place, what_it_has(set, gid));
}

// True if the meaning gives a cell ground, or a thing.
static bool says(Meaning meaning) {
    return meaning.what != MEANS_NOTHING && meaning.what < MEANS_ROOM;
}

// The meaning of a tile: by its own class, else its tile set's, else its layer's. Loose words count less than
// those of the layer.
static Meaning tile_means(const TmjMap *map, const TileSet *set, uint32_t gid) {
    Meaning meaning = set->tiles[gid - set->first];
    if (!says(meaning)) meaning = set->all;
    return says(meaning) && !(meaning.loose && says(map->layer)) ? meaning : map->layer;
}

Meaning tmj_layer_means(const TmjMap *map, const json_t *layer) {
    const char *words = map->files.source->words;
    char name[40];
    Meaning meaning = tmj_meaning(words, json_layer_kind(layer));
    (void)snprintf(name, sizeof name, "%.39s", json_get_string(layer, "name"));
    if (meaning.what == MEANS_NOTHING) meaning = tmj_meaning(words, name);
    size_t length = strlen(name);
    if (meaning.what == MEANS_NOTHING && length > 1 && name[length - 1] == 's') {
        name[length - 1] = '\0';
        meaning = tmj_meaning(words, name);
    }
    if (meaning.what == MEANS_NOTHING) meaning = tmj_properties_mean(words, layer);
    return meaning.what == MEANS_PIECE || meaning.loose ? meaning : (Meaning){0};
}

// Passes the meaning of a tile to the reader. A number without one is told once for each layer.
static bool read_tile(TmjMap *map, uint32_t gid, Vec cell, ToldTiles *told) {
    char place[32];
    if (gid == 0) return true;
    const TileSet *set = tmj_tileset_find(&map->sets, gid);
    Meaning meaning = set == NULL ? (Meaning){0} : tile_means(map, set, gid);
    if (says(meaning)) {
        map->said++;
        map->loose |= meaning.loose;
        return map->tile(map->reader, meaning, cell);
    }
    bool fresh = is_new(told, gid), passed = map->lenient && set != NULL;
    (void)snprintf(place, sizeof place, " at %d,%d", cell.x, cell.y);
    if (passed) {
        if (map->unsaid++ == 0)
            fault_warn(&map->at,
                       "tile %u of tile set \"%s\"%s has %s, so the layer below it counts, or floor",
                       gid - set->first, set->name, place, what_it_has(set, gid));
        return map->tile(map->reader, (Meaning){0}, cell);
    }
    if (!fresh) return false;
    return set != NULL ? no_class(map, set, gid, place)
                       : fault_report(&map->at, "tile %u%s is in no tile set", gid, place);
}

// Warns of turned tiles: the game turns none.
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
    map->layer = tmj_layer_means(map, layer);
    if (!tmj_layer_read_gids(layer, cells, map->edge, map->gids, &map->at)) return false;
    warn_of_turned(map);
    for (int i = 0; i < map->size.x * map->size.y; i++) {
        Vec cell = {i % map->size.x, i / map->size.x};
        sound = read_tile(map, map->gids[i] & TMJ_GID_MASK, cell, &told) && sound;
    }
    return sound;
}

// ---- objects

enum { SIDE_PX_MAX = LEVEL_PLAY_MAX * TILE_PX_MAX, PARTS = 256 }; // PARTS: of a pixel

// Rounds to the nearest whole pixel, and clears `*whole` if that changed the number. Only a member with a
// `least` of 0 may be missing; it is 0 then.
static bool read_pixels(const TmjMap *map, const json_t *object, const char *key, int least, int *px,
                        bool *whole) {
    const json_t *said = json_object_get(object, key);
    *px = 0;
    if (said == NULL && least == 0) return true;
    if (!json_is_number(said) || json_number_value(said) < least || json_number_value(said) > SIDE_PX_MAX)
        return fault_report(&map->at, "\"%s\" must be a number from %d to %d", key, least, SIDE_PX_MAX);
    int parts = (int)(json_number_value(said) * PARTS) + PARTS / 2 + SIDE_PX_MAX * PARTS;
    *px = parts / PARTS - SIDE_PX_MAX;
    *whole = *whole && json_number_value(said) == *px;
    return true;
}

static void note_fraction(TmjMap *map, const Rect *px) {
    if (map->fractions++ > 0) return;
    int x = (px->x + px->w / 2) / map->tile_px.x, y = (px->y + px->h / 2) / map->tile_px.y;
    (void)text_put(map->fraction, sizeof map->fraction, tr("%s: at %d,%d"), map->at.where, x, y);
}

// Moves the box of a tile object: its position is its lower left corner, unless its tile set says otherwise.
static void align(const TmjMap *map, const json_t *object, Rect *px) {
    uint32_t gid = (uint32_t)json_integer_value(json_object_get(object, "gid")) & TMJ_GID_MASK;
    const TileSet *set = tmj_tileset_find(&map->sets, gid);
    const char *how = json_get_string(object, "objectalignment"); // from a template
    if (how[0] == '\0' && set != NULL) how = set->aligned;
    if (how[0] == '\0' || strcmp(how, "unspecified") == 0) how = "bottomleft";
    bool top = strncmp(how, "top", 3) == 0, bottom = strncmp(how, "bottom", 6) == 0;
    bool left = strstr(how, "left") != NULL, right = strstr(how, "right") != NULL;
    px->x -= left ? 0 : right ? px->w : px->w / 2;
    px->y -= top ? 0 : bottom ? px->h : px->h / 2;
}

bool tmj_object_box(TmjMap *map, const json_t *object, Rect *px) {
    bool whole = true;
    if (!read_pixels(map, object, "x", -SIDE_PX_MAX, &px->x, &whole) ||
        !read_pixels(map, object, "y", -SIDE_PX_MAX, &px->y, &whole) ||
        !read_pixels(map, object, "width", 0, &px->w, &whole) ||
        !read_pixels(map, object, "height", 0, &px->h, &whole)) {
        return false;
    }
    px->x -= map->origin.x * map->tile_px.x;
    px->y -= map->origin.y * map->tile_px.y;
    if (json_object_get(object, "gid") != NULL) align(map, object, px);
    if (!whole) note_fraction(map, px);
    return true;
}

bool tmj_object_cell(TmjMap *map, const json_t *object, Vec *cell) {
    Rect px;
    if (!tmj_object_box(map, object, &px)) return false;
    Vec middle = {px.x + px.w / 2, px.y + px.h / 2};
    *cell = (Vec){middle.x / map->tile_px.x, middle.y / map->tile_px.y};
    bool inside = middle.x >= 0 && middle.y >= 0 && rect_has((Rect){0, 0, map->size.x, map->size.y}, *cell);
    if (!inside && !map->cropped)
        (map->lenient ? fault_warn : fault_tell)(
            &map->at, N_("it lies outside of the map, so it is not read: move or delete it"));
    return inside;
}

bool tmj_object_meaning(const TmjMap *map, const json_t *object, Meaning *meaning) {
    int64_t gid = 0;
    *meaning = (Meaning){0};
    if (!json_get_int_in(object, "gid", 0, UINT32_MAX, &gid, &map->at)) return false;
    uint32_t number = (uint32_t)gid & TMJ_GID_MASK;
    if (number == 0 || json_tiled_kind(object)[0] != '\0') return true;
    const TileSet *set = tmj_tileset_find(&map->sets, number);
    if (set == NULL) return fault_report(&map->at, "its tile %u is in no tile set", number);
    *meaning = set->tiles[number - set->first];
    bool means = meaning->what != MEANS_NOTHING && meaning->what != MEANS_UNKNOWN;
    if (!means && says(set->all)) *meaning = set->all;
    if (means || says(set->all)) return true;
    if (!map->lenient) return no_class(map, set, number, "");
    fault_warn(&map->at, "its tile %u of tile set \"%s\" has %s, so it is not read", number - set->first,
               set->name, what_it_has(set, number));
    *meaning = (Meaning){0};
    return true;
}

// True if the object is not rotated. Only its box counts, so its picture must not look different.
static bool is_upright(const TmjMap *map, const json_t *object) {
    static const char *const SHAPES[] = {"polygon", "polyline", "text"};
    FaultTell *tell = map->lenient ? fault_warn : fault_tell;
    for (size_t i = 0; i < sizeof SHAPES / sizeof SHAPES[0]; i++) {
        if (json_object_get(object, SHAPES[i]) == NULL) continue;
        tell(&map->at, N_("it is a %s, so it is not read: make it a rectangle, a point or a tile"),
             SHAPES[i]);
        return false;
    }
    if (json_number_value(json_object_get(object, "rotation")) == 0) return true;
    tell(&map->at, N_("it is turned, so it is not read: set its Rotation to 0"));
    return false;
}

// True for objects that the map's author only meant as a remark.
static bool is_remark(const TmjMap *map, const json_t *object) {
    const char *words = map->files.source->words;
    return json_tiled_kind(object)[0] == '\0' && json_object_get(object, "gid") == NULL &&
           map->layer.what == MEANS_NOTHING && tmj_properties_mean(words, object).what == MEANS_NOTHING &&
           tmj_loose_meaning(words, json_get_string(object, "name"), true).what == MEANS_NOTHING;
}

static bool is_modest(const TmjMap *map, const json_t *object) {
    bool modest = json_object_size(object) <= TMJ_MEMBERS_MAX &&
                  json_array_size(json_object_get(object, "properties")) <= TMJ_MEMBERS_MAX;
    return modest || fault_report(&map->at, "it has more than %d properties", TMJ_MEMBERS_MAX);
}

static bool read_whole_object(TmjMap *map, const json_t *object) {
    if (is_remark(map, object)) return true;
    if (json_is_false(json_object_get(object, "visible")) && !map->layer.loose) {
        fault_warn(&map->at, "it is hidden, so it is not read");
        return true;
    }
    return is_upright(map, object) ? map->object(map->reader, object) : map->lenient;
}

// The object of a template, to be completed by another one.
static json_t *template_object(TmjMap *map, const json_t *object, const char *name) {
    json_t *file = tmj_load(&map->files, name, "template", &map->at);
    json_t *is = json_object_get(file, "object");
    if (file == NULL) return NULL;
    bool sound = json_is_object(is) || fault_report(&map->at, "there is no object in its template");
    bool tile = json_object_get(is, "gid") != NULL && json_tiled_kind(object)[0] == '\0';
    if (sound && tile && json_tiled_kind(is)[0] == '\0')
        sound =
            fault_report(&map->at, "the tile in its template tells nothing here: give that object a class");
    return sound ? is : NULL;
}

// How the tile set of a template aligns its tiles. The name of that set's file is relative to the template's
// folder.
static const char *template_alignment(TmjMap *map, const char *name) {
    char path[256];
    const json_t *file = tmj_load(&map->files, name, "template", &map->at);
    const char *set = json_get_string(json_object_get(file, "tileset"), "source"),
               *slash = strrchr(name, '/');
    int folder = slash != NULL ? (int)(slash - name) : 0;
    int length = snprintf(path, sizeof path, "%.*s%s%s", folder, name, folder > 0 ? "/" : "", set);
    if (set[0] == '\0' || length < 0 || length >= (int)sizeof path) return "bottomleft";
    char unread[160];
    Fault quiet = {.text = unread,
                   .size = sizeof unread}; // if the set cannot be read, the template is at its usual place
    const char *how = json_get_string(tmj_load(&map->files, path, "tileset", &quiet), "objectalignment");
    return how[0] != '\0' ? how : "bottomleft";
}

// The object's properties take precedence over those of its template.
static json_t *with_template(TmjMap *map, json_t *object, const char *name) {
    json_t *is = template_object(map, object, name);
    if (is == NULL || !is_modest(map, is)) return NULL;
    json_t *whole = json_copy(is), *properties = json_copy(json_object_get(object, "properties"));
    if (properties == NULL) properties = json_array();
    json_array_extend(properties, json_object_get(is, "properties"));
    json_object_update(whole, object);
    if (json_object_get(object, "gid") == NULL && json_object_get(is, "gid") != NULL)
        json_object_set_new(whole, "objectalignment", json_string(template_alignment(map, name)));
    json_object_set(whole, "properties", properties);
    json_decref(properties);
    return whole;
}

static bool read_map_object(TmjMap *map, json_t *object) {
    const char *name = json_get_string(object, "template");
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
    map->layer = tmj_layer_means(map, layer);
    if (!json_get_array(layer, "objects", &objects, &map->at)) return false;
    (void)snprintf(name, sizeof name, "%.30s", json_get_string(layer, "name"));
    for (size_t i = 0; i < json_array_size(objects); i++) {
        json_t *object = json_array_get(objects, i);
        int64_t id = (int64_t)i + 1;
        fault_set_where(&map->at, tr("layer \"%s\""), name);
        if (!json_get_int_in(object, "id", 0, INT32_MAX, &id, &map->at)) return false;
        fault_set_where(&map->at, tr("layer \"%s\": object %d"), name, (int)id);
        sound = read_map_object(map, object) && sound;
    }
    return sound;
}

// ---- layers

typedef enum Pass { PASS_TILES, PASS_OBJECTS } Pass;

static bool stays_in_place(const TmjMap *map, const json_t *layer) {
    const json_t *x = json_object_get(layer, "offsetx"), *y = json_object_get(layer, "offsety");
    if (json_number_value(x) == 0 && json_number_value(y) == 0) return true;
    (map->lenient ? fault_warn : fault_tell)(
        &map->at,
        N_("it is moved, which the game does not show: set its Horizontal Offset and Vertical Offset to 0"));
    return map->lenient;
}

static bool read_layers(TmjMap *map, const json_t *holder, Pass pass);

// What is not read is reported once, in the pass of the tiles.
static bool read_layer(TmjMap *map, const json_t *layer, Pass pass) {
    const char *type = json_get_string(layer, "type");
    bool tiles = strcmp(type, "tilelayer") == 0, objects = strcmp(type, "objectgroup") == 0;
    bool group = strcmp(type, "group") == 0, first = pass == PASS_TILES;
    fault_set_where(&map->at, tr("layer \"%.30s\""), json_get_string(layer, "name"));
    if (json_is_false(json_object_get(layer, "visible")) && !tmj_layer_means(map, layer).loose) {
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
    if (!json_get_array(holder, "layers", &layers, &map->at)) return false;
    for (size_t i = 0; i < json_array_size(layers); i++)
        sound = read_layer(map, json_array_get(layers, i), pass) && sound;
    fault_set_where(&map->at, "%s", "");
    return sound;
}

// ---- the whole

static void warn_of_fractions(TmjMap *map) {
    if (map->fractions == 0) return;
    char others[64] = "";
    int more = map->fractions - 1;
    if (more > 0)
        (void)text_put(others, sizeof others, tr_n(", as does %d more", ", as do %d more", more), more);
    fault_set_where(&map->at, "%s", map->fraction);
    fault_warn(
        &map->at,
        "it lies on a fraction of a pixel and counts for the cell of its middle%s: in Tiled, choose View "
        "> Snapping > Snap to Grid",
        others);
    fault_set_where(&map->at, "%s", "");
}

static int count_layers(const json_t *holder) {
    const json_t *layers = json_object_get(holder, "layers");
    size_t count = json_array_size(layers);
    for (size_t i = 0; i < json_array_size(layers); i++)
        count += (size_t)count_layers(json_array_get(layers, i));
    return (int)count;
}

// Broken tile sets were reported already; reports about their tiles would repeat that.
static bool read_all(TmjMap *map, const json_t *json, int least, Vec most,
                     bool (*frame)(void *reader, const json_t *json)) {
    if (count_layers(json) > TMJ_LAYERS_MAX)
        return fault_report(&map->at, "there are more than %d layers", TMJ_LAYERS_MAX);
    if (!tmj_frame_read(map, json, least, most)) return false;
    bool sets = tmj_tilesets_read(&map->sets, json, &map->files, &map->at);
    if (!frame(map->reader, json)) return false;
    map->tiles_sound = sets && read_layers(map, json, PASS_TILES);
    bool objects = sets && read_layers(map, json, PASS_OBJECTS);
    if (map->unsaid > 0 && map->said == 0)
        map->tiles_sound = fault_report(
            &map->at,
            "nothing says where walls are: in Tiled, name a layer of tiles or rectangles \"Walls\"");
    warn_of_fractions(map);
    return map->tiles_sound && objects;
}

bool tmj_map_read(TmjMap *map, const TmjSource *source, FaultSink *told, int least, Vec most,
                  bool (*on_size_known)(void *reader, const json_t *json)) {
    map->at = (Fault){.text = map->line, .size = sizeof map->line, .told = told};
    map->files = (TmjFiles){.source = source};
    json_t *json = tmj_parse(source->bytes, source->size, "map", &map->at);
    bool sound = json != NULL && read_all(map, json, least, most, on_size_known);
    json_decref(json);
    return sound && told->faults == 0;
}
#else
typedef int MapNeedsMaps; // no file of C may be empty
#endif
