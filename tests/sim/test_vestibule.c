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

// Where it sleeps, -1: nobody does.
static int find_rat(const World *world) {
    return body_first(world, place(world->level.vestibule, 1, 3));
}

// Past the cheese, which is taken on the way, and through the pot.
static void break_in(World *world, Rect vestibule) {
    assert_true(run_until(world, WEST, EVENT_PICKUP, 120));
    run(world, WEST, 20);
    assert_int_equal(tile_at(world, vestibule, 7, 1), TILE_POT);
    strike(world);
    assert_int_equal(tile_at(world, vestibule, 7, 1), TILE_FLOOR);
}

static void walk_to(World *world, Input way, Vec cell) {
    for (int i = 0; i < 240 && !vec_eq(cell_of(hero_of(world)->pos), cell); i++) world_tick(world, way);
    assert_true(vec_eq(cell_of(hero_of(world)->pos), cell));
}

// From the start to the bell and out with nothing but keys.
static void hands_alone_take_him_out(void **state) {
    (void)state;
    World *world = first_depth(3);
    Rect vestibule = world->level.vestibule;
    break_in(world, vestibule);
    assert_int_equal(world->collected, 1);
    walk_to(world, WEST, place(vestibule, 6, 1));
    walk_to(world, SOUTH, place(vestibule, 6, 3));
    walk_to(world, WEST, place(vestibule, 2, 3));
    walk_to(world, SOUTH, place(vestibule, 2, 6));
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

// Ticks after which people strike at what they have just come up to.
enum { WITS_TICKS = 18 };

// Up to the rat, with the lantern shut once he has seen it or not at all; a strike, and what it was worth.
static const Event *come_up_to_the_rat(World *world, bool shuts) {
    Rect vestibule = world->level.vestibule;
    world->shut = false;
    break_in(world, vestibule);
    walk_to(world, WEST, place(vestibule, 6, 1));
    walk_to(world, SOUTH, place(vestibule, 6, 3));
    assert_int_equal(world->actors[find_rat(world)].mind, MIND_ASLEEP); // for all the noise
    if (shuts) world_tick(world, SHUTTER);
    for (int i = 0; i < 240 && hero_of(world)->pos.x >= cell_centre(place(vestibule, 3, 3)).x; i++)
        world_tick(world, WEST);
    run(world, WEST, WITS_TICKS);
    return run_until(world, STRIKE, EVENT_SNEAK, 10) ? told(world, EVENT_SNEAK) : NULL;
}

static void a_newcomer_who_shuts_his_lantern_strikes_the_rat_for_twice_as_much(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 8; seed++) {
        World *world = first_depth(seed);
        const Event *sneak = come_up_to_the_rat(world, true);
        assert_non_null(sneak);
        assert_int_equal(sneak->amount, SNEAK_FACTOR * ACTORS[ACTOR_HERO].damage);
        world_free(world);
    }
}

static void who_comes_with_an_open_lantern_does_not(void **state) {
    (void)state;
    World *world = first_depth(1);
    assert_null(come_up_to_the_rat(world, false));
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
        assert_int_equal(tile_at(world, vestibule, 3, 1), TILE_FLOOR); // where it was dark as well
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
    assert_true(dist_at(&world->scratch, place(vestibule, 6, 1)) != DIST_NONE); // and back to the pot
    world_free(world);
}

static void the_rat_sleeps_in_the_dark(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 40; seed++) {
        World *world = first_depth(seed);
        int rat = find_rat(world);
        assert_true(rat > HERO && world->actors[rat].next < 0);
        assert_int_equal(world->actors[rat].kind, ACTOR_RAT);
        assert_int_equal(world->actors[rat].mind, MIND_ASLEEP);
        assert_false(flames_bright(world, cell_of(world->actors[rat].pos)));
        world_free(world);
    }
}

static void a_body_where_stone_grows_is_put_elsewhere(void **state) {
    (void)state;
    World *world = first_depth(5);
    Rect vestibule = world->level.vestibule;
    int rat = find_rat(world);
    toll_first(world);
    assert_true(tile_at(world, vestibule, 1, 3) == TILE_WALL);
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
        cmocka_unit_test(a_newcomer_who_shuts_his_lantern_strikes_the_rat_for_twice_as_much),
        cmocka_unit_test(who_comes_with_an_open_lantern_does_not),
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
