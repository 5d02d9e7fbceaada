#include "view/effects/effects_parts.h"

#include "support/unit.h"
#include "view/light/lamps.h"
#include "view/stage.h"

static Effects effects;

// One picture for all.
static Atlas atlas = {.count = 1, .sprites = {{.first = {0, 0, 8, 8}, .frames = 2}}};

static int set_up(void **state) {
    (void)state;
    effects = (Effects){.dice = 1, .atlas = &atlas};
    return 0;
}

static int numbers(int *sum) {
    int count = 0;
    *sum = 0;
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects.pool[i].kind != EFFECT_NUMBER) continue;
        count++;
        *sum += effects.pool[i].amount;
    }
    return count;
}

static const Vec HERE = {100 * EFFECT_PX, 100 * EFFECT_PX}, THERE = {140 * EFFECT_PX, 100 * EFFECT_PX};
static const Colour GOLD = 0xffffc43d, WHITE = 0xffffffff;

static void coins_taken_in_passing_are_one_number(void **state) {
    (void)state;
    int sum;
    for (int i = 1; i <= 3; i++) effect_merge_number(&effects, i, HERE, GOLD);
    effect_merge_number(&effects, 5, THERE, GOLD);
    assert_int_equal(numbers(&sum), 1);
    assert_int_equal(sum, 11);
    effect_spawn_number(&effects, 7, HERE, WHITE);
    effect_merge_number(&effects, 1, HERE, GOLD);
    assert_int_equal(numbers(&sum), 2);
    assert_int_equal(sum, 19);
}

static void numbers_of_the_same_place_stand_above_each_other(void **state) {
    (void)state;
    int sum;
    for (int i = 0; i < 6; i++) effect_spawn_number(&effects, -2, HERE, GOLD);
    assert_int_equal(numbers(&sum), 6);
    for (int a = 0; a < 6; a++) {
        for (int b = 0; b < a; b++)
            assert_true(int_abs(effects.pool[a].pos.y - effects.pool[b].pos.y) >= 8 * EFFECT_PX);
    }
}

// The way of the basket with the treasures; 0: there is none.
static int basket_way(bool tower) {
    enum { BASKET = 77 };
    static World world;
    world.level.tower = tower;
    effects = (Effects){.dice = 1, .art.hoist = BASKET};
    effects_react(&effects, &world, &(Event){.kind = EVENT_DELIVERED, .amount = 40});
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects.pool[i].kind == EFFECT_PLAY && effects.pool[i].sprite == BASKET)
            return effects.pool[i].vel.y;
    }
    return 0;
}

static void goods_go_out_of_a_dungeon_upward_and_out_of_a_tower_downward(void **state) {
    (void)state;
    assert_true(basket_way(false) < 0);
    assert_true(basket_way(true) > 0);
}

// ---- what arrives, and small life

static Event dropped(Vec cell) {
    return (Event){.kind = EVENT_DROP, .actor = 1, .what = ITEM_COIN, .pos = cell_centre(cell)};
}

// Returns the ticks until it lies there.
static int ticks_to_arrive(const World *world, Event event) {
    int ticks = 0;
    effects_clear(&effects);
    effects_react(&effects, world, &event);
    for (; effects_arrival_at(&effects, event.pos) != NULL; ticks++)
        effects_tick(&effects, world, &(Lamps){0});
    return ticks;
}

static void what_the_dead_leave_comes_out_after_the_blow(void **state) {
    (void)state;
    static const char *const ROWS[] = {"#######", "#@.r..#", "#.....#", "#.....#", "#######"};
    World *world = stage_new(ROWS, 5, 1);
    int living = ticks_to_arrive(world, dropped((Vec){4, 1}));
    world->actors[1].kind = ACTOR_NONE;
    int dead = ticks_to_arrive(world, dropped((Vec){4, 1}));
    assert_int_equal(living, ARRIVAL_TICKS);
    assert_true(dead > living);
    effects.aids.still = true;
    assert_int_equal(ticks_to_arrive(world, dropped((Vec){4, 1})), 0);
    stage_free(world);
}

static int count_of(EffectKind kind, const Effect **last) {
    int count = 0;
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects.pool[i].kind != kind) continue;
        *last = &effects.pool[i];
        count++;
    }
    return count;
}

// How many critters come in a long time, none nearer to a body than two cells.
static int critters_in(World *world, int ticks) {
    const Effect *critter = NULL;
    int seen = 0, before = 0;
    effects_clear(&effects);
    for (int i = 0; i < ticks; i++) {
        effects_tick(&effects, world, &(Lamps){0});
        int now = count_of(EFFECT_CRITTER, &critter);
        seen += now > before;
        before = now;
        for (int k = 0; k < world->actor_count && now > 0; k++) {
            Vec px = effect_px(critter), cell = {px.x / CELL_PX, px.y / CELL_PX};
            assert_true(vec_chebyshev(cell, cell_of(world->actors[k].pos)) > 1);
            assert_int_equal(level_tile(&world->level, cell), TILE_FLOOR);
        }
    }
    return seen;
}

static void small_life_runs_along_walls_away_from_all_bodies(void **state) {
    (void)state;
    static const char *const ROWS[] = {"################", "#..............#", "#@.............#",
                                       "#..............#", "################"};
    static const char *const CROWD[] = {"##########", "#..r...r.#", "#@......r#", "#..r..r..#", "##########"};
    World *quiet = stage_new(ROWS, 5, 1), *crowd = stage_new(CROWD, 5, 1);
    assert_true(critters_in(quiet, 6000) > 5);
    assert_int_equal(critters_in(crowd, 6000), 0);
    effects.aids.still = true;
    assert_int_equal(critters_in(quiet, 6000), 0);
    stage_free(quiet);
    stage_free(crowd);
}

#define EFFECTS_TEST(name) cmocka_unit_test_setup(name, set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        EFFECTS_TEST(coins_taken_in_passing_are_one_number),
        EFFECTS_TEST(numbers_of_the_same_place_stand_above_each_other),
        EFFECTS_TEST(goods_go_out_of_a_dungeon_upward_and_out_of_a_tower_downward),
        EFFECTS_TEST(what_the_dead_leave_comes_out_after_the_blow),
        EFFECTS_TEST(small_life_runs_along_walls_away_from_all_bodies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
