// What is worn and what power-ups do: each by its number, and in play.
#include "gen/gen.h"
#include "map/balance_hero.h"
#include "map/balance_light.h"
#include "sim/combat/combat.h"
#include "sim/game.h"
#include "sim/hazards/phases.h"
#include "sim/hero/gear.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/noise.h"

#include "sim/arena.h"
#include "sim/minds.h"
#include "sim/state/gear_effects.h"

static const char HALL[] = "##############\n"
                           "#............#\n"
                           "#..@.........#\n"
                           "#............#\n"
                           "##############\n";
static const char RAT[] = "#######\n"
                          "#.....#\n"
                          "#..@r.#\n"
                          "#.....#\n"
                          "#######\n";
static const char BONY[] = "#######\n"
                           "#.....#\n"
                           "#..@z.#\n"
                           "#.....#\n"
                           "#######\n";

static World *wearing(const char *rows, ItemKind kind) {
    World *world = arena(rows);
    assert_true(gear_wear_first(world, kind));
    return world;
}

static World *empowered(const char *rows, ItemKind kind) {
    World *world = arena(rows);
    gear_start_powerup(world, kind);
    return world;
}

static void lay(World *world, ItemKind kind, Vec cell) {
    floor_put(world, (Item){.kind = kind, .pos = cell_centre(cell)});
}

static int lying(const World *world, ItemKind kind) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        count += !world->floor.items[i].taken && world->floor.items[i].kind == kind;
    }
    return count;
}

// ---- weapons

static void bare_hands_keep_the_heros_own_numbers(void **state) {
    (void)state;
    World *world = arena(HALL);
    const ActorInfo *own = &ACTORS[ACTOR_HERO];
    assert_int_equal(gear_damage(world, ACTOR_RAT), own->blow.damage);
    assert_int_equal(gear_damage(world, ACTOR_SKELETON), own->blow.damage);
    assert_int_equal(gear_reach(world), own->blow.reach);
    assert_int_equal(gear_recovery_ticks(world), own->blow.recovery);
    assert_int_equal(gear_speed(world), own->speed);
    assert_int_equal(gear_lantern_radius(world), 5);
    assert_false(gear_softens_steps(world) || gear_grips_ice(world) || gear_resists_push(world) ||
                 gear_fireproof(world));
    assert_false(gear_floats(world) || gear_lantern_is_flame(world));
    world->hero.lantern_shut = true;
    assert_int_equal(gear_speed(world), 512);
    assert_true(gear_softens_steps(world));
    world_free(world);
}

static void a_long_sword_reaches_twelve_px_further(void **state) {
    (void)state;
    World *world = wearing(RAT, ITEM_LONG_SWORD);
    assert_int_equal(gear_reach(world), 50);
    hero_of(world)->aim = DIR_E;
    Vec hero = hero_of(world)->pos;
    assert_true(combat_in_hero_blow(world, vec_add(hero, (Vec){(BODY_W / 2 + 50) * SUB, 0})));
    assert_false(combat_in_hero_blow(world, vec_add(hero, (Vec){(BODY_W / 2 + 50) * SUB + 1, 0})));
    world_free(world);
}

static int rat_left_of_blow(World *world) {
    world->actors[1].hp = world->actors[1].hp_max = 20;
    face(world, DIR_E);
    tick_wary(world, STRIKE);
    run_wary(world, STILL, 12);
    int left = world->actors[1].hp;
    world_free(world);
    return left;
}

static void an_axe_strikes_harder_and_rests_longer(void **state) {
    (void)state;
    const Gear *axe = &ITEMS[ITEM_AXE].gear;
    assert_true(axe->damage > ACTORS[ACTOR_HERO].blow.damage &&
                axe->recovery > ACTORS[ACTOR_HERO].blow.recovery);
    assert_int_equal(rat_left_of_blow(arena(RAT)), 20 - ACTORS[ACTOR_HERO].blow.damage);
    assert_int_equal(rat_left_of_blow(wearing(RAT, ITEM_AXE)), 20 - axe->damage);
    World *world = wearing(HALL, ITEM_AXE);
    world_tick(world, STRIKE);
    int ticks = 0;
    while (hero_of(world)->act != ACT_RECOVERY) world_tick(world, STILL);
    for (; hero_of(world)->act == ACT_RECOVERY; ticks++) world_tick(world, STILL);
    assert_int_equal(ticks, axe->recovery);
    world_free(world);
}

static void silver_hurts_a_skeleton_twice(void **state) {
    (void)state;
    World *world = wearing(BONY, ITEM_SILVER_SWORD);
    assert_int_equal(gear_damage(world, ACTOR_SKELETON), 6);
    assert_int_equal(gear_damage(world, ACTOR_RAT), 3);
    world->actors[1].hp = world->actors[1].hp_max = 20;
    world->actors[1].facing = DIR_E;
    face(world, DIR_E);
    tick_wary(world, STRIKE);
    run_wary(world, STILL, 12);
    assert_int_equal(world->actors[1].hp, 14);
    world_free(world);
}

static void zeal_adds_two_before_silver_doubles(void **state) {
    (void)state;
    World *world = empowered(HALL, ITEM_ZEAL);
    assert_int_equal(gear_damage(world, ACTOR_RAT), 5);
    gear_wear_first(world, ITEM_SILVER_SWORD);
    assert_int_equal(gear_damage(world, ACTOR_SKELETON), 10);
    run(world, STILL, 899);
    assert_int_equal(gear_damage(world, ACTOR_RAT), 5);
    run(world, STILL, 1);
    assert_int_equal(gear_damage(world, ACTOR_RAT), 3);
    world_free(world);
}

// ---- shields

static int hp_after(World *world, int damage, int facing, int dir, Cause cause) {
    face(world, facing);
    combat_hurt(world, HERO, damage, dir, cause);
    int hp = hero_of(world)->hp;
    world_free(world);
    return hp;
}

static void a_buckler_stops_missiles_from_the_front_only(void **state) {
    (void)state;
    assert_int_equal(hp_after(wearing(HALL, ITEM_BUCKLER), 1, DIR_E, DIR_W, CAUSE_DART), 10);
    assert_int_equal(hp_after(wearing(HALL, ITEM_BUCKLER), 1, DIR_NE, DIR_W, CAUSE_SHOT), 10);
    assert_int_equal(hp_after(wearing(HALL, ITEM_BUCKLER), 1, DIR_N, DIR_W, CAUSE_SHOT), 9);
    assert_int_equal(hp_after(wearing(HALL, ITEM_BUCKLER), 1, DIR_W, DIR_W, CAUSE_SHOT), 9);
    assert_int_equal(hp_after(wearing(HALL, ITEM_BUCKLER), 2, DIR_E, DIR_W, CAUSE_BLOW), 8);
    assert_int_equal(hp_after(wearing(HALL, ITEM_BUCKLER), 2, DIR_E, DIR_W, CAUSE_TRAP), 8);
}

static void a_dart_rings_against_the_buckler(void **state) {
    (void)state;
    World *world = arena_with(HALL, (Fixture){.kind = FIXTURE_DARTS, .cell = {3, 2}});
    gear_wear_first(world, ITEM_BUCKLER);
    face(world, DIR_W);
    assert_true(run_until(world, STILL, EVENT_SPARED, 60));
    assert_int_equal(hero_of(world)->hp, 10);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_free(world);
}

static void a_poachers_bolt_rings_against_the_buckler(void **state) {
    (void)state;
    World *world = wearing(RAT, ITEM_BUCKLER);
    face(world, DIR_E);
    combat_apply_hit(world, HERO, 1, world->actors[1].pos, 1);
    assert_int_equal(hero_of(world)->hp, 10);
    face(world, DIR_W);
    hero_of(world)->invulnerable = 0;
    combat_apply_hit(world, HERO, 1, world->actors[1].pos, 1);
    assert_int_equal(hero_of(world)->hp, 9);
    world_free(world);
}

static void a_kite_shield_takes_one_off_a_charge_that_throws_him_aside(void **state) {
    (void)state;
    World *world = wearing(RAT, ITEM_KITE_SHIELD);
    face(world, DIR_E);
    combat_hurt_by(world, HERO, 2, DIR_N, CAUSE_FOE, 1);
    assert_int_equal(hero_of(world)->hp, 9);
    world_free(world);
    world = wearing(RAT, ITEM_KITE_SHIELD);
    face(world, DIR_N);
    combat_hurt_by(world, HERO, 2, DIR_N, CAUSE_FOE, 1);
    assert_int_equal(hero_of(world)->hp, 8);
    world_free(world);
}

static void a_kite_shield_takes_one_off_blows_from_the_front(void **state) {
    (void)state;
    assert_int_equal(hp_after(wearing(HALL, ITEM_KITE_SHIELD), 2, DIR_E, DIR_W, CAUSE_BLOW), 9);
    assert_int_equal(hp_after(wearing(HALL, ITEM_KITE_SHIELD), 1, DIR_E, DIR_W, CAUSE_BLOW), 9);
    assert_int_equal(hp_after(wearing(HALL, ITEM_KITE_SHIELD), 2, DIR_W, DIR_W, CAUSE_BLOW), 8);
    assert_int_equal(hp_after(wearing(HALL, ITEM_KITE_SHIELD), 2, DIR_E, DIR_W, CAUSE_DART), 8);
    assert_int_equal(hp_after(wearing(HALL, ITEM_KITE_SHIELD), 2, DIR_E, DIR_W, CAUSE_FIRE), 8);
}

static void a_bite_that_aegis_swallows_is_spared_once(void **state) {
    (void)state;
    World *world = empowered(RAT, ITEM_AEGIS);
    Actor *rat = &world->actors[1];
    face(world, DIR_E);
    alarm(world, 1);
    rat->aim = rat->facing = DIR_W;
    combat_begin_act(world, 1, ACT_BLOW);
    assert_int_equal(run_count(world, STILL, EVENT_SPARED, 6), 1);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void aegis_lets_nothing_through_for_three_hundred_ticks(void **state) {
    (void)state;
    for (int cause = 0; cause < CAUSE_COUNT; cause++) {
        assert_int_equal(hp_after(empowered(HALL, ITEM_AEGIS), 3, DIR_W, DIR_W, (Cause)cause), 10);
    }
    World *world = empowered(HALL, ITEM_AEGIS);
    run(world, STILL, 299);
    assert_int_equal(gear_reduce_damage(world, 3, DIR_W, CAUSE_BLOW), 0);
    run(world, STILL, 1);
    assert_int_equal(gear_reduce_damage(world, 3, DIR_W, CAUSE_BLOW), 3);
    world_free(world);
}

// ---- boots

static void felt_boots_make_soft_steps_at_full_speed(void **state) {
    (void)state;
    World *world = wearing(HALL, ITEM_FELT_BOOTS);
    assert_int_equal(gear_speed(world), 683);
    assert_true(gear_softens_steps(world));
    assert_true(run_until(world, EAST, EVENT_NOISE, 30));
    assert_true(heard_noise(world, NOISE_SOFT));
    world_free(world);
}

static void nailed_boots_are_not_thrown_back(void **state) {
    (void)state;
    World *world = wearing(HALL, ITEM_NAILED_BOOTS);
    Vec before = hero_of(world)->pos;
    assert_true(gear_grips_ice(world));
    combat_hurt(world, HERO, 1, DIR_E, CAUSE_BLOW);
    run(world, STILL, 20);
    assert_int_equal(hero_of(world)->hp, 9);
    assert_true(vec_eq(hero_of(world)->pos, before));
    world_free(world);
}

static int speed_of(World *world) {
    run(world, EAST, 10);
    int speed = hero_of(world)->vel.x;
    world_free(world);
    return speed;
}

static void quick_boots_go_751_and_wings_a_quarter_faster(void **state) {
    (void)state;
    assert_int_equal(speed_of(arena(HALL)), 683);
    assert_int_equal(speed_of(wearing(HALL, ITEM_QUICK_BOOTS)), 751);
    assert_int_equal(speed_of(empowered(HALL, ITEM_WINGS)), 683 * 5 / 4);
    World *world = wearing(HALL, ITEM_QUICK_BOOTS);
    gear_start_powerup(world, ITEM_WINGS);
    assert_int_equal(gear_speed(world), 751 * 5 / 4);
    world->hero.lantern_shut = true;
    assert_int_equal(gear_speed(world), 512 * 5 / 4);
    assert_true(gear_floats(world) && gear_grips_ice(world));
    world->hero.power[POWER_WINGS] = 0;
    assert_int_equal(gear_speed(world), 512);
    world_free(world);
}

static void wings_last_nine_hundred_ticks(void **state) {
    (void)state;
    World *world = empowered(HALL, ITEM_WINGS);
    run(world, STILL, 899);
    assert_true(gear_floats(world));
    run(world, STILL, 1);
    assert_false(gear_floats(world));
    world_free(world);
}

// ---- light

static void a_moth_ring_shines_seven_cells_far(void **state) {
    (void)state;
    World *world = wearing(HALL, ITEM_MOTH_RING);
    assert_int_equal(flames_lantern_radius(world), 7);
    assert_true(flames_is_lit_at_all(world, (Vec){10, 2}));
    assert_false(flames_is_lit_at_all(world, (Vec){11, 2}));
    assert_false(flames_is_flame_lit(world, (Vec){4, 2}));
    world->hero.lantern_shut = true;
    assert_int_equal(flames_lantern_radius(world), SHUT_RADIUS);
    world_free(world);
}

static void radiance_shines_eight_cells_far_and_is_bright(void **state) {
    (void)state;
    World *world = empowered(HALL, ITEM_RADIANCE);
    assert_int_equal(flames_lantern_radius(world), 8);
    assert_true(flames_is_flame_lit(world, (Vec){11, 2}));
    assert_false(flames_is_flame_lit(world, (Vec){12, 2}));
    run(world, STILL, 899);
    assert_true(flames_is_flame_lit(world, (Vec){11, 2}));
    run(world, STILL, 1);
    assert_false(flames_is_flame_lit(world, (Vec){4, 2}));
    assert_int_equal(flames_lantern_radius(world), 5);
    world_free(world);
}

// ---- rings

static void an_ember_ring_keeps_fire_off_and_nothing_else(void **state) {
    (void)state;
    assert_int_equal(hp_after(wearing(HALL, ITEM_EMBER_RING), 1, DIR_E, DIR_W, CAUSE_FIRE), 10);
    assert_int_equal(hp_after(wearing(HALL, ITEM_EMBER_RING), 1, DIR_E, DIR_W, CAUSE_BLAST), 9);
    assert_int_equal(hp_after(arena(HALL), 1, DIR_E, DIR_W, CAUSE_FIRE), 9);
}

static void a_magpie_ring_pulls_what_glitters_from_four_cells(void **state) {
    (void)state;
    World *world = wearing(HALL, ITEM_MAGPIE_RING);
    world->quest = false; // the first is no victory, after which nothing is taken
    lay(world, ITEM_GEM, (Vec){7, 2});
    lay(world, ITEM_COIN, (Vec){7, 2});
    world->floor.items[0].hallowed = true;
    assert_true(run_until(world, STILL, EVENT_PICKUP, 60));
    run(world, STILL, 10);
    assert_int_equal(world->hero.score.coins, 1);
    lay(world, ITEM_ARROW, (Vec){8, 2});
    run(world, STILL, 60);
    assert_int_equal(lying(world, ITEM_ARROW), 1);
    world_free(world);
}

// He may be about to light it.
static void a_magpie_ring_leaves_a_good_that_is_not_hallowed(void **state) {
    (void)state;
    World *world = wearing(HALL, ITEM_MAGPIE_RING);
    lay(world, ITEM_GEM, (Vec){5, 2});
    Vec gem = world->floor.items[0].pos;
    run(world, STILL, 60);
    assert_true(vec_eq(world->floor.items[0].pos, gem));
    world_free(world);
}

static void a_magpie_ring_pulls_nothing_through_walls_and_no_wares(void **state) {
    (void)state;
    World *world = wearing("#######\n#.....#\n#.@#..#\n#.....#\n#######\n", ITEM_MAGPIE_RING);
    lay(world, ITEM_COIN, (Vec){4, 2});
    lay(world, ITEM_ARROW, (Vec){1, 1});
    world->floor.items[1].price = 20;
    Vec coin = world->floor.items[0].pos, ware = world->floor.items[1].pos;
    run(world, STILL, 30);
    assert_true(vec_eq(world->floor.items[0].pos, coin));
    assert_true(vec_eq(world->floor.items[1].pos, ware));
    world_free(world);
}

// ---- putting on

static void gear_is_worn_when_it_is_taken_and_its_place_is_empty(void **state) {
    (void)state;
    World *world = arena(HALL);
    lay(world, ITEM_AXE, (Vec){3, 2});
    lay(world, ITEM_MOTH_RING, (Vec){3, 2});
    run(world, STILL, 1);
    assert_int_equal(heard(world, EVENT_WEAR), 2);
    assert_true(gear_worn(world, ITEM_AXE) && gear_worn(world, ITEM_MOTH_RING));
    lay(world, ITEM_LONG_SWORD, (Vec){3, 2});
    run(world, STILL, 5);
    assert_true(gear_worn(world, ITEM_AXE));
    assert_int_equal(lying(world, ITEM_LONG_SWORD), 1);
    world_free(world);
}

static void use_swaps_what_is_worn_for_what_lies_there(void **state) {
    (void)state;
    World *world = wearing(HALL, ITEM_AXE);
    lay(world, ITEM_LONG_SWORD, (Vec){3, 2});
    run(world, STILL, 1);
    world_tick(world, USE);
    assert_true(gear_worn(world, ITEM_LONG_SWORD));
    assert_int_equal(lying(world, ITEM_LONG_SWORD), 0);
    assert_int_equal(lying(world, ITEM_AXE), 1);
    world_tick(world, STILL);
    world_tick(world, USE);
    assert_true(gear_worn(world, ITEM_AXE));
    world_free(world);
}

static void a_power_up_works_as_soon_as_it_is_touched(void **state) {
    (void)state;
    World *world = arena(HALL);
    lay(world, ITEM_AEGIS, (Vec){3, 2});
    run(world, STILL, 1);
    assert_int_equal(heard(world, EVENT_POWER), 1);
    assert_int_equal(world->hero.power[POWER_AEGIS], 300);
    assert_int_equal(lying(world, ITEM_AEGIS), 0);
    world_free(world);
}

static void a_second_power_up_of_a_kind_begins_anew_and_does_not_add(void **state) {
    (void)state;
    World *world = empowered(HALL, ITEM_ZEAL);
    run(world, STILL, 100);
    gear_start_powerup(world, ITEM_ZEAL);
    assert_int_equal(world->hero.power[POWER_ZEAL], 900);
    world_free(world);
}

static void gear_by_number_is_all_gear(void **state) {
    (void)state;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        int number = kind - ITEM_LONG_SWORD + 1;
        assert_int_equal(item_gear_place((ItemKind)kind) >= 0, number >= 1 && number <= GEAR_KINDS);
    }
    assert_int_equal(item_of_gear_number(1), ITEM_LONG_SWORD);
    assert_int_equal(item_of_gear_number(GEAR_KINDS), ITEM_HOURS_RING);
}

static void a_descent_may_begin_with_gear_at_its_price(void **state) {
    (void)state;
    for (int gear = 1; gear <= GEAR_KINDS; gear++) {
        const ItemKind kind = item_of_gear_number(gear);
        const GearPrice *price = &ITEMS[kind].price;
        GenOptions options = {.descent = true, .depth = 1, .seed = 7, .gear = gear};
        gen_set_usual_size(&options);
        Game *game = game_new(&options);
        assert_non_null(game);
        const World *world = game_world(game);
        const Bag *bag = &world->hero.bag;
        assert_true(price->arrows + price->candles + price->hp > 0); // none is a gift
        assert_int_equal(world->hero.worn[item_gear_place(kind)], kind);
        assert_int_equal(bag->arrows, ARROWS_START - price->arrows);
        assert_int_equal(bag->stock[ITEM_CANDLE], CANDLES_START - price->candles);
        assert_int_equal(bag->from[ITEM_CANDLE][0], bag->stock[ITEM_CANDLE]);
        assert_int_equal(world->actors[HERO].hp, HERO_HP - price->hp);
        assert_int_equal(world->actors[HERO].hp_max, HERO_HP - price->hp);
        assert_true(bag->arrows >= 0 && bag->stock[ITEM_CANDLE] >= 0 &&
                    world->actors[HERO].hp >= HERO_HP / 2);
        game_free(game);
    }
}

static void a_new_game_begins_with_nothing_worn(void **state) {
    (void)state;
    World *world = arena(HALL);
    for (int i = 0; i < GEAR_COUNT; i++) assert_int_equal(world->hero.worn[i], -1);
    for (int i = 0; i < POWER_COUNT; i++) assert_int_equal(world->hero.power[i], 0);
    assert_int_equal(world->hero.score.coins, 0);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bare_hands_keep_the_heros_own_numbers),
        cmocka_unit_test(a_long_sword_reaches_twelve_px_further),
        cmocka_unit_test(an_axe_strikes_harder_and_rests_longer),
        cmocka_unit_test(silver_hurts_a_skeleton_twice),
        cmocka_unit_test(zeal_adds_two_before_silver_doubles),
        cmocka_unit_test(a_buckler_stops_missiles_from_the_front_only),
        cmocka_unit_test(a_dart_rings_against_the_buckler),
        cmocka_unit_test(a_poachers_bolt_rings_against_the_buckler),
        cmocka_unit_test(a_kite_shield_takes_one_off_blows_from_the_front),
        cmocka_unit_test(a_kite_shield_takes_one_off_a_charge_that_throws_him_aside),
        cmocka_unit_test(a_bite_that_aegis_swallows_is_spared_once),
        cmocka_unit_test(aegis_lets_nothing_through_for_three_hundred_ticks),
        cmocka_unit_test(felt_boots_make_soft_steps_at_full_speed),
        cmocka_unit_test(nailed_boots_are_not_thrown_back),
        cmocka_unit_test(quick_boots_go_751_and_wings_a_quarter_faster),
        cmocka_unit_test(wings_last_nine_hundred_ticks),
        cmocka_unit_test(a_moth_ring_shines_seven_cells_far),
        cmocka_unit_test(radiance_shines_eight_cells_far_and_is_bright),
        cmocka_unit_test(an_ember_ring_keeps_fire_off_and_nothing_else),
        cmocka_unit_test(a_magpie_ring_pulls_what_glitters_from_four_cells),
        cmocka_unit_test(a_magpie_ring_leaves_a_good_that_is_not_hallowed),
        cmocka_unit_test(a_magpie_ring_pulls_nothing_through_walls_and_no_wares),
        cmocka_unit_test(gear_is_worn_when_it_is_taken_and_its_place_is_empty),
        cmocka_unit_test(use_swaps_what_is_worn_for_what_lies_there),
        cmocka_unit_test(a_power_up_works_as_soon_as_it_is_touched),
        cmocka_unit_test(a_second_power_up_of_a_kind_begins_anew_and_does_not_add),
        cmocka_unit_test(gear_by_number_is_all_gear),
        cmocka_unit_test(a_descent_may_begin_with_gear_at_its_price),
        cmocka_unit_test(a_new_game_begins_with_nothing_worn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
