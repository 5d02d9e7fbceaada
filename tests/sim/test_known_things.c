// What the hero knows of items and chests depends only on what he has seen.
#include "sim/space/known_things.h"
#include "sim/space/terrain.h"

#include "sim/arena.h"

static const char CORNER[] = "###########\n"
                             "#@........#\n"
                             "#####.###.#\n"
                             "#####.*...#\n"
                             "###########\n";

static const KnownItem *gem(const World *world) {
    return &world->known.things.items[0];
}

static void go_to(World *world, Vec cell) {
    hero_of(world)->pos = cell_centre(cell);
    terrain_update_view(world);
    world_tick(world, STILL);
}

// He sees it, and goes where he does not.
static World *seen_once(void) {
    World *world = arena(CORNER);
    world->quest = false;
    world_tick(world, STILL);
    assert_false(gem(world)->there);
    go_to(world, (Vec){8, 3});
    assert_true(gem(world)->there);
    go_to(world, (Vec){1, 1});
    return world;
}

static void what_is_taken_behind_his_back_is_remembered(void **state) {
    (void)state;
    World *world = seen_once();
    world->floor.items[0].taken = true;
    world_tick(world, STILL);
    assert_true(gem(world)->there);
    go_to(world, (Vec){8, 3}); // he looks again
    assert_false(gem(world)->there);
    world_free(world);
}

static void what_is_laid_behind_his_back_is_not_known(void **state) {
    (void)state;
    World *world = seen_once();
    Vec before = gem(world)->pos;
    world->floor.items[0].pos = cell_centre((Vec){8, 3});
    world_tick(world, STILL);
    assert_true(vec_eq(gem(world)->pos, before));
    world_free(world);
}

static void a_toll_makes_him_forget(void **state) {
    (void)state;
    World *world = seen_once();
    grid_set(&world->known.explored, cell_of(gem(world)->pos), KNOWN_STALE);
    world_tick(world, STILL);
    assert_false(gem(world)->there);
    world_free(world);
}

static void a_copy_remembers_the_same(void **state) {
    (void)state;
    World *world = seen_once();
    world->floor.items[0].taken = true;
    world_tick(world, STILL);
    World *copy = world_copy(world);
    assert_non_null(copy);
    assert_true(gem(copy)->there);
    world_free(copy);
    world_free(world);
}

static void a_chest_is_remembered_as_it_was(void **state) {
    (void)state;
    World *world = arena_with(CORNER, (Fixture){.kind = FIXTURE_CHEST, .cell = {8, 3}, .item = ITEM_COIN});
    const KnownThings *things = &world->known.things;
    assert_int_equal(things->chest_count, 0);
    go_to(world, (Vec){6, 3});
    assert_int_equal(things->chest_count, 1);
    go_to(world, (Vec){1, 1});
    world->floor.fixtures[0].phase = PHASE_OPEN;
    world_tick(world, STILL);
    assert_int_equal(things->chests[0].state.phase, PHASE_REST);
    go_to(world, (Vec){6, 3});
    assert_int_equal(things->chest_count, 1);
    assert_int_equal(things->chests[0].state.phase, PHASE_OPEN);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_taken_behind_his_back_is_remembered),
        cmocka_unit_test(what_is_laid_behind_his_back_is_not_known),
        cmocka_unit_test(a_toll_makes_him_forget),
        cmocka_unit_test(a_copy_remembers_the_same),
        cmocka_unit_test(a_chest_is_remembered_as_it_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
