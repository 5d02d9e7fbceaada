// Needs pictures.
// What lies under the mouse, in windows of all sizes and in all views; and when the mouse is in use.
#include "app/play/hands.h"
#include "app/shown.h"
#include "sim/game.h"

#include <string.h>

static const Vec WINDOWS[] = {{360, 240},   {500, 300},   {640, 360},   {640, 480},   {700, 500},
                              {800, 600},   {801, 603},   {1000, 1000}, {1024, 768},  {1279, 719},
                              {1280, 720},  {1366, 768},  {1600, 900},  {1920, 1080}, {1921, 1203},
                              {2560, 1440}, {3440, 1440}, {3840, 2160}, {5120, 2880}};
enum { WINDOW_COUNT = sizeof WINDOWS / sizeof *WINDOWS };

// Of the window: the middle of a box of the frame. `picture`: px of what is shown.
static Vec middle_in_window(Rect place, Vec frame, Rect box) {
    return (Vec){place.x + (2 * box.x + box.w) * place.w / (2 * frame.x),
                 place.y + (2 * box.y + box.h) * place.h / (2 * frame.y)};
}

// As the window shows it: the frame itself, or all of it stretched to the picture.
static Rect place_of(Vec window, Vec frame) {
    bool whole = show.fit.picture.x % frame.x == 0 && show.fit.picture.y % frame.y == 0;
    return fit_integer_scaled(whole ? frame : show.fit.picture, window);
}

static bool cell_at(Vec px, Vec *cell) {
    Vec point;
    if (!game_view_level_point(&show, world, px, &point)) return false;
    *cell = cell_of(point);
    return true;
}

static int cells_found(Vec window) {
    const Image *frame = game_view_frame(&show);
    Vec size = {frame->w, frame->h}, found = {0, 0};
    Rect place = place_of(window, size);
    int count = 0;
    for (int y = 0; y < world->level.tiles.h; y++) {
        for (int x = 0; x < world->level.tiles.w; x++) {
            Rect box = game_view_cell_box(&show, world, (Vec){x, y}, 256);
            Rect whole = {0, 0, size.x, size.y};
            if (!rect_has(whole, (Vec){box.x + box.w / 2, box.y + box.h / 2})) continue;
            Vec px = fit_window_to_image(place, size, middle_in_window(place, size, box));
            assert_true(rect_has(whole, px));
            assert_true(cell_at(px, &found));
            assert_true(found.x == x && found.y == y);
            count++;
        }
    }
    return count;
}

static void every_cell_is_found_again_in_every_window_and_view(void **state) {
    (void)state;
    for (int i = 0; i < WINDOW_COUNT; i++) {
        assert_true(game_view_resize(&show, (Surface){WINDOWS[i], 100}));
        for (int view = 0; view < 4; view++) {
            show.ascii = view % 2 != 0;
            show.far_view = view / 2 != 0 && fit_allows_far_view(&show.fit);
            assert_true(cells_found(WINDOWS[i]) > 50);
        }
    }
    show.ascii = show.far_view = false;
}

static void bars_beside_the_picture_are_no_part_of_it(void **state) {
    (void)state;
    Vec frame = {960, 640}, window = {5120, 2880}; // 4 times as large, with bars
    Rect place = fit_integer_scaled(frame, window);
    assert_true(place.x > 0 && place.w == 4 * frame.x);
    assert_true(fit_window_to_image(place, frame, (Vec){place.x - 1, place.y}).x < 0);
    assert_int_equal(fit_window_to_image(place, frame, (Vec){place.x, place.y}).x, 0);
    assert_int_equal(fit_window_to_image(place, frame, (Vec){place.x + place.w - 1, place.y}).x, frame.x - 1);
    assert_int_equal(fit_window_to_image(place, frame, (Vec){place.x + place.w, place.y}).x, frame.x);
}

static void nothing_is_pointed_at_while_views_pass_into_each_other(void **state) {
    (void)state;
    Vec cell;
    assert_true(game_view_resize(&show, (Surface){{1280, 720}, 100}));
    show.back = 3;
    assert_false(cell_at((Vec){10, 10}, &cell));
    show.back = 0;
    assert_true(cell_at((Vec){10, 10}, &cell));
}

static void the_outline_is_drawn_where_the_cell_is(void **state) {
    (void)state;
    Vec cell = cell_of(world->actors[HERO].pos);
    assert_true(game_view_resize(&show, (Surface){{1280, 720}, 100}));
    game_view_draw_game(&show, world, 256);
    size_t bytes = (size_t)show.near.w * (size_t)show.near.h * sizeof *show.near.pixels;
    uint32_t *before = malloc(bytes);
    assert_non_null(before);
    memcpy(before, show.near.pixels, bytes);
    show.cursor = (Cursor){CURSOR_HOVER, cell};
    game_view_draw_game(&show, world, 256);
    Rect box = game_view_cell_box(&show, world, cell, 256);
    int changed = 0;
    for (int i = 0; i < show.near.w * show.near.h; i++) {
        bool differs = show.near.pixels[i] != before[i];
        if (differs && !rect_has(box, (Vec){i % show.near.w, i / show.near.w})) fail_msg("beside the box");
        changed += differs;
    }
    assert_in_range(changed, CELL_PX, 4 * CELL_PX);
    show.cursor.kind = CURSOR_NONE;
    free(before);
}

static SDL_Event motion(uint32_t ms) {
    return (SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .timestamp = ms, .x = 5, .y = 6}};
}

static void the_mouse_hides_after_a_while_and_from_keys(void **state) {
    (void)state;
    Pointer pointer = {0};
    SDL_Event moved = motion(1000), key = {.key = {.type = SDL_KEYDOWN}};
    assert_false(pointer_should_show(&pointer, 1000));
    assert_true(pointer_event(&pointer, &moved));
    assert_true(pointer_should_show(&pointer, 1000 + POINTER_IDLE_MS - 1));
    assert_false(pointer_should_show(&pointer, 1000 + POINTER_IDLE_MS));
    assert_false(pointer_event(&pointer, &key));
    assert_false(pointer_should_show(&pointer, 1001));
}

// Such as after alt-tab from full screen: that would take a menu's cursor.
static void a_resting_mouse_does_not_point_when_the_window_comes(void **state) {
    (void)state;
    static const Uint8 COMING[] = {SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_ENTER,
                                   SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_SIZE_CHANGED};
    for (size_t i = 0; i < sizeof COMING / sizeof *COMING; i++) {
        Pointer pointer = {0};
        SDL_Event comes = {.window = {.type = SDL_WINDOWEVENT, .timestamp = 1000, .event = COMING[i]}},
                  told = motion(1000), moved = motion(1500);
        assert_false(pointer_event(&pointer, &comes));
        assert_false(pointer_event(&pointer, &told));
        assert_false(pointer.used);
        assert_true(pointer_event(&pointer, &moved));
        assert_true(pointer.used);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cell_is_found_again_in_every_window_and_view),
        cmocka_unit_test(bars_beside_the_picture_are_no_part_of_it),
        cmocka_unit_test(nothing_is_pointed_at_while_views_pass_into_each_other),
        cmocka_unit_test(the_outline_is_drawn_where_the_cell_is),
        cmocka_unit_test(the_mouse_hides_after_a_while_and_from_keys),
        cmocka_unit_test(a_resting_mouse_does_not_point_when_the_window_comes),
    };
    return cmocka_run_group_tests_name("pointing", tests, open_show, close_show);
}
