#include "io/level/json.h"

#ifdef CELLARIUM_MAPS
#include "io/json_write.h"

#include <stdio.h>

// The letter of a tile. Dumps show some tiles alike; here each has its own.
static char letter_of(int tile) {
    for (int before = 0; before < tile; before++) {
        if (TILES[before].glyph == TILES[tile].glyph) return (char)('A' + tile);
    }
    return TILES[tile].glyph;
}

static void put_head(json_t *json, const Level *level, const char *code, Buffer *out) {
    char seed[24];
    (void)snprintf(seed, sizeof seed, "%llu", (unsigned long long)level->seed);
    json_put(json, "format", json_string("cellarium level 1"), out);
    json_put(json, "generator", json_string(level->generator), out);
    json_put(json, "seed", json_string(seed), out);
    if (code != NULL) json_put(json, "code", json_string(code), out);
    json_put(json, "drafts", json_integer(level->attempts), out);
    if (level->tower) json_put(json, "tower", json_true(), out);
    json_put(json, "width", json_integer(level->tiles.w), out);
    json_put(json, "height", json_integer(level->tiles.h), out);
    json_put(json, "start", json_pack("{s:i, s:i}", "x", level->start.x, "y", level->start.y), out);
}

static json_t *legend(Buffer *out) {
    json_t *json = json_object();
    for (int tile = 0; tile < TILE_COUNT; tile++)
        json_put(json, (char[]){letter_of(tile), '\0'}, json_string(TILES[tile].name), out);
    return json;
}

static json_t *tiles_of(const Level *level, Buffer *out) {
    json_t *rows = json_array();
    char row[LEVEL_SIDE_MAX];
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) row[x] = letter_of((int)level_tile(level, (Vec){x, y}));
        json_add(rows, json_stringn(row, (size_t)level->tiles.w), out);
    }
    return rows;
}

static json_t *thing(const char *kind, Vec cell) {
    return json_pack("{s:s, s:i, s:i}", "kind", kind, "x", cell.x, "y", cell.y);
}

static json_t *decor_of(const Level *level, Buffer *out) {
    json_t *list = json_array();
    for (int y = 0; y < level->decor.h; y++) {
        for (int x = 0; x < level->decor.w; x++) {
            Decor decor = (Decor)grid_at(&level->decor, (Vec){x, y});
            if (decor != DECOR_NONE) json_add(list, thing(DECORS[decor].name, (Vec){x, y}), out);
        }
    }
    return list;
}

static json_t *items_of(const Level *level, Buffer *out) {
    json_t *list = json_array();
    for (int i = 0; i < level->items.count; i++)
        json_add(list, thing(ITEMS[level->items.at[i].kind].name, level->items.at[i].cell), out);
    return list;
}

static json_t *monsters_of(const Level *level, Buffer *out) {
    json_t *list = json_array();
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        json_t *json = thing(ACTORS[monster->kind].name, monster->cell);
        if (monster->pack != 0) json_put(json, "pack", json_integer(monster->pack), out);
        json_add(list, json, out);
    }
    return list;
}

static void put_contents(json_t *json, const Fixture *chest, Buffer *out) {
    json_put(json, "item", json_string(ITEMS[chest->item].name), out);
    json_put(json, "lock", json_integer(chest->lock), out);
    json_put(json, "trapped", json_boolean(chest->trapped), out);
    if (chest->count != 0) json_put(json, "count", json_integer(chest->count), out);
    if (chest->extra != 0) json_put(json, "extra", json_string(ITEMS[chest->extra].name), out);
}

static json_t *fixtures_of(const Level *level, Buffer *out) {
    json_t *list = json_array();
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        json_t *json = thing(FIXTURES[fixture->kind].name, fixture->cell);
        if (fixture->kind == FIXTURE_CHEST) put_contents(json, fixture, out);
        if (fixture->kind == FIXTURE_PLATE)
            json_put(json, "to", json_pack("{s:i, s:i}", "x", fixture->to.x, "y", fixture->to.y), out);
        json_add(list, json, out);
    }
    return list;
}

static json_t *rects_of(const Rect *rects, int count, Buffer *out) {
    json_t *list = json_array();
    for (int i = 0; i < count; i++) json_add(list, json_of_rect(rects[i]), out);
    return list;
}

static json_t *halls_of(const Level *level, Buffer *out) {
    json_t *list = json_array();
    for (int i = 0; i < level->hall_count; i++) {
        json_t *hall = json_object();
        json_put(hall, "across", json_of_rect(level->halls[i].across), out);
        json_put(hall, "down", json_of_rect(level->halls[i].down), out);
        json_add(list, hall, out);
    }
    return list;
}

// Keeps and a vestibule are written only if there are any.
bool level_json_write(const Level *level, const char *code, Buffer *out) {
    json_t *json = json_object();
    put_head(json, level, code, out);
    json_put(json, "legend", legend(out), out);
    json_put(json, "tiles", tiles_of(level, out), out);
    json_put(json, "decor", decor_of(level, out), out);
    json_put(json, "items", items_of(level, out), out);
    json_put(json, "monsters", monsters_of(level, out), out);
    json_put(json, "fixtures", fixtures_of(level, out), out);
    json_put(json, "rooms", rects_of(level->rooms, level->room_count, out), out);
    json_put(json, "halls", halls_of(level, out), out);
    if (level->protected_count > 0)
        json_put(json, "keeps", rects_of(level->protected, level->protected_count, out), out);
    if (level->vestibule.w > 0) json_put(json, "vestibule", json_of_rect(level->vestibule), out);
    json_write_free(json, out);
    return true;
}
#else
bool level_json_write(const Level *level, const char *code, Buffer *out) {
    (void)level, (void)code, (void)out;
    return false;
}
#endif
