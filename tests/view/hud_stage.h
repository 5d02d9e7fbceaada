#pragma once
// The HUD in a small cellar, for all tests of the HUD.

#include "view/hud/hud.h"

#include "kit.h"

#include "support/unit.h"

// Behind the wall are an item and a rat: on the part of the level that the small map shows, but out of sight.
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

static inline int set_up(void **state) {
    (void)state;
    world = kit_world(CELLAR, 6);
    hud_init_for_game(&hud, world);
    layer = guarded_image(HUD_W, HUD_H);
    other = guarded_image(HUD_W, HUD_H);
    return 0;
}
static inline int tear_down(void **state) {
    (void)state;
    bool intact = guard_intact(&layer) && guard_intact(&other);
    guarded_free(&layer);
    guarded_free(&other);
    kit_free(world);
    return intact ? 0 : -1;
}

static inline void ticks(int count, const Rect *busy, int busy_count) {
    for (int i = 0; i < count; i++) {
        hud_tick(&hud, &kit.ui, world, busy, busy_count);
        world->events.count = 0;
    }
}

// Runs until no message is shown any more.
static inline void silence(void) {
    ticks(400, NULL, 0);
    assert_int_equal(hud.message.count, 0);
}

static inline void fill_messages(void) {
    static const EventText NEWS = {.rank = RANK_NEWS};
    hud.message.count = MESSAGE_LINES;
    for (int i = 0; i < MESSAGE_LINES; i++) {
        hud.message.shown[i] = (MessageLine){.said = &NEWS, .stay = 100};
        memset(hud.message.shown[i].text, 'W', MESSAGE_MAX - 1);
    }
}

static inline bool is_shown(const char *text) {
    for (int i = 0; i < hud.message.count; i++) {
        if (strcmp(hud.message.shown[i].text, text) == 0) return true;
    }
    return false;
}

static inline void happens(Event event) {
    world->events.at[world->events.count++] = event;
}

// before() draws the HUD before a change of the world. assert_only_differs() draws it afterwards, and checks
// that no other panel differs.
static inline void before(void) {
    hud_draw_all(&hud, &kit.ui, world, &layer);
}
static inline void assert_only_differs(HudPanel panel) {
    hud_draw_all(&hud, &kit.ui, world, &other);
    for (int i = 0; i < HUD_MESSAGE; i++) {
        bool same = image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, (HudPanel)i));
        assert_int_equal(same, i != (int)panel);
    }
}

// The greatest opacity of a panel.
static inline int opacity(HudPanel panel) {
    Rect rect = hud_rect(&hud, &kit.ui, world, panel);
    uint32_t most = 0;
    hud_draw_all(&hud, &kit.ui, world, &layer);
    for (int y = rect.y; y < rect.y + rect.h; y++) {
        for (int x = rect.x; x < rect.x + rect.w; x++) {
            uint32_t alpha = layer.pixels[y * HUD_W + x] >> 24;
            if (alpha > most) most = alpha;
        }
    }
    return (int)most;
}

static inline Rect panel_rect(int panel) {
    return hud_rect(&hud, &kit.ui, world, (HudPanel)panel);
}

#define HUD_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
