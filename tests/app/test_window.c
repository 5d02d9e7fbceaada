// Needs a window.
// Sizes, places and states that the window can be given.
#include "app/play/window.h"

#include "support/heap.h"
#include "support/unit.h"

static Vec least(Vec asked) {
    Window window;
    Error error;
    Vec size;
    assert_true(window_open(&window, (WindowPlace){.size = asked}, false, &error));
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
    assert_int_equal(usual.x, room.w < 800 ? room.w : 800);
    assert_int_equal(usual.y, room.h < 600 ? room.h : 600);
    assert_true(vec_eq(small, (Vec){640, 360}));
    assert_true(vec_eq(large, usual));
    SDL_Quit();
}

static void the_first_window_suits_its_screen(void **state) {
    (void)state;
    static const struct {
        Vec room, size;
    } SCREENS[] = {{{1920, 1040}, {1280, 720}}, {{3840, 2120}, {2560, 1440}}, {{2560, 1440}, {1280, 720}},
                   {{1280, 720}, {1280, 720}},  {{1366, 728}, {1280, 688}},   {{1024, 600}, {1024, 560}},
                   {{7680, 4280}, {5120, 2880}}};
    for (size_t i = 0; i < sizeof SCREENS / sizeof SCREENS[0]; i++) {
        Vec size = window_first_size(SCREENS[i].room);
        assert_int_equal(size.x, SCREENS[i].size.x);
        assert_int_equal(size.y, SCREENS[i].size.y);
    }
}

static void a_remembered_place_is_taken_where_it_shows(void **state) {
    (void)state;
    static const Rect ROOMS[] = {{0, 0, 1920, 1040}, {1920, 0, 1280, 1024}};
    static const struct {
        Vec size, at;
        int rooms;
        bool placed;
        Vec then;
    } CASES[] = {
        {{1280, 720}, {100, 50}, 2, true, {1280, 720}},    {{1280, 720}, {1930, 50}, 2, true, {1280, 720}},
        {{1280, 720}, {1930, 50}, 1, false, {1280, 720}},  {{2560, 1440}, {3000, 50}, 1, false, {0, 0}},
        {{1280, 720}, {-1200, 50}, 2, false, {1280, 720}}, {{1280, 720}, {-1100, 50}, 2, true, {1280, 720}},
        {{2560, 1440}, {100, 50}, 1, false, {0, 0}},       {{1300, 720}, {1930, 50}, 2, false, {0, 0}},
        {{1280, 720}, {100, 1030}, 1, false, {1280, 720}}, {{1280, 720}, {100, -30}, 1, false, {1280, 720}},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        WindowPlace place = {.size = CASES[i].size, .at = CASES[i].at, .placed = true};
        place = window_keep_place(place, ROOMS, CASES[i].rooms);
        assert_int_equal(place.placed, CASES[i].placed);
        assert_true(vec_eq(place.size, CASES[i].then));
    }
}

// Where the white of a white frame lies in a window of that size, without a GPU.
static SDL_Rect shown(Vec size, Image *frame) {
    Window window;
    Error error;
    SDL_Rect place = {0, 0, 0, 0};
    assert_true(window_open(&window, (WindowPlace){.size = size}, false, &error));
    assert_null(window.renderer);
    assert_false(SDL_IsTextInputActive()); // an input method would keep the letters
    assert_true(window_present(&window, frame));
    const SDL_Surface *surface = SDL_GetWindowSurface(window.window);
    const uint32_t *pixels = surface->pixels;
    for (int i = 0; i < surface->w * surface->h; i++) {
        int x = i % surface->w, y = i / surface->w;
        uint32_t pixel = pixels[y * surface->pitch / 4 + x] & 0xffffffu;
        assert_true(pixel == 0 || pixel == 0xffffffu);
        if (pixel == 0) continue;
        if (place.w == 0) place = (SDL_Rect){x, y, 0, 0};
        place.w = x + 1 - place.x;
        place.h = y + 1 - place.y;
    }
    window_close(&window);
    return place;
}

static void frames_are_shown_in_whole_pixels_with_black_around(void **state) {
    (void)state;
    Image frame;
    assert_true(image_init(&frame, 640, 360));
    image_fill(&frame, (Rect){0, 0, 640, 360}, 0xffffffffu);
    SDL_Rect twice = shown((Vec){1280, 720}, &frame), within = shown((Vec){1300, 1079}, &frame),
             squeezed = shown((Vec){600, 360}, &frame);
    assert_memory_equal(&twice, (&(SDL_Rect){0, 0, 1280, 720}), sizeof twice);
    assert_memory_equal(&within, (&(SDL_Rect){10, 179, 1280, 720}), sizeof within);
    assert_memory_equal(&squeezed, (&(SDL_Rect){0, 11, 600, 337}), sizeof squeezed);
    image_free(&frame);
    SDL_Quit();
}

static void showing_a_frame_again_allocates_nothing(void **state) {
    (void)state;
    Window window;
    Image frame;
    Error error;
    assert_true(image_init(&frame, 640, 360));
    for (int w = 600; w <= 1280; w += 680) { // squeezed, and enlarged
        assert_true(window_open(&window, (WindowPlace){.size = {w, 720}}, false, &error));
        assert_true(window_present(&window, &frame));
        uint32_t before = heap_count();
        assert_true(window_present(&window, &frame));
        assert_int_equal(heap_count() - before, 0);
        window_close(&window);
    }
    image_free(&frame);
    SDL_Quit();
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_first_window_suits_its_screen),
                                       cmocka_unit_test(a_remembered_place_is_taken_where_it_shows),
                                       cmocka_unit_test(letters_stay_readable_unless_one_asks_for_less),
                                       cmocka_unit_test(frames_are_shown_in_whole_pixels_with_black_around),
                                       cmocka_unit_test(showing_a_frame_again_allocates_nothing)};
    (void)heap_watch(); // before SDL allocates
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
