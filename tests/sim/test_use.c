// What the hero uses beside chests and doors: torches, braziers, candles.
#include "sim/brackets.h"
#include "sim/combat/combat.h"
#include "sim/hero/use.h"
#include "sim/space/flames.h"

static Decor decor_at(const World *world, Vec cell) {
    return (Decor)grid_at(&world->level.decor, cell);
}

// Presses use; true when that keeps him busy, which is then waited for.
static bool use(World *world) {
    world_tick(world, STILL);
    world_tick(world, USE);
    if (hero_of(world)->act != ACT_USE) return false;
    run(world, STILL, USE_TICKS);
    return true;
}

static void lighting_a_bracket_takes_20_ticks(void **state) {
    (void)state;
    World *world = standing(7, 1, DIR_N);
    world_tick(world, USE);
    run(world, STILL, 19);
    assert_int_equal(decor_at(world, BRACKET), DECOR_BRACKET);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_KINDLE), 1);
    assert_int_equal(decor_at(world, BRACKET), DECOR_TORCH);
    assert_true(flames_is_flame_lit(world, (Vec){7, 1}));
    world_free(world);
}

static void a_bracket_is_reached_from_below_wherever_he_looks(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = standing(7, 1, dir);
        assert_true(use(world));
        world_free(world);
    }
}

static void a_brazier_is_reached_from_all_sides(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = arena("#######\n#.....#\n#.....#\n#..@..#\n#.....#\n#.....#\n#######\n");
        Vec beside = vec_add(cell_of(hero_of(world)->pos), DIRS[dir]);
        level_change_tile(&world->level, beside, TILE_BRAZIER);
        assert_true(use(world));
        assert_int_equal(level_tile(&world->level, beside), TILE_BRAZIER_LIT);
        world_free(world);
    }
}

static void a_bracket_is_reached_from_below_only(void **state) {
    (void)state;
    static const int FROM[][3] = {{6, 1, DIR_NE}, {8, 1, DIR_NW}, {7, 2, DIR_N}, {6, 1, DIR_N}};
    for (size_t i = 0; i < sizeof FROM / sizeof *FROM; i++) {
        World *world = standing(FROM[i][0], FROM[i][1], FROM[i][2]);
        (void)use(world);
        assert_int_equal(decor_at(world, BRACKET), DECOR_BRACKET);
        world_free(world);
    }
}

static void lighting_needs_the_lantern_open_or_a_brand(void **state) {
    (void)state;
    World *world = standing(7, 1, DIR_N);
    world->hero.lantern_shut = true;
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NO_FIRE), 1);
    assert_false(use(world));
    world->hero.bag.hand = ITEM_BRAND;
    assert_true(use(world));
    assert_int_equal(decor_at(world, BRACKET), DECOR_TORCH);
    assert_int_equal(world->hero.bag.hand, ITEM_BRAND);
    world_free(world);
}

static void a_shutter_that_closes_meanwhile_spoils_it(void **state) {
    (void)state;
    World *world = standing(7, 1, DIR_N);
    world_tick(world, USE);
    world_tick(world, SHUTTER);
    run(world, STILL, 30);
    assert_int_equal(decor_at(world, BRACKET), DECOR_BRACKET);
    world_free(world);
}

static void a_brazier_is_lit_from_all_four_sides(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        World *world = standing(BRAZIER.x - DIRS[dir].x, BRAZIER.y - DIRS[dir].y, dir);
        assert_true(use(world));
        assert_int_equal(level_tile(&world->level, BRAZIER), TILE_BRAZIER_LIT);
        assert_false(use(world)); // once lit there is nothing to do
        world_free(world);
    }
}

static void taking_a_torch_leaves_the_bracket_unlit(void **state) {
    (void)state;
    World *world = standing(4, 1, DIR_N);
    world->hero.bag.hand = ITEM_CANDLE;
    Bag before = world->hero.bag;
    assert_true(flames_is_flame_lit(world, (Vec){4, 2}));
    assert_true(use(world));
    assert_int_equal(decor_at(world, TORCH), DECOR_BRACKET);
    assert_int_equal(world->hero.bag.hand, ITEM_BRAND);
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], before.stock[ITEM_CANDLE]);
    assert_true(flames_hero_seen_afar(world));
    world_free(world);
}

static const Item *burning(const World *world, ItemKind kind) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && item->kind == kind && item->burns > 0) return item;
    }
    return NULL;
}

static void choosing_a_slot_drops_the_brand_burning_at_his_feet(void **state) {
    (void)state;
    World *world = standing(2, 3, DIR_E);
    world->hero.bag.hand = ITEM_BRAND;
    world_tick(world, (Input){.slot = 1});
    assert_int_equal(world->hero.bag.hand, ITEM_CANDLE);
    const Item *brand = burning(world, ITEM_BRAND);
    assert_non_null(brand);
    assert_true(vec_eq(cell_of(brand->pos), (Vec){2, 3}));
    assert_int_equal(brand->burns, 600 - 1); // this tick counts
    run(world, STILL, 60);                   // burning, it stays there
    assert_non_null(burning(world, ITEM_BRAND));
    world_free(world);
}

static void in_hand_a_torch_burns_down_in_half_a_minute(void **state) {
    (void)state;
    World *world = standing(4, 1, DIR_N);
    assert_true(use(world));
    int quenched = run_count(world, STILL, EVENT_QUENCH, 1800 - world->hero.bag.torch - 1);
    assert_int_equal(quenched, 0);
    assert_int_equal(world->hero.bag.hand, ITEM_BRAND);
    run(world, STILL, 1);
    assert_int_equal(heard(world, EVENT_QUENCH), 1);
    assert_int_equal(world->hero.bag.hand, ITEM_ARROW);
    world_free(world);
}

static void dropped_it_burns_no_longer_than_it_would_have(void **state) {
    (void)state;
    World *world = standing(2, 3, DIR_E);
    world->hero.bag.hand = ITEM_BRAND;
    world->hero.bag.torch = 1800 - 100;
    world_tick(world, (Input){.slot = 1});
    assert_in_range(burning(world, ITEM_BRAND)->burns, 98, 100);
    world_free(world);
}

static void another_torch_is_a_fresh_one(void **state) {
    (void)state;
    World *world = standing(4, 1, DIR_N);
    world->hero.bag.hand = ITEM_BRAND;
    world->hero.bag.torch = 1000;
    assert_true(use(world));
    assert_in_range(world->hero.bag.torch, 0, 40);
    world_free(world);
}

static void an_empty_slot_leaves_the_brand_in_hand(void **state) {
    (void)state;
    World *world = standing(2, 3, DIR_E);
    world->hero.bag.hand = ITEM_BRAND;
    world_tick(world, (Input){.slot = 4});
    assert_int_equal(world->hero.bag.hand, ITEM_BRAND);
    assert_null(burning(world, ITEM_BRAND));
    world_free(world);
}

static void taking_another_torch_drops_the_first(void **state) {
    (void)state;
    World *world = standing(4, 1, DIR_N);
    world->hero.bag.hand = ITEM_BRAND;
    assert_true(use(world));
    assert_int_equal(world->hero.bag.hand, ITEM_BRAND);
    assert_non_null(burning(world, ITEM_BRAND));
    world_free(world);
}

static void a_candle_in_hand_is_set_in_the_cell_ahead(void **state) {
    (void)state;
    World *world = standing(2, 3, DIR_E);
    world->hero.bag.hand = ITEM_CANDLE;
    world_tick(world, USE);
    run(world, STILL, 19);
    assert_null(burning(world, ITEM_CANDLE));
    world_tick(world, STILL);
    const Item *candle = burning(world, ITEM_CANDLE);
    assert_non_null(candle);
    assert_true(vec_eq(cell_of(candle->pos), (Vec){3, 3}));
    assert_int_equal(candle->burns, 10800 - 1); // this tick counts
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], CANDLES_START - 1);
    assert_true(flames_is_flame_lit(world, (Vec){3, 3}));
    run(world, EAST, 40); // and not taken by walking over it
    assert_non_null(burning(world, ITEM_CANDLE));
    world_free(world);
}

static void before_a_wall_it_is_set_under_him(void **state) {
    (void)state;
    World *world = standing(1, 4, DIR_W);
    world->hero.bag.hand = ITEM_CANDLE;
    assert_true(use(world));
    assert_true(vec_eq(cell_of(burning(world, ITEM_CANDLE)->pos), (Vec){1, 4}));
    world_free(world);
}

static void a_burning_candle_is_taken_back_at_once_and_counts_nothing(void **state) {
    (void)state;
    for (int dir = DIR_E; dir <= DIR_W; dir += DIR_W - DIR_E) { // ahead, and under him
        World *world = standing(1, 4, dir);
        world->hero.bag.hand = ITEM_CANDLE;
        int flames = world->cache.flame_count;
        assert_true(use(world));
        assert_int_equal(world->cache.flame_count, flames + 1);
        for (int i = 0; i < world->floor.item_count; i++) {
            if (&world->floor.items[i] == burning(world, ITEM_CANDLE)) world->floor.items[i].burns = 2;
        }
        assert_false(use(world)); // in the last tick in which it burns
        assert_null(burning(world, ITEM_CANDLE));
        assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], CANDLES_START);
        assert_int_equal(world->cache.flame_count, flames);
        assert_int_equal(world->collected, 0);
        assert_int_equal(world->hero.score.total, 0);
        world_free(world);
    }
}

static void without_a_candle_in_hand_there_is_nothing_to_use(void **state) {
    (void)state;
    World *world = standing(2, 3, DIR_E);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NOTHING), 1);
    world_free(world);
}

static void a_hit_interrupts_whatever_he_is_at(void **state) {
    (void)state;
    static const int FROM[][3] = {{7, 1, DIR_N}, {4, 1, DIR_N}, {2, 3, DIR_E}};
    for (int i = 0; i < 3; i++) {
        World *world = standing(FROM[i][0], FROM[i][1], FROM[i][2]);
        world->hero.bag.hand = ITEM_CANDLE;
        uint64_t level = level_hash_cells(&world->level);
        world_tick(world, USE);
        assert_int_equal(hero_of(world)->act, ACT_USE);
        run(world, STILL, 15);
        combat_hurt(world, HERO, 1, DIR_S, CAUSE_TRAP);
        run(world, STILL, 40);
        assert_true(level_hash_cells(&world->level) == level);
        assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], CANDLES_START);
        assert_int_equal(world->hero.bag.hand, ITEM_CANDLE);
        world_free(world);
    }
}

static void opening_a_chest_is_heard_four_cells_off(void **state) {
    (void)state;
    World *world = arena_with(WALL, (Fixture){.kind = FIXTURE_CHEST, .cell = {3, 3}, .item = ITEM_HEART});
    face(world, DIR_E);
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_CHEST, 30));
    assert_true(heard_noise(world, 4));
    world_free(world);
}

static void what_is_at_hand_is_known_before_it_is_used(void **state) {
    (void)state;
    static const struct {
        int x, y, dir;
        bool there;
        Vec cell;
    } CASES[] = {
        {7, 1, DIR_N, true, {7, 0}},
        {4, 1, DIR_N, true, {4, 0}},
        {6, 3, DIR_E, true, {7, 3}},
        {2, 2, DIR_E, false, {0, 0}},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        World *world = standing(CASES[i].x, CASES[i].y, CASES[i].dir);
        Vec cell;
        world->hero.bag.hand = ITEM_CANDLE; // a place for it is not worth a word
        assert_int_equal(use_find_except_doors(world, &cell), CASES[i].there);
        if (CASES[i].there) assert_true(vec_eq(cell, CASES[i].cell));
        world_free(world);
    }
}

static World *in_the_open(int facing) {
    World *world = arena("#######\n#.....#\n#.....#\n#..@..#\n#.....#\n#.....#\n#######\n");
    face(world, facing);
    return world;
}

// Puts a thing of that kind on the floor, `price` 0: for nothing.
static void put_down(World *world, ItemKind kind, Vec cell, int price, int gift) {
    Item *item = &world->floor.items[world->floor.item_count++];
    *item = (Item){.kind = kind, .pos = cell_centre(cell), .price = price, .gift = gift};
}

static void what_must_be_faced_is_only_named(void **state) {
    (void)state;
    enum { STAIRS, WARE, DOOR, GEAR, THINGS };
    static const EventKind USED[THINGS] = {EVENT_STAIRS, EVENT_BOUGHT, EVENT_DOOR_OPEN, EVENT_WEAR};
    for (int thing = STAIRS; thing < THINGS; thing++) {
        World *world = in_the_open(DIR_W);
        Vec cell = vec_add(cell_of(hero_of(world)->pos), DIRS[DIR_E]), found;
        world->hero.score.coins = 50;
        world->hero.worn[item_gear_place(ITEM_AXE)] = ITEM_LONG_SWORD;
        if (thing == STAIRS) level_change_tile(&world->level, cell, TILE_STAIRS_DOWN);
        if (thing == DOOR) level_change_tile(&world->level, cell, TILE_DOOR);
        if (thing == WARE) put_down(world, ITEM_BOMB, cell, 5, 0);
        if (thing == GEAR) put_down(world, ITEM_AXE, cell, 0, 0);
        assert_false(use_find_except_doors(world, &found));
        for (int press = 0; press < 2; press++) {
            world_tick(world, USE);
            assert_int_equal(heard(world, EVENT_BESIDE), 1);
            assert_int_equal(hero_of(world)->facing, DIR_W);
            world_tick(world, STILL);
        }
        face(world, DIR_E);
        assert_int_equal(use_find_except_doors(world, &found), thing != DOOR);
        world_tick(world, USE);
        if (thing == STAIRS) assert_int_equal(world->exit, EXIT_ON);
        if (thing != STAIRS) assert_int_equal(heard(world, USED[thing]), 1);
        world_free(world);
    }
}

static void what_is_ahead_comes_before_what_is_beside(void **state) {
    (void)state;
    World *world = in_the_open(DIR_N);
    Vec cell = cell_of(hero_of(world)->pos);
    level_change_tile(&world->level, vec_add(cell, DIRS[DIR_W]), TILE_BRAZIER);
    level_change_tile(&world->level, vec_add(cell, DIRS[DIR_N]), TILE_STAIRS_DOWN);
    world_tick(world, USE);
    assert_int_equal(world->exit, EXIT_ON);
    world_free(world);
}

static void what_is_in_hand_comes_before_what_is_named(void **state) {
    (void)state;
    World *world = in_the_open(DIR_N);
    level_change_tile(&world->level, vec_add(cell_of(hero_of(world)->pos), DIRS[DIR_W]), TILE_STAIRS_DOWN);
    world->hero.bag.hand = ITEM_CANDLE;
    assert_true(use(world));
    assert_non_null(burning(world, ITEM_CANDLE));
    face(world, DIR_S);
    world->hero.bag.stock[ITEM_CANDLE] = 0;
    world_tick(world, STILL);
    world_tick(world, USE); // an empty hand says so only where there is nothing else
    assert_int_equal(heard(world, EVENT_BESIDE), 1);
    world_free(world);
}

static void around_a_corner_nothing_is_named(void **state) {
    (void)state;
    World *world = arena("#####\n#.@.#\n#.#.#\n#...#\n#####\n");
    level_change_tile(&world->level, (Vec){3, 2}, TILE_STAIRS_DOWN);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NOTHING), 1);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lighting_a_bracket_takes_20_ticks),
        cmocka_unit_test(a_bracket_is_reached_from_below_wherever_he_looks),
        cmocka_unit_test(a_brazier_is_reached_from_all_sides),
        cmocka_unit_test(a_bracket_is_reached_from_below_only),
        cmocka_unit_test(lighting_needs_the_lantern_open_or_a_brand),
        cmocka_unit_test(a_shutter_that_closes_meanwhile_spoils_it),
        cmocka_unit_test(a_brazier_is_lit_from_all_four_sides),
        cmocka_unit_test(taking_a_torch_leaves_the_bracket_unlit),
        cmocka_unit_test(choosing_a_slot_drops_the_brand_burning_at_his_feet),
        cmocka_unit_test(in_hand_a_torch_burns_down_in_half_a_minute),
        cmocka_unit_test(dropped_it_burns_no_longer_than_it_would_have),
        cmocka_unit_test(another_torch_is_a_fresh_one),
        cmocka_unit_test(an_empty_slot_leaves_the_brand_in_hand),
        cmocka_unit_test(taking_another_torch_drops_the_first),
        cmocka_unit_test(a_candle_in_hand_is_set_in_the_cell_ahead),
        cmocka_unit_test(before_a_wall_it_is_set_under_him),
        cmocka_unit_test(a_burning_candle_is_taken_back_at_once_and_counts_nothing),
        cmocka_unit_test(without_a_candle_in_hand_there_is_nothing_to_use),
        cmocka_unit_test(a_hit_interrupts_whatever_he_is_at),
        cmocka_unit_test(opening_a_chest_is_heard_four_cells_off),
        cmocka_unit_test(what_is_at_hand_is_known_before_it_is_used),
        cmocka_unit_test(what_must_be_faced_is_only_named),
        cmocka_unit_test(what_is_ahead_comes_before_what_is_beside),
        cmocka_unit_test(what_is_in_hand_comes_before_what_is_named),
        cmocka_unit_test(around_a_corner_nothing_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
