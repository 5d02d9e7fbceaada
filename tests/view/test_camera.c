// Needs pictures.
// Which part of a level the frame shows: never more than panels need beyond its edges, and never less than
// the hero sees.
#include "view/canvas/camera.h"

#include "support/unit.h"
#include "view/hud/hud.h"
#include "view/kit.h"

static const Vec NEAR = {NEAR_W, NEAR_H}, FAR = {2 * NEAR_W, 2 * NEAR_H};

static void stand(World *world, Vec cell) {
    world->actors[HERO].pos = world->actors[HERO].prev = cell_centre(cell);
    kit_look(world);
}

static Vec hero_px(const World *world) {
    return camera_interpolate_px(world->actors[HERO].prev, world->actors[HERO].pos, 256);
}

static Camera still_camera(const World *world, Vec size) {
    return camera_following_hero(world, &(CameraLookAhead){0}, hero_px(world), size, (Vec){NEAR_W, NEAR_H},
                                 256);
}

// Px of the picture between a side of the frame and that side of the level: what shows beyond it.
static int beyond(int origin, int size, int level, bool high) {
    return high ? origin + size - level : -origin;
}

static void a_large_level_fills_the_frame_to_its_edges(void **state) {
    (void)state;
    enum { W = 90, H = 60, MOST_X = 80, MOST_Y = 64 };
    World *world = kit_hall(W, H);
    for (int i = 0; i < W * H; i++) {
        stand(world, (Vec){i % W, i / W});
        Camera camera = still_camera(world, i % 2 == 0 ? NEAR : FAR);
        int scale = camera.size.x / NEAR_W;
        for (int high = 0; high < 2; high++) {
            int x = beyond(camera.origin.x, camera.size.x, W * CELL_PX, high);
            int y = beyond(camera.origin.y, camera.size.y, H * CELL_PX, high);
            assert_true(x <= MOST_X * scale && y <= MOST_Y * scale);
        }
    }
    kit_free(world);
}

static void a_small_level_lies_in_the_middle(void **state) {
    (void)state;
    World *world = kit_hall(14, 8);
    for (int i = 0; i < 14 * 8; i++) {
        stand(world, (Vec){i % 14, i / 14});
        Camera camera = still_camera(world, FAR);
        assert_int_equal(camera.origin.x, (14 * CELL_PX - FAR.x) / 2);
        assert_int_equal(camera.origin.y, (8 * CELL_PX - FAR.y) / 2);
    }
    kit_free(world);
}

static bool rects_touch(Rect a, Rect b) {
    return a.w > 0 && b.w > 0 && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// All that a panel can show, but for numbers of more digits than anybody comes by.
static Hud full_hud(World *world) {
    Hud hud;
    world->clock = (TollClock){.on = true, .quota = 3};
    for (int i = 0; i < KEY_KINDS; i++) world->hero.keys[i] = 1;
    for (int i = 0; i < POWER_COUNT; i++) world->hero.power[i] = 300;
    for (int i = 0; i < SLOTS; i++) world->hero.bag.slots[i] = ITEM_CANDLE + i;
    hud_init_for_game(&hud, world);
    return hud;
}

static void no_panel_in_a_corner_lies_over_the_hero(void **state) {
    (void)state;
    static const Vec SIZES[] = {{41, 31}, {21, 13}, {17, 8}, {13, 11}};
    for (size_t s = 0; s < sizeof SIZES / sizeof *SIZES; s++) {
        World *world = kit_hall(SIZES[s].x, SIZES[s].y);
        Hud hud = full_hud(world);
        for (int i = 0; i < SIZES[s].x * SIZES[s].y; i++) {
            Vec cell = {i % SIZES[s].x, i / SIZES[s].x};
            if (level_opaque(&world->level, cell)) continue;
            stand(world, cell);
            Camera camera = still_camera(world, NEAR);
            Vec at = camera_to_frame(&camera, hero_px(world));
            Rect hero = {at.x - 12, at.y - 20, 24, 32};
            for (int panel = 0; panel < HUD_MESSAGE; panel++) {
                Rect rect = hud_rect(&hud, &kit.ui, world, (HudPanel)panel);
                if (rects_touch(rect, hero)) fail_msg("%d, %d: panel %d", cell.x, cell.y, panel);
            }
        }
        kit_free(world);
    }
}

// ---- looking ahead

static void walk(World *world, Vec step) {
    Actor *hero = &world->actors[HERO];
    hero->prev = hero->pos;
    hero->pos = vec_add(hero->pos, step);
    kit_look(world);
}

static bool shows_cell(const Camera *camera, Vec cell) {
    Rect cells = camera_cells(camera);
    return rect_has(cells, cell);
}

// Rows of a long dark gallery, with a niche where one looks back.
static World *gallery(void) {
    static const char *const ROWS[] = {"################################################################",
                                       "################################################################",
                                       "#########################............###########################",
                                       "#########################............###########################",
                                       "#..............................................................#",
                                       "#.@............................................................#",
                                       "#########################............###########################",
                                       "#########################............###########################",
                                       "################################################################",
                                       "################################################################"};
    return kit_world(ROWS, 10);
}

static void it_looks_ahead_of_who_walks_by_a_px_a_tick_and_stays_when_he_stands(void **state) {
    (void)state;
    World *world = kit_hall(10, 10);
    stand(world, (Vec){3, 3});
    CameraLookAhead gaze = {0};
    for (int tick = 1; tick <= 60; tick++) {
        world->actors[HERO].prev.x = world->actors[HERO].pos.x - 683;
        camera_tick_ahead(&gaze, world, false);
        assert_int_equal(gaze.now.x, int_min(tick, 48));
        assert_int_equal(gaze.now.y, 0);
    }
    world->actors[HERO].prev = world->actors[HERO].pos;
    for (int tick = 0; tick < 60; tick++) camera_tick_ahead(&gaze, world, false);
    assert_int_equal(gaze.now.x, 48);
    kit_free(world);
}

// Wherever he stands and however he came there: all that is seen and would be in the picture without looking
// ahead is in it, once it has had half a second.
static void nothing_seen_behind_him_leaves_the_picture(void **state) {
    (void)state;
    World *world = gallery();
    CameraLookAhead gaze = {0};
    for (int tick = 0; tick < 1300; tick++) {
        walk(world, (Vec){tick < 900 ? 500 : -600, 0});
        camera_tick_ahead(&gaze, world, false);
        CameraLookAhead rests = gaze;
        World *here = world;
        Vec prev = here->actors[HERO].prev;
        here->actors[HERO].prev = here->actors[HERO].pos;
        for (int i = 0; i < 30; i++) camera_tick_ahead(&rests, here, false);
        Camera camera = camera_at(vec_add(hero_px(world), rests.now), NEAR);
        Camera centred = camera_at(hero_px(world), NEAR);
        here->actors[HERO].prev = prev;
        for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
            Vec cell = {i % world->level.tiles.w, i / world->level.tiles.w};
            if (!fov_has(&world->cache.view, cell) || !shows_cell(&centred, cell)) continue;
            if (!shows_cell(&camera, cell)) fail_msg("tick %d: %d, %d", tick, cell.x, cell.y);
        }
    }
    kit_free(world);
}

static void it_never_jumps(void **state) {
    (void)state;
    World *world = gallery();
    CameraLookAhead gaze = {0};
    for (int tick = 0; tick < 1300; tick++) {
        walk(world, (Vec){tick < 900 ? 500 : -600, 0});
        camera_tick_ahead(&gaze, world, false);
        assert_in_range(int_abs(gaze.now.x - gaze.before.x), 0, 3);
        assert_in_range(int_abs(gaze.now.y - gaze.before.y), 0, 3);
        assert_in_range(int_abs(gaze.now.x), 0, 48);
        assert_in_range(int_abs(gaze.now.y), 0, 28);
    }
    kit_free(world);
}

static void a_larger_frame_shows_it_all_without(void **state) {
    (void)state;
    World *world = kit_hall(90, 60);
    stand(world, (Vec){40, 30});
    CameraLookAhead gaze = {.now = {48, -28}, .before = {48, -28}};
    Camera camera = camera_following_hero(world, &gaze, hero_px(world), FAR, (Vec){NEAR_W, NEAR_H}, 256);
    assert_true(vec_eq(vec_add(camera.origin, (Vec){FAR.x / 2, FAR.y / 2}), hero_px(world)));
    camera = camera_following_hero(world, &gaze, hero_px(world), NEAR, (Vec){NEAR_W, NEAR_H}, 256);
    assert_true(vec_eq(vec_add(camera.origin, (Vec){NEAR.x / 2, NEAR.y / 2}),
                       vec_add(hero_px(world), (Vec){48, -28})));
    kit_free(world);
}

// As far off as he is seen, on every side; the frame may be larger than the near view.
static void a_boss_in_sight_is_whole_in_the_picture(void **state) {
    (void)state;
    static const Vec SIZES[] = {{NEAR_W, NEAR_H}, {800, 400}, {2 * NEAR_W, 2 * NEAR_H}};
    enum { SIDE = 32, HERO_MARGIN = 64 };
    World *world = kit_hall(90, 60);
    stand(world, (Vec){40, 20});
    add_actor(world, ACTOR_WARLORD, (Vec){0, 0});
    Actor *boss = &world->actors[world->actor_count - 1];
    for (int i = 0; i < (2 * VIEW_X + 1) * (2 * VIEW_Y + 1); i++) {
        Vec off = {i % (2 * VIEW_X + 1) - VIEW_X, i / (2 * VIEW_X + 1) - VIEW_Y};
        boss->pos = boss->prev = cell_centre(vec_add((Vec){40, 20}, off));
        CameraLookAhead gaze = {0};
        for (int tick = 0; tick < 60; tick++) {
            camera_tick_ahead(&gaze, world, false);
            assert_in_range(int_abs(gaze.lean.x - gaze.lean_before.x), 0, 2);
        }
        Camera camera = camera_following_hero(world, &gaze, hero_px(world), SIZES[i % 3], NEAR, 256);
        Vec px = {boss->pos.x / SUB, boss->pos.y / SUB}, at = camera_to_frame(&camera, px),
            hero = camera_to_frame(&camera, hero_px(world));
        assert_in_range(at.x, SIDE, camera.size.x - SIDE);
        assert_in_range(at.y, SIDE, camera.size.y - SIDE / 2);
        assert_true(rect_has((Rect){HERO_MARGIN, HERO_MARGIN, camera.size.x - 2 * HERO_MARGIN,
                                    camera.size.y - 2 * HERO_MARGIN},
                             hero));
    }
    kit_free(world);
}

// The last page is up to five eighths of the layer wide and lies in its middle.
static void it_goes_half_the_way_to_a_boss_whose_phase_begins_and_back(void **state) {
    (void)state;
    enum { AWAY = 4, TICKS = 40 };
    World *world = kit_hall(90, 60);
    stand(world, (Vec){40, 20});
    add_actor(world, ACTOR_WARLORD, (Vec){40 + AWAY, 20});
    CameraLookAhead gaze = {0}, still = {0};
    world->events = (EventList){.count = 1, .at[0] = {.kind = EVENT_PHASE, .actor = 1}};
    camera_tick_ahead(&gaze, world, false);
    camera_tick_ahead(&still, world, true);
    world->events.count = 0;
    for (int i = 0; i < TICKS; i++) camera_tick_ahead(&gaze, world, false);
    assert_int_equal(gaze.lean.x, AWAY * CELL_PX / 2);
    for (int i = 0; i < 2 * TICKS; i++) camera_tick_ahead(&gaze, world, false);
    assert_int_equal(gaze.lean.x, 0);
    assert_int_equal(still.lean.x, 0);
    kit_free(world);
}

// A small window shows a part of the near view, and leans as far.
static void no_lean_begins_with_a_jump(void **state) {
    (void)state;
    World *world = kit_hall(90, 60);
    stand(world, (Vec){40, 20});
    const CameraLookAhead none = {0}, begun = {.lean = {1, 1}, .lean_before = {1, 1}};
    static const Vec FRAMES[] = {{400, 300}, {640, 360}};
    for (size_t i = 0; i < sizeof FRAMES / sizeof *FRAMES; i++) {
        Camera rests = camera_following_hero(world, &none, hero_px(world), FRAMES[i], FRAMES[i], 256);
        Camera leans = camera_following_hero(world, &begun, hero_px(world), FRAMES[i], FRAMES[i], 256);
        assert_int_equal(leans.origin.x - rests.origin.x, 1);
        assert_int_equal(leans.origin.y - rests.origin.y, 1);
    }
    kit_free(world);
}

// Whatever the window's shape, and wherever in the level and on which side of him his killer stands.
static void hero_and_killer_are_in_the_picture_of_his_death(void **state) {
    (void)state;
    enum { AWAY = 8, BODY = 20 };
    static const Vec FRAMES[] = {{640, 360}, {640, 480}, {1280, 720}, {640, 1385}};
    World *world = kit_hall(40, 30);
    world->outcome = OUTCOME_DEATH;
    world->killer_id = world->actor_count++;
    for (int i = 0; i < 40 * 30 * 4; i++) {
        Vec size = FRAMES[i % 4], cell = {i % 40, i / 40 % 30};
        stand(world, cell);
        Actor *killer = &world->actors[world->killer_id];
        Vec way = DIRS[i / AWAY % DIR_COUNT];
        killer->pos = cell_centre(vec_add(cell, (Vec){way.x * (i % AWAY), way.y * (i % AWAY)}));
        CameraLookAhead gaze = {0}, still = {0};
        for (int tick = 0; tick < FALLEN_TICKS; tick++) camera_tick_ahead(&gaze, world, false);
        camera_tick_ahead(&still, world, true);
        assert_int_equal(still.fallen, gaze.fallen);
        Camera camera = camera_following_hero(world, &gaze, hero_px(world), size, NEAR, 256);
        Rect part = rect_inset(camera_end_part(world, size), BODY);
        Vec off = {(killer->pos.x - world->actors[HERO].pos.x) / SUB,
                   (killer->pos.y - world->actors[HERO].pos.y) / SUB};
        assert_true(rect_has(part, camera_to_frame(&camera, hero_px(world))));
        assert_true(rect_has(part, camera_to_frame(&camera, vec_add(hero_px(world), off))));
    }
    kit_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_large_level_fills_the_frame_to_its_edges),
        cmocka_unit_test(a_small_level_lies_in_the_middle),
        cmocka_unit_test(no_panel_in_a_corner_lies_over_the_hero),
        cmocka_unit_test(it_looks_ahead_of_who_walks_by_a_px_a_tick_and_stays_when_he_stands),
        cmocka_unit_test(nothing_seen_behind_him_leaves_the_picture),
        cmocka_unit_test(it_never_jumps),
        cmocka_unit_test(a_larger_frame_shows_it_all_without),
        cmocka_unit_test(a_boss_in_sight_is_whole_in_the_picture),
        cmocka_unit_test(it_goes_half_the_way_to_a_boss_whose_phase_begins_and_back),
        cmocka_unit_test(no_lean_begins_with_a_jump),
        cmocka_unit_test(hero_and_killer_are_in_the_picture_of_his_death),
    };
    return cmocka_run_group_tests_name("camera", tests, open_kit, close_kit);
}
