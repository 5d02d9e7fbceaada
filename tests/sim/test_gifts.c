// Gifts: one is taken by use, the others turn to dust; and what each kind changes.
#include "map/balance_hero.h"
#include "map/balance_light.h"
#include "map/balance_toll.h"
#include "minds.h"
#include "sim/combat/combat.h"
#include "sim/hero/delivery.h"
#include "sim/hero/gifts.h"
#include "sim/hero/loot.h"
#include "sim/space/floor_items.h"
#include "sim/space/noise.h"
#include "sim/state/gear_effects.h"

#include "sim/flight.h"
#include "sim/two_depths.h"

static const char HALL[] = "###################\n"
                           "#.................#\n"
                           "#.@...............#\n"
                           "#.................#\n"
                           "###################\n";
static const char GOBLIN[] = "###################\n"
                             "#.................#\n"
                             "#.@..g............#\n"
                             "#.................#\n"
                             "###################\n";
static const Vec PLACES[] = {{3, 2}, {2, 1}, {2, 3}};
enum { PLACE_COUNT = sizeof PLACES / sizeof *PLACES };

// A gift of the kind ahead of the hero, and two others beside him.
static World *offered(const char *rows, ItemKind kind, uint64_t seed) {
    const ItemKind kinds[PLACE_COUNT] = {kind, kind == ITEM_GIFT_COAT ? ITEM_GIFT_LENS : ITEM_GIFT_COAT,
                                         ITEM_AXE};
    Level level = level_from_picture(rows);
    level.seed = seed;
    for (int i = 0; i < PLACE_COUNT; i++) {
        grid_set(&level.decor, PLACES[i], DECOR_DAIS);
        level.items.at[level.items.count++] = (Spawn){.kind = (int)kinds[i], .cell = PLACES[i]};
    }
    World *world = world_new(&level);
    assert_non_null(world);
    face(world, DIR_E);
    return world;
}

static void take(World *world) {
    world_tick(world, STILL);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_GIFT) + heard(world, EVENT_WEAR), 1);
    world_tick(world, STILL);
}

static World *given_in(const char *rows, ItemKind kind, uint64_t seed) {
    World *world = offered(rows, kind, seed);
    take(world);
    return world;
}

static World *given(ItemKind kind) {
    return given_in(HALL, kind, 1);
}

static int lying(const World *world) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) count += !world->floor.items[i].taken;
    return count;
}

// ---- to take one

static void use_takes_one_and_the_others_turn_to_dust(void **state) {
    (void)state;
    World *world = offered(HALL, ITEM_GIFT_LENS, 1);
    assert_true(gift_is_in_cell(world, PLACES[0]) && gift_kind(world, PLACES[0]) == ITEM_GIFT_LENS);
    assert_false(gift_is_in_cell(world, (Vec){4, 2}));
    world_tick(world, STILL);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_GIFT), 1);
    assert_int_equal(heard(world, EVENT_GIFT_DUST), 2);
    assert_int_equal(lying(world), 0);
    for (int i = 0; i < GIFT_KINDS; i++)
        assert_int_equal(world->hero.gifts[i], i == item_lasting_gift_or_none(ITEM_GIFT_LENS));
    world_tick(world, STILL);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_GIFT), 0);
    world_free(world);
}

static void nobody_takes_one_by_walking_over_it(void **state) {
    (void)state;
    World *world = offered(HALL, ITEM_GIFT_LENS, 1);
    run(world, EAST, 40);
    assert_int_equal(lying(world), PLACE_COUNT);
    assert_int_equal(gear_perk(world, PERK_LANTERN), 0);
    world_free(world);
}

// Who arrives on the stairs would go back up, and who stands on the gift beside them could not take it.
static void a_gift_goes_before_the_stairs_beside_it(void **state) {
    (void)state;
    for (int on_gift = 0; on_gift < 2; on_gift++) {
        World *world = offered(HALL, ITEM_GIFT_LENS, 1);
        while (on_gift && !vec_eq(world->cache.hero_cell, PLACES[0])) world_tick(world, EAST);
        grid_set(&world->level.tiles, vec_add(PLACES[0], DIRS[on_gift ? DIR_E : DIR_W]), TILE_STAIRS_UP);
        take(world);
        world_tick(world, USE);
        assert_int_equal(heard(world, EVENT_WAY_OUT), 1); // with the gifts gone
        world_free(world);
    }
}

static void gear_is_worn_and_what_he_wore_lies_on_the_floor(void **state) {
    (void)state;
    World *world = offered(HALL, ITEM_KITE_SHIELD, 1);
    int *worn = &world->hero.worn[item_gear_place(ITEM_KITE_SHIELD)];
    *worn = ITEM_BUCKLER;
    take(world);
    assert_int_equal(*worn, ITEM_KITE_SHIELD);
    assert_int_equal(lying(world), 1);
    for (int i = 0; i < world->floor.item_count; i++)
        assert_true(world->floor.items[i].taken || world->floor.items[i].kind == ITEM_BUCKLER);
    world_free(world);
}

static void a_toll_holds_the_cells_in_which_they_lie(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec cell = {35, 3};
    floor_put(world, (Item){.kind = ITEM_GIFT_LENS, .pos = cell_centre(cell), .gift = true});
    Grid held = held_now(world);
    assert_true(grid_at(&held, cell) != 0);
    assert_true(grid_at(&held, (Vec){35, 5}) == 0);
    grid_free(&held);
    world_free(world);
}

// ---- what each does

static void a_stout_heart_is_a_heart_more_but_not_beyond_the_most(void **state) {
    (void)state;
    World *world = given(ITEM_GIFT_HEART);
    assert_int_equal(hero_of(world)->hp_max, HERO_HP + 2);
    assert_int_equal(hero_of(world)->hp, HERO_HP + 2);
    world_free(world);
    world = offered(HALL, ITEM_GIFT_HEART, 1);
    hero_of(world)->hp_max = hero_of(world)->hp = HERO_HP_MOST;
    take(world);
    assert_int_equal(hero_of(world)->hp_max, HERO_HP_MOST);
    world_free(world);
}

static void a_clear_lens_lights_a_cell_farther(void **state) {
    (void)state;
    for (int with = 0; with < 2; with++) {
        World *world = with ? given(ITEM_GIFT_LENS) : arena(HALL);
        world_tick(world, STILL);
        Vec far = vec_add(cell_of(hero_of(world)->pos), (Vec){LANTERN_RADIUS + 1, 0});
        assert_int_equal(gear_lantern_radius(world), LANTERN_RADIUS + with);
        assert_int_equal(flames_is_lit_at_all(world, far), with);
        world_free(world);
    }
}

static int ticks_of_a_candle(World *world, int burns) {
    floor_put(world, (Item){.kind = ITEM_CANDLE, .pos = cell_centre((Vec){14, 1}), .burns = burns});
    for (int ticks = 1; ticks <= 2 * burns; ticks++) {
        world_tick(world, STILL);
        if (heard(world, EVENT_QUENCH) > 0) return ticks;
    }
    return 0;
}

static void candles_burn_half_as_long_again_with_slow_tallow(void **state) {
    (void)state;
    World *world = arena(HALL);
    assert_in_range(ticks_of_a_candle(world, 60), 59, 61);
    world_free(world);
    world = given(ITEM_GIFT_TALLOW);
    assert_in_range(ticks_of_a_candle(world, 60), 88, 92);
    world_free(world);
}

static void with_true_fletching_no_arrow_breaks(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        World *world = given_in("#####\n#...#\n#.@.#\n#...#\n#####\n", ITEM_GIFT_FLETCHING, seed);
        Vec cell = throw_for(world, 1);
        assert_non_null(item_in(world, ITEM_ARROW, cell));
        world_free(world);
    }
}

static void give(World *world, ItemKind kind) {
    world->hero.gifts[item_lasting_gift_or_none(kind)] = true;
    world->hero.perk[ITEMS[kind].perk] += ITEMS[kind].by;
}

// Until it is spent.
static int rings(World *world) {
    int count = 0;
    world->clock.on = world->clock.bell_ready = true;
    for (; world->clock.bell_ready && count < 4; count++) {
        for (int i = 0; i < 60; i++) tick_asleep(world, i <= 40 ? BELL : STILL);
    }
    return count;
}

static void the_hand_bell_is_rung_twice_with_a_second_clapper(void **state) {
    (void)state;
    World *world = dusk(1);
    assert_int_equal(rings(world), 1);
    assert_int_equal(world->clock.tolls, 1);
    world_free(world);
    world = dusk(1);
    give(world, ITEM_GIFT_CLAPPER);
    assert_int_equal(rings(world), 2);
    assert_int_equal(world->clock.tolls, 2);
    world_free(world);
}

static void it_is_ready_again_where_it_was_rung(void **state) {
    (void)state;
    World *world = offered(HALL, ITEM_GIFT_CLAPPER, 1);
    world->clock.rings = 1;
    take(world);
    assert_true(world->clock.bell_ready);
    world_free(world);
}

static void soft_soles_are_heard_a_cell_less_far(void **state) {
    (void)state;
    World *world = given(ITEM_GIFT_SOLES);
    Vec cell = {4, 2};
    assert_int_equal(noise_hero_step_reach(world, cell), NOISE_STEP - 1);
    assert_true(world->hero.lantern_shut == false);
    run(world, SHUTTER, 1);
    assert_int_equal(noise_hero_step_reach(world, cell), NOISE_SOFT - 1);
    world_free(world);
}

static void a_whetstone_adds_to_a_strike(void **state) {
    (void)state;
    World *world = arena(HALL), *sharp = given(ITEM_GIFT_WHETSTONE);
    assert_int_equal(gear_damage(sharp, ACTOR_RAT), gear_damage(world, ACTOR_RAT) + 1);
    world_free(world);
    world_free(sharp);
}

// The damage of an arrow or blow to the goblin.
static int amount_of(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == kind && event->actor == 1) return event->amount;
    }
    return -1;
}

// An arrow at a goblin that sees it come, or sleeps.
static int shot(World *world, Mind mind) {
    int amount = -1;
    world->actors[1].hp = world->actors[1].hp_max = 100;
    world->hero.bag.arrows = ARROWS_START;
    world->hero.bag.hand = ITEM_ARROW;
    for (int i = 0; i < 60 && amount < 0; i++) {
        set_mind(world, 1, mind);
        world->hitstop = 0;
        world_tick(world, i == 0 ? THROW : STILL);
        amount = amount_of(world, EVENT_HIT);
    }
    return amount;
}

static void a_strong_bowstring_adds_to_an_arrow(void **state) {
    (void)state;
    World *world = arena(GOBLIN), *strong = given_in(GOBLIN, ITEM_GIFT_BOWSTRING, 1);
    world->hero.exposed = strong->hero.exposed = 1000;
    face(world, DIR_E);
    int plain = shot(world, MIND_CHASE);
    assert_int_equal(plain, 3);
    assert_int_equal(shot(strong, MIND_CHASE), plain + 2);
    world_free(world);
    world_free(strong);
}

static void a_thiefs_knife_adds_to_what_comes_from_the_dark(void **state) {
    (void)state;
    World *world = arena(GOBLIN), *sly = given_in(GOBLIN, ITEM_GIFT_KNIFE, 1);
    world->hero.lantern_shut = sly->hero.lantern_shut = true;
    face(world, DIR_E);
    assert_int_equal(shot(world, MIND_ASLEEP), 3 * SNEAK_FACTOR);
    assert_int_equal(shot(sly, MIND_ASLEEP), 3 * (SNEAK_FACTOR + 1));
    world_free(world);
    world_free(sly);
}

// From the beginning of one roll to that of the next.
static int ticks_between_rolls(World *world) {
    assert_true(run_until(world, ROLL, EVENT_ROLL, 4));
    for (int ticks = 1; ticks < 100; ticks++) {
        world_tick(world, ticks % 2 == 0 ? ROLL : STILL);
        if (heard(world, EVENT_ROLL) > 0) return ticks;
    }
    return 0;
}

static void a_tumblers_belt_lets_him_roll_again_sooner(void **state) {
    (void)state;
    World *world = arena(HALL), *nimble = given(ITEM_GIFT_SPRING);
    int plain = ticks_between_rolls(world), sooner = ticks_between_rolls(nimble);
    assert_in_range(plain - sooner, 11, 13);
    world_free(world);
    world_free(nimble);
}

static int mended_by(World *world, const Item *item) {
    Item taken = *item;
    taken.pos = hero_of(world)->pos;
    hero_of(world)->hp = 2;
    loot_take(world, &taken);
    return hero_of(world)->hp - 2;
}

static void prayer_beads_and_the_herb_mend_more(void **state) {
    (void)state;
    static const Item GEM = {.kind = ITEM_GEM, .hallowed = true}, HEART = {.kind = ITEM_HEART};
    World *world = arena(HALL), *devout = given(ITEM_GIFT_PRAYER), *herbal = given(ITEM_GIFT_HERB);
    assert_int_equal(mended_by(world, &GEM), HALLOWED_HP);
    assert_int_equal(mended_by(devout, &GEM), HALLOWED_HP + 1);
    assert_int_equal(mended_by(herbal, &GEM), HALLOWED_HP);
    assert_int_equal(mended_by(world, &HEART), 2);
    assert_int_equal(mended_by(devout, &HEART), 2);
    assert_int_equal(mended_by(herbal, &HEART), 4);
    world_free(world);
    world_free(devout);
    world_free(herbal);
}

static void each_coin_counts_double_in_a_deep_purse(void **state) {
    (void)state;
    World *world = given(ITEM_GIFT_PURSE);
    loot_take(world, &(Item){.kind = ITEM_COIN, .pos = hero_of(world)->pos});
    assert_int_equal(world->hero.score.coins, 2);
    assert_int_equal(world->hero.score.total, 2);
    world_free(world);
}

static void deft_gloves_halve_the_time_of_using(void **state) {
    (void)state;
    World *world = arena(HALL), *deft = given(ITEM_GIFT_GLOVES);
    hero_of(world)->act = hero_of(deft)->act = ACT_USE;
    assert_int_equal(2 * combat_act_ticks(deft, HERO), combat_act_ticks(world, HERO));
    world_free(world);
    world_free(deft);
}

static void a_lucky_charm_keeps_him_safe_longer(void **state) {
    (void)state;
    World *world = given(ITEM_GIFT_CHARM);
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
    assert_int_equal(hero_of(world)->invulnerable, HERO_SAFE_TICKS + 24);
    world_free(world);
}

static int hurt(World *world, int damage) {
    int before = hero_of(world)->hp;
    hero_of(world)->invulnerable = 0;
    hero_of(world)->hp = before = 10;
    combat_hurt(world, HERO, damage, DIR_W, CAUSE_TRAP);
    return before - hero_of(world)->hp;
}

static void a_padded_coat_halves_the_first_wound_of_each_depth(void **state) {
    (void)state;
    World *world = given(ITEM_GIFT_COAT);
    assert_int_equal(hurt(world, 1), 1); // too little to be spent on
    assert_int_equal(hurt(world, 4), 2);
    assert_int_equal(hurt(world, 4), 4);
    world->depth++;
    assert_int_equal(hurt(world, 3), 2);
    assert_int_equal(hurt(world, 3), 3);
    world->depth--; // back where he was wounded
    assert_int_equal(hurt(world, 4), 4);
    world_free(world);
}

// ---- on a new depth

static const char TOP[] = "############\n"
                          "#..........#\n"
                          "#....@>....#\n"
                          "#........**#\n"
                          "#.........*#\n"
                          "############\n";

static Game *before_the_stairs(void) {
    Game *game = two_depths(TOP, BELOW);
    World *world = game->worlds[0];
    world->collected = TOP_QUOTA;
    world->clock.open = true;
    return game;
}

static void a_new_depth_fills_the_quiver_and_mends_once(void **state) {
    (void)state;
    Game *game = before_the_stairs();
    give(game_world(game), ITEM_GIFT_QUIVER);
    give(game_world(game), ITEM_GIFT_SALVE);
    hero_of(game_world(game))->hp = 3;
    int arrows = game_world(game)->hero.bag.arrows;
    use_ahead(game, DIR_E);
    World *below = game_world(game);
    assert_int_equal(game->depth, 2);
    assert_int_equal(below->hero.bag.arrows, arrows + 3);
    assert_int_equal(hero_of(below)->hp, 5);
    assert_true(below->hero.gifts[item_lasting_gift_or_none(ITEM_GIFT_QUIVER)]);
    delivery_descend(below, 1); // he was here before
    assert_int_equal(below->hero.bag.arrows, arrows + 3);
    game_free(game);
}

static void a_full_quiver_has_three_arrows_at_once(void **state) {
    (void)state;
    World *world = given(ITEM_GIFT_QUIVER);
    assert_int_equal(world->hero.bag.arrows, ARROWS_START + 3);
    world_free(world);
}

static void every_gift_has_an_effect_words_and_a_kind_of_its_own(void **state) {
    (void)state;
    bool met[PERK_COUNT] = {false};
    for (int i = 0; i < GIFT_KINDS; i++) {
        const ItemInfo *info = &ITEMS[item_of_lasting_gift(i)];
        assert_int_equal(info->class, CLASS_GIFT);
        assert_true(info->perk != PERK_NONE && info->by > 0 && !met[info->perk]);
        assert_non_null(info->words.passive);
        met[info->perk] = true;
    }
    assert_int_equal(GIFT_KINDS, PERK_COUNT - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(use_takes_one_and_the_others_turn_to_dust),
        cmocka_unit_test(nobody_takes_one_by_walking_over_it),
        cmocka_unit_test(a_gift_goes_before_the_stairs_beside_it),
        cmocka_unit_test(gear_is_worn_and_what_he_wore_lies_on_the_floor),
        cmocka_unit_test(a_toll_holds_the_cells_in_which_they_lie),
        cmocka_unit_test(a_stout_heart_is_a_heart_more_but_not_beyond_the_most),
        cmocka_unit_test(a_clear_lens_lights_a_cell_farther),
        cmocka_unit_test(candles_burn_half_as_long_again_with_slow_tallow),
        cmocka_unit_test(with_true_fletching_no_arrow_breaks),
        cmocka_unit_test(the_hand_bell_is_rung_twice_with_a_second_clapper),
        cmocka_unit_test(it_is_ready_again_where_it_was_rung),
        cmocka_unit_test(soft_soles_are_heard_a_cell_less_far),
        cmocka_unit_test(a_whetstone_adds_to_a_strike),
        cmocka_unit_test(a_strong_bowstring_adds_to_an_arrow),
        cmocka_unit_test(a_thiefs_knife_adds_to_what_comes_from_the_dark),
        cmocka_unit_test(a_tumblers_belt_lets_him_roll_again_sooner),
        cmocka_unit_test(prayer_beads_and_the_herb_mend_more),
        cmocka_unit_test(each_coin_counts_double_in_a_deep_purse),
        cmocka_unit_test(deft_gloves_halve_the_time_of_using),
        cmocka_unit_test(a_lucky_charm_keeps_him_safe_longer),
        cmocka_unit_test(a_padded_coat_halves_the_first_wound_of_each_depth),
        cmocka_unit_test(a_new_depth_fills_the_quiver_and_mends_once),
        cmocka_unit_test(a_full_quiver_has_three_arrows_at_once),
        cmocka_unit_test(every_gift_has_an_effect_words_and_a_kind_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
