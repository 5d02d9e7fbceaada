// Journeys through whole levels: all that can be reached is explored, and no trap that was seen is stepped
// on.
#include "sim/presses.h"

enum { LEVELS = 200, WITH_MONSTERS = 60, TICKS_MOST = 30000, STOPS_MOST = 400 };

static World *make(int number, int depth) {
    GenOptions options = GENERATORS[number % GEN_COUNT]->defaults;
    options.seed = (uint64_t)number;
    options.depth = depth;
    Level level;
    assert_true(gen_level(&level, &options));
    World *world = world_new(&level);
    assert_non_null(world);
    world->quest = false; // taking all of it does not end it
    return world;
}

static void send_monsters_away(World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) continue;
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
}

// What a hero could reach on foot who knew all but the hidden traps, without a key, a blow or a wound. Four
// ways do: a diagonal step needs both cells beside it.
static void flood(const World *world, Grid *reached) {
    const Grid *tiles = &world->level.tiles;
    static Vec queue[LEVEL_PLAY_MAX * LEVEL_PLAY_MAX];
    int count = 0;
    queue[count++] = world->cache.hero_cell;
    grid_set(reached, world->cache.hero_cell, 1);
    for (int i = 0; i < count; i++) {
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec to = vec_add(queue[i], DIRS[dir]);
            bool inside = to.x > 0 && to.y > 0 && to.x < tiles->w - 1 && to.y < tiles->h - 1;
            if (!inside || grid_at(reached, to) != 0 || !level_walkable(&world->level, to)) continue;
            if (survey_is_harmful(world, to)) continue;
            grid_set(reached, to, 1);
            queue[count++] = to;
        }
    }
}

static void check_explored(const World *world) {
    Grid reached;
    assert_true(grid_init(&reached, world->level.tiles.w, world->level.tiles.h));
    flood(world, &reached);
    for (int i = 0; i < reached.w * reached.h; i++) {
        if (reached.cells[i] != 0) assert_int_equal(world->known.explored.cells[i], KNOWN_WELL);
    }
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool treasure = !item->taken && ITEMS[item->kind].counts;
        if (treasure) assert_int_equal(grid_at(&reached, cell_of(item->pos)), 0);
    }
    grid_free(&reached);
}

static void check_step(const World *world) {
    const Actor *hero = &world->actors[HERO];
    bool entered = !vec_eq(cell_of(hero->pos), cell_of(hero->prev));
    if (entered && hero->act != ACT_HURT) assert_false(survey_is_harmful(world, cell_of(hero->pos)));
}

static void play_tick(World *world, Journey *journey) {
    Input input = journey_input(journey, world);
    bool went = journey_active(journey);
    world_tick(world, input);
    if (went) check_step(world);
    journey_look(journey, world);
}

static void explores_all_that_can_be_reached(void **state) {
    (void)state;
    Journey journey;
    assert_true(journey_init(&journey));
    for (int number = 0; number < LEVELS; number++) {
        World *world = make(number, 1 + number % 5);
        send_monsters_away(world);
        journey_reset(&journey);
        journey_look(&journey, world);
        int ticks = 0, stops = 0;
        while (!journey_is_done(&journey) && ticks < TICKS_MOST && stops < STOPS_MOST) {
            stops += !journey_active(&journey);
            if (!journey_active(&journey) && !journey_explore(&journey, world)) continue;
            play_tick(world, &journey);
            ticks++;
        }
        assert_true(journey_is_done(&journey));
        check_explored(world);
        world_free(world);
    }
    journey_free(&journey);
}

static void never_treads_on_a_known_trap(void **state) {
    (void)state;
    Journey journey;
    assert_true(journey_init(&journey));
    for (int number = 0; number < WITH_MONSTERS; number++) {
        World *world = make(number, 3 + number % 5);
        journey_reset(&journey);
        journey_look(&journey, world);
        for (int ticks = 0; ticks < 2500 && !journey_is_done(&journey) && world->outcome == OUTCOME_NONE;
             ticks++) {
            if (!journey_active(&journey)) (void)journey_explore(&journey, world);
            play_tick(world, &journey);
        }
        world_free(world);
    }
    journey_free(&journey);
}

// He presses for danger, for a decision (some four for chests and locks), and to be told that nothing is
// left.
static void asks_for_few_key_presses(void **state) {
    (void)state;
    enum { A_DEPTH = 2, MOST = 21 };
    Journey journey;
    Presses presses = {0};
    assert_true(journey_init(&journey));
    for (int depth = 2; depth < DESCENT_DEPTHS; depth++) {
        for (int seed = 1; seed <= A_DEPTH; seed++) press_through(&journey, (uint64_t)seed, depth, &presses);
    }
    assert_in_range(presses.count, presses.levels, MOST * presses.levels);
    journey_free(&journey);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(explores_all_that_can_be_reached),
        cmocka_unit_test(never_treads_on_a_known_trap),
        cmocka_unit_test(asks_for_few_key_presses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
