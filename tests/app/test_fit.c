// How the picture fills windows of all sizes.
#include "app/play/fit.h"

#include "support/unit.h"
#include "view/canvas/camera.h"

static const Vec SIZES[] = {
    {360, 240},   {500, 300},   {639, 359},   {640, 360},   {640, 480},   {800, 600},   {1000, 1000},
    {1024, 768},  {1279, 719},  {1280, 720},  {1280, 800},  {1366, 768},  {1440, 900},  {1600, 900},
    {1680, 1050}, {1920, 1080}, {1920, 1200}, {2560, 1440}, {3440, 1440}, {3840, 2160}, {5120, 2880}};
enum { SIZE_COUNT = sizeof SIZES / sizeof *SIZES };

static Surface plain(Vec size) {
    return (Surface){size, 100};
}

static void a_window_is_filled_but_for_less_than_a_px_of_the_picture(void **state) {
    (void)state;
    for (int i = 0; i < SIZE_COUNT; i++) {
        Fit fit = fit_window(plain(SIZES[i]), 0);
        assert_in_range(SIZES[i].x - fit.picture.x, 0, fit.scale - 1);
        assert_in_range(SIZES[i].y - fit.picture.y, 0, fit.scale - 1);
    }
}

// True for windows that are smaller than the near view but have room for the HUD.
static bool has_whole_letters_of_a_part(int w, int h) {
    return w >= HUD_LEAST_W && h >= HUD_LEAST_H && (w < NEAR_W || h < NEAR_H);
}

static void a_smaller_window_shows_whole_cells_of_a_part(void **state) {
    (void)state;
    for (int w = HUD_LEAST_W; w < NEAR_W; w += 7) {
        for (int h = HUD_LEAST_H; h < NEAR_H; h += 11) {
            Fit fit = fit_window(plain((Vec){w, h}), 0);
            assert_true(!fit.smooth && fit.scale == 1);
            assert_true(fit.near.x == w && fit.near.y == h && fit.layer.x == w && fit.layer.y == h);
        }
    }
}

static void the_near_view_is_always_in_it(void **state) {
    (void)state;
    for (int w = 1; w < 4000; w += 37) {
        for (int h = 1; h < 3000; h += 41) {
            Fit fit = fit_window(plain((Vec){w, h}), 0);
            if (has_whole_letters_of_a_part(w, h)) continue;
            assert_in_range(fit.near.x, NEAR_W, FIT_MOST_W);
            assert_in_range(fit.near.y, NEAR_H, w < h ? FIT_TALL_H : FIT_MOST_H);
            assert_true(fit.picture.x <= w && fit.picture.y <= h);
            if (!fit.smooth) assert_int_equal(fit.picture.x, fit.near.x * fit.scale);
        }
    }
}

// A pixel is as high as it is wide.
static void nothing_is_drawn_out_of_shape(void **state) {
    (void)state;
    for (int w = 640; w < 4000; w += 37) {
        for (int h = 360; h < 3000; h += 41) {
            Fit fit = fit_window(plain((Vec){w, h}), 0);
            int across = fit.picture.x * 1000 / fit.near.x, down = fit.picture.y * 1000 / fit.near.y;
            assert_in_range(int_abs(across - down), 0, 5);
        }
    }
}

static void from_800x600_on_letters_are_twice_as_large_or_more(void **state) {
    (void)state;
    for (int w = 800; w < 3000; w += 7) {
        for (int h = 600; h < 2000; h += 11) {
            Fit fit = fit_window(plain((Vec){w, h}), 0);
            assert_true(fit.scale >= 2);
            assert_true(fit.layer.x >= HUD_LEAST_W && fit.layer.y >= HUD_LEAST_H);
            assert_true(fit.layer.x * fit.scale <= w && fit.layer.y * fit.scale <= h);
        }
    }
}

// In such a window letters are shown as they are, unless not even the HUD has room.
static void from_400x300_on_letters_are_never_shrunk(void **state) {
    (void)state;
    for (int w = HUD_LEAST_W; w < 900; w += 7) {
        for (int h = HUD_LEAST_H; h < 700; h += 11) {
            Fit fit = fit_window(plain((Vec){w, h}), 0);
            assert_true(fit.layer.x >= HUD_LEAST_W && fit.layer.y >= HUD_LEAST_H);
            if (w * FIT_MOST_H >= h * NEAR_W) assert_true(fit.layer.x * fit.scale <= fit.picture.x);
        }
    }
}

static void from_1280x720_on_pixels_are_whole(void **state) {
    (void)state;
    for (int w = 1280; w < 6000; w += 41) {
        for (int h = 720; h < 3000; h += 43) assert_false(fit_window(plain((Vec){w, h}), 0).smooth);
    }
}

static void a_phone_is_filled_and_its_letters_can_be_read(void **state) {
    (void)state;
    static const struct {
        Vec points;
        int density;
    } PHONES[] = {
        {{360, 640}, 300}, {{375, 667}, 200}, {{390, 844}, 300}, {{412, 915}, 263}, {{430, 932}, 300}};
    for (size_t i = 0; i < sizeof PHONES / sizeof *PHONES; i++) {
        for (int across = 0; across < 2; across++) {
            Vec points = PHONES[i].points;
            if (across != 0) points = (Vec){points.y, points.x};
            Vec px = {points.x * PHONES[i].density / 100, points.y * PHONES[i].density / 100};
            Fit fit = fit_window((Surface){px, PHONES[i].density}, 0);
            Rect place = fit_aspect_scaled(fit.picture, px);
            assert_true(fit.fills && place.w >= px.x * 99 / 100 && place.h >= px.y * 99 / 100);
            assert_true(fit.near.x >= NEAR_W && fit.near.y >= NEAR_H);
            assert_true(10 * points.x / fit.layer.x >=
                        (across != 0 ? 10 : 11)); // a letter and its room: 10 px
        }
    }
}

// As far as a whole number of pixels goes that leaves the layer enough of them.
static void letters_grow_as_far_as_the_window_has_room(void **state) {
    (void)state;
    static const struct {
        Vec window;
        int half, twice; // hundredths
    } CASES[] = {{{640, 360}, 200, 200},
                 {{800, 600}, 100, 100},
                 {{1280, 720}, 150, 200},
                 {{1920, 1080}, 166, 200},
                 {{2560, 1440}, 150, 200}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        assert_int_equal(fit_text_percent(plain(CASES[i].window), 0), 100);
        assert_int_equal(fit_text_percent(plain(CASES[i].window), 1), CASES[i].half);
        assert_int_equal(fit_text_percent(plain(CASES[i].window), 2), CASES[i].twice);
    }
    for (int w = 640; w < 4000; w += 37) {
        for (int h = 360; h < 3000; h += 41) {
            Fit usual = fit_window(plain((Vec){w, h}), 0), fit = fit_window(plain((Vec){w, h}), 2);
            if (fit.scale == usual.scale) continue;
            assert_true(fit.layer.x >= FIT_LARGE_W && fit.layer.y >= FIT_LARGE_H);
            assert_true(fit.layer.x * fit.scale <= w && fit.layer.y * fit.scale <= h);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_window_is_filled_but_for_less_than_a_px_of_the_picture),
        cmocka_unit_test(a_smaller_window_shows_whole_cells_of_a_part),
        cmocka_unit_test(the_near_view_is_always_in_it),
        cmocka_unit_test(nothing_is_drawn_out_of_shape),
        cmocka_unit_test(from_800x600_on_letters_are_twice_as_large_or_more),
        cmocka_unit_test(from_400x300_on_letters_are_never_shrunk),
        cmocka_unit_test(from_1280x720_on_pixels_are_whole),
        cmocka_unit_test(a_phone_is_filled_and_its_letters_can_be_read),
        cmocka_unit_test(letters_grow_as_far_as_the_window_has_room),
    };
    return cmocka_run_group_tests_name("fit", tests, NULL, NULL);
}
