// What a click on the level does, tick by tick.
#include "sim/arena.h"

#include "app/play/hands.h"
#include "sim/monsters/minds.h"
#include "sim/state/bag.h"
#include "support/unit.h"

static Journey journey;

static int open_journey(void **state) {
    (void)state;
    return journey_init(&journey) ? 0 : 1;
}

static int close_journey(void **state) {
    (void)state;
    journey_free(&journey);
    return 0;
}

static World *begin(const char *rows) {
    World *world = arena(rows);
    journey_reset(&journey);
    run(world, STILL, 1);
    journey_look(&journey, world);
    return world;
}

static void tick(World *world, Input input) {
    world_tick(world, input);
    journey_look(&journey, world);
}

// Until the deed is done and the hero at rest; the ticks that took.
static int finish(World *world, Deed deed, int most) {
    for (int i = 0; i < most; i++) {
        Input input = deed_input(&deed, world, &journey);
        if (deed.kind == DEED_NONE && input_idle(input) && hero_of(world)->act == ACT_NONE) return i;
        tick(world, input);
    }
    return most;
}

static Vec hero_at(const World *world) {
    return cell_of(world->actors[HERO].pos);
}

static const char HALL[] = "#############\n"
                           "#...........#\n"
                           "#.@..##.....#\n"
                           "#....##..r..#\n"
                           "#...........#\n"
                           "#############\n";

static const char OPEN[] = "#############\n"
                           "#...........#\n"
                           "#.@.........#\n"
                           "#........r..#\n"
                           "#...........#\n"
                           "#############\n";

static void a_click_on_the_floor_goes_there_though_hunted(void **state) {
    (void)state;
    World *world = begin(HALL);
    world->actors[1].brain.mind = MIND_CHASE;
    world->actors[1].brain.sees = true;
    (void)finish(world, deed_for_click(world, (Vec){8, 2}, NOBODY), 400);
    assert_true(vec_chebyshev(hero_at(world), (Vec){8, 2}) <= 1); // blows may push him
    world_free(world);
}

static void a_click_on_a_monster_walks_up_and_strikes_once(void **state) {
    (void)state;
    World *world = begin(OPEN);
    world->hero.lantern_shut = true;
    minds_sleep_here(world, 1);
    Deed deed = deed_for_click(world, cell_of(world->actors[1].pos), 1);
    assert_int_equal(deed.kind, DEED_STRIKE);
    int struck = 0;
    for (int i = 0; i < 400 && deed.kind != DEED_NONE; i++) {
        Input input = deed_input(&deed, world, &journey);
        struck += (input.buttons & BUTTON_STRIKE) != 0;
        tick(world, input);
    }
    run(world, STILL, 30);
    assert_int_equal(struck, 1);
    assert_true(world->hero.score.kills == 1); // asleep, and he hides: one blow
    world_free(world);
}

static void held_it_strikes_until_the_monster_is_dead(void **state) {
    (void)state;
    World *world = begin(OPEN);
    world->actors[1].hp = world->actors[1].hp_max = 9;
    Deed deed = deed_for_click(world, cell_of(world->actors[1].pos), 1);
    deed.goes_on = true;
    (void)finish(world, deed, 900);
    assert_int_equal(world->hero.score.kills, 1);
    world_free(world);
}

static void a_click_on_a_chest_opens_it(void **state) {
    (void)state;
    World *world = arena_with(HALL, (Fixture){.kind = FIXTURE_CHEST, .cell = {4, 4}, .item = ITEM_HEART});
    journey_reset(&journey);
    run(world, STILL, 1);
    journey_look(&journey, world);
    (void)finish(world, deed_for_click(world, (Vec){4, 4}, NOBODY), 300);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_OPEN);
    world_free(world);
}

static const char LIGHTS[] = "#########\n"
                             "##|###!##\n"
                             "#.......#\n"
                             "#.@...%.#\n"
                             "#.......#\n"
                             "#########\n";

static void a_click_lights_what_is_cold_and_takes_what_burns(void **state) {
    (void)state;
    World *world = begin(LIGHTS);
    (void)finish(world, deed_for_click(world, (Vec){2, 1}, NOBODY), 300);
    assert_int_equal(grid_at(&world->level.decor, (Vec){2, 1}), DECOR_TORCH);
    (void)finish(world, deed_for_click(world, (Vec){6, 3}, NOBODY), 300);
    assert_int_equal(level_tile(&world->level, (Vec){6, 3}), TILE_BRAZIER_LIT);
    (void)finish(world, deed_for_click(world, (Vec){6, 1}, NOBODY), 300);
    assert_int_equal(world->hero.bag.hand, ITEM_BRAND);
    world_free(world);
}

static void a_click_on_a_pot_breaks_it(void **state) {
    (void)state;
    World *world = begin("#########\n"
                         "#.......#\n"
                         "#.@..(..#\n"
                         "#.......#\n"
                         "#########\n");
    (void)finish(world, deed_for_click(world, (Vec){5, 2}, NOBODY), 300);
    assert_int_equal(level_tile(&world->level, (Vec){5, 2}), TILE_FLOOR);
    world_free(world);
}

// As near as eight directions and three cells at least allow.
static void a_throw_comes_down_where_it_was_aimed(void **state) {
    (void)state;
    for (int far = AIM_LEAST; far <= AIM_MOST; far++) {
        World *world = begin("###############\n"
                             "#.............#\n"
                             "#.@...........#\n"
                             "#.............#\n"
                             "###############\n");
        Vec cell = {2 + far, 2};
        world->hero.bag.hand = ITEM_CANDLE;
        (void)finish(world, deed_for_throw(cell), 200);
        run(world, STILL, 60);
        assert_int_equal(world->floor.item_count, 1);
        assert_true(vec_eq(cell_of(world->floor.items[0].pos), cell));
        world_free(world);
    }
}

static void turn_by_turn_a_throw_may_be_shorter(void **state) {
    (void)state;
    World *world = begin("#########\n"
                         "#.......#\n"
                         "#.@.....#\n"
                         "#.......#\n"
                         "#########\n");
    world->hero.pace = PACE_TURNS;
    world->hero.bag.hand = ITEM_CANDLE;
    (void)finish(world, deed_for_throw((Vec){4, 2}), 400);
    run(world, STILL, 60);
    assert_int_equal(world->floor.item_count, 1);
    assert_true(vec_eq(cell_of(world->floor.items[0].pos), (Vec){4, 2}));
    world_free(world);
}

// The only free side of it is not the north.
static void a_click_on_a_pot_in_a_gap_breaks_it(void **state) {
    (void)state;
    World *world = begin("#########\n"
                         "#...#...#\n"
                         "#.@.(...#\n"
                         "#...#...#\n"
                         "#########\n");
    (void)finish(world, deed_for_click(world, (Vec){4, 2}, NOBODY), 300);
    assert_int_equal(level_tile(&world->level, (Vec){4, 2}), TILE_FLOOR);
    world_free(world);
}

static void the_bow_shoots_towards_the_pointer(void **state) {
    (void)state;
    World *world = begin(HALL);
    int arrows = world->hero.bag.arrows;
    (void)finish(world, deed_for_throw((Vec){2, 4}), 200);
    assert_int_equal(world->hero.bag.arrows, arrows - 1);
    assert_int_equal(hero_of(world)->facing, DIR_S);
    world_free(world);
}

static void steering_goes_to_the_pointer_and_strikes_who_is_there(void **state) {
    (void)state;
    World *world = begin("#############\n"
                         "#...........#\n"
                         "#.@......r..#\n"
                         "#...........#\n"
                         "#############\n");
    for (int i = 0; i < 400 && world->hero.score.kills == 0; i++)
        tick(world, deed_steer(world, cell_centre((Vec){10, 2})));
    assert_int_equal(world->hero.score.kills, 1);
    for (int i = 0; i < 200; i++) tick(world, deed_steer(world, cell_centre((Vec){10, 2})));
    assert_true(vec_eq(hero_at(world), (Vec){10, 2}));
    Vec rest = hero_of(world)->pos;
    tick(world, deed_steer(world, cell_centre((Vec){10, 2})));
    assert_true(vec_eq(rest, hero_of(world)->pos));
    world_free(world);
}

static void a_place_without_a_way_is_given_up(void **state) {
    (void)state;
    World *world = begin("#############\n"
                         "#.@.#.......#\n"
                         "#...#.......#\n"
                         "#...#.......#\n"
                         "#############\n");
    assert_true(finish(world, deed_for_click(world, (Vec){8, 2}, NOBODY), 300) < 120);
    world_free(world);
}

static const char PAIR[] = "#############\n"
                           "#...........#\n"
                           "#.@r....r...#\n"
                           "#...........#\n"
                           "#############\n";

static void the_nearest_foe_is_struck_in_reach_and_aimed_at_else(void **state) {
    (void)state;
    World *world = begin(PAIR);
    char why[SENTENCE_MAX];
    Deed deed = deed_nearest_attack(world, true, why);
    assert_true(deed.kind == DEED_STRIKE && deed.actor == 1);
    world->actors[1].kind = ACTOR_NONE;
    deed = deed_nearest_attack(world, true, why);
    assert_true(deed.kind == DEED_THROW && vec_eq(deed.cell, (Vec){8, 2}));
    world->actors[2].kind = ACTOR_NONE;
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_NONE);
    world_free(world);
}

// A monster that is awake beside him comes before a sleeper that is nearer to the middle of his cell.
static void a_sleeper_waits_while_somebody_awake_is_in_reach(void **state) {
    (void)state;
    World *world = begin(PAIR);
    char why[SENTENCE_MAX];
    world->actors[1].brain.mind = MIND_ASLEEP;
    world->actors[2].brain.mind = MIND_CHASE;
    world->actors[2].pos = world->actors[2].prev = cell_centre((Vec){3, 3});
    run(world, STILL, 1);
    Deed deed = deed_nearest_attack(world, true, why);
    assert_true(deed.kind == DEED_STRIKE && deed.actor == 2);
    world_free(world);
}

// One foe in a free line, and a nearer one behind a corner.
static const char CORNER[] = "#############\n"
                             "#...........#\n"
                             "#.@.....r...#\n"
                             "#..#........#\n"
                             "#..r........#\n"
                             "#############\n";

static void whom_an_arrow_reaches_goes_before_who_is_nearer(void **state) {
    (void)state;
    World *world = begin(CORNER);
    char why[SENTENCE_MAX];
    Deed deed = deed_nearest_attack(world, true, why);
    assert_true(deed.kind == DEED_THROW && vec_eq(deed.cell, (Vec){8, 2}));
    world_free(world);
}

static void a_sleeper_is_shot_when_nobody_awake_can_be_hit(void **state) {
    (void)state;
    World *world = begin(CORNER);
    char why[SENTENCE_MAX];
    world->actors[1].brain.mind = MIND_ASLEEP;
    world->actors[2].brain.mind = MIND_CHASE;
    Deed deed = deed_nearest_attack(world, true, why);
    assert_true(deed.kind == DEED_THROW && vec_eq(deed.cell, (Vec){8, 2}));
    world_free(world);
}

static void what_is_in_the_way_is_named(void **state) {
    (void)state;
    World *world = begin("#############\n"
                         "#...........#\n"
                         "#.@.%...r...#\n"
                         "#...........#\n"
                         "#############\n");
    char why[SENTENCE_MAX];
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_NONE);
    assert_string_equal(why, "The brazier is in the way, 2 east");
    world->actors[1].pos = world->actors[1].prev = cell_centre((Vec){8, 3});
    run(world, STILL, 1);
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_NONE);
    assert_string_equal(why, "No straight line to the rat, 6 east, 1 south");
    world_free(world);
}

// Between two cells that touch at a corner, the solid one beside them stops an arrow.
static void what_is_at_the_corner_in_the_way_is_named(void **state) {
    (void)state;
    World *world = begin("#############\n"
                         "#...........#\n"
                         "#.@.........#\n"
                         "#...........#\n"
                         "#...........#\n"
                         "#...%r......#\n"
                         "#############\n");
    char why[SENTENCE_MAX];
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_NONE);
    assert_string_equal(why, "The brazier is in the way, 2 east, 3 south");
    world_free(world);
}

static void a_setting_keeps_it_from_shooting(void **state) {
    (void)state;
    World *world = begin(PAIR);
    char why[SENTENCE_MAX];
    assert_int_equal(deed_nearest_attack(world, false, why).kind, DEED_STRIKE);
    world->actors[1].kind = ACTOR_NONE;
    assert_int_equal(deed_nearest_attack(world, false, why).kind, DEED_NONE);
    assert_string_equal(why, "The rat is out of reach, 6 east");
    world_free(world);
}

static void without_arrows_it_only_says_so(void **state) {
    (void)state;
    World *world = begin(PAIR);
    char why[SENTENCE_MAX];
    world->actors[1].kind = ACTOR_NONE;
    world->hero.bag.arrows = 0;
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_NONE);
    assert_string_equal(why, "No arrows left");
    Deed deed = deed_for_throw((Vec){8, 2}); // a click
    Input input = deed_input(&deed, world, &journey);
    assert_true(input.x == 0 && input.y == 0);
    world_free(world);
}

static void treasures_and_lights_are_not_thrown(void **state) {
    (void)state;
    World *world = begin(PAIR);
    char why[SENTENCE_MAX];
    world->actors[1].kind = ACTOR_NONE;
    const ItemKind kept[] = {ITEM_CANDLE, ITEM_BRAND, ITEM_CHEESE, ITEM_WINE};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        world->hero.bag.hand = (int)kept[i];
        world->hero.bag.stock[kept[i]] = 2;
        assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_NONE);
        assert_string_equal(why, "You keep the treasure or light that is in your hand");
    }
    world->hero.bag.hand = ITEM_BOMB;
    world->hero.bag.stock[ITEM_BOMB] = 1;
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_THROW);
    world_free(world);
}

// A monster that keeps him from exploring can be struck or aimed at.
static void who_keeps_him_from_exploring_can_be_aimed_at(void **state) {
    (void)state;
    World *world = begin(PAIR);
    char why[SENTENCE_MAX];
    world->actors[1].kind = ACTOR_NONE;
    world->actors[2].brain.mind = MIND_CHASE;
    journey_look(&journey, world);
    assert_false(journey_to(&journey, world, (Vec){1, 1}));
    assert_int_equal(journey.stop.reason, STOP_HUNTED);
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_THROW);
    world->actors[2].kind = ACTOR_NONE;
    assert_int_equal(deed_nearest_attack(world, true, why).kind, DEED_NONE);
    journey_look(&journey, world);
    assert_true(journey_to(&journey, world, (Vec){2, 1}));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sleeper_waits_while_somebody_awake_is_in_reach),
        cmocka_unit_test(whom_an_arrow_reaches_goes_before_who_is_nearer),
        cmocka_unit_test(a_sleeper_is_shot_when_nobody_awake_can_be_hit),
        cmocka_unit_test(what_is_in_the_way_is_named),
        cmocka_unit_test(what_is_at_the_corner_in_the_way_is_named),
        cmocka_unit_test(a_setting_keeps_it_from_shooting),
        cmocka_unit_test(without_arrows_it_only_says_so),
        cmocka_unit_test(treasures_and_lights_are_not_thrown),
        cmocka_unit_test(who_keeps_him_from_exploring_can_be_aimed_at),
        cmocka_unit_test(the_nearest_foe_is_struck_in_reach_and_aimed_at_else),
        cmocka_unit_test(a_click_on_the_floor_goes_there_though_hunted),
        cmocka_unit_test(a_click_on_a_monster_walks_up_and_strikes_once),
        cmocka_unit_test(held_it_strikes_until_the_monster_is_dead),
        cmocka_unit_test(a_click_on_a_chest_opens_it),
        cmocka_unit_test(a_click_lights_what_is_cold_and_takes_what_burns),
        cmocka_unit_test(a_click_on_a_pot_breaks_it),
        cmocka_unit_test(a_throw_comes_down_where_it_was_aimed),
        cmocka_unit_test(turn_by_turn_a_throw_may_be_shorter),
        cmocka_unit_test(a_click_on_a_pot_in_a_gap_breaks_it),
        cmocka_unit_test(the_bow_shoots_towards_the_pointer),
        cmocka_unit_test(steering_goes_to_the_pointer_and_strikes_who_is_there),
        cmocka_unit_test(a_place_without_a_way_is_given_up),
    };
    return cmocka_run_group_tests_name("deeds", tests, open_journey, close_journey);
}
