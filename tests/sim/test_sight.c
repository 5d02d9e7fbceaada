// What monsters see of the hero, to the number.
#include "map/balance_notice.h"
#include "sim/arena.h"
#include "sim/minds.h"
#include "sim/space/sight.h"
#include "sim/space/terrain.h"

static const char HALL[] = "########################\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#...@..............?...#\n"
                           "#......................#\n"
                           "########################\n";

static World *hall_with(char glyph, int x, int y) {
    char rows[sizeof HALL];
    memcpy(rows, HALL, sizeof rows);
    *strchr(rows, '?') = glyph;
    World *world = arena(rows);
    put_beside_hero(world, 1, x * CELL_PX, y * CELL_PX);
    set_mind(world, 1, MIND_SEARCH); // its notice counts up to chase without a stop between
    return world;
}

// How much one look adds to a notice of 30.
static int gain(char glyph, int x, int y, bool shut, Mind mind) {
    World *world = hall_with(glyph, x, y);
    Actor *monster = &world->actors[1];
    world->hero.lantern_shut = shut;
    monster->brain.mind = mind;
    monster->facing = DIR_W; // towards him
    monster->brain.notice = 30;
    world->tick += SIGHT_TICKS - (world->tick + 1) % SIGHT_TICKS;
    sight_update_brain(world, 1);
    int notice = monster->brain.notice;
    assert_int_equal(monster->brain.sees, notice > 30);
    world_free(world);
    return notice - 30;
}

static void an_exposed_hero_is_noticed_the_sooner_the_nearer(void **state) {
    (void)state;
    static const struct {
        char glyph;
        int sight;
    } SIGHTS[] = {{'r', 5}, {'b', 6}, {'s', 4}, {'g', 7}, {'z', 7}, {'a', 10}};
    for (size_t i = 0; i < sizeof SIGHTS / sizeof SIGHTS[0]; i++) {
        for (int d = 1; d <= 10; d++) {
            int spare = SIGHTS[i].sight - d;
            int wanted = spare >= 0 ? int_min(12 + 4 * spare, 30) : -6;
            assert_int_equal(gain(SIGHTS[i].glyph, d, 0, false, MIND_IDLE), wanted);
        }
    }
}

static void a_hidden_one_only_from_two_cells_off(void **state) {
    (void)state;
    for (int d = 1; d <= 8; d++) {
        assert_int_equal(gain('g', d, 0, true, MIND_IDLE), d <= 2 ? 12 : -6);
    }
}

static void a_hidden_one_is_not_seen_from_behind(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = hall_with('g', 2, 0);
        Actor *goblin = &world->actors[1];
        world->hero.lantern_shut = true;
        goblin->facing = dir;
        run(world, STILL, 1);
        for (int i = 0; i < 4; i++) {
            world->tick++;
            goblin->facing = dir;
            sight_update_brain(world, 1);
        }
        assert_int_equal(goblin->brain.sees, DIRS[dir].x < 0); // he is in the west
        set_mind(world, 1, MIND_CHASE);
        for (int i = 0; i < 4; i++) {
            world->tick++;
            sight_update_brain(world, 1);
        }
        assert_true(goblin->brain.sees);
        world_free(world);
    }
}

// On soft soles, from behind: the last step is heard, but the blow falls before it turns.
static void who_looks_away_can_be_sneaked_upon(void **state) {
    (void)state;
    World *world = hall_with('g', 5, 0);
    Actor *goblin = &world->actors[1];
    set_mind(world, 1, MIND_IDLE);
    goblin->facing = DIR_E;
    goblin->brain.timer = 300; // looks that way for so long
    world->hero.lantern_shut = true;
    while (goblin->pos.x - hero_of(world)->pos.x > 50 * SUB) {
        world_tick(world, EAST);
        assert_int_equal(goblin->brain.mind, MIND_IDLE);
    }
    world_tick(world, (Input){.x = 1, .buttons = BUTTON_STRIKE});
    assert_true(run_until(world, EAST, EVENT_SNEAK, 10));
    assert_int_equal(heard(world, EVENT_KILL), 1);
    world_free(world);
}

static void a_sleeper_sees_two_cells_and_never_the_hidden(void **state) {
    (void)state;
    assert_int_equal(gain('g', 1, 0, false, MIND_ASLEEP), 16);
    assert_int_equal(gain('g', 2, 0, false, MIND_ASLEEP), 12);
    assert_int_equal(gain('g', 3, 0, false, MIND_ASLEEP), -6);
    assert_int_equal(gain('g', 1, 0, true, MIND_ASLEEP), -6);
}

static void who_lies_in_wait_or_is_stunned_looks_at_nothing(void **state) {
    (void)state;
    assert_int_equal(gain('g', 2, 0, false, MIND_AMBUSH), -6);
    assert_int_equal(gain('g', 2, 0, false, MIND_STUNNED), -6);
}

static void nobody_sees_more_than_five_cells_up_or_down(void **state) {
    (void)state;
    assert_int_equal(gain('g', 0, -5, false, MIND_IDLE), 20);
    assert_int_equal(gain('g', 0, -6, false, MIND_IDLE), -6);
    assert_int_equal(gain('g', 7, -5, false, MIND_IDLE), 12);
}

static void notice_stays_between_none_and_full(void **state) {
    (void)state;
    World *world = hall_with('g', 2, 0);
    world->actors[1].brain.notice = 59;
    world->actors[1].act = ACT_RECOVERY;
    run(world, STILL, 4);
    assert_int_equal(world->actors[1].brain.notice, NOTICE_FULL);
    world_free(world);
    world = hall_with('g', 9, 0);
    world->hero.lantern_shut = true;
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].brain.timer = 100;
    world->actors[1].brain.notice = 8;
    run(world, STILL, 4);
    assert_int_equal(world->actors[1].brain.notice, 2);
    run(world, STILL, 4);
    assert_int_equal(world->actors[1].brain.notice, 0);
    world_free(world);
}

static void it_looks_every_fourth_tick_each_in_its_turn(void **state) {
    (void)state;
    World *world = hall_with('g', 7, 0);
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].brain.timer = 100;
    int changes = 0, last = 0;
    for (int i = 0; i < 8; i++) {
        world_tick(world, STILL);
        changes += world->actors[1].brain.notice != last;
        last = world->actors[1].brain.notice;
    }
    assert_int_equal(changes, 2);
    world_free(world);
}

static void light_brand_and_blow_expose_him_though_the_lantern_is_shut(void **state) {
    (void)state;
    World *world = hall_with('g', 7, 0);
    Actor *goblin = &world->actors[1];
    world->hero.lantern_shut = true;
    set_mind(world, 1, MIND_STUNNED);
    goblin->brain.timer = 1000;
    for (int i = 0; i < 3; i++) {
        world->hero.exposed = i == 1 ? 10 : 0;
        world->hero.bag.hand = i == 2 ? ITEM_BRAND : ITEM_ARROW;
        goblin->brain.mind = MIND_IDLE;
        goblin->brain.timer = 1000;
        goblin->brain.notice = 0;
        run(world, STILL, 4);
        assert_int_equal(goblin->brain.sees, i > 0);
    }
    world_free(world);
}

static void closing_the_shutter_shakes_off_a_chaser(void **state) {
    (void)state;
    World *world = hall_with('s', 4, 0);
    alarm(world, 1);
    world->actors[1].act = ACT_RECOVERY; // it cannot come nearer
    for (int i = 0; i < 40; i++) {
        world->actors[1].act_ticks = 1;
        world->hero.lantern_shut = i > 4;
        world_tick(world, STILL);
    }
    world->actors[1].act = ACT_NONE;
    world_tick(world, STILL);
    assert_int_equal(world->actors[1].brain.mind, MIND_SEARCH);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_exposed_hero_is_noticed_the_sooner_the_nearer),
        cmocka_unit_test(a_hidden_one_only_from_two_cells_off),
        cmocka_unit_test(a_hidden_one_is_not_seen_from_behind),
        cmocka_unit_test(who_looks_away_can_be_sneaked_upon),
        cmocka_unit_test(a_sleeper_sees_two_cells_and_never_the_hidden),
        cmocka_unit_test(who_lies_in_wait_or_is_stunned_looks_at_nothing),
        cmocka_unit_test(nobody_sees_more_than_five_cells_up_or_down),
        cmocka_unit_test(notice_stays_between_none_and_full),
        cmocka_unit_test(it_looks_every_fourth_tick_each_in_its_turn),
        cmocka_unit_test(light_brand_and_blow_expose_him_though_the_lantern_is_shut),
        cmocka_unit_test(closing_the_shutter_shakes_off_a_chaser),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
