// Bodies walk at exact speeds, stop flush, and get around corners without catching.
#include "sim/arena.h"

enum { SPEED = 683, DIAGONAL = 483 };
enum { HALF_W = BODY_W * SUB / 2, HALF_H = BODY_H * SUB / 2 };

static const char ROOM[] = "############\n"
                           "#..........#\n"
                           "#..........#\n"
                           "#....@.....#\n"
                           "#..........#\n"
                           "#..........#\n"
                           "############\n";

static void reaches_full_speed_in_three_ticks(void **state) {
    (void)state;
    World *world = arena(ROOM);
    Vec start = hero_of(world)->pos;
    run(world, EAST, 3);
    assert_int_equal(hero_of(world)->vel.x, SPEED);
    int after_three = hero_of(world)->pos.x;
    assert_true(after_three - start.x > SPEED && after_three - start.x < 3 * SPEED);
    run(world, EAST, 10);
    assert_int_equal(hero_of(world)->pos.x - after_three, 10 * SPEED);
    assert_int_equal(hero_of(world)->pos.y, start.y);
    world_free(world);
}

static void walks_diagonally_at_the_same_pace(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, (Input){.x = -1, .y = -1, .buttons = 0}, 3);
    Vec from = hero_of(world)->pos;
    run(world, (Input){.x = -1, .y = -1, .buttons = 0}, 5);
    assert_int_equal(from.x - hero_of(world)->pos.x, 5 * DIAGONAL);
    assert_int_equal(from.y - hero_of(world)->pos.y, 5 * DIAGONAL);
    assert_int_equal(hero_of(world)->facing, DIR_NW);
    world_free(world);
}

static void stops_at_once(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, EAST, 10);
    Vec there = hero_of(world)->pos;
    run(world, STILL, 1);
    assert_true(vec_eq(hero_of(world)->pos, there));
    world_free(world);
}

static void stops_flush_at_walls_on_all_sides(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, EAST, 120);
    assert_int_equal(hero_of(world)->pos.x, 11 * CELL_SUB - HALF_W);
    run(world, SOUTH, 120);
    assert_int_equal(hero_of(world)->pos.y, 6 * CELL_SUB - HALF_H);
    run(world, WEST, 200);
    assert_int_equal(hero_of(world)->pos.x, CELL_SUB + HALF_W);
    run(world, NORTH, 120);
    assert_int_equal(hero_of(world)->pos.y, CELL_SUB + HALF_H);
    Vec there = hero_of(world)->pos;
    run(world, NORTH, 1);
    assert_true(vec_eq(hero_of(world)->pos, there));
    world_free(world);
}

static void slides_along_a_wall_when_walking_diagonally(void **state) {
    (void)state;
    World *world = arena(ROOM);
    run(world, NORTH, 120);
    Vec from = hero_of(world)->pos;
    run(world, (Input){.x = 1, .y = -1, .buttons = 0}, 3);
    int ramped = hero_of(world)->pos.x;
    run(world, (Input){.x = 1, .y = -1, .buttons = 0}, 10);
    assert_int_equal(hero_of(world)->pos.x - ramped, 10 * DIAGONAL);
    assert_int_equal(hero_of(world)->pos.y, from.y);
    world_free(world);
}

static const char DOOR[] = "#########\n"
                           "#...#...#\n"
                           "#.@.....#\n"
                           "#...#...#\n"
                           "#########\n";

// Whether the hero, so many px beside the middle of the doorway, gets through by walking straight.
static bool gets_through(int off) {
    World *world = arena(DOOR);
    nudge(world, HERO, 0, off);
    run(world, EAST, 60);
    bool through = cell_of(hero_of(world)->pos).x >= 5;
    world_free(world);
    return through;
}

static void a_doorway_takes_him_in_up_to_fourteen_px_beside_it(void **state) {
    (void)state;
    // The box is 16 of 32 px high, so 8 px fit anyway and 14 more are helped with.
    for (int off = -22; off <= 22; off++) assert_true(gets_through(off));
    assert_false(gets_through(23));
    assert_false(gets_through(-23));
}

static void a_corner_is_rounded_at_walking_speed(void **state) {
    (void)state;
    World *world = arena(DOOR);
    nudge(world, HERO, 0, 12);
    for (int i = 0; i < 60; i++) {
        world_tick(world, EAST);
        const Actor *hero = hero_of(world);
        int way = int_abs(hero->pos.x - hero->prev.x) + int_abs(hero->pos.y - hero->prev.y);
        assert_true(way <= SPEED);
        if (i > 3 && cell_of(hero->pos).x < 7) assert_int_equal(way, SPEED);
    }
    world_free(world);
}

static void a_plain_wall_pushes_nobody_aside(void **state) {
    (void)state;
    World *world = arena(ROOM);
    nudge(world, HERO, 0, -8);
    int y = hero_of(world)->pos.y;
    run(world, EAST, 120);
    assert_int_equal(hero_of(world)->pos.y, y);
    world_free(world);
}

static void a_turn_into_a_side_corridor_needs_no_precision(void **state) {
    (void)state;
    static const char side[] = "#########\n"
                               "####.####\n"
                               "####.####\n"
                               "#@......#\n"
                               "#########\n";
    // Up held from 6 px (the box leaves that much room) and 8 more on either side of the middle of the
    // corridor.
    for (int off = -14; off <= 14; off++) {
        World *world = arena(side);
        body_leave(world, HERO);
        body_enter(world, HERO, vec_add(cell_centre((Vec){4, 3}), (Vec){off * SUB, 0}));
        run(world, NORTH, 60);
        assert_true(cell_of(hero_of(world)->pos).y < 3);
        world_free(world);
    }
}

static void monsters_are_solid(void **state) {
    (void)state;
    World *world = arena("########\n"
                         "########\n"
                         "#@.r...#\n"
                         "########\n"
                         "########\n");
    run(world, EAST, 60);
    assert_true(hero_of(world)->pos.x < world->actors[1].pos.x);
    assert_false(boxes_overlap(hero_of(world)->pos, world->actors[1].pos));
    world_free(world);
}

static void he_stops_flush_at_a_sleeper_and_slips_past_its_corner(void **state) {
    (void)state;
    static const char sleeper[] = "########\n"
                                  "#......#\n"
                                  "#@.z...#\n"
                                  "#......#\n"
                                  "########\n";
    World *world = arena(sleeper);
    for (int i = 0; i < 40; i++) tick_asleep(world, EAST);
    assert_int_equal(hero_of(world)->pos.x, world->actors[1].pos.x - BODY_W * SUB);
    world_free(world);
    world = arena(sleeper);
    nudge(world, HERO, 0, 10);
    for (int i = 0; i < 80; i++) tick_asleep(world, EAST);
    assert_true(hero_of(world)->pos.x > world->actors[1].pos.x);
    world_free(world);
}

static void steps_are_heard_every_sixteen_px(void **state) {
    (void)state;
    World *world = arena("####################################\n"
                         "####################################\n"
                         "#@.................................#\n"
                         "####################################\n"
                         "####################################\n");
    int heard_steps = run_count(world, EAST, EVENT_STEP, 240);
    assert_int_equal(heard_steps, hero_of(world)->walked / (16 * SUB));
    assert_int_equal(hero_of(world)->walked, hero_of(world)->pos.x - CELL_SUB - CELL_SUB / 2);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reaches_full_speed_in_three_ticks),
        cmocka_unit_test(walks_diagonally_at_the_same_pace),
        cmocka_unit_test(stops_at_once),
        cmocka_unit_test(stops_flush_at_walls_on_all_sides),
        cmocka_unit_test(slides_along_a_wall_when_walking_diagonally),
        cmocka_unit_test(a_doorway_takes_him_in_up_to_fourteen_px_beside_it),
        cmocka_unit_test(a_corner_is_rounded_at_walking_speed),
        cmocka_unit_test(a_plain_wall_pushes_nobody_aside),
        cmocka_unit_test(a_turn_into_a_side_corridor_needs_no_precision),
        cmocka_unit_test(monsters_are_solid),
        cmocka_unit_test(he_stops_flush_at_a_sleeper_and_slips_past_its_corner),
        cmocka_unit_test(steps_are_heard_every_sixteen_px),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
