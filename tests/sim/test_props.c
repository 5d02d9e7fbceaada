// Crates, pots and barrels: broken, pushed, blown up; and what a blast does.
#include "sim/arena.h"
#include "sim/hazards/blast.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/missiles.h"
#include "sim/hazards/props.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/space/terrain.h"
#include "sim/state/actor.h"

static const char ROOM[] = "#############\n"
                           "#...........#\n"
                           "#.@.........#\n"
                           "#...........#\n"
                           "#############\n";

static Tile tile_at(const World *world, int x, int y) {
    return level_tile(&world->level, (Vec){x, y});
}

static void one_blow_breaks_crates_and_pots_loudly(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        World *world = arena(ROOM);
        Tile tile = i == 0 ? TILE_CRATE : TILE_POT;
        terrain_set(world, (Vec){3, 2}, tile);
        face(world, DIR_E);
        world_tick(world, STRIKE);
        assert_true(run_until(world, STILL, EVENT_BREAK, 10));
        assert_true(heard_noise(world, 7));
        assert_int_equal(tile_at(world, 3, 2), TILE_FLOOR);
        world_free(world);
    }
}

static void a_blow_reaches_what_stands_before_him_alone(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){3, 2}, TILE_CRATE);
    terrain_set(world, (Vec){1, 2}, TILE_CRATE);
    terrain_set(world, (Vec){5, 2}, TILE_CRATE);
    face(world, DIR_E);
    strike(world);
    assert_int_equal(tile_at(world, 3, 2), TILE_FLOOR);
    assert_int_equal(tile_at(world, 1, 2), TILE_CRATE);
    assert_int_equal(tile_at(world, 5, 2), TILE_CRATE);
    world_free(world);
}

static void arrows_break_a_pot(void **state) {
    (void)state;
    World *world = arena(ROOM);
    int damage = MISSILES[MISSILE_ARROW].damage, arrows = (PROP_HP + damage - 1) / damage;
    terrain_set(world, (Vec){8, 2}, TILE_POT);
    face(world, DIR_E);
    for (int i = 0; i < arrows; i++) {
        assert_int_equal(tile_at(world, 8, 2), TILE_POT);
        world_tick(world, THROW);
        run(world, STILL, 60);
    }
    assert_int_equal(tile_at(world, 8, 2), TILE_FLOOR);
    world_free(world);
}

static void what_was_hit_before_breaks_sooner(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){8, 2}, TILE_POT);
    props_hit_nearest(world, (Vec){8, 2}, PROP_HP - 1, HERO);
    assert_int_equal(tile_at(world, 8, 2), TILE_POT);
    props_hit_nearest(world, (Vec){8, 2}, 1, HERO);
    assert_int_equal(tile_at(world, 8, 2), TILE_FLOOR);
    world_free(world);
}

static void pots_leave_what_the_table_says(void **state) {
    (void)state;
    int left = 0;
    for (int seed = 1; seed <= 200; seed++) {
        World *world = arena_seeded(ROOM, (uint64_t)seed);
        terrain_set(world, (Vec){8, 2}, TILE_POT);
        props_hit_nearest(world, (Vec){8, 2}, PROP_HP, HERO);
        left += world->floor.item_count > 0;
        world_free(world);
    }
    assert_in_range(left, 70, 130); // half of them hold nothing
}

static void a_crate_is_pushed_at_half_his_speed(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){4, 2}, TILE_CRATE);
    assert_true(run_until(world, EAST, EVENT_CRATE, 30));
    assert_int_equal(tile_at(world, 4, 2), TILE_FLOOR);
    assert_int_equal(tile_at(world, 5, 2), TILE_CRATE);
    assert_int_equal(prop_changed(world, (Vec){5, 2})->dir, DIR_E);
    int x = hero_of(world)->pos.x;
    run(world, EAST, 20);
    assert_in_range(hero_of(world)->pos.x - x, 20 * 300, 20 * 342);
    assert_int_equal(tile_at(world, 5, 2), TILE_CRATE);
    assert_true(run_until(world, EAST, EVENT_CRATE, 8)); // and on to the next cell
    check_apart(world);
    world_free(world);
}

static void a_crate_stops_at_walls_things_and_bodies(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#.@..##\n"
                         "#.g...#\n"
                         "#######\n"
                         "#######\n");
    terrain_set(world, (Vec){4, 1}, TILE_CRATE);
    for (int i = 0; i < 60; i++) tick_asleep(world, EAST);
    assert_int_equal(tile_at(world, 4, 1), TILE_CRATE);
    world_free(world);
    world = arena(ROOM);
    terrain_set(world, (Vec){4, 2}, TILE_CRATE);
    floor_put(world, (Item){.kind = ITEM_GEM, .pos = cell_centre((Vec){5, 2})});
    run(world, EAST, 60);
    assert_int_equal(tile_at(world, 4, 2), TILE_CRATE);
    world_free(world);
    world = arena("########\n"
                  "#.@..g.#\n"
                  "########\n"
                  "########\n"
                  "########\n");
    terrain_set(world, (Vec){4, 1}, TILE_CRATE);
    for (int i = 0; i < 60; i++) tick_asleep(world, EAST);
    assert_int_equal(tile_at(world, 4, 1), TILE_CRATE);
    world_free(world);
}

static void nobody_pushes_aslant(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){3, 2}, TILE_CRATE);
    run(world, (Input){.x = 1, .y = 1}, 5);
    assert_int_equal(tile_at(world, 3, 2), TILE_CRATE);
    world_free(world);
}

static void a_crate_falls_into_a_pit(void **state) {
    (void)state;
    World *world = arena_with(ROOM, (Fixture){.kind = FIXTURE_PIT, .cell = {5, 2}});
    terrain_set(world, (Vec){4, 2}, TILE_CRATE);
    assert_true(run_until(world, EAST, EVENT_CRATE, 30));
    assert_int_equal(tile_at(world, 4, 2), TILE_FLOOR);
    assert_int_equal(tile_at(world, 5, 2), TILE_FLOOR);
    world_free(world);
}

static void a_struck_barrel_hisses_then_blows_up(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){8, 2}, TILE_BARREL);
    props_hit_nearest(world, (Vec){8, 2}, 3, HERO);
    assert_int_equal(prop_changed(world, (Vec){8, 2})->hp, 0);
    assert_int_equal(run_count(world, STILL, EVENT_BLAST, BARREL_FUSE_TICKS - 1), 0);
    assert_int_equal(run_count(world, STILL, EVENT_BLAST, 1), 1);
    assert_int_equal(tile_at(world, 8, 2), TILE_FLOOR);
    assert_int_equal(world->floor.prop_count, 0);
    world_free(world);
}

static void a_barrel_that_hisses_is_not_lit_anew(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){8, 2}, TILE_BARREL);
    props_light_fuse(world, (Vec){8, 2}, HERO);
    run(world, STILL, 10);
    props_light_fuse(world, (Vec){8, 2}, NOBODY);
    assert_int_equal(prop_changed(world, (Vec){8, 2})->by, HERO);
    assert_int_equal(run_count(world, STILL, EVENT_BLAST, BARREL_FUSE_TICKS - 10), 1);
    world_free(world);
}

static void he_who_strikes_a_barrel_can_get_away(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){3, 2}, TILE_BARREL);
    face(world, DIR_E);
    world_tick(world, STRIKE);
    assert_true(run_until(world, STILL, EVENT_FUSE, 10));
    assert_true(run_until(world, WEST, EVENT_BLAST, 60));
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void fire_lights_barrels_and_barrels_light_barrels(void **state) {
    (void)state;
    World *world = arena(ROOM);
    terrain_set(world, (Vec){8, 2}, TILE_BARREL);
    terrain_set(world, (Vec){9, 2}, TILE_BARREL);
    terrain_set(world, (Vec){11, 2}, TILE_BARREL);
    fire_ignite(world, (Vec){7, 2}, 1000, -1);
    assert_int_equal(run_count(world, STILL, EVENT_BLAST, 600), 2);
    assert_int_equal(tile_at(world, 11, 2), TILE_BARREL);
    world_free(world);
}

static void a_barrel_is_his_doing_who_lit_it(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#.@.g.#o#\n"
                         "#########\n"
                         "#########\n"
                         "#########\n");
    terrain_set(world, (Vec){3, 1}, TILE_BARREL);
    world->actors[1].hp = 20;
    props_light_fuse(world, (Vec){3, 1}, 2);
    for (int i = 0; i < 2 * BARREL_FUSE_TICKS && heard(world, EVENT_BLAST) == 0; i++)
        tick_asleep(world, STILL);
    assert_int_equal(world->killer, ACTOR_BOAR);
    assert_int_equal(world->killer_cause, CAUSE_BLAST);
    assert_int_equal(world->actors[1].brain.foe, 2);
    world_free(world);
}

static void a_blast_takes_4_of_the_hero_and_8_of_monsters(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#.@.g...#\n"
                         "#########\n"
                         "#########\n"
                         "#########\n");
    int index = 1;
    world->actors[index].hp = 20;
    blast_explode_now(world, (Vec){3, 1}, HERO);
    assert_int_equal(hero_of(world)->hp, 6);
    assert_int_equal(world->actors[index].hp, 12);
    assert_true(heard_noise(world, 16));
    world_free(world);
}

static void a_blast_breaks_what_can_be_broken_and_nothing_else(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#@.#/#..#\n"
                         "#..+.[..#\n"
                         "#..(.#..#\n"
                         "#########\n");
    blast_explode_now(world, (Vec){4, 2}, HERO);
    assert_int_equal(tile_at(world, 4, 1), TILE_FLOOR);
    assert_int_equal(tile_at(world, 3, 2), TILE_FLOOR);
    assert_int_equal(tile_at(world, 5, 2), TILE_FLOOR);
    assert_int_equal(tile_at(world, 3, 1), TILE_WALL);
    assert_int_equal(tile_at(world, 5, 3), TILE_WALL);
    assert_int_equal(tile_at(world, 3, 3), TILE_POT); // behind a corner of the door
    world_free(world);
}

static void a_blast_does_not_go_through_walls(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#@#...#\n"
                         "#.#...#\n"
                         "#######\n"
                         "#######\n");
    blast_explode_now(world, (Vec){2, 1}, HERO); // in the wall itself
    blast_explode_now(world, (Vec){3, 2}, HERO);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void a_blast_lights_fuel_and_springs_chests(void **state) {
    (void)state;
    World *world = arena_with(ROOM, (Fixture){.kind = FIXTURE_CHEST, .cell = {9, 3}, .trapped = true});
    grid_set(&world->level.decor, (Vec){8, 1}, DECOR_RUG);
    blast_explode_now(world, (Vec){8, 2}, HERO);
    assert_true(fire_on(world, (Vec){8, 1}));
    assert_false(fire_on(world, (Vec){7, 1}));
    assert_true(world->floor.fixtures[0].sprung);
    assert_int_equal(world->floor.missiles[0].kind, MISSILE_NONE);
    world_free(world);
}

static void a_bomb_on_the_floor_goes_off_after_its_fuse(void **state) {
    (void)state;
    World *world = arena(ROOM);
    floor_put(world, (Item){.kind = ITEM_BOMB, .pos = cell_centre((Vec){8, 2}), .burns = FUSE_TICKS});
    assert_false(flames_is_flame_lit(world, (Vec){8, 2}));
    assert_int_equal(run_count(world, STILL, EVENT_BLAST, 89), 0);
    assert_int_equal(run_count(world, STILL, EVENT_BLAST, 1), 1);
    assert_true(world->floor.items[0].taken);
    world_free(world);
}

static void a_bomb_that_lies_in_fire_begins_to_hiss(void **state) {
    (void)state;
    World *world = arena(ROOM);
    floor_put(world, (Item){.kind = ITEM_BOMB, .pos = cell_centre((Vec){8, 2})});
    fire_ignite(world, (Vec){8, 2}, 20, -1);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_FUSE), 1);
    assert_int_equal(run_count(world, STILL, EVENT_BLAST, 90), 1);
    world_free(world);
}

static void when_too_many_are_damaged_the_oldest_is_whole_again(void **state) {
    (void)state;
    World *world = arena("##################\n"
                         "#@...............#\n"
                         "#................#\n"
                         "#................#\n"
                         "#................#\n"
                         "#................#\n"
                         "##################\n");
    for (int i = 1; i <= PROPS_MAX + 1; i++) {
        Vec cell = {1 + i % 16, 1 + i / 16};
        terrain_set(world, cell, TILE_POT);
        props_hit_nearest(world, cell, 1, HERO);
    }
    assert_int_equal(world->floor.prop_count, PROPS_MAX);
    assert_null(prop_changed(world, (Vec){2, 1}));
    assert_int_equal(prop_changed(world, (Vec){3, 1})->hp, 2);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_blow_breaks_crates_and_pots_loudly),
        cmocka_unit_test(a_blow_reaches_what_stands_before_him_alone),
        cmocka_unit_test(arrows_break_a_pot),
        cmocka_unit_test(what_was_hit_before_breaks_sooner),
        cmocka_unit_test(pots_leave_what_the_table_says),
        cmocka_unit_test(a_crate_is_pushed_at_half_his_speed),
        cmocka_unit_test(a_crate_stops_at_walls_things_and_bodies),
        cmocka_unit_test(nobody_pushes_aslant),
        cmocka_unit_test(a_crate_falls_into_a_pit),
        cmocka_unit_test(a_struck_barrel_hisses_then_blows_up),
        cmocka_unit_test(a_barrel_that_hisses_is_not_lit_anew),
        cmocka_unit_test(he_who_strikes_a_barrel_can_get_away),
        cmocka_unit_test(fire_lights_barrels_and_barrels_light_barrels),
        cmocka_unit_test(a_barrel_is_his_doing_who_lit_it),
        cmocka_unit_test(a_blast_takes_4_of_the_hero_and_8_of_monsters),
        cmocka_unit_test(a_blast_breaks_what_can_be_broken_and_nothing_else),
        cmocka_unit_test(a_blast_does_not_go_through_walls),
        cmocka_unit_test(a_blast_lights_fuel_and_springs_chests),
        cmocka_unit_test(a_bomb_on_the_floor_goes_off_after_its_fuse),
        cmocka_unit_test(a_bomb_that_lies_in_fire_begins_to_hiss),
        cmocka_unit_test(when_too_many_are_damaged_the_oldest_is_whole_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
