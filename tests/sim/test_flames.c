// Light in the rules: what burns where, and what it lights.
#include "minds.h"
#include "sim/hazards/spills.h"
#include "sim/lamps.h"
#include "sim/space/flames.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/terrain.h"

// Lit cells as a picture: '*' bright, the level's own glyph else.
static void check_bright(const World *world, const char *rows) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            bool wanted = rows[y * (w + 1) + x] == '*';
            bool bright = flames_is_flame_lit(world, (Vec){x, y});
            if (!level_opaque(&world->level, (Vec){x, y})) assert_int_equal(bright, wanted);
        }
    }
}

static void a_wall_torch_lights_a_circle_of_four_from_the_cell_below(void **state) {
    (void)state;
    World *world = shut_arena("###!#############\n"
                              "#@..............#\n"
                              "#...............#\n"
                              "#...............#\n"
                              "#...............#\n"
                              "#...............#\n"
                              "#...............#\n"
                              "#################\n");
    check_bright(world, "#################\n"
                        "#*******........#\n"
                        "#*******........#\n"
                        "#*******........#\n"
                        "#******.........#\n"
                        "#*****..........#\n"
                        "#...............#\n"
                        "#################\n");
    world_free(world);
}

static void walls_throw_shadows(void **state) {
    (void)state;
    World *world = shut_arena("##!##########\n"
                              "#...#.......#\n"
                              "#...#..@....#\n"
                              "#...........#\n"
                              "#############\n");
    assert_true(flames_is_flame_lit(world, (Vec){3, 3}));
    assert_false(flames_is_flame_lit(world, (Vec){5, 1}));
    assert_false(flames_is_flame_lit(world, (Vec){5, 2}));
    world_free(world);
}

static void a_shut_door_below_a_torch_keeps_it_dark_until_it_opens(void **state) {
    (void)state;
    World *world = shut_arena("#####!#####\n"
                              "#@...+....#\n"
                              "###########\n"
                              "###########\n"
                              "###########\n");
    assert_int_equal(world->cache.flame_count, 1);
    assert_false(flames_is_flame_lit(world, (Vec){4, 1}));
    assert_false(flames_is_flame_lit(world, (Vec){6, 1}));
    uint32_t changes = world->cache.flame_changes;
    terrain_set(world, (Vec){5, 1}, TILE_DOOR_OPEN);
    assert_true(flames_is_flame_lit(world, (Vec){4, 1}));
    assert_true(flames_is_flame_lit(world, (Vec){6, 1}));
    assert_true(world->cache.flame_changes > changes);
    terrain_set(world, (Vec){5, 1}, TILE_DOOR);
    assert_false(flames_is_flame_lit(world, (Vec){4, 1}));
    world_free(world);
}

static void a_door_lets_light_through_only_when_open(void **state) {
    (void)state;
    World *world = shut_arena("###!#######\n"
                              "#@...+....#\n"
                              "###########\n"
                              "###########\n"
                              "###########\n");
    assert_false(flames_is_flame_lit(world, (Vec){6, 1}));
    terrain_set(world, (Vec){5, 1}, TILE_DOOR_OPEN);
    assert_true(flames_is_flame_lit(world, (Vec){7, 1}));
    assert_false(flames_is_flame_lit(world, (Vec){8, 1}));
    world_free(world);
}

// Cells that a flame lights along the row to the right of it.
static int reach_of(const char *rows, Vec from) {
    World *world = shut_arena(rows);
    int reach = 0;
    while (flames_is_flame_lit(world, (Vec){from.x + reach + 1, from.y})) reach++;
    world_free(world);
    return reach;
}

static void each_kind_shines_as_far_as_the_table_says(void **state) {
    (void)state;
    assert_int_equal(reach_of("##!#############\n"
                              "#@.............#\n"
                              "################\n"
                              "################\n"
                              "################\n",
                              (Vec){2, 1}),
                     4);
    assert_int_equal(reach_of("################\n"
                              "#.&............#\n"
                              "#@.............#\n"
                              "################\n"
                              "################\n",
                              (Vec){2, 1}),
                     5);
    assert_int_equal(reach_of("################\n"
                              "#@>............#\n"
                              "################\n"
                              "################\n"
                              "################\n",
                              (Vec){2, 1}),
                     2);
    assert_int_equal(reach_of("################\n"
                              "#@<............#\n"
                              "################\n"
                              "################\n"
                              "################\n",
                              (Vec){2, 1}),
                     2);
    assert_int_equal(FLAMES[FLAME_CANDLE].radius, 3);
    assert_int_equal(FLAMES[FLAME_BRAND].radius, 3);
}

static void the_circle_is_round(void **state) {
    (void)state;
    // r^2 + r for r = 3 is 12: (2,2) is in, (3,2) is not, (3,1) is.
    assert_true(flames_in_circle((Vec){5, 5}, 3, (Vec){7, 7}));
    assert_true(flames_in_circle((Vec){5, 5}, 3, (Vec){8, 6}));
    assert_false(flames_in_circle((Vec){5, 5}, 3, (Vec){8, 7}));
    assert_false(flames_in_circle((Vec){5, 5}, 3, (Vec){9, 5}));
}

static void a_bracket_is_kindled_and_quenched(void **state) {
    (void)state;
    World *world = shut_arena("##|#######\n"
                              "#@.......#\n"
                              "##########\n"
                              "##########\n"
                              "##########\n");
    Vec wall = {2, 0}, below = {2, 1};
    world_tick(world, STILL);
    assert_int_equal(world->cache.flame_count, 0);
    assert_true(light_fixture_kindle(world, wall, HERO));
    assert_int_equal(heard(world, EVENT_KINDLE), 1);
    assert_int_equal(grid_at(&world->level.decor, wall), DECOR_TORCH);
    assert_int_equal(grid_at(&world->known.decor, wall), DECOR_TORCH);
    assert_int_equal(world->cache.flame_count, 1);
    assert_true(vec_eq(world->cache.flames[0].cell, below));
    assert_true(flames_is_flame_lit(world, below));
    assert_false(light_fixture_kindle(world, wall, HERO));
    assert_true(light_fixture_quench(world, wall, HERO));
    assert_int_equal(heard(world, EVENT_QUENCH), 1);
    assert_int_equal(grid_at(&world->level.decor, wall), DECOR_BRACKET);
    assert_false(flames_is_flame_lit(world, below));
    assert_false(light_fixture_quench(world, wall, HERO));
    assert_false(light_fixture_kindle(world, (Vec){5, 0}, HERO));
    world_free(world);
}

static void a_brazier_is_kindled_and_quenched(void **state) {
    (void)state;
    World *world = shut_arena("##########\n"
                              "#@.%.....#\n"
                              "##########\n"
                              "##########\n"
                              "##########\n");
    Vec cell = {3, 1};
    assert_true(light_fixture_kindle(world, cell, HERO));
    assert_int_equal(level_tile(&world->level, cell), TILE_BRAZIER_LIT);
    assert_true(flames_is_flame_lit(world, (Vec){8, 1}));
    assert_true(light_fixture_quench(world, cell, HERO));
    assert_int_equal(level_tile(&world->level, cell), TILE_BRAZIER);
    assert_false(flames_is_flame_lit(world, cell));
    world_free(world);
}

static void nothing_puts_out_the_great_fire(void **state) {
    (void)state;
    World *world = shut_arena("##############\n"
                              "#@...........#\n"
                              "##############\n"
                              "##############\n"
                              "##############\n");
    Vec cell = {7, 1};
    terrain_set(world, cell, TILE_GREAT_FIRE);
    flames_rebuild(world);
    assert_true(flames_is_flame_lit(world, (Vec){12, 1}));
    assert_false(light_fixture_quench(world, cell, HERO));
    assert_false(light_fixture_kindle(world, cell, HERO));
    spill_water(world, cell, HERO);
    flames_rebuild(world);
    assert_int_equal(level_tile(&world->level, cell), TILE_GREAT_FIRE);
    assert_true(flames_is_flame_lit(world, (Vec){12, 1}));
    world_free(world);
}

static void what_he_does_not_see_he_does_not_learn(void **state) {
    (void)state;
    World *world = shut_arena("##########|#\n"
                              "#@..#......#\n"
                              "#...#......#\n"
                              "#..........#\n"
                              "############\n");
    Vec wall = {10, 0};
    grid_set(&world->known.decor, wall, DECOR_BRACKET);
    assert_false(fov_has(&world->cache.view, wall));
    assert_true(light_fixture_kindle(world, wall, HERO));
    assert_int_equal(grid_at(&world->known.decor, wall), DECOR_BRACKET);
    assert_int_equal(grid_at(&world->known.explored, (Vec){10, 1}), KNOWN_NOT);
    world_free(world);
}

static const char PASSAGE[] = "############\n"
                              "#@.........#\n"
                              "############\n"
                              "############\n"
                              "############\n";

static void a_candle_burns_down_and_is_gone(void **state) {
    (void)state;
    World *world = shut_arena(PASSAGE);
    Item *candle = burning(world, ITEM_CANDLE, (Vec){6, 1}, 3);
    assert_int_equal(world->cache.flames[0].kind, FLAME_CANDLE);
    assert_true(flames_is_flame_lit(world, (Vec){3, 1}));
    assert_false(flames_is_flame_lit(world, (Vec){2, 1}));
    run(world, STILL, 2);
    assert_int_equal(candle->burns, 1);
    assert_true(flames_is_flame_lit(world, (Vec){6, 1}));
    run(world, STILL, 1);
    assert_int_equal(heard(world, EVENT_QUENCH), 1);
    assert_true(candle->taken);
    assert_int_equal(world->cache.flame_count, 0);
    assert_false(flames_is_flame_lit(world, (Vec){6, 1}));
    world_free(world);
}

static void put_out_a_candle_stays_and_a_brand_does_not(void **state) {
    (void)state;
    World *world = shut_arena(PASSAGE);
    Item *candle = burning(world, ITEM_CANDLE, (Vec){6, 1}, 100);
    Item *brand = burning(world, ITEM_BRAND, (Vec){7, 1}, 100);
    assert_int_equal(world->cache.flame_count, 2);
    flames_put_out_item(world, 0, HERO);
    flames_put_out_item(world, 1, HERO);
    assert_int_equal(world->cache.flame_count, 0);
    assert_false(candle->taken);
    assert_true(brand->taken);
    assert_int_equal(candle->burns, 0);
    world_free(world);
}

static void two_candles_in_one_cell_are_one_flame(void **state) {
    (void)state;
    World *world = shut_arena(PASSAGE);
    burning(world, ITEM_CANDLE, (Vec){6, 1}, 1);
    burning(world, ITEM_CANDLE, (Vec){6, 1}, 100);
    assert_int_equal(world->cache.flame_count, 1);
    run(world, STILL, 2);
    assert_int_equal(world->cache.flame_count, 1);
    assert_true(flames_is_flame_lit(world, (Vec){6, 1}));
    world_free(world);
}

static void flames_come_in_reading_order(void **state) {
    (void)state;
    World *world = shut_arena("#####!##!#\n"
                              "#@.......#\n"
                              "#........#\n"
                              "#.&....>.#\n"
                              "#........#\n"
                              "##########\n");
    burning(world, ITEM_BRAND, (Vec){5, 1}, 100);
    burning(world, ITEM_CANDLE, (Vec){5, 1}, 100);
    burning(world, ITEM_CANDLE, (Vec){1, 4}, 100);
    static const struct {
        FlameKind kind;
        Vec cell;
    } WANTED[] = {{FLAME_TORCH, {5, 1}}, {FLAME_CANDLE, {5, 1}},  {FLAME_BRAND, {5, 1}},
                  {FLAME_TORCH, {8, 1}}, {FLAME_BRAZIER, {2, 3}}, {FLAME_STAIRS, {7, 3}},
                  {FLAME_CANDLE, {1, 4}}};
    assert_int_equal(world->cache.flame_count, 7);
    for (int i = 0; i < 7; i++) {
        assert_int_equal(world->cache.flames[i].kind, WANTED[i].kind);
        assert_true(vec_eq(world->cache.flames[i].cell, WANTED[i].cell));
    }
    world_free(world);
}

static void more_candles_than_there_is_room_for_do_no_harm(void **state) {
    (void)state;
    World *world = empty_room(28, 14, (Vec){1, 1});
    world->cache.flame_max = 200;
    for (int i = 0; i < 300; i++) {
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = ITEM_CANDLE, .pos = cell_centre((Vec){1 + i % 26, 1 + i / 26}), .burns = 100};
    }
    flames_rebuild(world);
    assert_int_equal(world->cache.flame_count, world->cache.flame_max);
    world_free(world);
}

enum { ACROSS = 3 };

// So many of the same beside each other, with one hero: some flames are too far from a door for its light.
static World *side_by_side(const char *rows) {
    static char wide[2048];
    int w = (int)strcspn(rows, "\n"), at = 0;
    for (; *rows != '\0'; rows += w + 1) {
        for (int i = 0; i < ACROSS * w; i++)
            wide[at++] = i > w && strchr("@<>", rows[i % w]) != NULL ? '.' : rows[i % w];
        wide[at++] = '\n';
    }
    wide[at] = '\0';
    return shut_arena(wide);
}

// flames_update_cell() must leave the same as a search from nothing.
static void looking_again_comes_to_the_same_as_finding_anew(void **state) {
    (void)state;
    World *world = side_by_side("####!####!####!####\n"
                                "#.......#.........#\n"
                                "#.@.....+....&....#\n"
                                "#.......#.........#\n"
                                "###+#########+#####\n"
                                "#.......#.........#\n"
                                "#.>.....+....<....#\n"
                                "#.......#.........#\n"
                                "###################\n");
    Rng rng;
    rng_init(&rng, 5, STREAM_AI);
    Fov before[ACROSS * 16];
    Grid bright;
    assert_true(grid_init(&bright, world->cache.bright.w, world->cache.bright.h));
    assert_in_range(world->cache.flame_count, 1, ACROSS * 16);
    for (int i = 0; i < 900; i++) {
        int x = rng_between(&rng, 1, world->level.tiles.w - 2);
        int y = rng_between(&rng, 1, 7);
        Tile tile = rng_chance(&rng, 1, 2) ? TILE_DOOR : TILE_DOOR_OPEN;
        Tile now = level_tile(&world->level, (Vec){x, y});
        if (now != TILE_DOOR && now != TILE_DOOR_OPEN && now != TILE_FLOOR) continue;
        terrain_set(world, (Vec){x, y}, tile);
        for (int k = 0; k < world->cache.flame_count; k++) before[k] = world->cache.flames[k].fov;
        memcpy(bright.cells, world->cache.bright.cells, (size_t)bright.w * (size_t)bright.h);
        flames_rebuild(world);
        for (int k = 0; k < world->cache.flame_count; k++) {
            assert_memory_equal(before[k].rows, world->cache.flames[k].fov.rows, sizeof before[k].rows);
        }
        assert_memory_equal(bright.cells, world->cache.bright.cells, (size_t)bright.w * (size_t)bright.h);
    }
    grid_free(&bright);
    world_free(world);
}

static void walking_changes_no_flame(void **state) {
    (void)state;
    World *world = arena("###!#########\n"
                         "#@..........#\n"
                         "#############\n"
                         "#############\n"
                         "#############\n");
    uint32_t changes = world->cache.flame_changes;
    run(world, EAST, 60);
    assert_int_equal(world->cache.flame_changes, changes);
    world_free(world);
}

// The list and the light are what flames_rebuild() makes of the world as it stands.
static void check_found_anew(const World *world) {
    World *anew = world_copy(world);
    assert_non_null(anew);
    flames_rebuild(anew);
    assert_int_equal(world->cache.flame_count, anew->cache.flame_count);
    for (int i = 0; i < anew->cache.flame_count; i++) {
        const Flame *flame = &world->cache.flames[i], *other = &anew->cache.flames[i];
        size_t rows = (size_t)(2 * other->fov.reach.y + 1);
        assert_int_equal(flame->kind, other->kind);
        assert_true(vec_eq(flame->cell, other->cell));
        assert_memory_equal(flame->fov.rows, other->fov.rows, rows * sizeof other->fov.rows[0]);
    }
    size_t cells = (size_t)world->level.tiles.w * (size_t)world->level.tiles.h;
    assert_memory_equal(world->cache.bright.cells, anew->cache.bright.cells, cells);
    world_free(anew);
}

// Hounds chase him, leap, leave fire behind, and die; doors open and shut.
static void light_goes_along_with_those_that_glow(void **state) {
    (void)state;
    World *world = arena("########!############\n"
                         "#.....#.......h.h.h.#\n"
                         "#.....+......h.h.h..#\n"
                         "#..@..#.......h.h.h.#\n"
                         "#.....###+########+##\n"
                         "#.....#.....hhhh....#\n"
                         "#.....+....h....h...#\n"
                         "#.....#....hhhhh....#\n"
                         "#####################\n");
    uint32_t changes = world->cache.flame_changes;
    for (int i = HERO + 1; i < world->actor_count; i++) alarm(world, i);
    Input input = {0};
    Rng rng;
    rng_init(&rng, 1, STREAM_AI);
    for (int i = 0; i < 6000; i++) {
        if (i % 20 == 0) input.x = (int8_t)rng_between(&rng, -1, 1);
        if (i % 20 == 10) input.y = (int8_t)rng_between(&rng, -1, 1);
        input.buttons = rng_chance(&rng, 1, 8) ? BUTTON_STRIKE : 0;
        world->actors[HERO].hp = world->actors[HERO].hp_max = 100;
        if (i % 1000 == 999) slay(world, 1 + i / 1000, CAUSE_BLOW);
        world_tick(world, input);
        check_found_anew(world);
    }
    assert_true(world->cache.flame_changes > changes + 300);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wall_torch_lights_a_circle_of_four_from_the_cell_below),
        cmocka_unit_test(walls_throw_shadows),
        cmocka_unit_test(a_shut_door_below_a_torch_keeps_it_dark_until_it_opens),
        cmocka_unit_test(a_door_lets_light_through_only_when_open),
        cmocka_unit_test(each_kind_shines_as_far_as_the_table_says),
        cmocka_unit_test(the_circle_is_round),
        cmocka_unit_test(a_bracket_is_kindled_and_quenched),
        cmocka_unit_test(a_brazier_is_kindled_and_quenched),
        cmocka_unit_test(nothing_puts_out_the_great_fire),
        cmocka_unit_test(what_he_does_not_see_he_does_not_learn),
        cmocka_unit_test(a_candle_burns_down_and_is_gone),
        cmocka_unit_test(put_out_a_candle_stays_and_a_brand_does_not),
        cmocka_unit_test(two_candles_in_one_cell_are_one_flame),
        cmocka_unit_test(flames_come_in_reading_order),
        cmocka_unit_test(more_candles_than_there_is_room_for_do_no_harm),
        cmocka_unit_test(looking_again_comes_to_the_same_as_finding_anew),
        cmocka_unit_test(walking_changes_no_flame),
        cmocka_unit_test(light_goes_along_with_those_that_glow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
