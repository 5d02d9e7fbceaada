// The treasures that a toll takes, and tolls that change nothing.
#include "map/balance_toll.h"
#include "sim/space/paths.h"
#include "sim/space/terrain.h"

#include "sim/dusk.h"
#include "sim/toll_checker.h"

// ---- the treasure that is lost

static void one_good_of_the_dark_is_lost(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = dusk(seed);
        int treasures = count_treasures(world), remaining = world->remaining;
        toll_perform_rung(world);
        assert_int_equal(count_treasures(world), treasures - 1);
        assert_int_equal(world->remaining, remaining - 1);
        assert_int_equal(world->clock.lost, 1);
        assert_int_equal(heard(world, EVENT_GONE), 1);
        world_free(world);
    }
}

static void none_is_lost_that_the_quota_needs(void **state) {
    (void)state;
    World *world = dusk(1);
    for (int n = 1; n <= 6; n++) {
        toll_perform_rung(world);
        assert_int_equal(world->remaining, int_max(DUSK_TREASURES - n, DUSK_QUOTA));
        assert_int_equal(count_treasures(world), world->remaining);
    }
    world_free(world);
}

static void neither_lit_goods_nor_those_collected_before_are_lost(void **state) {
    (void)state;
    World *world = dusk_of(DUSK, 1, 1);
    Vec lit = {5, 3};
    for (int i = 0; i < world->floor.item_count; i++) {
        world->floor.items[i].counted = i > 0;
        if (i == 0) world->floor.items[i].pos = cell_centre(lit);
    }
    toll_perform_rung(world);
    assert_int_equal(world->clock.lost, 0);
    assert_int_equal(heard(world, EVENT_GONE), 0);
    assert_int_equal(item_at(world, lit), 0);
    assert_int_equal(count_treasures(world), 6);
    world_free(world);
}

// ---- undone

static World *with_closet(void) {
    World *world = dusk(1);
    close_cell(world, CLOSET);
    return world;
}

static void cannot_be_proved(World *world) {
    TollReport report = toll_perform_rung(world);
    assert_false(report.made);
    assert_int_equal(report.attempts, TOLL_TRIES);
    world_free(world);
}

static void a_closet_is_no_matter_but_what_is_in_it_is(void **state) {
    (void)state;
    World *world = with_closet();
    assert_true(toll_perform_rung(world).made);
    world_free(world);
    world = with_closet();
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_HEART, .pos = cell_centre((Vec){38, 8})};
    cannot_be_proved(world);
    world = with_closet();
    put_monster(world, ACTOR_RAT, cell_centre((Vec){38, 8}));
    cannot_be_proved(world);
    world = with_closet();
    fixture_add(&world->level, (Fixture){.kind = FIXTURE_CHEST, .item = ITEM_HEART, .cell = {38, 8}});
    cannot_be_proved(world);
    world = with_closet();
    grid_set(&world->level.tiles, (Vec){38, 8}, TILE_STAIRS_UP);
    cannot_be_proved(world);
}

// One that is here must be reached; one that was spent on another depth is not missed.
static void a_key_that_is_here_must_be_reached(void **state) {
    (void)state;
    World *world = dusk(1);
    grid_set(&world->level.tiles, (Vec){10, 2}, TILE_LOCKED_3);
    assert_true(toll_perform_rung(world).made);
    world_free(world);
    world = with_closet();
    grid_set(&world->level.tiles, (Vec){10, 2}, TILE_LOCKED_3);
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_KEY_3, .pos = cell_centre((Vec){38, 8})};
    cannot_be_proved(world);
}

static void a_level_keeps_as_much_floor_as_it_needs(void **state) {
    (void)state;
    int drafts = 0, seeds = 20;
    for (int seed = 1; seed <= seeds; seed++) {
        World *world = dusk((uint64_t)seed);
        Blend blend = {.w = 41, .h = 21};
        blend.of[1] = GENERATORS[GEN_HALLS]->defaults;
        blend.of[1].rooms = 2; // which now and then are too small
        blend.of[0] = blend.of[1];
        rebuild_free(world->cache.rebuild);
        world->cache.rebuild = rebuild_new(&blend);
        TollReport report = toll_perform_rung(world);
        assert_true(report.made);
        assert_in_range(count_tiles(world, TILE_FLOOR), TOLL_FLOOR_MIN, 41 * 21);
        drafts += report.attempts;
        world_free(world);
    }
    assert_true(drafts > seeds);
}

static void a_toll_that_cannot_be_proved_rebuilds_nothing_but_brings_what_was_foretold(void **state) {
    (void)state;
    World *world = with_closet();
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_HEART, .pos = cell_centre((Vec){38, 8})};
    run(world, STILL, 3);
    world->floor.missiles[0] =
        (Missile){.kind = MISSILE_ARROW, .item = {.kind = ITEM_ARROW}, .pos = cell_centre((Vec){4, 3})};
    world->events.count = 0;
    Grid before = copy_of(&world->level.tiles);
    int actors = count_actors(world), lost = world->clock.lost;
    TollForecast says = toll_forecast(world, true);
    TollReport report = toll_perform_rung(world);
    assert_false(report.made);
    assert_int_equal(report.attempts, TOLL_TRIES);
    assert_int_equal(heard(world, EVENT_DUST), 1);
    assert_int_equal(heard(world, EVENT_HALLOWED), says.doubled);
    assert_int_equal(world->clock.ticks, world->clock.period);
    assert_int_equal(count_actors(world), actors + says.hunters);
    assert_int_equal(world->clock.lost, lost + says.lost);
    assert_memory_equal(world->level.tiles.cells, before.cells, (size_t)cells_of(world));
    grid_free(&before);
    world_free(world);
}

static void keys_that_he_has_or_can_take_open_what_is_locked(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        World *world = dusk(1);
        grid_set(&world->level.tiles, (Vec){10, 16}, TILE_LOCKED_1);
        if (i == 0) world->hero.keys[0] = 1;
        if (i == 1)
            world->floor.items[world->floor.item_count++] =
                (Item){.kind = ITEM_KEY_1, .pos = cell_centre((Vec){22, 16})};
        assert_true(toll_perform_rung(world).made);
        world_free(world);
    }
}

static void the_ring_of_hours_puts_a_toll_off_by_1800_ticks_once(void **state) {
    (void)state;
    World *world = dusk(1);
    int *ring = &world->hero.worn[CLASS_RING - GEAR_FIRST];
    world->clock.ticks = 1000;
    *ring = ITEM_HOURS_RING;
    world_tick(world, STILL);
    assert_int_equal(world->clock.ticks, 2799);
    *ring = -1;
    world_tick(world, STILL);
    *ring = ITEM_HOURS_RING;
    world_tick(world, STILL);
    assert_int_equal(world->clock.ticks, 2797);
    assert_true(toll_perform_rung(world).made);
    world_tick(world, STILL);
    assert_int_equal(world->clock.ticks, TOLL_PERIOD + 1800 - 1);
    world_free(world);
}

static void the_clock_that_is_shown_has_the_rings_delay_at_once(void **state) {
    (void)state;
    World *world = dusk(1);
    world->hero.worn[CLASS_RING - GEAR_FIRST] = ITEM_HOURS_RING;
    world->clock.ticks = 1;
    world->clock.put_off = true; // it put that toll off
    world_tick(world, STILL);
    assert_int_equal(world->clock.hours, 1);
    assert_int_equal(world->clock.ticks, TOLL_PERIOD + 1800);
    world->clock.put_off = false;
    world->clock.ticks = TOLL_FIRST;
    world->clock.doorstep = DUSK_STAIRS; // the clock stands
    world_tick(world, STILL);
    assert_int_equal(world->clock.ticks, TOLL_FIRST + 1800);
    world_free(world);
}

static void a_peal_takes_no_good_but_the_next_toll_does(void **state) {
    (void)state;
    World *world = dusk(1);
    int remaining = world->remaining;
    world->clock.peal = true;
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(world->remaining, remaining);
    assert_false(world->clock.peal);
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(world->remaining, remaining - 1);
    world_free(world);
}

static void a_seal_holds_all_that_he_knows_for_one_toll(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec known = {20, 2}, unknown = {20, 8};
    grid_fill(&world->known.explored, KNOWN_NOT);
    grid_set(&world->known.explored, known, KNOWN_STALE);
    assert_false(holds(world, known));
    world->hero.sealed = true;
    assert_true(holds(world, known));
    assert_true(holds(world, (Vec){20, 3})); // and the wall that it touches
    assert_false(holds(world, unknown));
    assert_true(toll_perform_rung(world).made);
    assert_false(world->hero.sealed);
    world_free(world);
}

// From the light southward through the dark, where it goes on if all of that way is still there.
static void no_way_leads_on_through_what_is_stone_now(void **state) {
    (void)state;
    int kept = 0;
    enum { TRIES = 30, STEPS = 5 };
    for (uint64_t seed = 1; seed <= TRIES; seed++) {
        World *world = dusk(seed);
        int rat = put_monster(world, ACTOR_RAT, cell_centre((Vec){5, 5}));
        Route *route = &world->actors[rat].brain.route;
        world->actors[rat].brain.mind = MIND_PATROL;
        route->target = (Vec){5, 5 + STEPS};
        route->max_steps = DIST_NONE;
        route->count = STEPS;
        memset(route->dirs, DIR_S, STEPS);
        toll_perform_rung(world);
        Vec cell = {5, 5};
        for (int i = route->at; i < route->count; i++) {
            assert_true(path_terrain_allows(world, rat, cell, route->dirs[i]));
            cell = vec_add(cell, DIRS[route->dirs[i]]);
        }
        kept += route->count == STEPS;
        world_free(world);
    }
    assert_in_range(kept, 1, TRIES - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_way_leads_on_through_what_is_stone_now),
        cmocka_unit_test(one_good_of_the_dark_is_lost),
        cmocka_unit_test(none_is_lost_that_the_quota_needs),
        cmocka_unit_test(neither_lit_goods_nor_those_collected_before_are_lost),
        cmocka_unit_test(a_closet_is_no_matter_but_what_is_in_it_is),
        cmocka_unit_test(a_key_that_is_here_must_be_reached),
        cmocka_unit_test(a_level_keeps_as_much_floor_as_it_needs),
        cmocka_unit_test(a_toll_that_cannot_be_proved_rebuilds_nothing_but_brings_what_was_foretold),
        cmocka_unit_test(keys_that_he_has_or_can_take_open_what_is_locked),
        cmocka_unit_test(the_ring_of_hours_puts_a_toll_off_by_1800_ticks_once),
        cmocka_unit_test(the_clock_that_is_shown_has_the_rings_delay_at_once),
        cmocka_unit_test(a_peal_takes_no_good_but_the_next_toll_does),
        cmocka_unit_test(a_seal_holds_all_that_he_knows_for_one_toll),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
