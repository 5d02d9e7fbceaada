#include "sim/space/light_fixtures.h"
#include "support/unit.h"
#include "view/ground/ground.h"
#include "view/light/lamps.h"
#include "view/light/light.h"
#include "view/painted.h"
#include "view/stage.h"

static const char *const HALL[] = {
    "###########################", "#####!#####################", "#...........#####.....#####",
    "#...........#####.....#####", "#....##.....##!##.....#####", "#....##.........@.....#####",
    "#...........#####.....#####", "#...........#####.....#####", "######.###########.########",
    "######.###########.#####   ", "#####...########!#.#!###   ", "#####...########.......#   ",
    "#####...########.......#   ", "########################   ",
};
static const char *const MAZE[] = {
    "####!####!#####", "#....#........#", "#.##.#.##.###.#", "#.#....#....#.#", "#.##!#.###!#.#.",
    "#......@......#", "#.#.##!##.#.#.#", "#.............#", "###############",
};
static const char *const PILLARS[] = {
    "##!#####!####", "#...........#", "#.#..#..!.#.#", "#...........#", "#..#.@.#..#.#",
    "#...........#", "#.#..!..#.#.#", "#...........#", "#############",
};

// Every kind of flame: '0' is a candle and '>' stairs; a torch taken off the wall is added by burn().
static const char *const FLAMES_MAP[] = {
    "########!##########|########", "#.......#..............#...#", "#..&....+..............+.>.#",
    "#.......#..............#...#", "#.......#...#....#.....#...#", "#.......#..............#####",
    "####/####..@...........#####", "#..0....#......%.......#####", "#.......#..............#####",
    "#<......#..............#####", "############################",
};

typedef struct Map {
    const char *const *rows;
    int h;
} Map;
static const Map MAPS[] = {{HALL, 14}, {MAZE, 9}, {PILLARS, 9}, {FLAMES_MAP, 11}};
enum { MAP_COUNT = 4 };

// Candles burn, and a torch lies in the middle of things.
static void burn(World *world) {
    Item *brand = &world->floor.items[world->floor.item_count++];
    *brand = (Item){.kind = ITEM_BRAND, .pos = world->actors[HERO].pos};
    brand->pos.x += 4 * CELL_SUB;
    for (int i = 0; i < world->floor.item_count; i++) world->floor.items[i].burns = 99;
    stage_update(world);
}

static World *stage_map(const Map *map) {
    World *world = stage_new(map->rows, map->h, 1);
    if (map->rows == FLAMES_MAP) burn(world);
    return world;
}

static ShownLevel shown;

static Light *watch(const World *world, Vec at, Vec size) {
    Light *light = calloc(1, sizeof *light);
    assert_non_null(light);
    light->flicker = true;
    assert_true(shown_init(&shown, world));
    assert_true(light_init(light, world, &shown));
    Camera camera = camera_at(at, size);
    light_prepare(light, &shown, &camera, at);
    return light;
}

static void drop(Light *light) {
    light_free(light);
    shown_free(&shown);
    free(light);
}

// The rules, written out once more.
static bool shines_on(const Level *level, Vec source, int radius, Vec cell) {
    Fov fov;
    fov_compute(&fov, level, source, (Vec){FOV_REACH_MAX, FOV_REACH_MAX});
    Vec d = vec_sub(cell, source);
    return d.x * d.x + d.y * d.y <= radius * radius + radius && fov_has(&fov, cell);
}

static int radius_at(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    bool fire = tile == TILE_BRAZIER_LIT || tile == TILE_GREAT_FIRE;
    int radius = fire ? 5 : tile == TILE_STAIRS_UP || tile == TILE_STAIRS_DOWN ? 2 : 0;
    Vec above = vec_add(cell, DIRS[DIR_N]);
    bool torch =
        !level_opaque(&world->level, cell) && grid_get(&world->level.decor, above, DECOR_NONE) == DECOR_TORCH;
    for (int i = 0; i < world->floor.item_count; i++) {
        bool burns = world->floor.items[i].burns > 0 && vec_eq(cell_of(world->floor.items[i].pos), cell);
        if (burns) radius = int_max(radius, 3);
    }
    return torch ? int_max(radius, 4) : radius;
}

static bool lit_by_rules(const World *world, Vec cell) {
    const Level *level = &world->level;
    if (shines_on(level, world->cache.hero_cell, world->hero.lantern_shut ? 1 : 5, cell)) return true;
    if (world->hero.bag.hand == ITEM_BRAND && shines_on(level, world->cache.hero_cell, 3, cell)) return true;
    for (int y = 0; y < level->decor.h; y++) {
        for (int x = 0; x < level->decor.w; x++) {
            int radius = radius_at(world, (Vec){x, y});
            if (radius > 0 && shines_on(level, (Vec){x, y}, radius, cell)) return true;
        }
    }
    return false;
}

static int brightest(const Light *light, Vec cell) {
    int most = 0;
    for (int i = 0; i < CELL_PX * CELL_PX; i++) {
        Vec px = {cell.x * CELL_PX + i % CELL_PX, cell.y * CELL_PX + i / CELL_PX};
        for (int k = 0; k < 3; k++) most = int_max(most, field_sample(&light->light[k], &light->grid, px));
        most = int_max(most, field_sample(&light->glow, &light->grid, px));
    }
    return most;
}

enum { VISIBLE = 12 }; // of 256, on a texel of full brightness

typedef struct Findings {
    int stray, dark; // cells that glow though nothing lights them, floor that is lit but does not glow
} Findings;

// `at`: px of the hero.
static Findings compare_with_rules(const World *world, Vec at) {
    Light *light = watch(world, at, (Vec){1280, 720});
    Findings found = {0};
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec cell = {i % world->level.tiles.w, i / world->level.tiles.w};
        bool lit = flames_is_lit_at_all(world, cell), glows = brightest(light, cell) > 0;
        found.stray += glows && !lit;
        found.dark += lit && brightest(light, cell) < VISIBLE && !level_opaque(&world->level, cell);
    }
    drop(light);
    return found;
}

static void check_map(World *world) {
    Findings found = compare_with_rules(
        world, (Vec){world->cache.hero_cell.x * CELL_PX + 16, world->cache.hero_cell.y * CELL_PX + 16});
    assert_int_equal(found.stray, 0);
    assert_int_equal(found.dark, 0);
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec cell = {i % world->level.tiles.w, i / world->level.tiles.w};
        assert_int_equal(flames_is_lit_at_all(world, cell), lit_by_rules(world, cell));
    }
}

static Vec px_in(Vec cell, int x, int y) {
    return (Vec){cell.x * CELL_PX + x, cell.y * CELL_PX + y};
}

static void what_glows_is_what_the_rules_call_lit(void **state) {
    (void)state;
    for (int map = 0; map < MAP_COUNT; map++) {
        World *world = stage_map(&MAPS[map]);
        check_map(world);
        stage_free(world);
    }
}

static void so_it_is_with_the_shutter_closed_a_torch_in_hand_and_doors_open(void **state) {
    (void)state;
    World *world = stage_map(&MAPS[MAP_COUNT - 1]);
    world->hero.lantern_shut = true;
    check_map(world);
    stage_set(world, (Vec){8, 2}, TILE_DOOR_OPEN);
    stage_set(world, (Vec){4, 6}, TILE_DOOR);
    check_map(world);
    world->hero.bag.hand = ITEM_BRAND;
    check_map(world);
    assert_true(light_fixture_quench(world, (Vec){3, 2}, HERO));
    assert_true(light_fixture_kindle(world, (Vec){19, 0}, HERO));
    check_map(world);
    stage_free(world);
}

// A light that comes or goes, or a shutter, takes nine ticks; then nothing is left.
static void light_comes_and_goes_within_150_ms(void **state) {
    (void)state;
    World *world = stage_map(&MAPS[MAP_COUNT - 1]);
    Vec at = {world->cache.hero_cell.x * CELL_PX + 16, world->cache.hero_cell.y * CELL_PX + 16},
        lit = {15, 8};
    Camera camera = camera_at(at, (Vec){1280, 720});
    Light *light = watch(world, at, camera.size);
    int before = brightest(light, lit), last = before;
    assert_true(before > 0);
    world->hero.lantern_shut = true;
    for (int i = 0; i < world->floor.item_count; i++) world->floor.items[i].burns = 0;
    flames_rebuild(world);
    for (int tick = 0; tick < 9; tick++) {
        light_tick(light, world, &shown);
        light_prepare(light, &shown, &camera, at);
        assert_in_range(brightest(light, lit), 0, last);
        last = brightest(light, lit);
        if (tick == 0) assert_true(last > 0);
    }
    assert_int_equal(last, 0);
    drop(light);
    stage_free(world);
}

static void nothing_else_glows_wherever_in_his_cell_the_hero_stands(void **state) {
    (void)state;
    for (int map = 0; map < MAP_COUNT; map++) {
        World *world = stage_map(&MAPS[map]);
        for (int corner = 0; corner < 4; corner++) {
            Vec px = px_in(world->cache.hero_cell, corner % 2 * 31, corner / 2 * 31);
            assert_int_equal(compare_with_rules(world, px).stray, 0);
        }
        stage_free(world);
    }
}

typedef struct Picture {
    Atlas atlas;
    Ground ground;
    Image frame;
} Picture;

static void picture_open(Picture *picture, Vec size) {
    Error error;
    painted_init(&picture->atlas, NULL);
    assert_true(ground_init(&picture->ground, &picture->atlas, &error));
    assert_true(image_init(&picture->frame, size.x, size.y));
}

static void picture_close(Picture *picture) {
    image_free(&picture->frame);
    ground_free(&picture->ground);
    atlas_free(&picture->atlas);
}

// How many px of a cell are rock, or outside the frame.
static int count_rock(const Picture *picture, const Camera *camera, Vec cell) {
    const CellPicture *rock = ground_rock_picture(&picture->ground, cell);
    const Image *frame = &picture->frame;
    Vec at = camera_to_frame(camera, px_in(cell, 0, 0));
    int count = 0;
    for (int i = 0; i < CELL_PX * CELL_PX; i++) {
        Vec px = {at.x + i % CELL_PX, at.y + i / CELL_PX};
        bool inside = rect_has((Rect){0, 0, frame->w, frame->h}, px);
        count += !inside || frame->pixels[px.y * frame->w + px.x] == rock->memory[i];
    }
    return count;
}

static void what_is_not_explored_is_rock_whatever_lies_there(void **state) {
    (void)state;
    static Picture picture;
    picture_open(&picture, (Vec){1280, 720});
    for (int map = 0; map < MAP_COUNT; map++) {
        World *world = stage_map(&MAPS[map]);
        Vec at = px_in(world->cache.hero_cell, 9, 21);
        Camera camera = camera_at(at, (Vec){1280, 720});
        Light *light = watch(world, at, camera.size);
        light_draw_ground(light, &picture.ground, &shown, &camera, &picture.frame);
        for (int i = 0; i < world->known.explored.w * world->known.explored.h; i++) {
            Vec cell = {i % world->known.explored.w, i / world->known.explored.w};
            int rock = count_rock(&picture, &camera, cell);
            if (world->known.explored.cells[i] == 0) assert_int_equal(rock, CELL_PX * CELL_PX);
            if (fov_has(&world->cache.view, cell)) assert_in_range(rock, 0, CELL_PX * CELL_PX / 2);
        }
        drop(light);
        stage_free(world);
    }
    picture_close(&picture);
}

// The middle of a remembered room: its own colour and a little grey, times (0.52, 0.55, 0.65), whatever burns
// there.
static void memory_is_cold_and_knows_no_light(void **state) {
    (void)state;
    static Picture picture;
    World *world = stage_new(HALL, 14, 1);
    stage_move(world, (Vec){18, 11});
    stage_move(world, (Vec){2, 3});
    Vec cell = {18, 11}, at = px_in(cell, 16, 16);
    Camera camera = camera_at(at, (Vec){640, 360});
    picture_open(&picture, camera.size);
    Light *light = watch(world, px_in(world->cache.hero_cell, 16, 16), (Vec){1280, 720});
    light_prepare(light, &shown, &camera, px_in(world->cache.hero_cell, 16, 16));
    light_draw_ground(light, &picture.ground, &shown, &camera, &picture.frame);
    uint32_t texel = ground_cell_picture(&picture.ground, &world->level, cell)->seen[16 * CELL_PX + 16];
    uint32_t luma = ((texel >> 16 & 255) * 77 + (texel >> 8 & 255) * 150 + (texel & 255) * 29) >> 8;
    static const uint32_t PARTS[3] = {166, 142, 132}; // b g r
    uint32_t expected = 0xff000000;
    for (int k = 0; k < 3; k++) expected |= (3 * (texel >> 8 * k & 255) + luma) * PARTS[k] / 1024 << 8 * k;
    assert_int_equal(picture.frame.pixels[180 * 640 + 320], expected);
    drop(light);
    picture_close(&picture);
    stage_free(world);
}

static void sight_fades_in_within_150_ms(void **state) {
    (void)state;
    World *world = stage_new(HALL, 14, 1);
    Light *light = watch(world, (Vec){0, 0}, (Vec){640, 360});
    Vec far = {2, 3};
    stage_move(world, far);
    light_tick(light, world, &shown);
    int first = grid_at(&light->fades.visible, far);
    assert_in_range(first, 1, FADE_FULL - 1);
    for (int tick = 1; tick < 9; tick++) light_tick(light, world, &shown);
    assert_int_equal(grid_at(&light->fades.visible, far), FADE_FULL);
    assert_int_equal(grid_at(&light->fades.visible, (Vec){20, 5}), 0);
    drop(light);
    stage_free(world);
}

static void flames_flicker_by_ten_percent_at_most(void **state) {
    (void)state;
    int least = FIELD_ONE, most = FIELD_ONE, jump = 0;
    for (uint32_t clock = 0; clock < 2000; clock++) {
        int now = lamp_flicker(3, clock);
        least = int_min(least, now);
        most = int_max(most, now);
        jump = int_max(jump, int_abs(lamp_flicker(3, clock + 1) - now));
    }
    assert_in_range(least, 230, 236);
    assert_in_range(most, 276, 282);
    assert_in_range(jump, 1, 12);
}

// Px of a cell that are not black.
static int count_bright(const Picture *picture, const Camera *camera, Vec cell) {
    Vec at = camera_to_frame(camera, px_in(cell, 0, 0));
    int count = 0;
    for (int i = 0; i < CELL_PX * CELL_PX; i++) {
        Vec px = {at.x + i % CELL_PX, at.y + i / CELL_PX};
        bool inside = rect_has((Rect){0, 0, picture->frame.w, picture->frame.h}, px);
        count += inside && (picture->frame.pixels[px.y * picture->frame.w + px.x] & 0xffffff) != 0;
    }
    return count;
}

static void embers_in_stone_shine_in_sight_alone(void **state) {
    (void)state;
    static Picture picture;
    picture_open(&picture, (Vec){640, 360});
    World *world = stage_map(&MAPS[0]);
    Vec at = px_in(world->cache.hero_cell, 9, 21);
    Camera camera = camera_at(at, (Vec){640, 360});
    Light *light = watch(world, at, camera.size);
    for (int theme = 0; theme < THEME_COUNT; theme++) {
        int seen = 0;
        memset(picture.frame.pixels, 0, sizeof(Colour) * 640 * 360);
        ground_set_theme(&picture.ground, (ThemeKind)theme);
        light_draw_growths(light, &picture.ground, &shown, &camera, &picture.frame);
        for (int i = 0; i < world->known.explored.w * world->known.explored.h; i++) {
            Vec cell = {i % world->known.explored.w, i / world->known.explored.w};
            int bright = count_bright(&picture, &camera, cell);
            seen += bright;
            if (grid_at(&light->fades.visible, cell) == 0) assert_int_equal(bright, 0);
        }
        assert_int_equal(seen > 0, theme == THEME_FORGE);
    }
    drop(light);
    stage_free(world);
    picture_close(&picture);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_glows_is_what_the_rules_call_lit),
        cmocka_unit_test(so_it_is_with_the_shutter_closed_a_torch_in_hand_and_doors_open),
        cmocka_unit_test(light_comes_and_goes_within_150_ms),
        cmocka_unit_test(nothing_else_glows_wherever_in_his_cell_the_hero_stands),
        cmocka_unit_test(what_is_not_explored_is_rock_whatever_lies_there),
        cmocka_unit_test(memory_is_cold_and_knows_no_light),
        cmocka_unit_test(sight_fades_in_within_150_ms),
        cmocka_unit_test(embers_in_stone_shine_in_sight_alone),
        cmocka_unit_test(flames_flicker_by_ten_percent_at_most),
    };
    return cmocka_run_group_tests_name("light", tests, NULL, NULL);
}
