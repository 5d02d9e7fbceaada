// The world as a whole: equal inputs give equal worlds, and the hash sees every field that matters.
#include "sim/arena.h"
#include "sim/state/fields.h"

static const char MAP[] = "####################\n"
                          "#....#.....r..#....#\n"
                          "#.@..#..s.....#.*..#\n"
                          "#..........b.......#\n"
                          "#....#..g.....#..z.#\n"
                          "#..*.#......r.#....#\n"
                          "####################\n";

static Input random_input(Rng *rng) {
    Input input = {0};
    input.x = (int8_t)rng_between(rng, -1, 1);
    input.y = (int8_t)rng_between(rng, -1, 1);
    input.buttons = rng_chance(rng, 1, 3) ? BUTTON_STRIKE : 0;
    return input;
}

static void equal_inputs_give_equal_worlds(void **state) {
    (void)state;
    World *one = arena_seeded(MAP, 9), *other = arena_seeded(MAP, 9);
    Rng rng;
    rng_init(&rng, 5, STREAM_AI);
    uint64_t start = world_hash(one);
    for (int i = 0; i < 3000; i++) {
        Input input = random_input(&rng);
        world_tick(one, input);
        world_tick(other, input);
        if (i % 60 == 0) assert_true(world_hash(one) == world_hash(other));
    }
    assert_true(world_hash(one) == world_hash(other));
    assert_true(world_hash(one) != start);
    world_free(one);
    world_free(other);
}

static void other_seeds_and_inputs_give_other_worlds(void **state) {
    (void)state;
    World *one = arena_seeded(MAP, 9), *other = arena_seeded(MAP, 10);
    assert_true(world_hash(one) != world_hash(other));
    world_free(other);
    other = arena_seeded(MAP, 9);
    run(one, EAST, 60);
    run(other, EAST, 59);
    run(other, WEST, 1);
    assert_true(world_hash(one) != world_hash(other));
    world_free(one);
    world_free(other);
}

// Turns over one bit of each number that the list describes, and looks whether the hash sees it.
static void see_all(World *world, const FieldList *list, uint8_t *of, uint64_t hash) {
    for (int i = 0; i < list->count; i++) {
        const Field *field = &list->at[i];
        if (field->unhashed) continue;
        for (size_t k = 0; k < field_used_count(field, of); k++) {
            uint8_t *at = of + field->offset + k * field->element;
            if (field->parts != NULL) {
                see_all(world, field->parts, at, hash);
                continue;
            }
            *at ^= 1;
            if (world_hash(world) == hash) fail_msg("the hash does not see %s.%s", list->of, field->name);
            *at ^= 1;
        }
    }
}

static void the_hash_sees_every_field_that_matters(void **state) {
    (void)state;
    World *world = arena(MAP);
    world->floor.door_count = world->floor.spill_count = world->floor.fire_count = world->floor.prop_count =
        1;
    world->actor_count = 2; // each number takes one hash of the whole
    uint64_t hash = world_hash(world);
    see_all(world, &WORLD_FIELDS, (uint8_t *)world, hash);
    Grid *grids[] = {&world->level.tiles, &world->known.tiles, &world->known.decor, &world->known.explored};
    for (size_t i = 0; i < sizeof grids / sizeof *grids; i++) {
        grids[i]->cells[30]++;
        assert_true(world_hash(world) != hash);
        grids[i]->cells[30]--;
    }
    assert_true(world_hash(world) == hash);
    world_free(world);
}

static void the_hero_remembers_what_he_saw(void **state) {
    (void)state;
    World *world = arena(MAP);
    assert_int_equal(grid_at(&world->known.explored, (Vec){3, 3}), 1);
    assert_int_equal(grid_at(&world->known.explored, (Vec){0, 0}), 1); // walls too
    assert_int_equal(grid_at(&world->known.explored, (Vec){16, 5}), 0);
    assert_false(fov_has(&world->cache.view, (Vec){7, 1}));
    for (int i = 1; i < world->actor_count; i++) {
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
    run(world, SOUTH, 12);
    run(world, EAST, 80);
    assert_true(fov_has(&world->cache.view, (Vec){7, 1}));
    assert_false(fov_has(&world->cache.view, (Vec){1, 1}));
    assert_int_equal(grid_at(&world->known.explored, (Vec){1, 1}), 1);
    world_free(world);
}

static void nobody_is_placed_upon_another(void **state) {
    (void)state;
    Level level = level_from_picture(MAP);
    int count = level.monsters.count;
    spawn_add(&level.monsters, ACTOR_RAT, level.start);
    spawn_add(&level.monsters, ACTOR_RAT, level.monsters.at[0].cell);
    spawn_add(&level.monsters, ACTOR_RAT, (Vec){0, 0});
    World *world = world_new(&level);
    assert_int_equal(world->actor_count, 1 + count);
    world_free(world);
}

static void the_level_moves_into_the_world(void **state) {
    (void)state;
    Level level = level_from_picture(MAP);
    const uint8_t *cells = level.tiles.cells;
    World *world = world_new(&level);
    assert_ptr_equal(world->level.tiles.cells, cells);
    assert_null(level.tiles.cells);
    assert_int_equal(world->actors[HERO].kind, ACTOR_HERO);
    assert_int_equal(world->remaining, 2);
    world_free(world);
    world_free(NULL);
}

static void time_waits_for_who_thinks_in_turns(void **state) {
    (void)state;
    static const Input WAIT = {.buttons = BUTTON_WAIT};
    World *world = arena("#######\n"
                         "#@....#\n"
                         "#.....#\n"
                         "#.....#\n"
                         "#######\n");
    world_tick(world, STILL);
    assert_int_equal(world->tick, 1); // in real time it does not
    world->hero.pace = PACE_MOVES;
    assert_true(world_is_waiting(world) && world_is_idle(world, STILL));
    uint64_t before = world_hash(world);
    world_tick(world, STILL);
    assert_true(world_hash(world) == before);
    assert_false(world_is_idle(world, SHUTTER));
    world_tick(world, SHUTTER); // costs no time
    assert_int_equal(world->tick, 1);
    assert_true(world->hero.lantern_shut);
    assert_false(world_is_idle(world, STILL)); // the button must be seen to be let go
    world_tick(world, STILL);
    assert_true(world_is_idle(world, STILL));
    world_tick(world, WAIT);
    assert_int_equal(world->tick, 2);
    world_tick(world, STRIKE);
    for (int i = 0; i < 3; i++) {
        assert_false(world_is_waiting(world)); // an act goes on by itself
        world_tick(world, STILL);
    }
    assert_int_equal(world->tick, 6);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(time_waits_for_who_thinks_in_turns),
        cmocka_unit_test(equal_inputs_give_equal_worlds),
        cmocka_unit_test(other_seeds_and_inputs_give_other_worlds),
        cmocka_unit_test(the_hash_sees_every_field_that_matters),
        cmocka_unit_test(the_hero_remembers_what_he_saw),
        cmocka_unit_test(nobody_is_placed_upon_another),
        cmocka_unit_test(the_level_moves_into_the_world),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
