// Sacristan and Cooper: what they do, what helps against it, and the grate that their death opens.
#include "map/balance_hero.h"
#include "sim/dusk.h"
#include "sim/minds.h"

#include "sim/combat/blows.h"
#include "sim/hazards/missiles.h"
#include "sim/monsters/ai.h"

enum { BURN = 1 }; // of its staves, which hurt at once

static const Missile *barrel_of(const World *world) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        if (world->floor.missiles[i].kind == MISSILE_BARREL) return &world->floor.missiles[i];
    }
    return NULL;
}

static void hurt(World *world, int index, int damage) {
    world->actors[index].invulnerable = 0;
    combat_hurt(world, index, damage, DIR_E, CAUSE_BLOW);
    wounds_resolve(world);
    world->hitstop = 0;
}

// ---- the Sacristan

static World *chapel(void) {
    World *world = dusk_of("####################\n"
                           "#..................#\n"
                           "#..................#\n"
                           "#.@..S.........*...#\n"
                           "#..................#\n"
                           "#..................#\n"
                           "####################\n",
                           1, 1);
    world->depth = 4; // where it takes no more time than it needs
    world->hero.lantern_shut = false;
    alarm(world, 1);
    return world;
}

static int to_the_first_mark(void) {
    return ACTORS[ACTOR_SACRISTAN].hp - ACTORS[ACTOR_SACRISTAN].stages[0];
}

static void its_censer_reaches_two_cells(void **state) {
    (void)state;
    World *world = chapel();
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    int px = (world->actors[1].pos.x - hero_of(world)->pos.x) / SUB;
    assert_in_range(px, 45, 64 + BODY_W / 2);
    assert_true(run_until(world, STILL, EVENT_HIT, 40));
    assert_int_equal(hero_of(world)->hp, HERO_HP - ACTORS[ACTOR_SACRISTAN].blow.damage);
    world_free(world);
}

static void wounded_it_rings_for_a_toll_once_at_each_mark(void **state) {
    (void)state;
    World *world = chapel();
    hurt(world, 1, to_the_first_mark());
    hero_of(world)->hp = HERO_HP;
    assert_true(run_until(world, STILL, EVENT_RAISES_BELL, 240));
    int ticks = 0;
    while (world->clock.tolls == 0 && ticks++ < 200) world_tick(world, STILL);
    assert_in_range(ticks, 88, 92);
    assert_int_equal(world->actors[1].brain.stage, 1);
    assert_int_equal(run_count(world, STILL, EVENT_RAISES_BELL, 400), 0);
    world_free(world);
}

static void so_many_half_hearts_stop_its_ringing_and_it_tries_again(void **state) {
    (void)state;
    for (int spare = 0; spare <= 1; spare++) {
        World *world = chapel();
        hurt(world, 1, to_the_first_mark());
        assert_true(run_until(world, STILL, EVENT_RAISES_BELL, 240));
        run(world, STILL, 10);
        hurt(world, 1, blow_of(&world->actors[1])->stops - spare);
        run(world, STILL, 100);
        assert_int_equal(world->clock.tolls, spare);
        hero_of(world)->invulnerable = 10000;
        if (!spare) assert_true(run_until(world, STILL, EVENT_RAISES_BELL, 600));
        world_free(world);
    }
}

static void in_a_room_kept_lit_its_toll_changes_nothing(void **state) {
    (void)state;
    World *world = dusk_of("####!#####!#####\n"
                           "#..............#\n"
                           "#.@..S......*..#\n"
                           "#..............#\n"
                           "################\n",
                           1, 1);
    world->hero.lantern_shut = false;
    alarm(world, 1);
    hurt(world, 1, to_the_first_mark());
    Grid before = copy_of(&world->level.tiles);
    assert_true(run_until(world, STILL, EVENT_RINGS, 400));
    run(world, STILL, 5);
    assert_int_equal(memcmp(before.cells, world->level.tiles.cells, (size_t)before.w * (size_t)before.h), 0);
    grid_free(&before);
    world_free(world);
}

static void works_hurt_elites_once_and_others_twice(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#S.g.@#\n"
                         "#######\n"
                         "#######\n"
                         "#######\n");
    for (int i = 1; i <= 2; i++) combat_hurt(world, i, 2, DIR_E, CAUSE_TRAP);
    assert_int_equal(world->actors[1].hp,
                     ACTORS[world->actors[1].kind].hp - (world->actors[1].kind == ACTOR_GOBLIN ? 4 : 2));
    assert_int_equal(world->actors[2].hp,
                     ACTORS[world->actors[2].kind].hp - (world->actors[2].kind == ACTOR_GOBLIN ? 4 : 2));
    world_free(world);
}

// ---- the Cooper

static World *alley(void) {
    World *world = arena("################\n"
                         "#..............#\n"
                         "#@.........C...#\n"
                         "#..............#\n"
                         "################\n");
    alarm(world, 1);
    return world;
}

static void it_rolls_barrels_from_afar_which_hurt_and_burn(void **state) {
    (void)state;
    World *world = alley();
    assert_true(run_until(world, STILL, EVENT_BARREL, 200));
    assert_non_null(barrel_of(world));
    assert_true(run_until(world, STILL, EVENT_BURST, 120));
    assert_int_equal(hero_of(world)->hp, HERO_HP - MISSILES[MISSILE_BARREL].damage - BURN);
    assert_int_equal(world->floor.fire_count, 1);
    world_free(world);
}

static void a_barrel_that_is_struck_rolls_back(void **state) {
    (void)state;
    World *world = alley();
    hero_of(world)->invulnerable = 10000;
    face(world, DIR_E);
    assert_true(run_until(world, STILL, EVENT_BARREL, 200));
    int ticks = 0;
    while (barrel_of(world)->pos.x - hero_of(world)->pos.x > 70 * SUB && ticks++ < 200)
        world_tick(world, STILL);
    world_tick(world, STRIKE);
    assert_true(run_until(world, STILL, EVENT_STRUCK_BACK, 12));
    assert_true(run_until(world, STILL, EVENT_BURST, 120));
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_COOPER].hp - MISSILES[MISSILE_BARREL].damage - BURN);
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    world_free(world);
}

// At half of its hit points.
static void at_last_its_barrels_come_faster(void **state) {
    (void)state;
    int ticks[2] = {0};
    for (int last = 0; last < 2; last++) {
        World *world = alley();
        if (last) hurt(world, 1, ACTORS[ACTOR_COOPER].hp);
        assert_int_equal(world->actors[1].brain.stage, last);
        assert_true(run_until(world, STILL, EVENT_BARREL, 300));
        hero_of(world)->invulnerable = 10000;
        for (bool again = false; !again; ticks[last]++) {
            world_tick(world, STILL);
            again = heard(world, EVENT_BARREL) > 0;
        }
        world_free(world);
    }
    assert_true(3 * ticks[1] < 2 * ticks[0]);
}

static const char BOTH[] = "##########\n"
                           "#........#\n"
                           "#.@..S...#\n"
                           "#.....C..#\n"
                           "##########\n";

static void elites_are_awake(void **state) {
    (void)state;
    for (int seed = 1; seed <= 20; seed++) {
        World *world = dusk_of(BOTH, 1, seed);
        for (int i = 1; i <= 2; i++) assert_int_equal(world->actors[i].brain.mind, MIND_IDLE);
        world_free(world);
    }
}

static void a_barrel_hurts_who_stands_between(void **state) {
    (void)state;
    World *world = arena("################\n"
                         "#..............#\n"
                         "#@....g....C...#\n"
                         "#..............#\n"
                         "################\n");
    int cooper = actor_of(world, ACTOR_COOPER), goblin = actor_of(world, ACTOR_GOBLIN);
    alarm(world, cooper);
    set_mind(world, goblin, MIND_ASLEEP);
    assert_true(run_until(world, STILL, EVENT_BURST, 200));
    assert_int_equal(world->actors[goblin].hp,
                     ACTORS[ACTOR_GOBLIN].hp - MISSILES[MISSILE_BARREL].damage - TRAP_FACTOR * BURN);
    assert_int_equal(hero_of(world)->hp, HERO_HP);
    world_free(world);
}

static void a_barrel_breaks_a_pillar_and_no_wall(void **state) {
    (void)state;
    for (int pillar = 0; pillar < 2; pillar++) {
        World *world = arena(pillar ? "#######\n"
                                      "#.....#\n"
                                      "#@..#.#\n"
                                      "#.....#\n"
                                      "#######\n"
                                    : "#######\n"
                                      "#...#.#\n"
                                      "#@..#.#\n"
                                      "#...#.#\n"
                                      "#######\n");
        Missile barrel = {.kind = MISSILE_BARREL,
                          .pos = cell_centre((Vec){2, 2}),
                          .vel = {1024, 0},
                          .rest = {2, 2},
                          .by = HERO};
        assert_true(missiles_launch(world, barrel));
        assert_true(run_until(world, STILL, EVENT_BURST, 60));
        assert_int_equal(level_tile(&world->level, (Vec){4, 2}), pillar ? TILE_FLOOR : TILE_WALL);
        world_free(world);
    }
}

static void near_it_slams_three_by_three_cells_where_he_stood(void **state) {
    (void)state;
    for (int leaves = 0; leaves < 2; leaves++) {
        World *world = arena("###########\n"
                             "#.........#\n"
                             "#.........#\n"
                             "#...@C....#\n"
                             "#.........#\n"
                             "#.........#\n"
                             "###########\n");
        alarm(world, 1);
        assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
        assert_int_equal(blow_of(&world->actors[1])->shape, SHAPE_AREA);
        int damage = blow_of(&world->actors[1])->damage;
        run(world, STILL, 22);
        if (leaves) world_tick(world, (Input){.x = -1, .buttons = BUTTON_ROLL});
        run(world, leaves ? WEST : STILL, 40);
        assert_int_equal(hero_of(world)->hp, HERO_HP - (leaves ? 0 : damage));
        world_free(world);
    }
}

// ---- what they guard and carry

static void an_elite_leaves_what_it_carries(void **state) {
    (void)state;
    for (int seed = 1; seed <= 40; seed++) {
        World *world = dusk_of(BOTH, 1, seed);
        int relics = 0, gear = 0;
        for (int i = 1; i <= 2; i++) {
            while (world->actors[i].kind != ACTOR_NONE) {
                world->truce = 0;
                hurt(world, i, ACTORS[world->actors[i].kind].hp); // to its next phase
            }
        }
        for (int i = 0; i < world->floor.item_count; i++) {
            const Item *item = &world->floor.items[i];
            ItemClass class = ITEMS[item->kind].class;
            relics += !item->taken && item->kind == ITEM_RELIC;
            gear += !item->taken && (class == CLASS_WEAPON || class == CLASS_SHIELD || class == CLASS_BOOTS ||
                                     class == CLASS_RING);
        }
        assert_int_equal(relics, 1);
        assert_int_equal(gear, 1);
        world_free(world);
    }
}

static void it_follows_nobody_far_from_its_stairs(void **state) {
    (void)state;
    World *world = dusk_of("########################################\n"
                           "#......................................#\n"
                           "#.@......S............................*#\n"
                           "#......................................#\n"
                           "########################################\n",
                           1, 1);
    Vec home = world->actors[1].brain.home;
    alarm(world, 1);
    run(world, STILL, 20);
    assert_int_equal(world->actors[1].brain.mind, MIND_CHASE);
    put_hero(world, (Vec){36, 2});
    for (int i = 0; i < 600; i++) {
        world_tick(world, STILL);
        assert_true(vec_chebyshev(cell_of(world->actors[1].pos), home) <= 12);
    }
    assert_int_not_equal(world->actors[1].brain.mind, MIND_CHASE);
    assert_in_range(vec_chebyshev(cell_of(world->actors[1].pos), home), 0, 4);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(its_censer_reaches_two_cells),
        cmocka_unit_test(wounded_it_rings_for_a_toll_once_at_each_mark),
        cmocka_unit_test(so_many_half_hearts_stop_its_ringing_and_it_tries_again),
        cmocka_unit_test(in_a_room_kept_lit_its_toll_changes_nothing),
        cmocka_unit_test(works_hurt_elites_once_and_others_twice),
        cmocka_unit_test(it_rolls_barrels_from_afar_which_hurt_and_burn),
        cmocka_unit_test(a_barrel_that_is_struck_rolls_back),
        cmocka_unit_test(at_last_its_barrels_come_faster),
        cmocka_unit_test(elites_are_awake),
        cmocka_unit_test(a_barrel_hurts_who_stands_between),
        cmocka_unit_test(a_barrel_breaks_a_pillar_and_no_wall),
        cmocka_unit_test(near_it_slams_three_by_three_cells_where_he_stood),
        cmocka_unit_test(an_elite_leaves_what_it_carries),
        cmocka_unit_test(it_follows_nobody_far_from_its_stairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
