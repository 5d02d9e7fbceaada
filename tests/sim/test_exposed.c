// The light that the hero carries, and when it exposes him.
#include "sim/lamps.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/terrain.h"

static void the_lantern_lights_five_cells_and_shut_one(void **state) {
    (void)state;
    World *world = arena("##############\n"
                         "#@...........#\n"
                         "##############\n"
                         "##############\n"
                         "##############\n");
    assert_true(flames_is_lit_at_all(world, (Vec){6, 1}));
    assert_false(flames_is_lit_at_all(world, (Vec){7, 1}));
    assert_false(flames_is_flame_lit(world, (Vec){1, 1}));
    world->hero.lantern_shut = true;
    assert_true(flames_is_lit_at_all(world, (Vec){2, 1}));
    assert_false(flames_is_lit_at_all(world, (Vec){3, 1}));
    world_free(world);
}

static void a_brand_in_hand_is_bright_for_three_cells(void **state) {
    (void)state;
    World *world = shut_arena("##############\n"
                              "#@...........#\n"
                              "##############\n"
                              "##############\n"
                              "##############\n");
    world->hero.bag.hand = ITEM_BRAND;
    assert_true(flames_is_flame_lit(world, (Vec){4, 1}));
    assert_false(flames_is_flame_lit(world, (Vec){5, 1}));
    run(world, EAST, 24);
    assert_true(world->cache.hero_cell.x >= 2);
    assert_true(flames_is_flame_lit(world, (Vec){world->cache.hero_cell.x + 3, 1}));
    world_free(world);
}

static void he_is_exposed_by_lantern_brand_light_or_a_blow(void **state) {
    (void)state;
    World *world = arena("##########!#\n"
                         "#@.........#\n"
                         "############\n"
                         "############\n"
                         "############\n");
    assert_true(flames_hero_seen_afar(world));
    world->hero.lantern_shut = true;
    assert_false(flames_hero_seen_afar(world));
    world->hero.exposed = 1;
    assert_true(flames_hero_seen_afar(world));
    world->hero.exposed = 0;
    world->hero.bag.hand = ITEM_BRAND;
    assert_true(flames_hero_seen_afar(world));
    world->hero.bag.hand = ITEM_ARROW;
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre((Vec){6, 1}));
    terrain_update_view(world);
    assert_true(flames_hero_seen_afar(world));
    assert_true(light_fixture_quench(world, (Vec){10, 0}, HERO));
    assert_false(flames_hero_seen_afar(world));
    world_free(world);
}

static void light_beyond_his_sight_shows_him_nothing(void **state) {
    (void)state;
    World *world = shut_arena("##########!#\n"
                              "#@..#......#\n"
                              "#...#......#\n"
                              "#..........#\n"
                              "############\n");
    assert_true(flames_is_lit_at_all(world, (Vec){9, 1}));
    assert_false(flames_lit_in_sight(world, (Vec){9, 1}));
    assert_false(flames_lit_in_sight(world, (Vec){3, 3})); // in sight, but dark
    world->hero.lantern_shut = false;
    assert_true(flames_lit_in_sight(world, (Vec){3, 3}));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lantern_lights_five_cells_and_shut_one),
        cmocka_unit_test(a_brand_in_hand_is_bright_for_three_cells),
        cmocka_unit_test(he_is_exposed_by_lantern_brand_light_or_a_blow),
        cmocka_unit_test(light_beyond_his_sight_shows_him_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
