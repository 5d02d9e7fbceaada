#include "io/level_json.h"

#include "io/json_text.h"

// Dumps show some tiles alike; here every tile has a letter of its own.
static char letter_of(int tile) {
    for (int before = 0; before < tile; before++) {
        if (TILES[before].glyph == TILES[tile].glyph) return (char)('A' + tile);
    }
    return TILES[tile].glyph;
}

static void write_head(const Level *level, Buffer *out) {
    buffer_text(out, "{\n  \"format\": \"cellarium level 1\",\n  \"generator\": ");
    json_write_string(out, level->generator);
    buffer_text(out, ",\n  \"seed\": \"%llu\",\n  \"drafts\": %d,\n", (unsigned long long)level->seed,
                level->drafts);
    buffer_text(out, "  \"width\": %d,\n  \"height\": %d,\n", level->tiles.w, level->tiles.h);
    buffer_text(out, "  \"start\": {\"x\": %d, \"y\": %d},\n", level->start.x, level->start.y);
}

static void write_tiles(const Level *level, Buffer *out) {
    buffer_text(out, "  \"legend\": {");
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        json_write_comma(out, tile == 0, ", ");
        json_write_string(out, (char[]){letter_of(tile), '\0'});
        buffer_text(out, ": ");
        json_write_string(out, TILES[tile].name);
    }
    buffer_text(out, "},\n  \"tiles\": [");
    for (int y = 0; y < level->tiles.h; y++) {
        json_write_comma(out, y == 0, ",");
        buffer_text(out, "\n    \"");
        for (int x = 0; x < level->tiles.w; x++) {
            char letter = letter_of((int)level_tile(level, (Vec){x, y}));
            buffer_bytes(out, &letter, 1);
        }
        buffer_text(out, "\"");
    }
    buffer_text(out, "\n  ],\n");
}

// Without the brace that ends it.
static void write_thing(Buffer *out, bool first, const char *kind, Vec cell) {
    json_write_comma(out, first, ",");
    buffer_text(out, "\n    {\"kind\": ");
    json_write_string(out, kind);
    buffer_text(out, ", \"x\": %d, \"y\": %d", cell.x, cell.y);
}

static void write_decor(const Level *level, Buffer *out) {
    bool first = true;
    buffer_text(out, "  \"decor\": [");
    for (int y = 0; y < level->decor.h; y++) {
        for (int x = 0; x < level->decor.w; x++) {
            Decor decor = (Decor)grid_at(&level->decor, (Vec){x, y});
            if (decor == DECOR_NONE) continue;
            write_thing(out, first, DECORS[decor].name, (Vec){x, y});
            buffer_text(out, "}");
            first = false;
        }
    }
    buffer_text(out, "\n  ],\n");
}

static void write_spawns(const Level *level, Buffer *out) {
    buffer_text(out, "  \"items\": [");
    for (int i = 0; i < level->items.count; i++) {
        write_thing(out, i == 0, ITEMS[level->items.at[i].kind].name, level->items.at[i].cell);
        buffer_text(out, "}");
    }
    buffer_text(out, "\n  ],\n  \"monsters\": [");
    for (int i = 0; i < level->monsters.count; i++) {
        write_thing(out, i == 0, ACTORS[level->monsters.at[i].kind].name, level->monsters.at[i].cell);
        if (level->monsters.at[i].pack != 0) buffer_text(out, ", \"pack\": %d", level->monsters.at[i].pack);
        buffer_text(out, "}");
    }
    buffer_text(out, "\n  ],\n");
}

static void write_fixtures(const Level *level, Buffer *out) {
    buffer_text(out, "  \"fixtures\": [");
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        write_thing(out, i == 0, FIXTURES[fixture->kind].name, fixture->cell);
        if (fixture->kind == FIXTURE_CHEST) {
            buffer_text(out, ", \"item\": ");
            json_write_string(out, ITEMS[fixture->item].name);
            buffer_text(out, ", \"lock\": %d, \"trapped\": %s", fixture->lock,
                        fixture->trapped ? "true" : "false");
            if (fixture->count != 0) buffer_text(out, ", \"count\": %d", fixture->count);
            if (fixture->extra != 0) buffer_text(out, ", \"extra\": \"%s\"", ITEMS[fixture->extra].name);
        }
        if (fixture->kind == FIXTURE_PLATE)
            buffer_text(out, ", \"to\": {\"x\": %d, \"y\": %d}", fixture->to.x, fixture->to.y);
        buffer_text(out, "}");
    }
    buffer_text(out, "\n  ],\n");
}

static void write_plan(const Level *level, Buffer *out) {
    buffer_text(out, "  \"rooms\": [");
    for (int i = 0; i < level->room_count; i++) {
        buffer_text(out, i == 0 ? "\n    " : ",\n    ");
        json_write_rect(out, level->rooms[i]);
    }
    buffer_text(out, "\n  ],\n  \"halls\": [");
    for (int i = 0; i < level->hall_count; i++) {
        buffer_text(out, i == 0 ? "\n    {\"across\": " : ",\n    {\"across\": ");
        json_write_rect(out, level->halls[i].across);
        buffer_text(out, ", \"down\": ");
        json_write_rect(out, level->halls[i].down);
        buffer_text(out, "}");
    }
    buffer_text(out, "\n  ]");
}

// Most levels have neither.
static void write_kept(const Level *level, Buffer *out) {
    if (level->keep_count > 0) buffer_text(out, ",\n  \"keeps\": [");
    for (int i = 0; i < level->keep_count; i++) {
        buffer_text(out, i == 0 ? "\n    " : ",\n    ");
        json_write_rect(out, level->keeps[i]);
    }
    if (level->keep_count > 0) buffer_text(out, "\n  ]");
    if (level->vestibule.w == 0) return;
    buffer_text(out, ",\n  \"vestibule\": ");
    json_write_rect(out, level->vestibule);
}

void level_json_write(const Level *level, Buffer *out) {
    write_head(level, out);
    write_tiles(level, out);
    write_decor(level, out);
    write_spawns(level, out);
    write_fixtures(level, out);
    write_plan(level, out);
    write_kept(level, out);
    buffer_text(out, "\n}\n");
}
