// Chests and keys: what opens them, what comes out, what springs their traps.
#include "map/balance_light.h"
#include "sim/arena.h"
#include "sim/minds.h"

static const char ROOM[] = "#########\n"
                           "#.......#\n"
                           "#..@....#\n"
                           "#.......#\n"
                           "#########\n";
static const Vec AHEAD = {4, 2};

static World *with_chest(Fixture chest) {
    chest.kind = FIXTURE_CHEST;
    if (chest.cell.x == 0) chest.cell = AHEAD;
    World *world = arena_with(ROOM, chest);
    face(world, DIR_E);
    return world;
}

static void takes_20_ticks_in_which_he_stands_still(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_KEY_1});
    Vec there = hero_of(world)->pos;
    world_tick(world, USE);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    assert_int_equal(run_count(world, NORTH, EVENT_CHEST, 19), 0);
    assert_true(vec_eq(hero_of(world)->pos, there));
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_CHEST), 1);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_OPEN);
    run(world, NORTH, 5);
    assert_true(hero_of(world)->pos.y < there.y);
    world_free(world);
}

static void what_counts_is_collected_at_once(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_GEM});
    assert_int_equal(world->remaining, 1);
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_PICKUP, 30));
    assert_int_equal(world->collected, 1);
    assert_int_equal(world->remaining, 0);
    assert_int_equal(world->hero.score.total, ITEMS[ITEM_GEM].value);
    assert_int_equal(world->outcome, OUTCOME_VICTORY);
    world_free(world);
}

static void a_heart_lies_there_until_it_is_needed(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_HEART});
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_CHEST, 30));
    assert_int_equal(heard(world, EVENT_HEAL), 0);
    assert_int_equal(world->floor.item_count, 1);
    assert_int_equal(world->floor.items[0].kind, ITEM_HEART);
    assert_true(vec_eq(world->floor.items[0].pos, cell_centre(AHEAD)));
    hero_of(world)->hp = 4;
    assert_true(run_until(world, EAST, EVENT_HEAL, 30));
    world_free(world);
    world = with_chest((Fixture){.item = ITEM_HEART});
    hero_of(world)->hp = 7;
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_HEAL, 30));
    assert_int_equal(hero_of(world)->hp, 9);
    assert_int_equal(world->floor.item_count, 0);
    world_free(world);
}

static void a_key_in_it_is_taken(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_KEY_3});
    assert_int_equal(world->remaining, 0);
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_KEY, 30));
    assert_int_equal(world->hero.keys[2], 1);
    assert_int_equal(world->outcome, OUTCOME_NONE);
    world_free(world);
}

static void keys_are_taken_by_touch(void **state) {
    (void)state;
    Level level = level_from_picture(ROOM);
    assert_true(spawn_add(&level.items, ITEM_KEY_1, (Vec){5, 2}));
    assert_true(spawn_add(&level.items, ITEM_KEY_4, (Vec){6, 2}));
    World *world = world_new(&level);
    assert_int_equal(world->remaining, 0);
    assert_true(run_until(world, EAST, EVENT_KEY, 40));
    assert_int_equal(world->hero.keys[0], 1);
    assert_true(run_until(world, EAST, EVENT_KEY, 40));
    assert_int_equal(world->hero.keys[3], 1);
    assert_int_equal(world->hero.score.total, 0);
    assert_int_equal(world->collected, 0);
    world_free(world);
}

static void a_locked_one_needs_its_key(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_HEART, .lock = 2});
    world->hero.keys[0] = 1;
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_LOCKED), 1);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_tick(world, STILL);
    world->hero.keys[1] = 1;
    world_tick(world, USE);
    assert_int_equal(world->hero.keys[1], 1);
    assert_true(run_until(world, STILL, EVENT_UNLOCK, 30));
    assert_int_equal(heard(world, EVENT_CHEST), 1);
    assert_int_equal(world->hero.keys[0], 1);
    assert_int_equal(world->hero.keys[1], 0);
    world_free(world);
}

static void a_hit_interrupts_and_the_key_is_kept(void **state) {
    (void)state;
    World *world = arena_with("#########\n"
                              "#.......#\n"
                              "#.g@....#\n"
                              "#.......#\n"
                              "#########\n",
                              (Fixture){.kind = FIXTURE_CHEST, .cell = AHEAD, .item = ITEM_GEM, .lock = 1});
    world->hero.keys[0] = 1;
    face(world, DIR_E);
    alarm(world, 1);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 30));
    run(world, STILL, 10);
    world_tick(world, USE);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    assert_true(run_until(world, STILL, EVENT_HIT, 30));
    assert_int_equal(hero_of(world)->act, ACT_HURT);
    assert_int_equal(run_count(world, STILL, EVENT_CHEST, 20), 0);
    assert_int_equal(world->hero.keys[0], 1);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_REST);
    world_free(world);
}

static void works_under_him_and_beside_him_too(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.cell = {3, 2}, .item = ITEM_HEART});
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_CHEST, 30));
    world_free(world);
    world = with_chest((Fixture){.cell = {2, 3}, .item = ITEM_HEART});
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_CHEST, 30));
    world_free(world);
}

static void does_not_work_two_cells_off_or_around_a_corner(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.cell = {5, 2}, .item = ITEM_HEART});
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NOTHING), 1);
    world_free(world);
    world = arena_with("#####\n"
                       "#.@.#\n"
                       "#.#.#\n"
                       "#...#\n"
                       "#####\n",
                       (Fixture){.kind = FIXTURE_CHEST, .cell = {3, 2}});
    face(world, DIR_SE);
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NOTHING), 1);
    world_free(world);
}

static void a_press_is_remembered_for_six_ticks(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_HEART});
    face(world, DIR_E);
    world_tick(world, STRIKE);
    run(world, STILL, strike_ticks() - 7);
    world_tick(world, USE); // 6 ticks before the strike is over
    run(world, STILL, 5);
    assert_int_equal(hero_of(world)->act, ACT_RECOVERY);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_free(world);
    world = with_chest((Fixture){.item = ITEM_HEART});
    world_tick(world, STRIKE);
    run(world, STILL, strike_ticks() - 5);
    world_tick(world, USE);
    run(world, STILL, 4);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    world_free(world);
}

static void an_opened_one_stays_and_is_empty(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_KEY_1});
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_CHEST, 30));
    world_tick(world, USE);
    assert_int_equal(heard(world, EVENT_NOTHING), 1);
    assert_int_equal(world->hero.keys[0], 1);
    world_free(world);
}

static void tells_how_much_it_held(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_ARROW, .count = 4});
    int told = 0;
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_CHEST, 30));
    for (int i = 0; i < world->events.count; i++)
        if (world->events.at[i].kind == EVENT_CHEST) told = world->events.at[i].amount;
    assert_int_equal(told, 4);
    world_free(world);
}

static void never_blocks(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_GEM});
    run(world, EAST, 60);
    assert_int_equal(cell_of(hero_of(world)->pos).x, 7);
    world_free(world);
}

static void a_trapped_one_shoots_its_opener(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_HEART, .trapped = true});
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_DART, 30));
    assert_int_equal(heard(world, EVENT_CHEST), 1);
    assert_true(run_until(world, STILL, EVENT_HIT, 10));
    assert_int_equal(hero_of(world)->hp, 9);
    assert_true(world->floor.fixtures[0].sprung);
    assert_int_equal(run_count(world, STILL, EVENT_DART, 120), 0);
    world_free(world);
}

static void its_dart_can_be_dodged(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_KEY_1, .trapped = true});
    nudge(world, HERO, -12, 0);
    world_tick(world, USE);
    assert_true(run_until(world, NORTH, EVENT_DART, 30));
    assert_int_equal(run_count(world, NORTH, EVENT_HIT, 60), 0);
    world_free(world);
}

static void striking_it_springs_the_trap_without_harm(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_HEART, .trapped = true});
    world_tick(world, STRIKE);
    assert_int_equal(run_count(world, STILL, EVENT_CLICK, 20), 1);
    assert_true(world->floor.fixtures[0].sprung);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_REST);
    world_tick(world, USE);
    assert_true(run_until(world, STILL, EVENT_CHEST, 30));
    assert_int_equal(run_count(world, STILL, EVENT_DART, 60), 0);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void a_strike_the_other_way_leaves_it_alone(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.item = ITEM_HEART, .trapped = true});
    face(world, DIR_W);
    strike(world);
    assert_false(world->floor.fixtures[0].sprung);
    world_free(world);
}

static void its_trap_shows_once_lit(void **state) {
    (void)state;
    World *world = with_chest((Fixture){.cell = {6, 2}, .item = ITEM_HEART, .trapped = true});
    world->hero.lantern_shut = true;
    run(world, STILL, 10);
    assert_false(world->floor.fixtures[0].found);
    assert_true(run_until(world, EAST, EVENT_FOUND, 60));
    assert_int_equal(vec_chebyshev(cell_of(hero_of(world)->pos), (Vec){6, 2}), SHUT_RADIUS);
    world_free(world);
    world = with_chest((Fixture){.item = ITEM_HEART});
    assert_int_equal(run_count(world, EAST, EVENT_FOUND, 60), 0);
    world_free(world);
}

static void its_dart_flies_to_its_opener_wherever_he_stands(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = with_chest(
            (Fixture){.item = ITEM_KEY_1, .trapped = true, .cell = vec_add((Vec){3, 2}, DIRS[dir])});
        face(world, dir);
        world_tick(world, USE);
        assert_true(run_until(world, STILL, EVENT_DART, 30));
        assert_true(run_until(world, STILL, EVENT_HIT, 10));
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_20_ticks_in_which_he_stands_still),
        cmocka_unit_test(what_counts_is_collected_at_once),
        cmocka_unit_test(a_heart_lies_there_until_it_is_needed),
        cmocka_unit_test(a_key_in_it_is_taken),
        cmocka_unit_test(keys_are_taken_by_touch),
        cmocka_unit_test(a_locked_one_needs_its_key),
        cmocka_unit_test(a_hit_interrupts_and_the_key_is_kept),
        cmocka_unit_test(works_under_him_and_beside_him_too),
        cmocka_unit_test(does_not_work_two_cells_off_or_around_a_corner),
        cmocka_unit_test(a_press_is_remembered_for_six_ticks),
        cmocka_unit_test(an_opened_one_stays_and_is_empty),
        cmocka_unit_test(tells_how_much_it_held),
        cmocka_unit_test(never_blocks),
        cmocka_unit_test(a_trapped_one_shoots_its_opener),
        cmocka_unit_test(its_dart_can_be_dodged),
        cmocka_unit_test(striking_it_springs_the_trap_without_harm),
        cmocka_unit_test(a_strike_the_other_way_leaves_it_alone),
        cmocka_unit_test(its_trap_shows_once_lit),
        cmocka_unit_test(its_dart_flies_to_its_opener_wherever_he_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
