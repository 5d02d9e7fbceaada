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

static Kit kit;
static World *world;
static Hud hud;
static Image layer, other;

static int open_kit(void **state) {
    (void)state;
    kit_open(&kit);
    return 0;
}
static int close_kit(void **state) {
    (void)state;
    kit_close(&kit);
    return 0;
}
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

static void panels_turn_transparent_over_the_hero(void **state) {
    (void)state;
    world->keys[2] = 1;
    world->hour.on = true;
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        Rect panel = hud_rect(&hud, &kit.ui, world, (HudPanel)i);
        Rect hero = {panel.x + panel.w / 2, panel.y + panel.h / 2, 4, 4};
        assert_int_equal(opacity((HudPanel)i), 255);
        ticks(20, &hero, 1);
        assert_true(opacity((HudPanel)i) < 80);
        assert_int_equal(opacity((HudPanel)((i + 1) % HUD_PANEL_COUNT)), 255);
        ticks(20, NULL, 0);
        assert_int_equal(opacity((HudPanel)i), 255);
    }
}

static void begins_with_the_goal(void **state) {
    (void)state;
    assert_string_equal(hud.message.text, "Collect all 2 treasures");
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
    assert_string_equal(hud.message.text, "The rat has seen you");
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_CHALICE, .amount = 40});
    ticks(1, NULL, 0);
    assert_string_equal(hud.message.text, "Collected the chalice (+40)");
}

static void the_important_stays_readable(void **state) {
    (void)state;
    happens((Event){.kind = EVENT_PICKUP, .what = ITEM_GEM, .amount = 50});
    happens((Event){.kind = EVENT_LOST, .what = ACTOR_BAT});
    ticks(1, NULL, 0);
    assert_string_equal(hud.message.text, "Collected the gem (+50)");
    ticks(60, NULL, 0);
    happens((Event){.kind = EVENT_LOST, .what = ACTOR_BAT});
    ticks(1, NULL, 0);
    assert_string_equal(hud.message.text, "The bat has lost sight of you");
}

static void any_event_is_survived(void **state) {
    (void)state;
    for (int kind = -1; kind < 40; kind++) {
        for (int what = -2; what < 300; what += 7) {
            happens((Event){.kind = (EventKind)kind, .what = what, .amount = INT32_MIN});
            ticks(1, NULL, 0);
            assert_true(strlen(hud.message.text) < MESSAGE_MAX);
        }
    }
}

static void the_longest_message_stays_on_the_screen(void **state) {
    (void)state;
    memset(hud.message.text, 'W', MESSAGE_MAX - 1);
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
        {{.kind = EVENT_LOCKED, .what = 1}, "Locked: it takes the red square key"},
        {{.kind = EVENT_UNLOCK, .what = 4}, "The violet clover key turns"},
        {{.kind = EVENT_KEY, .what = ITEM_KEY_2}, "Found the green triangle key"},
        {{.kind = EVENT_CHEST, .what = ITEM_GEM}, "In the chest: the gem"},
        {{.kind = EVENT_CHEST, .what = ITEM_KEY_3}, "In the chest: the blue diamond key"},
        {{.kind = EVENT_FOUND, .what = FIXTURE_PIT}, "A trap: a pit"},
        {{.kind = EVENT_STAIRS, .amount = 3, .dir = DIR_S}, "Depth 3"},
        {{.kind = EVENT_STAIRS, .amount = 1, .dir = DIR_E}, "Another room"},
        {{.kind = EVENT_FALL, .actor = HERO, .amount = 4}, "You fall down to depth 4"},
        {{.kind = EVENT_WAKE}, "An ambush!"},
    };
    for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i++) {
        ticks(61, NULL, 0);
        happens(SAID[i].event);
        ticks(1, NULL, 0);
        assert_string_equal(hud.message.text, SAID[i].text);
    }
}

static void tells_of_clicks_only_where_he_sees_them(void **state) {
    (void)state;
    ticks(100, NULL, 0);
    Event click = {.kind = EVENT_CLICK, .actor = 1, .pos = cell_centre((Vec){20, 3})};
    happens(click);
    ticks(1, NULL, 0);
    assert_string_equal(hud.message.text, "Collect all 2 treasures");
    click.pos = cell_centre((Vec){5, 2});
    ticks(300, NULL, 0);
    happens(click);
    ticks(1, NULL, 0);
    assert_string_equal(hud.message.text, "Click!");
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
        HUD_TEST(equal_worlds_look_equal),
        HUD_TEST(the_map_tells_nothing_unexplored),
        HUD_TEST(the_map_shows_monsters_only_while_seen),
        HUD_TEST(lost_hearts_flash_and_settle),
        HUD_TEST(panels_turn_transparent_over_the_hero),
        HUD_TEST(begins_with_the_goal),
        HUD_TEST(says_what_happened),
        HUD_TEST(the_important_stays_readable),
        HUD_TEST(any_event_is_survived),
        HUD_TEST(the_longest_message_stays_on_the_screen),
        HUD_TEST(says_what_works_did),
        HUD_TEST(tells_of_clicks_only_where_he_sees_them),
        HUD_TEST(keys_show_while_he_has_them),
        HUD_TEST(the_whole_seed_is_always_there),
        HUD_TEST(the_depth_shows_once_it_matters),
        HUD_TEST(who_lies_in_ambush_is_not_on_the_map),
        HUD_TEST(large_numbers_stay_in_their_panels),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
