// How much work a map makes, in bytes that are parsed and layers that are unpacked: never more than the size
// of its files explains.
#include "io/buffer.h"
#include "io/level/tmj.h"
#include "support/unit.h"

#ifndef CELLARIUM_MAPS
int main(void) {
    return 0; // io/tmj says what such a program does
}
#else

enum { TOLD_BYTES = 1024, TEMPLATE_BYTES = 1 << 20 };

typedef struct Work {
    size_t bytes; // loaded, each of which is parsed
    int files;
    size_t template_bytes; // of each template
    char told[TOLD_BYTES]; // the first line
} Work;

static void keep_first(void *to, const char *line) {
    char *told = to;
    if (told[0] == '\0') (void)snprintf(told, TOLD_BYTES, "%s", line);
}

static bool load(void *context, const char *name, Buffer *bytes) {
    Work *work = context;
    (void)name;
    buffer_text(bytes, "{\"type\":\"template\",\"object\":{\"type\":\"candle\",\"name\":\"");
    while (bytes->size < work->template_bytes) buffer_text(bytes, "................................");
    buffer_text(bytes, "\",\"width\":32,\"height\":32}}");
    work->bytes += bytes->size;
    work->files++;
    return true;
}

static bool read_map(const Buffer *map, Work *work) {
    Level level;
    GenOptions options;
    FaultSink told = {.say = keep_first, .to = work->told};
    TmjSource source = {.bytes = map->bytes, .size = map->size, .load = load, .context = work};
    bool sound = tmj_read(&level, &options, &source, &told);
    if (sound) level_free(&level);
    return sound;
}

static void begin_map(Buffer *map) {
    buffer_text(map,
                "{\"width\":5,\"height\":5,\"tilewidth\":32,\"tileheight\":32,\"orientation\":\"orthogonal\","
                "\"tilesets\":[{\"firstgid\":1,\"name\":\"mine\",\"tilecount\":2,\"tiles\":[{\"id\":0,"
                "\"type\":\"wall\"},{\"id\":1,\"type\":\"floor\"}]}],\"layers\":[{\"type\":\"tilelayer\","
                "\"name\":\"ground\",\"width\":5,\"height\":5,\"data\":[1,1,1,1,1,1,2,2,2,1,1,2,2,2,1,1,2,2,"
                "2,1,1,1,1,1,1]}");
}

static void end_map(Buffer *map) {
    buffer_text(map, "]}");
}

// Of templates, the same one or each another; the objects are spread over the floor that is not the start.
static void add_objects(Buffer *map, int count, bool same) {
    buffer_text(map, ",{\"type\":\"objectgroup\",\"name\":\"things\",\"objects\":[{\"type\":\"start\",\"x\":"
                     "32,\"y\":32,\"width\":32,\"height\":32}");
    for (int i = 0; i < count; i++)
        buffer_text(map, ",{\"template\":\"%d.tj\",\"x\":%d,\"y\":96}", same ? 0 : i, 32 + i % 3 * 32);
    buffer_text(map, "]}");
}

static Work work_of(int objects, bool same) {
    Work work = {.template_bytes = TEMPLATE_BYTES};
    Buffer map = {0};
    begin_map(&map);
    add_objects(&map, objects, same);
    end_map(&map);
    (void)read_map(&map, &work);
    buffer_free(&map);
    return work;
}

static void a_template_is_read_once(void **state) {
    (void)state;
    const Work one = work_of(1, true), many = work_of(1000, true);
    assert_int_equal(one.files, 1);
    assert_int_equal(many.files, 1);
    assert_int_equal(many.bytes, one.bytes);
}

static void a_template_that_is_wrong_is_told_of_once(void **state) {
    (void)state;
    Work work = {.template_bytes = (size_t)TMJ_SIZE_MAX + 1};
    Buffer map = {0};
    begin_map(&map);
    add_objects(&map, 100, true);
    end_map(&map);
    assert_false(read_map(&map, &work));
    assert_int_equal(work.files, 1);
    assert_string_equal(work.told, "layer \"things\": object 2: template \"0.tj\": the file is larger than "
                                   "4194304 bytes");
    buffer_free(&map);
}

static void all_files_of_a_map_have_a_limit(void **state) {
    (void)state;
    const Work work = work_of(40, false);
    assert_in_range(work.bytes, 0, TMJ_BESIDE_MAX + 40 * 2 * TEMPLATE_BYTES);
    assert_string_equal(work.told, "layer \"things\": object 17: template \"15.tj\": the files beside the "
                                   "map have more than 16777216 bytes");
}

static void expect_refused(const Buffer *map, const char *why) {
    Work work = {.template_bytes = 64};
    assert_false(read_map(map, &work));
    assert_string_equal(work.told, why);
}

// A hundred bytes can stand for 65,025 cells.
static void layers_have_a_limit(void **state) {
    (void)state;
    Buffer map = {0};
    begin_map(&map);
    add_objects(&map, 0, true);
    for (int i = 0; i < TMJ_LAYERS_MAX / 2; i++)
        buffer_text(&map, ",{\"type\":\"group\",\"layers\":[{\"type\":\"objectgroup\",\"objects\":[]}]}");
    end_map(&map);
    expect_refused(&map, "there are more than 100 layers");
    buffer_free(&map);
}

static void chunks_have_a_limit(void **state) {
    (void)state;
    Buffer map = {0};
    buffer_text(&map, "{\"infinite\":true,\"tilewidth\":32,\"tileheight\":32,\"orientation\":\"orthogonal\","
                      "\"layers\":[{\"type\":\"tilelayer\",\"name\":\"ground\",\"encoding\":\"base64\","
                      "\"compression\":\"zlib\",\"chunks\":[");
    for (int i = 0; i < 100; i++) // 64x64 zeros
        buffer_text(&map,
                    "%s{\"x\":0,\"y\":0,\"width\":64,\"height\":64,\"data\":"
                    "\"eNrtwTEBAAAAwqD1T20MH6AAAAAAAAAAAAAAAAAAAACAtwFAAAAB\"}",
                    i > 0 ? "," : "");
    buffer_text(&map, "]}]}");
    expect_refused(&map, "layer \"ground\": its chunks have more than 262144 cells");
    buffer_free(&map);
}

static void what_templates_multiply_has_a_limit(void **state) {
    (void)state;
    Buffer map = {0};
    begin_map(&map);
    buffer_text(&map,
                ",{\"type\":\"objectgroup\",\"name\":\"things\",\"objects\":[{\"id\":7,\"type\":\"start\","
                "\"x\":32,\"y\":32,\"width\":32,\"height\":32,\"properties\":[");
    for (int i = 0; i <= TMJ_MEMBERS_MAX; i++)
        buffer_text(&map, "%s{\"name\":\"n%d\",\"value\":1}", i > 0 ? "," : "", i);
    buffer_text(&map, "]}]}");
    end_map(&map);
    expect_refused(&map, "layer \"things\": object 7: it has more than 100 properties");
    buffer_free(&map);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_template_is_read_once),
        cmocka_unit_test(a_template_that_is_wrong_is_told_of_once),
        cmocka_unit_test(all_files_of_a_map_have_a_limit),
        cmocka_unit_test(layers_have_a_limit),
        cmocka_unit_test(chunks_have_a_limit),
        cmocka_unit_test(what_templates_multiply_has_a_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#endif
