// Which lines the log has, and which it leaves out.
#include "view/hud/event_log.h"

#include "kit.h"

#include "support/unit.h"

static const char *const CELLAR[] = {
    "################################################################",
    "#.............#................................................#",
    "#......@....*.#.....*..........................................#",
    "#.............#......r.........................................#",
    "#.........r...#................................................#",
    "################################################################",
};

static World *world;
static EventLog told;

static int set_up(void **state) {
    (void)state;
    world = kit_world(CELLAR, 6);
    level_change_tile(&world->level, (Vec){14, 4}, TILE_DOOR);
    world->events.count = 0;
    told = (EventLog){0};
    event_log_set_world(&told, world, true);
    return 0;
}
static int tear_down(void **state) {
    (void)state;
    kit_free(world);
    return 0;
}

static bool says(const char *text) {
    for (int i = 0; i < told.count; i++) {
        if (strcmp(told.lines[i].text, text) == 0) return true;
    }
    return false;
}

static void tick(void) {
    event_log_tick(&told, world);
    world->events.count = 0;
}

static void happens(Event event) {
    world->events.at[world->events.count++] = event;
    tick();
}

static void begins_with_the_goal(void **state) {
    (void)state;
    assert_int_equal(told.count, 1);
    assert_string_equal(told.lines[0].text, "Collect all 2 treasures.");
}

// "The rat is suspicious" is no longer true once it has seen him, nor that once it is dead.
static void knows_what_is_no_longer_true(void **state) {
    (void)state;
    const Event suspects = {
        .kind = EVENT_SUSPECT, .actor = 2, .what = ACTOR_RAT, .pos = world->actors[2].pos};
    Event notices = suspects;
    notices.kind = EVENT_NOTICE;
    world->actors[2].brain.mind = MIND_SUSPICIOUS;
    happens(suspects);
    TextTruth suspicious = told.lines[0].truth;
    assert_true(event_text_holds(world, &suspicious));
    world->actors[2].brain.mind = MIND_CHASE;
    happens(notices);
    assert_false(event_text_holds(world, &suspicious));
    assert_true(event_text_holds(world, &told.lines[0].truth));
    world->actors[2].kind = ACTOR_NONE;
    assert_false(event_text_holds(world, &told.lines[0].truth));
    happens((Event){.kind = EVENT_NOTHING, .actor = HERO, .pos = world->actors[HERO].pos});
    assert_true(event_text_holds(world, &told.lines[0].truth));
}

static void tells_once_what_comes_into_sight_and_where(void **state) {
    (void)state;
    tick();
    assert_true(says("A rat comes into sight, 3 east, 2 south."));
    assert_true(says("A door, 7 east, 2 south."));
    assert_int_equal(told.count, 3); // and the treasure; nothing behind the wall
    tick();
    assert_int_equal(told.count, 0);
}

static void what_lands_is_told_once(void **state) {
    (void)state;
    Vec cell = vec_add(world->cache.hero_cell, DIRS[DIR_E]);
    tick();
    world->floor.items[world->floor.item_count++] = (Item){.kind = ITEM_ARROW, .pos = cell_centre(cell)};
    happens((Event){.kind = EVENT_LAND, .what = ITEM_ARROW, .amount = 1, .pos = cell_centre(cell)});
    assert_true(says("The arrow lands, 1 east."));
    assert_int_equal(told.count, 1);
}

static void tells_of_a_monster_again_when_it_was_long_out_of_sight(void **state) {
    (void)state;
    tick();
    Vec away = world->actors[2].pos, beyond = cell_centre((Vec){40, 1});
    world->actors[2].pos = beyond;
    for (int i = 0; i < SIGHTING_TICKS - 10; i++) tick();
    world->actors[2].pos = away;
    tick();
    assert_int_equal(told.count, 0); // it was only behind a corner
    world->actors[2].pos = beyond;
    for (int i = 0; i < SIGHTING_TICKS; i++) tick();
    world->actors[2].pos = away;
    tick();
    assert_true(says("A rat comes into sight, 3 east, 2 south."));
}

static void a_sleeper_is_told_as_asleep(void **state) {
    (void)state;
    world->actors[2].brain.mind = MIND_ASLEEP;
    tick();
    assert_true(says("A rat is asleep, 3 east, 2 south."));
}

// Whether it is told when the rat begins to chase him.
static bool notice_is_told(void) {
    world->actors[2].brain.mind = MIND_CHASE;
    happens((Event){.kind = EVENT_NOTICE, .actor = 2, .what = ACTOR_RAT, .pos = world->actors[2].pos});
    return told.count > 0;
}

static void who_hunts_him_all_the_time_is_told_once(void **state) {
    (void)state;
    tick();
    assert_true(notice_is_told());
    world->actors[2].brain.mind = MIND_STUNNED;
    for (int i = 0; i < 2 * HUNT_TICKS; i++) tick();
    assert_false(notice_is_told());
    world->actors[2].brain.mind = MIND_SEARCH;
    for (int i = 0; i < HUNT_TICKS - 1; i++) tick();
    assert_false(notice_is_told());
    world->actors[2].brain.mind = MIND_SEARCH;
    for (int i = 0; i < HUNT_TICKS; i++) tick();
    assert_true(notice_is_told());
}

static void who_was_told_to_have_lost_him_is_told_again(void **state) {
    (void)state;
    tick();
    assert_true(notice_is_told());
    world->actors[2].brain.mind = MIND_SEARCH;
    happens((Event){.kind = EVENT_LOST, .actor = 2, .what = ACTOR_RAT, .pos = world->actors[2].pos});
    assert_true(notice_is_told());
}

static void hits_are_told_in_hearts(void **state) {
    (void)state;
    tick();
    world->actors[HERO].hp = 9;
    world->killer = ACTOR_RAT;
    world->killer_cause = CAUSE_BLOW;
    happens((Event){.kind = EVENT_HIT, .actor = HERO, .amount = 1, .pos = world->actors[HERO].pos});
    assert_true(says("The rat hits you for half a heart: 4.5 of 5 hearts left."));
    world->killer = ACTOR_NONE;
    world->killer_cause = CAUSE_DART;
    happens((Event){.kind = EVENT_HIT, .actor = HERO, .amount = 2, .pos = world->actors[HERO].pos});
    assert_true(says("A dart hits you for one heart: 4.5 of 5 hearts left."));
    world->actors[2].hp_max = 3;
    world->actors[2].hp = -1; // more than it had
    happens(
        (Event){.kind = EVENT_HIT, .actor = 2, .what = ACTOR_RAT, .amount = 3, .pos = world->actors[2].pos});
    assert_true(says("The rat is hit for 1.5 hearts: 0 of 1.5 hearts left."));
    world->actors[HERO].hp = 10;
    tick();
    assert_true(says("You have 5 of 5 hearts."));
}

// Two in one tick: after each what was left then.
static void each_wound_tells_what_is_left_after_it(void **state) {
    (void)state;
    tick();
    world->actors[HERO].hp = 6;
    world->killer_cause = CAUSE_DART;
    for (int i = 0; i < 2; i++)
        world->events.at[i] = (Event){.kind = EVENT_HIT, .actor = HERO, .amount = 1 + i};
    world->events.count = 2;
    tick();
    assert_true(says("A dart hits you for half a heart: 4 of 5 hearts left."));
    assert_true(says("A dart hits you for one heart: 3 of 5 hearts left."));
}

// Another stands in the dead one's place already.
static void who_splits_is_not_told_to_have_hearts_left_and_to_be_dead(void **state) {
    (void)state;
    tick();
    static const EventKind KINDS[] = {EVENT_HIT, EVENT_KILL, EVENT_SPLIT};
    for (int i = 0; i < 3; i++)
        world->events.at[i] = (Event){
            .kind = KINDS[i], .actor = 2, .what = ACTOR_SLIME, .amount = 2, .pos = world->actors[2].pos};
    world->events.count = 3;
    tick();
    assert_int_equal(told.count, 2);
    assert_true(says("The slime is hit for one heart.") && says("The slime splits in two."));
}

static void what_he_cannot_see_is_not_told(void **state) {
    (void)state;
    tick();
    happens((Event){.kind = EVENT_WINDUP, .actor = 1, .what = ACTOR_RAT, .pos = world->actors[1].pos});
    assert_int_equal(told.count, 0);
    happens((Event){.kind = EVENT_WINDUP, .actor = 2, .what = ACTOR_RAT, .pos = world->actors[2].pos});
    assert_true(says("The rat raises a blow, 3 east, 2 south."));
}

static void only_an_elite_is_told_to_have_died_unseen(void **state) {
    (void)state;
    tick();
    happens((Event){.kind = EVENT_KILL, .actor = 1, .what = ACTOR_RAT, .pos = world->actors[1].pos});
    assert_int_equal(told.count, 0);
    happens((Event){.kind = EVENT_KILL, .actor = 1, .what = ACTOR_COOPER, .pos = world->actors[1].pos});
    assert_int_equal(told.count, 1);
    happens((Event){.kind = EVENT_KILL, .actor = 2, .what = ACTOR_RAT, .pos = world->actors[2].pos});
    assert_true(says("The rat is dead."));
}

static void the_quota_is_told_to_need_a_toll_and_the_bell_if_it_can_be_rung(void **state) {
    (void)state;
    tick();
    happens((Event){.kind = EVENT_QUOTA});
    assert_true(says("The next toll opens the grate."));
    world->clock.bell_ready = true;
    happens((Event){.kind = EVENT_QUOTA});
    assert_true(says("The next toll opens the grate: ring the bell."));
    happens((Event){.kind = EVENT_FREED});
    assert_true(says("The grate is open: find the stairs."));
    grid_set(&world->known.tiles, (Vec){10, 4}, TILE_STAIRS_DOWN);
    grid_set(&world->known.explored, (Vec){10, 4}, KNOWN_WELL);
    happens((Event){.kind = EVENT_FREED});
    assert_true(says("The grate is open: the stairs are 3 east, 2 south."));
}

// The eye is only in the picture, so the log says what it means in the sentence about the lantern.
static void a_shut_lantern_is_told_once(void **state) {
    (void)state;
    tick();
    world->hero.lantern_shut = true;
    happens((Event){.kind = EVENT_SHUTTER, .actor = HERO, .pos = world->actors[HERO].pos});
    assert_int_equal(told.count, 1);
    assert_true(says("You shut the lantern: only what is near sees you."));
}

static void nothing_is_told_when_the_game_is_over(void **state) {
    (void)state;
    const Event notices = {.kind = EVENT_NOTICE, .actor = 2, .what = ACTOR_RAT, .pos = world->actors[2].pos};
    tick();
    world->outcome = OUTCOME_DEATH;
    happens((Event){.kind = EVENT_KILL, .actor = HERO, .pos = world->actors[HERO].pos});
    assert_true(told.count > 0);
    happens(notices);
    assert_int_equal(told.count, 0);
}

static void directions_are_those_of_the_map(void **state) {
    (void)state;
    static const struct {
        Vec away;
        const char *text;
    } PLACES[] = {{{0, 0}, "here"},          {{3, 0}, "3 east"},        {{0, -1}, "1 north"},
                  {{2, -2}, "2 north-east"}, {{-1, 1}, "1 south-west"}, {{-4, 1}, "4 west, 1 south"}};
    Vec hero = cell_of(world->actors[HERO].pos);
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++) {
        char text[SENTENCE_MAX];
        assert_string_equal(sentence_way_to_cell(world, vec_add(hero, PLACES[i].away), text), PLACES[i].text);
    }
}

// Every event as an index that is wrong in all it can be.
static void says_of_any_event_one_line_at_most_that_breaks_nowhere(void **state) {
    (void)state;
    for (int kind = 0; kind < EVENT_COUNT; kind++) {
        for (int what = -1; what < 40; what++) {
            tick();
            happens(
                (Event){.kind = (EventKind)kind, .actor = what % 3, .what = what, .amount = what, .dir = 3});
            if (told.count == 0 || told.lines[0].scenery) continue;    // a toll has all told again
            bool explained = kind == EVENT_SHUTTER && told.count == 2; // what the eye means
            assert_int_equal(told.count, 1 + (kind == EVENT_TOLL || explained));
            const char *text = told.lines[0].text;
            size_t length = strlen(text);
            assert_null(strpbrk(text, "@%&#$~^=<\n"));
            assert_true(length > 2 && strchr(".!?", text[length - 1]) != NULL);
            assert_true(text[0] < 'a' || text[0] > 'z');
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(begins_with_the_goal, set_up, tear_down),
        cmocka_unit_test_setup_teardown(knows_what_is_no_longer_true, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tells_once_what_comes_into_sight_and_where, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_lands_is_told_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tells_of_a_monster_again_when_it_was_long_out_of_sight, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(a_sleeper_is_told_as_asleep, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_hunts_him_all_the_time_is_told_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_was_told_to_have_lost_him_is_told_again, set_up, tear_down),
        cmocka_unit_test_setup_teardown(hits_are_told_in_hearts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(each_wound_tells_what_is_left_after_it, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_splits_is_not_told_to_have_hearts_left_and_to_be_dead, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(what_he_cannot_see_is_not_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(only_an_elite_is_told_to_have_died_unseen, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_quota_is_told_to_need_a_toll_and_the_bell_if_it_can_be_rung,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_shut_lantern_is_told_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(nothing_is_told_when_the_game_is_over, set_up, tear_down),
        cmocka_unit_test_setup_teardown(directions_are_those_of_the_map, set_up, tear_down),
        cmocka_unit_test_setup_teardown(says_of_any_event_one_line_at_most_that_breaks_nowhere, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests_name("event log", tests, NULL, NULL);
}
