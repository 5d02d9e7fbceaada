// Doors: who opens them, when they fall shut, what they hide.
#include "sim/arena.h"
#include "sim/hazards/doors.h"
#include "sim/minds.h"
#include "sim/space/paths.h"

static const char HALL[] = "###########\n"
                           "#....#....#\n"
                           "#...@+....#\n"
                           "#....#....#\n"
                           "###########\n";
static const Vec DOOR = {5, 2};

static Tile door_tile(const World *world) {
    return level_tile(&world->level, DOOR);
}

// Opens the door and stands in front of it still.
static World *opened(const char *rows) {
    World *world = arena(rows);
    assert_true(run_until(world, EAST, EVENT_DOOR_OPEN, 10));
    for (int i = 0; i < 8; i++) world_tick(world, STILL);
    assert_int_equal(door_tile(world), TILE_DOOR_OPEN);
    return world;
}

static void opens_8_ticks_after_the_push(void **state) {
    (void)state;
    World *world = arena(HALL);
    assert_true(run_until(world, EAST, EVENT_DOOR_OPEN, 10));
    assert_int_equal(world->floor.door_count, 1);
    for (int i = 0; i < 7; i++) world_tick(world, EAST);
    assert_int_equal(door_tile(world), TILE_DOOR);
    world_tick(world, EAST);
    assert_int_equal(door_tile(world), TILE_DOOR_OPEN);
    assert_true(run_count(world, EAST, EVENT_DOOR_OPEN, 30) == 0);
    assert_true(cell_of(hero_of(world)->pos).x > DOOR.x);
    world_free(world);
}

static void does_not_open_before_it_is_touched(void **state) {
    (void)state;
    World *world = arena(HALL);
    for (int i = 0; i < 10 && world->floor.door_count == 0; i++) world_tick(world, EAST);
    assert_int_equal(hero_of(world)->pos.x, DOOR.x * CELL_SUB - BODY_W * SUB / 2);
    assert_int_equal(world->floor.door_count, 1);
    world_free(world);
}

static void a_shut_door_hides_what_is_behind(void **state) {
    (void)state;
    World *world = arena(HALL);
    assert_false(fov_has(&world->cache.view, (Vec){7, 2}));
    assert_int_equal(path_hero_steps_from(world, HERO, (Vec){7, 2}), DIST_NONE);
    uint32_t changes = world->cache.changes;
    world_free(world);
    world = opened(HALL);
    assert_int_equal(world->cache.changes, changes + 1);
    assert_true(fov_has(&world->cache.view, (Vec){7, 2}));
    assert_int_equal(grid_at(&world->known.explored, (Vec){7, 2}), 1);
    assert_int_equal(path_hero_steps_from(world, HERO, (Vec){7, 2}), 3);
    world_free(world);
}

static void shuts_120_ticks_after_the_last_body_left(void **state) {
    (void)state;
    World *world = opened(HALL);
    while (!body_overlaps_cell(world, DOOR)) world_tick(world, EAST);
    while (body_overlaps_cell(world, DOOR)) world_tick(world, EAST);
    run(world, STILL, 119);
    assert_int_equal(door_tile(world), TILE_DOOR_OPEN);
    run(world, STILL, 1);
    assert_int_equal(door_tile(world), TILE_DOOR);
    assert_int_equal(heard(world, EVENT_DOOR_SHUT), 1);
    assert_int_equal(world->floor.door_count, 0);
    assert_false(fov_has(&world->cache.view, (Vec){3, 2}));
    world_free(world);
}

static void never_shuts_on_a_body(void **state) {
    (void)state;
    World *world = opened(HALL);
    while (!body_overlaps_cell(world, DOOR)) world_tick(world, EAST);
    // Only an edge of him is in it: his centre is outside.
    assert_false(vec_eq(cell_of(hero_of(world)->pos), DOOR));
    run(world, STILL, 600);
    assert_int_equal(door_tile(world), TILE_DOOR_OPEN);
    run(world, WEST, 10);
    run(world, STILL, 120);
    assert_int_equal(door_tile(world), TILE_DOOR);
    world_free(world);
}

static void shuts_when_nobody_goes_through(void **state) {
    (void)state;
    World *world = opened(HALL);
    run(world, STILL, 120);
    assert_int_equal(door_tile(world), TILE_DOOR);
    world_free(world);
}

static void can_be_entered_a_little_off_its_middle(void **state) {
    (void)state;
    for (int y = -8; y <= 8; y++) {
        World *world = arena(HALL);
        nudge(world, HERO, 0, y);
        run(world, EAST, 40);
        assert_true(cell_of(hero_of(world)->pos).x >= DOOR.x);
        world_free(world);
    }
}

static void opens_for_who_walks_into_it_not_past_it(void **state) {
    (void)state;
    World *world = arena(HALL);
    run(world, NORTH, 10);
    assert_int_equal(run_count(world, EAST, EVENT_DOOR_OPEN, 30), 0);
    assert_int_equal(run_count(world, SOUTH, EVENT_DOOR_OPEN, 30), 0);
    world_free(world);
}

static void only_hands_open_doors(void **state) {
    (void)state;
    const char glyphs[] = "rbsgz";
    for (int i = 0; glyphs[i] != '\0'; i++) {
        char rows[sizeof HALL];
        memcpy(rows, HALL, sizeof HALL);
        *strchr(rows, '@') = glyphs[i];
        rows[2 * 12 + 9] = '@';
        World *world = arena(rows);
        bool hands = ACTORS[world->actors[1].kind].hands;
        assert_int_equal(hands, glyphs[i] == 'g' || glyphs[i] == 'z');
        Vec to = {7, 2};
        set_mind(world, 1, MIND_RETURN);
        world->actors[1].brain.home = to;
        path_set_target(world, 1, to, DIST_NONE);
        assert_int_equal(run_until(world, STILL, EVENT_DOOR_OPEN, 240), hands);
        if (hands) {
            for (int t = 0; t < 240 && !vec_eq(cell_of(world->actors[1].pos), to); t++)
                world_tick(world, STILL);
            assert_true(vec_eq(cell_of(world->actors[1].pos), to));
        }
        assert_int_equal(world->actors[1].pos.x > DOOR.x * CELL_SUB, hands);
        world_free(world);
    }
}

static void others_go_around_a_shut_door(void **state) {
    (void)state;
    World *world = arena("###########\n"
                         "#....#....#\n"
                         "#..r.+..@.#\n"
                         "#....#....#\n"
                         "#.........#\n"
                         "###########\n");
    assert_true(path_hero_steps_from(world, 1, (Vec){4, 2}) > 4);
    alarm(world, 1);
    world->actors[1].brain.route.target = world->actors[1].brain.seen;
    for (int t = 0; t < 400 && cell_of(world->actors[1].pos).x <= 5; t++) world_tick(world, STILL);
    assert_true(cell_of(world->actors[1].pos).x > 5);
    assert_int_equal(door_tile(world), TILE_DOOR);
    world_free(world);
}

static const char VAULT[] = "###########\n"
                            "#....#....#\n"
                            "#...@2....#\n"
                            "#....#..g.#\n"
                            "###########\n";

static void a_locked_door_says_so_once(void **state) {
    (void)state;
    World *world = arena(VAULT);
    world->hero.keys[0] = world->hero.keys[2] = world->hero.keys[3] = 1; // all but the right one
    assert_int_equal(run_count(world, EAST, EVENT_LOCKED, 120), 1);
    assert_int_equal(door_tile(world), TILE_LOCKED_2);
    run(world, WEST, 40);
    assert_int_equal(run_count(world, EAST, EVENT_LOCKED, 60), 1);
    assert_int_equal(world->hero.keys[0] + world->hero.keys[2] + world->hero.keys[3], 3);
    world_free(world);
}

static void its_key_opens_it_for_good_and_is_used_up(void **state) {
    (void)state;
    World *world = arena(VAULT);
    world->hero.keys[1] = 2;
    assert_true(run_until(world, EAST, EVENT_UNLOCK, 10));
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_UNLOCK) assert_int_equal(world->events.at[i].what, 2);
    }
    assert_int_equal(world->hero.keys[1], 1);
    run(world, EAST, 7);
    assert_int_equal(door_tile(world), TILE_LOCKED_2);
    run(world, EAST, 1);
    assert_int_equal(door_tile(world), TILE_DOOR_OPEN);
    assert_int_equal(world->floor.door_count, 0);
    hero_of(world)->hp = 1000;
    run(world, WEST, 600);
    assert_int_equal(door_tile(world), TILE_DOOR_OPEN);
    assert_int_equal(world->hero.keys[1], 1);
    world_free(world);
}

static void no_monster_opens_a_lock(void **state) {
    (void)state;
    World *world = arena(VAULT);
    for (int y = 1; y <= 3; y++) doors_try_to_open(world, 1, (Vec){5, y});
    assert_int_equal(world->floor.door_count, 0);
    assert_int_equal(path_hero_steps_from(world, 1, (Vec){7, 2}), DIST_NONE);
    world_free(world);
}

static void use_opens_a_door_ahead(void **state) {
    (void)state;
    World *world = arena(HALL);
    face(world, DIR_E);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_DOOR_OPEN), 1);
    world_free(world);
}

static void who_is_thrown_against_a_door_does_not_open_it(void **state) {
    (void)state;
    World *world = arena(HALL);
    hero_of(world)->act = ACT_HURT;
    hero_of(world)->push = (Vec){768, 0};
    assert_int_equal(run_count(world, STILL, EVENT_DOOR_OPEN, 8), 0);
    assert_true(hero_of(world)->pos.x > cell_centre((Vec){4, 2}).x);
    world_free(world);
}

static void a_full_pool_only_delays(void **state) {
    (void)state;
    World *world = arena(HALL);
    world->floor.door_count = WORLD_DOORS_MAX;
    for (int i = 0; i < WORLD_DOORS_MAX; i++) {
        world->floor.doors[i] = (WorldDoor){.cell = {5, 1}, .open = true, .ticks = 100};
    }
    level_change_tile(&world->level, (Vec){5, 1}, TILE_DOOR_OPEN);
    assert_int_equal(run_count(world, EAST, EVENT_DOOR_OPEN, 19), 0);
    assert_true(run_until(world, EAST, EVENT_DOOR_OPEN, 10));
    world_free(world);
}

static const char WARREN[] = "####################\n"
                             "#..g.+...r..+..z...#\n"
                             "#....#......#......#\n"
                             "##+######+######+###\n"
                             "#....#......#......#\n"
                             "#..@.+..gs..+..rr..#\n"
                             "#....#......#......#\n"
                             "##+######+######+###\n"
                             "#..b.+...z..+..g...#\n"
                             "####################\n";

static void nobody_is_ever_in_a_shut_door_or_stuck_in_one(void **state) {
    (void)state;
    int opened_doors = 0;
    for (uint64_t seed = 0; seed < 30; seed++) {
        World *world = arena_seeded(WARREN, seed);
        for (int i = 1; i < world->actor_count; i++) {
            world->actors[i].brain.patrols = true;
            set_mind(world, i, MIND_PATROL);
        }
        opened_doors += wander_apart(world, seed, EVENT_DOOR_OPEN, 2000);
        world_free(world);
    }
    assert_true(opened_doors > 300);
}

static void doors_play_the_same_each_time(void **state) {
    (void)state;
    World *one = arena_seeded(WARREN, 7), *other = arena_seeded(WARREN, 7);
    Rng rng;
    rng_init(&rng, 7, STREAM_AI);
    Input input = STILL;
    for (int i = 0; i < 3000; i++) {
        input = wander(&rng, input);
        world_tick(one, input);
        world_tick(other, input);
        if (i % 60 == 0) assert_true(world_hash(one) == world_hash(other));
    }
    world_free(one);
    world_free(other);
}

static void pushed_again_after_half_a_second_it_says_so_again(void **state) {
    (void)state;
    for (int pause = 28; pause <= 29; pause++) {
        World *world = arena(VAULT);
        assert_true(run_until(world, EAST, EVENT_LOCKED, 60));
        run(world, STILL, pause);
        assert_int_equal(run_count(world, EAST, EVENT_LOCKED, 1), pause == 29);
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opens_8_ticks_after_the_push),
        cmocka_unit_test(does_not_open_before_it_is_touched),
        cmocka_unit_test(a_shut_door_hides_what_is_behind),
        cmocka_unit_test(shuts_120_ticks_after_the_last_body_left),
        cmocka_unit_test(never_shuts_on_a_body),
        cmocka_unit_test(shuts_when_nobody_goes_through),
        cmocka_unit_test(can_be_entered_a_little_off_its_middle),
        cmocka_unit_test(opens_for_who_walks_into_it_not_past_it),
        cmocka_unit_test(only_hands_open_doors),
        cmocka_unit_test(others_go_around_a_shut_door),
        cmocka_unit_test(a_locked_door_says_so_once),
        cmocka_unit_test(its_key_opens_it_for_good_and_is_used_up),
        cmocka_unit_test(no_monster_opens_a_lock),
        cmocka_unit_test(use_opens_a_door_ahead),
        cmocka_unit_test(who_is_thrown_against_a_door_does_not_open_it),
        cmocka_unit_test(a_full_pool_only_delays),
        cmocka_unit_test(nobody_is_ever_in_a_shut_door_or_stuck_in_one),
        cmocka_unit_test(doors_play_the_same_each_time),
        cmocka_unit_test(pushed_again_after_half_a_second_it_says_so_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
