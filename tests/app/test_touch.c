// Needs pictures.
// Fingers on the screen, as SDL reports them, in a hidden window.
#include "app/app.h"
#include "app/loop.h"
#include "base/hash.h"
#include "support/home.h"
#include "support/unit.h"
#include "view/hud/touch_pad.h"

#include <string.h>

static Home home;
static App *app;

static int set_up(void **state) {
    (void)state;
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    return home_open(&home) ? 0 : -1;
}

static int tear_down(void **state) {
    (void)state;
    home_clear_dungeons(&home);
    return home_close(&home) ? 0 : -1;
}

static void frames(int count) {
    for (int i = 0; i < count; i++) {
        app->pacing.last = pacing_now() - app->pacing.frequency / TICKS_PER_SECOND; // one tick is due
        assert_true(app_frame(app));
    }
}

static int open_app(void **state) {
    (void)state;
    char *words[] = {"cellarium", "--generator", "halls", "--seed", "3"};
    Error error;
    Options options;
    assert_true(options_parse(&options, 5, words, &error));
    app = app_new(&options, &error);
    assert_non_null(app);
    frames(2);
    return 0;
}

static int close_app(void **state) {
    (void)state;
    app_free(app);
    app = NULL;
    return 0;
}

// At a px of the HUD's layer.
static void finger(Uint32 type, SDL_FingerID id, Vec at) {
    float w = (float)app->show.layer.w, h = (float)app->show.layer.h;
    SDL_Event event = {
        .tfinger = {
            .type = type, .fingerId = id, .x = ((float)at.x + 0.5F) / w, .y = ((float)at.y + 0.5F) / h}};
    assert_int_equal(SDL_PushEvent(&event), 1);
}

static void tap(Vec at) {
    finger(SDL_FINGERDOWN, 9, at);
    finger(SDL_FINGERUP, 9, at);
    frames(2);
}

static Vec middle_of(int hit) {
    for (int i = app->hits.count - 1; i >= 0; i--) {
        Rect rect = app->hits.at[i].rect;
        if (app->hits.at[i].hit == hit) return (Vec){rect.x + rect.w / 2, rect.y + rect.h / 2};
    }
    fail_msg("nothing to tap: %d", hit);
    return (Vec){0, 0};
}

static bool has(int hit) {
    for (int i = 0; i < app->hits.count; i++) {
        if (app->hits.at[i].hit == hit) return true;
    }
    return false;
}

static Actor *hero(void) {
    return &app->play.session.world->actors[HERO];
}

// The first touch, that brings the buttons.
static void begin_to_touch(void) {
    finger(SDL_FINGERDOWN, 1, (Vec){100, 200});
    frames(1);
    SDL_Delay(260); // no tap
    finger(SDL_FINGERUP, 1, (Vec){100, 200});
    frames(2);
}

static void buttons_come_with_a_finger_and_go_with_keys_mouse_and_pad(void **state) {
    (void)state;
    const SDL_Event others[] = {{.key = {.type = SDL_KEYDOWN, .keysym.scancode = SDL_SCANCODE_LEFT}},
                                {.motion = {.type = SDL_MOUSEMOTION, .x = 30, .y = 30}},
                                {.cbutton = {.type = SDL_CONTROLLERBUTTONDOWN, .button = 5}}};
    assert_false(has(HIT_STRIKE));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        begin_to_touch();
        assert_true(has(HIT_STRIKE) && has(HIT_USE) && has(HIT_ROLL) && has(HIT_THROW) && has(HIT_SHUTTER));
        SDL_Event other = others[i];
        assert_int_equal(SDL_PushEvent(&other), 1);
        frames(2);
        assert_false(has(HIT_STRIKE));
    }
}

static void the_stick_begins_under_the_thumb_and_walks_eight_ways(void **state) {
    (void)state;
    begin_to_touch();
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec way = DIRS[dir], at = {90, 220};
        finger(SDL_FINGERDOWN, 4, at);
        frames(1);
        assert_true(vec_eq(app->touch.stick, at));
        assert_int_equal(app->controls.stick_x, 0);
        finger(SDL_FINGERMOTION, 4, (Vec){at.x + 25 * way.x, at.y + 25 * way.y});
        frames(1);
        assert_true(app->controls.stick_x == way.x && app->controls.stick_y == way.y);
        finger(SDL_FINGERUP, 4, at);
        frames(1);
        assert_true(app->controls.stick_x == 0 && app->controls.stick_y == 0);
    }
}

static void a_thumb_walks_while_the_other_strikes(void **state) {
    (void)state;
    begin_to_touch();
    Vec at = {90, 220}, from = hero()->pos;
    finger(SDL_FINGERDOWN, 1, at);
    finger(SDL_FINGERMOTION, 1, (Vec){at.x + 100, at.y}); // the stick follows
    frames(12);
    bool right = hero()->pos.x > from.x;
    finger(SDL_FINGERMOTION, 1, (Vec){at.x - 100, at.y});
    frames(24);
    assert_true(right || hero()->pos.x < from.x);
    finger(SDL_FINGERDOWN, 2, middle_of(HIT_STRIKE));
    bool strikes = false;
    for (int i = 0; i < 30; i++) {
        frames(1);
        strikes = strikes || hero()->act == ACT_BLOW;
    }
    assert_true(strikes && app->controls.stick_x == -1);
    assert_true(app->controls.held[ACTION_STRIKE] != 0);
    finger(SDL_FINGERUP, 2, middle_of(HIT_STRIKE));
    frames(1);
    assert_true(app->controls.held[ACTION_STRIKE] == 0 && app->controls.stick_x == -1);
}

// A hash of the layer around the middle of a part.
static uint64_t drawn(int hit) {
    uint64_t hash = HASH_START;
    const Image *layer = &app->show.layer;
    Vec at = middle_of(hit);
    for (int y = at.y - 12; y <= at.y + 12; y++) {
        for (int x = at.x - 12; x <= at.x + 12; x++)
            hash = hash_int(hash, (int64_t)layer->pixels[(size_t)y * (size_t)layer->w + (size_t)x]);
    }
    return hash;
}

// The button under a finger is drawn as such, and no other.
static void a_button_shows_that_it_is_held(void **state) {
    (void)state;
    begin_to_touch();
    uint64_t strike = drawn(HIT_STRIKE), roll = drawn(HIT_ROLL);
    finger(SDL_FINGERDOWN, 2, middle_of(HIT_STRIKE));
    frames(1);
    assert_true(drawn(HIT_STRIKE) != strike && drawn(HIT_ROLL) == roll);
    finger(SDL_FINGERUP, 2, middle_of(HIT_STRIKE));
    frames(1);
    assert_true(drawn(HIT_STRIKE) == strike && drawn(HIT_ROLL) == roll);
}

static void a_tap_on_the_level_is_a_click_there(void **state) {
    (void)state;
    begin_to_touch();
    Vec from = cell_of(hero()->pos);
    const Level *level = &app->play.session.world->level;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec cell = vec_add(from, DIRS[dir]);
        if (!level_floor(level, cell)) continue;
        Rect box = game_view_layer_box(&app->show, app->play.session.world, cell, 256);
        tap((Vec){box.x + box.w / 2, box.y + box.h / 2});
        frames(40);
        assert_true(vec_eq(cell_of(hero()->pos), cell));
        return;
    }
    fail();
}

// The first tap chooses a row, the next ones change it.
static void rows_of_the_lesson_are_tapped(void **state) {
    (void)state;
    begin_to_touch();
    app_act(app, ACTION_STAGES);
    for (int i = 0; i < 2; i++) app_act(app, ACTION_DOWN); // as a drag does
    frames(2);
    tap(middle_of(HIT_ROW + 3));
    assert_string_equal(app_menu(app)->entries[app_menu(app)->cursor].label, "Width");
    assert_string_equal(app_menu(app)->entries[3].value, "50");
    tap(middle_of(HIT_ROW + 3));
    assert_string_equal(app_menu(app)->entries[3].value, "55");
    tap(middle_of(HIT_LESS));
    assert_string_equal(app_menu(app)->entries[3].value, "50");
    tap(middle_of(HIT_BACK));
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
}

static void menus_are_tapped_and_drawn(void **state) {
    (void)state;
    begin_to_touch();
    tap(middle_of(HIT_PAUSE));
    assert_int_equal(app_top_screen_id(app), SCREEN_PAUSE);
    int cursor = app_menu(app)->cursor;
    finger(SDL_FINGERDOWN, 3, (Vec){200, 200});
    finger(SDL_FINGERMOTION, 3, (Vec){200, 165});
    finger(SDL_FINGERUP, 3, (Vec){200, 165});
    frames(2);
    assert_int_equal(app_top_screen_id(app), SCREEN_PAUSE); // nothing was chosen
    assert_int_equal(app_menu(app)->cursor, cursor + 2);
    tap(middle_of(HIT_BACK));
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    tap(middle_of(HIT_PAUSE));
    tap(middle_of(HIT_ENTRY + 1));
    assert_int_equal(app_top_screen_id(app), SCREEN_BAG);
    tap(middle_of(HIT_BACK));
    tap(middle_of(HIT_ENTRY));
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
}

static bool overlap(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void the_way_back_lies_on_no_slot_of_the_bag(void **state) {
    static const Vec SIZES[] = {{400, 300}, {500, 300}, {640, 360}, {844, 390}, {1280, 720}};
    (void)state;
    begin_to_touch();
    tap(middle_of(HIT_BAG));
    assert_int_equal(app_top_screen_id(app), SCREEN_BAG);
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        SDL_SetWindowSize(app->window.window, SIZES[i].x, SIZES[i].y);
        app->loop.changed = true;
        frames(2);
        Rect back = {0};
        for (int at = 0; at < app->hits.count; at++)
            if (app->hits.at[at].hit == HIT_BACK) back = app->hits.at[at].rect;
        assert_true(back.w > 0 && back.x + back.w <= app->show.layer.w);
        for (int at = 0; at < app->hits.count; at++) {
            int hit = app->hits.at[at].hit;
            if ((hit >= HIT_SLOT_1 && hit <= HIT_SLOT_LAST) || hit == HIT_USE || hit == HIT_THROW)
                assert_false(overlap(app->hits.at[at].rect, back));
        }
    }
    tap(middle_of(HIT_BACK));
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
}

static void the_mouse_that_sdl_makes_of_a_finger_does_nothing(void **state) {
    (void)state;
    begin_to_touch();
    Vec at = middle_of(HIT_PAUSE), whole = {0, 0};
    SDL_GetWindowSize(app->window.window, &whole.x, &whole.y);
    SDL_Event press = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                  .which = SDL_TOUCH_MOUSEID,
                                  .button = SDL_BUTTON_LEFT,
                                  .x = at.x * whole.x / app->show.layer.w,
                                  .y = at.y * whole.y / app->show.layer.h}};
    assert_int_equal(SDL_PushEvent(&press), 1);
    frames(2);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    assert_true(has(HIT_STRIKE));
    press.button.which = 0;
    assert_int_equal(SDL_PushEvent(&press), 1);
    frames(2);
    assert_int_equal(app_top_screen_id(app), SCREEN_PAUSE);
}

static void prompts_name_the_buttons(void **state) {
    (void)state;
    static const Action NAMED[] = {ACTION_STRIKE,  ACTION_USE, ACTION_ROLL,  ACTION_THROW,
                                   ACTION_SHUTTER, ACTION_BAG, ACTION_PAUSE, ACTION_EXPLORE};
    assert_string_equal(controls_key_name(&app->controls, ACTION_STRIKE), "Space");
    begin_to_touch();
    assert_string_equal(controls_key_name(&app->controls, ACTION_STRIKE), "Strike");
    assert_string_equal(controls_key_name(&app->controls, ACTION_BELL), "hold Use");
    for (size_t i = 0; i < sizeof NAMED / sizeof *NAMED; i++) {
        const char *name = controls_key_name(&app->controls, NAMED[i]);
        bool found = false;
        for (int hit = 0; hit < (int)HIT_ENTRY; hit++)
            found = found || (has(hit) && strcmp(touch_pad_button_name((Hit)hit), name) == 0);
        assert_true(found);
    }
}

static void buttons_have_room_and_lie_on_no_panel(void **state) {
    (void)state;
    static const Vec SIZES[] = {{400, 300}, {640, 360}, {844, 390}, {960, 640}, {320, 692}};
    static const HudPanel PANELS[] = {HUD_HERO, HUD_HOUR, HUD_MAP, HUD_TREASURES, HUD_SLOTS};
    const Ui *ui = &app->assets.ui;
    for (size_t s = 0; s < sizeof SIZES / sizeof *SIZES; s++) {
        Image layer;
        Hud hud = app->show.hud;
        TouchPad pad = {0};
        assert_true(image_init(&layer, SIZES[s].x, SIZES[s].y));
        hud.size = SIZES[s];
        app->hits.count = 0;
        touch_pad_draw(&pad, &hud, ui, app->play.session.world, &layer);
        assert_true(app->hits.count >= 8);
        for (int i = 0; i < app->hits.count; i++) {
            Rect a = app->hits.at[i].rect;
            assert_true(a.w >= 30 && a.h >= 30 && a.x >= 0 && a.y >= 0 && a.x + a.w <= layer.w);
            assert_false(touch_pad_is_stick(SIZES[s], (Vec){a.x, a.y}));
            for (size_t k = 0; k < sizeof PANELS / sizeof *PANELS + (size_t)i; k++) {
                size_t panels = sizeof PANELS / sizeof *PANELS;
                Rect b = k < panels ? hud_rect(&hud, ui, app->play.session.world, PANELS[k])
                                    : app->hits.at[k - panels].rect;
                bool apart =
                    b.w == 0 || a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h;
                assert_true(apart);
            }
        }
        image_free(&layer);
    }
}

// On an upright phone: 44 points for a button, 40 for a row.
static void what_is_touched_is_as_large_as_a_finger(void **state) {
    (void)state;
    SDL_SetWindowMinimumSize(app->window.window, 1, 1);
    SDL_SetWindowSize(app->window.window, 390, 844);
    frames(2);
    begin_to_touch();
    for (int i = 0; i < 3; i++) {
        if (i > 0) app_push(app, i == 1 ? SCREEN_PAUSE : SCREEN_SETTINGS);
        frames(2);
        Vec layer = {app->show.layer.w, app->show.layer.h};
        assert_int_equal(layer.x, 320);
        for (int j = 0; j < app->hits.count; j++) {
            const HitBox *box = &app->hits.at[j];
            Rect points = fit_image_to_window((Rect){0, 0, 390, 844}, layer, box->rect);
            bool row = box->hit >= (int)HIT_ENTRY;
            if (i > 0 && !row && box->hit != HIT_BACK) continue;
            bool panel = !row && points.w > 100; // which opens what a button opens, too
            if (panel || box->hit == HIT_COVER || box->hit == HIT_MAP || box->hit == HIT_BELL) continue;
            if (points.w < 43 || points.h < (row ? 40 : 43)) // 44, in whole px
                fail_msg("screen %d, %d: only %dx%d", i, box->hit, points.w, points.h);
        }
    }
}

#define TOUCH_TEST(name) cmocka_unit_test_setup_teardown(name, open_app, close_app)

int main(void) {
    const struct CMUnitTest tests[] = {
        TOUCH_TEST(buttons_come_with_a_finger_and_go_with_keys_mouse_and_pad),
        TOUCH_TEST(the_stick_begins_under_the_thumb_and_walks_eight_ways),
        TOUCH_TEST(a_thumb_walks_while_the_other_strikes),
        TOUCH_TEST(a_tap_on_the_level_is_a_click_there),
        TOUCH_TEST(the_way_back_lies_on_no_slot_of_the_bag),
        TOUCH_TEST(rows_of_the_lesson_are_tapped),
        TOUCH_TEST(menus_are_tapped_and_drawn),
        TOUCH_TEST(a_button_shows_that_it_is_held),
        TOUCH_TEST(the_mouse_that_sdl_makes_of_a_finger_does_nothing),
        TOUCH_TEST(prompts_name_the_buttons),
        TOUCH_TEST(what_is_touched_is_as_large_as_a_finger),
        TOUCH_TEST(buttons_have_room_and_lie_on_no_panel),
    };
    return cmocka_run_group_tests_name("touch", tests, set_up, tear_down);
}
