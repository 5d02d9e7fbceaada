// What sets things on fire, and what fire leaves.
#include "sim/fuel.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/props.h"
#include "sim/hazards/spills.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/space/terrain.h"

static void put_item(World *world, ItemKind kind, Vec cell) {
    floor_put(world, (Item){.kind = kind, .pos = cell_centre(cell)});
}

static void fire_takes_nothing_that_lies_in_it(void **state) {
    (void)state;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (!item_bagged((ItemKind)kind) || kind == ITEM_BOMB) continue;
        World *world = arena(ROOM);
        adorn(world, (Vec){8, 2}, DECOR_RUG);
        put_item(world, (ItemKind)kind, (Vec){8, 2});
        fire_ignite(world, (Vec){8, 2}, 0, -1);
        run(world, STILL, 300);
        assert_int_equal(grid_at(&world->level.decor, (Vec){8, 2}), DECOR_NONE);
        assert_false(world->floor.items[0].taken);
        assert_true(vec_eq(cell_of(world->floor.items[0].pos), (Vec){8, 2}));
        world_free(world);
    }
}

static void throw_brand_until(World *world, EventKind kind) {
    world->hero.bag.hand = ITEM_BRAND;
    face(world, DIR_E);
    world_tick(world, THROW);
    assert_true(run_until(world, STILL, kind, 60));
}

static void a_brand_lights_fuel_where_it_lands(void **state) {
    (void)state;
    World *world = arena(ROOM);
    adorn(world, (Vec){5, 2}, DECOR_RUG);
    throw_brand_until(world, EVENT_FIRE);
    assert_true(fire_on(world, (Vec){5, 2}));
    world_free(world);
}

static void a_brand_thrown_against_something_hits_it_and_sets_it_on_fire(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){5, 2}, TILE_CRATE);
    throw_brand_until(world, EVENT_FIRE);
    assert_true(fire_on(world, (Vec){5, 2}));
    assert_int_equal(prop_changed(world, (Vec){5, 2})->hp, PROP_HP - 2);
    world_free(world);
}

static void a_brand_that_comes_down_before_something_leaves_it_alone(void **state) {
    (void)state;
    World *world = arena(ROOM);
    Vec beyond = {cell_of(hero_of(world)->pos).x + AIM_LEAST + 1, 2};
    terrain_set(world, beyond, TILE_CRATE);
    throw_brand_until(world, EVENT_LAND);
    assert_int_equal(world->floor.fire_count, 0);
    assert_null(prop_changed(world, beyond));
    world_free(world);
}

static void a_candle_lights_wine_but_no_rug(void **state) {
    (void)state;
    World *world = arena(ROOM);
    adorn(world, (Vec){8, 2}, DECOR_RUG);
    floor_put_lit_item(world, ITEM_CANDLE, (Vec){8, 2}, 1000);
    run(world, STILL, 100);
    assert_int_equal(world->floor.fire_count, 0);
    spill_pour(world, SPILL_WINE, (Vec){8, 2});
    run(world, STILL, 1);
    assert_true(fire_on(world, (Vec){8, 2}));
    world_free(world);
}

static void more_fires_than_there_is_room_for_do_no_harm(void **state) {
    (void)state;
    World *world = empty_room(24, 14, (Vec){1, 1});
    int lit = 0;
    for (int i = 1; i < 22 * 12; i++) lit += fire_ignite(world, (Vec){1 + i % 22, 1 + i / 22}, 50, -1);
    assert_int_equal(lit, FIRES_MAX);
    run(world, STILL, 50);
    assert_int_equal(world->floor.fire_count, 0);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fire_takes_nothing_that_lies_in_it),
        cmocka_unit_test(a_brand_lights_fuel_where_it_lands),
        cmocka_unit_test(a_brand_thrown_against_something_hits_it_and_sets_it_on_fire),
        cmocka_unit_test(a_brand_that_comes_down_before_something_leaves_it_alone),
        cmocka_unit_test(a_candle_lights_wine_but_no_rug),
        cmocka_unit_test(more_fires_than_there_is_room_for_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
