// What GENERATORS promise, for many seeds, sizes and options, checked here without the generators' own tools.
#include "gen/gen.h"
#include "map/dist.h"
#include "support/unit.h"

enum { SEEDS = 1000, CALM_CELLS = 5 };

typedef struct Case {
    GenOptions options;
    Level level;
    DistMap reach;
} Case;

static void describe(const Case *c, const char *what) {
    const GenOptions *o = &c->options;
    fail_msg("%s: %s %dx%d seed %llu rooms %d suppress %d corridor %d connect %d", what, GENERATORS[o->kind]->name, o->w, o->h,
             (unsigned long long)o->seed, o->rooms, o->suppress, o->corridor, o->connect);
}

#define EXPECT(condition) ((condition) ? (void)0 : describe(c, #condition))

static void expect_border(const Case *c) {
    int w = c->options.w, h = c->options.h;
    for (int x = 0; x < w; x++) EXPECT(level_wall(&c->level, (Vec){x, 0}) && level_wall(&c->level, (Vec){x, h - 1}));
    for (int y = 0; y < h; y++) EXPECT(level_wall(&c->level, (Vec){0, y}) && level_wall(&c->level, (Vec){w - 1, y}));
}

static void expect_spawns(const Case *c) {
    const SpawnList *lists[] = {&c->level.items, &c->level.monsters};
    Grid used;
    assert_true(grid_init(&used, c->options.w, c->options.h));
    grid_set(&used, c->level.start, 1);
    EXPECT(level_floor(&c->level, c->level.start));
    EXPECT(c->level.items.count > 0);
    for (int list = 0; list < 2; list++) {
        for (int i = 0; i < lists[list]->count; i++) {
            Vec cell = lists[list]->at[i].cell;
            EXPECT(level_floor(&c->level, cell));
            EXPECT(grid_at(&used, cell) == 0);
            EXPECT(dist_at(&c->reach, cell) != DIST_NONE);
            EXPECT(list == 0 || vec_dist(cell, c->level.start) > CALM_CELLS);
            grid_set(&used, cell, 1);
        }
    }
    grid_free(&used);
}

static void expect_frames(const Case *c) {
    for (int y = 0; y < c->options.h; y++) {
        for (int x = 0; x < c->options.w; x++) {
            bool shaded = level_wall(&c->level, (Vec){x, y}) && !level_wall(&c->level, (Vec){x, y + 1});
            EXPECT((grid_at(&c->level.frames, (Vec){x, y}) == FRAME_SHADED) == shaded);
        }
    }
}

static void expect_same_again(const Case *c) {
    Level again;
    assert_true(gen_level(&again, &c->options));
    EXPECT(level_hash(&again) == level_hash(&c->level));
    level_free(&again);
}

static int floors(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) count += level->tiles.cells[i] == TILE_FLOOR;
    return count;
}

static int reached(const DistMap *map) {
    int count = 0;
    for (int i = 0; i < map->w * map->h; i++) count += map->steps[i] != DIST_NONE;
    return count;
}

// ---- halls

static bool under(const Level *level, Vec cell) {
    for (int i = 0; i < level->room_count; i++) {
        if (rect_has(level->rooms[i], cell)) return true;
    }
    for (int i = 0; i < level->hall_count; i++) {
        if (rect_has(level->halls[i].across, cell) || rect_has(level->halls[i].down, cell)) return true;
    }
    return false;
}

static void expect_halls_cells(const Case *c) {
    for (int y = 1; y < c->options.h - 1; y++) {
        for (int x = 1; x < c->options.w - 1; x++) {
            Vec cell = {x, y};
            bool floor_near = false;
            for (int dir = 0; dir < DIR_COUNT; dir++) floor_near |= level_floor(&c->level, vec_add(cell, DIRS[dir]));
            EXPECT(level_floor(&c->level, cell) == under(&c->level, cell));
            EXPECT(level_floor(&c->level, cell) || level_wall(&c->level, cell) == floor_near);
        }
    }
}

// Room i, hall i and room i+1 belong together, so that every room has two ways out.
static void expect_ring(const Case *c) {
    const Level *level = &c->level;
    EXPECT(level->room_count == c->options.rooms && level->hall_count == c->options.rooms);
    for (int i = 0; i < level->room_count; i++) {
        Rect room = level->rooms[i];
        Vec a = room_centre(room), b = room_centre(level->rooms[(i + 1) % level->room_count]);
        Hall hall = level->halls[i];
        EXPECT(room.w >= 3 && room.w <= 9 && room.h >= 3 && room.h <= 9);
        EXPECT(room.x >= 1 && room.y >= 1 && room.x + room.w < c->options.w && room.y + room.h < c->options.h);
        EXPECT(hall.across.y == a.y && hall.across.h == c->options.corridor && hall.across.w == int_abs(a.x - b.x) + 1);
        EXPECT(hall.down.x == b.x && hall.down.w == c->options.corridor && hall.down.h == int_abs(a.y - b.y) + 1);
        EXPECT(rect_has(hall.across, a) && rect_has(hall.across, (Vec){b.x, a.y}));
        EXPECT(rect_has(hall.down, b) && rect_has(hall.down, (Vec){b.x, a.y}));
    }
}

static void expect_halls_spawns(const Case *c) {
    const Level *level = &c->level;
    EXPECT(vec_dist(level->start, room_centre(level->rooms[0])) == 1);
    for (int i = 0; i < level->monsters.count; i++) EXPECT(under(level, level->monsters.at[i].cell));
    EXPECT(level->items.count <= level->room_count);
    if (floors(level) > 3 * level->room_count) EXPECT(level->items.count == level->room_count);
    for (int i = 0; i < level->room_count; i++) {
        Vec centre = room_centre(level->rooms[i]);
        EXPECT(level_taken(level, centre)); // by its item, or by the start of room 1
    }
}

static void expect_halls(const Case *c) {
    expect_halls_cells(c);
    expect_ring(c);
    expect_halls_spawns(c);
    EXPECT(reached(&c->reach) == floors(&c->level));
}

// ---- pillars

// Every cell beside the border that is open belongs to the start's region, for all suppressions.
static void expect_pillars(const Case *c) {
    int w = c->options.w, h = c->options.h;
    for (int y = 1; y < h - 1; y++) {
        for (int x = 1; x < w - 1; x++) {
            Vec cell = {x, y};
            bool beside_border = x == 1 || y == 1 || x == w - 2 || y == h - 2;
            if (beside_border && level_floor(&c->level, cell)) EXPECT(dist_at(&c->reach, cell) != DIST_NONE);
            if (x % 2 == 1 && y % 2 == 1) EXPECT(level_floor(&c->level, cell)); // nothing ever stands there
            if (x % 2 == 0 && y % 2 == 0 && c->options.suppress == 0) EXPECT(level_wall(&c->level, cell));
        }
    }
    if (c->options.suppress == 10) EXPECT(floors(&c->level) == (w - 2) * (h - 2));
    if (c->options.connect) EXPECT(reached(&c->reach) == floors(&c->level));
}

// ---- all

static void expect_all(GenOptions options) {
    Case made = {.options = options};
    const Case *c = &made;
    char text[128];
    if (!gen_check(&options, text, sizeof text)) fail_msg("%s", text);
    assert_true(gen_level(&made.level, &options));
    assert_true(dist_init(&made.reach, options.w, options.h));
    dist_from(&made.reach, &made.level, made.level.start, FOUR_WAYS, DIST_NONE);
    expect_border(c);
    expect_spawns(c);
    expect_frames(c);
    expect_same_again(c);
    if (options.kind == GEN_HALLS) expect_halls(c);
    if (options.kind == GEN_PILLARS) expect_pillars(c);
    dist_free(&made.reach);
    level_free(&made.level);
}

static void halls_keep_their_promises(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        GenOptions options = GENERATORS[GEN_HALLS]->defaults;
        options.seed = seed;
        expect_all(options);
        options.w = 5 + (int)(seed * 7 % 60);
        options.h = 5 + (int)(seed * 11 % 41);
        options.rooms = 1 + (int)(seed % 20);
        options.corridor = 1 + (int)(seed % 3);
        expect_all(options);
    }
}

static void pillars_keep_their_promises(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
        options.seed = seed;
        options.suppress = (int)(seed % 11);
        options.connect = seed / 11 % 2 == 1;
        expect_all(options);
        options.w = 5 + 2 * (int)(seed * 7 % 40);
        options.h = 5 + 2 * (int)(seed * 11 % 31);
        expect_all(options);
    }
}

static void the_largest_levels_can_be_made(void **state) {
    (void)state;
    GenOptions halls = GENERATORS[GEN_HALLS]->defaults, pillars = GENERATORS[GEN_PILLARS]->defaults;
    halls.w = halls.h = LEVEL_PLAY_MAX;
    halls.rooms = LEVEL_ROOMS_MAX;
    pillars.w = pillars.h = LEVEL_PLAY_MAX;
    pillars.suppress = 3;
    pillars.connect = true;
    expect_all(halls);
    expect_all(pillars);
}

static void bad_options_are_refused_with_what_fits(void **state) {
    (void)state;
    char text[128];
    GenOptions options = GENERATORS[GEN_PILLARS]->defaults;
    options.w = 20;
    assert_false(gen_check(&options, text, sizeof text));
    assert_string_equal(text, "size 20x13: pillars needs odd sides; the nearest are 19x13 and 21x13");
    options.w = 4;
    assert_false(gen_check(&options, text, sizeof text));
    assert_string_equal(text, "width is 4: it must be 5 to 4096");
    options.w = 19;
    options.suppress = 11;
    assert_false(gen_check(&options, text, sizeof text));
    options = GENERATORS[GEN_HALLS]->defaults;
    options.rooms = 0;
    assert_false(gen_check(&options, text, sizeof text));
    options.rooms = 8;
    options.corridor = 4;
    assert_false(gen_check(&options, text, sizeof text));
}

static void seeds_are_numbers_or_words(void **state) {
    (void)state;
    uint64_t seed, other;
    assert_true(gen_seed("0", &seed) && seed == 0);
    assert_true(gen_seed("18446744073709551615", &seed) && seed == UINT64_MAX);
    assert_false(gen_seed("18446744073709551616", &seed));
    assert_false(gen_seed("", &seed));
    assert_true(gen_seed("cellar", &seed) && gen_seed("cellar", &other) && seed == other);
    assert_true(gen_seed("Cellar", &other) && seed != other);
    assert_true(gen_seed("-1", &seed)); // a word
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(halls_keep_their_promises),
        cmocka_unit_test(pillars_keep_their_promises),
        cmocka_unit_test(the_largest_levels_can_be_made),
        cmocka_unit_test(bad_options_are_refused_with_what_fits),
        cmocka_unit_test(seeds_are_numbers_or_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
