// The effects of potions, scrolls and bombs.
#include "gen/gen.h"
#include "sim/hazards/blast.h"
#include "sim/hazards/fire.h"
#include "sim/hero/item_names.h"
#include "sim/hero/item_use.h"
#include "sim/monsters/hunters.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/toll/toll.h"

#include "sim/hands.h"

// ---- potions

static void mending_heals_six(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_MENDING);
    hero_of(world)->hp = 2;
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_DRINK), 1);
    assert_int_equal(hero_of(world)->hp, 8);
    assert_int_equal(world->hero.bag.stock[ITEM_POTION_MENDING], 0);
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
    assert_int_equal(world->actors[1].hp, world->actors[1].hp_max);
    world_free(world);
}

static void using_names_the_kind_once(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_MENDING);
    bag_add(&world->hero.bag, ITEM_POTION_MENDING, 0);
    assert_null(strstr(item_known_title(world, ITEM_POTION_MENDING), "mending"));
    assert_non_null(strstr(item_known_title(world, ITEM_POTION_MENDING), " potion"));
    assert_non_null(strstr(item_known_title(world, ITEM_SCROLL_PEAL), " scroll"));
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_NAMED), 1);
    assert_non_null(strstr(item_known_title(world, ITEM_POTION_MENDING), "mending"));
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_NAMED), 0);
    world_free(world);
}

static void a_thrown_potion_shows_its_kind_too(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_FROST);
    throw_it(world);
    assert_true(world->hero.named[ITEM_POTION_FROST]);
    assert_false(world->hero.named[ITEM_POTION_FIRE]);
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
    floor_put_lit_item(world, ITEM_CANDLE, near, 500);
    use(world);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_DARKEN), 1);
    run(world, STILL, 1);
    assert_int_equal(grid_at(&world->level.decor, (Vec){4, 0}), DECOR_BRACKET);
    assert_false(flames_is_flame_lit(world, near));
    assert_int_equal(grid_at(&world->level.decor, far), DECOR_TORCH);
    world_free(world);
}

static void night_hides_him_for_600_ticks(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_NIGHT);
    world->hero.lantern_shut = false;
    assert_true(flames_hero_seen_afar(world));
    use(world);
    run(world, STILL, 599);
    assert_false(flames_hero_seen_afar(world));
    run(world, STILL, 1);
    assert_true(flames_hero_seen_afar(world));
    world_free(world);
}

static void fire_burns_around_who_drinks_it_and_where_it_is_thrown(void **state) {
    (void)state;
    World *world = holding(ITEM_POTION_FIRE);
    use(world);
    world_tick(world, STILL);
    assert_int_equal(world->floor.fire_count, 9);
    assert_true(fire_on(world, ahead(world, 0)));
    assert_true(fire_on(world, ahead(world, 1)));
    run(world, STILL, 118);
    assert_int_equal(world->floor.fire_count, 9);
    run(world, STILL, 2);
    assert_int_equal(world->floor.fire_count, 0);
    world_free(world);
    world = holding(ITEM_POTION_FIRE);
    throw_it(world);
    assert_int_equal(world->floor.fire_count, 9);
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
    level_change_tile(&world->level, (Vec){5, 1}, TILE_WATER);
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
    level_change_tile(&world->level, (Vec){10, 2}, TILE_BRAZIER);
    flames_rebuild(world);
    bag_add(&world->hero.bag, ITEM_SCROLL_LAMPS, 0);
    pick(world, ITEM_SCROLL_LAMPS);
    run(world, STILL, 1);
    assert_int_equal(grid_at(&world->level.decor, (Vec){3, 0}), DECOR_TORCH);
    assert_int_equal(grid_at(&world->level.decor, (Vec){9, 0}), DECOR_TORCH);
    assert_int_equal(level_tile(&world->level, (Vec){10, 2}), TILE_BRAZIER_LIT);
    assert_true(flames_is_flame_lit(world, (Vec){10, 3}));
    assert_int_equal(world->hero.bag.stock[ITEM_SCROLL_LAMPS], 0);
    world_free(world);
}

static void recall_takes_him_to_the_stairs_up(void **state) {
    (void)state;
    World *world = arena("#############\n"
                         "#.....#.....#\n"
                         "#.@...#...<.#\n"
                         "#.....#.....#\n"
                         "#############\n");
    bag_add(&world->hero.bag, ITEM_SCROLL_RECALL, 0);
    pick(world, ITEM_SCROLL_RECALL);
    assert_true(vec_eq(cell_of(hero_of(world)->pos), (Vec){10, 2}));
    assert_true(fov_has(&world->cache.view, (Vec){8, 2}));
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
        bag_add(&world->hero.bag, ITEM_SCROLL_PEAL, 0);
        int remaining = world->remaining;
        pick(world, ITEM_SCROLL_PEAL);
        assert_int_equal(world->clock.tolls, 1);
        assert_int_equal(world->remaining, remaining);
        assert_int_equal(world->clock.lost, 0);
        assert_false(world->clock.peal);
        assert_true(world->clock.bell_ready); // his own is not rung
        world_free(world);
    }
}

static void a_seal_holds_what_he_knows_until_the_next_toll(void **state) {
    (void)state;
    World *world = in_the_descent(3);
    Grid held;
    assert_true(grid_init(&held, world->level.tiles.w, world->level.tiles.h));
    world->hero.lantern_shut = true;
    Vec dark = {-1, -1};
    world_tick(world, STILL);
    for (int i = 0; i < held.w * held.h && dark.x < 0; i++) {
        Vec cell = {i % held.w, i / held.w};
        toll_hold(world, &held);
        if (grid_at(&held, cell) == 0) dark = cell;
    }
    grid_set(&world->known.explored, dark, KNOWN_WELL);
    bag_add(&world->hero.bag, ITEM_SCROLL_SEAL, 0);
    pick(world, ITEM_SCROLL_SEAL);
    assert_true(world->hero.sealed);
    toll_hold(world, &held);
    assert_int_equal(grid_at(&held, dark), 1);
    (void)toll_perform_rung(world);
    assert_false(world->hero.sealed);
    grid_free(&held);
    world_free(world);
}

static void a_summons_brings_a_hunter_in_search_of_him(void **state) {
    (void)state;
    World *world = in_the_descent(5);
    bag_add(&world->hero.bag, ITEM_SCROLL_SUMMONS, 0);
    pick(world, ITEM_SCROLL_SUMMONS);
    int hunters = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) continue;
        hunters++;
        assert_int_equal(world->actors[i].brain.mind, MIND_SEARCH);
        assert_true(world->actors[i].brain.hunter);
        assert_true(ACTORS[world->actors[i].kind].cost <= world->depth + 1);
    }
    assert_int_equal(hunters, 1);
    world_free(world);
}

static void hunters_fight_and_cost_one_more_than_the_depth_at_most(void **state) {
    (void)state;
    World *world = in_the_descent(1);
    Rng rng;
    rng_init(&rng, 1, STREAM_FURNISH);
    for (world->depth = 1; world->depth <= 7; world->depth++) {
        for (int i = 0; i < 100; i++) {
            const ActorInfo *info = &ACTORS[hunter_choose(world, &rng)];
            assert_true(info->blow.damage > 0 && info->from <= world->depth);
            assert_in_range(info->cost, 1, world->depth + 1);
        }
    }
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
    assert_int_equal(world->hero.bag.stock[ITEM_BOMB], 0);
    assert_false(flames_is_flame_lit(world, ahead(world, 0))); // nor does it shine
    world_free(world);
}

// ---- looks

static void no_two_potions_and_no_two_scrolls_look_alike(void **state) {
    (void)state;
    bool differ = false;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = arena_seeded(HALL, seed), *first = arena_seeded(HALL, 1);
        for (int i = ITEM_POTION_MENDING; i <= ITEM_SCROLL_SUMMONS; i++) {
            assert_in_range(world->hero.looks[i], 0, RUN_LOOKS - 1);
            for (int k = i + 1; k <= ITEM_SCROLL_SUMMONS; k++) {
                bool same = ITEMS[i].class == ITEMS[k].class;
                assert_false(same && world->hero.looks[i] == world->hero.looks[k]);
            }
            differ |= world->hero.looks[i] != first->hero.looks[i];
        }
        world_free(world);
        world_free(first);
    }
    assert_true(differ);
}

static void only_what_was_healed_is_said(void **state) {
    (void)state;
    for (int missing = 0; missing <= 1; missing++) {
        World *world = holding(ITEM_POTION_MENDING);
        hero_of(world)->hp = hero_of(world)->hp_max - missing;
        use(world);
        world_tick(world, STILL);
        assert_int_equal(hero_of(world)->hp, hero_of(world)->hp_max);
        assert_int_equal(heard(world, EVENT_HEAL), missing);
        world_free(world);
    }
}

static void night_puts_out_his_brand_eight_cells_off(void **state) {
    (void)state;
    for (int away = 8; away <= 9; away++) {
        World *world = holding_in(LAMPS, ITEM_BRAND);
        world->facts.landings[world->facts.landing_count++] =
            (Item){.kind = ITEM_POTION_NIGHT, .pos = cell_centre(ahead(world, away))};
        item_resolve_landed(world);
        assert_int_equal(world->hero.bag.hand, away == 8 ? ITEM_ARROW : ITEM_BRAND);
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mending_heals_six),
        cmocka_unit_test(only_what_was_healed_is_said),
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
        cmocka_unit_test(hunters_fight_and_cost_one_more_than_the_depth_at_most),
        cmocka_unit_test(a_thrown_bomb_hisses_for_90_ticks_then_it_blows_up),
        cmocka_unit_test(nobody_picks_up_a_bomb_that_hisses),
        cmocka_unit_test(no_two_potions_and_no_two_scrolls_look_alike),
        cmocka_unit_test(night_puts_out_his_brand_eight_cells_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
