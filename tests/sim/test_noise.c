// Noises: which monsters hear them, and what they do then.
#include "sim/arena.h"
#include "sim/hero/throw.h"
#include "sim/minds.h"
#include "sim/monsters/ai.h"
#include "sim/monsters/minds.h"
#include "sim/space/noise.h"
#include "sim/state/bag.h"

// A noise, and what comes of it for those who hear it.
static void be_loud(World *world, Vec cell, int reach, int by, Vec about) {
    noise_make(world, cell, reach, by, about);
    reactions_resolve(world);
}

// The hero in a long corridor, shut lantern, so that nobody sees him from afar.
static World *corridor(char glyph, int cells) {
    char rows[] = "######################\n"
                  "######################\n"
                  "#@...................#\n"
                  "######################\n"
                  "######################\n";
    rows[2 * 23 + 1 + cells] = glyph;
    World *world = arena(rows);
    world->hero.lantern_shut = true;
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].brain.timer = 10000;
    return world;
}

static bool hears(char glyph, int cells, int reach, Mind mind) {
    World *world = corridor(glyph, cells);
    set_mind(world, 1, mind);
    Vec cell = world->cache.hero_cell;
    be_loud(world, cell, reach, HERO, cell);
    bool heard_it = world->actors[1].brain.mind == MIND_SUSPICIOUS;
    world_free(world);
    return heard_it;
}

static void a_noise_is_heard_as_far_as_it_and_the_ear_reach(void **state) {
    (void)state;
    static const struct {
        char glyph;
        int ear;
    } EARS[] = {{'r', 2}, {'b', 4}, {'s', 0}, {'g', 0}, {'z', -2}};
    for (size_t i = 0; i < sizeof EARS / sizeof EARS[0]; i++) {
        assert_true(hears(EARS[i].glyph, 5 + EARS[i].ear, 5, MIND_IDLE));
        assert_false(hears(EARS[i].glyph, 6 + EARS[i].ear, 5, MIND_IDLE));
        assert_true(hears(EARS[i].glyph, 3 + EARS[i].ear, 6, MIND_ASLEEP));
        assert_false(hears(EARS[i].glyph, 4 + EARS[i].ear, 6, MIND_ASLEEP));
    }
}

// Else nobody would ever see a sneak strike: rats hear well.
static void no_soft_step_wakes_a_sleeping_rat(void **state) {
    (void)state;
    assert_false(hears('r', 1, NOISE_SOFT, MIND_ASLEEP));
    assert_true(hears('r', 1, NOISE_STEP, MIND_ASLEEP));
}

static void only_who_does_not_press_on_heeds_it(void **state) {
    (void)state;
    static const bool HEEDS[MIND_COUNT] = {
        [MIND_ASLEEP] = true, [MIND_IDLE] = true,       [MIND_PATROL] = true,
        [MIND_RETURN] = true, [MIND_SUSPICIOUS] = true,
    };
    for (int mind = 0; mind < MIND_COUNT; mind++) {
        assert_int_equal(hears('g', 3, 9, (Mind)mind), HEEDS[mind]);
    }
}

static void doors_muffle_by_four(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#@..+.g..#\n"
                         "##########\n"
                         "##########\n"
                         "##########\n");
    set_mind(world, 1, MIND_IDLE);
    be_loud(world, world->cache.hero_cell, 8, HERO, world->cache.hero_cell);
    assert_int_equal(world->actors[1].brain.mind, MIND_IDLE);
    be_loud(world, world->cache.hero_cell, 9, HERO, world->cache.hero_cell);
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    world_free(world);
}

static void it_is_said_with_its_reach(void **state) {
    (void)state;
    World *world = corridor('g', 15);
    world->events.count = 0;
    be_loud(world, world->cache.hero_cell, 7, HERO, world->cache.hero_cell);
    assert_int_equal(heard(world, EVENT_NOISE), 1);
    assert_int_equal(world->events.at[0].amount, 7);
    world_free(world);
}

static void who_heard_waits_and_goes_there(void **state) {
    (void)state;
    World *world = corridor('g', 12);
    Actor *goblin = &world->actors[1];
    Vec about = {8, 2};
    be_loud(world, world->cache.hero_cell, 20, HERO, about);
    assert_int_equal(heard(world, EVENT_SUSPECT), 1);
    Vec from = goblin->pos;
    goblin->facing = DIR_E;
    run(world, STILL, 29);
    assert_int_equal(goblin->facing, DIR_E); // taken aback
    assert_true(vec_eq(goblin->pos, from));
    run(world, STILL, 1);
    assert_int_equal(goblin->facing, DIR_W);
    assert_false(vec_eq(goblin->pos, from));
    int fastest = 0, ticks = 0;
    for (; ticks < 200 && !vec_eq(goblin->pos, cell_centre(about)); ticks++) {
        world_tick(world, STILL);
        fastest = int_max(fastest, vec_chebyshev(goblin->pos, goblin->prev));
    }
    assert_int_equal(fastest, ACTORS[ACTOR_GOBLIN].speed * 5 / 8);
    assert_true(vec_eq(goblin->pos, cell_centre(about)));
    run(world, STILL, 118);
    assert_int_equal(goblin->brain.mind, MIND_SUSPICIOUS);
    run(world, STILL, 4);
    assert_int_equal(goblin->brain.mind, MIND_RETURN);
    world_free(world);
}

static void another_noise_sends_it_elsewhere(void **state) {
    (void)state;
    World *world = corridor('g', 12);
    be_loud(world, world->cache.hero_cell, 20, HERO, (Vec){8, 2});
    run(world, STILL, 60);
    be_loud(world, world->cache.hero_cell, 20, HERO, (Vec){16, 2});
    assert_int_equal(heard(world, EVENT_SUSPECT), 0);
    run(world, STILL, 200);
    assert_int_equal(cell_of(world->actors[1].pos).x, 16);
    world_free(world);
}

static void who_searches_goes_on_where_it_heard_him(void **state) {
    (void)state;
    World *world = corridor('g', 12);
    set_mind(world, 1, MIND_SEARCH);
    world->actors[1].brain.search_spots = 2;
    be_loud(world, world->cache.hero_cell, 20, HERO, (Vec){18, 2});
    assert_int_equal(world->actors[1].brain.mind, MIND_SEARCH);
    bool came = false;
    for (int i = 0; i < 200; i++) {
        world_tick(world, STILL);
        came = came || cell_of(world->actors[1].pos).x == 18;
    }
    assert_true(came);
    world_free(world);
}

// The loudest noise of a walk east, and how many there were.
static int loudest_step(World *world, int ticks, int *count) {
    int loudest = 0;
    *count = 0;
    for (int t = 0; t < ticks; t++) {
        world_tick(world, EAST);
        for (int i = 0; i < world->events.count; i++) {
            if (world->events.at[i].kind != EVENT_NOISE) continue;
            loudest = int_max(loudest, world->events.at[i].amount);
            (*count)++;
        }
    }
    return loudest;
}

static void each_new_cell_is_a_step_of_three_or_a_soft_one(void **state) {
    (void)state;
    World *world = corridor('g', 20);
    int count = 0;
    world->hero.lantern_shut = false;
    assert_int_equal(loudest_step(world, 60, &count), 3);
    assert_int_equal(count, world->cache.hero_cell.x - 1);
    world->hero.lantern_shut = true;
    int from = world->cache.hero_cell.x;
    assert_int_equal(loudest_step(world, 40, &count), 1);
    assert_int_equal(count, world->cache.hero_cell.x - from);
    assert_int_equal(loudest_step(world, 0, &count), 0);
    world_free(world);
}

static void a_rug_swallows_steps(void **state) {
    (void)state;
    World *world = corridor('g', 20);
    for (int x = 2; x < 19; x++) grid_set(&world->level.decor, (Vec){x, 2}, DECOR_RUG);
    int count = 0;
    world->hero.lantern_shut = false;
    assert_int_equal(loudest_step(world, 60, &count), 0);
    assert_int_equal(count, 0);
    world_free(world);
}

static void standing_still_is_silent(void **state) {
    (void)state;
    World *world = corridor('g', 20);
    assert_int_equal(run_count(world, STILL, EVENT_NOISE, 60), 0);
    world_free(world);
}

static void a_door_that_he_opens_is_heard(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#.@+.....#\n"
                         "##########\n"
                         "##########\n"
                         "##########\n");
    int loudest = 0;
    for (int t = 0; t < 12; t++) {
        world_tick(world, EAST);
        for (int i = 0; i < world->events.count; i++) {
            if (world->events.at[i].kind == EVENT_NOISE) loudest = world->events.at[i].amount;
        }
    }
    assert_int_equal(loudest, 4);
    world_free(world);
}

static void who_has_a_voice_tells_the_others_where_he_is(void **state) {
    (void)state;
    World *world = arena("######################\n"
                         "#@...g..........g....#\n"
                         "######.###############\n"
                         "#.g..................#\n"
                         "######################\n");
    for (int i = 1; i <= 3; i++) set_mind(world, i, MIND_IDLE);
    minds_wake_to_chase(world, 1);
    reactions_resolve(world);
    assert_int_equal(heard(world, EVENT_SHOUT), 1);
    assert_true(heard_noise(world, 8));
    assert_int_equal(world->actors[1].brain.mind, MIND_CHASE);
    assert_int_equal(world->actors[2].brain.mind, MIND_IDLE); // 11 steps off
    assert_int_equal(world->actors[3].brain.mind, MIND_SUSPICIOUS);
    assert_true(vec_eq(world->actors[3].brain.seen, world->cache.hero_cell));
    world_free(world);
    world = arena("######################\n"
                  "#@...z.z.............#\n"
                  "######################\n"
                  "######################\n"
                  "######################\n");
    for (int i = 1; i <= 2; i++) set_mind(world, i, MIND_IDLE);
    minds_wake_to_chase(world, 1);
    assert_int_equal(heard(world, EVENT_SHOUT), 0);
    assert_int_equal(world->actors[2].brain.mind, MIND_IDLE);
    world_free(world);
}

static void a_gem_thrown_draws_a_goblin(void **state) {
    (void)state;
    World *world = corridor('g', 12);
    bag_add(&world->hero.bag, ITEM_GEM, 1);
    world->hero.bag.hand = ITEM_GEM;
    face(world, DIR_E);
    world_tick(world, (Input){.buttons = BUTTON_THROW});
    assert_true(run_until(world, STILL, EVENT_LAND, 60));
    Vec gem = cell_of(world->floor.items[world->floor.item_count - 1].pos);
    assert_true(vec_eq(world->actors[1].brain.route.target, gem));
    assert_true(run_until(world, STILL, EVENT_STOLEN, 230));
    assert_true(vec_eq(cell_of(world->actors[1].pos), gem));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_noise_is_heard_as_far_as_it_and_the_ear_reach),
        cmocka_unit_test(no_soft_step_wakes_a_sleeping_rat),
        cmocka_unit_test(only_who_does_not_press_on_heeds_it),
        cmocka_unit_test(doors_muffle_by_four),
        cmocka_unit_test(it_is_said_with_its_reach),
        cmocka_unit_test(who_heard_waits_and_goes_there),
        cmocka_unit_test(another_noise_sends_it_elsewhere),
        cmocka_unit_test(who_searches_goes_on_where_it_heard_him),
        cmocka_unit_test(each_new_cell_is_a_step_of_three_or_a_soft_one),
        cmocka_unit_test(a_rug_swallows_steps),
        cmocka_unit_test(standing_still_is_silent),
        cmocka_unit_test(a_door_that_he_opens_is_heard),
        cmocka_unit_test(who_has_a_voice_tells_the_others_where_he_is),
        cmocka_unit_test(a_gem_thrown_draws_a_goblin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
