// Needs pictures.
#include "view/hud/map_marks.h"
#include "view/hud/minimap.h"

#include "kit.h"

#include "support/unit.h"

static int distance(Colour a, Colour b) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        int d = (int)(a >> shift & 255) - (int)(b >> shift & 255);
        sum += d * d;
    }
    return sum;
}

// In sight (0) or out of it (1).
static Colour square_colour(const MapMarkInfo *mark, int look) {
    return look == 1 && mark->remembered != 0 ? mark->remembered : mark->seen;
}

static bool differ(const MapMarkInfo *one, int look, const MapMarkInfo *other, int other_look) {
    enum { LEAST = 40 * 40 };
    Colour a = square_colour(one, look), b = square_colour(other, other_look);
    return distance(a, b) >= LEAST ||
           distance(one->core != 0 ? one->core : a, other->core != 0 ? other->core : b) >= LEAST;
}

static void no_two_marks_look_alike(void **state) {
    (void)state;
    for (int a = MARK_YOU; a < MARK_COUNT; a++) {
        for (int b = MARK_YOU; b < a; b++) {
            const MapMarkInfo *one = &MAP_MARKS[a], *other = &MAP_MARKS[b];
            for (int looks = 0; looks < 4; looks++)
                if (!differ(one, looks / 2, other, looks % 2)) fail_msg("%s and %s", one->name, other->name);
        }
    }
}

// So that no eye needs the colours: of two marks, one is dark where the other is not.
static void no_two_marks_have_the_same_picture(void **state) {
    (void)state;
    for (int a = MARK_YOU; a < MARK_COUNT; a++) {
        assert_non_null(MAP_MARKS[a].icon);
        assert_int_equal(strlen(MAP_MARKS[a].icon), MAP_ICON_PX * MAP_ICON_PX);
        for (int b = MARK_YOU; b < a; b++) {
            int apart = 0;
            for (int i = 0; i < MAP_ICON_PX * MAP_ICON_PX; i++) {
                bool dark = strchr(".x", MAP_MARKS[a].icon[i]) != NULL,
                     other = strchr(".x", MAP_MARKS[b].icon[i]) != NULL;
                apart += dark != other;
            }
            if (apart < 3) fail_msg("%d and %d: %d px apart", a, b, apart);
        }
    }
}

static int legend_px(World *world) {
    Image legend = guarded_image(160, 340);
    minimap_draw_legend(&kit.ui, world, &legend, (Rect){4, 4, 150, 330});
    int count = 0;
    for (int i = 0; i < legend.w * legend.h; i++) count += legend.pixels[i] != 0;
    guarded_free(&legend);
    return count;
}

static void the_legend_has_only_what_is_there(void **state) {
    (void)state;
    static const char *const BARE[] = {"#####", "#@..#", "#...#", "#...#", "#####"}, *const FULL[] = {
                                                                                         "#####", "#@.*#",
                                                                                         "#.r.#", "#...#",
                                                                                         "#####"};
    World *bare = kit_world(BARE, 5), *full = kit_world(FULL, 5);
    int few = legend_px(bare), more = legend_px(full);
    kit_free(bare);
    kit_free(full);
    assert_true(few > 0 && more > few);
}

// The stairs behind the Warlord lead up, as their name says wherever it is told.
static void the_legend_names_the_last_stairs_stairs_up(void **state) {
    (void)state;
    static const char *const BARE[] = {"#####", "#@..#", "#...#", "#...#", "#####"};
    World *world = kit_world(BARE, 5);
    level_change_tile(&world->level, (Vec){3, 1}, TILE_STAIRS_DOWN);
    kit_look(world);
    int down = legend_px(world);
    world->clock.crown = true;
    assert_int_not_equal(legend_px(world), down);
    kit_free(world);
}

// A cell of each tile, and what lies on the floor: all that the whole map shows stands in the legend, too.
static void the_legend_has_every_colour_of_the_map(void **state) {
    (void)state;
    static const char *const FIELD[] = {
        "####################################", "#@..........*.*..........*........r#",
        "#..................................#", "#..................................#",
        "####################################"};
    World *world = kit_world(FIELD, 5);
    for (int tile = TILE_WALL; tile < TILE_COUNT; tile++) {
        grid_set(&world->level.tiles, (Vec){1 + tile, 0}, (uint8_t)tile);
        grid_set(&world->known.tiles, (Vec){1 + tile, 0}, (uint8_t)tile);
    }
    world->floor.items[1].hallowed = true;
    world->floor.items[2].kind = ITEM_KEY_3;
    kit_look(world);
    Image map = guarded_image(440, 70), legend = guarded_image(160, 340);
    minimap_draw_whole(world, &map, (Rect){0, 0, 440, 70}, (Vec){0, 0});
    minimap_draw_legend(&kit.ui, world, &legend, (Rect){4, 4, 150, 330});
    for (int i = 0; i < map.w * map.h; i++) {
        bool back = map.pixels[i] == 0 || map.pixels[i] == 0xff0b0912u, found = back;
        for (int mark = MARK_YOU; mark < MARK_COUNT && !found; mark++)
            found = map.pixels[i] == MAP_MARKS[mark].remembered ||
                    map.pixels[i] == (0xff000000u | (MAP_MARKS[mark].remembered >> 1 & 0x7f7f7fu));
        for (int k = 0; k < legend.w * legend.h && !found; k++) found = legend.pixels[k] == map.pixels[i];
        if (!found) fail_msg("0x%08x is not in the legend", map.pixels[i]);
    }
    assert_true(guard_intact(&legend) && guard_intact(&map));
    guarded_free(&map);
    guarded_free(&legend);
    kit_free(world);
}

static void a_hallowed_good_has_a_mark_of_its_own(void **state) {
    (void)state;
    static const char *const FIELD[] = {"#####", "#@.*#", "#...#", "#...#", "#####"};
    World *world = kit_world(FIELD, 5);
    Image plain = guarded_image(90, 57), hallowed = guarded_image(90, 57);
    minimap_draw(world, NULL, NULL, &plain, (Vec){0, 0});
    world->floor.items[0].hallowed = true;
    minimap_draw(world, NULL, NULL, &hallowed, (Vec){0, 0});
    assert_false(image_same(&plain, &hallowed));
    guarded_free(&plain);
    guarded_free(&hallowed);
    kit_free(world);
}

// A player who looks for the last treasure would come to his own candle.
static void a_good_that_was_set_down_is_none_to_look_for(void **state) {
    (void)state;
    static const char *const FIELD[] = {"#####", "#@.*#", "#...#", "#...#", "#####"};
    World *world = kit_world(FIELD, 5);
    Image with_candle = guarded_image(90, 57), with_thing = guarded_image(90, 57);
    Item *candle = &world->floor.items[0];
    *candle = (Item){.kind = ITEM_CANDLE, .pos = candle->pos, .counted = true, .burns = 600};
    minimap_draw(world, NULL, NULL, &with_candle, (Vec){0, 0});
    *candle = (Item){.kind = ITEM_POTION_FROST, .pos = candle->pos};
    minimap_draw(world, NULL, NULL, &with_thing, (Vec){0, 0});
    assert_true(image_same(&with_candle, &with_thing));
    guarded_free(&with_candle);
    guarded_free(&with_thing);
    kit_free(world);
}

static bool shows(const Image *map, Vec cell, Colour colour) {
    int x = cell.x * MINIMAP_CELL_PX, y = cell.y * MINIMAP_CELL_PX;
    return map->pixels[y * map->w + x] == colour;
}

// Once seen; where the small map does not reach so far, at its edge.
static void the_landmark_stays_on_the_map(void **state) {
    (void)state;
    World *world = kit_hall(80, MINIMAP_H);
    Flame fire = {.kind = FLAME_GREAT, .cell = {5, 4}};
    Image map = guarded_image(90, 57);
    Colour mark = MAP_MARKS[MARK_LANDMARK].seen;
    grid_set(&world->level.tiles, fire.cell, TILE_GREAT_FIRE);
    world->cache.flames = &fire;
    world->cache.flame_count = 1;
    grid_set(&world->known.explored, fire.cell, KNOWN_NOT);
    minimap_draw(world, NULL, NULL, &map, (Vec){0, 0});
    assert_false(shows(&map, fire.cell, mark));
    kit_look(world);
    minimap_draw(world, NULL, NULL, &map, (Vec){0, 0});
    assert_true(shows(&map, fire.cell, mark));
    world->actors[HERO].pos = cell_centre((Vec){70, 4});
    kit_look(world);
    minimap_draw(world, NULL, NULL, &map, (Vec){0, 0});
    assert_true(shows(&map, (Vec){0, fire.cell.y}, mark));
    assert_true(guard_intact(&map));
    world->cache.flames = NULL;
    guarded_free(&map);
    kit_free(world);
}

// Near the bell first.
static void the_map_is_redrawn_as_the_light_of_a_toll_comes_by(void **state) {
    (void)state;
    static const char *const FIELD[] = {"###############", "#@............#", "###############",
                                        "###############", "###############"};
    enum { NEAR_X = 8, FAR_X = 20, CELL = MINIMAP_CELL_PX }; // of the map: the level lies in its middle
    World *world = kit_world(FIELD, 5);
    TollWave wave = {.centre = {1, 1}};
    Image calm = guarded_image(90, 57), map = guarded_image(90, 57);
    Rect near = {NEAR_X * CELL, 7 * CELL, CELL, CELL}, far = {FAR_X * CELL, 7 * CELL, CELL, CELL};
    minimap_draw(world, NULL, NULL, &calm, (Vec){0, 0});
    grid_fill_clipped(&world->known.explored, (Rect){1, 1, 13, 1}, KNOWN_STALE);
    minimap_draw(world, &wave, NULL, &map, (Vec){0, 0});
    assert_true(image_same_in(&calm, &map, far));
    wave.age = wave_arrival_tick(&wave, (Vec){7, 1});
    minimap_draw(world, &wave, NULL, &map, (Vec){0, 0});
    assert_false(image_same_in(&calm, &map, near));
    assert_true(image_same_in(&calm, &map, far));
    wave.age = WAVE_TICKS;
    minimap_draw(world, &wave, NULL, &map, (Vec){0, 0});
    minimap_draw(world, NULL, NULL, &calm, (Vec){0, 0});
    assert_true(image_same(&calm, &map));
    guarded_free(&calm);
    guarded_free(&map);
    kit_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_two_marks_look_alike),
        cmocka_unit_test(no_two_marks_have_the_same_picture),
        cmocka_unit_test(the_legend_has_only_what_is_there),
        cmocka_unit_test(the_legend_names_the_last_stairs_stairs_up),
        cmocka_unit_test(the_legend_has_every_colour_of_the_map),
        cmocka_unit_test(a_hallowed_good_has_a_mark_of_its_own),
        cmocka_unit_test(a_good_that_was_set_down_is_none_to_look_for),
        cmocka_unit_test(the_landmark_stays_on_the_map),
        cmocka_unit_test(the_map_is_redrawn_as_the_light_of_a_toll_comes_by),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
