#include "gen/gen.h"
#include "io/everything.h"
#include "io/level/json.h"
#include "support/picture.h"
#include "support/unit.h"

#ifndef CELLARIUM_MAPS
static void without_jansson_nothing_is_written(void **state) {
    (void)state;
    Level level = level_with_everything();
    Buffer out = {0};
    assert_false(level_json_write(&level, NULL, &out));
    assert_int_equal(out.size, 0);
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(without_jansson_nothing_is_written)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
#include <jansson.h>

static json_t *parsed(const char *text, size_t size) {
    json_error_t error;
    json_t *json = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    if (json == NULL) fail_msg("line %d: %s", error.line, error.text);
    return json;
}

static json_t *written(const Level *level, const char *code) {
    Buffer out = {0};
    assert_true(level_json_write(level, code, &out) && !out.failed);
    json_t *json = parsed((const char *)out.bytes, out.size);
    buffer_free(&out);
    return json;
}

static void expect_member(const json_t *json, const char *key, const char *expected) {
    json_t *wanted = parsed(expected, strlen(expected)), *found = json_object_get(json, key);
    if (!json_equal(found, wanted)) fail_msg("%s: %s", key, json_dumps(found, JSON_ENCODE_ANY));
    json_decref(wanted);
}

static void expect_word(const json_t *json, const char *key, const char *expected) {
    const char *word = json_string_value(json_object_get(json, key));
    assert_non_null(word);
    assert_string_equal(word, expected);
}

static void a_level_is_written_with_all_that_it_has(void **state) {
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
    json_t *json = written(&level, "CODE");
    expect_word(json, "format", "cellarium level 1");
    expect_word(json, "seed", "18446744073709551615");
    expect_word(json, "code", "CODE");
    expect_word(json_object_get(json, "legend"), "E", "open door");
    expect_member(json, "start", "{\"x\": 1, \"y\": 1}");
    expect_member(json, "tiles", "[\"#####\", \"#...#\", \"#...#\", \"#+E.#\", \"#####\"]");
    expect_member(json, "decor", "[{\"kind\": \"torch\", \"x\": 3, \"y\": 0}]");
    expect_member(json, "items", "[{\"kind\": \"gem\", \"x\": 2, \"y\": 2}]");
    expect_member(json, "monsters", "[{\"kind\": \"rat\", \"x\": 2, \"y\": 1, \"pack\": 2}]");
    expect_member(json, "fixtures",
                  "[{\"kind\": \"chest\", \"x\": 1, \"y\": 2, \"item\": \"heart\", \"lock\": 3, "
                  "\"trapped\": true}, {\"kind\": \"pit\", \"x\": 3, \"y\": 3}]");
    expect_member(json, "rooms", "[{\"x\": 1, \"y\": 1, \"w\": 3, \"h\": 3}]");
    expect_member(json, "halls",
                  "[{\"across\": {\"x\": 1, \"y\": 2, \"w\": 3, \"h\": 1}, "
                  "\"down\": {\"x\": 2, \"y\": 1, \"w\": 1, \"h\": 3}}]");
    json_decref(json);
    level_free(&level);
}

static void what_is_kept_and_what_chests_and_plates_hold_is_said(void **state) {
    (void)state;
    Level level = level_with_everything();
    json_t *json = written(&level, NULL);
    const json_t *fixtures = json_object_get(json, "fixtures");
    const json_t *chest = json_array_get(fixtures, 0);
    assert_int_equal(json_integer_value(json_object_get(chest, "count")), 3);
    expect_word(chest, "extra", "radiance");
    bool plate = false;
    for (size_t i = 0; i < json_array_size(fixtures); i++) {
        if (strcmp(json_string_value(json_object_get(json_array_get(fixtures, i), "kind")), "plate") != 0)
            continue;
        expect_member(json_array_get(fixtures, i), "to", "{\"x\": 6, \"y\": 1}");
        plate = true;
    }
    assert_true(plate && json_array_size(json_object_get(json, "keeps")) > 0);
    assert_null(json_object_get(json, "code"));
    expect_member(json, "vestibule", "{\"x\": 2, \"y\": 1, \"w\": 21, \"h\": 12}");
    json_decref(json);
    level_free(&level);
}

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
        assert_true(gen_level(&level, &options));
        json_t *json = written(&level, NULL);
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
        level_free(&level);
    }
}
int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_level_is_written_with_all_that_it_has),
        cmocka_unit_test(what_is_kept_and_what_chests_and_plates_hold_is_said),
        cmocka_unit_test(other_readers_find_the_same_level),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#endif
