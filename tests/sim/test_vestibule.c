// The first minute, played: the vestibule opens when its bell is taken, by a toll that spares what is lit.
#include "gen/descent.h"
#include "gen/gen.h"
#include "map/vestibule.h"
#include "sim/loot.h"
#include "sim/terrain.h"

#include "sim/dusk.h"

static World *first_depth(uint64_t seed) {
    Level level;
    assert_true(gen_level(&level, &(GenOptions){.seed = seed, .depth = 1, .descent = true}));
    World *world = world_new(&level);
    assert_non_null(world);
    world->quest = false;
    world->shut = true;
    return world;
}

// A cell of the vestibule, wherever it lies; asked before it was left.
static Vec place(Rect vestibule, int x, int y) {
    return (Vec){vestibule.x + x, vestibule.y + y};
}

static Tile tile_at(const World *world, Rect vestibule, int x, int y) {
    return level_tile(&world->level, place(vestibule, x, y));
}

static const Event *told(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind) return &world->events.at[i];
    }
    return NULL;
}

// From the start to the bell with nothing but keys: past the cheese, through the pot, around the rat.
static void hands_alone_take_him_out(void **state) {
    (void)state;
    World *world = first_depth(3);
    Rect vestibule = world->level.vestibule;
    world->actors[actor_of(world, ACTOR_RAT)].kind = ACTOR_NONE; // what it does is not asked here
    assert_true(run_until(world, WEST, EVENT_PICKUP, 120));
    assert_int_equal(world->collected, 1);
    for (int i = 0; i < 400 && tile_at(world, vestibule, 7, 2) == TILE_POT; i++) {
        Vec hero = cell_of(hero_of(world)->pos), pot = place(vestibule, 7, 2);
        Input input = hero.y < pot.y ? SOUTH : WEST;
        if (hero.y == pot.y) input.buttons = i % 30 == 0 ? BUTTON_STRIKE : 0;
        world_tick(world, input);
    }
    assert_int_equal(tile_at(world, vestibule, 7, 2), TILE_FLOOR);
    put_hero(world, place(vestibule, 2, 5));
    run(world, SOUTH, 12);
    assert_false(world->hour.bell);
    assert_true(run_until(world, EAST, EVENT_BELL_TAKEN, 120));
    assert_true(world->hour.bell);
    run(world, STILL, 1);
    for (int i = 0; i < 240 && rect_has(vestibule, cell_of(hero_of(world)->pos)); i++) {
        int dy = int_sign(place(vestibule, 0, 6).y - cell_of(hero_of(world)->pos).y);
        world_tick(world, (Input){.x = 1, .y = (int8_t)dy});
    }
    assert_false(rect_has(vestibule, cell_of(hero_of(world)->pos)));
    world_free(world);
}

static void the_first_toll_opens_the_dark_end_and_spares_what_is_lit(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        World *world = first_depth(seed);
        Rect vestibule = world->level.vestibule;
        Grid before = copy_of(&world->level.tiles), held = held_now(world);
        int goods = count_goods(world);
        toll_first(world);
        const Event *toll = told(world, EVENT_TOLL);
        assert_non_null(toll);
        assert_int_equal(toll->amount, 0);
        for (int i = 0; i < before.w * before.h; i++) {
            Vec cell = {i % before.w, i / before.w};
            bool may_change = grid_at(&held, cell) == 0 || vec_eq(cell, vestibule_opening(vestibule));
            if (!rect_has(vestibule, cell) || !may_change)
                assert_int_equal(grid_at(&before, cell), level_tile(&world->level, cell));
        }
        assert_int_equal(tile_at(world, vestibule, 14, 6), TILE_FLOOR);
        assert_int_equal(tile_at(world, vestibule, 12, 5), TILE_FLOOR);
        assert_int_equal(tile_at(world, vestibule, 2, 2), TILE_WALL); // where it was dark as well
        assert_int_equal(count_goods(world), goods);
        assert_int_equal(world->hour.lost, 0);
        assert_int_equal(world->hour.tolls, 0);
        assert_false(vestibule_there(&world->level));
        grid_free(&before);
        grid_free(&held);
        world_free(world);
    }
}

static void the_clock_stands_until_then(void **state) {
    (void)state;
    World *world = first_depth(1);
    world->actors[actor_of(world, ACTOR_RAT)].kind = ACTOR_NONE;
    run(world, STILL, 700);
    assert_int_equal(world->hour.clock, TOLL_FIRST);
    run(world, BELL, 60);
    assert_int_equal(world->hour.tolls, 0); // he has no bell to ring
    toll_first(world);
    run(world, STILL, 100);
    assert_int_equal(world->hour.clock, TOLL_FIRST - 100);
    world_free(world);
}

static void a_candle_in_the_dead_end_does_not_shut_him_in(void **state) {
    (void)state;
    World *world = first_depth(2);
    Rect vestibule = world->level.vestibule;
    loot_burn(world, ITEM_CANDLE, place(vestibule, 13, 6), 5000);
    world_tick(world, STILL);
    toll_first(world);
    assert_int_equal(tile_at(world, vestibule, 12, 5), TILE_WALL); // that is lit
    assert_int_equal(tile_at(world, vestibule, 14, 6), TILE_FLOOR);
    world_free(world);
}

static void who_took_the_torch_still_gets_out(void **state) {
    (void)state;
    World *world = first_depth(2);
    Rect vestibule = world->level.vestibule;
    assert_true(flames_quench(world, place(vestibule, 6, 4), HERO));
    put_hero(world, place(vestibule, 5, 6));
    toll_first(world);
    dist_from(&world->scratch, &world->level, place(vestibule, 5, 6), FOUR_WAYS, DIST_NONE);
    assert_true(dist_at(&world->scratch, place(vestibule, 15, 6)) != DIST_NONE);
    assert_true(dist_at(&world->scratch, place(vestibule, 6, 2)) != DIST_NONE); // and back to the pot
    world_free(world);
}

static void the_rat_sleeps_in_the_dark(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 40; seed++) {
        World *world = first_depth(seed);
        Vec cell = place(world->level.vestibule, 3, 2);
        int rats = 0;
        for (int i = HERO + 1; i < world->actor_count; i++) {
            const Actor *actor = &world->actors[i];
            if (!vec_eq(cell_of(actor->pos), cell)) continue;
            assert_int_equal(actor->mind, MIND_ASLEEP);
            rats++;
        }
        assert_int_equal(rats, 1);
        assert_false(flames_bright(world, cell));
        world_free(world);
    }
}

static void a_body_where_stone_grows_is_put_elsewhere(void **state) {
    (void)state;
    World *world = first_depth(5);
    Rect vestibule = world->level.vestibule;
    int rat = -1;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (vec_eq(cell_of(world->actors[i].pos), place(vestibule, 3, 2))) rat = i;
    }
    nudge(world, rat, -CELL_PX, 0); // to where a pillar will stand
    assert_true(vec_eq(cell_of(world->actors[rat].pos), place(vestibule, 2, 2)));
    toll_first(world);
    assert_false(level_solid(&world->level, cell_of(world->actors[rat].pos)));
    assert_true(rect_has(vestibule, cell_of(world->actors[rat].pos)));
    world_free(world);
}

static void who_comes_from_below_finds_it_open(void **state) {
    (void)state;
    World *world = first_depth(4);
    Rect vestibule = world->level.vestibule;
    put_hero(world, place(vestibule, VESTIBULE_W + 2, 6));
    assert_false(vestibule_there(&world->level));
    assert_true(world->hour.bell);
    assert_int_equal(tile_at(world, vestibule, 14, 6), TILE_FLOOR);
    world_free(world);
}

static void there_is_no_first_toll_elsewhere(void **state) {
    (void)state;
    World *world = dusk(1);
    uint64_t hash = world_hash(world);
    toll_first(world);
    assert_true(world_hash(world) == hash);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_alone_take_him_out),
        cmocka_unit_test(the_first_toll_opens_the_dark_end_and_spares_what_is_lit),
        cmocka_unit_test(the_clock_stands_until_then),
        cmocka_unit_test(a_candle_in_the_dead_end_does_not_shut_him_in),
        cmocka_unit_test(who_took_the_torch_still_gets_out),
        cmocka_unit_test(the_rat_sleeps_in_the_dark),
        cmocka_unit_test(a_body_where_stone_grows_is_put_elsewhere),
        cmocka_unit_test(who_comes_from_below_finds_it_open),
        cmocka_unit_test(there_is_no_first_toll_elsewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
