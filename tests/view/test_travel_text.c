// What is said about a journey, and how its way is shown.
#include "hud_stage.h"
#include "sim/space/floor_items.h"
#include "view/hud/minimap.h"
#include "view/hud/travel_text.h"

static Journey journey;

static int set_up_journey(void **state) {
    (void)set_up(state);
    silence();
    return journey_init(&journey) ? 0 : -1;
}
static int tear_down_journey(void **state) {
    journey_free(&journey);
    return tear_down(state);
}

static const char *told(StopReason reason, int kind, bool explores) {
    journey.stop =
        (JourneyStop){.reason = reason, .kind = kind, .cell = vec_add(world->cache.hero_cell, (Vec){3, 0})};
    journey.kind = explores ? JOURNEY_EXPLORE : JOURNEY_GO;
    const EventText *text = travel_stop_text(world, &journey);
    if (text == NULL) return "";
    message_add_journey(&hud.message, world, text, &journey.stop);
    return message_newest_line(&hud.message);
}

static void names_what_it_stopped_at(void **state) {
    (void)state;
    assert_string_equal(told(STOP_MONSTER, ACTOR_GOBLIN, true), "A goblin comes into sight, 3 east");
    assert_string_equal(told(STOP_SLEEPER, ACTOR_RAT, true), "A rat sleeps, 3 east");
    assert_string_equal(told(STOP_HUNTED, ACTOR_BAT, false), "Not while the bat is after you, 3 east");
    assert_string_equal(told(STOP_ITEM, ITEM_CHEESE, false), "Some cheese, 3 east");
    assert_string_equal(told(STOP_ITEM, ITEM_KEY_1, false), "A red square key, 3 east");
    assert_string_equal(told(STOP_BY_ITEM, ITEM_BELL, true),
                        "The hand bell, 3 east: it rings when you take it");
}

static void tells_who_explores_what_is_left(void **state) {
    (void)state;
    assert_string_equal(told(STOP_BY_LOCK, 2, true),
                        "Explored, except what the green triangle key opens, 3 east");
    assert_string_equal(told(STOP_BY_LOCK, 2, false),
                        "The only way there needs the green triangle key, 3 east");
    assert_string_equal(told(STOP_BY_PROP, TILE_POT, true),
                        "Explored, except one way: strike the pot, 3 east");
    assert_string_equal(told(STOP_BY_SLEEPER, ACTOR_RAT, false),
                        "The only way there would wake the rat, 3 east");
    assert_string_equal(told(STOP_BY_HARM, FIXTURE_DARTS, false),
                        "The only way there leads over darts, 3 east");
    assert_string_equal(told(STOP_BY_HARM, FIXTURE_COUNT, false),
                        "The only way there is not safe now, 3 east");
}

// Every reason has a sentence, but those that an event tells and those that need none.
static void no_reason_is_told_in_pieces(void **state) {
    (void)state;
    for (int reason = STOP_NONE; reason < STOP_COUNT; reason++) {
        bool silent =
            reason == STOP_NONE || reason == STOP_ARRIVED || reason == STOP_TOLL_SOON || reason == STOP_TOLL;
        const char *text = told((StopReason)reason, 1, true);
        assert_int_equal(text[0] == '\0', silent);
        assert_null(strpbrk(text, "@%#"));
    }
}

static void an_event_tells_that_he_is_seen(void **state) {
    (void)state;
    assert_string_equal(told(STOP_NOTICED, ACTOR_RAT, true), "The rat is suspicious");
    happens((Event){.kind = EVENT_NOTICE, .what = ACTOR_RAT});
    assert_string_equal(told(STOP_NOTICED, ACTOR_RAT, true), "");
}

// Asked once more he went, or else it is said why he does not: never the same refusal after the offer.
static void offers_nothing_that_it_refuses(void **state) {
    (void)state;
    assert_string_equal(told(STOP_HUNTED, ACTOR_RAT, true), "Not while the rat is after you, 3 east");
    journey.passes = 1u << BAR_HUNTER;
    assert_string_equal(told(STOP_HUNTED, ACTOR_RAT, true), "The rat is too near to go on, 3 east");
    journey.passes = 0;
    grid_set(&world->known.explored, (Vec){3, 3}, KNOWN_WELL);
    grid_set(&world->known.tiles, (Vec){3, 3}, TILE_STAIRS_UP);
    assert_null(travel_hint_text(world, &journey)); // nor the stairs, while he is hunted
}

static void says_how_to_go_on_at_the_quota(void **state) {
    (void)state;
    journey.stop = (JourneyStop){.reason = STOP_QUOTA};
    assert_string_equal(told(STOP_QUOTA, 0, true),
                        "You have enough: the next toll opens the grate. Each more adds four hunters");
    assert_string_equal(travel_hint_text(world, &journey)->text, "Explore again to go on without it");
    happens((Event){.kind = EVENT_QUOTA}); // says the first half of it
    assert_string_equal(told(STOP_QUOTA, 0, true), "You have enough: each treasure more adds four hunters");
}

static void says_what_it_does_when_asked_again(void **state) {
    (void)state;
    assert_string_equal(told(STOP_BY_ITEM, ITEM_GEM, true),
                        "A gem in the light, 3 east: the next toll doubles it");
    journey.asked_at = world->cache.hero_cell;
    journey.asked = BAR_ITEM;
    assert_string_equal(travel_hint_text(world, &journey)->text, "Explore again to take it now");
    for (int bar = BAR_NONE + 1; bar < BAR_COUNT; bar++) {
        journey.asked = (TravelBar)bar;
        if (BARS[bar].asks) assert_non_null(travel_hint_text(world, &journey)->text);
    }
    journey.asked = BAR_NONE;
}

static void says_that_it_goes_to_open_stairs(void **state) {
    (void)state;
    Vec cell = vec_add(world->cache.hero_cell, (Vec){3, 0});
    world->clock = (TollClock){.on = true, .open = true, .quota = 1};
    level_change_tile(&world->level, cell, TILE_STAIRS_DOWN);
    assert_null(travel_stairs_text(world, &journey));
    journey.active = true;
    journey.kind = JOURNEY_LEAVE;
    journey.target = cell;
    const EventText *text = travel_stairs_text(world, &journey);
    assert_non_null(text);
    message_add_journey(&hud.message, world, text, &(JourneyStop){.cell = cell});
    assert_true(is_shown("The grate is open: you go to the stairs, 3 east"));
    journey.active = false;
}

static void the_newest_takes_the_place_of_the_older(void **state) {
    (void)state;
    (void)told(STOP_MONSTER, ACTOR_GOBLIN, true);
    (void)told(STOP_SLEEPER, ACTOR_RAT, true);
    assert_true(is_shown("A rat sleeps, 3 east"));
    assert_false(is_shown("A goblin comes into sight, 3 east"));
}

static void names_the_stairs_that_it_has_led_to(void **state) {
    (void)state;
    journey.stop.reason = STOP_ARRIVED;
    journey.kind = JOURNEY_LEAVE;
    assert_string_equal(travel_stop_text(world, &journey)->text, "Here are the stairs down");
}

static void offers_the_stairs_once_nothing_is_left(void **state) {
    (void)state;
    assert_null(travel_hint_text(world, &journey));
    Vec stairs = {3, 3};
    grid_set(&world->known.explored, stairs, KNOWN_WELL);
    grid_set(&world->known.tiles, stairs, TILE_STAIRS_UP);
    assert_null(travel_hint_text(world, &journey));
    journey.stop.reason = STOP_EXPLORED;
    assert_null(travel_hint_text(world, &journey)); // they lead back
    grid_set(&world->known.tiles, stairs, TILE_STAIRS_DOWN);
    assert_non_null(strstr(travel_hint_text(world, &journey)->text, "stairs down"));
}

static void says_what_a_shut_grate_lacks(void **state) {
    (void)state;
    journey.stop = (JourneyStop){.reason = STOP_EXPLORED};
    world->depth = 1;
    world->clock = (TollClock){.on = true, .quota = 5};
    world->collected = 1;
    (void)told(STOP_EXPLORED, 0, true);
    message_add_journey(&hud.message, world, travel_hint_text(world, &journey), &journey.stop);
    assert_true(is_shown("Everything is explored") &&
                is_shown("Depth 1: 4 more treasures, then a toll opens the grate"));
    (void)told(STOP_MONSTER, ACTOR_RAT, true);
    assert_false(is_shown("Depth 1: 4 more treasures, then a toll opens the grate"));
}

static void offers_to_go_past_a_sleeper(void **state) {
    (void)state;
    assert_string_equal(told(STOP_BY_SLEEPER, ACTOR_RAT, false),
                        "The only way there would wake the rat, 3 east");
    journey.asked = BAR_SLEEPER;
    journey.asked_at = world->cache.hero_cell;
    assert_non_null(strstr(travel_hint_text(world, &journey)->text, "Again"));
    journey.asked = BAR_NONE;
    assert_null(travel_hint_text(world, &journey));
}

static void a_lock_that_he_has_the_key_for_is_an_open_door(void **state) {
    (void)state;
    journey.news = (JourneyStop){.reason = STOP_LOCK, .kind = 2};
    assert_null(travel_news_text(world, &journey)); // he only looks about
    journey.active = true;
    assert_string_equal(travel_news_text(world, &journey)->text, "A door needs the {key}, {place}");
    world->hero.keys[1] = 1;
    assert_string_equal(travel_news_text(world, &journey)->text, "Your {key} opens a door, {place}");
    journey.active = false;
}

static void the_map_shows_the_way(void **state) {
    (void)state;
    image_fill(&layer, (Rect){0, 0, layer.w, layer.h}, 0);
    image_fill(&other, (Rect){0, 0, other.w, other.h}, 0);
    journey.path[0] = (Vec){9, 3};
    minimap_draw(world, NULL, &journey, &layer, (Vec){0, 0});
    minimap_draw(world, NULL, NULL, &other, (Vec){0, 0});
    Rect whole = {0, 0, layer.w, layer.h};
    assert_true(image_same_in(&layer, &other, whole)); // a path of no cells
    journey.path_count = 1;
    minimap_draw(world, NULL, &journey, &layer, (Vec){0, 0});
    assert_false(image_same_in(&layer, &other, whole));
}

int main(void) {
    static const struct CMUnitTest TESTS[] = {
#define JOURNEY_TEST(name) cmocka_unit_test_setup_teardown(name, set_up_journey, tear_down_journey)
        JOURNEY_TEST(names_what_it_stopped_at),
        JOURNEY_TEST(tells_who_explores_what_is_left),
        JOURNEY_TEST(no_reason_is_told_in_pieces),
        JOURNEY_TEST(an_event_tells_that_he_is_seen),
        JOURNEY_TEST(offers_nothing_that_it_refuses),
        JOURNEY_TEST(says_how_to_go_on_at_the_quota),
        JOURNEY_TEST(says_what_it_does_when_asked_again),
        JOURNEY_TEST(says_that_it_goes_to_open_stairs),
        JOURNEY_TEST(the_newest_takes_the_place_of_the_older),
        JOURNEY_TEST(names_the_stairs_that_it_has_led_to),
        JOURNEY_TEST(offers_the_stairs_once_nothing_is_left),
        JOURNEY_TEST(says_what_a_shut_grate_lacks),
        JOURNEY_TEST(offers_to_go_past_a_sleeper),
        JOURNEY_TEST(a_lock_that_he_has_the_key_for_is_an_open_door),
        JOURNEY_TEST(the_map_shows_the_way),
    };
    return cmocka_run_group_tests(TESTS, open_kit, close_kit);
}
