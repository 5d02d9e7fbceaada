// Needs pictures.
// Whatever can be clicked can be clicked where it is drawn: menus, pages, the HUD.
#include "view/hud/hud.h"
#include "view/screens/bag.h"
#include "view/screens/menu.h"
#include "view/screens/pages.h"

#include "kit.h"

#include "support/unit.h"

static Hits hits;
static Image layer;

static int open_hits(void **state) {
    if (open_kit(state) != 0) return 1;
    kit.ui.hits = &hits;
    return image_init(&layer, HUD_W, HUD_H) ? 0 : 1;
}

static int close_hits(void **state) {
    image_free(&layer);
    return close_kit(state);
}

static Vec middle(Rect rect) {
    return (Vec){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

static const HitBox *box_of(int hit) {
    for (int i = 0; i < hits.count; i++) {
        if (hits.at[i].hit == hit) return &hits.at[i];
    }
    return NULL;
}

static void fill(Menu *menu, int count) {
    *menu = (Menu){.title = "Menu"};
    for (int i = 0; i < count; i++)
        assert_true(menu_add(menu, (MenuEntry){.label = "entry", .enabled = true}));
}

// Between two entries the picture of the cursor's line changes, and nothing else: the box is where that is.
static void an_entry_lies_where_its_cursor_is_drawn(void **state) {
    (void)state;
    Menu menu;
    fill(&menu, 5);
    for (int i = 0; i < 5; i++) {
        menu.cursor = i;
        hits.count = 0;
        Rect panel = menu_draw(&menu, &kit.ui, &layer, (Vec){320, 40}, 400);
        const HitBox *box = box_of((int)HIT_ENTRY + i);
        assert_non_null(box);
        uint32_t there = layer.pixels[middle(box->rect).y * layer.w + box->rect.x + box->rect.w - 16];
        menu.cursor = (i + 1) % 5;
        (void)menu_draw(&menu, &kit.ui, &layer, (Vec){320, 40}, 400);
        assert_true(there != layer.pixels[middle(box->rect).y * layer.w + box->rect.x + box->rect.w - 16]);
        assert_int_equal(hits_entry(hits_at(&hits, middle(box->rect))), i);
        assert_int_equal(hits_at(&hits, (Vec){panel.x + 3, panel.y + 3})->hit, HIT_COVER);
    }
    assert_null(hits_at(&hits, (Vec){1, 1}));
}

static void entries_of_a_menu_that_scrolls_are_told_apart(void **state) {
    (void)state;
    Menu menu;
    fill(&menu, MENU_ENTRIES_MAX);
    menu.cursor = MENU_ENTRIES_MAX - 1;
    hits.count = 0;
    (void)menu_draw(&menu, &kit.ui, &layer, (Vec){320, 10}, 400);
    const HitBox *box = box_of((int)HIT_ROW + MENU_ENTRIES_MAX - 1);
    assert_non_null(box);
    assert_int_equal(hits_entry(box), MENU_ENTRIES_MAX - 1);
    assert_null(box_of(HIT_ENTRY));
}

static World *hall(void) {
    World *world = kit_hall(15, 11);
    world->hero.bag.stock[ITEM_GEM] = 2;
    return world;
}

static void the_hud_tells_its_slots_and_buttons(void **state) {
    (void)state;
    static const Hit ALWAYS[] = {HIT_HAND, HIT_MAP,     HIT_BAG, HIT_SHUTTER,
                                 HIT_LOOK, HIT_EXPLORE, HIT_NEW, HIT_PAUSE};
    World *world = hall();
    Hud hud;
    world->hero.bag.slots[SLOTS - 1] = ITEM_CANDLE; // no slot is shown behind the last that holds something
    world->hero.bag.stock[ITEM_CANDLE] = 1;
    hud_init_for_game(&hud, world);
    for (int shown = 0; shown < 2; shown++) {
        hud.buttons = shown != 0;
        hits.count = 0;
        hud_draw_all(&hud, &kit.ui, world, &layer);
        for (int i = 0; i < SLOTS; i++) {
            const HitBox *box = box_of((int)HIT_SLOT_1 + i);
            assert_non_null(box);
            assert_int_equal(hits_at(&hits, middle(box->rect))->hit, HIT_SLOT_1 + i);
        }
        assert_int_equal(box_of(HIT_PAUSE) != NULL, shown);
        assert_int_equal(box_of(HIT_EXPLORE) != NULL, shown);
    }
    for (size_t i = 0; i < sizeof ALWAYS / sizeof *ALWAYS; i++) assert_non_null(box_of((int)ALWAYS[i]));
    assert_null(box_of(HIT_WAIT)); // time does not wait for him
    world->hero.pace = PACE_TURNS;
    hud_draw_all(&hud, &kit.ui, world, &layer);
    assert_non_null(box_of(HIT_WAIT));
    world->classic = true; // one walks, and looks about
    hits.count = 0;
    hud_draw_all(&hud, &kit.ui, world, &layer);
    assert_null(box_of(HIT_EXPLORE));
    assert_null(box_of(HIT_SHUTTER));
    assert_non_null(box_of(HIT_NEW));
    kit_free(world);
}

static void buttons_cover_no_panel(void **state) {
    (void)state;
    World *world = hall();
    Hud hud;
    hud_init_for_game(&hud, world);
    hud.buttons = true;
    static const Vec SIZES[] = {{HUD_W, HUD_H}, {HUD_LEAST_W, HUD_LEAST_H}, {960, 640}};
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        Image other;
        assert_true(image_init(&other, SIZES[i].x, SIZES[i].y));
        hud.size = SIZES[i];
        hits.count = 0;
        hud_draw_all(&hud, &kit.ui, world, &other);
        const HitBox *pause = box_of(HIT_PAUSE);
        assert_non_null(pause);
        Rect last = pause->rect;
        for (int panel = 0; panel < HUD_MESSAGE; panel++) {
            Rect rect = hud_rect(&hud, &kit.ui, world, (HudPanel)panel);
            assert_int_equal(rect.w > 0 && rects_overlap(rect, last), panel == HUD_BUTTONS);
        }
        assert_true(last.x + last.w <= SIZES[i].x && last.y + last.h <= SIZES[i].y);
        image_free(&other);
    }
    kit_free(world);
}

// The part under the mouse in the middle of a panel.
static int hit_of(const Hud *hud, const World *world, HudPanel panel) {
    hits.count = 0;
    hud_draw_all(hud, &kit.ui, world, &layer);
    const HitBox *box = hits_at(&hits, middle(hud_rect(hud, &kit.ui, world, panel)));
    return box != NULL ? box->hit : (int)HIT_NONE;
}

static void a_click_passes_panels_that_are_seen_through_and_a_throw_all_of_them(void **state) {
    (void)state;
    World *world = hall();
    Hud hud;
    hud_init_for_game(&hud, world);
    hud.buttons = true;
    assert_int_equal(hit_of(&hud, world, HUD_TREASURES), HIT_BAG);
    assert_int_equal(hit_of(&hud, world, HUD_MAP), HIT_MAP);
    hud.veil[HUD_TREASURES] = 1;
    assert_int_equal(hit_of(&hud, world, HUD_TREASURES), HIT_NONE);
    assert_non_null(box_of(HIT_BAG)); // its small button
    hud.veil[HUD_TREASURES] = 0;
    hud.aims = true;
    assert_int_equal(hit_of(&hud, world, HUD_TREASURES), HIT_COVER);
    assert_int_equal(hit_of(&hud, world, HUD_MAP), HIT_COVER);
    assert_non_null(box_of(HIT_MAP));
    kit_free(world);
}

static void the_bag_tells_rows_uses_and_slots(void **state) {
    (void)state;
    World *world = hall();
    BagPage page = {.world = world, .use_key = "E", .throw_key = "K", .slot_keys = "1-5", .back_key = "Esc"};
    hits.count = 0;
    bag_page_draw(&kit.ui, &layer, &page);
    assert_non_null(box_of((int)HIT_ROW + bag_page_count_kinds(world) - 1));
    assert_non_null(box_of(HIT_THROW));
    assert_non_null(box_of(HIT_SLOT_LAST));
    assert_non_null(box_of(HIT_BACK));
    kit_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_entry_lies_where_its_cursor_is_drawn),
        cmocka_unit_test(entries_of_a_menu_that_scrolls_are_told_apart),
        cmocka_unit_test(the_hud_tells_its_slots_and_buttons),
        cmocka_unit_test(buttons_cover_no_panel),
        cmocka_unit_test(a_click_passes_panels_that_are_seen_through_and_a_throw_all_of_them),
        cmocka_unit_test(the_bag_tells_rows_uses_and_slots),
    };
    return cmocka_run_group_tests_name("hits", tests, open_hits, close_hits);
}
