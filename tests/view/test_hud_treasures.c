// Needs pictures.
// What the panels show of treasures, slots and the hour.
#include "hud_stage.h"

static void a_slot_that_he_filled_himself_is_pinned(void **state) {
    (void)state;
    before();
    world->hero.bag.kept[0] = !world->hero.bag.kept[0];
    assert_only_differs(HUD_SLOTS);
}

static void what_is_in_hand_shows_though_no_slot_has_it(void **state) {
    (void)state;
    world->hero.bag.stock[ITEM_BOMB] = 2;
    before();
    world->hero.bag.hand = ITEM_BOMB;
    assert_only_differs(HUD_SLOTS);
    world->hero.bag.stock[ITEM_BOMB] = 1;
    before();
    world->hero.bag.stock[ITEM_BOMB] = 3;
    assert_only_differs(HUD_SLOTS);
}

static void potions_look_as_this_run_has_them(void **state) {
    (void)state;
    world->hero.bag.slots[1] = ITEM_POTION_FROST;
    world->hero.bag.stock[ITEM_POTION_FROST] = 1;
    before();
    world->hero.looks[ITEM_POTION_FROST] = 3;
    assert_only_differs(HUD_SLOTS);
}

static void the_hour_is_told_once_he_has_the_hand_bell(void **state) {
    (void)state;
    world->clock = (TollClock){.on = true, .quota = 3};
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w > 0);
    Item *bell = &world->floor.items[world->floor.item_count++];
    *bell = (Item){.kind = ITEM_BELL, .pos = world->actors[HERO].pos};
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w, 0);
    bell->taken = true;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w > 0);
}

// Whatever was in it: a slot without a thing looks like one that was never filled.
static void an_empty_slot_is_empty(void **state) {
    (void)state;
    world->hero.bag.slots[1] = world->hero.bag.slots[2] = -1;
    before();
    world->hero.bag.slots[1] = ITEM_GEM;
    world->hero.bag.hand = ITEM_ARROW;
    hud_draw_all(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
    world->hero.bag.arrows = 0;
    hud_draw_all(&hud, &kit.ui, world, &other);
    Rect slots = hud_rect(&hud, &kit.ui, world, HUD_SLOTS);
    for (int y = 1; y < 25; y++) { // the bow's place, but for its frame
        for (int x = 8; x < 24; x++)
            assert_int_not_equal(other.pixels[(slots.y + y) * HUD_W + slots.x + x], COLOUR_RED);
    }
}

static void the_bar_tells_what_is_hallowed(void **state) {
    (void)state;
    before();
    world->floor.items[0].hallowed = true; // in sight: on the map as well
    hud_draw_all(&hud, &kit.ui, world, &other);
    Rect treasures = panel_rect(HUD_TREASURES), bar = {treasures.x + 24, treasures.y + 19, 168, 4};
    assert_false(image_same_in(&layer, &other, treasures));
    assert_false(image_same_in(&layer, &other, bar));
    world->floor.items[0].taken = true; // in the bag it is told by its slot
    before();
    world->floor.items[0].hallowed = false;
    hud_draw_all(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
}

static void a_hallowed_good_has_a_rim_in_its_slot(void **state) {
    (void)state;
    world->hero.bag.slots[1] = ITEM_GEM;
    world->hero.bag.stock[ITEM_GEM] = world->hero.bag.from[ITEM_GEM][1] = 1;
    before();
    world->hero.bag.hallowed[ITEM_GEM][1] = 1;
    assert_only_differs(HUD_SLOTS);
}

static void a_torch_in_hand_tells_how_long_it_burns(void **state) {
    (void)state;
    world->hero.bag.hand = ITEM_BRAND;
    assert_true(panel_rect(HUD_POWERS).w > 0);
    before();
    world->hero.bag.torch = BRAND_TICKS / 2;
    assert_only_differs(HUD_POWERS);
}

static void the_hour_shows_in_the_descent_only(void **state) {
    (void)state;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w, 0);
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = 5400, .period = 5400, .bell_ready = true};
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_HOUR).w > 0);
    before();
    world->clock.bell_ready = false;
    assert_only_differs(HUD_HOUR);
}

// A ring of sixteen parts beside the candle, and figures in the last half minute: never more than six seconds
// without a change, of an hour of a minute and a half.
static void the_hour_can_be_read_like_a_clock(void **state) {
    (void)state;
    enum { HOUR = 5400, COUNTED = 1800 };
    int steps = 0, figures = 0;
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = HOUR, .period = HOUR};
    before();
    for (int clock = HOUR; clock > TOLL_WARN_TICKS; clock -= 60) {
        world->clock.ticks = clock;
        hud_draw_all(&hud, &kit.ui, world, &other);
        bool same = image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HOUR));
        steps += !same && clock > COUNTED;
        figures += !same && clock <= COUNTED;
        before();
    }
    assert_in_range(steps, 10, 16);
    assert_int_equal(figures, (COUNTED - TOLL_WARN_TICKS) / 60);
}

static void the_candle_is_whole_until_the_clock_runs(void **state) {
    (void)state;
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = 5400, .period = 5400};
    before();
    world->clock.ticks = TOLL_WARN_TICKS / 2;
    world->clock.doorstep = (Vec){3, 3};
    assert_only_differs(HUD_PANEL_COUNT);
    world->clock.doorstep = (Vec){0, 0};
    assert_only_differs(HUD_HOUR);
}

static void the_last_ten_seconds_are_counted(void **state) {
    (void)state;
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = 600, .period = 5400};
    int changes = 0;
    for (int clock = 600; clock > 0; clock--) {
        world->clock.ticks = clock;
        before();
        world->clock.ticks = clock - 1;
        hud_draw_all(&hud, &kit.ui, world, &other);
        changes += !image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HOUR));
    }
    assert_in_range(changes, 10, 12);
}

static void the_notch_shines_when_the_quota_is_reached(void **state) {
    (void)state;
    world->clock = (TollClock){.on = true, .quota = 2, .ticks = 5400, .period = 5400};
    hud_init_for_game(&hud, world);
    ticks(1, NULL, 0);
    happens((Event){.kind = EVENT_QUOTA});
    ticks(1, NULL, 0);
    bool flashed = false;
    for (int i = 0; i < 20; i++) {
        before();
        ticks(1, NULL, 0);
        hud_draw_all(&hud, &kit.ui, world, &other);
        flashed = flashed || !image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_TREASURES));
    }
    assert_true(flashed);
}

static void a_lost_good_burns_off_and_leaves_a_charred_end(void **state) {
    (void)state;
    world->clock = (TollClock){.on = true, .quota = 1, .ticks = 5400, .period = 5400};
    hud_init_for_game(&hud, world);
    before();
    happens((Event){.kind = EVENT_GONE, .what = ITEM_HONEY});
    ticks(1, NULL, 0);
    assert_only_differs(HUD_TREASURES);
    ticks(100, NULL, 0);
    hud_draw_all(&hud, &kit.ui, world, &other);
    assert_true(image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_TREASURES)));
    silence();
    before();
    world->remaining--;
    world->clock.lost++;
    ticks(1, NULL, 0);
    assert_only_differs(HUD_TREASURES);
}

static void slots_show_what_how_much_and_what_is_in_hand(void **state) {
    (void)state;
    Bag *pack = &world->hero.bag;
    before();
    pack->arrows--;
    assert_only_differs(HUD_SLOTS);
    pack->arrows++;
    pack->hand = ITEM_CANDLE;
    assert_only_differs(HUD_SLOTS);
    pack->hand = ITEM_BRAND;
    hud_draw_all(&hud, &kit.ui, world, &other);
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
    world->hero.bag.kept[SLOTS - 1] = true; // that it is there
    world->hero.bag.slots[SLOTS - 1] = ITEM_CANDLE;
    world->hero.bag.stock[ITEM_CANDLE] = 0;
    Rect panel = hud_rect(&hud, &kit.ui, world, HUD_SLOTS);
    Vec slot = {panel.x + panel.w - 27, panel.y}; // the last
    Rect rims[] = {{slot.x - 2, panel.y, 4, panel.h},
                   {slot.x + 24, panel.y, 3, 16}, // its number stands below
                   {slot.x, panel.y, 26, 2},
                   {slot.x, slot.y + 24, 16, 4}};
    before();
    for (int treasure = 0; treasure < ITEM_COUNT; treasure++) {
        if (ITEMS[treasure].class != CLASS_TREASURE) continue;
        world->hero.bag.slots[SLOTS - 1] = treasure;
        world->hero.bag.stock[treasure] = 1;
        hud_draw_all(&hud, &kit.ui, world, &other);
        for (int i = 0; i < 4; i++) assert_true(image_same_in(&layer, &other, rims[i]));
        assert_false(image_same_in(&layer, &other, (Rect){slot.x, slot.y, 26, 26}));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        HUD_TEST(a_slot_that_he_filled_himself_is_pinned),
        HUD_TEST(what_is_in_hand_shows_though_no_slot_has_it),
        HUD_TEST(potions_look_as_this_run_has_them),
        HUD_TEST(the_hour_is_told_once_he_has_the_hand_bell),
        HUD_TEST(an_empty_slot_is_empty),
        HUD_TEST(the_bar_tells_what_is_hallowed),
        HUD_TEST(a_hallowed_good_has_a_rim_in_its_slot),
        HUD_TEST(a_torch_in_hand_tells_how_long_it_burns),
        HUD_TEST(the_hour_shows_in_the_descent_only),
        HUD_TEST(the_hour_can_be_read_like_a_clock),
        HUD_TEST(the_candle_is_whole_until_the_clock_runs),
        HUD_TEST(the_last_ten_seconds_are_counted),
        HUD_TEST(the_notch_shines_when_the_quota_is_reached),
        HUD_TEST(a_lost_good_burns_off_and_leaves_a_charred_end),
        HUD_TEST(slots_show_what_how_much_and_what_is_in_hand),
        HUD_TEST(no_good_is_larger_than_its_slot),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
