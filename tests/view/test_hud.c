#include "view/hud.h"

#include "kit.h"

#include "support/unit.h"

// Beyond the wall lie an item and a rat within the map's window, but out of sight.
static const char *const CELLAR[] = {
    "################################################################",
    "#.............#................................................#",
    "#......@....*.#.....*..........................................#",
    "#.............#......r.........................................#",
    "#.........r....................................................#",
    "################################################################",
};

static World *world;
static Hud hud;
static Image layer, other;

static int set_up(void **state) {
    (void)state;
    world = kit_world(CELLAR, 6);
    hud_init(&hud, world);
    layer = guarded_image(HUD_W, HUD_H);
    other = guarded_image(HUD_W, HUD_H);
    return 0;
}
static int tear_down(void **state) {
    (void)state;
    bool intact = guard_intact(&layer) && guard_intact(&other);
    guarded_free(&layer);
    guarded_free(&other);
    kit_free(world);
    return intact ? 0 : -1;
}

static void ticks(int count, const Rect *busy, int busy_count) {
    for (int i = 0; i < count; i++) {
        hud_tick(&hud, &kit.ui, world, busy, busy_count);
        world->events.count = 0;
    }
}

// Until nothing is said any more.
static void silence(void) {
    ticks(400, NULL, 0);
    assert_int_equal(hud.message.count + hud.message.waiting_count, 0);
}

static void fill_messages(void) {
    hud.message.count = MESSAGE_LINES;
    for (int i = 0; i < MESSAGE_LINES; i++) {
        hud.message.shown[i] = (MessageLine){.stay = 100};
        memset(hud.message.shown[i].text, 'W', MESSAGE_MAX - 1);
    }
}

static bool is_shown(const char *text) {
    for (int i = 0; i < hud.message.count; i++) {
        if (strcmp(hud.message.shown[i].text, text) == 0) return true;
    }
    return false;
}

static void happens(Event event) {
    world->events.at[world->events.count++] = event;
}

// Draws the HUD before and after a change of the world, and tells which panels differ.
static void before(void) {
    hud_draw(&hud, &kit.ui, world, &layer);
}
static void assert_only_differs(HudPanel panel) {
    hud_draw(&hud, &kit.ui, world, &other);
    for (int i = 0; i < HUD_MESSAGE; i++) {
        bool same = image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, (HudPanel)i));
        assert_int_equal(same, i != (int)panel);
    }
}

static void shows_collected_and_remaining(void **state) {
    (void)state;
    before();
    world->collected++;
    assert_only_differs(HUD_GOODS);
    world->collected--;
    world->remaining++;
    ticks(1, NULL, 0);
    assert_only_differs(HUD_GOODS);
}

static void shows_hit_points_kills_and_score(void **state) {
    (void)state;
    before();
    world->actors[HERO].hp--;
    assert_only_differs(HUD_HERO);
    world->actors[HERO].hp++;
    world->kills++;
    assert_only_differs(HUD_HERO);
    world->kills--;
    world->score += 40;
    assert_only_differs(HUD_HERO);
}

static void shows_what_is_carried_but_not_delivered(void **state) {
    (void)state;
    before();
    world->pack.stock[ITEM_GEM] = world->pack.from[ITEM_GEM][1] = 1;
    hud_draw(&hud, &kit.ui, world, &other);
    Rect hero = hud_rect(&hud, &kit.ui, world, HUD_HERO);
    assert_true(image_same_in(&layer, &other, hero)); // nothing is delivered in a single dungeon
    world->hour.on = true;
    hud_draw(&hud, &kit.ui, world, &layer);
    world->pack.from[ITEM_GEM][1] = 0;
    hud_draw(&hud, &kit.ui, world, &other);
    assert_false(image_same_in(&layer, &other, hero));
}

static void shows_coins(void **state) {
    (void)state;
    before();
    world->run.coins++;
    assert_only_differs(HUD_HERO);
}

static void shows_what_works_and_for_how_long(void **state) {
    (void)state;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w, 0);
    world->run.power[POWER_ZEAL] = 900;
    int one = hud_rect(&hud, &kit.ui, world, HUD_POWERS).w;
    world->run.power[POWER_AEGIS] = 300;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w > one && one > 0);
    before();
    world->run.power[POWER_AEGIS] = 150;
    assert_only_differs(HUD_POWERS);
}

static void all_that_he_is_under_shows_with_its_time(void **state) {
    (void)state;
    world->run.night = 600;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w > 0);
    before();
    world->run.night = 540; // one second is to be told from the next
    assert_only_differs(HUD_POWERS);
    before();
    world->run.night = 480;
    assert_only_differs(HUD_POWERS);
    int one = hud_rect(&hud, &kit.ui, world, HUD_POWERS).w;
    world->run.sealed = true;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w > one);
    before();
    world->run.looks[ITEM_SCROLL_SEAL] = 2; // by the scroll that it was
    assert_only_differs(HUD_POWERS);
}

static void a_slot_that_he_filled_himself_is_pinned(void **state) {
    (void)state;
    before();
    world->pack.kept[0] = !world->pack.kept[0];
    assert_only_differs(HUD_SLOTS);
}

static void what_is_in_hand_shows_though_no_slot_has_it(void **state) {
    (void)state;
    world->pack.stock[ITEM_BOMB] = 2;
    before();
    world->pack.hand = ITEM_BOMB;
    assert_only_differs(HUD_SLOTS);
    world->pack.stock[ITEM_BOMB] = 1;
    before();
    world->pack.stock[ITEM_BOMB] = 3;
    assert_only_differs(HUD_SLOTS);
}

static void potions_look_as_this_run_has_them(void **state) {
    (void)state;
    world->pack.slots[1] = ITEM_POTION_FROST;
    world->pack.stock[ITEM_POTION_FROST] = 1;
    before();
    world->run.looks[ITEM_POTION_FROST] = 3;
    assert_only_differs(HUD_SLOTS);
}

static void the_hour_is_told_once_he_has_the_hand_bell(void **state) {
    (void)state;
    world->hour = (Hour){.on = true, .quota = 3};
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w > 0);
    Item *bell = &world->items[world->item_count++];
    *bell = (Item){.kind = ITEM_BELL, .pos = world->actors[HERO].pos};
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w, 0);
    bell->taken = true;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w > 0);
}

static void shows_the_time(void **state) {
    (void)state;
    char text[HUD_TEXT_MAX];
    before();
    world->tick += 61;
    assert_only_differs(HUD_MAP);
    assert_string_equal(hud_time(0, text), "0:00");
    assert_string_equal(hud_time(60 * 768 + 59, text), "12:48");
    assert_string_equal(hud_time(60 * 3661, text), "1:01:01");
}

static void equal_worlds_look_equal(void **state) {
    (void)state;
    World *twin = kit_world(CELLAR, 6);
    Hud twin_hud;
    hud_init(&twin_hud, twin);
    hud_draw(&hud, &kit.ui, world, &layer);
    hud_draw(&twin_hud, &kit.ui, twin, &other);
    assert_true(image_same(&layer, &other));
    kit_free(twin);
}

static void the_map_tells_nothing_unexplored(void **state) {
    (void)state;
    before();
    world->items[1].taken = true; // beyond the wall
    world->actors[1].kind = ACTOR_NONE;
    hud_draw(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
    world->items[0].taken = true; // in sight
    assert_only_differs(HUD_MAP);
}

static void the_map_shows_monsters_only_while_seen(void **state) {
    (void)state;
    before();
    world->actors[1].pos = cell_centre((Vec){9, 3});
    assert_only_differs(HUD_MAP);
    world->actors[1].pos = cell_centre((Vec){45, 3});
    hud_draw(&hud, &kit.ui, world, &other);
    Image *seen = &other;
    world->actors[1].kind = ACTOR_NONE;
    hud_draw(&hud, &kit.ui, world, &layer);
    assert_true(image_same(&layer, seen));
}

static void lost_hearts_flash_and_settle(void **state) {
    (void)state;
    world->actors[HERO].hp -= 3;
    ticks(1, NULL, 0);
    bool flashed = false;
    for (int i = 0; i < 20; i++) {
        hud_draw(&hud, &kit.ui, world, &layer);
        ticks(1, NULL, 0);
        hud_draw(&hud, &kit.ui, world, &other);
        flashed = flashed || !image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HERO));
    }
    assert_true(flashed);
    ticks(60, NULL, 0);
    Hud calm;
    hud_init(&calm, world);
    hud_draw(&hud, &kit.ui, world, &layer);
    hud_draw(&calm, &kit.ui, world, &other);
    assert_true(image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HERO)));
}

// The greatest opacity of a panel.
static int opacity(HudPanel panel) {
    Rect rect = hud_rect(&hud, &kit.ui, world, panel);
    uint32_t most = 0;
    hud_draw(&hud, &kit.ui, world, &layer);
    for (int y = rect.y; y < rect.y + rect.h; y++) {
        for (int x = rect.x; x < rect.x + rect.w; x++) {
            uint32_t alpha = layer.pixels[y * HUD_W + x] >> 24;
            if (alpha > most) most = alpha;
        }
    }
    return (int)most;
}

static bool rects_touch(Rect a, Rect b) {
    return a.w > 0 && b.w > 0 && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static Rect panel_rect(int panel) {
    return hud_rect(&hud, &kit.ui, world, (HudPanel)panel);
}

static void wait_for_moves(const Rect *busy, int count) {
    ticks(300, busy, count);
}

static void panels_make_room_for_the_hero_and_stay_opaque(void **state) {
    (void)state;
    world->keys[2] = 1;
    world->hour.on = true;
    world->run.power[POWER_WINGS] = 900;
    message_say(&hud.message, "something");
    hud.message.shown[0].stay = INT32_MAX;
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        Rect home = panel_rect(i), hero = {home.x + home.w / 2, home.y + home.h / 2, 4, 4};
        for (int tick = 0; tick < 300; tick++) {
            ticks(1, &hero, 1);
            Rect now = panel_rect(i);
            bool outside = now.x + now.w <= 0 || now.x >= HUD_W || now.y + now.h <= 0 || now.y >= HUD_H;
            if (tick % 4 == 0 && !outside) assert_int_equal(opacity((HudPanel)i), 255);
        }
        assert_false(rects_touch(panel_rect(i), hero));
        ticks(120, NULL, 0); // not at once
        assert_false(rects_touch(panel_rect(i), hero));
        wait_for_moves(NULL, 0);
        Rect back = panel_rect(i);
        assert_memory_equal(&back, &home, sizeof home);
    }
}

static void what_lies_there_for_a_moment_moves_no_panel(void **state) {
    (void)state;
    Rect home = panel_rect(HUD_GOODS), good = {home.x + 20, home.y + 10, 20, 20};
    for (int i = 0; i < 20; i++) {
        ticks(20, &good, 1);
        ticks(1, NULL, 0);
        Rect now = panel_rect(HUD_GOODS);
        assert_memory_equal(&now, &home, sizeof home);
    }
}

static void the_hearts_stay_for_all_but_the_hero(void **state) {
    (void)state;
    Rect home = panel_rect(HUD_HERO), things[2] = {{300, 170, 20, 20}, {home.x + 20, home.y + 10, 20, 20}};
    wait_for_moves(things, 2);
    Rect now = panel_rect(HUD_HERO);
    assert_memory_equal(&now, &home, sizeof home);
}

static void a_panel_with_nowhere_to_go_stays(void **state) {
    (void)state;
    Rect home = panel_rect(HUD_MAP), all = {0, 0, HUD_W, HUD_H};
    wait_for_moves(&all, 1);
    Rect now = panel_rect(HUD_MAP);
    assert_memory_equal(&now, &home, sizeof home);
}

static void begins_with_the_goal(void **state) {
    (void)state;
    assert_string_equal(message_text(&hud.message), "Collect all 2 treasures");
    ticks(300, NULL, 0);
    assert_int_equal(message_opacity(&hud.message), 256);
    ticks(60, NULL, 0);
    assert_int_equal(message_opacity(&hud.message), 0);
    assert_int_equal(opacity(HUD_MESSAGE), 0);
}

static void says_what_happened(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_NOTICE, .what = ACTOR_RAT});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "The rat has seen you");
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_CHALICE, .amount = 40});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Collected the chalice (+40)");
}

static void who_finds_him_in_the_dark_has_noticed_him(void **state) {
    (void)state;
    world->shut = true;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_NOTICE, .what = ACTOR_RAT});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "The rat has noticed you");
}

// "Locked" and "Another room" are news, "the bat has lost sight" is a detail.
static void what_was_said_stays_until_it_is_read(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_LOCKED, .what = 1});
    happens((Event){.kind = EVENT_UNLOCK, .what = 2});
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_UNLOCK, .what = 3});
    ticks(60, NULL, 0);
    assert_true(is_shown("Locked: needs the red square key") &&
                is_shown("Unlocked with the green triangle key"));
    assert_false(is_shown("Unlocked with the blue diamond key"));
    ticks(60, NULL, 0);
    assert_true(is_shown("Unlocked with the blue diamond key"));
}

static void a_find_is_not_hidden_by_news(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_FOUND_ITEM, .what = ITEM_BOMB});
    happens((Event){.kind = EVENT_KILL, .what = ACTOR_BAT});
    happens((Event){.kind = EVENT_KILL, .what = ACTOR_RAT});
    happens((Event){.kind = EVENT_KILL, .what = ACTOR_SLIME});
    ticks(72, NULL, 0);
    assert_true(is_shown("Found a bomb"));
    assert_true(is_shown("The bat is dead"));
}

static void what_is_told_in_passing_is_dropped_when_it_comes_too_late(void **state) {
    (void)state;
    silence();
    for (int i = 1; i <= 3; i++) happens((Event){.kind = EVENT_STAIRS, .amount = i, .dir = DIR_S});
    happens((Event){.kind = EVENT_LOST, .what = ACTOR_BAT});
    ticks(1, NULL, 0);
    assert_int_equal(hud.message.waiting_count, 1);
    for (int i = 0; i < 400; i++) {
        ticks(1, NULL, 0);
        if (i % 20 == 0) happens((Event){.kind = EVENT_STAIRS, .amount = 4 + i / 20 % 9, .dir = DIR_S});
        assert_false(is_shown("The bat has lost sight of you"));
    }
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

static void the_most_important_is_shown_at_once(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_GEM, .amount = 50});
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_BOOK, .amount = 30});
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_CHEESE, .amount = 15});
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_STROKE, .amount = TOLL_WARN_TICKS});
    ticks(1, NULL, 0);
    assert_true(is_shown("The bell tolls in ten seconds: only light stays"));
    ticks(200, NULL, 0);
    assert_true(is_shown("Collected the gem (+50)")); // it waits for another turn
}

// Three lines of the first rank hold the place; the toll's loss waits behind them.
static void what_remains_changes_when_the_loss_is_said(void **state) {
    (void)state;
    world->hour = (Hour){.on = true, .quota = 1};
    silence();
    for (int i = 1; i <= 3; i++) happens((Event){.kind = EVENT_STAIRS, .amount = i, .dir = DIR_S});
    world->depth = 2;
    happens((Event){.kind = EVENT_GRATE, .amount = 2});
    happens((Event){.kind = EVENT_DUST});
    ticks(1, NULL, 0);
    before();
    happens((Event){.kind = EVENT_GONE, .what = ITEM_GEM});
    world->remaining--;
    world->hour.lost++;
    bool said = false;
    for (int i = 0; i < 300 && !said; i++) {
        ticks(1, NULL, 0);
        said = is_shown("A gem is lost to the dark");
        assert_int_equal(hud.remaining, world->remaining + !said);
        assert_int_equal(hud.gone, said);
        if (!said) hud_draw(&hud, &kit.ui, world, &other);
        assert_true(said || image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_GOODS)));
    }
    assert_true(said);
}

static void what_was_eaten_is_said_where_it_is_a_loss(void **state) {
    (void)state;
    Event eaten = {.kind = EVENT_EATEN, .actor = 1, .what = ITEM_CHEESE, .pos = cell_centre((Vec){40, 2})};
    world->hour.on = true;
    ticks(100, NULL, 0);
    happens(eaten);
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Collect all 2 treasures"); // out of sight, and no loss
    happens(eaten);
    happens((Event){.kind = EVENT_GONE, .what = ITEM_CHEESE, .pos = eaten.pos});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Something ate some cheese: it is lost");
}

static void what_can_only_be_thrown_is_said_to_be_for_throwing(void **state) {
    (void)state;
    ticks(100, NULL, 0); // the goal was read
    happens((Event){.kind = EVENT_NO_NEED, .what = ITEM_CHEESE});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "The cheese would be wasted now");
    happens((Event){.kind = EVENT_NO_NEED, .what = ITEM_HONEY});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "The honey can only be thrown");
}

static void any_event_is_survived(void **state) {
    (void)state;
    for (int kind = -1; kind < EVENT_COUNT + 3; kind++) {
        for (int what = -2; what < 300; what += 7) {
            happens((Event){.kind = (EventKind)kind, .what = what, .amount = INT32_MIN});
            ticks(1, NULL, 0);
            assert_true(strlen(message_text(&hud.message)) < MESSAGE_MAX);
        }
    }
}

static void the_longest_message_stays_on_the_screen(void **state) {
    (void)state;
    fill_messages();
    Rect rect = hud_rect(&hud, &kit.ui, world, HUD_MESSAGE),
         goods = hud_rect(&hud, &kit.ui, world, HUD_GOODS);
    assert_true(rect.x >= goods.x + goods.w && rect.x + rect.w <= HUD_W);
    hud_draw(&hud, &kit.ui, world, &layer);
    for (int y = rect.y; y < rect.y + rect.h; y++)
        assert_int_equal(layer.pixels[y * HUD_W + rect.x + rect.w], 0);
}

static void says_what_works_did(void **state) {
    (void)state;
    static const struct {
        Event event;
        const char *text;
    } SAID[] = {
        {{.kind = EVENT_LOCKED, .what = 1}, "Locked: needs the red square key"},
        {{.kind = EVENT_UNLOCK, .what = 4}, "Unlocked with the violet clover key"},
        {{.kind = EVENT_KEY, .what = ITEM_KEY_2}, "Found the green triangle key"},
        {{.kind = EVENT_CHEST, .what = ITEM_GEM}, "In the chest: the gem"},
        {{.kind = EVENT_CHEST, .what = ITEM_KEY_3}, "In the chest: the blue diamond key"},
        {{.kind = EVENT_FOUND, .what = FIXTURE_PIT}, "A trap: a pit"},
        {{.kind = EVENT_STAIRS, .amount = 3, .dir = DIR_S}, "Depth 3"},
        {{.kind = EVENT_STAIRS, .amount = 1, .dir = DIR_E}, "Another room"},
        {{.kind = EVENT_FALL, .actor = HERO, .amount = 4}, "You fall to depth 4"},
        {{.kind = EVENT_WAKE}, "An ambush!"},
        {{.kind = EVENT_HAND, .what = ITEM_GEM}, "In hand: the gem"},
        {{.kind = EVENT_HAND, .what = ITEM_ARROW}, "In hand: the bow"},
        {{.kind = EVENT_EMPTY, .what = ITEM_ARROW}, "No arrows left"},
        {{.kind = EVENT_EMPTY, .what = -1}, "That slot is empty"},
        {{.kind = EVENT_BELL_SPENT}, "The hand bell is silent until the next depth"},
        {{.kind = EVENT_EATEN, .actor = 1, .what = ITEM_CHEESE}, "A rat ate the cheese"},
        {{.kind = EVENT_DUST}, "The bell tolls, but only dust falls"},
        {{.kind = EVENT_GONE, .what = ITEM_CANDLE}, "A candle is lost to the dark"},
        {{.kind = EVENT_QUOTA}, "The grate over the stairs down opens"},
        {{.kind = EVENT_GRATE, .amount = 1}, "One more good opens the grate"},
        {{.kind = EVENT_GRATE, .amount = 2}, "Two more goods open the grate"},
        {{.kind = EVENT_CLICK, .what = FIXTURE_CHEST}, "The chest's trap goes off"},
        {{.kind = EVENT_QUENCH, .what = FLAME_BRAND}, "The torch goes out"},
        {{.kind = EVENT_DROP, .what = ITEM_HEART}, "Dropped: a heart"},
        {{.kind = EVENT_STOLEN, .actor = 1, .what = ITEM_GEM}, "A rat snatched the gem: catch it!"},
        {{.kind = EVENT_GRATE, .amount = 31}, "31 more goods open the grate"},
    };
    for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i++) {
        silence();
        happens(SAID[i].event);
        world->events.at[0].pos = world->actors[HERO].pos;
        ticks(1, NULL, 0);
        assert_string_equal(message_text(&hud.message), SAID[i].text);
    }
}

static void each_part_of_the_score_is_said(void **state) {
    (void)state;
    silence();
    happens((Event){.kind = EVENT_PASSED, .what = 1, .amount = 250});
    happens((Event){.kind = EVENT_BONUS, .amount = 100});
    happens((Event){.kind = EVENT_DELIVERED, .what = 5, .amount = 162});
    ticks(1, NULL, 0);
    assert_true(is_shown("Depth 1 passed: +250") && is_shown("Nothing left behind: +100") &&
                is_shown("Delivered 5 goods: +162"));
    silence();
    happens((Event){.kind = EVENT_DELIVERED, .what = 1, .amount = 40});
    ticks(1, NULL, 0);
    assert_true(is_shown("Delivered one good: +40"));
}

static void the_score_counts_up(void **state) {
    (void)state;
    world->score += 412;
    ticks(1, NULL, 0);
    assert_in_range(hud.score, 1, 100);
    int before_it = hud.score;
    ticks(1, NULL, 0);
    assert_true(hud.score > before_it);
    ticks(120, NULL, 0);
    assert_int_equal(hud.score, 412);
}

// Whatever was in it: a slot without a thing looks like one that was never filled.
static void an_empty_slot_is_empty(void **state) {
    (void)state;
    world->pack.slots[1] = world->pack.slots[2] = -1;
    before();
    world->pack.slots[1] = ITEM_GEM;
    world->pack.hand = ITEM_ARROW;
    hud_draw(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
    world->pack.arrows = 0;
    hud_draw(&hud, &kit.ui, world, &other);
    Rect slots = hud_rect(&hud, &kit.ui, world, HUD_SLOTS);
    for (int y = 1; y < 25; y++) { // the bow's place, but for its frame
        for (int x = 8; x < 24; x++)
            assert_int_not_equal(other.pixels[(slots.y + 6 + y) * HUD_W + slots.x + 5 + x], COLOUR_RED);
    }
}

// Events of one tick, where the hero stands.
static const char *all_said(const Event *events, int count) {
    silence();
    for (int i = 0; i < count; i++) {
        happens(events[i]);
        world->events.at[i].pos = world->actors[HERO].pos;
    }
    ticks(1, NULL, 0);
    return message_text(&hud.message);
}

static const char *said(Event one, Event two) {
    return all_said((Event[]){one, two}, 2);
}

static void what_happens_together_is_said_together(void **state) {
    (void)state;
    Event toll = {.kind = EVENT_TOLL, .amount = 1}, away = {.kind = EVENT_AWAY, .what = ITEM_GEM},
          gone = {.kind = EVENT_GONE, .what = ITEM_GEM};
    assert_string_equal(
        said((Event){.kind = EVENT_BREAK, .what = TILE_POT}, (Event){.kind = EVENT_DROP, .what = ITEM_ARROW}),
        "An arrow was inside");
    assert_string_equal(said((Event){.kind = EVENT_CHEST, .what = ITEM_GEM}, (Event){.kind = EVENT_DART}),
                        "A trap! In the chest: the gem");
    assert_string_equal(
        said((Event){.kind = EVENT_LAND, .what = ITEM_BRAND}, (Event){.kind = EVENT_HAND, .what = ITEM_GEM}),
        "Torch dropped. In hand: the gem");
    world->run.named[ITEM_SCROLL_PEAL] = true;
    assert_string_equal(said((Event){.kind = EVENT_NAMED, .what = ITEM_SCROLL_PEAL}, toll),
                        "That was a scroll of peal: no good is lost");
    assert_string_equal(all_said((Event[]){gone, toll, gone}, 3),
                        "The bell tolls: two goods are lost to the dark");
    assert_string_equal(all_said((Event[]){gone, toll, away, gone}, 4),
                        "The bell tolls: two goods lost, one stolen");
}

static void goods_that_a_toll_hallows_are_counted_in_one_line(void **state) {
    (void)state;
    Event one = {.kind = EVENT_HALLOWED, .what = ITEM_GEM, .amount = 100};
    assert_string_equal(all_said(&one, 1), "The gem is hallowed: worth double");
    assert_string_equal(all_said((Event[]){one, one, {.kind = EVENT_TOLL, .amount = 1}, one}, 4),
                        "The bell: what no light held is built anew");
    assert_true(is_shown("Three goods are hallowed: worth double"));
    assert_int_equal(hud.message.count + hud.message.waiting_count, 2);
}

static void the_bar_tells_what_is_hallowed(void **state) {
    (void)state;
    before();
    world->items[0].hallowed = true; // in sight: on the map as well
    hud_draw(&hud, &kit.ui, world, &other);
    Rect goods = panel_rect(HUD_GOODS), bar = {goods.x + 25, goods.y + 26, 175, 4};
    assert_false(image_same_in(&layer, &other, goods));
    assert_false(image_same_in(&layer, &other, bar));
    world->items[0].taken = true; // in the bag it is told by its slot
    before();
    world->items[0].hallowed = false;
    hud_draw(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
}

static void a_hallowed_good_has_a_rim_in_its_slot(void **state) {
    (void)state;
    world->pack.slots[1] = ITEM_GEM;
    world->pack.stock[ITEM_GEM] = world->pack.from[ITEM_GEM][1] = 1;
    before();
    world->pack.hallowed[ITEM_GEM][1] = 1;
    assert_only_differs(HUD_SLOTS);
}

static void a_torch_in_hand_tells_how_long_it_burns(void **state) {
    (void)state;
    world->pack.hand = ITEM_BRAND;
    assert_true(panel_rect(HUD_POWERS).w > 0);
    before();
    world->pack.torch = BRAND_TICKS / 2;
    assert_only_differs(HUD_POWERS);
}

static void a_theft_out_of_sight_is_not_known(void **state) {
    (void)state;
    ticks(130, NULL, 0);
    char before_it[MESSAGE_MAX];
    (void)snprintf(before_it, sizeof before_it, "%s", message_text(&hud.message));
    happens((Event){.kind = EVENT_STOLEN, .actor = 1, .what = ITEM_GEM, .pos = cell_centre((Vec){30, 3})});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), before_it);
}

static void that_a_toll_takes_a_good_is_said_once_a_depth(void **state) {
    (void)state;
    static const char LOSES[] = "One good in the dark will be lost";
    world->depth = 1;
    world->remaining = 4;
    world->hour = (Hour){.on = true, .quota = 2};
    for (int depth = 1; depth <= 2; depth++) {
        world->depth = depth;
        for (int i = 0; i < 2; i++) {
            (void)said((Event){.kind = EVENT_QUOTA}, (Event){.kind = EVENT_STROKE, .what = 1, .amount = 180});
            assert_int_equal(strcmp(message_text(&hud.message), LOSES) == 0, i == 0);
        }
    }
    assert_string_equal(said((Event){.kind = EVENT_QUOTA}, (Event){.kind = EVENT_BELL, .amount = 1}),
                        "You ring: a good in the dark will be lost");
    assert_string_equal(said((Event){.kind = EVENT_NOTHING}, (Event){.kind = EVENT_BELL}),
                        "You ring: no good will be lost");
}

static void the_toll_says_what_it_took(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_TOLL, .amount = 1});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "The bell: what no light held is built anew");
    for (int first = 0; first < 2; first++) { // in whichever order they come
        ticks(61, NULL, 0);
        if (first == 0) happens((Event){.kind = EVENT_TOLL, .amount = 2});
        happens((Event){.kind = EVENT_GONE, .what = ITEM_HONEY});
        if (first == 1) happens((Event){.kind = EVENT_TOLL, .amount = 2});
        ticks(1, NULL, 0);
        assert_string_equal(message_text(&hud.message), "The bell tolls: some honey is lost to the dark");
    }
}

static void the_end_of_the_descent_tells_no_treasures(void **state) {
    (void)state;
    happens((Event){.kind = EVENT_VICTORY});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "All treasures are yours!");
    world->hour.on = true;
    happens((Event){.kind = EVENT_VICTORY});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "You made it out: the goods are yours");
}

static void only_the_first_mark_of_a_toll_is_said(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_STROKE, .what = 1, .amount = 180});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Collect all 2 treasures");
    happens((Event){.kind = EVENT_STROKE, .amount = TOLL_WARN_TICKS});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "The bell tolls in ten seconds: only light stays");
}

static void the_descent_tells_its_goal_on_each_depth(void **state) {
    (void)state;
    world->depth = 1;
    world->hour = (Hour){.on = true, .quota = 1, .clock = 5400, .period = 5400};
    hud_init(&hud, world);
    assert_string_equal(message_text(&hud.message), "Collect 1 of 2 goods, then take the stairs down");
    world->depth = 2;
    happens((Event){.kind = EVENT_STAIRS, .amount = 2, .dir = DIR_S});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Depth 2: 1 of 2 goods opens the grate");
    world->collected = 1;
    ticks(61, NULL, 0);
    happens((Event){.kind = EVENT_STAIRS, .amount = 2, .dir = DIR_N});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Depth 2: the grate is open");
}

static int painted(const Image *image) {
    int count = 0;
    for (int i = 0; i < image->w * image->h; i++) count += image->pixels[i] >> 24 != 0;
    return count;
}

static void a_larger_key_cap_is_the_same_cap_larger(void **state) {
    (void)state;
    memset(layer.pixels, 0, (size_t)layer.w * (size_t)layer.h * sizeof *layer.pixels);
    panel_key(&kit.ui, &layer, (Vec){20, 20}, "WASD");
    int once = painted(&layer);
    memset(layer.pixels, 0, (size_t)layer.w * (size_t)layer.h * sizeof *layer.pixels);
    panel_key_large(&kit.ui, &layer, (Vec){100, 20}, 2, "WASD");
    assert_int_equal(painted(&layer), 4 * once);
}

static void who_goes_on_with_a_descent_is_told_what_is_left_to_do(void **state) {
    (void)state;
    world->depth = 1;
    world->hour = (Hour){.on = true, .quota = 2, .clock = 5400, .period = 5400};
    world->collected = 1;
    world->remaining = 3;
    hud_init(&hud, world);
    assert_string_equal(message_text(&hud.message), "Depth 1: 1 of 3 goods opens the grate");
}

static void flames_are_spoken_of_where_they_matter(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    happens((Event){.kind = EVENT_KINDLE, .actor = HERO, .what = FLAME_CANDLE});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Collect all 2 treasures"); // nothing tolls here
    world->hour.on = true;
    happens((Event){.kind = EVENT_KINDLE, .actor = 1, .what = FLAME_CANDLE});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Collect all 2 treasures");
    happens((Event){.kind = EVENT_KINDLE, .actor = HERO, .what = FLAME_CANDLE});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "What this flame lights will stay");
    ticks(61, NULL, 0);
    happens((Event){.kind = EVENT_QUENCH, .what = FLAME_BRAZIER, .pos = cell_centre((Vec){40, 2})});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "What this flame lights will stay"); // out of sight
    silence();
    happens((Event){.kind = EVENT_QUENCH, .what = FLAME_BRAZIER, .pos = cell_centre((Vec){5, 2})});
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "The brazier goes out");
}

static void that_light_stays_is_said_three_times(void **state) {
    (void)state;
    world->hour.on = true;
    int said = 0;
    for (int i = 0; i < 6; i++) {
        ticks(400, NULL, 0);
        happens((Event){.kind = EVENT_KINDLE, .actor = HERO, .what = FLAME_TORCH});
        ticks(1, NULL, 0);
        said += message_opacity(&hud.message) > 0;
    }
    assert_int_equal(said, 3);
}

// The item at (12, 2) lies in sight.
static void that_light_pays_is_said_before_the_toll(void **state) {
    (void)state;
    world->hour = (Hour){.on = true, .quota = 1, .clock = TOLL_WARN_TICKS - 120, .period = 5400};
    assert_true(grid_init(&world->bright, world->level.tiles.w, world->level.tiles.h));
    world->shut = true;
    silence();
    hud.message.lessons[SAID_LIGHT_PAYS] = 0;
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Light that good: lit goods double");
    hud.message.count = 0;
    grid_set(&world->bright, (Vec){12, 2}, 1);
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Goods in the light will be worth double");
    hud.message.count = hud.message.lessons[SAID_LIGHT_PAYS] = 0;
    world->items[0].taken = true;
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "");
    grid_free(&world->bright);
}

static void every_message_fits_its_room(void **state) {
    (void)state;
    world->hour = (Hour){.on = true, .quota = 10};
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
            if (width < font_width(kit.font, message_text(&hud.message)) + 18)
                fail_msg("%s", message_text(&hud.message));
        }
    }
}

static void assert_panels_are_apart(void) {
    int half = hud.size.x * 48 / HUD_W;
    Rect middle = {hud.size.x / 2 - half, hud.size.y / 2 - half, 2 * half, 2 * half};
    for (int a = 0; a < HUD_PANEL_COUNT; a++) {
        Rect rect = panel_rect(a);
        assert_false(rects_touch(rect, middle));
        assert_true(rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= hud.size.x &&
                    rect.y + rect.h <= hud.size.y);
        for (int b = 0; b < a; b++) assert_false(rects_touch(rect, panel_rect(b)));
    }
}

static void show_all_panels(void) {
    world->hour = (Hour){.on = true, .quota = 3};
    world->level.seed = UINT64_MAX;
    for (int i = 0; i < KEY_KINDS; i++) world->keys[i] = 64;
    for (int i = 0; i < SLOTS; i++) world->pack.slots[i] = ITEM_CANDLE + i;
    for (int i = 0; i < POWER_COUNT; i++) world->run.power[i] = 300;
    world->run.night = 600;
    world->run.sealed = true;
    fill_messages();
}

// Wherever each of them is just now.
static void panels_cover_neither_each_other_nor_the_hero(void **state) {
    (void)state;
    show_all_panels();
    for (int turn = 0; turn < 7 << PLACE_COUNT; turn++) {
        world->actors[HERO].hp_max = world->actors[HERO].hp = 4 + 2 * (turn % 7);
        for (int i = 0; i < PLACE_COUNT; i++) hud.moves[i].away = (turn / 7 >> i & 1) != 0;
        assert_panels_are_apart();
    }
}

static void nor_do_they_on_layers_of_other_sizes(void **state) {
    (void)state;
    static const Vec SIZES[] = {{HUD_LEAST_W, HUD_LEAST_H}, {500, 500}, {639, 359}, {683, 384}, {960, 640}};
    show_all_panels();
    for (int i = 0; i < 7 * 5; i++) {
        hud.size = SIZES[i % 5];
        world->actors[HERO].hp_max = world->actors[HERO].hp = 4 + 2 * (i / 5);
        assert_panels_are_apart();
    }
}

// Where there is no other place for it, a panel stays.
static void on_a_small_layer_panels_stay(void **state) {
    (void)state;
    hud.size = (Vec){HUD_LEAST_W, HUD_LEAST_H};
    Rect place = panel_rect(HUD_MAP);
    ticks(600, &place, 1);
    Rect after = panel_rect(HUD_MAP);
    assert_memory_equal(&after, &place, sizeof place);
}

static void the_hour_shows_in_the_descent_only(void **state) {
    (void)state;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w, 0);
    world->hour = (Hour){.on = true, .quota = 1, .clock = 5400, .period = 5400, .bell = true};
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w > 0);
    before();
    world->hour.bell = false;
    assert_only_differs(HUD_HOUR);
}

static void the_hour_candle_burns_down_in_eight_steps(void **state) {
    (void)state;
    int steps = 0;
    world->hour = (Hour){.on = true, .quota = 1, .clock = 5400, .period = 5400};
    before();
    for (int clock = 5400; clock > TOLL_WARN_TICKS; clock -= 60) {
        world->hour.clock = clock;
        hud_draw(&hud, &kit.ui, world, &other);
        bool same = image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HOUR));
        steps += !same;
        before();
    }
    assert_int_equal(steps, 7);
}

static void the_last_ten_seconds_are_counted(void **state) {
    (void)state;
    world->hour = (Hour){.on = true, .quota = 1, .clock = 600, .period = 5400};
    int changes = 0;
    for (int clock = 600; clock > 0; clock--) {
        world->hour.clock = clock;
        before();
        world->hour.clock = clock - 1;
        hud_draw(&hud, &kit.ui, world, &other);
        changes += !image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HOUR));
    }
    assert_in_range(changes, 10, 12);
}

static void the_eye_is_open_while_he_is_exposed(void **state) {
    (void)state;
    world->shut = false;
    before();
    world->shut = true;
    assert_only_differs(HUD_HERO);
}

static void the_notch_shines_when_the_quota_is_reached(void **state) {
    (void)state;
    world->hour = (Hour){.on = true, .quota = 2, .clock = 5400, .period = 5400};
    hud_init(&hud, world);
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_QUOTA});
    ticks(1, NULL, 0);
    bool flashed = false;
    for (int i = 0; i < 20; i++) {
        before();
        ticks(1, NULL, 0);
        hud_draw(&hud, &kit.ui, world, &other);
        flashed = flashed || !image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_GOODS));
    }
    assert_true(flashed);
}

static void a_lost_good_burns_off_and_leaves_a_charred_end(void **state) {
    (void)state;
    world->hour = (Hour){.on = true, .quota = 1, .clock = 5400, .period = 5400};
    hud_init(&hud, world);
    before();
    happens((Event){.kind = EVENT_GONE, .what = ITEM_HONEY});
    ticks(1, NULL, 0);
    assert_only_differs(HUD_GOODS);
    ticks(100, NULL, 0);
    hud_draw(&hud, &kit.ui, world, &other);
    assert_true(image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_GOODS)));
    silence();
    world->remaining--;
    world->hour.lost++;
    before();
    ticks(1, NULL, 0);
    assert_only_differs(HUD_GOODS);
}

static void slots_show_what_how_much_and_what_is_in_hand(void **state) {
    (void)state;
    Pack *pack = &world->pack;
    before();
    pack->arrows--;
    assert_only_differs(HUD_SLOTS);
    pack->arrows++;
    pack->hand = ITEM_CANDLE;
    assert_only_differs(HUD_SLOTS);
    pack->hand = ITEM_BRAND;
    hud_draw(&hud, &kit.ui, world, &other);
    assert_false(image_same_in(&layer, &other, panel_rect(HUD_SLOTS)));
    before();
    pack->arrows--; // told beside a torch, too
    assert_only_differs(HUD_SLOTS);
    pack->hand = ITEM_ARROW;
    pack->arrows++;
    before();
    pack->slots[3] = ITEM_GEM;
    pack->stock[ITEM_GEM] = 1;
    assert_only_differs(HUD_SLOTS);
    before();
    pack->stock[ITEM_GEM]++;
    assert_only_differs(HUD_SLOTS);
    pack->stock[ITEM_GEM]--;
    hud.chosen = 4;
    assert_only_differs(HUD_SLOTS);
}

static void no_good_is_larger_than_its_slot(void **state) {
    (void)state;
    Rect panel = hud_rect(&hud, &kit.ui, world, HUD_SLOTS);
    Vec slot = {panel.x + panel.w - 31, panel.y + 6}; // the last
    Rect rims[] = {{slot.x - 2, panel.y, 4, panel.h},
                   {slot.x + 24, panel.y, 4, 22}, // its number stands below
                   {slot.x, panel.y, 26, 8},
                   {slot.x, slot.y + 24, 16, 4}};
    before();
    for (int good = ITEM_CANDLE; good <= ITEM_RELIC; good++) {
        world->pack.slots[SLOTS - 1] = good;
        world->pack.stock[good] = 1;
        hud_draw(&hud, &kit.ui, world, &other);
        for (int i = 0; i < 4; i++) assert_true(image_same_in(&layer, &other, rims[i]));
        assert_false(image_same_in(&layer, &other, (Rect){slot.x, slot.y, 26, 26}));
    }
}

static void the_map_keeps_what_was_seen_last(void **state) {
    (void)state;
    before();
    grid_set(&world->level.tiles, (Vec){5, 2}, TILE_WALL); // changed behind his back
    grid_set(&world->level.decor, (Vec){4, 0}, DECOR_TORCH);
    hud_draw(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
    grid_set(&world->known_tiles, (Vec){5, 2}, TILE_WALL);
    assert_only_differs(HUD_MAP);
}

static void the_map_dims_what_a_toll_may_have_changed(void **state) {
    (void)state;
    before();
    grid_set(&world->explored, (Vec){9, 2}, KNOWN_STALE);
    assert_only_differs(HUD_MAP);
    before();
    world->items[0].pos = cell_centre((Vec){9, 2}); // he cannot know what lies there now
    world->items[0].taken = false;
    Image with = other;
    hud_draw(&hud, &kit.ui, world, &with);
    world->items[0].taken = true;
    hud_draw(&hud, &kit.ui, world, &layer);
    assert_true(image_same(&layer, &with));
}

static void tells_of_clicks_only_where_he_sees_them(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    Event click = {.kind = EVENT_CLICK, .what = FIXTURE_DARTS, .actor = 1, .pos = cell_centre((Vec){20, 3})};
    happens(click);
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Collect all 2 treasures");
    click.pos = cell_centre((Vec){5, 2});
    ticks(300, NULL, 0);
    happens(click);
    ticks(1, NULL, 0);
    assert_string_equal(message_text(&hud.message), "Click!");
}

static void keys_show_while_he_has_them(void **state) {
    (void)state;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_KEYS).w, 0);
    world->keys[0] = 1;
    Rect one = hud_rect(&hud, &kit.ui, world, HUD_KEYS);
    before();
    world->keys[0] = 0;
    world->keys[1] = 1;
    assert_only_differs(HUD_KEYS); // told apart in the same place
    world->keys[0] = 2;
    world->keys[3] = 12;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_KEYS).w > one.w);
}

// How many columns of a panel's line of text differ from its glass.
static int ink_in(Rect line) {
    int count = 0;
    for (int y = line.y; y < line.y + line.h; y++) {
        for (int x = line.x; x < line.x + line.w; x++) {
            count += layer.pixels[y * HUD_W + x] == COLOUR_PALE;
        }
    }
    return count;
}

static void the_whole_seed_is_always_there(void **state) {
    (void)state;
    static const uint64_t SEEDS[] = {1, 123456789, 1111111111111111111, UINT64_MAX};
    for (int i = 0; i < 4; i++) {
        world->level.seed = SEEDS[i];
        Image alone = guarded_image(200, 24);
        char text[HUD_TEXT_MAX];
        (void)snprintf(text, sizeof text, "%llu", (unsigned long long)SEEDS[i]);
        font_draw(kit.font, &alone, (Vec){2, 2}, 1, COLOUR_PALE, text);
        int wanted = 0;
        for (int k = 0; k < 200 * 24; k++) wanted += alone.pixels[k] == COLOUR_PALE;
        before();
        Rect map = hud_rect(&hud, &kit.ui, world, HUD_MAP);
        assert_int_equal(ink_in((Rect){map.x + 19, map.y + 74, map.w - 24, map.h - 78}), wanted);
        assert_true(guard_intact(&alone));
        guarded_free(&alone);
    }
}

static void the_depth_shows_once_it_matters(void **state) {
    (void)state;
    world->depth = 1;
    int height = hud_rect(&hud, &kit.ui, world, HUD_MAP).h;
    world->depth = 2;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_MAP).h, height + FONT_LINE_PX);
    world->depth = 1;
    happens((Event){.kind = EVENT_STAIRS, .amount = 1, .dir = DIR_E});
    ticks(1, NULL, 0);
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_MAP).h, height);
    happens((Event){.kind = EVENT_STAIRS, .amount = 1, .dir = DIR_N});
    ticks(1, NULL, 0);
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_MAP).h, height + FONT_LINE_PX);
}

static void who_lies_in_ambush_is_not_on_the_map(void **state) {
    (void)state;
    world->actors[2].mind = MIND_AMBUSH;
    before();
    world->actors[2].kind = ACTOR_NONE;
    hud_draw(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
}

static void large_numbers_stay_in_their_panels(void **state) {
    (void)state;
    world->collected = 1024;
    world->remaining = 1024;
    world->kills = 1280;
    world->score = 99999;
    world->tick = 60u * 3600 * 9;
    world->level.seed = UINT64_MAX;
    for (int i = 0; i < KEY_KINDS; i++) world->keys[i] = 64;
    world->depth = 15;
    world->actors[HERO].hp_max = world->actors[HERO].hp = 32;
    hud_draw(&hud, &kit.ui, world, &layer);
    for (int i = 0; i < HUD_W * HUD_H; i++) {
        Vec at = {i % HUD_W, i / HUD_W};
        bool inside = false;
        for (int p = 0; p < HUD_PANEL_COUNT; p++) {
            inside = inside || rect_has(hud_rect(&hud, &kit.ui, world, (HudPanel)p), at);
        }
        if (!inside) assert_int_equal(layer.pixels[i], 0);
    }
}

#define HUD_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        HUD_TEST(shows_collected_and_remaining),
        HUD_TEST(shows_hit_points_kills_and_score),
        HUD_TEST(shows_the_time),
        HUD_TEST(shows_what_is_carried_but_not_delivered),
        HUD_TEST(shows_coins),
        HUD_TEST(shows_what_works_and_for_how_long),
        HUD_TEST(a_slot_that_he_filled_himself_is_pinned),
        HUD_TEST(what_is_in_hand_shows_though_no_slot_has_it),
        HUD_TEST(potions_look_as_this_run_has_them),
        HUD_TEST(the_hour_is_told_once_he_has_the_hand_bell),
        HUD_TEST(equal_worlds_look_equal),
        HUD_TEST(the_map_tells_nothing_unexplored),
        HUD_TEST(the_map_shows_monsters_only_while_seen),
        HUD_TEST(lost_hearts_flash_and_settle),
        HUD_TEST(panels_make_room_for_the_hero_and_stay_opaque),
        HUD_TEST(what_lies_there_for_a_moment_moves_no_panel),
        HUD_TEST(the_hearts_stay_for_all_but_the_hero),
        HUD_TEST(a_panel_with_nowhere_to_go_stays),
        HUD_TEST(all_that_he_is_under_shows_with_its_time),
        HUD_TEST(begins_with_the_goal),
        HUD_TEST(says_what_happened),
        HUD_TEST(who_finds_him_in_the_dark_has_noticed_him),
        HUD_TEST(what_was_said_stays_until_it_is_read),
        HUD_TEST(a_find_is_not_hidden_by_news),
        HUD_TEST(what_is_told_in_passing_is_dropped_when_it_comes_too_late),
        HUD_TEST(what_is_said_again_only_stays_longer),
        HUD_TEST(the_most_important_is_shown_at_once),
        HUD_TEST(what_remains_changes_when_the_loss_is_said),
        HUD_TEST(what_was_eaten_is_said_where_it_is_a_loss),
        HUD_TEST(what_can_only_be_thrown_is_said_to_be_for_throwing),
        HUD_TEST(any_event_is_survived),
        HUD_TEST(the_longest_message_stays_on_the_screen),
        HUD_TEST(says_what_works_did),
        HUD_TEST(each_part_of_the_score_is_said),
        HUD_TEST(the_score_counts_up),
        HUD_TEST(an_empty_slot_is_empty),
        HUD_TEST(what_happens_together_is_said_together),
        HUD_TEST(goods_that_a_toll_hallows_are_counted_in_one_line),
        HUD_TEST(the_bar_tells_what_is_hallowed),
        HUD_TEST(a_hallowed_good_has_a_rim_in_its_slot),
        HUD_TEST(a_torch_in_hand_tells_how_long_it_burns),
        HUD_TEST(a_theft_out_of_sight_is_not_known),
        HUD_TEST(that_a_toll_takes_a_good_is_said_once_a_depth),
        HUD_TEST(the_toll_says_what_it_took),
        HUD_TEST(the_end_of_the_descent_tells_no_treasures),
        HUD_TEST(only_the_first_mark_of_a_toll_is_said),
        HUD_TEST(the_descent_tells_its_goal_on_each_depth),
        HUD_TEST(who_goes_on_with_a_descent_is_told_what_is_left_to_do),
        HUD_TEST(a_larger_key_cap_is_the_same_cap_larger),
        HUD_TEST(flames_are_spoken_of_where_they_matter),
        HUD_TEST(that_light_stays_is_said_three_times),
        HUD_TEST(that_light_pays_is_said_before_the_toll),
        HUD_TEST(every_message_fits_its_room),
        HUD_TEST(panels_cover_neither_each_other_nor_the_hero),
        HUD_TEST(nor_do_they_on_layers_of_other_sizes),
        HUD_TEST(on_a_small_layer_panels_stay),
        HUD_TEST(the_hour_shows_in_the_descent_only),
        HUD_TEST(the_hour_candle_burns_down_in_eight_steps),
        HUD_TEST(the_last_ten_seconds_are_counted),
        HUD_TEST(the_eye_is_open_while_he_is_exposed),
        HUD_TEST(the_notch_shines_when_the_quota_is_reached),
        HUD_TEST(a_lost_good_burns_off_and_leaves_a_charred_end),
        HUD_TEST(slots_show_what_how_much_and_what_is_in_hand),
        HUD_TEST(no_good_is_larger_than_its_slot),
        HUD_TEST(the_map_keeps_what_was_seen_last),
        HUD_TEST(the_map_dims_what_a_toll_may_have_changed),
        HUD_TEST(tells_of_clicks_only_where_he_sees_them),
        HUD_TEST(keys_show_while_he_has_them),
        HUD_TEST(the_whole_seed_is_always_there),
        HUD_TEST(the_depth_shows_once_it_matters),
        HUD_TEST(who_lies_in_ambush_is_not_on_the_map),
        HUD_TEST(large_numbers_stay_in_their_panels),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
