// Needs pictures.
// Where the panels lie, and how they let things under them be seen.
#include "sim/travel/sightings.h"

#include "base/fail.h"
#include "gen/gen.h"
#include "hud_stage.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/ascii.h"
#include "view/debug/plan.h"
#include "view/hud/hud_parts.h"
#include "view/scene/noise_rings.h"

static bool rects_touch(Rect a, Rect b) {
    return a.w > 0 && b.w > 0 && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// The rat in his room is another now, and awake.
static Actor *meet(ActorKind kind) {
    int index = HERO + 1;
    while (!sightings_sees(world, index)) index++;
    world->actors[index].kind = kind;
    world->actors[index].hp = ACTORS[kind].hp;
    world->actors[index].brain.mind = MIND_CHASE;
    return &world->actors[index];
}

static void elites_that_are_awake_have_a_plate(void **state) {
    (void)state;
    Actor *foe = meet(ACTOR_GOBLIN);
    assert_int_equal(panel_rect(HUD_FOE).w, 0);
    foe = meet(ACTOR_WARLORD);
    assert_true(panel_rect(HUD_FOE).w > 0);
    before();
    foe->hp -= 20;
    assert_only_differs(HUD_FOE);
    before();
    foe->brain.stage++;
    assert_only_differs(HUD_FOE);
    foe->brain.mind = MIND_ASLEEP;
    assert_int_equal(panel_rect(HUD_FOE).w, 0);
}

static Rect middle_of(Rect rect) {
    return (Rect){rect.x + rect.w / 2, rect.y + rect.h / 2, 4, 4};
}

static uint32_t glass(Rect panel) {
    hud_draw_all(&hud, &kit.ui, world, &layer);
    return layer.pixels[(panel.y + 3) * HUD_W + panel.x + panel.w - 8] >> 24;
}

static void show_every_panel(void) {
    world->hero.keys[2] = 1;
    world->hero.pace = PACE_MOVES; // else one of the panels is not there
    world->clock.on = true;
    world->hero.power[POWER_WINGS] = 900;
    hud.buttons = true;
    meet(ACTOR_SACRISTAN);
    message_add_text(&hud.message, "something");
    hud.message.shown[0].stay = INT32_MAX;
}

static void a_panel_is_seen_through_while_something_lies_under_it(void **state) {
    (void)state;
    show_every_panel();
    for (int i = 0; i < HUD_PANEL_COUNT; i++) {
        if (i == HUD_FOE || i == HUD_MESSAGE) continue; // they go elsewhere
        Rect home = panel_rect(i), under = middle_of(home);
        uint32_t solid = glass(home);
        ticks(30, &under, 1);
        Rect now = panel_rect(i);
        assert_memory_equal(&now, &home, sizeof home);
        assert_true(glass(home) < (i == HUD_SLOTS ? solid * 2 / 3 : solid / 4)); // slots are of wood
        assert_true(opacity((HudPanel)i) > 255 / 3); // what is written on it can be read
        for (int k = 0; k < HUD_PANEL_COUNT; k++)
            if (k != i) assert_int_equal(hud.veil[k], 0);
        ticks(30, NULL, 0);
        assert_int_equal(glass(home), solid);
    }
}

static void it_fades_in_steps_but_where_time_waits_at_once(void **state) {
    (void)state;
    Rect home = panel_rect(HUD_HERO), under = middle_of(home);
    ticks(1, &under, 1);
    int first = hud.veil[HUD_HERO];
    ticks(30, &under, 1);
    int last = hud.veil[HUD_HERO];
    assert_true(first > 0 && first < last);
    ticks(30, NULL, 0);
    world->hero.pace = PACE_TURNS;
    ticks(1, &under, 1);
    assert_int_equal(hud.veil[HUD_HERO], last);
    ticks(1, NULL, 0);
    assert_int_equal(hud.veil[HUD_HERO], 0);
}

// A monster there can be clicked; what a button is for still can.
static void clicks_go_through_as_looks_do(void **state) {
    (void)state;
    static Hits hits;
    kit.ui.hits = &hits;
    for (int seen_through = 0; seen_through < 2; seen_through++) {
        Rect under[] = {middle_of(panel_rect(HUD_HERO)), middle_of(panel_rect(HUD_MAP))};
        ticks(30, under, 2 * seen_through);
        hits.count = 0;
        hud_draw_all(&hud, &kit.ui, world, &layer);
        int covers = 0, maps = 0;
        for (int i = 0; i < hits.count; i++) {
            covers += hits.at[i].hit == HIT_COVER && rect_has(hits.at[i].rect, (Vec){under[0].x, under[0].y});
            maps += hits.at[i].hit == HIT_MAP;
        }
        assert_int_equal(covers, !seen_through);
        assert_int_equal(maps, 1);
    }
    kit.ui.hits = NULL;
}

// In play, with each slot full and a message.
static void panels_take_no_more_than_an_eighth_of_the_picture(void **state) {
    (void)state;
    enum { PER_MILLE = 120 };
    int area = 0;
    world->depth = 3;
    world->clock = (TollClock){.on = true, .quota = 5, .ticks = 5000, .period = 5400, .bell_ready = true};
    for (int i = 0; i < SLOTS; i++) {
        world->hero.bag.slots[i] = ITEM_CANDLE + i;
        world->hero.bag.stock[ITEM_CANDLE + i] = 1;
    }
    silence();
    message_add_text(&hud.message, "Collected the silver mirror (+190)");
    for (int i = 0; i < HUD_PANEL_COUNT; i++) area += panel_rect(i).w * panel_rect(i).h;
    assert_in_range(area * 1000 / (HUD_W * HUD_H), 1, PER_MILLE);
    int full = area;
    silence();
    area = 0;
    for (int i = 0; i < SLOTS; i++) world->hero.bag.slots[i] = -1;
    for (int i = 0; i < HUD_PANEL_COUNT; i++)
        area += i == HUD_MESSAGE ? 0 : panel_rect(i).w * panel_rect(i).h;
    assert_true(area < full); // what is empty is not there
}

// Twice as large letters would take four times as much; what does not matter now is not there.
static void with_the_largest_letters_panels_shrink(void **state) {
    (void)state;
    enum { PER_MILLE = 120, FULL_PER_MILLE = 170, W = 320, H = 180 };
    int area = 0;
    hud.size = (Vec){W, H};
    world->depth = 3;
    world->clock = (TollClock){.on = true, .quota = 5, .ticks = 5000, .period = 5400, .bell_ready = true};
    for (int i = 0; i < 2; i++) {
        world->hero.bag.slots[i] = ITEM_CANDLE + i;
        world->hero.bag.stock[ITEM_CANDLE + i] = 1;
    }
    silence();
    for (int i = 0; i < HUD_MESSAGE; i++) area += panel_rect(i).w * panel_rect(i).h;
    assert_in_range(area * 1000 / (W * H), 1, PER_MILLE);
    message_add_text(&hud.message, "Collected the silver mirror (+190)");
    area += panel_rect(HUD_MESSAGE).w * panel_rect(HUD_MESSAGE).h;
    assert_in_range(area * 1000 / (W * H), 1, FULL_PER_MILLE);
}

static void a_message_goes_where_it_hides_nobody(void **state) {
    (void)state;
    message_add_text(&hud.message, "The slime has lost sight of you");
    Rect low = panel_rect(HUD_MESSAGE), rat = middle_of(low);
    ticks(2, &rat, 1);
    Rect high = panel_rect(HUD_MESSAGE);
    assert_false(rects_touch(high, rat));
    for (int i = 0; i < HUD_MESSAGE; i++) assert_false(rects_touch(panel_rect(i), high));
    ticks(2, NULL, 0);
    assert_int_equal(panel_rect(HUD_MESSAGE).y, high.y); // it does not jump
    rat = middle_of(high);
    ticks(2, &rat, 1);
    assert_int_equal(panel_rect(HUD_MESSAGE).y, low.y);
}

// Also with the largest letters, but on no hero there.
static void a_message_has_another_place_with_the_largest_letters(void **state) {
    (void)state;
    enum { BODY = 16, W = 320, H = 180 };
    Rect hero = {W / 2 - BODY, H / 2 - BODY, 2 * BODY, 2 * BODY};
    hud.size = (Vec){W, H};
    message_add_text(&hud.message, "The slime has lost sight of you");
    Rect low = panel_rect(HUD_MESSAGE), rat = middle_of(low);
    ticks(2, &rat, 1);
    Rect high = panel_rect(HUD_MESSAGE);
    assert_false(rects_touch(high, rat) || rects_touch(high, hero));
    for (int i = 0; i < HUD_MESSAGE; i++) assert_false(rects_touch(panel_rect(i), high));
}

static void captions_stay_off_the_hero(void **state) {
    (void)state;
    enum { BODY = 16, W = 320, H = 180 };
    Image small = guarded_image(W, H);
    hud.size = (Vec){W, H};
    hud.captioned = true;
    hud.captions.count = CAPTIONS_MAX;
    for (int i = 0; i < CAPTIONS_MAX; i++)
        hud.captions.at[i] = (Caption){.text = "something lands, right", .ticks = 100};
    message_add_text(&hud.message, "The slime has lost sight of you");
    hud_draw_all(&hud, &kit.ui, world, &small);
    for (int y = H / 2 - BODY; y < H / 2 + BODY; y++) {
        for (int x = W / 2 - BODY; x < W / 2 + BODY; x++) assert_int_equal(small.pixels[y * W + x], 0);
    }
    guarded_free(&small);
}

// A guarded picture of the HUD with large letters and so many captions; px that are not empty above the
// message.
static int captions_seen(int count) {
    enum { W = 320, H = 180 };
    Image small = guarded_image(W, H);
    int seen = 0;
    hud.size = (Vec){W, H};
    hud.captioned = true;
    hud.captions.count = count;
    hud.captions.at[0] = (Caption){.text = "steps, left", .ticks = 100};
    hud.captions.at[1] = (Caption){.text = "a bat, right", .ticks = 100};
    hud_draw_all(&hud, &kit.ui, world, &small);
    int y = hud_captions_foot(&hud, &kit.ui, world).y - 2;
    for (int x = 0; x < W; x++) seen += small.pixels[y * W + x] != 0;
    guarded_free(&small);
    return seen;
}

static void two_captions_are_seen_with_the_largest_letters(void **state) {
    (void)state;
    int one = captions_seen(1), two = captions_seen(2);
    assert_true(one > 0 && two > one + one / 2);
}

// Also where a recording is watched, which takes a part of the layer.
static void the_banner_of_a_toll_lies_over_no_line_and_not_over_the_hero(void **state) {
    (void)state;
    enum { WIDTH = 200, BODY = 16, FOOT = 44, LOW_FOOT = 28 };
    static const Vec SIZES[] = {{320, 180}, {426, 240}, {HUD_LEAST_W, HUD_LEAST_H}, {HUD_W, HUD_H}};
    world->clock = (TollClock){.on = true, .quota = 3};
    message_add_text(&hud.message, "The slime has lost sight of you");
    for (size_t i = 0; i < 2 * sizeof SIZES / sizeof *SIZES; i++) {
        hud.size = SIZES[i / 2];
        if (i % 2 == 1) hud.size.y -= hud.size.y < 200 ? LOW_FOOT : FOOT;
        Rect banner = hud_banner_rect(&hud, WIDTH);
        Rect hero = {hud.size.x / 2 - BODY, hud.size.y / 2 - BODY, 2 * BODY, 2 * BODY};
        assert_false(rects_touch(banner, hero));
        assert_false(rects_touch(banner, panel_rect(HUD_MESSAGE)));
        assert_false(rects_touch(banner, panel_rect(HUD_HERO)));
        assert_false(rects_touch(banner, panel_rect(HUD_HOUR)));
    }
}

static void the_plate_never_lies_over_the_foe(void **state) {
    (void)state;
    meet(ACTOR_WARLORD);
    Rect home = panel_rect(HUD_FOE);
    for (int y = 0; y + 64 <= HUD_H; y += 4) {
        Rect foe = {home.x + home.w / 2 - 32, y, 64, 64};
        ticks(2, &foe, 1);
        assert_false(rects_touch(panel_rect(HUD_FOE), foe));
    }
    for (int y = HUD_H - 64; y >= 0; y -= 4) {
        Rect foe = {home.x + home.w / 2 - 32, y, 64, 64};
        ticks(2, &foe, 1);
        assert_false(rects_touch(panel_rect(HUD_FOE), foe));
    }
}

// Stairs and what lies about the hero are below him when he stands at the picture's lower edge.
static void the_low_plate_leaves_free_what_lies_below_the_hero(void **state) {
    (void)state;
    meet(ACTOR_WARLORD);
    Rect foe = panel_rect(HUD_FOE), ground = {HUD_W / 2 - 96, HUD_H / 2, 192, HUD_H / 2 - 60};
    ticks(2, &foe, 1);
    assert_false(rects_touch(panel_rect(HUD_FOE), foe));
    assert_false(rects_touch(panel_rect(HUD_FOE), ground));
}

static void the_plate_has_one_place_in_every_pace(void **state) {
    (void)state;
    world->clock.on = true;
    meet(ACTOR_SACRISTAN);
    Rect real = panel_rect(HUD_FOE);
    world->hero.pace = PACE_TURNS;
    Rect turns = panel_rect(HUD_FOE);
    assert_memory_equal(&real, &turns, sizeof real);
}

static void assert_panels_are_apart(void) {
    int half = hud.size.x * (hud.size.y < HUD_LEAST_H ? 40 : 48) / HUD_W; // the hero's cell and beside it
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
    world->clock = (TollClock){.on = true, .quota = 3};
    world->level.seed = UINT64_MAX;
    for (int i = 0; i < KEY_KINDS; i++) world->hero.keys[i] = 64;
    for (int i = 0; i < SLOTS; i++) world->hero.bag.slots[i] = ITEM_CANDLE + i;
    for (int i = 0; i < POWER_COUNT; i++) world->hero.power[i] = 300;
    world->hero.night = 600;
    world->hero.sealed = true;
    fill_messages();
}

static void panels_cover_neither_each_other_nor_the_hero(void **state) {
    (void)state;
    show_all_panels();
    for (int hearts = 2; hearts < 9; hearts++) {
        world->actors[HERO].hp_max = world->actors[HERO].hp = 2 * hearts;
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

// With as much as one usually has, whatever the pace, in a fight with an elite, with the mouse.
static void nor_do_they_with_large_letters(void **state) {
    (void)state;
    static const Vec SIZES[] = {{320, 180}, {384, 216}, {426, 240}, {HUD_LEAST_W, HUD_LEAST_H}};
    world->clock = (TollClock){.on = true, .quota = 3};
    world->hero.keys[1] = world->hero.keys[2] = 2;
    world->hero.power[POWER_WINGS] = 300;
    meet(ACTOR_WARLORD);
    fill_messages();
    for (int i = 0; i < 4 * 7 * PACE_COUNT * 2; i++) {
        hud.size = SIZES[i % 4];
        world->actors[HERO].hp_max = world->actors[HERO].hp = 4 + 2 * (i / 4 % 7);
        world->hero.pace = (Pace)(i / 28 % PACE_COUNT);
        hud.buttons = i / 28 / PACE_COUNT != 0;
        assert_panels_are_apart();
    }
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

static void a_seed_is_shown_as_the_word_that_means_it(void **state) {
    (void)state;
    char text[HUD_TEXT_MAX];
    assert_true(gen_parse_seed("owl", &world->level.seed));
    assert_string_equal(hud_seed_text(world, "owl", text), "owl");
    world->level.seed = 12;
    assert_string_equal(hud_seed_text(world, "owl", text), "12");
    assert_string_equal(hud_seed_text(world, "", text), "12");
    assert_string_equal(hud_seed_text(world, NULL, text), "12");
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
        assert_int_equal(ink_in((Rect){map.x + 19, map.y + 66, map.w - 24, map.h - 70}), wanted);
        assert_true(guard_intact(&alone));
        guarded_free(&alone);
    }
}

static void large_numbers_stay_in_their_panels(void **state) {
    (void)state;
    world->collected = 1024;
    world->remaining = 1024;
    world->hero.score.kills = 1280;
    world->hero.score.total = 99999;
    world->tick = 60u * 3600 * 9;
    world->level.seed = UINT64_MAX;
    for (int i = 0; i < KEY_KINDS; i++) world->hero.keys[i] = 64;
    world->depth = 15;
    world->actors[HERO].hp_max = world->actors[HERO].hp = 32;
    hud_draw_all(&hud, &kit.ui, world, &layer);
    for (int i = 0; i < HUD_W * HUD_H; i++) {
        Vec at = {i % HUD_W, i / HUD_W};
        bool inside = false;
        for (int p = 0; p < HUD_PANEL_COUNT; p++) {
            inside = inside || rect_has(hud_rect(&hud, &kit.ui, world, (HudPanel)p), at);
        }
        if (!inside) assert_int_equal(layer.pixels[i], 0);
    }
}

static void the_place_is_the_dungeon_until_the_depth_matters(void **state) {
    (void)state;
    char text[HUD_TEXT_MAX];
    (void)snprintf(world->level.generator, sizeof world->level.generator, "caves");
    world->depth = 1;
    assert_string_equal(hud_place_text(&hud, world, text), "Caves");
    happens((Event){.kind = EVENT_STAIRS, .amount = 1, .dir = DIR_E}); // to the next room
    ticks(1, NULL, 0);
    assert_string_equal(hud_place_text(&hud, world, text), "Caves");
    happens((Event){.kind = EVENT_STAIRS, .amount = 1, .dir = DIR_N});
    ticks(1, NULL, 0);
    assert_string_equal(hud_place_text(&hud, world, text), "Depth 1");
}

// Wherever he stands in a level that is smaller than the picture, or larger.
static void the_hero_as_a_letter_stands_beside_the_panels(void **state) {
    (void)state;
    static const Vec CELLS[] = {{1, 1}, {62, 1}, {1, 4}, {62, 4}, {30, 2}};
    world->hero.keys[2] = 1;
    world->clock = (TollClock){.on = true, .quota = 3};
    for (size_t i = 0; i < sizeof CELLS / sizeof *CELLS; i++) {
        world->actors[HERO].pos = cell_centre(CELLS[i]);
        Rect hero = ascii_square(world, hud.size, CELLS[i]);
        for (int p = 0; p < HUD_PANEL_COUNT; p++) assert_false(rects_touch(hero, panel_rect(p)));
    }
}

static void a_line_above_all_covers_no_panel(void **state) {
    (void)state;
    static const Vec SIZES[] = {
        {HUD_LEAST_W, HUD_LEAST_H}, {400, 300}, {500, 350}, {HUD_W, HUD_H}, {960, 540}};
    world->hero.keys[2] = 1;
    world->hero.power[POWER_WINGS] = 900;
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        hud.size = SIZES[i];
        Rect line = hud_top_line_rect(&hud, &kit.ui, world, 270);
        assert_true(line.x >= 0 && line.y >= 0 && line.x + line.w <= hud.size.x && line.w >= 200);
        for (int p = 0; p < HUD_PANEL_COUNT; p++) assert_false(rects_touch(line, panel_rect(p)));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        HUD_TEST(elites_that_are_awake_have_a_plate),
        HUD_TEST(a_panel_is_seen_through_while_something_lies_under_it),
        HUD_TEST(it_fades_in_steps_but_where_time_waits_at_once),
        HUD_TEST(clicks_go_through_as_looks_do),
        HUD_TEST(panels_take_no_more_than_an_eighth_of_the_picture),
        HUD_TEST(with_the_largest_letters_panels_shrink),
        HUD_TEST(a_message_goes_where_it_hides_nobody),
        HUD_TEST(a_message_has_another_place_with_the_largest_letters),
        HUD_TEST(captions_stay_off_the_hero),
        HUD_TEST(two_captions_are_seen_with_the_largest_letters),
        HUD_TEST(the_banner_of_a_toll_lies_over_no_line_and_not_over_the_hero),
        HUD_TEST(the_plate_never_lies_over_the_foe),
        HUD_TEST(the_low_plate_leaves_free_what_lies_below_the_hero),
        HUD_TEST(the_plate_has_one_place_in_every_pace),
        HUD_TEST(panels_cover_neither_each_other_nor_the_hero),
        HUD_TEST(nor_do_they_on_layers_of_other_sizes),
        HUD_TEST(nor_do_they_with_large_letters),
        HUD_TEST(a_seed_is_shown_as_the_word_that_means_it),
        HUD_TEST(the_whole_seed_is_always_there),
        HUD_TEST(large_numbers_stay_in_their_panels),
        HUD_TEST(the_place_is_the_dungeon_until_the_depth_matters),
        HUD_TEST(the_hero_as_a_letter_stands_beside_the_panels),
        HUD_TEST(a_line_above_all_covers_no_panel),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
