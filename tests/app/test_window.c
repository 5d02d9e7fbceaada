// What a window lets itself be made to.
#include "app/window.h"

#include "support/unit.h"

static Vec least(Vec asked) {
    Window window;
    char error[256];
    Vec size;
    assert_true(window_open(&window, asked, false, error, sizeof error));
    SDL_GetWindowMinimumSize(window.window, &size.x, &size.y);
    window_close(&window);
    return size;
}

static void letters_stay_readable_unless_one_asks_for_less(void **state) {
    (void)state;
    SDL_Rect room;
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_VIDEO), 0);
    assert_int_equal(SDL_GetDisplayUsableBounds(0, &room), 0);
    Vec usual = least((Vec){1280, 720}), small = least((Vec){640, 360}), large = least((Vec){2000, 1500});
    assert_int_equal(usual.x, room.w < 1280 ? room.w : 1280);
    assert_int_equal(usual.y, room.h < 720 ? room.h : 720);
    assert_true(vec_eq(small, (Vec){640, 360}));
    assert_true(vec_eq(large, usual));
    SDL_Quit();
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(letters_stay_readable_unless_one_asks_for_less)};
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
