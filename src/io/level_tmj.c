#include "io/level_tmj.h"

#include "io/json_text.h"
#include "io/pieces.h"

#include <stdio.h>

enum { LAYER_GROUND = 1, LAYER_DECOR, LAYER_PLAN, LAYER_THINGS, LAYER_NEXT };

typedef struct Export {
    const Level *level;
    Buffer *out;
    int objects; // written so far
    bool first;  // of its list
} Export;

static void comma(Export *export) {
    json_write_comma(export->out, export->first, ",\n");
    export->first = false;
}

// ---- tile layers

static int tile_gid(const Level *level, Vec cell) {
    return 1 + piece_of_tile(level_tile(level, cell), (Frame)grid_at(&level->frames, cell));
}

static int decor_gid(const Level *level, Vec cell) {
    return 1 + piece_of_decor((Decor)grid_at(&level->decor, cell));
}

static void write_tile_layer(Export *export, int id, const char *name,
                             int (*gid)(const Level *level, Vec cell)) {
    const Grid *tiles = &export->level->tiles;
    comma(export);
    buffer_text(export->out, "  {\"data\":[\n");
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            json_write_comma(export->out, x == 0 && y == 0, x == 0 ? ",\n" : ",");
            buffer_text(export->out, "%d", gid(export->level, (Vec){x, y}));
        }
    }
    buffer_text(export->out,
                "],\n   \"height\":%d, \"id\":%d, \"name\":\"%s\", \"opacity\":1, \"type\":\"tilelayer\", "
                "\"visible\":true, \"width\":%d, \"x\":0, \"y\":0}",
                tiles->h, id, name, tiles->w);
}

// ---- objects

static void write_object(Export *export, const char *type, const char *name, Rect cells) {
    comma(export);
    buffer_text(export->out, "    {\"height\":%d, \"id\":%d, \"name\":", CELL_PX * cells.h,
                ++export->objects);
    json_write_string(export->out, name);
    buffer_text(export->out, ", \"rotation\":0, \"type\":");
    json_write_string(export->out, type);
    buffer_text(export->out, ", \"visible\":true, \"width\":%d, \"x\":%d, \"y\":%d", CELL_PX * cells.w,
                CELL_PX * cells.x, CELL_PX * cells.y);
}

static void end_object(Export *export) {
    buffer_text(export->out, "}");
}

static Rect at_cell(Vec cell) {
    return (Rect){cell.x, cell.y, 1, 1};
}

static void write_stairs(Export *export) {
    const Grid *tiles = &export->level->tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            Tile tile = (Tile)grid_at(tiles, (Vec){x, y});
            if (tile != TILE_STAIRS_UP && tile != TILE_STAIRS_DOWN) continue;
            write_object(export, TILES[tile].name, "", at_cell((Vec){x, y}));
            end_object(export);
        }
    }
}

static void write_spawn(Export *export, const char *type, const char *kind, const Spawn *spawn) {
    write_object(export, type, kind, at_cell(spawn->cell));
    buffer_text(export->out, ",\n     \"properties\":[{\"name\":\"kind\", \"type\":\"string\", \"value\":");
    json_write_string(export->out, kind);
    buffer_text(export->out, "}");
    if (spawn->pack != 0) {
        buffer_text(export->out, ", {\"name\":\"pack\", \"type\":\"int\", \"value\":%d}", spawn->pack);
    }
    buffer_text(export->out, "]");
    end_object(export);
}

static void write_contents(Export *export, const Fixture *chest) {
    buffer_text(export->out, ",\n     \"properties\":[{\"name\":\"item\", \"type\":\"string\", \"value\":");
    json_write_string(export->out, ITEMS[chest->item].name);
    buffer_text(export->out,
                "}, {\"name\":\"lock\", \"type\":\"int\", \"value\":%d}, "
                "{\"name\":\"trapped\", \"type\":\"bool\", \"value\":%s}",
                chest->lock, chest->trapped ? "true" : "false");
    if (chest->count != 0)
        buffer_text(export->out, ", {\"name\":\"count\", \"type\":\"int\", \"value\":%d}", chest->count);
    if (chest->extra != 0)
        buffer_text(export->out, ", {\"name\":\"extra\", \"type\":\"string\", \"value\":\"%s\"}",
                    ITEMS[chest->extra].name);
    buffer_text(export->out, "]");
}

// The cell of its secret.
static void write_target(Export *export, const Fixture *plate) {
    buffer_text(export->out,
                ",\n     \"properties\":[{\"name\":\"to_x\", \"type\":\"int\", \"value\":%d}, "
                "{\"name\":\"to_y\", \"type\":\"int\", \"value\":%d}]",
                plate->to.x, plate->to.y);
}

static void write_fixture(Export *export, const Fixture *fixture) {
    write_object(export, FIXTURES[fixture->kind].name, "", at_cell(fixture->cell));
    if (fixture->kind == FIXTURE_CHEST) write_contents(export, fixture);
    if (fixture->kind == FIXTURE_PLATE) write_target(export, fixture);
    end_object(export);
}

static void write_things(Export *export) {
    const Level *level = export->level;
    write_object(export, "start", "start", at_cell(level->start));
    end_object(export);
    write_stairs(export);
    for (int i = 0; i < level->items.count; i++) {
        write_spawn(export, "item", ITEMS[level->items.at[i].kind].name, &level->items.at[i]);
    }
    for (int i = 0; i < level->monsters.count; i++) {
        write_spawn(export, "monster", ACTORS[level->monsters.at[i].kind].name, &level->monsters.at[i]);
    }
    for (int i = 0; i < level->fixture_count; i++) write_fixture(export, &level->fixtures[i]);
}

static void write_plan(Export *export) {
    const Level *level = export->level;
    for (int i = 0; i < level->room_count; i++) {
        write_object(export, "room", "", level->rooms[i]);
        end_object(export);
    }
    for (int i = 0; i < level->hall_count; i++) {
        write_object(export, "hall across", "", level->halls[i].across);
        end_object(export);
        write_object(export, "hall down", "", level->halls[i].down);
        end_object(export);
    }
    for (int i = 0; i < level->keep_count; i++) {
        write_object(export, "keep", "", level->keeps[i]);
        end_object(export);
    }
    if (level->vestibule.w == 0) return;
    write_object(export, "vestibule", "", level->vestibule);
    end_object(export);
}

static void write_object_layer(Export *export, int id, const char *name, void (*write)(Export *export)) {
    comma(export);
    buffer_text(export->out, "  {\"draworder\":\"topdown\", \"id\":%d, \"name\":\"%s\", \"objects\":[\n", id,
                name);
    export->first = true;
    write(export);
    export->first = false;
    buffer_text(export->out,
                "],\n   \"opacity\":1, \"type\":\"objectgroup\", \"visible\":true, \"x\":0, \"y\":0}");
}

static void write_layers(Export *export) {
    buffer_text(export->out, " \"layers\":[\n");
    export->first = true;
    write_tile_layer(export, LAYER_GROUND, "ground", tile_gid);
    write_tile_layer(export, LAYER_DECOR, "decor", decor_gid);
    write_object_layer(export, LAYER_PLAN, "plan", write_plan);
    write_object_layer(export, LAYER_THINGS, "things", write_things);
    buffer_text(export->out, "],\n");
}

// ---- what belongs to the whole map

static void write_property(Export *export, const char *name, const char *type, const char *value) {
    comma(export);
    buffer_text(export->out, "  {\"name\":\"%s\", \"type\":\"%s\", \"value\":", name, type);
    if (type[0] == 's') {
        json_write_string(export->out, value);
    } else {
        buffer_text(export->out, "%s", value);
    }
    buffer_text(export->out, "}");
}

static void write_number(Export *export, const char *name, const char *type, uint64_t value) {
    char digits[24];
    snprintf(digits, sizeof digits, "%llu", (unsigned long long)value);
    write_property(export, name, type, digits);
}

// Only what the generator takes; by name, as Tiled itself would.
static void write_properties(Export *export, const GenOptions *options) {
    unsigned takes = options == NULL || options->descent ? 0 : GENERATORS[options->kind]->takes;
    const Level *level = export->level;
    buffer_text(export->out, " \"properties\":[\n");
    export->first = true;
    if ((takes & TAKES_CONNECT) != 0)
        write_property(export, "connect", "bool", options->connect ? "true" : "false");
    if ((takes & TAKES_CORRIDOR) != 0) write_number(export, "corridor", "int", (uint64_t)options->corridor);
    if (options != NULL && options->depth > 1) write_number(export, "depth", "int", (uint64_t)options->depth);
    write_number(export, "drafts", "int", (uint64_t)level->drafts);
    write_property(export, "generator", "string", level->generator);
    if ((takes & TAKES_ROOMS) != 0) write_number(export, "rooms", "int", (uint64_t)options->rooms);
    write_number(export, "seed", "string", level->seed);
    if ((takes & TAKES_SUPPRESS) != 0) write_number(export, "suppress", "int", (uint64_t)options->suppress);
    buffer_text(export->out, "],\n");
}

static void write_tile_set(Export *export) {
    buffer_text(export->out,
                " \"tilesets\":[\n  {\"columns\":%d, \"firstgid\":1, \"image\":\"" PIECES_IMAGE "\", "
                "\"imageheight\":%d, \"imagewidth\":%d, \"margin\":0, \"name\":\"" PIECES_NAME
                "\", \"spacing\":0, "
                "\"tilecount\":%d, \"tileheight\":%d, \"tilewidth\":%d, \"tiles\":[\n",
                PIECE_COUNT, CELL_PX, PIECE_COUNT * CELL_PX, PIECE_COUNT, CELL_PX, CELL_PX);
    export->first = true;
    for (int i = 0; i < PIECE_COUNT; i++) {
        comma(export);
        buffer_text(export->out, "    {\"id\":%d, \"type\":", i);
        json_write_string(export->out, piece_at(i).name);
        buffer_text(export->out, "}");
    }
    buffer_text(export->out, "]}],\n");
}

void tmj_write(const Level *level, const GenOptions *options, Buffer *out) {
    Export export = {.level = level, .out = out};
    int w = level->tiles.w, h = level->tiles.h;
    buffer_text(out, "{\"compressionlevel\":-1, \"height\":%d, \"infinite\":false,\n", h);
    write_layers(&export);
    buffer_text(out, " \"nextlayerid\":%d, \"nextobjectid\":%d, \"orientation\":\"orthogonal\",\n",
                LAYER_NEXT, export.objects + 1);
    write_properties(&export, options);
    buffer_text(out, " \"renderorder\":\"right-down\", \"tiledversion\":\"1.8.2\", \"tileheight\":%d,\n",
                CELL_PX);
    write_tile_set(&export);
    buffer_text(out, " \"tilewidth\":%d, \"type\":\"map\", \"version\":\"1.8\", \"width\":%d}\n", CELL_PX, w);
}
