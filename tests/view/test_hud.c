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
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        Rect panel = hud_rect(&hud, &kit.ui, world, (HudPanel)i);
        Rect hero = {panel.x + panel.w - 4, panel.y + panel.h - 4, 32, 32};
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

static void large_numbers_stay_in_their_panels(void **state) {
    (void)state;
    world->collected = 1024;
    world->remaining = 1024;
    world->kills = 1280;
    world->score = 99999;
    world->tick = 60u * 3600 * 9;
    world->level.seed = UINT64_MAX;
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
        HUD_TEST(large_numbers_stay_in_their_panels),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
