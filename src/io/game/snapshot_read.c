// Reads snapshots, which may come from another version of the game, or from anybody.
#include "io/game/snapshot.h"
#include "io/game/snapshot_parts.h"
#include "lang/lang.h"
#include "map/vestibule.h"
#include "sim/state/bag.h"
#include "sim/state/quota.h"
#include "sim/toll/toll.h"

#include <stdlib.h>
#include <string.h>

enum {
    ELEMENTS_MOST = 1 << 16,
    COLUMNS_MOST = 2048,
    NESTED_MOST = 8,
    KINDS_MOST = 1024,
    WORD_BYTES = 128,
    GONE = -1,
    INT_MOST = 1 << 24
};

// What a kind becomes whose name is gone. NULL: all that are not named before.
static const struct {
    NameTable of;
    const char *gone, *becomes;
} SUCCESSORS[] = {
    {NAMES_TILES, NULL, "floor"}, {NAMES_DECORS, NULL, "none"},     {NAMES_ACTORS, NULL, "rat"},
    {NAMES_ITEMS, NULL, "arrow"}, {NAMES_FIXTURES, NULL, "spikes"},
};

// A field as the snapshot describes it.
typedef struct Column {
    const Field *to; // where it goes; NULL: this version does not have it
    NameTable by;    // the table of its elements
    int numbers;     // how many an element has
    bool parts;      // it has these columns instead:
    int first, count;
} Column;

// A kind of the snapshot in this version.
typedef struct KindNow {
    int index; // GONE: nowhere
    bool gone; // it is another
} KindNow;

typedef struct Load {
    Reader in;
    bool same; // this version wrote it: numbers that it does not write are damage; others are brought into
               // their limits
    bool bad;
    KindNow now[NAMES_COUNT][KINDS_MOST];
    int kinds[NAMES_COUNT];
    Column columns[COLUMNS_MOST];
    int column_count;
    Column lists[SNAPSHOT_LISTS];
    int w, h; // of the level that is read
} Load;

static uint64_t read_number(Load *load) {
    uint64_t number = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        uint64_t byte = reader_int(&load->in, 1);
        number |= (byte & 127) << shift;
        if (byte < 128) return number;
    }
    load->bad = true;
    return 0;
}

// A number up to `most`, or 0.
static int read_up_to(Load *load, int most) {
    uint64_t number = read_number(load);
    load->bad |= load->in.failed || number > (uint64_t)most;
    return load->bad ? 0 : (int)number;
}

static void read_name(Load *load, char name[WORD_BYTES]) {
    int length = read_up_to(load, WORD_BYTES - 1);
    const uint8_t *bytes = reader_bytes(&load->in, (size_t)length);
    memset(name, 0, WORD_BYTES);
    if (bytes != NULL) memcpy(name, bytes, (size_t)length);
}

// ---- names

static int find_kind(NameTable table, const char *name) {
    for (int i = 0; i < snapshot_kinds(table); i++) {
        if (strcmp(snapshot_kind(table, i), name) == 0) return i;
    }
    return GONE;
}

static int successor_of(NameTable table, const char *name) {
    for (size_t i = 0; i < sizeof SUCCESSORS / sizeof *SUCCESSORS; i++) {
        const char *gone = SUCCESSORS[i].gone;
        if (SUCCESSORS[i].of == table && (gone == NULL || strcmp(gone, name) == 0))
            return find_kind(table, SUCCESSORS[i].becomes);
    }
    return GONE;
}

static void read_names(Load *load) {
    char name[WORD_BYTES];
    for (int table = NAMES_NONE + 1; table < NAMES_COUNT; table++) {
        load->kinds[table] = read_up_to(load, KINDS_MOST);
        for (int i = 0; i < load->kinds[table]; i++) {
            KindNow *now = &load->now[table][i];
            read_name(load, name);
            now->index = find_kind((NameTable)table, name);
            now->gone = now->index == GONE;
            if (now->gone) now->index = successor_of((NameTable)table, name);
        }
    }
}

static const Field *find_field(const FieldList *list, const char *name) {
    for (int i = 0; list != NULL && i < list->count; i++) {
        if (list->at[i].element > 0 && strcmp(list->at[i].name, name) == 0) return &list->at[i];
    }
    return NULL;
}

// Reads what fields there are, and finds those of them that this version has.
static void read_columns(Load *load, const FieldList *list, Column *of, int nested) {
    char name[WORD_BYTES];
    int count = read_up_to(load, COLUMNS_MOST - load->column_count), first = load->column_count;
    load->bad |= count == 0 || nested == NESTED_MOST;
    if (load->bad) return;
    of->first = first;
    of->count = count;
    load->column_count += count;
    for (int i = 0; i < count; i++) {
        Column *column = &load->columns[first + i];
        read_name(load, name);
        NameTable values = (NameTable)read_up_to(load, NAMES_COUNT - 1);
        column->by = (NameTable)read_up_to(load, NAMES_COUNT - 1);
        column->numbers = read_up_to(load, UINT8_MAX);
        column->parts = column->numbers == 0;
        const Field *to = find_field(list, name);
        bool same = to != NULL && to->values == values && to->by == column->by &&
                    (to->parts != NULL) == column->parts;
        column->to = same ? to : NULL;
    }
    for (int i = 0; i < count && !load->bad; i++) {
        Column *column = &load->columns[first + i];
        const FieldList *parts = column->to != NULL ? column->to->parts : NULL;
        if (column->parts) read_columns(load, parts, column, nested + 1);
    }
}

// ---- fields

typedef struct Limits {
    int64_t least, most;
} Limits;

// Which numbers may stand in a field. `second`: of a pair.
static Limits limits_of(const Load *load, const Field *field, bool second) {
    static const Limits OF_TYPE[] = {
        [NUMBER_BOOL] = {0, 1},          [NUMBER_INT8] = {-1, 1},
        [NUMBER_UINT8] = {0, UINT8_MAX}, [NUMBER_INT] = {-INT_MOST, INT_MOST},
        [NUMBER_UINT] = {0, INT32_MAX},  [NUMBER_UINT64] = {INT64_MIN, INT64_MAX}};
    int side = second ? load->h : load->w;
    switch (field->limit) {
    case LIMIT_RANGE:
        return (Limits){field->least, field->most};
    case LIMIT_CELL:
        return (Limits){0, side - 1};
    case LIMIT_POSITION:
        return (Limits){0, side * CELL_SUB - 1};
    case LIMIT_KIND:
        return (Limits){field->least, INT_MOST};
    default:
        return OF_TYPE[field->type];
    }
}

// The kind of this version that a kind of the snapshot is.
static int64_t kind_now(Load *load, const Field *field, int64_t number) {
    int64_t kind = number - field->first;
    if (kind < 0) return number;
    load->bad |= kind >= load->kinds[field->values];
    if (load->bad) return 0;
    return load->now[field->values][kind].index + field->first;
}

static void put_number(Load *load, const Field *field, uint8_t *at, int64_t number, bool second) {
    Limits limits = limits_of(load, field, second);
    if (field->limit == LIMIT_KIND) number = kind_now(load, field, number);
    bool fits = number >= limits.least && number <= limits.most;
    if (!fits && !load->same) number = number < limits.least ? limits.least : limits.most;
    load->bad |= !fits && load->same;
    uint8_t byte = (uint8_t)number;
    uint32_t word = (uint32_t)number;
    uint64_t bits = (uint64_t)number;
    size_t size = NUMBER_SIZE(field->type);
    const void *from = size == sizeof byte   ? (const void *)&byte
                       : size == sizeof word ? (const void *)&word
                                             : &bits;
    if (!load->bad) memcpy(at, from, size);
}

static void read_element(Load *load, const Column *column, uint8_t *at, int index);

// Reads fields into a struct. NULL: passes them over.
static void read_fields(Load *load, const Column *of, uint8_t *to) {
    for (int i = of->first; i < of->first + of->count && !load->bad; i++) {
        const Column *column = &load->columns[i];
        const Field *field = to != NULL ? column->to : NULL;
        int count = read_up_to(load, ELEMENTS_MOST);
        size_t size = field != NULL ? snapshot_element(field) : 1,
               room = field != NULL ? field->size / size : 0;
        if (field != NULL) memset(to + field->offset, 0, field->size);
        for (int k = 0; k < count && !load->bad; k++) {
            int index = k;
            if (column->by != NAMES_NONE && k < load->kinds[column->by])
                index = load->now[column->by][k].gone ? GONE : load->now[column->by][k].index;
            bool fits = index >= 0 && (size_t)index < room;
            read_element(load, column, fits ? to + field->offset + (size_t)index * size : NULL, index);
        }
    }
}

static void read_element(Load *load, const Column *column, uint8_t *at, int index) {
    if (column->parts) {
        read_fields(load, column, at);
        return;
    }
    for (int n = 0; n < column->numbers && !load->bad; n++) {
        uint64_t bits = read_number(load);
        int64_t number = (int64_t)(bits >> 1 ^ (0 - (bits & 1)));
        load->bad |= load->in.failed;
        if (at == NULL || (size_t)n * column->to->element >= snapshot_element(column->to)) continue;
        put_number(load, column->to, at + (size_t)n * column->to->element, number, index % 2 != 0);
    }
}

static void read_grid(Load *load, World *world) {
    char name[WORD_BYTES];
    const SnapshotGrid *known = NULL;
    Grid *to = NULL;
    read_name(load, name);
    NameTable values = (NameTable)read_up_to(load, NAMES_COUNT - 1);
    for (int i = 0; i < SNAPSHOT_GRIDS; i++) {
        if (strcmp(SNAPSHOT_GRID[i].name, name) != 0 || SNAPSHOT_GRID[i].values != values) continue;
        known = &SNAPSHOT_GRID[i];
        to = snapshot_grid(world, i);
    }
    for (int at = 0, cells = load->w * load->h, run; at < cells && !load->bad; at += run) {
        int value = read_up_to(load, UINT8_MAX);
        run = read_up_to(load, cells - at);
        load->bad |= run == 0;
        if (values != NAMES_NONE) {
            load->bad |= value >= load->kinds[values];
            value = load->bad ? 0 : load->now[values][value].index;
        } else if (known != NULL) {
            load->bad |= value > known->most;
        }
        if (to != NULL && !load->bad) memset(to->cells + at, value, (size_t)run);
    }
}

// ---- worlds

// Whether the hero is in the level and nobody can walk out of it. Arcade has openings, which lead to other
// rooms.
static bool is_closed(const World *world, const GenOptions *options) {
    const Level *level = &world->level;
    Rect inside = {1, 1, level->tiles.w - 2, level->tiles.h - 2};
    bool closed = rect_has(inside, cell_of(world->actors[HERO].pos));
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        Vec cell = {i % level->tiles.w, i / level->tiles.w};
        Tile tile = level_tile(level, cell);
        closed = closed && (rect_has(inside, cell) || tile == TILE_WALL || tile == TILE_VOID);
    }
    return closed || options->kind == GEN_ARCADE;
}

// A stream of nothing but zeros would never come to an end of drawing.
static bool draws(const Rng *rng) {
    return (rng->s[0] | rng->s[1] | rng->s[2] | rng->s[3]) != 0;
}

// Whether what has to fit together does.
static bool is_sound(const World *world, const GenOptions *options, int depth) {
    const Level *level = &world->level;
    bool heroes = world->actor_count > 0 && world->actors[HERO].kind == ACTOR_HERO;
    for (int i = HERO + 1; i < world->actor_count; i++)
        heroes = heroes && world->actors[i].kind != ACTOR_HERO;
    return heroes && world->depth == depth && world->classic == options->classic &&
           !level_solid(level, level->start) && is_closed(world, options) &&
           (level->depth == 0 || level->depth == depth) &&
           (level->vestibule.w == 0 || vestibule_rect_fits(level)) && draws(&world->combat) &&
           draws(&world->ai) && (!world->clock.on || world->cache.rebuild != NULL);
}

// Makes what comes from another version fit together. In a world of this version it changes nothing.
static void mend(World *world) {
    TollClock *clock = &world->clock;
    Hero *hero = &world->hero;
    bag_mend(&hero->bag);
    for (int place = 0; place < GEAR_COUNT; place++) {
        int kind = hero->worn[place];
        if (kind >= 0 && item_gear_place((ItemKind)kind) != place) hero->worn[place] = -1;
    }
    world->remaining = quota_count_all(world);
    if (clock->period > 0) clock->period = int_max(clock->period, TOLL_WARN_TICKS);
    clock->quota = int_min(clock->quota, world->collected + world->remaining);
}

// Reads the level without its grids, which world_new_empty() needs; the world gets it.
static World *read_level(Load *load, const GenOptions *options, int depth) {
    Level level;
    load->w = read_up_to(load, LEVEL_PLAY_MAX);
    load->h = read_up_to(load, LEVEL_PLAY_MAX);
    load->bad |= load->w < LEVEL_SIDE_MIN || load->h < LEVEL_SIDE_MIN;
    if (load->bad || !level_init(&level, load->w, load->h)) return NULL;
    read_fields(load, &load->lists[SNAPSHOT_LEVEL], (uint8_t *)&level);
    level.generator[sizeof level.generator - 1] = '\0';
    load->bad |= options->toll && level.depth > 0; // it tolls by itself
    World *world = load->bad ? NULL : world_new_empty(&level);
    if (world == NULL) level_free(&level);
    GenOptions here = *options;
    here.depth = depth;
    if (world == NULL || !options->toll || toll_begin_single(world, &here)) return world;
    world_free(world);
    return NULL;
}

static World *read_world(Load *load, const GenOptions *options, int depth) {
    uint64_t hash = reader_int(&load->in, 8);
    World *world = read_level(load, options, depth);
    if (world == NULL) return NULL;
    Vec from = {read_up_to(load, load->w - 1), read_up_to(load, load->h - 1)};
    for (int left = read_up_to(load, UINT8_MAX); left > 0 && !load->bad; left--) read_grid(load, world);
    read_fields(load, &load->lists[SNAPSHOT_KNOWN], (uint8_t *)&world->known.things);
    read_fields(load, &load->lists[SNAPSHOT_WORLD], (uint8_t *)world);
    if (!load->bad && is_sound(world, options, depth)) {
        mend(world);
        level_update_caches(&world->level);
        world_renew(world, from);
        if (!load->same || world_hash(world) == hash) return world;
    }
    world_free(world);
    load->bad = true;
    return NULL;
}

static Game *read_worlds(Load *load, const GenOptions *options) {
    Game *game = calloc(1, sizeof *game);
    if (game == NULL) return NULL;
    game->options = *options;
    game->options.depth = int_clamp(options->depth, 1, GAME_DEPTHS);
    game->depth = read_up_to(load, GAME_DEPTHS);
    game->room = reader_int(&load->in, 8);
    for (int i = 0; i < GAME_DEPTHS && !load->bad; i++) {
        if (read_up_to(load, 1) == 0) continue;
        game->worlds[i] = read_world(load, options, i + 1);
        load->bad |= game->worlds[i] == NULL;
    }
    if (!load->bad && !load->in.failed && game->depth > 0 && game->worlds[game->depth - 1] != NULL)
        return game;
    game_free(game);
    return NULL;
}

Game *snapshot_read(const uint8_t *bytes, size_t size, const GenOptions *options, bool same, Error *error) {
    Game *game = NULL;
    Load *load = calloc(1, sizeof *load);
    if (load != NULL) {
        load->in = reader_of(bytes, size);
        load->same = same;
        load->bad = read_number(load) != SNAPSHOT_FORMAT;
        if (!load->bad) read_names(load);
        for (int i = 0; i < SNAPSHOT_LISTS && !load->bad; i++)
            read_columns(load, SNAPSHOT_FIELDS[i], &load->lists[i], 0);
        if (!load->bad) game = read_worlds(load, options);
    }
    free(load);
    if (game == NULL) (void)fail(error, tr("the snapshot is damaged"));
    return game;
}
