#include "io/everything.h"
#include "io/level/pieces.h"
#include "io/level/tmj.h"
#include "support/unit.h"

enum { TOLD_BYTES = 4096 };

static void every_piece_is_the_one_of_its_cell(void **state) {
    (void)state;
    for (int i = 0; i < PIECE_COUNT; i++) {
        TilesetPiece piece = tileset_piece_at(i);
        assert_true(piece.name != NULL && piece.name[0] != '\0');
        assert_int_equal(piece.decor == DECOR_NONE ? tileset_piece_of_tile(piece.tile, piece.frame)
                                                   : tileset_decor_piece(piece.decor),
                         i);
        for (int k = 0; k < i; k++) assert_string_not_equal(tileset_piece_at(k).name, piece.name);
    }
    assert_int_equal(tileset_piece_of_tile(TILE_VOID, FRAME_PLAIN), PIECE_NONE);
    assert_int_equal(tileset_decor_piece(DECOR_NONE), PIECE_NONE);
}

// Above floor, their lower half is darkened as that of any wall.
static void walls_of_all_kinds_follow_the_feeler(void **state) {
    (void)state;
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        bool same =
            tileset_piece_of_tile((Tile)tile, FRAME_PLAIN) == tileset_piece_of_tile((Tile)tile, FRAME_SHADED);
        assert_int_equal(same, !tile_looks_like_wall((Tile)tile));
    }
}

// Appends each line that is told.
static void keep_line(void *to, const char *line) {
    char *all = to;
    size_t used = strlen(all);
    (void)snprintf(all + used, TOLD_BYTES - used, "%s%s", used > 0 ? "\n" : "", line);
}

#ifndef CELLARIUM_MAPS
static void without_libraries_it_says_so(void **state) {
    (void)state;
    Level level;
    GenOptions options;
    char error[TOLD_BYTES] = "";
    TmjSource source = {.bytes = "{}", .size = 2};
    assert_false(tmj_read(&level, &options, &source, &(FaultSink){.say = keep_line, .to = error}));
    assert_string_equal(error, "this program was built without jansson and zlib, so it cannot read maps");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_piece_is_the_one_of_its_cell),
        cmocka_unit_test(walls_of_all_kinds_follow_the_feeler),
        cmocka_unit_test(without_libraries_it_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
#include <zlib.h>
#ifdef CELLARIUM_ZSTD
#include <zstd.h>
#endif

static Buffer exported(const Level *level, const GenOptions *options) {
    Buffer out = {0};
    assert_true(tmj_write(level, options, NULL, &out));
    assert_false(out.failed);
    return out;
}

static void read_back(const Buffer *map, Level *level, GenOptions *options) {
    TmjSource source = {.bytes = map->bytes, .size = map->size};
    char error[TOLD_BYTES] = "";
    if (!tmj_read(level, options, &source, &(FaultSink){.say = keep_line, .to = error}))
        fail_msg("%s", error);
    assert_string_equal(error, ""); // nor a warning
}

// ---- our own maps

static void what_is_exported_reads_back_the_same(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 40 * GEN_COUNT; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults, options_again;
        options.seed = seed * 0x9e3779b97f4a7c15u;
        Level level, again;
        assert_true(gen_level(&level, &options));
        Buffer map = exported(&level, seed % 3 == 0 ? NULL : &options);
        read_back(&map, &again, &options_again);
        assert_true(level_hash_cells(&level) == level_hash_cells(&again));
        assert_int_equal(options_again.kind, options.kind);
        Buffer map_again = exported(&again, seed % 3 == 0 ? NULL : &options_again);
        assert_int_equal(map.size, map_again.size);
        assert_memory_equal(map.bytes, map_again.bytes, map.size);
        buffer_free(&map);
        buffer_free(&map_again);
        level_free(&level);
        level_free(&again);
    }
}

// Things that deeper levels have.
static void locks_chests_traps_and_packs_travel(void **state) {
    (void)state;
    int packs = 0, locked = 0, trapped = 0, traps = 0;
    for (uint64_t seed = 0; seed < 20 * GEN_COUNT; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults, options_again;
        options.depth = 1 + (int)(seed / GEN_COUNT) % GEN_DEPTH_MAX;
        options.seed = seed;
        gen_set_usual_size(&options);
        Level level, again;
        assert_true(gen_level(&level, &options));
        Buffer map = exported(&level, &options);
        read_back(&map, &again, &options_again);
        assert_true(level_hash_cells(&level) == level_hash_cells(&again));
        for (int i = 0; i < again.monsters.count; i++) packs += again.monsters.at[i].pack != 0;
        for (int i = 0; i < again.fixture_count; i++) {
            locked += again.fixtures[i].lock != 0;
            trapped += again.fixtures[i].trapped;
            traps += again.fixtures[i].kind != FIXTURE_CHEST;
        }
        buffer_free(&map);
        level_free(&level);
        level_free(&again);
    }
    assert_true(packs > 0 && locked > 0 && trapped > 0 && traps > 0);
}

static void every_tile_thing_and_kept_place_travels(void **state) {
    (void)state;
    Level level = level_with_everything(), again;
    GenOptions options;
    level.tower = true;
    Buffer map = exported(&level, NULL);
    read_back(&map, &again, &options);
    assert_true(level_hash_cells(&level) == level_hash_cells(&again));
    assert_true(again.tower);
    buffer_free(&map);
    level_free(&level);
    level_free(&again);
}

static void a_depth_of_the_descent_stays_one(void **state) {
    (void)state;
    for (int depth = 1; depth <= 7; depth++) {
        GenOptions options = {.descent = true, .depth = depth, .seed = 8}, options_again;
        Level level, again;
        assert_true(gen_level(&level, &options));
        Buffer map = exported(&level, &options);
        read_back(&map, &again, &options_again);
        assert_true(level_hash_cells(&level) == level_hash_cells(&again));
        assert_int_equal(again.quota, level.quota);
        assert_int_equal(again.depth, depth);
        assert_true(options_again.descent);
        assert_int_equal(options_again.depth, depth);
        assert_true(options_again.seed == 8);
        buffer_free(&map);
        level_free(&level);
        level_free(&again);
    }
}

// It would be a lie once somebody has changed the map.
static void the_code_is_written_and_ignored(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults, again;
    Level level, read;
    Buffer map = {0};
    char error[TOLD_BYTES] = "";
    assert_true(gen_level(&level, &options));
    assert_true(tmj_write(&level, &options, "GHZZEY2", &map) && !map.failed);
    buffer_int(&map, 0, 1);
    assert_non_null(strstr((const char *)map.bytes, "GHZZEY2"));
    TmjSource source = {.bytes = map.bytes, .size = map.size - 1};
    assert_true(tmj_read(&read, &again, &source, &(FaultSink){.say = keep_line, .to = error}));
    assert_true(level_hash_cells(&level) == level_hash_cells(&read));
    buffer_free(&map);
    level_free(&level);
    level_free(&read);
}

static void options_travel_with_the_map(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults, again;
    options.seed = UINT64_MAX;
    options.w = 47;
    options.h = 35;
    options.suppress = 3;
    options.connect = true;
    options.depth = 3;
    Level level;
    char error[TOLD_BYTES] = "";
    assert_true(gen_level(&level, &options));
    Buffer map = exported(&level, &options);
    level_free(&level);
    assert_true(tmj_read(&level, &again, &(TmjSource){.bytes = map.bytes, .size = map.size},
                         &(FaultSink){.say = keep_line, .to = error}));
    assert_int_equal(again.kind, GEN_PILLARS);
    assert_true(again.seed == UINT64_MAX);
    assert_int_equal(again.w, 47);
    assert_int_equal(again.h, 35);
    assert_int_equal(again.suppress, 3);
    assert_true(again.connect);
    assert_int_equal(again.depth, 3);
    level_free(&level);
    buffer_free(&map);
}

// ---- maps of others, put together from parts; a part that is NULL is a sound one

typedef struct Parts {
    const char *frame, *properties, *sets, *ground, *layers, *objects;
} Parts;

#define GROUND_ROWS "1,1,1,1,1, 1,2,2,2,1, 1,2,2,2,1, 1,2,2,2,1, 1,1,1,1,1"
#define GROUND      "\"width\":5,\"height\":5,\"data\":[" GROUND_ROWS "]"
#define START       "{\"id\":1,\"type\":\"start\",\"x\":20,\"y\":30}"
#define FRAME_BUT(w, h, orientation, infinite)                                                               \
    "\"width\":" w ",\"height\":" h ",\"tilewidth\":16,\"tileheight\":16,\"orientation\":\"" orientation     \
    "\",\"infinite\":" infinite

static const char *or_else(const char *part, const char *usual) {
    return part == NULL ? usual : part;
}

static Buffer put_together(const Parts *parts) {
    Buffer map = {0};
    const char *pieces[] = {
        "{",
        or_else(parts->frame, FRAME_BUT("5", "5", "orthogonal", "false")),
        ",\"properties\":[",
        or_else(parts->properties, ""),
        "],\"tilesets\":[",
        or_else(parts->sets,
                "{\"firstgid\":1,\"name\":\"mine\",\"tilecount\":4,\"tiles\":["
                "{\"id\":0,\"type\":\"Wall\"},{\"id\":1,\"class\":\"floor\"},"
                "{\"id\":2,\"type\":\"x\",\"properties\":[{\"name\":\"kind\",\"value\":\"torch\"}]}]}"),
        "],\"layers\":[{\"type\":\"tilelayer\",\"name\":\"ground\",",
        or_else(parts->ground, GROUND),
        "}",
        or_else(parts->layers, ""),
        ",{\"type\":\"objectgroup\",\"name\":\"things\",\"objects\":[",
        or_else(parts->objects, START),
        "]}]}",
    };
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
        buffer_bytes(&map, pieces[i], strlen(pieces[i]));
    return map;
}

static bool load_nothing(void *context, const char *name, Buffer *bytes) {
    (void)context, (void)name, (void)bytes;
    return false;
}

// The bytes in a block of their own, so that reading past the end is noticed.
static bool read_bytes(Level *level, const void *bytes, size_t size, TmjLoad load, char *error) {
    GenOptions options;
    void *exact = malloc(size == 0 ? 1 : size);
    assert_non_null(exact);
    memcpy(exact, bytes, size);
    TmjSource source = {.bytes = exact, .size = size, .load = load};
    bool sound = tmj_read(level, &options, &source, &(FaultSink){.say = keep_line, .to = error});
    free(exact);
    return sound;
}

static Level expect_level(Parts parts, TmjLoad load) {
    Level level;
    char error[TOLD_BYTES] = "";
    Buffer map = put_together(&parts);
    if (!read_bytes(&level, map.bytes, map.size, load, error)) fail_msg("%s", error);
    buffer_free(&map);
    return level;
}

static void expect_text_refused(const char *text, size_t size, const char *expected) {
    Level level;
    char error[TOLD_BYTES] = "";
    assert_false(read_bytes(&level, text, size, load_nothing, error));
    assert_string_equal(error, expected);
}

static void expect_refused(Parts parts, const char *expected) {
    Buffer map = put_together(&parts);
    expect_text_refused((const char *)map.bytes, map.size, expected);
    buffer_free(&map);
}

// What follows comes of it.
static void expect_first(Parts parts, const char *expected) {
    Level level;
    char error[TOLD_BYTES] = "";
    Buffer map = put_together(&parts);
    assert_false(read_bytes(&level, map.bytes, map.size, load_nothing, error));
    error[strcspn(error, "\n")] = '\0';
    assert_string_equal(error, expected);
    buffer_free(&map);
}

static void a_map_made_by_hand_is_read(void **state) {
    (void)state;
    Level level = expect_level(
        (Parts){.ground = "\"width\":5,\"height\":5,\"data\":[3221225473,1,1,1,1, 1,2,2,2,1, 1,2,2,2,1, "
                          "1,2,2,2,1, 1,1,1,1,0]",
                .layers = ",{\"type\":\"group\",\"layers\":[{\"type\":\"tilelayer\",\"name\":\"d\",\"width\":"
                          "5,\"height\":5,"
                          "\"data\":[0,0,3,0,0, 0,0,0,0,0, 0,0,0,0,0, 0,0,0,0,0, "
                          "0,0,0,0,0]}]},{\"type\":\"imagelayer\"}",
                .objects = START
                ",{\"type\":\"rat\",\"x\":63,\"y\":31},{\"class\":\"monster\",\"x\":32,\"y\":48,"
                "\"properties\":[{\"name\":\"kind\",\"value\":\"bat\"}]},{\"name\":\"a "
                "remark\",\"x\":0.5,\"y\":-3},"
                "{\"gid\":1073741826,\"type\":\"Relic\",\"x\":16,\"y\":64,\"width\":16,\"height\":16},"
                "{\"type\":\"exit\",\"x\":50,\"y\":50,\"width\":4,\"height\":20},"
                "{\"type\":\"room\",\"x\":16,\"y\":16,\"width\":48,\"height\":33}"},
        load_nothing);
    assert_int_equal(level_tile(&level, (Vec){0, 0}), TILE_WALL); // its flip flags are taken away
    assert_int_equal(level_tile(&level, (Vec){4, 4}), TILE_VOID);
    assert_int_equal(level_tile(&level, (Vec){3, 3}), TILE_STAIRS_DOWN);
    assert_int_equal(grid_at(&level.decor, (Vec){2, 0}), DECOR_TORCH);
    assert_int_equal(grid_at(&level.frames, (Vec){2, 0}), FRAME_SHADED);
    assert_true(vec_eq(level.start, (Vec){1, 1}));
    assert_int_equal(level.monsters.count, 2);
    assert_int_equal(spawn_at(&level.monsters, (Vec){3, 1})->kind, ACTOR_RAT);
    assert_int_equal(spawn_at(&level.monsters, (Vec){2, 3})->kind, ACTOR_BAT);
    assert_int_equal(level.items.count, 1);
    assert_int_equal(spawn_at(&level.items, (Vec){1, 3})->kind, ITEM_RELIC);
    assert_memory_equal(&level.rooms[0], (&(Rect){1, 1, 3, 3}), sizeof(Rect));
    level_free(&level);
}

// Objects come last wherever they are in the file, and tiles drawn as objects are what their set says.
static void order_of_layers_does_not_matter(void **state) {
    (void)state;
    Level level = expect_level((Parts){.sets = "{\"firstgid\":1,\"tilecount\":2,\"tiles\":[{\"id\":0,"
                                               "\"type\":\"wall\"},{\"id\":1,\"type\":\"floor\"}]},"
                                               "{\"firstgid\":10,\"tilecount\":1,\"tiles\":[{\"id\":0,"
                                               "\"type\":\"stairs_up\"},{\"id\":7,\"type\":\"goblin\"}]}",
                                       .layers = ",{\"type\":\"objectgroup\",\"objects\":[{\"gid\":10,\"x\":"
                                                 "32,\"y\":48,\"width\":16,\"height\":16},"
                                                 "{\"gid\":17,\"x\":48,\"y\":48,\"width\":16,\"height\":16}]}"
                                                 ",{\"type\":\"tilelayer\"," GROUND "}"},
                               NULL);
    assert_int_equal(level_tile(&level, (Vec){2, 2}), TILE_STAIRS_UP);
    assert_int_equal(spawn_at(&level.monsters, (Vec){3, 2})->kind, ACTOR_GOBLIN);
    level_free(&level);
}

// ---- data in all its ways

static void append_base64(Buffer *out, const uint8_t *bytes, size_t size) {
    static const char ALPHABET[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < size; i += 3) {
        uint32_t bits = 0;
        size_t count = size - i < 3 ? size - i : 3;
        for (size_t k = 0; k < 3; k++) bits = bits << 8 | (k < count ? bytes[i + k] : 0u);
        for (size_t k = 0; k < 4; k++) {
            char c = ALPHABET[bits >> (18 - 6 * k) & 63];
            buffer_bytes(out, k <= count ? &c : "=", 1);
        }
    }
}

static void deflated(const uint8_t *bytes, size_t size, bool gzip, Buffer *out) {
    z_stream stream = {0};
    assert_int_equal(deflateInit2(&stream, 9, Z_DEFLATED, gzip ? 31 : 15, 8, Z_DEFAULT_STRATEGY), Z_OK);
    size_t bound = deflateBound(&stream, (uLong)size);
    stream.next_in = (Bytef *)(uintptr_t)bytes;
    stream.avail_in = (uInt)size;
    stream.next_out = buffer_append_space(out, bound);
    stream.avail_out = (uInt)bound;
    assert_int_equal(deflate(&stream, Z_FINISH), Z_STREAM_END);
    out->size = stream.total_out;
    deflateEnd(&stream);
}

static void pack_bytes(const uint8_t *bytes, size_t size, const char *compression, Buffer *out) {
    if (compression[0] == '\0') {
        buffer_bytes(out, bytes, size);
        return;
    }
#ifdef CELLARIUM_ZSTD
    if (strcmp(compression, "zstd") == 0) {
        size_t bound = ZSTD_compressBound(size);
        out->size = ZSTD_compress(buffer_append_space(out, bound), bound, bytes, size, 3);
        return;
    }
#endif
    deflated(bytes, size, strcmp(compression, "gzip") == 0, out);
}

// A layer with those bytes, packed as `compression` says; the caller frees.
static Buffer packed_layer(const uint8_t *bytes, size_t size, const char *compression) {
    Buffer packed = {0}, layer = {0};
    pack_bytes(bytes, size, compression, &packed);
    buffer_text(&layer, "\"width\":5,\"height\":5,\"encoding\":\"base64\",\"compression\":\"%s\",\"data\":\"",
                compression);
    append_base64(&layer, packed.bytes, packed.size);
    buffer_text(&layer, "\"");
    buffer_int(&layer, 0, 1);
    buffer_free(&packed);
    return layer;
}

// A room of five by five: walls around floor.
static void room_bytes(uint8_t bytes[100]) {
    memset(bytes, 0, 100);
    for (int i = 0; i < 25; i++) {
        bool inside = i % 5 > 0 && i % 5 < 4 && i / 5 > 0 && i / 5 < 4;
        bytes[4 * i] = inside ? 2 : 1;
        bytes[4 * i + 3] = inside ? 0 : 0xf0; // turned and flipped in all ways
    }
}

static void base64_plain_or_packed_is_read(void **state) {
    (void)state;
#ifdef CELLARIUM_ZSTD
    static const char *const WAYS[] = {"", "zlib", "gzip", "zstd"};
#else
    static const char *const WAYS[] = {"", "zlib", "gzip"};
#endif
    uint8_t bytes[100];
    room_bytes(bytes);
    for (size_t i = 0; i < sizeof WAYS / sizeof WAYS[0]; i++) {
        Buffer layer = packed_layer(bytes, sizeof bytes, WAYS[i]);
        Level level = expect_level((Parts){.ground = (const char *)layer.bytes}, NULL);
        assert_int_equal(level_tile(&level, (Vec){4, 4}), TILE_WALL);
        assert_int_equal(level_tile(&level, (Vec){3, 3}), TILE_FLOOR);
        level_free(&level);
        buffer_free(&layer);
    }
}

static void expect_packed_refused(size_t size, const char *compression, const char *expected) {
    uint8_t *bytes = calloc(size + 1, 1);
    assert_non_null(bytes);
    Buffer layer = packed_layer(bytes, size, compression);
    expect_refused((Parts){.ground = (const char *)layer.bytes}, expected);
    buffer_free(&layer);
    free(bytes);
}

static void data_of_a_wrong_size_is_refused(void **state) {
    (void)state;
    expect_packed_refused(99, "", "layer \"ground\": its data has 99 bytes instead of 100");
    expect_packed_refused(104, "", "layer \"ground\": its data has 104 bytes instead of 100");
    expect_packed_refused(99, "zlib", "layer \"ground\": its zlib data does not unpack to 100 bytes");
#ifdef CELLARIUM_ZSTD
    expect_packed_refused(99, "zstd", "layer \"ground\": its zstd data does not unpack to 100 bytes");
    expect_packed_refused((size_t)64 << 20, "zstd",
                          "layer \"ground\": its zstd data does not unpack to 100 bytes");
#endif
    expect_packed_refused(101, "gzip", "layer \"ground\": its gzip data does not unpack to 100 bytes");
    expect_packed_refused(0, "zlib", "layer \"ground\": its zlib data does not unpack to 100 bytes");
    // A bomb: 64 MB of nothing in 64 KB.
    expect_packed_refused((size_t)64 << 20, "zlib",
                          "layer \"ground\": its zlib data does not unpack to 100 bytes");
}

#define PACKED(compression, data)                                                                            \
    "\"width\":5,\"height\":5,\"encoding\":\"base64\",\"compression\":\"" compression "\",\"data\":\"" data  \
    "\""

static void data_that_cannot_be_read_is_refused(void **state) {
    (void)state;
    static const struct {
        const char *ground, *error;
    } CASES[] = {
#ifdef CELLARIUM_ZSTD
        {PACKED("zstd", "AAAA"), "layer \"ground\": its zstd data does not unpack to 100 bytes"},
#else
        {PACKED("zstd", "AAAA"), "layer \"ground\": the compression zstd is not read here: in Tiled, Map > "
                                 "Map Properties, choose the "
                                 "Tile Layer Format CSV, or Base64 with zlib or gzip"},
#endif
        {PACKED("zlib", "AAAA"), "layer \"ground\": its zlib data does not unpack to 100 bytes"},
        {PACKED("zlib", ""), "layer \"ground\": its zlib data does not unpack to 100 bytes"},
        {PACKED("", "AAA"), "layer \"ground\": its data is not base64"},
        {PACKED("", "AA=A"), "layer \"ground\": its data is not base64"},
        {PACKED("", "A==="), "layer \"ground\": its data is not base64"},
        {PACKED("", "AA==AAAA"), "layer \"ground\": its data is not base64"},
        {PACKED("", "AA*A"), "layer \"ground\": its data is not base64"},
        {PACKED("", "AAAA"), "layer \"ground\": its data has 3 bytes instead of 100"},
        {"\"width\":5,\"height\":5,\"encoding\":\"csv\",\"data\":\"1,1\"",
         "layer \"ground\": the encoding \"csv\" is not read here"},
        {"\"width\":5,\"height\":5", "layer \"ground\": it has no data"},
        {"\"width\":5,\"height\":5,\"data\":[1,2,3]", "layer \"ground\": its data has 3 tiles instead of 25"},
        {"\"width\":5,\"height\":5,\"data\":[" GROUND_ROWS ",1]",
         "layer \"ground\": its data has 26 tiles instead of 25"},
        {"\"width\":5,\"height\":5,\"data\":[-1,1,1,1,1, 1,2,2,2,1, 1,2,2,2,1, 1,2,2,2,1, 1,1,1,1,1]",
         "layer \"ground\": number 1 of its data is not the number of a tile"},
        {"\"width\":5,\"height\":5,\"data\":[1,1.5,1,1,1, 1,2,2,2,1, 1,2,2,2,1, 1,2,2,2,1, 1,1,1,1,1]",
         "layer \"ground\": number 2 of its data is not the number of a tile"},
        {"\"width\":5,\"height\":5,\"data\":[1,1,4294967296,1,1, 1,2,2,2,1, 1,2,2,2,1, 1,2,2,2,1, 1,1,1,1,1]",
         "layer \"ground\": number 3 of its data is not the number of a tile"},
        {"\"width\":5,\"height\":5,\"data\":[1,1,1,1,99, 1,2,2,2,1, 1,2,2,2,1, 1,2,2,2,1, 1,1,1,1,1]",
         "layer \"ground\": tile 99 at 4,0 is in no tile set"},
        {"\"width\":6,\"height\":5,\"data\":[]", "layer \"ground\": its data has 0 tiles instead of 30"},
        {"\"width\":5,\"data\":[]", "layer \"ground\": \"height\" must be a whole number from 1 to 209715"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
        expect_refused((Parts){.ground = CASES[i].ground}, CASES[i].error);
}

// ---- tile sets in files of their own

static bool load_set(void *context, const char *name, Buffer *bytes) {
    (void)context;
    assert_string_equal(name, "sets/stone.tsj");
    buffer_text(bytes, "{\"name\":\"stone\",\"tilecount\":2,\"tiles\":[{\"id\":0,\"type\":\"wall\"},{\"id\":"
                       "1,\"type\":\"floor\"}]}");
    return true;
}

static bool load_rubbish(void *context, const char *name, Buffer *bytes) {
    (void)context;
    if (strcmp(name, "list.tsj") == 0) buffer_text(bytes, "[]");
    if (strcmp(name, "cut.tsj") == 0) buffer_text(bytes, "{\"name\":");
    if (strcmp(name, "huge.tsj") == 0) assert_non_null(buffer_append_space(bytes, TMJ_SIZE_MAX + 1));
    if (strcmp(name, "many.tsj") == 0) buffer_text(bytes, "{\"tilecount\":1000000000}");
    return true;
}

static void tile_sets_in_files_are_asked_for(void **state) {
    (void)state;
    Level level = expect_level((Parts){.sets = "{\"firstgid\":1,\"source\":\"sets/stone.tsj\"}"}, load_set);
    assert_int_equal(level_tile(&level, (Vec){0, 0}), TILE_WALL);
    level_free(&level);
}

// Our own picture needs no words: its order is known.
static void our_own_tile_set_is_known(void **state) {
    (void)state;
    char sets[256], ground[256];
    int wall = 1 + tileset_piece_of_tile(TILE_WALL, FRAME_SHADED),
        floor = 1 + tileset_piece_of_tile(TILE_FLOOR, FRAME_PLAIN);
    snprintf(sets, sizeof sets,
             "{\"firstgid\":1,\"tilecount\":%d,\"image\":\"pictures/cellarium-tiles.png\"}", PIECE_COUNT);
    size_t used = (size_t)snprintf(ground, sizeof ground, "\"width\":5,\"height\":5,\"data\":[");
    for (int i = 0; i < 25; i++) {
        bool inside = i % 5 > 0 && i % 5 < 4 && i / 5 > 0 && i / 5 < 4;
        used += (size_t)snprintf(ground + used, sizeof ground - used, "%d%c", inside ? floor : wall,
                                 i < 24 ? ',' : ']');
    }
    Level level = expect_level((Parts){.sets = sets, .ground = ground}, NULL);
    assert_int_equal(level_tile(&level, (Vec){0, 0}), TILE_WALL);
    assert_int_equal(grid_at(&level.frames, (Vec){0, 0}), FRAME_PLAIN); // felt again
    assert_int_equal(level_tile(&level, (Vec){1, 1}), TILE_FLOOR);
    level_free(&level);
}

static void expect_set_refused(const char *sets, TmjLoad load, const char *expected) {
    Level level;
    char error[TOLD_BYTES] = "";
    Buffer map = put_together(&(Parts){.sets = sets});
    assert_false(read_bytes(&level, map.bytes, map.size, load, error));
    assert_string_equal(error, expected);
    buffer_free(&map);
}

static void tile_sets_that_make_no_sense_are_refused(void **state) {
    (void)state;
    static const char *const ESCAPES[] = {"../a.tsj", "/etc/passwd", "a/../../b.tsj",
                                          "..",       "C:/a.tsj",    "\\\\a.tsj"};
    for (size_t i = 0; i < sizeof ESCAPES / sizeof ESCAPES[0]; i++) {
        char sets[128], expected[160], escaped[64] = "";
        for (const char *c = ESCAPES[i]; *c != '\0'; c++) {
            size_t used = strlen(escaped);
            snprintf(escaped + used, sizeof escaped - used, *c == '\\' ? "\\\\" : "%c", *c);
        }
        snprintf(sets, sizeof sets, "{\"firstgid\":1,\"source\":\"%s\"}", escaped);
        snprintf(expected, sizeof expected,
                 "tile set \"%s\": its file must lie beside the map or in a folder below", ESCAPES[i]);
        expect_set_refused(sets, load_rubbish, expected);
    }
    static const struct {
        const char *sets, *error;
    } CASES[] = {
        {"{\"firstgid\":1,\"source\":\"a.tsx\"}", "tile set \"a.tsx\": the file is empty"},
        {"{\"firstgid\":1,\"source\":\"list.tsj\"}", "tile set \"list.tsj\": it is JSON, but not an object"},
        {"{\"firstgid\":1,\"source\":\"huge.tsj\"}",
         "tile set \"huge.tsj\": the file is larger than 4194304 bytes"},
        {"{\"firstgid\":1,\"source\":\"many.tsj\"}",
         "tile set \"many.tsj\": \"tilecount\" must be a whole number from 0 to 65536"},
        {"{\"name\":\"s\"}", "tile set \"s\": \"firstgid\" must be a whole number from 1 to 268435455"},
        {"{\"name\":\"s\",\"firstgid\":0}",
         "tile set \"s\": \"firstgid\" must be a whole number from 1 to 268435455"},
        {"{\"name\":\"s\",\"firstgid\":1,\"tiles\":7}", "tile set \"s\": \"tiles\" must be a list"},
        {"{\"name\":\"s\",\"firstgid\":1,\"tilecount\":-1}",
         "tile set \"s\": \"tilecount\" must be a whole number from 0 to 65536"},
        {"{\"name\":\"s\",\"firstgid\":1,\"tiles\":[{\"id\":65536}]}",
         "tile set \"s\": \"id\" must be a whole number from 0 to 65535"},
        {"{\"name\":\"s\",\"firstgid\":1,\"tiles\":[null]}",
         "tile set \"s\": \"id\" must be a whole number from 0 to 65535"},
        {"7", "tile set \"\": \"firstgid\" must be a whole number from 1 to 268435455"},
        {"", "layer \"ground\": tile 1 at 0,0 is in no tile set\nlayer \"ground\": tile 2 at 1,1 is in no "
             "tile set"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
        expect_set_refused(CASES[i].sets, load_rubbish, CASES[i].error);
    expect_set_refused("{\"firstgid\":1,\"source\":\"a.tsj\"}", load_nothing,
                       "tile set \"a.tsj\": its file cannot be read");
    expect_set_refused("{\"firstgid\":1,\"source\":\"a.tsj\"}", NULL,
                       "tile set \"a.tsj\": its file cannot be read");
}

// ---- what is no level

static void frames_that_do_not_fit_are_refused(void **state) {
    (void)state;
    static const struct {
        const char *frame, *error;
    } CASES[] = {
        {FRAME_BUT("5", "5", "orthogonal", "true"), "nothing is drawn in this infinite map"},
        {FRAME_BUT("5", "5", "isometric", "false"),
         "the map must be orthogonal: in Tiled, Map > Map Properties, Orientation"},
        {FRAME_BUT("5", "2147483647", "orthogonal", "false"),
         "\"height\" must be a whole number from 1 to 10000"},
        {FRAME_BUT("-5", "5", "orthogonal", "false"), "\"width\" must be a whole number from 1 to 10000"},
        {FRAME_BUT("5.0", "5", "orthogonal", "false"), "\"width\" must be a whole number from 1 to 10000"},
        {"\"width\":5,\"height\":5,\"tilewidth\":0,\"tileheight\":16,\"orientation\":\"orthogonal\"",
         "\"tilewidth\" must be a whole number from 1 to 1024"},
        {"\"width\":5,\"width\":5", "line 1: duplicate object key near '\"width\"'"},
        {"\"width\":99999999999999999999", "line 1: too big integer near '99999999999999999999'"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
        expect_refused((Parts){.frame = CASES[i].frame}, CASES[i].error);
    expect_refused((Parts){.properties = "{\"name\":\"seed\",\"value\":\"99999999999999999999\"}"},
                   "the property \"seed\" must be a number from 0 to 18446744073709551615, or a word");
}

static void objects_that_do_not_fit_are_refused(void **state) {
    (void)state;
    static const struct {
        const char *objects, *error;
    } CASES[] = {
        {"{\"type\":\"start\",\"x\":0,\"y\":0}", "the start at 0,0 stands on wall: it needs floor"},
        {START ",{\"type\":\"bat\",\"y\":0}",
         "layer \"things\": object 2: \"x\" must be a number from -261120 to 261120"},
        {START ",{\"type\":\"bat\",\"x\":1e99,\"y\":20}",
         "layer \"things\": object 2: \"x\" must be a number from -261120 to 261120"},
        {START ",{\"type\":\"rat\",\"x\":20,\"y\":20}",
         "the rat at 1,1 stands on another thing: a cell has room for one"},
        {START ",{\"type\":\"gem\",\"x\":0,\"y\":20}", "the gem at 0,1 stands on wall: it needs floor"},
        {START ",{\"type\":\"exit\",\"x\":20,\"y\":20}",
         "the start at 1,1 stands on stairs down: it needs floor"},
        {START ",{\"type\":\"torch\",\"x\":40,\"y\":40}", "the torch at 2,2 must be on wall"},
        {START ",{\"template\":\"a.tx\"}",
         "layer \"things\": object 2: template \"a.tx\": its file cannot be read"},
        {START ",{\"type\":\"room\",\"x\":16,\"y\":16,\"width\":65}",
         "layer \"things\": object 2: it lies outside of the map: move or delete it"},
        {START ",{\"type\":\"hall down\",\"x\":16,\"y\":16}",
         "layer \"things\": object 2: a \"hall across\" must come before it"},
        {START ",{\"type\":\"hall across\",\"x\":16,\"y\":16},{\"type\":\"hall across\",\"x\":16,\"y\":16}",
         "layer \"things\": object 3: the hall before it has no second half\nthe last hall has no second "
         "half"},
        {START ",{\"type\":\"hall across\",\"x\":16,\"y\":16}", "the last hall has no second half"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
        expect_refused((Parts){.objects = CASES[i].objects}, CASES[i].error);
}

static void too_many_of_anything_is_refused(void **state) {
    (void)state;
    static const struct {
        const char *type, *error;
    } CASES[] = {
        {"gem", "layer \"things\": object 1026: there are more than 1024 items"},
        {"bat", "layer \"things\": object 1026: there are more than 1024 monsters"},
        {"room", "layer \"things\": object 257: there are more than 255 rooms"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        Buffer objects = {0};
        buffer_text(&objects, "%s", START);
        for (int k = 0; k < LEVEL_SPAWNS_MAX + 1; k++)
            buffer_text(&objects, ",{\"type\":\"%s\",\"x\":30,\"y\":30}", CASES[i].type);
        buffer_int(&objects, 0, 1);
        expect_first((Parts){.objects = (const char *)objects.bytes}, CASES[i].error);
        buffer_free(&objects);
    }
}

// So that neither the parser's stack nor its memory is at a file's mercy.
static void shapes_that_cost_too_much_are_refused(void **state) {
    (void)state;
    static const char *const REFUSED = "the file is nested too deeply or has too many parts";
    enum { SIZE = 3 << 20 };
    char *text = malloc(SIZE);
    assert_non_null(text);
    memset(text, '[', SIZE);
    expect_text_refused(text, SIZE, REFUSED);
    for (size_t i = 0; i + 3 <= SIZE; i += 3) memcpy(text + i, "{},", 3);
    expect_text_refused(text, SIZE, REFUSED);
    for (size_t i = 0; i + 2 <= SIZE; i += 2) memcpy(text + i, "0,", 2);
    expect_text_refused(text, SIZE, REFUSED);
    free(text);
    expect_text_refused("", 0, "the file is empty");
    expect_text_refused("[]", 2, "it is JSON, but not an object");
    expect_text_refused("{\"a\":\"\xff\"}", 9, "line 1: unable to decode byte 0xff near '\"'");
}

// Any cut of a good map is either a level or one line of complaint.
static void cut_off_and_spoilt_maps_are_survived(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    Level level;
    assert_true(gen_level(&level, &options));
    Buffer map = exported(&level, &options);
    level_free(&level);
    for (size_t at = 0; at + 2 < map.size; at += 3) {
        char error[TOLD_BYTES] = "";
        if (read_bytes(&level, map.bytes, at, NULL, error)) fail_msg("cut at %zu", at);
        assert_true(error[0] != '\0' && strchr(error, '\n') == NULL);
        uint8_t right = map.bytes[at];
        map.bytes[at] = (uint8_t) "9-\"]{.x"[at / 3 % 7];
        if (read_bytes(&level, map.bytes, map.size, NULL, error)) level_free(&level);
        map.bytes[at] = right;
    }
    buffer_free(&map);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_piece_is_the_one_of_its_cell),
        cmocka_unit_test(walls_of_all_kinds_follow_the_feeler),
        cmocka_unit_test(what_is_exported_reads_back_the_same),
        cmocka_unit_test(every_tile_thing_and_kept_place_travels),
        cmocka_unit_test(locks_chests_traps_and_packs_travel),
        cmocka_unit_test(a_depth_of_the_descent_stays_one),
        cmocka_unit_test(the_code_is_written_and_ignored),
        cmocka_unit_test(options_travel_with_the_map),
        cmocka_unit_test(a_map_made_by_hand_is_read),
        cmocka_unit_test(order_of_layers_does_not_matter),
        cmocka_unit_test(base64_plain_or_packed_is_read),
        cmocka_unit_test(data_of_a_wrong_size_is_refused),
        cmocka_unit_test(data_that_cannot_be_read_is_refused),
        cmocka_unit_test(tile_sets_in_files_are_asked_for),
        cmocka_unit_test(our_own_tile_set_is_known),
        cmocka_unit_test(tile_sets_that_make_no_sense_are_refused),
        cmocka_unit_test(frames_that_do_not_fit_are_refused),
        cmocka_unit_test(objects_that_do_not_fit_are_refused),
        cmocka_unit_test(too_many_of_anything_is_refused),
        cmocka_unit_test(shapes_that_cost_too_much_are_refused),
        cmocka_unit_test(cut_off_and_spoilt_maps_are_survived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#endif
