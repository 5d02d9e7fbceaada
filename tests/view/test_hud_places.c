// Where the panels lie, and how they make room.
#include "sim/travel/sightings.h"

#include "hud_stage.h"

static bool rects_touch(Rect a, Rect b) {
    return a.w > 0 && b.w > 0 && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void wait_for_moves(const Rect *busy, int count) {
    ticks(300, busy, count);
}

// The rat in his room is another now, and awake.
static Actor *meet(ActorKind kind) {
    int index = HERO + 1;
    while (!sightings_see(world, index)) index++;
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

static void panels_make_room_for_the_hero_and_stay_opaque(void **state) {
    (void)state;
    world->hero.keys[2] = 1;
    world->hero.pace = PACE_MOVES; // else one of the panels is not there
    world->clock.on = true;
    world->hero.power[POWER_WINGS] = 900;
    meet(ACTOR_SACRISTAN);
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

// A slide that has begun would stand still there for as long as he thinks.
static void where_time_waits_no_panel_stops_on_its_way(void **state) {
    (void)state;
    Rect home = panel_rect(HUD_HERO), hero = {home.x + home.w / 2, home.y + home.h / 2, 4, 4};
    world->hero.pace = PACE_TURNS;
    for (int tick = 0; tick < 100; tick++) {
        ticks(1, &hero, 1);
        Rect now = panel_rect(HUD_HERO);
        assert_true((now.x >= 0 && now.x + now.w <= HUD_W) || now.x + now.w <= 0);
    }
    assert_false(rects_touch(panel_rect(HUD_HERO), hero));
}

// Each is out before it comes in again over there.
static void panels_leave_whole(void **state) {
    (void)state;
    world->clock.on = true;
    meet(ACTOR_SACRISTAN);
    Rect home = panel_rect(HUD_HERO), hero = {home.x + 4, home.y + 4, 4, 4};
    for (int tick = 0; tick < 300; tick++) {
        Rect before_it[] = {panel_rect(HUD_HERO), panel_rect(HUD_HOUR), panel_rect(HUD_FOE)};
        bool was = hud.moves[PLACE_HERO].away;
        ticks(1, &hero, 1);
        for (int i = 0; i < 3 && hud.moves[PLACE_HERO].away != was; i++)
            assert_true(before_it[i].x + before_it[i].w <= 30 || before_it[i].x >= HUD_W - 30);
    }
    assert_true(hud.moves[PLACE_HERO].away);
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
    world->clock = (TollClock){.on = true, .quota = 3};
    world->level.seed = UINT64_MAX;
    for (int i = 0; i < KEY_KINDS; i++) world->hero.keys[i] = 64;
    for (int i = 0; i < SLOTS; i++) world->hero.bag.slots[i] = ITEM_CANDLE + i;
    for (int i = 0; i < POWER_COUNT; i++) world->hero.power[i] = 300;
    world->hero.night = 600;
    world->hero.sealed = true;
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

static void the_place_is_the_dungeon_until_the_depth_matters(void **state) {
    (void)state;
    char text[HUD_TEXT_MAX];
    (void)snprintf(world->level.generator, sizeof world->level.generator, "caves");
    assert_string_equal(hud_place(&hud, world, text), "Caves");
    hud.travelled = true;
    world->depth = 1;
    assert_string_equal(hud_place(&hud, world, text), "Depth 1");
}

static void a_line_above_all_covers_no_panel(void **state) {
    (void)state;
    static const Vec SIZES[] = {
        {HUD_LEAST_W, HUD_LEAST_H}, {400, 300}, {500, 350}, {HUD_W, HUD_H}, {960, 540}};
    world->hero.keys[2] = 1;
    world->hero.power[POWER_WINGS] = 900;
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        hud.size = SIZES[i];
        Rect line = hud_line_rect(&hud, &kit.ui, world, 270);
        assert_true(line.x >= 0 && line.y >= 0 && line.x + line.w <= hud.size.x && line.w >= 200);
        for (int p = 0; p < HUD_PANEL_COUNT; p++) assert_false(rects_touch(line, panel_rect(p)));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        HUD_TEST(elites_that_are_awake_have_a_plate),
        HUD_TEST(panels_make_room_for_the_hero_and_stay_opaque),
        HUD_TEST(where_time_waits_no_panel_stops_on_its_way),
        HUD_TEST(panels_leave_whole),
        HUD_TEST(the_plate_has_one_place_in_every_pace),
        HUD_TEST(what_lies_there_for_a_moment_moves_no_panel),
        HUD_TEST(the_hearts_stay_for_all_but_the_hero),
        HUD_TEST(a_panel_with_nowhere_to_go_stays),
        HUD_TEST(panels_cover_neither_each_other_nor_the_hero),
        HUD_TEST(nor_do_they_on_layers_of_other_sizes),
        HUD_TEST(on_a_small_layer_panels_stay),
        HUD_TEST(the_whole_seed_is_always_there),
        HUD_TEST(the_depth_shows_once_it_matters),
        HUD_TEST(large_numbers_stay_in_their_panels),
        HUD_TEST(the_place_is_the_dungeon_until_the_depth_matters),
        HUD_TEST(a_line_above_all_covers_no_panel),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
