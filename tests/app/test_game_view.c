// Needs pictures.
// The picture moves to the far view when the bell tolls, and comes back. It fits windows of any size.
#include "app/shown.h"
#include "app/store/settings.h"
#include "gen/makers/rows.h"
#include "sim/game.h"
#include "view/canvas/image.h"

#include <string.h>

static int open_drawing_back(void **state) {
    int status = open_show(state);
    show.draws_back = true;
    return status;
}

static void tick(void) {
    game_view_tick(&show, world);
    world->events.count = 0;
}

static void toll(void) {
    event_add(&world->events, (Event){.kind = EVENT_TOLL, .amount = 1, .pos = world->actors[HERO].pos});
    tick();
}

// Ticks of the wave, all in all, for which the whole far view is shown.
static int far_ticks(void) {
    int count = 0;
    toll();
    for (int i = 0; i < WAVE_TICKS; i++, tick()) count += game_view_frame(&show) == &show.far;
    assert_ptr_equal(game_view_frame(&show), &show.near);
    return count;
}

static void the_picture_draws_back_for_about_two_seconds_and_returns(void **state) {
    (void)state;
    assert_ptr_equal(game_view_frame(&show), &show.near);
    assert_in_range(far_ticks(), 90, 120);
}

static void it_goes_all_the_way_step_by_step(void **state) {
    (void)state;
    int last = 0;
    toll();
    for (int i = 0; i < WAVE_TICKS + SHOW_BACK_TICKS; i++, tick()) {
        assert_in_range(show.back - last + 1, 0, 2);
        last = show.back;
        bool still = show.back == 0 || show.back == SHOW_BACK_TICKS;
        assert_true((game_view_frame(&show) == &show.between) != still);
        game_view_draw_game(&show, world, 128);
    }
}

// From just above the smallest window with a far view to one that is larger than any picture.
static void it_draws_back_in_windows_of_any_shape(void **state) {
    (void)state;
    static const Vec WINDOWS[] = {{1300, 730}, {1600, 900}, {1900, 800}, {1366, 1024}, {5000, 1500}};
    for (size_t i = 0; i < sizeof WINDOWS / sizeof WINDOWS[0]; i++) {
        assert_true(game_view_resize(&show, (Surface){WINDOWS[i], 100}) && fit_allows_far_view(&show.fit));
        toll();
        tick();
        assert_ptr_equal(game_view_frame(&show), &show.between);
        game_view_draw_game(&show, world, 128);
        while (game_view_frame(&show) != &show.near) tick();
    }
}

static void it_stays_near_where_that_is_set_or_nothing_should_move(void **state) {
    (void)state;
    show.draws_back = false;
    assert_int_equal(far_ticks(), 0);
    show.draws_back = true;
    scene_set_aids(show.scene, (Aids){.still = true, .calm = true});
    assert_int_equal(far_ticks(), 0);
}

static void it_stays_near_while_somebody_is_after_the_hero(void **state) {
    (void)state;
    Vec cell = {0, 0};
    for (int i = 0; i < DIR_COUNT; i += 2) {
        Vec beside = vec_add(world->cache.hero_cell, DIRS[i]);
        if (!level_solid(&world->level, beside)) cell = beside;
    }
    Actor *rat = &world->actors[1];
    *rat = (Actor){.kind = ACTOR_RAT, .hp = 1, .hp_max = 1, .brain.mind = MIND_CHASE};
    rat->pos = rat->prev = cell_centre(cell);
    world->actor_count = int_max(world->actor_count, 2);
    assert_int_equal(far_ticks(), 0);
}

static void who_has_the_far_view_keeps_it(void **state) {
    (void)state;
    show.far_view = true;
    toll();
    for (int i = 0; i < WAVE_TICKS; i++, tick()) assert_ptr_equal(game_view_frame(&show), &show.far);
}

// In windows of any size, wherever he stands.
static void the_classic_is_seen_whole(void **state) {
    (void)state;
    static const Vec WINDOWS[] = {{320, 240}, {400, 400}, {640, 360}, {1280, 720}, {1920, 1080}};
    GenOptions options = CLASSIC.defaults;
    Game *game = game_new(&options);
    const World *classic = game_world(game);
    assert_true(game_view_set_world(&show, classic, true));
    for (size_t i = 0; i < sizeof WINDOWS / sizeof WINDOWS[0]; i++) {
        assert_true(game_view_resize(&show, (Surface){WINDOWS[i], 100}));
        const Image *frame = game_view_frame(&show);
        Rect first = game_view_cell_box(&show, classic, (Vec){0, 0}, 256),
             last = game_view_cell_box(&show, classic, (Vec){16, 11}, 256);
        assert_true(first.x >= 0 && first.y >= 0);
        assert_true(last.x + last.w <= frame->w && last.y + last.h <= frame->h);
    }
    assert_true(game_view_set_world(&show, world, true));
    game_free(game);
}

static int busy_boxes(const char *use_key) {
    Rect boxes[64];
    scene_set_use_key(show.scene, use_key);
    for (int i = 0; i < 30; i++) tick();
    return scene_list_busy_boxes(show.scene, world, (Vec){show.near.w, show.near.h}, boxes, 64);
}

static void panels_make_way_for_a_prompt(void **state) {
    (void)state;
    level_change_tile(&world->level, world->cache.hero_cell, TILE_STAIRS_UP);
    int without = busy_boxes("");
    assert_int_equal(busy_boxes("E"), without + 1);
}

// With text through text, neither could be read.
static void a_prompt_waits_below_a_message(void **state) {
    (void)state;
    level_change_tile(&world->level, world->cache.hero_cell, TILE_STAIRS_UP);
    int with = busy_boxes("E");
    scene_cover(show.scene, (Rect){0, 0, show.layer.w, show.layer.h});
    Rect boxes[64];
    assert_int_equal(scene_list_busy_boxes(show.scene, world, (Vec){show.near.w, show.near.h}, boxes, 64),
                     with - 1);
    scene_cover(show.scene, (Rect){0});
    assert_int_equal(scene_list_busy_boxes(show.scene, world, (Vec){show.near.w, show.near.h}, boxes, 64),
                     with);
}

// A cell of the level that a panel covers.
static Vec cell_under(HudPanel panel) {
    Rect rect = hud_rect(&show.hud, &assets.ui, world, panel);
    const Grid *tiles = &world->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        Rect box = game_view_layer_box(&show, world, cell, 256);
        if (rect_has(rect, (Vec){box.x + box.w / 2, box.y + box.h / 2})) return cell;
    }
    fail_msg("nothing lies there");
    return (Vec){0, 0};
}

static void a_panel_lets_through_where_what_is_aimed_comes_down(void **state) {
    (void)state;
    tick();
    assert_int_equal(show.hud.veil[HUD_SLOTS], 0);
    show.cursor = (Cursor){CURSOR_AIM, cell_under(HUD_SLOTS)};
    tick();
    assert_true(show.hud.veil[HUD_SLOTS] > 0);
    show.cursor.kind = CURSOR_NONE;
}

static void every_sound_is_loaded(void **state) {
    (void)state;
    Error why;
    assert_true(assets_load_audio(&assets, &why));
    for (int sound = 0; sound < SOUND_COUNT; sound++) {
        for (int file = 0; file < sound_files((SoundName)sound); file++)
            assert_true(assets.wavs[sound][file].size > 0);
    }
}

static void the_setting_is_kept_like_the_others(void **state) {
    (void)state;
    Settings settings;
    Buffer out = {0};
    static const char TEXT[] = "toll=near\n";
    settings_init(&settings);
    assert_int_equal(settings.at[SETTING_TOLL], 0);
    settings_parse(&settings, TEXT, strlen(TEXT));
    assert_int_equal(settings.at[SETTING_TOLL], 1);
    settings_append_lines(&settings, &out);
    buffer_bytes(&out, "", 1);
    assert_non_null(strstr((const char *)out.bytes, TEXT));
    buffer_free(&out);
    settings_free(&settings);
}

static void all_of_a_picture_zoomed_is_itself(void **state) {
    (void)state;
    Image from, same;
    assert_true(image_init(&from, 64, 32) && image_init(&same, 64, 32));
    for (int i = 0; i < 64 * 32; i++) from.pixels[i] = 0xff000000u | ((uint32_t)i * 40503u & 0xffffffu);
    image_draw_zoomed(&same, &from, (ZoomPart){{0, 0}, {64 * ZOOM_ONE, 32 * ZOOM_ONE}});
    assert_memory_equal(from.pixels, same.pixels, sizeof(uint32_t) * 64 * 32);
    image_free(&from);
    image_free(&same);
}

// As if he had come by stairs; how many ticks it takes until the picture is only that of the game.
static int fading_ticks(int depth) {
    int count = 0;
    world->depth = depth;
    assert_true(game_view_set_world(&show, world, false));
    for (int i = 0; i < 300; i++, tick()) count += show.arrival < show.card;
    return count;
}

static uint64_t sum_of(const Image *image) {
    uint64_t sum = 0;
    for (int i = 0; i < image->w * image->h; i++) sum += image->pixels[i] & 0xffffff;
    return sum;
}

static void a_card_tells_of_another_depth_and_is_shorter_where_he_has_been(void **state) {
    (void)state;
    world->depth = 1;
    assert_true(game_view_set_world(&show, world, true));
    assert_int_equal(show.card, 0); // no game begins with it
    int first = fading_ticks(2), again = fading_ticks(1);
    assert_in_range(first, 60, 180);
    assert_in_range(again, 30, first - 1);
    assert_int_equal(fading_ticks(1), 0);
}

static void the_picture_goes_dark_between_two_depths_unless_nothing_should_move(void **state) {
    (void)state;
    for (int still = 0; still < 2; still++) {
        game_view_set_aids(&show, (Aids){.still = still != 0});
        world->depth = 1;
        assert_true(game_view_set_world(&show, world, true));
        game_view_draw_game(&show, world, 256);
        uint64_t bright = sum_of(game_view_frame(&show)), least = bright;
        world->depth = 2;
        assert_true(game_view_set_world(&show, world, false));
        for (int i = 0; i < 40; i++, tick()) {
            game_view_draw_game(&show, world, 256);
            uint64_t now = sum_of(game_view_frame(&show));
            least = now < least ? now : least;
        }
        assert_true((least < bright / 8) == (still == 0));
        game_view_draw_game(&show, world, 256);
        assert_true(sum_of(game_view_frame(&show)) > bright * 3 / 4);
    }
}

static bool is_mean_of(const Image *small, const Image *large, const Image *layer, Vec at) {
    int x = at.x * large->w / small->w, y = at.y * large->h / small->h;
    if (layer->pixels[at.y * layer->w + at.x] >> 24 != 0) return true; // what lies over it
    uint32_t got = small->pixels[at.y * small->w + at.x] & 255, least = 255, most = 0;
    for (int v = y; v < int_min(y + 3, large->h); v++) {
        for (int u = x; u < int_min(x + 3, large->w); u++) {
            uint32_t blue = large->pixels[v * large->w + u] & 255;
            least = blue < least ? blue : least;
            most = blue > most ? blue : most;
        }
    }
    return got >= least && got <= most;
}

static void a_small_window_has_whole_cells_and_letters(void **state) {
    (void)state;
    assert_true(game_view_resize(&show, (Surface){{500, 300}, 100}));
    game_view_draw_game(&show, world, 256);
    game_view_clear_layer(&show);
    game_view_draw_hud(&show, world);
    const Image *frame = game_view_frame(&show),
                *picture = game_view_add_layer(&show, game_view_frame(&show));
    assert_true(picture->w == 500 && picture->h == 300 && frame->w == 500);
    int letters = 0;
    for (int i = 0; i < 500 * 300; i++) {
        uint32_t pixel = show.layer.pixels[i];
        if (pixel >> 24 == 255) assert_int_equal(picture->pixels[i], pixel);
        letters += pixel >> 24 == 255;
        assert_true(is_mean_of(picture, frame, &show.layer, (Vec){i % 500, i / 500}));
    }
    assert_true(letters > 10000);
}

static void a_tiny_window_has_all_of_the_picture(void **state) {
    (void)state;
    static const Vec TINY[] = {{360, 240}, {300, 600}, {1, 1}};
    for (size_t i = 0; i < sizeof TINY / sizeof *TINY; i++) {
        assert_true(game_view_resize(&show, (Surface){TINY[i], 100}));
        game_view_draw_game(&show, world, 256);
        game_view_clear_layer(&show);
        const Image *picture = game_view_add_layer(&show, game_view_frame(&show));
        assert_true(picture->w <= TINY[i].x && picture->h <= TINY[i].y);
        Image *whole = game_view_lend_image(&show, TINY[i]);
        assert_true(whole->w >= HUD_LEAST_W && whole->h >= HUD_LEAST_H);
        picture = game_view_add_layer(&show, whole);
        assert_true(picture->w <= TINY[i].x && picture->h <= TINY[i].y);
    }
}

#define SHOW_TEST(name) cmocka_unit_test_setup_teardown(name, open_drawing_back, close_show)

int main(void) {
    const struct CMUnitTest tests[] = {
        SHOW_TEST(a_card_tells_of_another_depth_and_is_shorter_where_he_has_been),
        SHOW_TEST(the_picture_goes_dark_between_two_depths_unless_nothing_should_move),
        SHOW_TEST(the_picture_draws_back_for_about_two_seconds_and_returns),
        SHOW_TEST(it_goes_all_the_way_step_by_step),
        SHOW_TEST(it_draws_back_in_windows_of_any_shape),
        SHOW_TEST(it_stays_near_where_that_is_set_or_nothing_should_move),
        SHOW_TEST(it_stays_near_while_somebody_is_after_the_hero),
        SHOW_TEST(a_small_window_has_whole_cells_and_letters),
        SHOW_TEST(a_tiny_window_has_all_of_the_picture),
        SHOW_TEST(who_has_the_far_view_keeps_it),
        SHOW_TEST(the_classic_is_seen_whole),
        SHOW_TEST(every_sound_is_loaded),
        SHOW_TEST(panels_make_way_for_a_prompt),
        SHOW_TEST(a_prompt_waits_below_a_message),
        SHOW_TEST(a_panel_lets_through_where_what_is_aimed_comes_down),
        cmocka_unit_test(the_setting_is_kept_like_the_others),
        cmocka_unit_test(all_of_a_picture_zoomed_is_itself),
    };
    return cmocka_run_group_tests_name("show", tests, NULL, NULL);
}
