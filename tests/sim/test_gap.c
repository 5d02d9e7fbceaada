// Two walls that touch at a corner: sight and light pass between them, but nothing that has a body.
#include "sim/hazards/missiles.h"
#include "sim/hero/throw.h"
#include "sim/space/flames.h"
#include "sim/space/terrain.h"

#include "sim/arena.h"

// Along the falling diagonal, and along the rising one. The hero stands in front of the gap.
static const char FALLING[] = "#########\n"
                              "#...#####\n"
                              "#...#####\n"
                              "#..@#####\n"
                              "####s...#\n"
                              "####....#\n"
                              "####....#\n"
                              "#########\n";
static const char RISING[] = "#########\n"
                             "####....#\n"
                             "####....#\n"
                             "####s...#\n"
                             "#..@#####\n"
                             "#...#####\n"
                             "#...#####\n"
                             "#########\n";

typedef struct Gap {
    const char *rows;
    int dir; // from the hero's side to the other
} Gap;
static const Gap GAPS[] = {{FALLING, DIR_SE}, {RISING, DIR_NE}};

// From either side: the hero is where he is drawn, or has changed places with the slime.
static World *before_gap(int which, bool swapped, int *dir) {
    World *world = arena(GAPS[which].rows);
    Vec one = world->actors[HERO].pos, other = world->actors[1].pos;
    body_leave(world, HERO);
    body_leave(world, 1);
    body_enter(world, HERO, swapped ? other : one);
    body_enter(world, 1, swapped ? one : other);
    world->actors[1].brain.route.step = cell_of(world->actors[1].pos);
    tick_asleep(world, STILL);
    *dir = swapped ? (GAPS[which].dir + 4) % DIR_COUNT : GAPS[which].dir;
    face(world, *dir);
    return world;
}

static void each_side(void (*check)(World *world, int dir)) {
    for (int i = 0; i < 4; i++) {
        int dir;
        World *world = before_gap(i % 2, i / 2 != 0, &dir);
        check(world, dir);
        world_free(world);
    }
}

static void check_sight(World *world, int dir) {
    Vec beyond = vec_add(world->cache.hero_cell, DIRS[dir]);
    assert_true(fov_has(&world->cache.view, beyond));
    assert_true(fov_has(&world->cache.view, vec_add(beyond, DIRS[dir])));
    Vec behind = vec_sub(world->cache.hero_cell, DIRS[dir]);
    terrain_set(world, behind, TILE_BRAZIER_LIT);
    flames_rebuild(world);
    assert_true(flames_is_flame_lit(world, beyond));
}

static void sight_and_light_pass(void **state) {
    (void)state;
    each_side(check_sight);
}

static void check_body(World *world, int dir) {
    Vec from = world->cache.hero_cell;
    body_leave(world, 1);
    world->actors[1].kind = ACTOR_NONE;
    Input walk = {.x = (int8_t)DIRS[dir].x, .y = (int8_t)DIRS[dir].y};
    run(world, walk, 60);
    walk.buttons = BUTTON_ROLL;
    run(world, walk, 60);
    assert_true(vec_chebyshev(world->cache.hero_cell, from) == 0);
}

static void nobody_walks_or_rolls_through(void **state) {
    (void)state;
    each_side(check_body);
}

static void check_blow(World *world, int dir) {
    (void)dir;
    for (int i = 0; i < 30; i++) tick_asleep(world, STRIKE);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_SLIME].hp);
}

static void no_blow_reaches_through(void **state) {
    (void)state;
    each_side(check_blow);
}

// From wherever in his cell he shoots, and at whatever speed it flies.
static void check_missiles(World *world, int dir) {
    const MissileKind kinds[] = {MISSILE_DART, MISSILE_ARROW, MISSILE_BOLT};
    Vec middle = cell_centre(world->cache.hero_cell);
    for (int i = 0; i < 3 * 13 * 13; i++) {
        Vec off = {(i / 3 % 13 - 6) * 2 * SUB, (i / 39 - 6) * 2 * SUB};
        Missile missile = {.kind = kinds[i % 3],
                           .pos = vec_add(middle, off),
                           .vel = dir_velocity(dir, MISSILES[kinds[i % 3]].speed),
                           .span = 4 * CELL_SUB,
                           .way = 4 * CELL_SUB,
                           .item = {.kind = ITEM_ARROW},
                           .rest = world->cache.hero_cell};
        world->actors[HERO].invulnerable = 2; // a dart meets him, too
        assert_true(missiles_launch(world, missile));
        for (int k = 0; k < 20; k++) tick_asleep(world, STILL);
        assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_SLIME].hp);
        assert_int_equal(world->floor.missiles[0].kind, MISSILE_NONE);
    }
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken)
            assert_true(vec_eq(cell_of(world->floor.items[i].pos), world->cache.hero_cell));
    }
}

static void no_missile_flies_through(void **state) {
    (void)state;
    each_side(check_missiles);
}

static void check_lob(World *world, int dir) {
    (void)dir;
    world->hero.bag.stock[ITEM_CHEESE] = 1;
    hand_take(world, ITEM_CHEESE);
    for (int i = 0; i < 40; i++) tick_asleep(world, THROW);
    assert_true(throw_aimed_reach(world) > 1);
    assert_true(vec_eq(throw_target_cell(world), world->cache.hero_cell));
}

static void nothing_is_thrown_through(void **state) {
    (void)state;
    each_side(check_lob);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sight_and_light_pass),      cmocka_unit_test(nobody_walks_or_rolls_through),
        cmocka_unit_test(no_blow_reaches_through),   cmocka_unit_test(no_missile_flies_through),
        cmocka_unit_test(nothing_is_thrown_through),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
