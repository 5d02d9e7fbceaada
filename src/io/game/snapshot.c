// Writes snapshots.
#include "io/game/snapshot.h"

#include "io/game/snapshot_parts.h"
#include "sim/toll/toll.h"

#include <string.h>

const FieldList *const SNAPSHOT_FIELDS[SNAPSHOT_LISTS] = {
    [SNAPSHOT_LEVEL] = &LEVEL_FIELDS, [SNAPSHOT_KNOWN] = &KNOWN_FIELDS, [SNAPSHOT_WORLD] = &WORLD_FIELDS};

const SnapshotGrid SNAPSHOT_GRID[SNAPSHOT_GRIDS] = {
    {"tiles", NAMES_TILES, 0},       {"decor", NAMES_DECORS, 0},       {"explored", NAMES_NONE, KNOWN_STALE},
    {"known_tiles", NAMES_TILES, 0}, {"known_decor", NAMES_DECORS, 0}, {"held", NAMES_NONE, 1},
};

Grid *snapshot_grid(World *world, int index) {
    Grid *const grids[SNAPSHOT_GRIDS] = {&world->level.tiles,    &world->level.decor,
                                         &world->known.explored, &world->known.tiles,
                                         &world->known.decor,    toll_last_held_grid(world)};
    return grids[index];
}

int snapshot_kinds(NameTable table) {
    static const int KINDS[NAMES_COUNT] = {
        [NAMES_TILES] = TILE_COUNT, [NAMES_DECORS] = DECOR_COUNT, [NAMES_ACTORS] = ACTOR_KIND_COUNT,
        [NAMES_ITEMS] = ITEM_COUNT, [NAMES_GIFTS] = GIFT_KINDS,   [NAMES_FIXTURES] = FIXTURE_COUNT};
    return KINDS[table];
}

const char *snapshot_kind(NameTable table, int index) {
    switch (table) {
    case NAMES_TILES:
        return TILES[index].name;
    case NAMES_DECORS:
        return DECORS[index].name;
    case NAMES_ACTORS:
        return ACTORS[index].name;
    case NAMES_ITEMS:
        return ITEMS[index].name;
    case NAMES_GIFTS:
        return ITEMS[item_of_lasting_gift(index)].name;
    default:
        return FIXTURES[index].name;
    }
}

size_t snapshot_element(const Field *field) {
    return field->by != NAMES_NONE ? field->size / (size_t)snapshot_kinds(field->by) : field->element;
}

static void write_number(Buffer *out, uint64_t number) {
    uint8_t bytes[10];
    size_t count = 0;
    for (; number >= 128; number >>= 7) bytes[count++] = (uint8_t)(number | 128);
    bytes[count++] = (uint8_t)number;
    buffer_bytes(out, bytes, count);
}

static void write_name(Buffer *out, const char *name) {
    write_number(out, strlen(name));
    buffer_bytes(out, name, strlen(name));
}

static void write_names(Buffer *out) {
    for (int table = NAMES_NONE + 1; table < NAMES_COUNT; table++) {
        int count = snapshot_kinds((NameTable)table);
        write_number(out, (uint64_t)count);
        for (int i = 0; i < count; i++) write_name(out, snapshot_kind((NameTable)table, i));
    }
}

static int count_kept(const FieldList *list) {
    int count = 0;
    for (int i = 0; i < list->count; i++) count += list->at[i].element > 0;
    return count;
}

static void describe(Buffer *out, const FieldList *list) {
    write_number(out, (uint64_t)count_kept(list));
    for (int i = 0; i < list->count; i++) {
        const Field *field = &list->at[i];
        if (field->element == 0) continue;
        write_name(out, field->name);
        write_number(out, field->values);
        write_number(out, field->by);
        write_number(out, field->parts != NULL ? 0 : snapshot_element(field) / field->element);
    }
    for (int i = 0; i < list->count; i++) {
        if (list->at[i].element > 0 && list->at[i].parts != NULL) describe(out, list->at[i].parts);
    }
}

static int64_t number_at(NumberType type, const uint8_t *at) {
    int32_t number = 0;
    uint64_t bits = 0;
    if (NUMBER_SIZE(type) == 1) return type == NUMBER_INT8 ? (int8_t)*at : *at;
    if (type == NUMBER_UINT64) {
        memcpy(&bits, at, sizeof bits);
        return (int64_t)bits;
    }
    memcpy(&number, at, sizeof number);
    return type == NUMBER_INT ? number : (int64_t)(uint32_t)number;
}

static void write_signed(Buffer *out, int64_t number) {
    write_number(out, (uint64_t)number << 1 ^ (uint64_t) - (number < 0));
}

// How many elements a field has, without those at the end that are all 0.
static size_t count_filled(const Field *field, const void *of) {
    static const uint8_t ZERO[4096];
    size_t size = snapshot_element(field), whole = field->size / size;
    size_t count = field->count_at != 0 ? field_used_count(field, of) : whole;
    const uint8_t *at = (const uint8_t *)of + field->offset;
    while (count > 0 && size <= sizeof ZERO && memcmp(at + (count - 1) * size, ZERO, size) == 0) count--;
    return count;
}

static void write_fields(Buffer *out, const FieldList *list, const void *of) {
    for (int i = 0; i < list->count; i++) {
        const Field *field = &list->at[i];
        if (field->element == 0) continue;
        const uint8_t *at = (const uint8_t *)of + field->offset;
        size_t count = count_filled(field, of), size = snapshot_element(field);
        write_number(out, count);
        for (const uint8_t *end = at + count * size; at < end; at += field->element) {
            if (field->parts != NULL) {
                write_fields(out, field->parts, at);
            } else {
                write_signed(out, number_at(field->type, at));
            }
        }
    }
}

static void write_grid(Buffer *out, const Grid *grid) {
    size_t cells = (size_t)grid->w * (size_t)grid->h;
    for (size_t i = 0, run; i < cells; i += run) {
        run = 1;
        while (i + run < cells && grid->cells[i + run] == grid->cells[i]) run++;
        write_number(out, grid->cells[i]);
        write_number(out, run);
    }
}

static void write_world(Buffer *out, World *world) {
    buffer_int(out, world_hash(world), 8);
    write_number(out, (uint64_t)world->level.tiles.w);
    write_number(out, (uint64_t)world->level.tiles.h);
    write_fields(out, &LEVEL_FIELDS, &world->level);
    write_number(out, (uint64_t)world->cache.hero_cell.x);
    write_number(out, (uint64_t)world->cache.hero_cell.y);
    write_number(out, SNAPSHOT_GRIDS);
    for (int i = 0; i < SNAPSHOT_GRIDS; i++) {
        write_name(out, SNAPSHOT_GRID[i].name);
        write_number(out, SNAPSHOT_GRID[i].values);
        write_grid(out, snapshot_grid(world, i));
    }
    write_fields(out, &KNOWN_FIELDS, &world->known.things);
    write_fields(out, &WORLD_FIELDS, world);
}

void snapshot_write(const Game *game, Buffer *out) {
    write_number(out, SNAPSHOT_FORMAT);
    write_names(out);
    for (int i = 0; i < SNAPSHOT_LISTS; i++) describe(out, SNAPSHOT_FIELDS[i]);
    write_number(out, (uint64_t)game->depth);
    buffer_int(out, game->room, 8);
    for (int i = 0; i < GAME_DEPTHS; i++) {
        write_number(out, game->worlds[i] != NULL);
        if (game->worlds[i] != NULL) write_world(out, game->worlds[i]);
    }
}
