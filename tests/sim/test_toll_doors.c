// What tolls do with doors, secrets and cracks: whatever stays opens, and leads somewhere.
#include "sim/hazards/doors.h"
#include "sim/space/terrain.h"

#include "sim/dusk.h"

enum { SEEDS = 24, POCKET = 6 };

// Cells that can be walked to from one, but not through another.
static int beyond(const World *world, Vec from, Vec door) {
    static Vec queue[41 * 21];
    static bool met[41 * 21];
    int count = 0;
    memset(met, 0, sizeof met);
    met[door.y * 41 + door.x] = met[from.y * 41 + from.x] = true;
    if (level_solid(&world->level, from) && level_tile(&world->level, from) != TILE_DOOR) return 0;
    queue[count++] = from;
    for (int i = 0; i < count; i++) {
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(queue[i], DIRS[dir]);
            bool open = level_walkable(&world->level, next) || level_tile(&world->level, next) == TILE_POT;
            if (!open || met[next.y * 41 + next.x]) continue;
            met[next.y * 41 + next.x] = true;
            queue[count++] = next;
        }
    }
    return count;
}

// The hero lights one side of the way out of the room of the torch.
static World *with_doorway(uint64_t seed, Tile tile) {
    World *world = dusk(seed);
    terrain_set(world, DUSK_DOOR, tile);
    world->hero.lantern_shut = false;
    put_hero(world, (Vec){8, 4});
    return world;
}

static void check_leads(World *world, Tile tile) {
    Vec out = {11, 4}, wall = {10, 3}, other = {10, 5};
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(level_tile(&world->level, DUSK_DOOR), tile);
    assert_true(beyond(world, out, DUSK_DOOR) >= POCKET);
    assert_true(level_looks_like_wall(&world->level, wall) && level_looks_like_wall(&world->level, other));
    world_free(world);
}

static void a_doorway_that_stays_leads_somewhere(void **state) {
    (void)state;
    const Tile tiles[] = {TILE_DOOR, TILE_DOOR_OPEN, TILE_CRACKED};
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (int i = 0; i < 3; i++) check_leads(with_doorway(seed, tiles[i]), tiles[i]);
    }
}

static void a_secret_that_stays_leads_somewhere(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        World *world = with_doorway(seed, TILE_SECRET);
        assert_true(
            fixture_add(&world->level, (Fixture){.kind = FIXTURE_PLATE, .cell = {7, 5}, .to = DUSK_DOOR}));
        check_leads(world, TILE_SECRET);
    }
}

// He holds the cells on both sides, and all farther ones change.
static void a_door_in_which_the_hero_stands_leads_somewhere(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        World *world = dusk(seed);
        terrain_set(world, DUSK_DARK_DOOR, TILE_DOOR_OPEN);
        put_hero(world, DUSK_DARK_DOOR);
        assert_true(toll_perform_rung(world).made);
        Vec east = {DUSK_DARK_DOOR.x + 1, DUSK_DARK_DOOR.y}, west = {DUSK_DARK_DOOR.x - 1, DUSK_DARK_DOOR.y};
        assert_true(beyond(world, east, DUSK_DARK_DOOR) >= POCKET);
        assert_true(beyond(world, west, DUSK_DARK_DOOR) >= POCKET);
        world_free(world);
    }
}

// Its key is used up, and it is not open yet.
static void a_key_turned_on_the_last_stroke_stops_no_toll(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (int ticks = 0; ticks < DOOR_OPEN_TICKS; ticks++) {
            World *world = dusk(seed);
            terrain_set(world, DUSK_DARK_DOOR, TILE_LOCKED_2);
            put_hero(world, (Vec){DUSK_DARK_DOOR.x + 1, DUSK_DARK_DOOR.y});
            world->hero.keys[1] = 1;
            doors_try_to_open(world, HERO, DUSK_DARK_DOOR);
            run(world, STILL, ticks);
            assert_int_equal(world->hero.keys[1], 0);
            TollReport report = toll_perform_rung(world);
            assert_true(report.made);
            assert_int_equal(level_tile(&world->level, DUSK_DARK_DOOR), TILE_LOCKED_2);
            run(world, STILL, DOOR_OPEN_TICKS);
            assert_int_equal(level_tile(&world->level, DUSK_DARK_DOOR), TILE_DOOR_OPEN);
            world_free(world);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_doorway_that_stays_leads_somewhere),
        cmocka_unit_test(a_secret_that_stays_leads_somewhere),
        cmocka_unit_test(a_door_in_which_the_hero_stands_leads_somewhere),
        cmocka_unit_test(a_key_turned_on_the_last_stroke_stops_no_toll),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
