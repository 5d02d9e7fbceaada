// Arrows: how far they fly, where they come to lie, whom they hurt, who hears them.
#include "map/balance_hero.h"
#include "minds.h"
#include "sim/combat/combat.h"
#include "sim/flight.h"
#include "sim/hazards/missiles.h"

static void the_bow_is_drawn_for_eight_ticks_and_lowered_for_ten(void **state) {
    (void)state;
    World *world = arena(LANE);
    face(world, DIR_E);
    for (int i = 0; i < 20; i++) {
        world_tick(world, i == 0 ? THROW : STILL);
        assert_int_equal(heard(world, EVENT_SHOT), i == 8);
        assert_int_equal(hero_of(world)->act, i < 8 ? ACT_DRAW : i < 18 ? ACT_LOOSE : ACT_NONE);
    }
    assert_int_equal(world->hero.bag.arrows, ARROWS_START - 1);
    world_free(world);
}

static const Missile *flying(const World *world) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        if (world->floor.missiles[i].kind != MISSILE_NONE) return &world->floor.missiles[i];
    }
    return NULL;
}

static void an_arrow_flies_1536_a_tick_for_ten_cells(void **state) {
    (void)state;
    World *world = arena(LANE);
    face(world, DIR_E);
    world_tick(world, THROW);
    assert_true(run_until(world, STILL, EVENT_SHOT, 20));
    const Missile *arrow = flying(world);
    assert_non_null(arrow);
    assert_int_equal(arrow->pos.x - arrow->prev.x, 1536);
    world_tick(world, STILL);
    assert_int_equal(arrow->pos.x - arrow->prev.x, 1536);
    assert_true(run_until(world, STILL, EVENT_LAND, 80));
    assert_true(vec_eq(landed(world), (Vec){12, 2}));
    assert_true(heard_noise(world, 4));
    assert_null(flying(world));
    world_free(world);
}

static void arrows_fly_in_all_eight_directions(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = empty_room(17, 17, (Vec){8, 8});
        Input press = {.x = (int8_t)DIRS[dir].x, .y = (int8_t)DIRS[dir].y, .buttons = BUTTON_THROW};
        world_tick(world, press);
        assert_true(run_until(world, STILL, EVENT_LAND, 120));
        // Before the wall, seven cells off.
        assert_true(vec_eq(landed(world), (Vec){8 + 7 * DIRS[dir].x, 8 + 7 * DIRS[dir].y}));
        world_free(world);
    }
}

// Not one that he sees elsewhere, nor one behind a wall.
static void an_arrow_flies_at_whom_he_sees_about_where_he_faces(void **state) {
    (void)state;
    static const struct {
        const char *picture;
        bool hits;
    } CASES[] = {
        {"##########\n#........#\n#......s.#\n#@.......#\n#........#\n##########\n", true},
        {"##########\n#.....s..#\n#........#\n#@.......#\n#........#\n##########\n", true},
        {"##########\n#...s....#\n#........#\n#@.......#\n#........#\n##########\n", false},
        {"##########\n#....#####\n#....##s.#\n#@.......#\n#........#\n##########\n", false},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        World *world = arena(CASES[i].picture);
        face(world, DIR_E);
        world_tick(world, THROW);
        while (heard(world, EVENT_LAND) == 0) {
            assert_true(world->tick < 120);
            tick_asleep(world, STILL);
        }
        assert_int_equal(world->actors[1].hp < world->actors[1].hp_max, CASES[i].hits);
        world_free(world);
    }
}

static void three_arrows_of_four_stay_whole(void **state) {
    (void)state;
    int whole = 0, count = 400;
    for (int seed = 1; seed <= count; seed++) {
        World *world = arena_seeded("#####\n#@..#\n#####\n#####\n#####\n", (uint64_t)seed);
        face(world, DIR_E);
        assert_true(vec_eq(throw_for(world, 1), (Vec){3, 1}));
        whole += item_in(world, ITEM_ARROW, (Vec){3, 1}) != NULL;
        world_free(world);
    }
    assert_in_range(whole, 3 * count / 4 - 30, 3 * count / 4 + 30);
}

static World *with_arrow_at(Vec cell) {
    World *world = arena(LANE);
    world->floor.items[world->floor.item_count++] = (Item){.kind = ITEM_ARROW, .pos = cell_centre(cell)};
    return world;
}

static void walking_over_an_arrow_takes_it(void **state) {
    (void)state;
    World *world = with_arrow_at((Vec){4, 2});
    assert_true(run_until(world, EAST, EVENT_REGAIN, 40));
    assert_int_equal(world->hero.bag.arrows, ARROWS_START + 1);
    assert_int_equal(world->collected, 0);
    assert_int_equal(world->hero.score.total, 0);
    world_free(world);
}

static const char TARGET[] = "##########\n"
                             "#........#\n"
                             "#@....g..#\n"
                             "#........#\n"
                             "##########\n";

static void an_arrow_hurts_and_lies_where_its_target_stood(void **state) {
    (void)state;
    World *world = arena(TARGET);
    Vec cell = cell_of(world->actors[1].pos);
    face(world, DIR_E);
    tick_wary(world, THROW);
    assert_true(run_wary_until(world, STILL, EVENT_LAND, 60));
    assert_int_equal(heard(world, EVENT_HIT), 1);
    assert_int_equal(heard(world, EVENT_SNEAK), 0);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_GOBLIN].hp - MISSILES[MISSILE_ARROW].damage);
    assert_int_equal(world->actors[1].act, ACT_HURT);
    assert_true(vec_eq(landed(world), cell));
    world_free(world);
}

// The damage to a sleeper with 100 half hearts, by an arrow from a place that is dark or not.
static int taken_asleep(bool dark, int *sneaks) {
    World *world = arena(TARGET);
    world->hero.lantern_shut = dark;
    world->actors[1].hp = world->actors[1].hp_max = 100;
    face(world, DIR_E);
    tick_asleep(world, THROW);
    while (heard(world, EVENT_HIT) == 0) {
        assert_true(world->tick < 60);
        tick_asleep(world, STILL);
    }
    *sneaks = heard(world, EVENT_SNEAK);
    int taken = 100 - world->actors[1].hp;
    world_free(world);
    return taken;
}

static void an_arrow_at_a_sleeper_is_a_sneak_shot(void **state) {
    (void)state;
    int damage = MISSILES[MISSILE_ARROW].damage, sneaks;
    assert_int_equal(taken_asleep(true, &sneaks), SNEAK_FACTOR * damage);
    assert_int_equal(sneaks, 1);
    assert_int_equal(taken_asleep(false, &sneaks), SNEAK_FACTOR * damage); // lit or not
}

static void an_arrow_that_meets_its_target_early_lies_in_the_targets_cell(void **state) {
    (void)state;
    World *world = arena(TARGET);
    Vec cell = cell_of(world->actors[1].pos);
    nudge(world, 1, -15, 0);
    face(world, DIR_E);
    tick_wary(world, THROW);
    assert_true(run_wary_until(world, STILL, EVENT_LAND, 60));
    assert_int_equal(heard(world, EVENT_HIT), 1);
    assert_true(vec_eq(landed(world), cell));
    world_free(world);
}

static void who_is_hit_and_sees_him_gives_chase_others_only_wake(void **state) {
    (void)state;
    for (int sees = 0; sees < 2; sees++) {
        World *world = arena(TARGET);
        world->actors[1].hp = world->actors[1].hp_max = 100;
        face(world, DIR_E);
        tick_asleep(world, THROW);
        while (heard(world, EVENT_HIT) == 0) {
            assert_true(world->tick < 60);
            world->actors[1].brain.sees = sees;
            tick_asleep(world, STILL);
        }
        assert_int_equal(world->actors[1].brain.mind == MIND_CHASE, sees);
        assert_int_not_equal(world->actors[1].brain.mind, MIND_ASLEEP);
        world_free(world);
    }
}

static void who_is_hit_unseeing_looks_for_where_it_came_from(void **state) {
    (void)state;
    World *world = arena("##############\n"
                         "#............#\n"
                         "#@........g..#\n"
                         "#............#\n"
                         "##############\n");
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].hp = 100;
    world->hero.lantern_shut = true;
    face(world, DIR_E);
    Vec from = cell_of(hero_of(world)->pos);
    world_tick(world, THROW);
    assert_true(run_until(world, STILL, EVENT_HIT, 60));
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    assert_true(vec_eq(world->actors[1].brain.seen, from));
    world_free(world);
}

static void a_shield_stops_an_arrow(void **state) {
    (void)state;
    for (int facing = DIR_E; facing <= DIR_W; facing += DIR_W - DIR_E) {
        World *world = arena("##########\n"
                             "#........#\n"
                             "#@....z..#\n"
                             "#........#\n"
                             "##########\n");
        world->hero.lantern_shut = true;
        face(world, DIR_E);
        set_mind(world, 1, MIND_IDLE);
        world_tick(world, THROW);
        for (int i = 0; i < 60 && heard(world, EVENT_LAND) == 0; i++) {
            world->actors[1].facing = facing;
            set_mind(world, 1, MIND_IDLE);
            world_tick(world, STILL);
        }
        assert_int_equal(heard(world, EVENT_LAND), 1);
        assert_int_equal(heard(world, EVENT_BLOCKED), facing == DIR_W);
        assert_int_equal(heard(world, EVENT_HIT), facing == DIR_E);
        assert_int_equal(heard(world, EVENT_SNEAK), facing == DIR_E);
        world_free(world);
    }
}

static void an_arrow_cuts_no_corner(void **state) {
    (void)state;
    World *world = arena("######\n"
                         "#@#..#\n"
                         "##...#\n"
                         "#....#\n"
                         "######\n");
    face(world, DIR_SE);
    assert_true(vec_eq(throw_for(world, 1), (Vec){1, 1}));
    world_free(world);
}

static void the_bow_halves_his_speed_and_keeps_its_direction(void **state) {
    (void)state;
    World *world = arena(LANE);
    face(world, DIR_E);
    run(world, EAST, 4);
    world_tick(world, (Input){.x = 1, .buttons = BUTTON_THROW});
    int x = hero_of(world)->pos.x;
    run(world, EAST, 5);
    assert_int_equal(hero_of(world)->pos.x - x, 5 * (683 / 2));
    assert_true(run_until(world, WEST, EVENT_SHOT, 5));
    assert_int_equal(hero_of(world)->facing, DIR_E);
    assert_true(flying(world)->vel.x > 0);
    world_free(world);
}

static void being_hit_interrupts_and_nothing_is_lost(void **state) {
    (void)state;
    static const ItemKind KINDS[] = {ITEM_ARROW, ITEM_CANDLE, ITEM_BRAND};
    for (int i = 0; i < 3; i++) {
        World *world = arena(LANE);
        if (KINDS[i] != ITEM_ARROW) hold(world, KINDS[i]);
        Bag before = world->hero.bag;
        run(world, THROW, 5);
        combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
        assert_int_equal(run_count(world, THROW, EVENT_SHOT, 30), 0);
        assert_int_equal(run_count(world, STILL, EVENT_THROW, 30), 0);
        before.torch = world->hero.bag.torch; // which burns on
        assert_memory_equal(&before, &world->hero.bag, sizeof before);
        world_free(world);
    }
}

static void without_arrows_there_is_nothing_to_shoot(void **state) {
    (void)state;
    World *world = arena(LANE);
    world->hero.bag.arrows = 0;
    world_tick(world, THROW);
    assert_int_equal(heard(world, EVENT_EMPTY), 1);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_free(world);
}

static void shots_and_throws_expose_him_for_30_ticks(void **state) {
    (void)state;
    for (int lobs = 0; lobs < 2; lobs++) {
        World *world = arena(LANE);
        if (lobs) hold(world, ITEM_GEM);
        world_tick(world, THROW);
        assert_int_equal(world->hero.exposed, 0);
        assert_true(run_until(world, STILL, lobs ? EVENT_THROW : EVENT_SHOT, 10));
        assert_int_equal(world->hero.exposed, 30);
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_bow_is_drawn_for_eight_ticks_and_lowered_for_ten),
        cmocka_unit_test(an_arrow_flies_1536_a_tick_for_ten_cells),
        cmocka_unit_test(arrows_fly_in_all_eight_directions),
        cmocka_unit_test(an_arrow_flies_at_whom_he_sees_about_where_he_faces),
        cmocka_unit_test(three_arrows_of_four_stay_whole),
        cmocka_unit_test(walking_over_an_arrow_takes_it),
        cmocka_unit_test(an_arrow_hurts_and_lies_where_its_target_stood),
        cmocka_unit_test(an_arrow_at_a_sleeper_is_a_sneak_shot),
        cmocka_unit_test(an_arrow_that_meets_its_target_early_lies_in_the_targets_cell),
        cmocka_unit_test(who_is_hit_and_sees_him_gives_chase_others_only_wake),
        cmocka_unit_test(who_is_hit_unseeing_looks_for_where_it_came_from),
        cmocka_unit_test(a_shield_stops_an_arrow),
        cmocka_unit_test(an_arrow_cuts_no_corner),
        cmocka_unit_test(the_bow_halves_his_speed_and_keeps_its_direction),
        cmocka_unit_test(being_hit_interrupts_and_nothing_is_lost),
        cmocka_unit_test(without_arrows_there_is_nothing_to_shoot),
        cmocka_unit_test(shots_and_throws_expose_him_for_30_ticks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
