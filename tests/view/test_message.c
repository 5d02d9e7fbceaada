// Needs pictures.
// What the HUD says, and for how long.
#include "hud_stage.h"

static void begins_with_the_goal(void **state) {
    (void)state;
    assert_string_equal(message_newest_line(&hud.message), "Collect all 2 treasures");
    ticks(300, NULL, 0);
    assert_int_equal(message_opacity(&hud.message), 256);
    ticks(60, NULL, 0);
    assert_int_equal(message_opacity(&hud.message), 0);
    assert_int_equal(opacity(HUD_MESSAGE), 0);
}

// "Turn by turn" and "time moves when you move": the player may read as long as he likes.
static void what_was_said_stays_while_time_waits(void **state) {
    (void)state;
    silence();
    world->hero.pace = PACE_MOVES;
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_LOCKED, .what = 1});
    happens((Event){.kind = EVENT_EMPTY, .what = -1});
    ticks(2000, NULL, 0);
    assert_true(is_shown("Locked: needs the red square key") && is_shown("That quick slot is empty"));
    world->actors[HERO].act = ACT_HURT; // as in any act
    message_add_text(&hud.message, "This is new");
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 1);
    assert_true(is_shown("This is new"));
    world->actors[HERO].act = ACT_NONE;
}

static void begin_act(void) {
    world->actors[HERO].act = ACT_NONE;
    ticks(1, NULL, 0);
    world->actors[HERO].act = ACT_HURT;
    ticks(1, NULL, 0);
}

// Somebody presses keys faster than he reads.
static void turn_by_turn_nothing_outlives_the_next_act(void **state) {
    (void)state;
    silence();
    world->hero.pace = PACE_MOVES;
    begin_act();
    happens((Event){.kind = EVENT_FOUND_ITEM, .what = ITEM_BOMB});
    ticks(1, NULL, 0);
    begin_act();
    assert_true(is_shown("Found a bomb"));
    begin_act();
    assert_int_equal(hud.message.count, 0);
}

// An event of that kind about the rat happens. Returns what is said of it; NULL: nothing, or not always.
static const EventText *happens_to_rat(int kind) {
    happens((Event){.kind = (EventKind)kind,
                    .actor = 1,
                    .what = kind == EVENT_GONE || kind == EVENT_LOCKED ? 1 : 0,
                    .amount = kind == EVENT_STROKE ? TOLL_WARN_TICKS : 0,
                    .dir = DIR_S,
                    .pos = world->actors[HERO].pos});
    const EventText *said = event_text_of(world, &world->events.at[0]);
    return said != NULL && said->lesson == SAID_ALWAYS ? said : NULL;
}

static void whatever_happens_is_said_in_its_tick_or_never(void **state) {
    (void)state;
    char text[SENTENCE_MAX];
    int told = 0;
    for (int kind = 0; kind < EVENT_COUNT; kind++) {
        silence();
        const EventText *said = happens_to_rat(kind);
        const Event event = world->events.at[0];
        if (said != NULL) sentence_of_event(world, said, &event, text);
        ticks(1, NULL, 0);
        if (said == NULL) continue;
        if (!is_shown(text)) fail_msg("\"%s\" is late", text);
        told++;
        silence();
        for (int i = 0; i < MESSAGE_LINES; i++) happens((Event){.kind = EVENT_DEATH, .amount = i});
        happens((Event){.kind = EVENT_STROKE, .amount = TOLL_WARN_TICKS});
        ticks(1, NULL, 0);
        happens(event);
        for (int i = 0; i < 600 && said->rank < RANK_ALARM; i++) {
            ticks(1, NULL, 0);
            if (is_shown(text)) fail_msg("\"%s\" came after %d ticks", text, i);
        }
    }
    assert_true(told > 60);
}

static void walk_away(void) {
    world->cache.hero_cell.x += 5;
}
static void rat_dies(void) {
    world->actors[1].kind = ACTOR_NONE;
}
static void rat_calms_down(void) {
    world->actors[1].brain.mind = MIND_STUNNED;
}
static void rat_acts(void) {
    world->actors[1].act = ACT_HURT;
}
static void floor_breaks(void) {
    grid_set(&world->level.tiles, cell_of(world->actors[HERO].pos), TILE_POT);
}
static void collect(void) {
    world->collected++;
}
static void bell_tolls(void) {
    world->clock.tolls++;
}
static void lantern_moves(void) {
    world->hero.lantern_shut = !world->hero.lantern_shut;
}

static void no_line_stands_after_it_became_untrue(void **state) {
    static const struct {
        unsigned about;
        void (*change)(void);
    } CHANGES[] = {{0, walk_away},           {ABOUT_LIFE, rat_dies},      {ABOUT_MIND, rat_calms_down},
                   {ABOUT_ACT, rat_acts},    {ABOUT_TILE, floor_breaks},  {ABOUT_GOAL, collect},
                   {ABOUT_TOLL, bell_tolls}, {ABOUT_LIGHT, lantern_moves}};
    unsigned seen = 0;
    for (int kind = 0; kind < EVENT_COUNT; kind++) {
        for (size_t i = 0; i < sizeof CHANGES / sizeof *CHANGES; i++) {
            tear_down(state);
            set_up(state);
            silence();
            const EventText *said = happens_to_rat(kind);
            ticks(1, NULL, 0);
            if (said == NULL) continue;
            assert_int_equal(hud.message.count, 1);
            CHANGES[i].change();
            ticks(1, NULL, 0);
            bool untrue = i == 0 ? said->within > 0 : (said->about & CHANGES[i].about) != 0;
            if (hud.message.count != !untrue) fail_msg("event %d, change %d", kind, (int)i);
            seen |= untrue ? 1u << i : 0;
        }
    }
    assert_int_equal(seen, 0xff);
}

// What a mark over a head says is not said in words as well.
static void a_mark_over_a_head_needs_no_words(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_NOTICE, .actor = 1, .what = ACTOR_RAT});
    happens((Event){.kind = EVENT_SUSPECT, .actor = 1, .what = ACTOR_RAT});
    happens((Event){.kind = EVENT_LOST, .actor = 1, .what = ACTOR_RAT});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 0);
}

static void a_trap_is_told_when_it_is_near(void **state) {
    (void)state;
    for (int far = 2; far <= 6; far += 4) {
        silence();
        Vec cell = vec_add(world->cache.hero_cell, (Vec){far, 0});
        happens((Event){.kind = EVENT_FOUND, .what = FIXTURE_SPIKES, .pos = cell_centre(cell)});
        ticks(1, NULL, 0);
        assert_int_equal(hud.message.count, far == 2);
    }
}

static void says_what_happened(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_KILL, .what = ACTOR_RAT, .pos = world->actors[HERO].pos});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "The rat is dead");
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_CHALICE, .amount = 40});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Collected the chalice (+40)");
}

static void the_more_important_pushes_out_the_lesser(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_GEM, .amount = 50});
    happens((Event){.kind = EVENT_LOCKED, .what = 1});
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_STROKE, .amount = TOLL_WARN_TICKS});
    ticks(1, NULL, 0);
    assert_true(is_shown("Toll in ten seconds: 0 lost, 0 doubled, 0 hunters"));
    assert_true(is_shown("Collected the gem (+50)"));
    happens((Event){.kind = EVENT_UNLOCK, .what = 3});
    ticks(1, NULL, 0);
    assert_false(is_shown("Unlocked with the blue diamond key")); // the log has it
    assert_string_equal(hud.message.past[hud.message.past_count - 1].text,
                        "Unlocked with the blue diamond key");
}

// Ticks until one of two lines gives way to a detail.
static int ticks_until_read(EventKind a, EventKind b) {
    silence();
    happens((Event){.kind = a});
    happens((Event){.kind = b});
    for (int count = 0; count < 400; count++) {
        ticks(1, NULL, 0);
        happens((Event){.kind = EVENT_EMPTY, .what = -1});
        if (is_shown("That quick slot is empty")) return count;
    }
    return 400;
}

static void a_line_stays_the_longer_the_more_there_is_to_read(void **state) {
    (void)state;
    assert_in_range(ticks_until_read(EVENT_LEFT, EVENT_DUST), 85, 105); // "You leave the dungeon"
    assert_in_range(ticks_until_read(EVENT_CROWN, EVENT_BELL_TAKEN), 130, 150);
}

// The banner says the rest.
static void for_two_seconds_after_a_toll_one_line_stands(void **state) {
    (void)state;
    silence();
    world->clock = (TollClock){.on = true, .quota = 1};
    happens((Event){.kind = EVENT_FOUND_ITEM, .what = ITEM_BOMB});
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_GONE, .what = ITEM_GEM});
    happens((Event){.kind = EVENT_TOLL, .amount = 2});
    happens((Event){.kind = EVENT_KILL, .what = ACTOR_RAT, .pos = world->actors[HERO].pos});
    for (int i = 0; i < QUIET_TICKS; i++) {
        ticks(1, NULL, 0);
        assert_int_equal(hud.message.count, 1);
        happens((Event){.kind = EVENT_EMPTY, .what = -1});
    }
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_FOUND_ITEM, .what = ITEM_BOMB});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 2);
    happens((Event){.kind = EVENT_TOLL, .amount = 2});
    happens((Event){.kind = EVENT_FREED});
    ticks(1, NULL, 0);
    assert_true(is_shown("The grate is open: find the stairs"));
}

static void what_is_said_again_only_stays_longer(void **state) {
    (void)state;
    silence();
    for (int i = 0; i < 10; i++) {
        happens((Event){.kind = EVENT_NOTHING});
        ticks(60, NULL, 0);
        assert_int_equal(hud.message.count, 1);
    }
}

static void a_tap_of_the_hand_bell_is_told_in_one_line(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_BELL});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Ringing: 0 treasures lost, 0 doubled, 0 hunters");
    happens((Event){.kind = EVENT_BELL_STOPPED});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 1);
    assert_string_equal(message_newest_line(&hud.message), "Hold to ring the hand bell");
}

static void all_that_was_said_is_remembered_the_oldest_goes(void **state) {
    (void)state;
    assert_string_equal(hud.message.past[0].text, "Collect all 2 treasures");
    for (int i = 1; i <= 20; i++) happens((Event){.kind = EVENT_STAIRS, .amount = i, .dir = DIR_S});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.past_count, 21); // more than are shown
    for (int i = 21; i <= MESSAGE_PAST + 1; i++) {
        happens((Event){.kind = EVENT_STAIRS, .amount = i, .dir = DIR_S});
        ticks(1, NULL, 0);
    }
    assert_int_equal(hud.message.past_count, MESSAGE_PAST);
    assert_string_equal(hud.message.past[0].text, "Depth 2");
    assert_string_equal(hud.message.past[MESSAGE_PAST - 1].text, "Depth 49");
}

static const char *last_past(void) {
    return hud.message.past[hud.message.past_count - 1].text;
}

static void what_was_said_on_end_is_remembered_as_one(void **state) {
    (void)state;
    int before_it = hud.message.past_count;
    for (int i = 0; i < 3; i++) {
        silence();
        happens((Event){.kind = EVENT_NOTHING});
    }
    silence();
    assert_int_equal(hud.message.past_count, before_it + 1);
    assert_string_equal(last_past(), "Nothing to use here (x3)");
    message_add_text(&hud.message, "Nothing to use");
    assert_string_equal(last_past(), "Nothing to use");
}

static void what_hurts_the_hero_is_remembered(void **state) {
    (void)state;
    silence();
    world->killer = ACTOR_RAT;
    world->killer_cause = CAUSE_BLOW;
    world->actors[HERO].hp = 9;
    happens((Event){.kind = EVENT_HIT, .actor = HERO, .amount = 1, .pos = world->actors[HERO].pos});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.count, 0);
    assert_string_equal(last_past(), "The rat hits you for half a heart: 4.5 of 5 hearts left");
}

static void take_coin(void) {
    happens((Event){.kind = EVENT_COIN, .what = ITEM_COIN, .amount = 1});
}

// Also of one tick; long after, they are others.
static void coins_are_told_as_their_sum(void **state) {
    (void)state;
    silence();
    int before_it = hud.message.past_count;
    take_coin();
    ticks(30, NULL, 0);
    happens((Event){.kind = EVENT_NOTHING});
    take_coin();
    take_coin();
    ticks(1, NULL, 0);
    assert_true(is_shown("Coins: +3"));
    assert_int_equal(hud.message.count, 2);
    assert_string_equal(hud.message.past[before_it].text, "Coins: +3");
    silence();
    take_coin();
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Coins: +1");
    assert_string_equal(last_past(), "Coins: +1");
    assert_int_equal(hud.message.past_count, before_it + 3);
}

static void any_event_is_survived(void **state) {
    (void)state;
    for (int kind = -1; kind < EVENT_COUNT + 3; kind++) {
        for (int what = -2; what < 300; what += 7) {
            happens((Event){.kind = (EventKind)kind, .what = what, .amount = INT32_MIN});
            ticks(1, NULL, 0);
            assert_true(strlen(message_newest_line(&hud.message)) < MESSAGE_MAX);
        }
    }
}

static void the_longest_message_stays_on_the_screen(void **state) {
    (void)state;
    fill_messages();
    Rect rect = hud_rect(&hud, &kit.ui, world, HUD_MESSAGE),
         treasures = hud_rect(&hud, &kit.ui, world, HUD_TREASURES);
    assert_true(rect.x >= treasures.x + treasures.w && rect.x + rect.w <= HUD_W);
    hud_draw_all(&hud, &kit.ui, world, &layer);
    for (int y = rect.y; y < rect.y + rect.h; y++)
        assert_int_equal(layer.pixels[y * HUD_W + rect.x + rect.w], 0);
}

static void the_end_of_the_descent_tells_no_treasures(void **state) {
    (void)state;
    happens((Event){.kind = EVENT_VICTORY});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "All treasures are yours!");
    world->clock.on = true;
    happens((Event){.kind = EVENT_VICTORY});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "You made it out: the treasures are yours");
}

static void the_descent_tells_its_goal_on_each_depth(void **state) {
    (void)state;
    world->depth = 1;
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = 5400, .period = 5400};
    hud_init_for_game(&hud, world);
    assert_string_equal(message_newest_line(&hud.message),
                        "Collect 1 of 2 treasures, then a toll opens the grate");
    world->depth = 2;
    happens((Event){.kind = EVENT_STAIRS, .amount = 2, .dir = DIR_S});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message),
                        "Depth 2: 1 treasure, then a toll opens the grate");
    world->collected = 1;
    for (int open = 0; open < 2; open++) {
        world->clock.open = open;
        silence();
        happens((Event){.kind = EVENT_STAIRS, .amount = 2, .dir = DIR_N});
        ticks(1, NULL, 0);
        assert_string_equal(message_newest_line(&hud.message),
                            open ? "Depth 2: the grate is open" : "Depth 2: the next toll opens the grate");
    }
    world->hero.crown = true;
    silence();
    happens((Event){.kind = EVENT_STAIRS, .amount = 2, .dir = DIR_N});
    ticks(1, NULL, 0);
    assert_string_equal(message_newest_line(&hud.message), "Take the crown up the stairs");
}

static void who_goes_on_with_a_descent_is_told_what_is_left_to_do(void **state) {
    (void)state;
    world->depth = 1;
    world->clock = (TollClock){.on = true, .quota = 2, .ticks = 5400, .period = 5400};
    world->collected = 1;
    world->remaining = 3;
    hud_init_for_game(&hud, world);
    assert_string_equal(message_newest_line(&hud.message),
                        "Depth 1: 1 more treasure, then a toll opens the grate");
}

static void every_message_fits_its_room(void **state) {
    (void)state;
    world->clock = (TollClock){.on = true, .quota = 10};
    world->remaining = 20;
    world->depth = 7;
    for (int kind = 0; kind < EVENT_COUNT; kind++) {
        for (int what = 0; what < ITEM_COUNT; what++) {
            if (kind == EVENT_HALLOWED && !ITEMS[what].counts) continue;
            ticks(121, NULL, 0);
            happens((Event){.kind = (EventKind)kind,
                            .actor = HERO,
                            .what = what,
                            .amount = 600,
                            .pos = world->actors[HERO].pos});
            ticks(1, NULL, 0);
            int width = hud_rect(&hud, &kit.ui, world, HUD_MESSAGE).w;
            if (width < font_width(kit.font, message_newest_line(&hud.message)) + 18)
                fail_msg("%s", message_newest_line(&hud.message));
        }
    }
}

// Errors of files are the longest.
static void what_is_too_long_for_a_line_goes_on_in_the_next(void **state) {
    (void)state;
    silence();
    message_add_text(&hud.message, "Saved");
    int one = panel_rect(HUD_MESSAGE).h;
    silence();
    message_add_text(&hud.message, "The descent cannot be saved in /home/somebody/games/cellarium: "
                                   "no space left on the device");
    Rect rect = panel_rect(HUD_MESSAGE);
    int width = rect.w - 18, lines = (rect.h - one) / FONT_LINE_PX + 1;
    assert_int_equal(lines, ui_draw_text_wrapped(&kit.ui, NULL, (Vec){0, 0}, width, 9, 0,
                                                 message_newest_line(&hud.message)));
    assert_true(lines > 1 && rect.y + rect.h <= HUD_H);
    hud_draw_all(&hud, &kit.ui, world, &layer);
    for (int i = 0; i < lines; i++) {
        bool ink = false;
        for (int x = rect.x + 9; x < rect.x + rect.w - 9; x++)
            ink = ink || layer.pixels[(rect.y + 10 + i * FONT_LINE_PX) * HUD_W + x] != COLOUR_GLASS;
        assert_true(ink);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        HUD_TEST(begins_with_the_goal),
        HUD_TEST(what_was_said_stays_while_time_waits),
        HUD_TEST(turn_by_turn_nothing_outlives_the_next_act),
        HUD_TEST(whatever_happens_is_said_in_its_tick_or_never),
        HUD_TEST(no_line_stands_after_it_became_untrue),
        HUD_TEST(a_mark_over_a_head_needs_no_words),
        HUD_TEST(a_trap_is_told_when_it_is_near),
        HUD_TEST(says_what_happened),
        HUD_TEST(the_more_important_pushes_out_the_lesser),
        HUD_TEST(a_line_stays_the_longer_the_more_there_is_to_read),
        HUD_TEST(for_two_seconds_after_a_toll_one_line_stands),
        HUD_TEST(what_is_said_again_only_stays_longer),
        HUD_TEST(a_tap_of_the_hand_bell_is_told_in_one_line),
        HUD_TEST(all_that_was_said_is_remembered_the_oldest_goes),
        HUD_TEST(what_was_said_on_end_is_remembered_as_one),
        HUD_TEST(what_hurts_the_hero_is_remembered),
        HUD_TEST(coins_are_told_as_their_sum),
        HUD_TEST(any_event_is_survived),
        HUD_TEST(the_longest_message_stays_on_the_screen),
        HUD_TEST(the_end_of_the_descent_tells_no_treasures),
        HUD_TEST(the_descent_tells_its_goal_on_each_depth),
        HUD_TEST(who_goes_on_with_a_descent_is_told_what_is_left_to_do),
        HUD_TEST(every_message_fits_its_room),
        HUD_TEST(what_is_too_long_for_a_line_goes_on_in_the_next),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
