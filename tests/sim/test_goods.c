// What comes of using and throwing each thing in the bag.
#include "gen/gen.h"
#include "sim/arena.h"
#include "sim/blast.h"
#include "sim/combat.h"
#include "sim/fire.h"
#include "sim/flames.h"
#include "sim/goods.h"
#include "sim/loot.h"
#include "sim/pack.h"
#include "sim/spills.h"
#include "sim/toll.h"

#include <string.h>

static const char HALL[] = "##############\n"
                           "#............#\n"
                           "#............#\n"
                           "#..@.........#\n"
                           "#............#\n"
                           "#............#\n"
                           "##############\n";

// The hero looks east with one of a kind in hand.
static World *holding_in(const char *rows, ItemKind kind) {
    World *world = arena(rows);
    world->shut = true;
    face(world, DIR_E);
    pack_add(&world->pack, kind, 1);
    world->pack.hand = (int)kind;
    return world;
}

static World *holding(ItemKind kind) {
    return holding_in(HALL, kind);
}

static void use(World *world) {
    world_tick(world, USE);
    run(world, STILL, USE_TICKS - 1);
}

static void pick(World *world, ItemKind kind) {
    world_tick(world, (Input){.buttons = BUTTON_USE, .pick = (uint8_t)(kind + 1)});
    run(world, STILL, USE_TICKS);
}

// Three cells ahead of him. Returns whether it came down.
static bool throw_it(World *world) {
    world_tick(world, THROW);
    return run_until(world, STILL, EVENT_LAND, 60);
}

static Vec ahead(const World *world, int cells) {
    return vec_add(cell_of(world->actors[HERO].pos), (Vec){cells, 0});
}

static int lying(const World *world, ItemKind kind) {
    for (int i = 0; i < world->item_count; i++) {
        if (!world->items[i].taken && world->items[i].kind == kind) return i;
    }
    return -1;
}

// ---- goods

static void cheese_is_eaten_in_20_ticks_and_heals_two(void **state) {
    (void)state;
    World *world = holding(ITEM_CHEESE);
    hero_of(world)->hp = 5;
    use(world);
    assert_int_equal(hero_of(world)->hp, 5);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_EAT), 1);
    assert_int_equal(hero_of(world)->hp, 7);
    assert_int_equal(world->pack.stock[ITEM_CHEESE], 0);
    assert_int_equal(world->pack.hand, ITEM_ARROW);
    world_free(world);
}

static void who_is_well_eats_nothing(void **state) {
    (void)state;
    World *world = holding(ITEM_CHEESE);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NO_NEED), 1);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_int_equal(world->pack.stock[ITEM_CHEESE], 1);
    world_free(world);
}

static void what_can_only_be_thrown_is_nothing_to_use(void **state) {
    (void)state;
    static const ItemKind KINDS[] = {ITEM_WINE, ITEM_HONEY, ITEM_CHALICE, ITEM_GEM, ITEM_BOMB};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        World *world = holding(KINDS[i]);
        world_tick(world, USE);
        assert_int_equal(heard(world, EVENT_NOTHING), 1);
        run(world, STILL, 30);
        assert_int_equal(world->pack.stock[KINDS[i]], 1);
        world_free(world);
    }
}

static void a_hit_interrupts_a_use_and_nothing_is_spent(void **state) {
    (void)state;
    World *world = holding(ITEM_CHEESE);
    hero_of(world)->hp = 5;
    use(world);
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
    run(world, STILL, 60);
    assert_int_equal(hero_of(world)->hp, 4);
    assert_int_equal(world->pack.stock[ITEM_CHEESE], 1);
    world_free(world);
}

static void a_thrown_cheese_lures_animals_within_eight_steps(void **state) {
    (void)state;
    World *world = holding_in("######################\n"
                              "#....................#\n"
                              "#@.............r..r..#\n"
                              "#....................#\n"
                              "######################\n",
                              ITEM_CHEESE);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        set_mind(world, i, MIND_IDLE);
        world->actors[i].timer = 1000;
    }
    world_tick(world, THROW);
    run(world, THROW, (AIM_MOST - AIM_LEAST) * 6);
    assert_true(run_until(world, STILL, EVENT_LAND, 60)); // at 8: seven and ten cells from them
    assert_int_equal(heard(world, EVENT_LURE), 1);
    assert_int_equal(world->actors[1].lured, 300);
    assert_int_equal(world->actors[2].lured, 0);
    assert_true(run_until(world, STILL, EVENT_EATEN, 300));
    world_free(world);
}

static void it_lures_them_away_from_him(void **state) {
    (void)state;
    World *world = holding_in("##############\n"
                              "#............#\n"
                              "#.@.........r#\n"
                              "#............#\n"
                              "##############\n",
                              ITEM_CHEESE);
    world->shut = false;
    alarm(world, 1);
    throw_it(world);
    assert_int_not_equal(world->actors[1].mind, MIND_CHASE);
    int hp = hero_of(world)->hp;
    run(world, STILL, 100);
    assert_int_not_equal(world->actors[1].mind, MIND_CHASE);
    assert_int_equal(hero_of(world)->hp, hp);
    world_free(world);
}

static void a_goblin_runs_to_a_thrown_gem_and_drops_it_when_it_dies(void **state) {
    (void)state;
    World *world = holding_in("##############\n"
                              "#............#\n"
                              "#.@.........g#\n"
                              "#............#\n"
                              "##############\n",
                              ITEM_GEM);
    set_mind(world, 1, MIND_PATROL);
    throw_it(world);
    assert_true(heard_noise(world, 9));
    assert_int_equal(heard(world, EVENT_LURE), 1);
    assert_true(run_until(world, STILL, EVENT_STOLEN, 200));
    assert_int_equal(lying(world, ITEM_GEM), -1);
    combat_kill(world, 1, CAUSE_BLOW, world->actors[1].pos);
    int gem = lying(world, ITEM_GEM);
    assert_true(gem >= 0);
    assert_true(world->items[gem].counted);
    assert_int_equal(world->items[gem].depth, 1);
    world_free(world);
}

static void wine_and_honey_are_spilt_over_nine_cells(void **state) {
    (void)state;
    static const struct {
        ItemKind kind;
        SpillKind spill;
    } CASES[] = {{ITEM_WINE, SPILL_WINE}, {ITEM_HONEY, SPILL_HONEY}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        World *world = holding(CASES[i].kind);
        assert_true(throw_it(world));
        assert_int_equal(heard(world, EVENT_SPLASH), 1);
        assert_int_equal(lying(world, CASES[i].kind), -1);
        assert_int_equal(world->spill_count, 9);
        for (int k = 0; k < 9; k++) {
            assert_int_equal(world->spills[k].kind, CASES[i].spill);
            assert_in_range(vec_dist(world->spills[k].cell, ahead(world, 3)), 0, 1);
        }
        world_free(world);
    }
}

static void a_chalice_puts_out_what_burns_where_it_comes_down(void **state) {
    (void)state;
    World *world = holding(ITEM_CHALICE);
    loot_burn(world, ITEM_CANDLE, ahead(world, 4), 500);
    loot_burn(world, ITEM_CANDLE, ahead(world, 6), 500);
    assert_true(throw_it(world));
    run(world, STILL, 2);
    assert_false(flames_bright(world, ahead(world, 2)));
    assert_true(flames_bright(world, ahead(world, 6)));
    assert_int_equal(lying(world, ITEM_CHALICE), -1);
    world_free(world);
}

static void a_book_shows_the_layout_and_is_used_up(void **state) {
    (void)state;
    World *world = arena("###########\n"
                         "#.@.#######\n"
                         "#####.*...#\n"
                         "#####.....#\n"
                         "###########\n");
    Vec far = {8, 3}, stone = {2, 4};
    pack_add(&world->pack, ITEM_BOOK, 1);
    assert_int_equal(grid_at(&world->explored, far), KNOWN_NOT);
    pick(world, ITEM_BOOK);
    assert_int_equal(grid_at(&world->explored, far), KNOWN_WELL);
    assert_int_equal(grid_at(&world->known_tiles, far), TILE_FLOOR);
    assert_int_equal(grid_at(&world->explored, (Vec){9, 4}), KNOWN_WELL); // its walls too
    assert_int_equal(grid_at(&world->explored, stone), KNOWN_NOT);
    assert_int_equal(world->pack.stock[ITEM_BOOK], 0);
    world_free(world);
}

static void a_relic_makes_all_in_sight_flee(void **state) {
    (void)state;
    World *world = arena("############\n"
                         "#.@..r.g.###\n"
                         "##########.#\n"
                         "#........r.#\n"
                         "############\n");
    pack_add(&world->pack, ITEM_RELIC, 1);
    int others = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) set_mind(world, i, MIND_ASLEEP);
    world_tick(world, (Input){.buttons = BUTTON_USE, .pick = ITEM_RELIC + 1});
    assert_true(run_until(world, STILL, EVENT_RELIC, 30));
    for (int i = HERO + 1; i < world->actor_count; i++) {
        bool near = cell_of(world->actors[i].pos).y == 1;
        assert_int_equal(world->actors[i].mind == MIND_FLEE, near);
        if (near) assert_in_range(world->actors[i].scared, 299, 300);
        others += !near;
    }
    assert_int_equal(others, 1);
    world_free(world);
}

static void a_thrown_relic_just_lies_there(void **state) {
    (void)state;
    World *world = holding(ITEM_RELIC);
    world->pack.from[ITEM_RELIC][1] = 0;
    world->pack.from[ITEM_RELIC][2] = 1;
    throw_it(world);
    int relic = lying(world, ITEM_RELIC);
    assert_true(relic >= 0);
    assert_int_equal(world->items[relic].depth, 2);
    assert_int_equal(heard(world, EVENT_RELIC), 0);
    world_free(world);
}

// ---- candles

static void a_candle_taken_back_has_only_left_what_it_had(void **state) {
    (void)state;
    World *world = holding(ITEM_CANDLE);
    world->pack.stock[ITEM_CANDLE] = 1;
    use(world);
    world_tick(world, STILL);
    int set = lying(world, ITEM_CANDLE);
    assert_true(set >= 0);
    run(world, STILL, 100);
    int left = world->items[set].burns;
    world_tick(world, USE); // takes it
    assert_int_equal(world->pack.stock[ITEM_CANDLE], 1);
    world->pack.hand = ITEM_CANDLE;
    world_tick(world, STILL);
    use(world);
    world_tick(world, STILL);
    set = lying(world, ITEM_CANDLE);
    assert_true(set >= 0);
    assert_in_range(world->items[set].burns, left - 2, left);
    world_free(world);
}

static void candles_in_the_bag_share_their_wax(void **state) {
    (void)state;
    Pack pack;
    pack_init(&pack);
    pack.burnt = 900;
    assert_int_equal(pack_burnt(&pack), 300);
    (void)pack_remove(&pack, ITEM_CANDLE);
    assert_int_equal(pack.burnt, 600);
    assert_int_equal(pack_burnt(&pack), 300);
}

static void a_thrown_candle_burns_as_long_as_it_would_have(void **state) {
    (void)state;
    World *world = holding(ITEM_CANDLE);
    world->pack.burnt = 4000; // of four
    throw_it(world);
    int candle = lying(world, ITEM_CANDLE);
    assert_true(candle >= 0);
    assert_in_range(world->items[candle].burns, CANDLE_TICKS - 1002, CANDLE_TICKS - 1000);
    world_free(world);
}

// ---- potions

static void mending_heals_six(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_MENDING);
    hero_of(world)->hp = 2;
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_DRINK), 1);
    assert_int_equal(hero_of(world)->hp, 8);
    assert_int_equal(world->pack.stock[ITEM_POTION_MENDING], 0);
    world_free(world);
}

static void thrown_it_heals_whom_it_hits(void **state) {
    (void)state;
    World *world = holding_in("#########\n"
                              "#.......#\n"
                              "#@...s..#\n"
                              "#.......#\n"
                              "#########\n",
                              ITEM_POTION_MENDING);
    world->actors[1].hp = 2;
    world_tick(world, THROW);
    for (int i = 0; i < 60 && lying(world, ITEM_POTION_MENDING) < 0 && world->actors[1].hp == 2; i++) {
        tick_asleep(world, STILL);
    }
    assert_int_equal(world->actors[1].hp, 6);
    world_free(world);
}

static void using_names_the_kind_once(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_MENDING);
    pack_add(&world->pack, ITEM_POTION_MENDING, 0);
    assert_null(strstr(goods_title(world, ITEM_POTION_MENDING), "mending"));
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_NAMED), 1);
    assert_non_null(strstr(goods_title(world, ITEM_POTION_MENDING), "mending"));
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_NAMED), 0);
    world_free(world);
}

static void a_thrown_potion_shows_its_kind_too(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_FROST);
    throw_it(world);
    assert_true(world->run.named[ITEM_POTION_FROST]);
    assert_false(world->run.named[ITEM_POTION_FIRE]);
    world_free(world);
}

static const char LAMPS[] = "####!##########\n"
                            "#.............#\n"
                            "#....@........!\n"
                            "#............##\n"
                            "###############\n";

static void night_puts_out_flames_within_eight_cells(void **state) {
    (void)state;
    World *world = holding_in(LAMPS, ITEM_POTION_NIGHT);
    Vec near = ahead(world, 8), far = ahead(world, 7);
    far.x = 14;
    loot_burn(world, ITEM_CANDLE, near, 500);
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_DARKEN), 1);
    run(world, STILL, 1);
    assert_int_equal(grid_at(&world->level.decor, (Vec){4, 0}), DECOR_BRACKET);
    assert_false(flames_bright(world, near));
    assert_int_equal(grid_at(&world->level.decor, far), DECOR_TORCH);
    world_free(world);
}

static void night_hides_him_for_600_ticks(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_NIGHT);
    world->shut = false;
    assert_true(flames_exposed(world));
    use(world);
    run(world, STILL, 599);
    assert_false(flames_exposed(world));
    run(world, STILL, 1);
    assert_true(flames_exposed(world));
    world_free(world);
}

static void fire_burns_around_who_drinks_it_and_where_it_is_thrown(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_FIRE);
    use(world);
    world_tick(world, STILL);
    assert_int_equal(world->fire_count, 9);
    assert_true(fire_on(world, ahead(world, 0)));
    assert_true(fire_on(world, ahead(world, 1)));
    world_free(world);
    world = holding(ITEM_POTION_FIRE);
    throw_it(world);
    assert_int_equal(world->fire_count, 9);
    assert_true(fire_on(world, ahead(world, 2)));
    assert_false(fire_on(world, ahead(world, 1)));
    world_free(world);
}

static void frost_turns_water_to_ice(void **state) {
    (void)state;
    World *world = holding_in("#########\n"
                              "#.......#\n"
                              "#@......#\n"
                              "#.......#\n"
                              "#########\n",
                              ITEM_POTION_FROST);
    level_set(&world->level, (Vec){5, 1}, TILE_WATER);
    throw_it(world);
    assert_int_equal(heard(world, EVENT_FREEZE), 1);
    assert_int_equal(level_tile(&world->level, (Vec){5, 1}), TILE_ICE);
    world_free(world);
}

// ---- scrolls

static void lamps_lights_every_bracket_and_brazier(void **state) {
    (void)state;
    World *world = arena("###!#####!###\n"
                         "#.....#.....#\n"
                         "#.@...#...o.#\n"
                         "#.....#.....#\n"
                         "#############\n");
    grid_set(&world->level.decor, (Vec){3, 0}, DECOR_BRACKET);
    grid_set(&world->level.decor, (Vec){9, 0}, DECOR_BRACKET);
    level_set(&world->level, (Vec){10, 2}, TILE_BRAZIER);
    flames_find(world);
    pack_add(&world->pack, ITEM_SCROLL_LAMPS, 0);
    pick(world, ITEM_SCROLL_LAMPS);
    run(world, STILL, 1);
    assert_int_equal(grid_at(&world->level.decor, (Vec){3, 0}), DECOR_TORCH);
    assert_int_equal(grid_at(&world->level.decor, (Vec){9, 0}), DECOR_TORCH);
    assert_int_equal(level_tile(&world->level, (Vec){10, 2}), TILE_BRAZIER_LIT);
    assert_true(flames_bright(world, (Vec){10, 3}));
    assert_int_equal(world->pack.stock[ITEM_SCROLL_LAMPS], 0);
    world_free(world);
}

static void recall_takes_him_to_the_stairs_up(void **state) {
    (void)state;
    World *world = arena("#############\n"
                         "#.....#.....#\n"
                         "#.@...#...<.#\n"
                         "#.....#.....#\n"
                         "#############\n");
    pack_add(&world->pack, ITEM_SCROLL_RECALL, 0);
    pick(world, ITEM_SCROLL_RECALL);
    assert_true(vec_eq(cell_of(hero_of(world)->pos), (Vec){10, 2}));
    assert_true(fov_has(&world->view, (Vec){8, 2}));
    world_free(world);
}

static World *in_the_descent(uint64_t seed) {
    Level level;
    assert_true(gen_level(&level, &(GenOptions){.seed = seed, .depth = 2, .descent = true}));
    World *world = world_new(&level);
    assert_non_null(world);
    world->quest = false;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
    return world;
}

static void a_peal_tolls_at_once_and_takes_no_good(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        World *world = in_the_descent(seed);
        pack_add(&world->pack, ITEM_SCROLL_PEAL, 0);
        int remaining = world->remaining;
        pick(world, ITEM_SCROLL_PEAL);
        assert_int_equal(world->hour.tolls, 1);
        assert_int_equal(world->remaining, remaining);
        assert_int_equal(world->hour.lost, 0);
        assert_false(world->hour.peal);
        assert_true(world->hour.bell); // his own is not rung
        world_free(world);
    }
}

static void a_seal_holds_what_he_knows_until_the_next_toll(void **state) {
    (void)state;
    World *world = in_the_descent(3);
    Grid held;
    assert_true(grid_init(&held, world->level.tiles.w, world->level.tiles.h));
    world->shut = true;
    Vec dark = {-1, -1};
    world_tick(world, STILL);
    for (int i = 0; i < held.w * held.h && dark.x < 0; i++) {
        Vec cell = {i % held.w, i / held.w};
        toll_hold(world, &held);
        if (grid_at(&held, cell) == 0) dark = cell;
    }
    grid_set(&world->explored, dark, KNOWN_WELL);
    pack_add(&world->pack, ITEM_SCROLL_SEAL, 0);
    pick(world, ITEM_SCROLL_SEAL);
    assert_true(world->run.sealed);
    toll_hold(world, &held);
    assert_int_equal(grid_at(&held, dark), 1);
    (void)toll_now(world);
    assert_false(world->run.sealed);
    grid_free(&held);
    world_free(world);
}

static void a_summons_brings_a_hunter_in_search_of_him(void **state) {
    (void)state;
    World *world = in_the_descent(5);
    pack_add(&world->pack, ITEM_SCROLL_SUMMONS, 0);
    pick(world, ITEM_SCROLL_SUMMONS);
    int hunters = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) continue;
        hunters++;
        assert_int_equal(world->actors[i].mind, MIND_SEARCH);
        assert_true(world->actors[i].hunter);
        assert_true(ACTORS[world->actors[i].kind].cost <= world->depth + 1);
    }
    assert_int_equal(hunters, 1);
    world_free(world);
}

// ---- bombs

static void a_thrown_bomb_hisses_for_90_ticks_then_it_blows_up(void **state) {
    (void)state;
    World *world = holding(ITEM_BOMB);
    throw_it(world);
    assert_int_equal(heard(world, EVENT_FUSE), 1);
    assert_true(lying(world, ITEM_BOMB) >= 0);
    int ticks = 0;
    while (heard(world, EVENT_BLAST) == 0 && ticks < 200) {
        world_tick(world, STILL);
        ticks++;
    }
    assert_in_range(ticks, FUSE_TICKS - 1, FUSE_TICKS);
    assert_int_equal(lying(world, ITEM_BOMB), -1);
    world_free(world);
}

static void nobody_picks_up_a_bomb_that_hisses(void **state) {
    (void)state;
    World *world = holding(ITEM_BOMB);
    throw_it(world);
    assert_int_equal(run_count(world, EAST, EVENT_FOUND_ITEM, 60), 0);
    assert_int_equal(world->pack.stock[ITEM_BOMB], 0);
    assert_false(flames_bright(world, ahead(world, 0))); // nor does it shine
    world_free(world);
}

// ---- looks

static void no_two_potions_and_no_two_scrolls_look_alike(void **state) {
    (void)state;
    bool differ = false;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = arena_seeded(HALL, seed), *first = arena_seeded(HALL, 1);
        for (int i = ITEM_POTION_MENDING; i <= ITEM_SCROLL_SUMMONS; i++) {
            assert_in_range(world->run.looks[i], 0, RUN_LOOKS - 1);
            for (int k = i + 1; k <= ITEM_SCROLL_SUMMONS; k++) {
                bool same = ITEMS[i].class == ITEMS[k].class;
                assert_false(same && world->run.looks[i] == world->run.looks[k]);
            }
            differ |= world->run.looks[i] != first->run.looks[i];
        }
        world_free(world);
        world_free(first);
    }
    assert_true(differ);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cheese_is_eaten_in_20_ticks_and_heals_two),
        cmocka_unit_test(who_is_well_eats_nothing),
        cmocka_unit_test(what_can_only_be_thrown_is_nothing_to_use),
        cmocka_unit_test(a_hit_interrupts_a_use_and_nothing_is_spent),
        cmocka_unit_test(a_thrown_cheese_lures_animals_within_eight_steps),
        cmocka_unit_test(it_lures_them_away_from_him),
        cmocka_unit_test(a_goblin_runs_to_a_thrown_gem_and_drops_it_when_it_dies),
        cmocka_unit_test(wine_and_honey_are_spilt_over_nine_cells),
        cmocka_unit_test(a_chalice_puts_out_what_burns_where_it_comes_down),
        cmocka_unit_test(a_book_shows_the_layout_and_is_used_up),
        cmocka_unit_test(a_relic_makes_all_in_sight_flee),
        cmocka_unit_test(a_thrown_relic_just_lies_there),
        cmocka_unit_test(a_candle_taken_back_has_only_left_what_it_had),
        cmocka_unit_test(candles_in_the_bag_share_their_wax),
        cmocka_unit_test(a_thrown_candle_burns_as_long_as_it_would_have),
        cmocka_unit_test(mending_heals_six),
        cmocka_unit_test(thrown_it_heals_whom_it_hits),
        cmocka_unit_test(using_names_the_kind_once),
        cmocka_unit_test(a_thrown_potion_shows_its_kind_too),
        cmocka_unit_test(night_puts_out_flames_within_eight_cells),
        cmocka_unit_test(night_hides_him_for_600_ticks),
        cmocka_unit_test(fire_burns_around_who_drinks_it_and_where_it_is_thrown),
        cmocka_unit_test(frost_turns_water_to_ice),
        cmocka_unit_test(lamps_lights_every_bracket_and_brazier),
        cmocka_unit_test(recall_takes_him_to_the_stairs_up),
        cmocka_unit_test(a_peal_tolls_at_once_and_takes_no_good),
        cmocka_unit_test(a_seal_holds_what_he_knows_until_the_next_toll),
        cmocka_unit_test(a_summons_brings_a_hunter_in_search_of_him),
        cmocka_unit_test(a_thrown_bomb_hisses_for_90_ticks_then_it_blows_up),
        cmocka_unit_test(nobody_picks_up_a_bomb_that_hisses),
        cmocka_unit_test(no_two_potions_and_no_two_scrolls_look_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
