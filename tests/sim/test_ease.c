// The easier modes: nothing else changes, and the score mentions them.
#include "gen/gen.h"
#include "map/balance_hero.h"
#include "sim/combat/combat.h"
#include "sim/game.h"

#include "sim/arena.h"

static const char RAT[] = "#######\n"
                          "#.....#\n"
                          "#..@r.#\n"
                          "#.....#\n"
                          "#######\n";

// Ticks for which the rat holds its blow.
static int raised_for(unsigned ease, Pace pace) {
    World *world = arena(RAT);
    int ticks = 0;
    world->hero.ease = ease;
    world->hero.pace = pace;
    combat_begin_act(world, 1, ACT_WINDUP);
    if (pace == PACE_TURNS) {
        ticks = combat_act_ticks(world, 1);
    } else {
        for (; ticks < 400 && world->actors[1].act == ACT_WINDUP; ticks++) world_tick(world, (Input){0});
    }
    world_free(world);
    return ticks;
}

static void long_wind_ups_last_half_as_long_again(void **state) {
    (void)state;
    int usual = raised_for(0, PACE_REAL), eased = raised_for(EASE_WINDUPS, PACE_REAL);
    assert_in_range(eased, usual * 3 / 2 - 1, usual * 3 / 2 + 1);
    assert_int_equal(raised_for(EASE_SLOW | EASE_HEARTS, PACE_REAL), usual);
}

static void turn_by_turn_they_last_a_turn_more(void **state) {
    (void)state;
    assert_int_equal(raised_for(EASE_WINDUPS, PACE_TURNS), raised_for(0, PACE_TURNS) + TURN_TICKS);
}

// Where everybody learns they are long, aid or not; there a light makes no blow worse turn by turn.
static void the_first_depth_of_the_descent_has_long_wind_ups_too(void **state) {
    (void)state;
    World *world = arena(RAT);
    world->clock.on = true;
    world->hero.pace = PACE_TURNS;
    combat_begin_act(world, 1, ACT_WINDUP);
    world->depth = 1;
    int first = combat_act_ticks(world, 1);
    world->depth = 2;
    assert_int_equal(first, combat_act_ticks(world, 1) + TURN_TICKS);
    world->clock.single = true;
    world->depth = 1;
    assert_int_equal(first, combat_act_ticks(world, 1) + TURN_TICKS);
    world_free(world);
}

static Game *begun(unsigned ease) {
    GenOptions options = {.descent = true, .depth = 1, .seed = 7, .ease = ease};
    gen_set_usual_size(&options);
    Game *game = game_new(&options);
    assert_non_null(game);
    return game;
}

static void more_hearts_are_two_more(void **state) {
    (void)state;
    Game *usual = begun(0), *eased = begun(EASE_HEARTS);
    assert_int_equal(game_world(eased)->actors[HERO].hp, HERO_HP + HERO_EASE_HP);
    assert_int_equal(game_world(eased)->actors[HERO].hp_max, HERO_HP + HERO_EASE_HP);
    assert_int_equal(game_world(usual)->actors[HERO].hp_max, HERO_HP);
    game_free(usual);
    game_free(eased);
}

static void a_game_with_aids_has_a_hash_of_its_own(void **state) {
    (void)state;
    Game *usual = begun(0);
    uint64_t hash = world_hash(game_world(usual));
    for (unsigned ease = 1; ease <= EASE_ALL; ease++) {
        Game *eased = begun(ease);
        assert_true(world_hash(game_world(eased)) != hash);
        game_free(eased);
    }
    game_free(usual);
}

static void set(World *world, unsigned ease) {
    world_tick(world, (Input){.pick = (uint8_t)(PICK_EASE + ease)});
}

// By an input, as a recording has it; the score tells of all that ever helped.
static void aids_can_be_changed_in_a_game(void **state) {
    (void)state;
    Game *game = begun(0);
    World *world = game_world(game);
    Actor *hero = &world->actors[HERO];
    set(world, EASE_WINDUPS);
    assert_int_equal(ease_now(&world->hero), EASE_WINDUPS);
    set(world, EASE_HEARTS);
    assert_int_equal(ease_now(&world->hero), EASE_HEARTS);
    assert_int_equal(world->hero.ease, EASE_HEARTS | EASE_WINDUPS);
    assert_int_equal(hero->hp_max, HERO_HP + HERO_EASE_HP);
    hero->hp = 1;
    set(world, 0);
    set(world, EASE_HEARTS); // no hearts to be had by turning it off and on
    assert_int_equal(hero->hp, 1);
    assert_int_equal(hero->hp_max, HERO_HP + HERO_EASE_HP);
    game_free(game);
}

static void wind_ups_that_were_long_are_not_any_more(void **state) {
    (void)state;
    World *world = arena(RAT);
    set(world, EASE_WINDUPS);
    set(world, 0);
    combat_begin_act(world, 1, ACT_WINDUP);
    int ticks = 0;
    for (; ticks < 400 && world->actors[1].act == ACT_WINDUP; ticks++) world_tick(world, (Input){0});
    world_free(world);
    assert_int_equal(ticks, raised_for(0, PACE_REAL));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_wind_ups_last_half_as_long_again),
        cmocka_unit_test(turn_by_turn_they_last_a_turn_more),
        cmocka_unit_test(the_first_depth_of_the_descent_has_long_wind_ups_too),
        cmocka_unit_test(more_hearts_are_two_more),
        cmocka_unit_test(a_game_with_aids_has_a_hash_of_its_own),
        cmocka_unit_test(aids_can_be_changed_in_a_game),
        cmocka_unit_test(wind_ups_that_were_long_are_not_any_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
