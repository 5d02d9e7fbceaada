// When tolls come, and what they do to what the hero knows and to what he is doing.
#include "map/balance_toll.h"
#include "sim/dusk.h"
#include "sim/toll_checker.h"

// ---- the clock

static void the_clock_strikes_and_tolls(void **state) {
    (void)state;
    World *world = dusk(1);
    assert_int_equal(world->clock.ticks, TOLL_FIRST);
    assert_int_equal(world->clock.period, TOLL_PERIOD);
    assert_true(world->clock.bell_ready);
    const int marks[] = {600, 180, 120, 60};
    for (int i = 0; i < 4; i++) {
        world->clock.ticks = marks[i] + 2;
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_STROKE), 0);
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_STROKE), 1);
        for (int k = 0; k < world->events.count; k++) {
            if (world->events.at[k].kind == EVENT_STROKE)
                assert_int_equal(world->events.at[k].amount, marks[i]);
        }
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_STROKE), 0);
    }
    world->clock.ticks = 2;
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_TOLL), 0);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_TOLL), 1);
    assert_int_equal(world->clock.ticks, TOLL_PERIOD);
    world_free(world);
}

static void the_clock_stands_in_a_hitstop_and_at_the_end(void **state) {
    (void)state;
    World *world = dusk(1);
    world->hitstop = 5;
    run(world, STILL, 5);
    assert_int_equal(world->clock.ticks, TOLL_FIRST);
    world->outcome = OUTCOME_DEATH;
    run(world, STILL, 5);
    assert_int_equal(world->clock.ticks, TOLL_FIRST);
    world_free(world);
}

static void nothing_tolls_where_there_is_no_quota(void **state) {
    (void)state;
    World *world = arena(DUSK);
    uint64_t before = level_hash_cells(&world->level);
    assert_false(world->clock.on);
    assert_false(toll_perform_rung(world).made);
    run(world, STILL, 100);
    assert_true(level_hash_cells(&world->level) == before);
    assert_int_equal(heard(world, EVENT_STROKE), 0);
    world_free(world);
}

// ---- the hero

static void he_remembers_the_dark_as_it_was_until_he_sees_it_again(void **state) {
    (void)state;
    World *world = dusk(1);
    grid_fill(&world->known.explored, KNOWN_WELL);
    memcpy(world->known.tiles.cells, world->level.tiles.cells, 41 * 21);
    grid_set(&world->known.explored, (Vec){38, 1}, KNOWN_NOT);
    Grid held = held_now(world), old = copy_of(&world->level.tiles);
    toll_perform_rung(world);
    int stale = 0;
    for (int i = 0; i < 41 * 21; i++) {
        Vec cell = {i % 41, i / 41};
        bool seen = fov_has(&world->cache.view, cell);
        int known = grid_at(&world->known.explored, cell);
        if (vec_eq(cell, (Vec){38, 1})) {
            assert_int_equal(known, KNOWN_NOT);
        } else if (seen || grid_at(&held, cell) != 0) {
            assert_int_equal(known, KNOWN_WELL);
        } else {
            assert_int_equal(known, KNOWN_STALE);
            assert_int_equal(grid_at(&world->known.tiles, cell), grid_at(&old, cell));
            stale++;
        }
        if (seen) assert_int_equal(grid_at(&world->known.tiles, cell), grid_at(&world->level.tiles, cell));
    }
    assert_true(stale > 300);
    Vec there = {0, 0};
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken && steps_to(world, cell_of(world->floor.items[i].pos)) >= DEAL_AWAY)
            there = cell_of(world->floor.items[i].pos);
    }
    assert_int_equal(grid_at(&world->known.explored, there), KNOWN_STALE);
    put_hero(world, there);
    assert_int_equal(grid_at(&world->known.explored, there), KNOWN_WELL);
    assert_int_equal(grid_at(&world->known.tiles, there), TILE_FLOOR);
    grid_free(&held);
    grid_free(&old);
    world_free(world);
}

static void a_hero_who_aims_goes_on_aiming(void **state) {
    (void)state;
    World *world = dusk(1);
    hero_of(world)->act = ACT_AIM;
    hero_of(world)->act_ticks = 13;
    Vec pos = hero_of(world)->pos;
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(hero_of(world)->act, ACT_AIM);
    assert_int_equal(hero_of(world)->act_ticks, 13);
    assert_true(vec_eq(hero_of(world)->pos, pos));
    world_free(world);
}

static void what_he_is_busy_with_ends_where_it_is_gone(void **state) {
    (void)state;
    World *world = dusk(1);
    hero_of(world)->act = ACT_USE;
    world->intent.use_cell = (Vec){4, 4};
    toll_perform_rung(world);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    world->intent.use_cell = (Vec){20, 11};
    toll_perform_rung(world);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_free(world);
}

static void doors_in_motion_go_on_in_the_light_and_end_in_the_dark(void **state) {
    (void)state;
    World *world = dusk(1);
    world->hero.lantern_shut = false;
    put_hero(world, (Vec){7, 4});
    world->floor.doors[0] = (WorldDoor){.cell = DUSK_DARK_DOOR, .ticks = 3};
    world->floor.doors[1] = (WorldDoor){.cell = DUSK_DOOR, .ticks = 5};
    world->floor.door_count = 2;
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(world->floor.door_count, 1);
    assert_true(vec_eq(world->floor.doors[0].cell, DUSK_DOOR));
    assert_int_equal(world->floor.doors[0].ticks, 5);
    run(world, STILL, DOOR_OPEN_TICKS);
    assert_int_equal(level_tile(&world->level, DUSK_DOOR), TILE_DOOR_OPEN);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_clock_strikes_and_tolls),
        cmocka_unit_test(the_clock_stands_in_a_hitstop_and_at_the_end),
        cmocka_unit_test(nothing_tolls_where_there_is_no_quota),
        cmocka_unit_test(he_remembers_the_dark_as_it_was_until_he_sees_it_again),
        cmocka_unit_test(a_hero_who_aims_goes_on_aiming),
        cmocka_unit_test(what_he_is_busy_with_ends_where_it_is_gone),
        cmocka_unit_test(doors_in_motion_go_on_in_the_light_and_end_in_the_dark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
