#include "gen/gen.h"
#include "io/everything.h"
#include "io/json_text.h"
#include "io/level_json.h"
#include "support/picture.h"
#include "support/unit.h"

static void expect_bytes(const Buffer *out, const char *expected) {
    assert_int_equal(out->size, strlen(expected));
    assert_memory_equal(out->bytes, expected, out->size);
}

static void strings_are_escaped(void **state) {
    (void)state;
    Buffer out = {0};
    json_write_string(&out, "a\"b\\c\n\x01\xc3\xa9");
    expect_bytes(&out, "\"a\\\"b\\\\c\\u000a\\u0001\xc3\xa9\"");
    buffer_free(&out);
}

// The order of keys and every space are a promise: the legend grows with the table of tiles, the rest does
// not.
static void a_level_is_written_as_it_always_was(void **state) {
    (void)state;
    Level level = level_from_picture("###!#\n"
                                     "#@r.#\n"
                                     "#.*.#\n"
                                     "#+..#\n"
                                     "#####\n");
    level.tiles.cells[3 * 5 + 2] = TILE_DOOR_OPEN;
    level.rooms[level.room_count++] = (Rect){1, 1, 3, 3};
    level.halls[level.hall_count++] = (Hall){{1, 2, 3, 1}, {2, 1, 1, 3}};
    level.monsters.at[0].pack = 2;
    assert_true(fixture_add(
        &level,
        (Fixture){.kind = FIXTURE_CHEST, .cell = {1, 2}, .item = ITEM_HEART, .lock = 3, .trapped = true}));
    assert_true(fixture_add(&level, (Fixture){.kind = FIXTURE_PIT, .cell = {3, 3}}));
    level.seed = UINT64_MAX;
    Buffer out = {0};
    level_json_write(&level, &out);
    buffer_int(&out, 0, 1);
    const char *text = (const char *)out.bytes;
    assert_non_null(
        strstr(text, "{\n  \"format\": \"cellarium level 1\",\n  \"generator\": \"\",\n"
                     "  \"seed\": \"18446744073709551615\",\n  \"drafts\": 0,\n  \"width\": 5,\n"
                     "  \"height\": 5,\n  \"start\": {\"x\": 1, \"y\": 1},\n"
                     "  \"legend\": {\" \": \"void\", \"#\": \"wall\", \".\": \"floor\", \"+\": \"door\", "
                     "\"E\": \"open door\", "));
    const char *rest = strstr(text, "  \"tiles\": [");
    assert_non_null(rest);
    assert_string_equal(
        rest, "  \"tiles\": [\n    \"#####\",\n    \"#...#\",\n    \"#...#\",\n    \"#+E.#\",\n"
              "    \"#####\"\n  ],\n"
              "  \"decor\": [\n    {\"kind\": \"torch\", \"x\": 3, \"y\": 0}\n  ],\n"
              "  \"items\": [\n    {\"kind\": \"gem\", \"x\": 2, \"y\": 2}\n  ],\n"
              "  \"monsters\": [\n    {\"kind\": \"rat\", \"x\": 2, \"y\": 1, \"pack\": 2}\n  ],\n"
              "  \"fixtures\": [\n    {\"kind\": \"chest\", \"x\": 1, \"y\": 2, \"item\": \"heart\", "
              "\"lock\": 3, \"trapped\": true},\n    {\"kind\": \"pit\", \"x\": 3, \"y\": 3}\n  ],\n"
              "  \"rooms\": [\n    {\"x\": 1, \"y\": 1, \"w\": 3, \"h\": 3}\n  ],\n"
              "  \"halls\": [\n    {\"across\": {\"x\": 1, \"y\": 2, \"w\": 3, \"h\": 1}, "
              "\"down\": {\"x\": 2, \"y\": 1, \"w\": 1, \"h\": 3}}\n  ]\n}\n");
    buffer_free(&out);
    level_free(&level);
}

static void expect_said(const Buffer *out, const char *what) {
    if (strstr((const char *)out->bytes, what) == NULL) fail_msg("%s", what);
}

static void what_is_kept_and_what_chests_and_plates_hold_is_said(void **state) {
    (void)state;
    Level level = level_with_everything();
    Buffer out = {0};
    level_json_write(&level, &out);
    buffer_int(&out, 0, 1);
    expect_said(&out, "\"trapped\": true, \"count\": 3, \"extra\": \"radiance\"}");
    expect_said(&out, "{\"kind\": \"plate\", \"x\": 13, \"y\": 1, \"to\": {\"x\": 6, \"y\": 1}}");
    expect_said(&out, "\"keeps\": [\n    {\"x\": 9, \"y\": 0, \"w\": 3, \"h\": 4},");
    expect_said(&out, "\"vestibule\": {\"x\": 4, \"y\": 1, \"w\": 15, \"h\": 9}\n}\n");
    buffer_free(&out);
    level_free(&level);
}

#ifdef CELLARIUM_MAPS
#include <jansson.h>

static const char *legend_of(const json_t *json, Vec cell) {
    const char *row = json_string_value(json_array_get(json_object_get(json, "tiles"), (size_t)cell.y));
    char letter[2] = {row[cell.x], '\0'};
    return json_string_value(json_object_get(json_object_get(json, "legend"), letter));
}

static void expect_spawns(const json_t *json, const char *key, const SpawnList *list) {
    const json_t *things = json_object_get(json, key);
    assert_int_equal(json_array_size(things), list->count);
    for (int i = 0; i < list->count; i++) {
        const json_t *thing = json_array_get(things, (size_t)i);
        assert_int_equal(json_integer_value(json_object_get(thing, "x")), list->at[i].cell.x);
        assert_int_equal(json_integer_value(json_object_get(thing, "y")), list->at[i].cell.y);
    }
}

// A reader that is not ours finds everything again.
static void other_readers_find_the_same_level(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 20 * GEN_COUNT; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults;
        options.seed = seed;
        Level level;
        Buffer out = {0};
        json_error_t error;
        assert_true(gen_level(&level, &options));
        level_json_write(&level, &out);
        json_t *json = json_loadb((const char *)out.bytes, out.size, JSON_REJECT_DUPLICATES, &error);
        if (json == NULL) fail_msg("%s", error.text);
        assert_string_equal(json_string_value(json_object_get(json, "generator")), level.generator);
        assert_int_equal(json_integer_value(json_object_get(json, "width")), level.tiles.w);
        assert_int_equal(json_array_size(json_object_get(json, "tiles")), level.tiles.h);
        for (int y = 0; y < level.tiles.h; y++) {
            for (int x = 0; x < level.tiles.w; x++) {
                assert_string_equal(legend_of(json, (Vec){x, y}),
                                    TILES[level_tile(&level, (Vec){x, y})].name);
            }
        }
        expect_spawns(json, "items", &level.items);
        expect_spawns(json, "monsters", &level.monsters);
        assert_int_equal(json_array_size(json_object_get(json, "rooms")), level.room_count);
        assert_int_equal(json_array_size(json_object_get(json, "halls")), level.hall_count);
        json_decref(json);
        buffer_free(&out);
        level_free(&level);
    }
}
#endif

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strings_are_escaped),
        cmocka_unit_test(a_level_is_written_as_it_always_was),
        cmocka_unit_test(what_is_kept_and_what_chests_and_plates_hold_is_said),
#ifdef CELLARIUM_MAPS
        cmocka_unit_test(other_readers_find_the_same_level),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
