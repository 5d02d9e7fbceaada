// Reading maps of Tiled in two passes: all tile layers first, since objects may change a tile (an exit
// becomes stairs), then all objects; and then a look at whether what came together is a level.
#include "io/level/tmj.h"

#ifdef CELLARIUM_MAPS
#include "io/level/tmj_check.h"
#include "io/level/tmj_map.h"
#include "map/vestibule.h"

#include <stdio.h>
#include <string.h>

enum { CHEST_COUNT_MAX = 99 };

typedef struct Import {
    Level *level;
    bool started;
    bool across; // a hall's first half was read
    TmjMap map;
} Import;

// The fallback also replaces a value that is no whole number or out of range.
static int property_whole(const json_t *map, const char *name, int lo, int hi, int fallback) {
    const json_t *value = json_property(map, name);
    bool sound = json_is_integer(value) && json_integer_value(value) >= lo && json_integer_value(value) <= hi;
    return sound ? (int)json_integer_value(value) : fallback;
}

// ---- placing

static bool place_piece(Import *import, int kind, Vec cell) {
    if (kind == PIECE_NONE) {
        grid_set(&import->level->tiles, cell, TILE_VOID);
        return true;
    }
    Piece piece = piece_at(kind);
    if (piece.tile != TILE_VOID) grid_set(&import->level->tiles, cell, (uint8_t)piece.tile);
    if (piece.decor != DECOR_NONE) grid_set(&import->level->decor, cell, (uint8_t)piece.decor);
    return true;
}

static bool place_start(Import *import, Vec cell) {
    if (import->started) return fault(&import->map.at, "there is a second start");
    import->started = true;
    import->level->start = cell;
    return true;
}

static bool read_contents(Import *import, Fixture *chest, const json_t *said) {
    const char *item = json_string_value(json_property(said, "item"));
    const char *extra = json_string_value(json_property(said, "extra"));
    Meaning inside = item == NULL ? (Meaning){MEANS_ITEM, ITEM_GEM} : tmj_meaning(item);
    Meaning besides = extra == NULL ? (Meaning){MEANS_ITEM, 0} : tmj_meaning(extra);
    if (inside.what != MEANS_ITEM) return fault(&import->map.at, "there is no item \"%.40s\"", item);
    if (besides.what != MEANS_ITEM) return fault(&import->map.at, "there is no item \"%.40s\"", extra);
    chest->item = inside.kind;
    chest->extra = besides.kind;
    chest->lock = property_whole(said, "lock", 0, KEY_KINDS, 0);
    chest->trapped = json_is_true(json_property(said, "trapped"));
    chest->count = property_whole(said, "count", 0, CHEST_COUNT_MAX, 0);
    return true;
}

// `said`: the object or tile, whose properties may say more.
static bool place_fixture(Import *import, int kind, Vec cell, const json_t *said) {
    Fixture fixture = {.kind = (FixtureKind)kind, .cell = cell};
    if (kind == FIXTURE_CHEST && !read_contents(import, &fixture, said)) return false;
    if (kind == FIXTURE_PLATE) {
        fixture.to.x = property_whole(said, "to_x", 0, import->level->tiles.w - 1, 0);
        fixture.to.y = property_whole(said, "to_y", 0, import->level->tiles.h - 1, 0);
    }
    return fixture_add(import->level, fixture) ||
           fault(&import->map.at, "there are more than %d chests and traps", LEVEL_FIXTURES_MAX);
}

static bool place_spawn(Import *import, SpawnList *list, int kind, Vec cell, const json_t *said) {
    bool monster = list == &import->level->monsters;
    if (!spawn_add(list, kind, cell)) {
        return fault(&import->map.at, "there are more than %d %s", LEVEL_SPAWNS_MAX,
                     monster ? "monsters" : "items");
    }
    if (monster) list->at[list->count - 1].pack = property_whole(said, "pack", 0, LEVEL_SPAWNS_MAX, 0);
    return true;
}

static bool place(Import *import, Meaning meaning, Vec cell, const json_t *said) {
    Level *level = import->level;
    switch (meaning.what) {
    case MEANS_PIECE:
        return place_piece(import, meaning.kind, cell);
    case MEANS_START:
        return place_start(import, cell);
    case MEANS_ITEM:
        return place_spawn(import, &level->items, meaning.kind, cell, said);
    case MEANS_MONSTER:
        return place_spawn(import, &level->monsters, meaning.kind, cell, said);
    case MEANS_FIXTURE:
        return place_fixture(import, meaning.kind, cell, said);
    default:
        return true;
    }
}

// ---- objects

static bool read_tile(void *reader, Meaning meaning, Vec cell) {
    return place(reader, meaning, cell, NULL);
}

// The cells that a rectangle touches, at least one.
static Rect cells_of(const Import *import, Rect px) {
    int x = px.x / import->map.tile_px.x, y = px.y / import->map.tile_px.y;
    int right = (px.x + int_max(px.w, 1) - 1) / import->map.tile_px.x,
        bottom = (px.y + int_max(px.h, 1) - 1) / import->map.tile_px.y;
    return (Rect){x, y, right - x + 1, bottom - y + 1};
}

// `beyond`: how many cells it may reach out of the map to the right and below.
static bool read_plan(Import *import, const json_t *object, int beyond, Rect *cells) {
    Rect px;
    const Grid *tiles = &import->level->tiles;
    if (!tmj_box(&import->map, object, &px)) return false;
    if (px.y < 0) return fault(&import->map.at, "it lies outside of the map");
    *cells = cells_of(import, px);
    bool inside = cells->x + cells->w <= tiles->w + beyond && cells->y + cells->h <= tiles->h + beyond;
    return inside || fault(&import->map.at, "it lies outside of the map");
}

static bool read_room(Import *import, const json_t *object) {
    Level *level = import->level;
    if (level->room_count == LEVEL_ROOMS_MAX)
        return fault(&import->map.at, "there are more than %d rooms", LEVEL_ROOMS_MAX);
    return read_plan(import, object, 0, &level->rooms[level->room_count++]);
}

static bool read_across(Import *import, const json_t *object) {
    Level *level = import->level;
    if (level->hall_count == LEVEL_ROOMS_MAX)
        return fault(&import->map.at, "there are more than %d halls", LEVEL_ROOMS_MAX);
    if (import->across) return fault(&import->map.at, "the hall before it has no second half");
    import->across = true;
    return read_plan(import, object, GEN_CORRIDOR_MAX, &level->halls[level->hall_count].across);
}

static bool read_down(Import *import, const json_t *object) {
    Level *level = import->level;
    if (!import->across) return fault(&import->map.at, "a \"hall across\" must come before it");
    import->across = false;
    return read_plan(import, object, GEN_CORRIDOR_MAX, &level->halls[level->hall_count++].down);
}

static bool read_keep(Import *import, const json_t *object) {
    Level *level = import->level;
    if (level->protected_count == LEVEL_PROTECTED_MAX)
        return fault(&import->map.at, "there are more than %d of these", LEVEL_PROTECTED_MAX);
    return read_plan(import, object, 0, &level->protected[level->protected_count++]);
}

static bool read_vestibule(Import *import, const json_t *object) {
    if (!read_plan(import, object, 0, &import->level->vestibule)) return false;
    return vestibule_fits(import->level) ||
           fault(&import->map.at, "it must be %dx%d cells, and its way out must lead into the map",
                 VESTIBULE_W, VESTIBULE_H);
}

// A tile without words of its own is what its tile set says; what says nothing is a remark of the map's
// maker.
static bool object_meaning(Import *import, const json_t *object, Meaning *meaning) {
    const char *kind = json_kind(object);
    if (!tmj_tile_meaning(&import->map, object, meaning)) return false;
    if (kind[0] == '\0') return true;
    *meaning = tmj_meaning(kind);
    return meaning->what != MEANS_NOTHING ||
           fault(&import->map.at,
                 "there is no \"%.40s\" here: a property \"kind\" tells which item or monster it is", kind);
}

static bool read_thing(Import *import, const json_t *object, Meaning meaning) {
    Vec cell;
    return tmj_cell(&import->map, object, &cell) && place(import, meaning, cell, object);
}

static bool read_object(void *reader, const json_t *object) {
    Import *import = reader;
    Meaning meaning;
    if (!object_meaning(import, object, &meaning)) return false;
    switch (meaning.what) {
    case MEANS_NOTHING:
        return true;
    case MEANS_ROOM:
        return read_room(import, object);
    case MEANS_ACROSS:
        return read_across(import, object);
    case MEANS_DOWN:
        return read_down(import, object);
    case MEANS_KEEP:
        return read_keep(import, object);
    case MEANS_VESTIBULE:
        return read_vestibule(import, object);
    default:
        return read_thing(import, object, meaning);
    }
}

// ---- what belongs to the whole map

// Missing or invalid options keep the generator's default: they change nothing in the level.
static void read_options(const json_t *map, const Level *level, GenOptions *options) {
    *options = (GenOptions){.kind = gen_find(level->generator)};
    if (options->kind == GEN_COUNT) return;
    *options = GENERATORS[options->kind]->defaults;
    options->seed = level->seed;
    options->tower = level->tower;
    options->w = level->tiles.w;
    options->h = level->tiles.h;
    options->rooms = property_whole(map, "rooms", GEN_ROOMS_MIN, LEVEL_ROOMS_MAX, options->rooms);
    options->suppress = property_whole(map, "suppress", 0, GEN_SUPPRESS_MAX, options->suppress);
    options->corridor =
        property_whole(map, "corridor", GEN_CORRIDOR_MIN, GEN_CORRIDOR_MAX, options->corridor);
    options->depth = property_whole(map, "depth", 1, GEN_DEPTH_MAX, options->depth);
    const json_t *connect = json_property(map, "connect");
    if (json_is_boolean(connect)) options->connect = json_is_true(connect);
}

static bool read_origin(Import *import, const json_t *map) {
    Level *level = import->level;
    const char *seed = json_string_value(json_property(map, "seed"));
    const char *generator = json_string_value(json_property(map, "generator"));
    if (seed != NULL && !gen_seed(seed, &level->seed))
        return fault(&import->map.at, "the property \"seed\" is no seed");
    bool known = generator != NULL && gen_find(generator) != GEN_COUNT;
    snprintf(level->generator, sizeof level->generator, "%s", known ? generator : "");
    level->tower = json_is_true(json_property(map, "tower"));
    level->attempts = property_whole(map, "drafts", 0, INT32_MAX, 0);
    return true;
}

// ---- the map as a whole

static bool check_whole(Import *import) {
    if (!import->started)
        return fault(&import->map.at, "there is no start: add an object of the class start");
    return !import->across || fault(&import->map.at, "the last hall has no second half");
}

static bool begin_level(void *reader, const json_t *json) {
    Import *import = reader;
    Vec size = import->map.size;
    return (level_init(import->level, size.x, size.y) ||
            fault(&import->map.at, "there is not enough memory for it")) &&
           read_origin(import, json);
}

static bool read_map(Import *import, const json_t *map, const TmjSource *source) {
    Vec most = {LEVEL_PLAY_MAX, LEVEL_PLAY_MAX};
    bool sound = tmj_map_read(&import->map, map, source, LEVEL_SIDE_MIN, most, begin_level) &&
                 check_whole(import) && tmj_check(import->level, &import->map.at);
    if (!sound) return false;
    level_sort(import->level);
    level_feel(import->level);
    return true;
}

bool tmj_read(Level *level, GenOptions *options, const TmjSource *source, char *error, size_t error_size) {
    Import import = {.level = level, .map = {.tile = read_tile, .object = read_object}};
    import.map.reader = &import;
    import.map.at = (Fault){.text = error, .size = error_size};
    *level = (Level){0};
    json_t *map = json_read(source->bytes, source->size, TMJ_SIZE_MAX, &import.map.at);
    bool sound = map != NULL && read_map(&import, map, source);
    if (sound) read_options(map, level, options);
    if (!sound) level_free(level);
    tmj_map_free(&import.map);
    json_decref(map);
    return sound;
}
#else
#include <stdio.h>

bool tmj_read(Level *level, GenOptions *options, const TmjSource *source, char *error, size_t error_size) {
    (void)level, (void)options, (void)source;
    snprintf(error, error_size, "this program was built without jansson and zlib, so it cannot read maps");
    return false;
}
#endif
