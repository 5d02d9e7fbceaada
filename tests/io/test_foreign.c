// Maps that were drawn for other programs: their words, and what does not fit here.
#include "io/level/tmj.h"
#include "support/unit.h"

#ifndef CELLARIUM_MAPS
int main(void) {
    return 0; // io/tmj says what such a program does
}
#else

enum { TOLD_BYTES = 8192, WORDS_BYTES = 1 << 14 };

static void keep_line(void *to, const char *line) {
    char *all = to;
    size_t used = strlen(all);
    (void)snprintf(all + used, TOLD_BYTES - used, "%s%s", used > 0 ? "\n" : "", line);
}

// The words of the program's own table.
static const char *words(void) {
    static char text[WORDS_BYTES];
    if (text[0] != '\0') return text;
    FILE *file = fopen("assets/map_words.txt", "rb");
    assert_non_null(file);
    size_t size = fread(text, 1, sizeof text, file);
    (void)fclose(file);
    assert_in_range(size, 1, sizeof text - 1);
    return text;
}

static bool read_map(const char *text, const char *their, Level *level, char *lines) {
    GenOptions options;
    FaultSink told = {.say = keep_line, .to = lines};
    lines[0] = '\0';
    return tmj_read(level, &options, &(TmjSource){.bytes = text, .size = strlen(text), .words = their},
                    &told);
}

// A room of 6x5 cells of 16 px, whose tiles say nothing. A wall in it has a gap at 3,2.
#define GROUND  "1,1,1,1,1,1, 1,2,2,1,2,1, 1,2,2,2,2,1, 1,2,2,1,2,1, 1,1,1,1,1,1"
#define BLOCKED "1,1,1,1,1,1, 1,0,0,1,0,1, 1,0,0,0,0,1, 1,0,0,1,0,1, 1,1,1,1,1,1"
#define LAYER(name, more, properties, data)                                                                  \
    "<layer name=\"" name "\" width=\"6\" height=\"5\" " more ">" properties "<data encoding=\"csv\">" data  \
    "</data></layer>"
#define GROUP(name, more, objects) "<objectgroup name=\"" name "\" " more ">" objects "</objectgroup>"
#define RECT(more, x, y, w, h)                                                                               \
    "<object " more " x=\"" #x "\" y=\"" #y "\" width=\"" #w "\" height=\"" #h "\"/>"
#define RECTS(more)                                                                                          \
    RECT(more, 0, 0, 96, 16)                                                                                 \
    RECT(more, 0, 64, 96, 16)                                                                                \
    RECT(more, 0, 16, 16, 48)                                                                                \
    RECT(more, 80, 16, 16, 48) RECT(more, 48, 16, 16, 16) RECT(more, 48, 48, 16, 16)
#define OWN(name, type, value)                                                                               \
    "<properties><property name=\"" name "\" type=\"" type "\" value=\"" value "\"/></properties>"
#define MAP(tiles, layers)                                                                                   \
    "<map orientation=\"orthogonal\" width=\"6\" height=\"5\" tilewidth=\"16\" tileheight=\"16\"><tileset "  \
    "firstgid=\"1\" name=\"theirs\" tilecount=\"8\">" tiles "</tileset>" layers "</map>"
#define PLAIN LAYER("Ground", "", "", GROUND)
#define PLAYER                                                                                               \
    GROUP("Objects", "",                                                                                     \
          "<object name=\"Spawn Point\" x=\"40\" y=\"24\"/><object name=\"note\" x=\"0\" y=\"0\"/>")

static void each_way_to_say_wall_is_read(void **state) {
    (void)state;
    static const char *const MAPS[] = {
        MAP("", PLAIN LAYER("Collision", "", "", BLOCKED)),
        MAP("", PLAIN LAYER("Obstacles", "", "", BLOCKED)),
        MAP("", PLAIN LAYER("collision_layer 2", "visible=\"0\"", "", BLOCKED)),
        MAP("", PLAIN LAYER("World", "", OWN("collides", "bool", "true"), BLOCKED)),
        MAP("", PLAIN LAYER("a", "class=\"Solid\"", "", BLOCKED)),
        MAP("<tile id=\"0\">" OWN("Collidable", "bool", "true") "</tile>", PLAIN),
        MAP("<tile id=\"0\">" OWN("blocked", "string", "true") "</tile>", PLAIN),
        MAP("<tile id=\"0\">" OWN("walkable", "bool",
                                  "false") "</tile><tile id=\"1\">" OWN("walkable", "bool", "true") "</tile>",
            PLAIN),
        MAP("<tile id=\"0\" type=\"Block\"/>", PLAIN),
        MAP("<tile id=\"0\">" OWN("type", "string", "solid") "</tile>", PLAIN),
        MAP("<tile id=\"0\"><objectgroup>" RECT("", 0, 0, 16, 16) "</objectgroup></tile>", PLAIN),
        MAP("", PLAIN GROUP("Collisions", "", RECTS(""))),
        MAP("", PLAIN GROUP("Collisions", "visible=\"0\"", RECTS("name=\"tree\""))),
        MAP("", PLAIN GROUP("Object Layer 1", "", RECTS("type=\"collision\""))),
        MAP("", PLAIN GROUP("Object Layer 1", "", RECTS("name=\"wall\""))),
    };
    for (size_t i = 0; i < sizeof MAPS / sizeof MAPS[0]; i++) {
        Level level;
        char lines[TOLD_BYTES];
        if (!read_map(MAPS[i], words(), &level, lines)) fail_msg("%zu: %s", i, lines);
        for (int cell = 0; cell < 30; cell++) {
            Vec at = {cell % 6, cell / 6};
            bool wall = at.x == 0 || at.y == 0 || at.x == 5 || at.y == 4 || (at.x == 3 && at.y != 2);
            if ((level_tile(&level, at) == TILE_WALL) != wall) fail_msg("%zu: %d,%d", i, at.x, at.y);
        }
        level_free(&level);
        assert_false(read_map(MAPS[i], NULL, &level, lines)); // the words did it, and nothing else
    }
}

static void things_are_read_by_their_usual_words(void **state) {
    (void)state;
    static const char TEXT[] = MAP(
        "",
        PLAIN LAYER("Collision", "", "", BLOCKED)
            LAYER("Water", "", "", "0,0,0,0,0,0, 0,0,0,0,0,0, 0,3,0,0,0,0, 0,0,0,0,0,0, 0,0,0,0,0,0")
                PLAYER GROUP("Things", "",
                             RECT("name=\"Door\"", 48, 32, 16, 16) RECT("type=\"Ladder\"", 64, 16, 16, 16)
                                 RECT("type=\"Monster\"", 64, 48, 16, 16) RECT("type=\"NPC\"", 16, 16, 16, 16)
                                     RECT("type=\"gem\"", 0, 0, 16, 16)));
    Level level;
    char lines[TOLD_BYTES];
    if (!read_map(TEXT, words(), &level, lines)) fail_msg("%s", lines);
    assert_true(vec_eq(level.start, (Vec){2, 1}));
    assert_int_equal(level_tile(&level, (Vec){1, 2}), TILE_WATER);
    assert_int_equal(level_tile(&level, (Vec){3, 2}), TILE_DOOR);
    assert_int_equal(level_tile(&level, (Vec){4, 1}), TILE_STAIRS_DOWN);
    assert_int_equal(level.monsters.count, 1);
    assert_true(vec_eq(level.monsters.at[0].cell, (Vec){4, 3}));
    assert_int_equal(level.items.count, 0); // it lay in a wall
    assert_non_null(strstr(lines, "there is no \"NPC\" here"));
    level_free(&level);
}

// Rectangles off the grid become the nearest cells, thin ones at least one.
static void rectangles_are_rounded_to_cells(void **state) {
    (void)state;
    static const char TEXT[] = MAP("", PLAIN GROUP("Walls", "", RECT("", 0, 0, 90, 19) RECT("", 35, 30, 4, 5))
                                           PLAYER GROUP("Things", "", RECT("type=\"gem\"", 64, 48, 16, 16)));
    Level level;
    char lines[TOLD_BYTES];
    if (!read_map(TEXT, words(), &level, lines)) fail_msg("%s", lines); // it gets a wall around it
    for (int x = 0; x < 6; x++) assert_int_equal(level_tile(&level, (Vec){x + 1, 1}), TILE_WALL);
    assert_int_equal(level_tile(&level, (Vec){3, 3}), TILE_WALL);
    assert_int_equal(level_tile(&level, (Vec){2, 2}), TILE_FLOOR);
    assert_int_equal(level_tile(&level, (Vec){4, 3}), TILE_FLOOR);
    level_free(&level);
}

static void a_maker_can_add_words(void **state) {
    (void)state;
    static const char TEXT[] = MAP("", PLAIN LAYER("Mury", "", "", BLOCKED) PLAYER);
    Level level;
    char lines[TOLD_BYTES];
    assert_false(read_map(TEXT, words(), &level, lines));
    assert_true(read_map(TEXT, "# mine\nwall: mur , mury\r\nstart: spawn point\n", &level, lines));
    assert_int_equal(level_tile(&level, (Vec){3, 1}), TILE_WALL);
    assert_true(level.start.x < 3);
    assert_true(level.items.count > 0); // only the player was there, so it is furnished
    level_free(&level);
}

static void what_says_nothing_is_refused_in_its_first_line(void **state) {
    (void)state;
    Level level;
    char lines[TOLD_BYTES];
    assert_false(read_map(MAP("", PLAIN PLAYER), words(), &level, lines));
    lines[strcspn(lines, "\n")] = '\0';
    assert_string_equal(
        lines, "nothing says where walls are: in Tiled, name a layer of tiles or rectangles \"Walls\"");
}

// A map of any size: a square of floor with a player near its end.
static Level of_side(int side, char *lines) {
    Buffer map = {0};
    Level level;
    buffer_text(
        &map,
        "{\"width\":%d,\"height\":%d,\"tilewidth\":1,\"tileheight\":1,\"orientation\":\"orthogonal\","
        "\"layers\":[{\"type\":\"tilelayer\",\"name\":\"floor\",\"width\":%d,\"height\":%d,\"data\":[2",
        side, side, side, side);
    for (int i = 1; i < side * side; i++) buffer_bytes(&map, ",2", 2);
    buffer_text(
        &map,
        "]},{\"type\":\"objectgroup\",\"name\":\"things\",\"objects\":[{\"id\":1,\"type\":\"start\",\"x\""
        ":%d,\"y\":%d},{\"id\":2,\"type\":\"gem\",\"x\":0,\"y\":0}]}],\"tilesets\":[{\"firstgid\":1,"
        "\"name\":\"s\",\"tilecount\":2}]}",
        side - 1, side - 1);
    buffer_bytes(&map, "", 1);
    if (!read_map((const char *)map.bytes, words(), &level, lines)) fail_msg("%s", lines);
    buffer_free(&map);
    return level;
}

static void small_maps_get_a_border_and_of_large_ones_a_part_is_read(void **state) {
    (void)state;
    char lines[TOLD_BYTES];
    Level level = of_side(2, lines);
    assert_true(level.tiles.w == 6 && level.tiles.h == 6 && vec_eq(level.start, (Vec){3, 3}));
    assert_int_equal(level.items.count, 1);
    level_free(&level);
    level = of_side(300, lines);
    assert_int_equal(level.tiles.w, LEVEL_PLAY_MAX);
    assert_true(vec_eq(level.start, (Vec){253, 253})); // with a wall around
    assert_int_equal(level.items.count, 0);
    assert_non_null(strstr(lines, "it is 300x300 cells: only "));
    level_free(&level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_way_to_say_wall_is_read),
        cmocka_unit_test(things_are_read_by_their_usual_words),
        cmocka_unit_test(rectangles_are_rounded_to_cells),
        cmocka_unit_test(a_maker_can_add_words),
        cmocka_unit_test(what_says_nothing_is_refused_in_its_first_line),
        cmocka_unit_test(small_maps_get_a_border_and_of_large_ones_a_part_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#endif
