// What the floor does: water, ice, embers, webs; plates and cracked walls.
#include "sim/arena.h"
#include "sim/dusk.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/props.h"
#include "sim/hazards/spills.h"
#include "sim/minds.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/space/terrain.h"

static const char ROOM[] = "###############\n"
                           "#.............#\n"
                           "#.@...........#\n"
                           "#.............#\n"
                           "###############\n";

static void fill(World *world, Tile tile) {
    for (int x = 1; x <= 13; x++) terrain_set(world, (Vec){x, 2}, tile);
}

static void adorn(World *world, Decor decor) {
    for (int x = 1; x <= 13; x++) grid_set(&world->level.decor, (Vec){x, 2}, (uint8_t)decor);
}

// Sub a tick, once at full speed.
static int pace(World *world) {
    run(world, EAST, 10);
    int x = hero_of(world)->pos.x;
    world_tick(world, EAST);
    return hero_of(world)->pos.x - x;
}

static void water_leaves_three_quarters_of_the_speed(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_WATER);
    assert_in_range(pace(world), 512, 513);
    world_free(world);
}

static void webs_and_honey_leave_half(void **state) {
    (void)state;
    World *world = arena(ROOM);
    adorn(world, DECOR_WEB);
    assert_in_range(pace(world), 341, 342);
    spill_pour(world, SPILL_HONEY, (Vec){4, 2});
    assert_in_range(pace(world), 341, 342); // not a quarter
    world_free(world);
}

static void wings_are_above_it_all(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_WATER);
    world->hero.power[POWER_WINGS] = 500;
    assert_true(pace(world) > 683);
    fill(world, TILE_EMBER);
    run(world, STILL, 100);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void monsters_are_slowed_too_and_still_arrive(void **state) {
    (void)state;
    static const Tile FLOORS[] = {TILE_FLOOR, TILE_WATER, TILE_ICE};
    for (int i = 0; i < 3; i++) {
        World *world = arena("################\n"
                             "#.@............#\n"
                             "#.............g#\n"
                             "################\n"
                             "################\n");
        for (int x = 1; x <= 14; x++) terrain_set(world, (Vec){x, 2}, FLOORS[i]);
        alarm(world, 1);
        int ticks = 0;
        while (ticks < 1200 && vec_chebyshev(cell_of(world->actors[1].pos), (Vec){2, 1}) > 2) {
            world_tick(world, STILL);
            ticks++;
        }
        assert_true(ticks < 500);
        world_free(world);
    }
}

static void on_ice_velocity_changes_by_64_a_tick(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_ICE);
    for (int i = 1; i <= 10; i++) {
        world_tick(world, EAST);
        assert_int_equal(hero_of(world)->vel.x, 64 * i);
    }
    run(world, EAST, 1);
    assert_int_equal(hero_of(world)->vel.x, 683);
    int x = hero_of(world)->pos.x;
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->vel.x, 683 - 64);
    run(world, STILL, 30);
    assert_true(hero_of(world)->pos.x - x > CELL_SUB / 3);
    assert_int_equal(hero_of(world)->vel.x, 0);
    world_free(world);
}

static void who_slides_takes_no_steps(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_ICE);
    run(world, EAST, 12);
    int walked = hero_of(world)->walked, x = hero_of(world)->pos.x;
    assert_true(walked > 0);
    run(world, STILL, 8);
    assert_true(hero_of(world)->pos.x > x);
    assert_int_equal(hero_of(world)->walked, walked);
    world_free(world);
}

static void nails_hold_on_ice(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_ICE);
    world->hero.worn[item_gear_place(ITEM_NAILED_BOOTS)] = ITEM_NAILED_BOOTS;
    run(world, EAST, 4);
    assert_int_equal(hero_of(world)->vel.x, 683);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->vel.x, 0);
    world_free(world);
}

static void ice_does_not_push_against_walls(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_ICE);
    run(world, WEST, 60);
    assert_int_equal(hero_of(world)->vel.x, 0);
    world_tick(world, EAST);
    assert_int_equal(hero_of(world)->vel.x, 64);
    world_free(world);
}

static void embers_take_1_each_60_ticks(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_EMBER);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->hp, 9);
    run(world, STILL, 59);
    assert_int_equal(hero_of(world)->hp, 9);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->hp, 8);
    world_free(world);
}

static void embers_shine_one_cell_far(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#@....'.#\n"
                         "#########\n"
                         "#########\n"
                         "#########\n");
    assert_true(flames_is_flame_lit(world, (Vec){5, 1}));
    assert_true(flames_is_flame_lit(world, (Vec){6, 1}));
    assert_false(flames_is_flame_lit(world, (Vec){4, 1}));
    world_free(world);
}

static void water_is_loud_and_rugs_are_silent(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fill(world, TILE_WATER);
    assert_true(run_until(world, EAST, EVENT_NOISE, 40));
    assert_true(heard_noise(world, 5));
    world->hero.lantern_shut = true;
    assert_true(run_until(world, EAST, EVENT_NOISE, 40));
    assert_true(heard_noise(world, 5));
    fill(world, TILE_FLOOR);
    adorn(world, DECOR_RUG);
    assert_int_equal(run_count(world, EAST, EVENT_NOISE, 60), 0);
    world_free(world);
}

static void who_comes_into_water_is_heard_once(void **state) {
    (void)state;
    World *world = arena(ROOM);
    for (int x = 4; x <= 9; x++) terrain_set(world, (Vec){x, 2}, TILE_WATER);
    assert_int_equal(run_count(world, EAST, EVENT_WADE, 60), 1);
    world_free(world);
}

static void water_puts_out_what_burns_in_hand_and_on_the_floor(void **state) {
    (void)state;
    World *world = arena(ROOM);
    world->hero.bag.hand = ITEM_BRAND;
    fill(world, TILE_WATER);
    world_tick(world, STILL);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    assert_int_equal(heard(world, EVENT_QUENCH), 1);
    floor_put_lit_item(world, ITEM_CANDLE, (Vec){8, 2}, 1000);
    world_tick(world, STILL);
    assert_int_equal(world->floor.items[0].burns, 0);
    assert_false(world->floor.items[0].taken);
    world_free(world);
}

static const char SECRET[] = "###########\n"
                             "#.@...#...#\n"
                             "#.....\\...#\n"
                             "#..r..#...#\n"
                             "###########\n";

static World *with_plate(Vec cell) {
    return arena_with(SECRET, (Fixture){.kind = FIXTURE_PLATE, .cell = cell, .to = {6, 2}});
}

static void a_plate_opens_its_secret_for_good_under_the_hero(void **state) {
    (void)state;
    World *world = with_plate((Vec){4, 1});
    assert_int_equal(run_count(world, STILL, EVENT_PLATE, 30), 0);
    assert_true(run_until(world, EAST, EVENT_PLATE, 40));
    assert_int_equal(heard(world, EVENT_SECRET), 1);
    assert_int_equal(level_tile(&world->level, (Vec){6, 2}), TILE_FLOOR);
    assert_int_equal(run_count(world, WEST, EVENT_PLATE, 40), 0);
    assert_int_equal(run_count(world, EAST, EVENT_PLATE, 60), 0);
    world_free(world);
}

static void so_it_does_under_a_monster(void **state) {
    (void)state;
    World *world = with_plate((Vec){3, 3});
    tick_asleep(world, STILL);
    assert_int_equal(level_tile(&world->level, (Vec){6, 2}), TILE_FLOOR);
    world_free(world);
}

static void and_under_a_crate(void **state) {
    (void)state;
    World *world = with_plate((Vec){4, 1});
    terrain_set(world, (Vec){3, 1}, TILE_CRATE);
    assert_true(run_until(world, EAST, EVENT_CRATE, 20));
    tick_asleep(world, STILL);
    assert_int_equal(level_tile(&world->level, (Vec){4, 1}), TILE_CRATE);
    assert_int_equal(level_tile(&world->level, (Vec){6, 2}), TILE_FLOOR);
    world_free(world);
}

static void a_plate_shows_once_it_is_lit(void **state) {
    (void)state;
    World *world = with_plate((Vec){5, 2});
    world->hero.lantern_shut = true;
    run(world, STILL, 1);
    assert_false(world->floor.fixtures[0].found);
    world->hero.lantern_shut = false;
    run(world, STILL, 1);
    assert_true(world->floor.fixtures[0].found);
    assert_int_equal(heard(world, EVENT_FOUND), 1);
    world_free(world);
}

static void a_secret_looks_like_a_wall(void **state) {
    (void)state;
    World *world = with_plate((Vec){4, 1});
    world_tick(world, STILL);
    assert_int_equal(grid_at(&world->known.tiles, (Vec){6, 2}), TILE_WALL);
    world_free(world);
}

static void cracks_show_once_in_the_light(void **state) {
    (void)state;
    Vec crack = {9, 2};
    World *world = arena("############\n"
                         "#@.......###\n"
                         "########./##\n"
                         "#########.##\n"
                         "############\n");
    world->hero.lantern_shut = true;
    assert_int_equal(run_count(world, EAST, EVENT_CRACK, 40), 0);
    assert_true(fov_has(&world->cache.view, crack));
    assert_int_equal(grid_at(&world->known.tiles, crack), TILE_WALL);
    world->hero.lantern_shut = false;
    run(world, EAST, 1);
    assert_int_equal(heard(world, EVENT_CRACK), 1);
    assert_int_equal(grid_at(&world->known.tiles, crack), TILE_CRACKED);
    world->hero.lantern_shut = true;
    assert_int_equal(run_count(world, WEST, EVENT_CRACK, 60), 0);
    assert_int_equal(grid_at(&world->known.tiles, crack), TILE_CRACKED);
    world_free(world);
}

static void sheer_force_opens_cracks_and_plain_doors(void **state) {
    (void)state;
    World *world = arena("########\n"
                         "#@../..#\n"
                         "###+####\n"
                         "#..#...#\n"
                         "########\n");
    assert_true(props_break_weak(world, (Vec){4, 1}, HERO));
    assert_true(props_break_weak(world, (Vec){3, 2}, HERO));
    assert_false(props_break_weak(world, (Vec){3, 3}, HERO));
    assert_int_equal(level_tile(&world->level, (Vec){4, 1}), TILE_FLOOR);
    assert_int_equal(level_tile(&world->level, (Vec){3, 2}), TILE_FLOOR);
    assert_int_equal(level_tile(&world->level, (Vec){3, 3}), TILE_WALL);
    world_free(world);
}

static void a_door_broken_open_does_not_fall_shut(void **state) {
    (void)state;
    World *world = arena("########\n"
                         "#.@+...#\n"
                         "########\n"
                         "########\n"
                         "########\n");
    assert_true(run_until(world, EAST, EVENT_DOOR_OPEN, 30));
    run(world, STILL, 10);
    props_break_weak(world, (Vec){3, 1}, HERO);
    run(world, STILL, 1);
    assert_int_equal(world->floor.door_count, 0);
    run(world, STILL, 200);
    assert_int_equal(level_tile(&world->level, (Vec){3, 1}), TILE_FLOOR);
    world_free(world);
}

static void a_toll_holds_fires_and_wipes_what_lies_in_the_dark(void **state) {
    (void)state;
    Vec lit = {3, 3}, dark = {24, 8}, burning = {35, 12};
    World *world = dusk(1);
    spill_pour(world, SPILL_HONEY, lit);
    spill_pour(world, SPILL_HONEY, dark);
    terrain_set(world, (Vec){13, 12}, TILE_POT);
    props_hit_nearest(world, (Vec){13, 12}, 1, HERO);
    fire_ignite(world, burning, 1000, -1);
    assert_true(toll_perform_rung(world).made);
    assert_non_null(spill_at(world, lit));
    assert_null(spill_at(world, dark));
    assert_int_equal(world->floor.prop_count, 0);
    assert_true(fire_on(world, burning));
    assert_int_equal(level_tile(&world->level, burning), TILE_FLOOR);
    world_free(world);
}

static void the_hash_sees_fires_spills_and_props(void **state) {
    (void)state;
    World *world = arena(ROOM);
    spill_pour(world, SPILL_WINE, (Vec){5, 2});
    fire_ignite(world, (Vec){5, 2}, 0, -1);
    terrain_set(world, (Vec){10, 2}, TILE_CRATE);
    props_hit_nearest(world, (Vec){10, 2}, 1, HERO);
    uint64_t hash = world_hash(world);
    int *const fields[] = {
        &world->floor.spills[3].ticks, &world->floor.spills[3].cell.x, &world->floor.fires[0].ticks,
        &world->floor.fires[0].cell.y, &world->floor.fires[0].by,      &world->floor.props[0].hp,
        &world->floor.props[0].slide,  &world->floor.props[0].dir,     &world->floor.props[0].cell.x,
        &world->floor.spill_count,     &world->actors[0].scorch};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        ++*fields[i];
        assert_true(world_hash(world) != hash);
        --*fields[i];
    }
    assert_true(world_hash(world) == hash);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(water_leaves_three_quarters_of_the_speed),
        cmocka_unit_test(webs_and_honey_leave_half),
        cmocka_unit_test(wings_are_above_it_all),
        cmocka_unit_test(monsters_are_slowed_too_and_still_arrive),
        cmocka_unit_test(on_ice_velocity_changes_by_64_a_tick),
        cmocka_unit_test(who_slides_takes_no_steps),
        cmocka_unit_test(nails_hold_on_ice),
        cmocka_unit_test(ice_does_not_push_against_walls),
        cmocka_unit_test(embers_take_1_each_60_ticks),
        cmocka_unit_test(embers_shine_one_cell_far),
        cmocka_unit_test(water_is_loud_and_rugs_are_silent),
        cmocka_unit_test(who_comes_into_water_is_heard_once),
        cmocka_unit_test(water_puts_out_what_burns_in_hand_and_on_the_floor),
        cmocka_unit_test(a_plate_opens_its_secret_for_good_under_the_hero),
        cmocka_unit_test(so_it_does_under_a_monster),
        cmocka_unit_test(and_under_a_crate),
        cmocka_unit_test(a_plate_shows_once_it_is_lit),
        cmocka_unit_test(a_secret_looks_like_a_wall),
        cmocka_unit_test(cracks_show_once_in_the_light),
        cmocka_unit_test(sheer_force_opens_cracks_and_plain_doors),
        cmocka_unit_test(a_door_broken_open_does_not_fall_shut),
        cmocka_unit_test(a_toll_holds_fires_and_wipes_what_lies_in_the_dark),
        cmocka_unit_test(the_hash_sees_fires_spills_and_props),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
