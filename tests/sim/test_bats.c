// Bats: how they swoop, and the light that they shun.
#include "map/balance_hero.h"
#include "sim/combat/combat.h"
#include "sim/field.h"
#include "sim/minds.h"
#include "sim/space/flames.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/paths.h"

static void a_bat_swoops_four_cells_in_a_line(void **state) {
    (void)state;
    World *world = arena("#################\n"
                         "#################\n"
                         "#@...b..........#\n"
                         "#################\n"
                         "#################\n");
    alarm(world, 1);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 120));
    Vec from = world->actors[1].pos;
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre((Vec){14, 2})); // out of its way, once its aim is fixed
    world->actors[1].act_ticks = 11;
    world->actors[1].aim = DIR_E;
    world->actors[1].push = (Vec){ACTORS[ACTOR_BAT].blow.lunge, 0};
    int ticks = 0;
    for (; world->actors[1].act != ACT_RECOVERY; ticks++) world_tick(world, STILL);
    assert_int_equal(ticks, 20 - 11 + 24); // what is left of the wind-up, and the flight
    int way = world->actors[1].pos.x - from.x;
    assert_in_range(way, 4 * CELL_SUB - 32, 4 * CELL_SUB);
    assert_int_equal(world->actors[1].pos.y, from.y);
    world_free(world);
}

static void a_swoop_hits_who_stays_and_misses_who_steps_aside(void **state) {
    (void)state;
    World *world = field_with('b');
    assert_true(run_until(world, STILL, EVENT_WINDUP, 200));
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_BAT].blow.damage);
    world_free(world);

    world = field_with('b');
    assert_true(run_until(world, STILL, EVENT_WINDUP, 200));
    run(world, STILL, 12);
    Vec way = vec_sub(hero_of(world)->pos, world->actors[1].pos);
    Input aside = int_abs(way.x) > int_abs(way.y) ? NORTH : WEST;
    run(world, aside, 14);
    run(world, STILL, 25);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

// A bat, and a dark half of the hall beside a bright one.
static const char HALF_LIT[] = "######!############\n"
                               "#.................#\n"
                               "#.................#\n"
                               "#....@......b.....#\n"
                               "#.................#\n"
                               "#.................#\n"
                               "###################\n";

static bool in_light(const World *world, int index) {
    return flames_is_flame_lit(world, cell_of(world->actors[index].pos));
}

static void a_bat_never_enters_bright_cells(void **state) {
    (void)state;
    static const Mind MINDS[] = {MIND_IDLE,  MIND_PATROL, MIND_SUSPICIOUS,
                                 MIND_CHASE, MIND_SEARCH, MIND_RETURN};
    for (uint64_t seed = 0; seed < 12; seed++) {
        World *world = arena_seeded(HALF_LIT, seed);
        Actor *bat = &world->actors[1];
        bat->brain.patrols = true;
        bat->brain.home = seed % 2 == 0 ? (Vec){3, 3} : bat->brain.home; // even one that belongs there
        set_mind(world, 1, MINDS[seed % 6]);
        if (bat->brain.mind == MIND_CHASE) alarm(world, 1);
        int moved = 0;
        for (int i = 0; i < 900; i++) {
            hero_of(world)->hp = 10;
            if (i % 200 == 0) alarm(world, 1);
            world_tick(world, i % 120 < 60 ? (Input){.x = i % 240 < 120 ? 1 : -1} : STILL);
            moved += !vec_eq(bat->pos, bat->prev);
            if (bat->act != ACT_HURT) assert_false(in_light(world, 1));
        }
        assert_true(moved > 100);
        world_free(world);
    }
}

static void a_swoop_ends_at_the_edge_of_light(void **state) {
    (void)state;
    World *world = arena(HALF_LIT);
    Actor *bat = &world->actors[1];
    alarm(world, 1);
    combat_begin_act(world, 1, ACT_BLOW);
    bat->aim = bat->facing = DIR_W;
    bat->push = (Vec){-ACTORS[ACTOR_BAT].blow.lunge, 0};
    int from = bat->pos.x;
    while (bat->act == ACT_BLOW) {
        world_tick(world, STILL);
        assert_false(in_light(world, 1));
    }
    assert_true(flames_is_flame_lit(world, (Vec){cell_of(bat->pos).x - 1, 3}));
    assert_true(from - bat->pos.x < 4 * CELL_SUB);
    assert_int_equal(bat->act, ACT_RECOVERY);
    world_free(world);
}

// Ticks that a bat of such a mind takes to leave the light that is lit above it.
static int ticks_to_leave_light(Mind mind) {
    World *world = arena("######|##########\n"
                         "#...............#\n"
                         "#.....b.........#\n"
                         "#...............#\n"
                         "#################\n"
                         "#@..............#\n"
                         "#################\n");
    const Actor *bat = &world->actors[1];
    int ticks = 0, fastest = 0;
    world->actors[1].brain.timer = 1000;
    set_mind(world, 1, MIND_IDLE);
    run(world, STILL, 20);
    set_mind(world, 1, mind);
    assert_true(light_fixture_kindle(world, (Vec){6, 0}, HERO));
    assert_true(in_light(world, 1));
    for (; in_light(world, 1) && ticks < 200; ticks++) {
        world_tick(world, STILL);
        Vec way = vec_sub(bat->pos, bat->prev);
        fastest = int_max(fastest, int_max(int_abs(way.x), int_abs(way.y)));
    }
    assert_int_equal(fastest, ACTORS[ACTOR_BAT].speed); // it does nothing else meanwhile
    world_free(world);
    return ticks;
}

static void light_drives_a_bat_out(void **state) {
    (void)state;
    assert_in_range(ticks_to_leave_light(MIND_IDLE), 30, 120);
    assert_in_range(ticks_to_leave_light(MIND_RETURN), 30, 120);
}

static void a_brand_in_hand_keeps_a_bat_off(void **state) {
    (void)state;
    World *world = field_with('b');
    world->hero.bag.hand = ITEM_BRAND;
    int strikes = 0;
    for (int i = 0; i < 1200; i++) {
        world_tick(world, STILL);
        strikes += heard(world, EVENT_HIT);
    }
    assert_int_equal(strikes, 0);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void a_bat_flutters_about_where_light_bars_its_way(void **state) {
    (void)state;
    World *world = arena(HALF_LIT);
    Vec from = world->actors[1].pos;
    int moved = 0, furthest = 0;
    for (int i = 0; i < 300; i++) {
        alarm(world, 1);
        world_tick(world, STILL);
        moved += !vec_eq(world->actors[1].pos, world->actors[1].prev);
        furthest = int_max(furthest, vec_chebyshev(world->actors[1].pos, from));
    }
    assert_true(moved > 150);
    assert_true(furthest > CELL_SUB);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void a_light_lit_before_it_turns_a_bat_back(void **state) {
    (void)state;
    World *world = arena("###########|#####\n"
                         "#...b...........#\n"
                         "#################\n"
                         "#@..............#\n"
                         "#################\n");
    set_mind(world, 1, MIND_PATROL);
    path_set_target(world, 1, (Vec){11, 1}, 20);
    int ticks = 0;
    while (world->actors[1].brain.route.step.x < 7 && ticks++ < 200) world_tick(world, STILL);
    assert_true(light_fixture_kindle(world, (Vec){11, 0}, HERO));
    assert_true(flames_is_flame_lit(world, world->actors[1].brain.route.step));
    assert_false(in_light(world, 1));
    for (int i = 0; i < 300; i++) {
        world_tick(world, STILL);
        assert_false(in_light(world, 1));
    }
    world_free(world);
}

static void a_bat_finds_no_way_past_a_brand_in_hand(void **state) {
    (void)state;
    World *world = arena("#################\n"
                         "#.b.....@.......#\n"
                         "#################\n"
                         "#################\n"
                         "#################\n");
    world->hero.bag.hand = ITEM_BRAND;
    for (int i = 0; i < 400; i++) {
        set_mind(world, 1, MIND_PATROL);
        if (i % 50 == 0) path_set_target(world, 1, (Vec){14, 1}, 20);
        world_tick(world, STILL);
        assert_false(in_light(world, 1));
    }
    assert_true(cell_of(world->actors[1].pos).x < 5);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bat_swoops_four_cells_in_a_line),
        cmocka_unit_test(a_swoop_hits_who_stays_and_misses_who_steps_aside),
        cmocka_unit_test(a_bat_never_enters_bright_cells),
        cmocka_unit_test(a_swoop_ends_at_the_edge_of_light),
        cmocka_unit_test(light_drives_a_bat_out),
        cmocka_unit_test(a_brand_in_hand_keeps_a_bat_off),
        cmocka_unit_test(a_bat_flutters_about_where_light_bars_its_way),
        cmocka_unit_test(a_light_lit_before_it_turns_a_bat_back),
        cmocka_unit_test(a_bat_finds_no_way_past_a_brand_in_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
