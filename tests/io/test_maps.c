// Maps as their makers save them: all faults at once, warnings, both formats, and what a game on them
// contains.
#include "gen/prove/prove.h"
#include "io/game/handmade.h"
#include "io/game/playback.h"
#include "io/level/tmj.h"
#include "map/vestibule.h"
#include "support/unit.h"

#ifndef CELLARIUM_MAPS
int main(void) {
    return 0; // io/tmj says what such a program does
}
#else
#include "io/inflate.h"

enum { TOLD_BYTES = 8192, CHANGED_MAX = 1 << 20 };

static void keep_line(void *to, const char *line) {
    char *all = to;
    size_t used = strlen(all);
    (void)snprintf(all + used, TOLD_BYTES - used, "%s%s", used > 0 ? "\n" : "", line);
}

// Reads a map; `lines` receives all that is told.
static bool read_text(const char *text, size_t size, Level *level, GenOptions *options, char *lines) {
    lines[0] = '\0';
    FaultSink told = {.say = keep_line, .to = lines};
    bool sound = tmj_read(level, options, &(TmjSource){.bytes = text, .size = size}, &told);
    assert_int_equal(sound, told.faults == 0);
    return sound;
}

static void expect_lines(const char *text, bool sound, const char *expected) {
    Level level;
    GenOptions options;
    char lines[TOLD_BYTES];
    bool is = read_text(text, strlen(text), &level, &options, lines);
    assert_string_equal(lines, expected);
    assert_int_equal(is, sound);
    if (is) level_free(&level);
}

// A map of one layer whose objects are all wrong.
static void of_many_faults_some_are_told_and_the_rest_counted(void **state) {
    (void)state;
    enum { OBJECTS = 30000 };
    Level level;
    GenOptions options;
    char lines[TOLD_BYTES];
    Buffer map = {0};
    buffer_text(&map, "{\"width\":5,\"height\":5,\"tilewidth\":32,\"tileheight\":32,"
                      "\"orientation\":\"orthogonal\",\"layers\":[{\"type\":\"objectgroup\",\"objects\":[");
    for (int i = 0; i < OBJECTS; i++)
        buffer_text(&map, "%s{\"id\":%d,\"type\":\"rat\",\"x\":-9,\"y\":9}", i > 0 ? "," : "", i + 1);
    buffer_text(&map, "]}]}");
    assert_false(read_text((const char *)map.bytes, map.size, &level, &options, lines));
    int count = 1;
    for (const char *at = lines; (at = strchr(at, '\n')) != NULL; at++) count++;
    assert_int_equal(count, FAULT_LINES_MOST + 1);
    assert_non_null(strstr(lines, "\nand "));
    assert_non_null(strstr(strrchr(lines, '\n'), " more lines"));
    buffer_free(&map);
}

// ---- a room of five by five

#define SETS                                                                                                 \
    "\"tilesets\":[{\"firstgid\":1,\"name\":\"mine\",\"tilecount\":9,\"tiles\":[{\"id\":0,\"type\":"         \
    "\"wall\"},"                                                                                             \
    "{\"id\":1,\"type\":\"floor\"},{\"id\":2,\"type\":\"stairs down\"},{\"id\":3,\"type\":\"grass\"}]}]"
#define ROOM(cell) "1,1,1,1,1, 1,2,2,2,1, 1,2," cell ",2,1, 1,2,2,2,1, 1,1,1,1,1"
#define LAYER(name, more, data)                                                                              \
    "{\"type\":\"tilelayer\",\"name\":\"" name "\",\"width\":5,\"height\":5" more ",\"data\":[" data "]}"
#define MAP(properties, layers, objects)                                                                     \
    "{\"width\":5,\"height\":5,\"tilewidth\":32,\"tileheight\":32,\"orientation\":\"orthogonal\","           \
    "\"properties\":[" properties "]," SETS ",\"layers\":[" layers ",{\"type\":\"objectgroup\",\"name\":"    \
    "\"things\",\"objects\":[" objects "]}]}"
#define PLAIN LAYER("ground", "", ROOM("2"))
#define AT(id, type, x, y, more)                                                                             \
    "{\"id\":" #id ",\"type\":\"" type "\",\"x\":" #x ",\"y\":" #y ",\"width\":32,\"height\":32" more "}"
#define START         AT(1, "start", 32, 32, "")
#define OWN(name, is) ",\"properties\":[{\"name\":\"" name "\",\"value\":" is "}]"

static void each_fault_says_where_it_is_and_what_is_right(void **state) {
    (void)state;
    static const struct {
        const char *map, *lines;
    } CASES[] = {
        {MAP("", PLAIN, START "," AT(2, "chest", 64, 64, OWN("lock", "9"))),
         "layer \"things\": object 2: the property \"lock\" must be a whole number from 0 to 4"},
        {MAP("", PLAIN, START "," AT(2, "chest", 64, 64, OWN("lock", "\"2\""))),
         "layer \"things\": object 2: the property \"lock\" must be a whole number from 0 to 4"},
        {MAP("", PLAIN, START "," AT(2, "chest", 64, 64, OWN("trapped", "1"))),
         "layer \"things\": object 2: the property \"trapped\" must be of the type bool"},
        {MAP("", PLAIN, START "," AT(2, "chest", 64, 64, OWN("item", "\"gold\""))),
         "layer \"things\": object 2: the property \"item\": there is no item \"gold\""},
        {MAP("", PLAIN, START "," AT(2, "plate", 64, 64, OWN("to_x", "5"))),
         "layer \"things\": object 2: the property \"to_x\" must be a whole number from 0 to 4"},
        {MAP("", PLAIN, START "," AT(2, "rat", 64, 64, OWN("pack", "-1"))),
         "layer \"things\": object 2: the property \"pack\" must be a whole number from 0 to 1024"},
        {MAP("{\"name\":\"generator\",\"value\":\"hall\"}", PLAIN, START),
         "the property \"generator\": there is no \"hall\""},
        {MAP("{\"name\":\"depth\",\"value\":16}", PLAIN, START),
         "the property \"depth\" must be a whole number from 1 to 15"},
        {MAP("{\"name\":\"generator\",\"value\":\"descent\"},{\"name\":\"depth\",\"value\":9}", PLAIN, START),
         "the property \"depth\" must be a whole number from 1 to 8"},
        {MAP("{\"name\":\"generator\",\"value\":\"arcade\"},{\"name\":\"toll\",\"value\":true}", PLAIN,
             START),
         "the property \"toll\": arcade does not take it"},
        {MAP("{\"name\":\"generator\",\"value\":\"maze\"},{\"name\":\"awake\",\"value\":true}", PLAIN, START),
         "the property \"awake\": maze does not take it"},
        {"{\"type\":\"tileset\"}", "it is a tileset of Tiled, where a map is needed"},
        {"<tileset/>", "it is a tileset of Tiled, where a map is needed"},
        {"<!DOCTYPE map [<!ENTITY x \"y\">]><map/>", "line 1: this is not a map of Tiled"},
        {"<map a=\"1\" a=\"2\"", "line 1: unclosed token"},
        {"<map><layer></map>", "line 1: mismatched tag"},
        {"<map>\n<a b=\"&x;\"/></map>", "line 2: undefined entity"},
        {"<map>&#0;</map>", "line 1: reference to invalid character number"},
        {"<map>", "line 1: no element found"},
        {"<map/><map/>", "line 1: junk after document element"},
        {"<map a=\"\xff\"/>", "line 1: not well-formed (invalid token)"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
        expect_lines(CASES[i].map, false, CASES[i].lines);
}

static void all_faults_come_at_once(void **state) {
    (void)state;
    expect_lines(
        MAP("{\"name\":\"rooms\",\"value\":0}", LAYER("ground", ",\"offsety\":8", ROOM("2")),
            AT(1, "rat", 0, 0, ",\"rotation\":1") "," AT(2, "goblim", 0, 0, "") "," AT(3, "hall down", 0, 0,
                                                                                       "")),
        false,
        "the property \"rooms\" must be a whole number from 1 to 255\n"
        "layer \"things\": object 3: a \"hall across\" must come before it\n"
        "layer \"ground\": it is moved, which the game does not show: set its Horizontal Offset and Vertical "
        "Offset to 0\n"
        "layer \"things\": object 1: it is turned, so it is not read: set its Rotation to 0\n"
        "layer \"things\": object 2: there is no \"goblim\" here, so it is not read: a property \"kind\" "
        "tells which item or monster it is");
    expect_lines(MAP("", PLAIN,
                     START
                     "," AT(2, "rat", 0, 0, "") "," AT(3, "bat", 64, 64, "") "," AT(4, "gem", 64, 64, "")),
                 false,
                 "the rat at 0,0 stands on wall: it needs floor\n"
                 "the bat at 2,2 stands on another thing: a cell has room for one");
}

// ---- what is told, and read all the same

static void what_is_hidden_is_not_read_but_told(void **state) {
    (void)state;
    expect_lines(
        MAP("", PLAIN,
            START "," AT(2, "rat", 64, 64, ",\"polygon\":[]") "," AT(3, "rat", -32, 64,
                                                                     "") "," AT(4, "start", 64, 64, "")),
        true,
        "layer \"things\": object 2: it is a polygon, so it is not read: make it a rectangle, a point "
        "or a tile\n"
        "layer \"things\": object 3: it lies outside of the map, so it is not read: move or delete "
        "it\n"
        "layer \"things\": object 4: there is a second start, which is not read");
    expect_lines(MAP("", PLAIN "," LAYER("draft", ",\"visible\":false", "9,9"),
                     START "," AT(2, "rat", 0, 0, ",\"visible\":false")),
                 true,
                 "layer \"draft\": it is hidden, so it is not read\n"
                 "layer \"things\": object 2: it is hidden, so it is not read");
    expect_lines(MAP("", PLAIN, START "," AT(2, "chest", 64, 64, OWN("lokc", "1"))), true,
                 "layer \"things\": object 2: its property \"lokc\" means nothing here");
    expect_lines(MAP("", PLAIN ",{\"type\":\"imagelayer\",\"name\":\"sky\"}", START), true,
                 "layer \"sky\": it is of a kind that the game does not read");
}

static void what_says_nothing_is_passed_over_but_told(void **state) {
    (void)state;
    expect_lines(MAP("", LAYER("ground", "", ROOM("4")), START), true,
                 "layer \"ground\": tile 3 of tile set \"mine\" at 2,2 has a class that means nothing here, "
                 "so the layer below it counts, or floor");
    expect_lines(
        MAP("", PLAIN, START "," AT(2, "", 64, 64, ",\"gid\":9")), true,
        "layer \"things\": object 2: its tile 8 of tile set \"mine\" has no class, so it is not read");
    expect_lines(
        MAP("", PLAIN, START "," AT(2, "way", 64, 64, "")), true,
        "layer \"things\": object 2: there is no \"way\" here, so it is not read: a property \"kind\" tells "
        "which item or monster it is, and --check-piece shows a set piece");
    expect_lines(
        MAP("", PLAIN, START "," AT(2, "camera", 64, 64, "")), true,
        "layer \"things\": object 2: there is no \"camera\" here, so it is not read: a property \"kind\" "
        "tells which item or monster it is");
}

// ---- maps that were drawn for something else

static Level foreign(const char *text, const char *expected) {
    Level level;
    GenOptions options;
    char lines[TOLD_BYTES];
    if (!read_text(text, strlen(text), &level, &options, lines)) fail_msg("%s", lines);
    assert_string_equal(lines, expected);
    return level;
}

static int count_of(const Level *level, Tile tile) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) count += level->tiles.cells[i] == tile;
    return count;
}

#define MUTE_SET "\"tilesets\":[{\"firstgid\":1,\"name\":\"mute\",\"tilecount\":9}]"
#define FOREIGN(more, set, layers)                                                                           \
    "{\"width\":5,\"height\":5,\"tilewidth\":32,\"tileheight\":32,\"orientation\":\"orthogonal\"," more set  \
    ",\"layers\":[" layers "]}"
#define START_LAYER ",{\"type\":\"objectgroup\",\"name\":\"things\",\"objects\":[" START "]}"

// A tile itself, its set, its layer's class, its layer's name.
static void layers_and_sets_say_what_their_tiles_are(void **state) {
    (void)state;
    static const char BY_LAYER[] =
        FOREIGN("", MUTE_SET,
                LAYER("base", ",\"class\":\"floor\"", ROOM("2")) "," LAYER(
                    "walls", "", "1,1,1,1,1, 1,0,0,0,1, 1,0,1,0,1, 1,0,0,0,1, 1,1,1,1,1") START_LAYER);
    static const char BY_SET[] =
        FOREIGN("",
                "\"tilesets\":[{\"firstgid\":1,\"name\":\"stone\",\"class\":\"wall\",\"tilecount\":1},"
                "{\"firstgid\":2,\"name\":\"soil\",\"tilecount\":3,\"properties\":[{\"name\":\"kind\","
                "\"value\":\"floor\"}],\"tiles\":[{\"id\":2,\"type\":\"wall\"}]}]",
                LAYER("ground", "", ROOM("4")) START_LAYER);
    static const char *const MAPS[] = {BY_LAYER, BY_SET};
    for (int i = 0; i < 2; i++) {
        Level level = foreign(MAPS[i], "");
        assert_int_equal(count_of(&level, TILE_WALL), 17);
        assert_int_equal(count_of(&level, TILE_FLOOR), 8);
        assert_int_equal(level_tile(&level, (Vec){2, 2}), TILE_WALL);
        level_free(&level);
    }
    expect_lines(FOREIGN("", MUTE_SET, LAYER("scenery", "", ROOM("2")) START_LAYER), false,
                 "nothing says where walls are: in Tiled, name a layer of tiles or rectangles \"Walls\"\n"
                 "layer \"scenery\": tile 0 of tile set \"mute\" at 0,0 has no class, so the layer below it "
                 "counts, or floor");
}

#define FLOORS "2,2,2,2,2, 2,2,2,2,2, 2,2,2,2,2, 2,2,2,2,2, 2,2,2,2,2"

// Nobody walks out of a map into a dungeon of another making.
static void an_open_edge_gets_a_wall_unless_its_maker_says_otherwise(void **state) {
    (void)state;
    Level level =
        foreign(MAP("", LAYER("ground", "", FLOORS), START "," AT(2, "gem", 128, 128, "")),
                "it is open at its edge, so there is a wall around it: a property \"edge\" of open leaves "
                "it as it is");
    assert_true(level.tiles.w == 7 && level.tiles.h == 7);
    assert_int_equal(count_of(&level, TILE_WALL), 24);
    assert_int_equal(count_of(&level, TILE_FLOOR), 25);
    assert_true(vec_eq(level.start, (Vec){2, 2}));
    assert_non_null(spawn_at(&level.items, (Vec){5, 5}));
    level_free(&level);
    level = foreign(MAP("{\"name\":\"edge\",\"value\":\"open\"}", LAYER("ground", "", FLOORS), START), "");
    assert_int_equal(level.tiles.w, 5);
    level_free(&level);
    level = foreign(MAP("{\"name\":\"drafts\",\"value\":1}", LAYER("ground", "", FLOORS), START), "");
    assert_int_equal(level.tiles.w, 5); // exported: its openings are meant
    level_free(&level);
    expect_lines(MAP("{\"name\":\"edge\",\"value\":\"shut\"}", LAYER("ground", "", FLOORS), START), false,
                 "the property \"edge\" must be open or wall");
}

// Written as foreign programs do: one layer called walls, and nothing else.
static void a_bare_map_is_furnished_and_can_be_played(void **state) {
    (void)state;
    static char text[8000];
    for (int seed = 0; seed < 20; seed++) {
        int used = snprintf(text, sizeof text,
                            "{\"width\":31,\"height\":23,\"tilewidth\":16,\"tileheight\":16,"
                            "\"orientation\":\"orthogonal\"," MUTE_SET
                            ",\"properties\":[{\"name\":\"seed\",\"value\":\"%d\"}],\"layers\":[{\"type\":"
                            "\"tilelayer\",\"name\":\"walls\",\"width\":31,\"height\":23,\"data\":[",
                            seed);
        for (int i = 0; i < 31 * 23; i++) {
            int x = i % 31, y = i / 31;
            bool wall = x == 0 || y == 0 || x == 30 || y == 22 || (x % 8 == 0 && y % 6 != 3);
            used += snprintf(text + used, sizeof text - (size_t)used, "%s%d", i > 0 ? "," : "", wall ? 5 : 0);
        }
        (void)snprintf(text + used, sizeof text - (size_t)used, "%s", "]}]}");
        Level level =
            foreign(text, "nothing stands in this map, so it is furnished as dungeons are: a property "
                          "\"furnish\" of true or false says whether it should be");
        DistMap reach;
        Vec where;
        assert_true(dist_init(&reach, level.tiles.w, level.tiles.h));
        assert_int_equal(prove_level(&level, &reach, &where), FLAW_NONE);
        dist_free(&reach);
        assert_in_range(level.items.count, 3, 60);
        assert_in_range(level.monsters.count, 2, 60);
        assert_true(count_of(&level, TILE_STAIRS_DOWN) == 1 && count_of(&level, TILE_STAIRS_UP) == 1);
        level_free(&level);
    }
}

static void a_property_says_whether_a_map_is_furnished(void **state) {
    (void)state;
    expect_lines(MAP("{\"name\":\"furnish\",\"value\":false}", PLAIN, ""), true,
                 "there is no start, so the hero begins at 2,2: an object of the class start says where");
    expect_lines(MAP("{\"name\":\"furnish\",\"value\":true}", PLAIN, START), false,
                 "the property \"furnish\": this map has a start, stairs or things of its own");
    expect_lines(MAP("{\"name\":\"furnish\",\"value\":1}", PLAIN, START), false,
                 "the property \"furnish\" must be of the type bool");
    expect_lines(MAP("{\"name\":\"furnish\",\"value\":true}", PLAIN, ""), true, "");
    expect_lines(MAP("{\"name\":\"furnish\",\"value\":true}",
                     LAYER("ground", "", "1,1,1,1,1, 1,1,1,1,1, 1,1,2,1,1, 1,1,1,1,1, 1,1,1,1,1"), ""),
                 false, "there is no room for a start, stairs and treasures");
}

// Each by what Tiled's manual says of its "objectalignment".
static void tiles_lie_where_their_set_aligns_them(void **state) {
    (void)state;
    static const struct {
        const char *how;
        int x, y; // of the object's place, px, so that it lies in the cell 2,2
    } CASES[] = {{"unspecified", 64, 96}, {"bottomleft", 64, 96}, {"bottom", 80, 96}, {"bottomright", 96, 96},
                 {"left", 64, 80},        {"center", 80, 80},     {"right", 96, 80},  {"topleft", 64, 64},
                 {"top", 80, 64},         {"topright", 96, 64}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        char text[2000];
        (void)snprintf(
            text, sizeof text,
            "{\"width\":5,\"height\":5,\"tilewidth\":32,\"tileheight\":32,\"orientation\":"
            "\"orthogonal\",\"tilesets\":[{\"firstgid\":1,\"name\":\"m\",\"tilecount\":3,"
            "\"objectalignment\":\"%s\",\"tiles\":[{\"id\":0,\"type\":\"wall\"},{\"id\":1,\"type\":"
            "\"floor\"},{\"id\":2,\"type\":\"gem\"}]}],\"layers\":[" PLAIN
            ",{\"type\":\"objectgroup\",\"name\":\"things\",\"objects\":[" START
            ",{\"id\":2,\"gid\":3,\"x\":%d,\"y\":%d,\"width\":32,\"height\":32}]}]}",
            CASES[i].how, CASES[i].x, CASES[i].y);
        Level level = foreign(text, "");
        if (spawn_at(&level.items, (Vec){2, 2}) == NULL) fail_msg("%s", CASES[i].how);
        level_free(&level);
    }
}

// ---- what older versions of Tiled wrote

static void properties_and_tiles_by_name_are_read(void **state) {
    (void)state;
    static const char OLD[] = FOREIGN(
        "\"properties\":{\"seed\":\"7\"},",
        "\"tilesets\":[{\"firstgid\":1,\"name\":\"mine\",\"tilecount\":3,\"tiles\":{\"2\":{\"type\":\"wall\"}"
        "},"
        "\"tileproperties\":{\"0\":{\"kind\":\"wall\"},\"1\":{\"kind\":\"floor\"}}}]",
        LAYER("ground", "", ROOM("3")) ",{\"type\":\"objectgroup\",\"name\":\"things\",\"objects\":[" START
                                       ",{\"id\":2,\"type\":\"chest\",\"x\":96,\"y\":96,\"properties\":"
                                       "{\"lock\":2}}]}");
    Level level = foreign(OLD, "");
    assert_int_equal(level.seed, 7);
    assert_int_equal(level_tile(&level, (Vec){2, 2}), TILE_WALL);
    assert_int_equal(fixture_at(&level, (Vec){3, 3})->lock, 2);
    level_free(&level);
    char marked[sizeof OLD + 3];
    (void)snprintf(marked, sizeof marked, "\xef\xbb\xbf%s", OLD);
    level = foreign(marked, "");
    level_free(&level);
}

static void sets_without_a_count_have_as_many_tiles_as_their_picture(void **state) {
    (void)state;
    static const char XML[] =
        "<?xml version=\"1.0\"?>\n<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\">\n"
        "<map orientation=\"orthogonal\" width=\"5\" height=\"5\" tilewidth=\"32\" tileheight=\"32\">"
        "<tileset firstgid=\"1\" name=\"a\" tilewidth=\"32\" tileheight=\"32\" spacing=\"2\" margin=\"1\">"
        "<image source=\"a.png\" width=\"68\" height=\"68\"/><tile id=\"0\" type=\"wall\"/></tileset>"
        "<layer name=\"g\" width=\"5\" height=\"5\"><data encoding=\"csv\">" ROOM(
            "4") "</data></layer>"
                 "<objectgroup name=\"things\"><object id=\"1\" type=\"start\" x=\"32\" y=\"32\" "
                 "width=\"32\" "
                 "height=\"32\"/></objectgroup></map>";
    Level level = foreign(XML, "layer \"g\": tile 1 of tile set \"a\" at 1,1 has no class, so the layer "
                               "below it counts, or floor");
    assert_int_equal(count_of(&level, TILE_FLOOR), 9);
    level_free(&level);
}

static void fractions_count_for_the_cell_of_the_middle(void **state) {
    (void)state;
    static const char MAP_TEXT[] =
        MAP("", PLAIN, AT(1, "start", 33.75, 30.2, "") "," AT(7, "gem", 95.6, 64.5, ""));
    Level level;
    GenOptions options;
    char lines[TOLD_BYTES];
    assert_true(read_text(MAP_TEXT, strlen(MAP_TEXT), &level, &options, lines));
    assert_true(vec_eq(level.start, (Vec){1, 1}));
    assert_non_null(spawn_at(&level.items, (Vec){3, 2}));
    assert_string_equal(lines,
                        "layer \"things\": object 1: at 1,1: it lies on a fraction of a pixel and counts "
                        "for the cell of its middle, as does 1 more: in Tiled, choose View > Snapping > "
                        "Snap to Grid");
    level_free(&level);
}

static void turned_tiles_are_told_of(void **state) {
    (void)state;
    expect_lines(MAP("", LAYER("ground", "", ROOM("2147483650")), START), true,
                 "layer \"ground\": at 2,2: the tile is turned or flipped, which the game does not show");
}

// Stairs are one thing, although a map has a tile and an object for them.
static void stairs_are_where_their_objects_are(void **state) {
    (void)state;
    static const char MOVED[] =
        MAP("", LAYER("ground", "", ROOM("3")), START "," AT(2, "stairs down", 96, 96, ""));
    static const char DELETED[] =
        MAP("{\"name\":\"drafts\",\"value\":1}", LAYER("ground", "", ROOM("3")), START);
    static const char PAINTED[] = MAP("", LAYER("ground", "", ROOM("3")), START);
    static const struct {
        const char *map;
        Tile middle, corner;
        bool told;
    } CASES[] = {{MOVED, TILE_FLOOR, TILE_STAIRS_DOWN, true},
                 {DELETED, TILE_FLOOR, TILE_FLOOR, true},
                 {PAINTED, TILE_STAIRS_DOWN, TILE_FLOOR, false}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        Level level;
        GenOptions options;
        char lines[TOLD_BYTES];
        assert_true(read_text(CASES[i].map, strlen(CASES[i].map), &level, &options, lines));
        assert_int_equal(level_tile(&level, (Vec){2, 2}), CASES[i].middle);
        assert_int_equal(level_tile(&level, (Vec){3, 3}), CASES[i].corner);
        assert_string_equal(
            lines, CASES[i].told ? "the tile of stairs down at 2,2 has no object of that class on it, so it "
                                   "is floor: objects say where stairs are"
                                 : "");
        level_free(&level);
    }
}

static bool load_template(void *context, const char *name, Buffer *bytes) {
    (void)context;
    if (strcmp(name, "sets/chest.tx") == 0)
        buffer_text(
            bytes,
            "<template><tileset firstgid=\"1\" source=\"x.tsx\"/><object name=\"c\" type=\"chest\" gid=\"3\" "
            "width=\"32\" height=\"32\"><properties><property name=\"lock\" type=\"int\" value=\"2\"/>"
            "<property name=\"count\" type=\"int\" value=\"5\"/></properties></object></template>");
    if (strcmp(name, "bare.tj") == 0) buffer_text(bytes, "{\"type\":\"template\",\"object\":{\"gid\":2}}");
    if (strcmp(name, "map.tj") == 0) buffer_text(bytes, "{\"type\":\"map\"}");
    if (strcmp(name, "none.tj") == 0) buffer_text(bytes, "{\"type\":\"template\"}");
    return bytes->size > 0;
}

static void what_templates_say_is_read(void **state) {
    (void)state;
    static const char TEXT[] = MAP(
        "", PLAIN, START ",{\"id\":2,\"template\":\"sets/chest.tx\",\"x\":64,\"y\":96" OWN("lock", "1") "}");
    static const char WRONG[] = MAP("", PLAIN,
                                    START ",{\"id\":2,\"template\":\"bare.tj\",\"x\":64,\"y\":96},"
                                          "{\"id\":3,\"template\":\"map.tj\",\"x\":64,\"y\":96},"
                                          "{\"id\":4,\"template\":\"none.tj\",\"x\":64,\"y\":96}");
    Level level;
    GenOptions options;
    char lines[TOLD_BYTES] = "";
    FaultSink told = {.say = keep_line, .to = lines};
    TmjSource source = {.bytes = TEXT, .size = strlen(TEXT), .load = load_template};
    assert_true(tmj_read(&level, &options, &source, &told));
    assert_string_equal(lines, "");
    const Fixture *chest = fixture_at(&level, (Vec){2, 2}); // it stands on its lower left corner
    assert_non_null(chest);
    assert_int_equal(chest->lock, 1);
    assert_int_equal(chest->count, 5);
    level_free(&level);
    source = (TmjSource){.bytes = WRONG, .size = strlen(WRONG), .load = load_template};
    assert_false(tmj_read(&level, &options, &source, &told));
    assert_string_equal(
        lines,
        "layer \"things\": object 2: template \"bare.tj\": the tile in its template tells nothing here: "
        "give that object a class\n"
        "layer \"things\": object 3: template \"map.tj\": it is a map of Tiled, where a template is "
        "needed\n"
        "layer \"things\": object 4: template \"none.tj\": there is no object in its template");
}

// Notes the name under which a file was asked for; there is none.
static bool note_name(void *context, const char *name, Buffer *bytes) {
    (void)bytes;
    (void)snprintf(context, TOLD_BYTES, "%s", name);
    return false;
}

// Names as Tiled and other programs write them: with detours, and with the separators of Windows.
static void files_are_found_by_any_name_that_stays_inside(void **state) {
    (void)state;
    static const struct {
        const char *name;
        int up;
        const char *asked; // NULL: refused
    } CASES[] = {{"set.tsx", 0, "set.tsx"},
                 {"sub\\\\set.tsx", 0, "sub/set.tsx"},
                 {"./sub/../sub/set.tsx", 0, "sub/set.tsx"},
                 {"sub//./set.tsx", 0, "sub/set.tsx"},
                 {"../../set.tsx", 2, "../../set.tsx"},
                 {"a/../../b/../set.tsx", 1, "../set.tsx"},
                 {"..\\\\set.tsx", 1, "../set.tsx"},
                 {"../../set.tsx", 1, NULL},
                 {"a/../../set.tsx", 0, NULL},
                 {"/set.tsx", 2, NULL},
                 {"\\\\set.tsx", 2, NULL},
                 {"C:\\\\set.tsx", 2, NULL},
                 {"sub/..", 2, NULL}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        char text[512], lines[TOLD_BYTES] = "", asked[TOLD_BYTES] = "";
        Level level;
        GenOptions options;
        FaultSink told = {.say = keep_line, .to = lines};
        (void)snprintf(
            text, sizeof text,
            "{\"width\":5,\"height\":5,\"tilewidth\":32,\"tileheight\":32,\"orientation\":\"orthogonal\","
            "\"tilesets\":[{\"firstgid\":1,\"source\":\"%s\"}],\"layers\":[]}",
            CASES[i].name);
        TmjSource source = {
            .bytes = text, .size = strlen(text), .load = note_name, .context = asked, .up = CASES[i].up};
        assert_false(tmj_read(&level, &options, &source, &told));
        assert_string_equal(asked, CASES[i].asked != NULL ? CASES[i].asked : "");
        assert_non_null(strstr(lines, CASES[i].asked != NULL ? "cannot be read" : "must lie beside the map"));
    }
}

static void a_file_that_is_no_map_is_called_what_it_is(void **state) {
    (void)state;
    expect_lines("{\"__header__\":{\"app\":\"LDtk\"},\"levels\":[]}", false,
                 "it is a file of LDtk: export it there as Tiled TMX");
    expect_lines("{\"a\":1}", false, "it is no map of Tiled");
    expect_lines("{\"type\":\"tileset\"}", false, "it is a tileset of Tiled, where a map is needed");
}

// ---- Tiled's other format, and infinite maps

#define TMX(map, data)                                                                                       \
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map orientation=\"orthogonal\" " map                       \
    " tilewidth=\"32\" tileheight=\"32\">\n <!-- a & b -->\n <properties><property name=\"seed\" "           \
    "value=\"7\"/>"                                                                                          \
    "<property name=\"toll\" type=\"bool\" value=\"true\"/></properties>\n"                                  \
    "<tileset firstgid=\"1\" name=\"mine\" tilecount=\"2\"><tile id=\"0\" type=\"wall\"/>"                   \
    "<tile id=\"1\"><properties><property name=\"kind\" value=\"floor\"/></properties></tile></tileset>\n"   \
    "<group name=\"g\"><layer name=\"ground\" width=\"5\" height=\"5\">" data "</layer></group>\n"           \
    "<objectgroup name=\"things\"><object id=\"1\" class=\"start\" x=\"32\" y=\"32\"><point/></object>"      \
    "<object id=\"2\" name=\"&lt;note&#x3e;\" x=\"0\" y=\"0\"><text>any</text></object>"                     \
    "<object id=\"3\" type=\"chest\" x=\"64\" y=\"64\"><properties><property name=\"lock\" type=\"int\" "    \
    "value=\"3\"/><property name=\"item\">relic</property></properties></object></objectgroup></map>\n"
#define FINITE "width=\"5\" height=\"5\" infinite=\"0\""

static void expect_room(const char *text, const char *name) {
    Level level;
    GenOptions options;
    char lines[TOLD_BYTES];
    if (!read_text(text, strlen(text), &level, &options, lines)) fail_msg("%s: %s", name, lines);
    assert_string_equal(lines, "");
    assert_int_equal(level.tiles.w, 5);
    assert_int_equal(level.tiles.h, 5);
    assert_int_equal(level_tile(&level, (Vec){4, 4}), TILE_WALL);
    assert_int_equal(level_tile(&level, (Vec){3, 3}), TILE_FLOOR);
    assert_true(vec_eq(level.start, (Vec){1, 1}));
    assert_int_equal(fixture_at(&level, (Vec){2, 2})->lock, 3);
    assert_int_equal(level.seed, 7);
    assert_true(options.toll);
    level_free(&level);
}

static void xml_is_read_as_json_is(void **state) {
    (void)state;
    expect_room(TMX(FINITE, "<data encoding=\"csv\">\n" ROOM("2") "\n</data>"), "csv");
    expect_room(TMX(FINITE,
                    "<data encoding=\"base64\">\n  AQAAAAEAAAABAAAAAQAAAAEAAAABAAAAAgAAAAIAAAACAAAAAQAAA"
                    "AEAAAACAAAAAgAAAAIAAAABAAAAAQAAAAIAAAACAAAAAgAAAAEAAAABAAAAAQAAAAEAAAABAAAAAQAAAA=="
                    "\n</data>"),
                "base64");
#define W      "<tile gid=\"1\"/>"
#define F      "<tile gid=\"2\"/>"
    expect_room(TMX(FINITE, "<data>" W W W W W W F F F W W F F F W W F F F W W W W W W "</data>"), "tiles");
}

// An element that is refused and empty ends all the same.
static void xml_is_nested_as_deep_as_maps_are(void **state) {
    (void)state;
    char text[256] = "";
    for (int i = 0; i < 32; i++) strcat(text, "<a>");
    strcat(text, "<a/>");
    expect_lines(text, false, "line 1: the file is nested too deeply or has too many parts");
}

// It is as large as what is drawn, and its objects move along.
static void infinite_maps_are_as_large_as_what_is_drawn(void **state) {
    (void)state;
    char text[4096];
    (void)snprintf(text, sizeof text, "%s",
                   TMX("infinite=\"1\" width=\"30\" height=\"20\"",
                       "<data encoding=\"csv\"><chunk x=\"-2\" y=\"0\" width=\"4\" height=\"6\">"
                       "0,0,0,0, 0,1,1,1, 0,1,2,2, 0,1,2,2, 0,1,2,2, 0,1,1,1</chunk>"
                       "<chunk x=\"2\" y=\"0\" width=\"4\" height=\"6\">"
                       "0,0,0,0, 1,1,0,0, 2,1,0,0, 2,1,0,0, 2,1,0,0, 1,1,0,0</chunk></data>"));
    char *start = strstr(text, "x=\"32\" y=\"32\""), *chest = strstr(text, "x=\"64\" y=\"64\"");
    memcpy(start, "x=\"0\" y=\"64\" ", strlen("x=\"0\" y=\"64\" "));
    memcpy(chest, "x=\"32\" y=\"96\"", strlen("x=\"32\" y=\"96\""));
    expect_room(text, "infinite");
}

// ---- what goes along with a game

static Buffer packed_of(const GenOptions *options) {
    Level level;
    Buffer packed = {0};
    assert_true(gen_level(&level, options));
    assert_true(handmade_pack(&level, options, &packed));
    level_free(&level);
    return packed;
}

// A map that was exported is played as what it was made from, tolls, grate and the levels below included.
static void a_map_plays_as_what_it_was_exported_from(void **state) {
    (void)state;
    enum { TICKS = 60 * 210 };
    GenOptions cases[] = {GENERATORS[GEN_HALLS]->defaults,
                          GENERATORS[GEN_CAVES]->defaults,
                          {.descent = true, .depth = 1, .seed = 5},
                          {.descent = true, .depth = 2, .seed = 3},
                          {.descent = true, .depth = 3, .seed = 8}};
    cases[0].toll = cases[1].toll = true;
    cases[0].awake = cases[1].mapped = true;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Error error;
        gen_set_usual_size(&cases[i]);
        Buffer packed = packed_of(&cases[i]);
        GenOptions of_map = cases[i];
        of_map.map = (HandmadeMap){packed.bytes, packed.size};
        Game *made = game_new_in_map(&cases[i], &error);
        Game *imported = game_new_in_map(&of_map, &error);
        assert_true(made != NULL && imported != NULL);
        for (int tick = 0; tick < TICKS; tick++) {
            Input input = {.x = (int8_t)(tick / 40 % 3 - 1), .y = (int8_t)(tick / 70 % 3 - 1)};
            game_tick(made, input);
            game_tick(imported, input);
        }
        assert_true(game_world(made)->clock.on);
        assert_true(level_has_unopened_vestibule(&game_world(made)->level) ||
                    game_world(made)->clock.tolls > 0 || game_world(made)->outcome == OUTCOME_DEATH);
        assert_true(world_hash(game_world(made)) == world_hash(game_world(imported)));
        game_free(made);
        game_free(imported);
        buffer_free(&packed);
    }
}

// More treasures are asked for than there are: the grate opens with those that there are.
static void a_quota_is_never_more_than_lies_in_the_open(void **state) {
    (void)state;
    static const char MAP_TEXT[] =
        MAP("{\"name\":\"generator\",\"value\":\"descent\"},{\"name\":\"quota\",\"value\":9}", PLAIN,
            START "," AT(2, "gem", 64, 64, ""));
    Level level;
    GenOptions options;
    char lines[TOLD_BYTES];
    assert_true(read_text(MAP_TEXT, strlen(MAP_TEXT), &level, &options, lines));
    assert_int_equal(level.quota, 9);
    Game *game = game_new_from_level(&level, &options);
    assert_non_null(game);
    assert_int_equal(game_world(game)->clock.quota, 1);
    for (int tick = 0; tick < 60 * 400; tick++) game_tick(game, (Input){0});
    game_free(game);
}

static Buffer recorded(const GenOptions *options, int ticks) {
    Recorder recorder;
    Buffer bytes = {0};
    Error error;
    recorder_init(&recorder);
    Game *game = game_new_in_map(options, &error);
    assert_non_null(game);
    recorder_begin_game(&recorder, NULL, options);
    for (int i = 0; i < ticks; i++) {
        Input input = {.x = (int8_t)(i / 20 % 3 - 1), .y = (int8_t)(i / 30 % 3 - 1)};
        game_tick(game, input);
        recorder_note_tick(&recorder, game_world(game), input);
    }
    recorder_flush(&recorder, game_world(game));
    buffer_bytes(&bytes, recorder.out.bytes, recorder.out.size);
    game_free(game);
    recorder_free(&recorder);
    return bytes;
}

static void a_recording_carries_its_map(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_ROOMS]->defaults;
    Error error;
    gen_set_usual_size(&options);
    Buffer packed = packed_of(&options);
    options.map = (HandmadeMap){packed.bytes, packed.size};
    options.seed = 99; // not what the level was made from
    Buffer bytes = recorded(&options, 500);
    assert_true(bytes.size < packed.size + 2000); // packed, and once
    buffer_free(&packed);
    Playback playback = {0};
    assert_true(playback_open(&playback, bytes, &error));
    while (playback_play_tick(&playback)) {
    }
    assert_int_equal(playback.tick, 500);
    assert_int_equal(playback.differs, -1);
    playback_free(&playback);
}

static void hostile_maps_in_recordings_are_refused(void **state) {
    (void)state;
    Buffer bomb = {0}, zeros = {0};
    Level level;
    Error error;
    assert_non_null(buffer_append_space(&zeros, (size_t)64 << 20));
    memset(zeros.bytes, 0, zeros.size);
    buffer_int(&bomb, 1, 1);
    buffer_int(&bomb, 4096, 4); // it lies
    deflate_all(zeros.bytes, zeros.size, &bomb);
    assert_false(handmade_unpack((HandmadeMap){bomb.bytes, bomb.size}, &level, &error));
    assert_string_equal(error.text, "the map in it cannot be read: it is damaged");
    uint8_t huge[] = {1, 0xff, 0xff, 0xff, 0xff, 0}, later[] = {2, 9, 0, 0, 0, 0};
    assert_false(handmade_header_fits((HandmadeMap){huge, sizeof huge}));
    assert_false(handmade_header_fits((HandmadeMap){later, sizeof later}));
    assert_false(handmade_header_fits((HandmadeMap){huge, 3}));
    GenOptions options = GENERATORS[GEN_ROOMS]->defaults;
    Recorder recorder;
    Replay replay;
    gen_set_usual_size(&options);
    options.map = (HandmadeMap){huge, sizeof huge};
    recorder_init(&recorder);
    recorder_begin_game(&recorder, NULL, &options);
    assert_false(replay_check_open(&replay, recorder.out.bytes, recorder.out.size, &error));
    assert_string_equal(error.text, "the recording is damaged");
    recorder_free(&recorder);
    buffer_free(&bomb);
    buffer_free(&zeros);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_fault_says_where_it_is_and_what_is_right),
        cmocka_unit_test(all_faults_come_at_once),
        cmocka_unit_test(what_is_hidden_is_not_read_but_told),
        cmocka_unit_test(what_says_nothing_is_passed_over_but_told),
        cmocka_unit_test(layers_and_sets_say_what_their_tiles_are),
        cmocka_unit_test(an_open_edge_gets_a_wall_unless_its_maker_says_otherwise),
        cmocka_unit_test(a_bare_map_is_furnished_and_can_be_played),
        cmocka_unit_test(a_property_says_whether_a_map_is_furnished),
        cmocka_unit_test(tiles_lie_where_their_set_aligns_them),
        cmocka_unit_test(properties_and_tiles_by_name_are_read),
        cmocka_unit_test(sets_without_a_count_have_as_many_tiles_as_their_picture),
        cmocka_unit_test(fractions_count_for_the_cell_of_the_middle),
        cmocka_unit_test(turned_tiles_are_told_of),
        cmocka_unit_test(what_templates_say_is_read),
        cmocka_unit_test(stairs_are_where_their_objects_are),
        cmocka_unit_test(xml_is_read_as_json_is),
        cmocka_unit_test(xml_is_nested_as_deep_as_maps_are),
        cmocka_unit_test(infinite_maps_are_as_large_as_what_is_drawn),
        cmocka_unit_test(a_map_plays_as_what_it_was_exported_from),
        cmocka_unit_test(a_quota_is_never_more_than_lies_in_the_open),
        cmocka_unit_test(a_recording_carries_its_map),
        cmocka_unit_test(of_many_faults_some_are_told_and_the_rest_counted),
        cmocka_unit_test(hostile_maps_in_recordings_are_refused),
        cmocka_unit_test(files_are_found_by_any_name_that_stays_inside),
        cmocka_unit_test(a_file_that_is_no_map_is_called_what_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#endif
