// Reads maps of Tiled in two passes: first all tile layers, because objects may change tiles (an exit
// becomes stairs), then all objects. Then it checks whether the result is a level.
#include "io/level/tmj.h"

#include "lang/lang.h"

#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"
#include "map/vestibule.h"

#include <stdio.h>
#include <string.h>

enum { CHEST_COUNT_MAX = 99 };

typedef struct Import {
    Level *level;
    GenOptions *options;
    bool started;
    bool across;     // a hall's first half was read
    bool by_objects; // objects say where stairs are: the map was exported, or has objects for stairs
    bool foreign;    // no property says that one of our generators made it
    bool stays_open; // its border is open where it was drawn open
    char passed[40]; // the last class that was not read
    int furnish;     // 1: the generator places all things; 0: it does not; -1: it does if there are none
    Grid stairs;     // 1: an object for stairs is in this cell
    TmjMap map;
} Import;

// ---- placing

static bool place_piece(Import *import, int kind, Vec cell) {
    if (kind == PIECE_NONE) {
        grid_set(&import->level->tiles, cell, TILE_VOID);
        return true;
    }
    TilesetPiece piece = tileset_piece_at(kind);
    if (piece.tile != TILE_VOID) grid_set(&import->level->tiles, cell, (uint8_t)piece.tile);
    if (piece.decor != DECOR_NONE) grid_set(&import->level->decor, cell, (uint8_t)piece.decor);
    return true;
}

static bool place_start(Import *import, Vec cell) {
    if (import->started) {
        fault_warn(&import->map.at, "there is a second start, which is not read");
        return true;
    }
    import->started = true;
    import->level->start = cell;
    return true;
}

// Reads a property that names an item in a chest. `*item` stays if there is none.
static bool read_inside(const Import *import, const json_t *said, const char *name, int *item) {
    const json_t *word = json_tiled_property(said, name);
    if (word == NULL) return true;
    Meaning inside = tmj_meaning(NULL, json_string_value(word) != NULL ? json_string_value(word) : "");
    if (inside.what == MEANS_ITEM) *item = inside.kind;
    return inside.what == MEANS_ITEM ||
           fault_report(&import->map.at, "the property \"%s\": there is no item \"%.40s\"", name,
                        json_string_value(word));
}

static bool read_contents(const Import *import, Fixture *chest, const json_t *said) {
    const Fault *at = &import->map.at;
    chest->item = ITEM_GEM;
    bool sound = read_inside(import, said, "item", &chest->item);
    sound = read_inside(import, said, "extra", &chest->extra) && sound;
    sound = tmj_get_number(said, "lock", 0, KEY_KINDS, &chest->lock, at) && sound;
    sound = tmj_get_flag(said, "trapped", &chest->trapped, at) && sound;
    return tmj_get_number(said, "count", 0, CHEST_COUNT_MAX, &chest->count, at) && sound;
}

// Reads the cell of a plate's secret.
static bool read_secret(const Import *import, Fixture *plate, const json_t *said) {
    Vec origin = import->map.origin, size = import->map.size;
    Vec to = origin;
    bool sound = tmj_get_number(said, "to_x", origin.x, origin.x + size.x - 1, &to.x, &import->map.at);
    sound = tmj_get_number(said, "to_y", origin.y, origin.y + size.y - 1, &to.y, &import->map.at) && sound;
    plate->to = vec_sub(to, origin);
    return sound;
}

// `said`: the object or tile, whose properties may have details.
static bool place_fixture(Import *import, int kind, Vec cell, const json_t *said) {
    Fixture fixture = {.kind = (FixtureKind)kind, .cell = cell};
    if (kind == FIXTURE_CHEST && !read_contents(import, &fixture, said)) return false;
    if (kind == FIXTURE_PLATE && !read_secret(import, &fixture, said)) return false;
    return fixture_add(import->level, fixture) ||
           fault_report(&import->map.at, "there are more than %d chests and traps", LEVEL_FIXTURES_MAX);
}

static bool place_spawn(Import *import, SpawnList *list, int kind, Vec cell, const json_t *said) {
    bool monster = list == &import->level->monsters;
    if (!spawn_add(list, kind, cell)) {
        return fault_report(&import->map.at, "there are more than %d %s", LEVEL_SPAWNS_MAX,
                            monster ? "monsters" : "items");
    }
    return !monster || tmj_get_number(said, "pack", 0, LEVEL_SPAWNS_MAX, &list->at[list->count - 1].pack,
                                      &import->map.at);
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

// A drawn cell without a meaning becomes floor, unless a layer below gives it one.
static bool read_tile(void *reader, Meaning meaning, Vec cell) {
    Import *import = reader;
    bool floor = meaning.what == MEANS_NOTHING && level_tile(import->level, cell) == TILE_VOID;
    if (floor) grid_set(&import->level->tiles, cell, TILE_FLOOR);
    return place(import, meaning, cell, NULL);
}

// The cells that a rectangle touches, at least one.
static Rect cells_of(const Import *import, Rect px) {
    int x = px.x / import->map.tile_px.x, y = px.y / import->map.tile_px.y;
    int right = (px.x + int_max(px.w, 1) - 1) / import->map.tile_px.x,
        bottom = (px.y + int_max(px.h, 1) - 1) / import->map.tile_px.y;
    return (Rect){x, y, right - x + 1, bottom - y + 1};
}

// `beyond`: how many cells it may reach out of the map at the right and below.
static bool read_plan(Import *import, const json_t *object, int beyond, Rect *cells) {
    Rect px;
    const Grid *tiles = &import->level->tiles;
    if (!tmj_object_box(&import->map, object, &px)) return false;
    if (px.x < 0 || px.y < 0)
        return fault_report(&import->map.at, "it lies outside of the map: move or delete it");
    *cells = cells_of(import, px);
    bool inside = cells->x + cells->w <= tiles->w + beyond && cells->y + cells->h <= tiles->h + beyond;
    return inside || fault_report(&import->map.at, "it lies outside of the map: move or delete it");
}

static bool read_room(Import *import, const json_t *object) {
    Level *level = import->level;
    if (level->room_count == LEVEL_ROOMS_MAX)
        return fault_report(&import->map.at, "there are more than %d rooms", LEVEL_ROOMS_MAX);
    return read_plan(import, object, 0, &level->rooms[level->room_count++]);
}

static bool read_across(Import *import, const json_t *object) {
    Level *level = import->level;
    if (level->hall_count == LEVEL_ROOMS_MAX)
        return fault_report(&import->map.at, "there are more than %d halls", LEVEL_ROOMS_MAX);
    if (import->across) return fault_report(&import->map.at, "the hall before it has no second half");
    import->across = true;
    return read_plan(import, object, GEN_CORRIDOR_MAX, &level->halls[level->hall_count].across);
}

static bool read_down(Import *import, const json_t *object) {
    Level *level = import->level;
    if (!import->across) return fault_report(&import->map.at, "a \"hall across\" must come before it");
    import->across = false;
    return read_plan(import, object, GEN_CORRIDOR_MAX, &level->halls[level->hall_count++].down);
}

static bool read_keep(Import *import, const json_t *object) {
    Level *level = import->level;
    if (level->protected_count == LEVEL_PROTECTED_MAX)
        return fault_report(&import->map.at, "there are more than %d of these", LEVEL_PROTECTED_MAX);
    return read_plan(import, object, 0, &level->protected[level->protected_count++]);
}

static bool read_vestibule(Import *import, const json_t *object) {
    return read_plan(import, object, 0, &import->level->vestibule);
}

static bool is_wall(Meaning meaning) {
    return meaning.what == MEANS_PIECE && meaning.kind >= 0 &&
           TILES[tileset_piece_at(meaning.kind).tile].wall;
}

// By its class, its properties or its name, as other programs use them, else by its layer or its tile.
static bool object_meaning(Import *import, const json_t *object, Meaning *meaning) {
    const char *kind = json_tiled_kind(object), *words = import->map.files.source->words;
    Meaning layer = import->map.layer;
    *meaning = tmj_meaning(words, kind);
    if (meaning->what == MEANS_NOTHING) *meaning = tmj_properties_mean(words, object);
    if (meaning->what == MEANS_NOTHING)
        *meaning = tmj_loose_meaning(words, json_get_string(object, "name"), true);
    if (meaning->what == MEANS_NOTHING && (kind[0] == '\0' || is_wall(layer))) *meaning = layer;
    import->map.loose |= meaning->loose;
    if (meaning->what != MEANS_NOTHING) return true;
    if (!tmj_object_meaning(&import->map, object, meaning)) return false;
    bool again = strncmp(import->passed, kind, sizeof import->passed - 1) == 0;
    (void)snprintf(import->passed, sizeof import->passed, "%s", kind);
    if (kind[0] != '\0' && !again)
        fault_warn(&import->map.at,
                   "there is no \"%.40s\" here, so it is not read: a property \"kind\" tells which item or "
                   "monster it is%s",
                   kind, tmj_is_set_piece_word(kind) ? tr(", and --check-piece shows a set piece") : "");
    return true;
}

// Notes that an object says there are stairs, even if the tile there is none.
static void note_stairs(Import *import, Meaning meaning, Vec cell) {
    if (meaning.what != MEANS_PIECE || meaning.kind == PIECE_NONE) return;
    if (!tile_stairs(tileset_piece_at(meaning.kind).tile)) return;
    import->by_objects = true;
    grid_set(&import->stairs, cell, 1);
}

static void warn_of_properties(const Import *import, const json_t *object) {
    static const char *const KNOWN[] = {"kind",  "item", "lock", "trapped", "count",
                                        "extra", "pack", "to_x", "to_y"};
    const json_t *properties = json_object_get(object, "properties");
    for (size_t i = 0; i < json_array_size(properties); i++) {
        const char *name = json_get_string(json_array_get(properties, i), "name");
        bool known = false;
        for (size_t k = 0; k < sizeof KNOWN / sizeof KNOWN[0]; k++) known |= strcmp(KNOWN[k], name) == 0;
        if (!known) fault_warn(&import->map.at, "its property \"%.40s\" means nothing here", name);
    }
}

// The cells of the map that lie in a rectangle along one side: its ends count for the nearest borders between
// cells, but if these are the same, for the cell of its middle.
static void round_side(int px, int length, int side, int most, int *from, int *to) {
    *from = (px + side / 2) / side;
    *to = (px + length + side / 2) / side;
    if (*from == *to) *from = (px + length / 2) / side, *to = *from + 1;
    *from = int_max(*from, 0);
    *to = px + length < 0 ? 0 : int_min(*to, most);
}

// Ground that covers a rectangle, such as walls or water.
static bool read_area(Import *import, const json_t *object, Meaning meaning) {
    Rect px;
    Vec side = import->map.tile_px, from, to;
    if (!tmj_object_box(&import->map, object, &px)) return false;
    round_side(px.x, px.w, side.x, import->map.size.x, &from.x, &to.x);
    round_side(px.y, px.h, side.y, import->map.size.y, &from.y, &to.y);
    for (int y = from.y; y < to.y; y++) {
        for (int x = from.x; x < to.x; x++) (void)place_piece(import, meaning.kind, (Vec){x, y});
    }
    import->map.said++;
    return true;
}

static bool is_area(Meaning meaning) {
    if (meaning.what != MEANS_PIECE || meaning.kind == PIECE_NONE) return false;
    Tile tile = tileset_piece_at(meaning.kind).tile;
    return TILES[tile].wall || tile == TILE_WATER || tile == TILE_FLOOR;
}

static bool read_placed(Import *import, const json_t *object, Meaning meaning) {
    Vec cell;
    if (is_area(meaning)) return read_area(import, object, meaning);
    if (!tmj_object_cell(&import->map, object, &cell)) return false;
    note_stairs(import, meaning, cell);
    if (!import->map.loose) warn_of_properties(import, object);
    return place(import, meaning, cell, object);
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
        return read_placed(import, object, meaning);
    }
}

// ---- the map as a whole

// Makes objects and tiles of stairs agree: where the object was moved or deleted, the tile becomes floor.
static void settle_stairs(Import *import) {
    Grid *tiles = &import->level->tiles;
    for (int i = 0; import->by_objects && i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        Tile tile = (Tile)grid_at(tiles, cell);
        if (!tile_stairs(tile) || grid_at(&import->stairs, cell) != 0) continue;
        grid_set(tiles, cell, TILE_FLOOR);
        fault_warn(
            &import->map.at,
            "the tile of %s at %d,%d has no object of that class on it, so it is floor: objects say where "
            "stairs are",
            TILES[tile].name, cell.x, cell.y);
    }
}

static bool check_whole(Import *import) {
    const Fault *at = &import->map.at;
    bool sound =
        import->started || at->told->faults > 0 || fault_report(at, "there is no free floor for a start");
    if (import->across) sound = fault_report(at, "the last hall has no second half");
    if (import->level->vestibule.w > 0 && !vestibule_rect_fits(import->level))
        sound = fault_report(at, "the vestibule must be %dx%d cells, and its way out must lead into the map",
                             VESTIBULE_W, VESTIBULE_H);
    return sound;
}

// Reads the map's own properties "edge" and "furnish".
static void read_choices(Import *import, const json_t *json) {
    const Fault *at = &import->map.at;
    const json_t *edge = json_tiled_property(json, "edge");
    const char *says = edge != NULL && json_string_value(edge) != NULL ? json_string_value(edge) : "";
    bool furnishes = false;
    if (edge != NULL && strcmp(says, "open") != 0 && strcmp(says, "wall") != 0)
        (void)fault_report(at, "the property \"edge\" must be open or wall");
    import->stays_open = edge != NULL ? strcmp(says, "open") == 0 : !import->foreign;
    import->furnish = -1;
    if (json_tiled_property(json, "furnish") == NULL) return;
    if (tmj_get_flag(json, "furnish", &furnishes, at)) import->furnish = furnishes;
}

static bool begin_level(void *reader, const json_t *json) {
    Import *import = reader;
    Vec size = import->map.size;
    Rect drawn = rect_inset((Rect){0, 0, size.x, size.y}, import->map.edge);
    if (!level_init(import->level, size.x, size.y) || !grid_init(&import->stairs, size.x, size.y))
        return fault_report(&import->map.at, "there is not enough memory for it");
    import->by_objects = json_tiled_property(json, "drafts") != NULL;
    import->foreign = !import->by_objects && json_tiled_property(json, "generator") == NULL;
    for (int i = 0; i < size.x * size.y; i++)
        if (!rect_has(drawn, (Vec){i % size.x, i / size.x})) import->level->tiles.cells[i] = TILE_WALL;
    read_choices(import, json);
    (void)tmj_head_read(json, import->level, import->options, &import->map.at);
    return true;
}

// ---- maps that were drawn for something else

static bool is_bare(const Import *import) {
    const Grid *tiles = &import->level->tiles;
    const Level *level = import->level;
    bool stairs = false;
    for (int i = 0; i < tiles->w * tiles->h; i++) stairs |= tile_stairs((Tile)tiles->cells[i]);
    return (!import->started || import->map.loose) && !stairs &&
           level->items.count + level->monsters.count + level->fixture_count == 0;
}

static void furnish(Import *import) {
    const Fault *at = &import->map.at;
    bool bare = is_bare(import);
    if (import->furnish == 1 && !bare)
        (void)fault_report(at, "the property \"furnish\": this map has a start, stairs or things of its own");
    if (!bare || import->furnish == 0 || (import->furnish < 0 && !import->foreign)) return;
    Vec start = import->level->start;
    bool keeps_start = import->started;
    import->started = gen_furnish(import->level, import->options);
    if (import->started && keeps_start) import->level->start = start;
    if (!import->started)
        (void)fault_report(at, "there is no room for a start, stairs and treasures");
    else if (import->furnish < 0)
        fault_warn(
            at,
            "nothing stands in this map, so it is furnished as dungeons are: a property \"furnish\" of true "
            "or false says whether it should be");
}

// Reads tiles and things as drawn, with `edge` cells of wall around.
static void read_drawn(Import *import, const TmjSource *source, FaultSink *told, int edge) {
    Vec most = {LEVEL_PLAY_MAX, LEVEL_PLAY_MAX};
    import->map.edge = edge;
    (void)tmj_map_read(&import->map, source, told, LEVEL_SIDE_MIN, most, begin_level);
    if (import->map.tiles_sound && import->foreign) tmj_open_up(import->level);
}

static void import_free(Import *import) {
    tmj_map_free(&import->map);
    grid_free(&import->stairs);
}

// Reads a map that is open at its edge once more, with a wall around it. Its warnings were told already.
static void wall_up(Import *import, Import fresh, const TmjSource *source, FaultSink *told) {
    FaultSink again = {.say = told->say, .to = told->to, .quiet = true};
    if (told->faults > 0 || import->stays_open || !tmj_is_open(import->level)) return;
    level_free(import->level);
    import_free(import);
    *import = fresh;
    import->map.reader = import;
    *import->level = (Level){0};
    read_drawn(import, source, &again, 1);
    import->map.at.told = told;
    told->faults += again.faults;
    told->lines += again.lines;
    if (again.faults == 0)
        fault_warn(&import->map.at,
                   "it is open at its edge, so there is a wall around it: a property \"edge\" of open "
                   "leaves it as it is");
}

// Reads a map. Things are checked when all tiles are read.
static bool read_map(Import *import, const TmjSource *source, FaultSink *told) {
    const Import fresh = *import;
    read_drawn(import, source, told, 0);
    if (import->map.tiles_sound) wall_up(import, fresh, source, told);
    if (!import->map.tiles_sound) return false;
    settle_stairs(import);
    if (told->faults == 0) furnish(import);
    if (told->faults == 0 && (!import->started || import->map.loose))
        import->started = tmj_settle(import->level, import->started, import->map.loose, &import->map.at);
    bool whole = check_whole(import);
    if (!tmj_check_placement(import->level, import->started, &import->map.at) || !whole || told->faults > 0)
        return false;
    level_sort(import->level);
    level_update_caches(import->level);
    return true;
}

bool tmj_read(Level *level, GenOptions *options, const TmjSource *source, FaultSink *told) {
    Import import = {.level = level,
                     .options = options,
                     .map = {.tile = read_tile, .object = read_object, .lenient = true}};
    import.map.reader = &import;
    *level = (Level){0};
    bool sound = read_map(&import, source, told);
    fault_tell_rest(told);
    if (!sound) level_free(level);
    import_free(&import);
    return sound;
}
#else
bool tmj_read(Level *level, GenOptions *options, const TmjSource *source, FaultSink *told) {
    (void)level, (void)options, (void)source;
    told->faults++;
    told->say(told->to, tr("this program was built without jansson and zlib, so it cannot read maps"));
    return false;
}
#endif
