// What keys do on pages over the game, in the whole program without a display.
#include "app/app.h"
#include "app/loop.h"
#include "view/screens/bag.h"
#include "view/screens/book_text.h"

#include "app/tap.h"
#include "support/home.h"
#include "support/unit.h"

static App *app;
static Home home;

static int set_up(void **state) {
    (void)state;
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = GENERATORS[GEN_ROOMS]->defaults;
    options.gen.seed = 1;
    app = app_new(&options, &error);
    if (app == NULL) return -1;
    return app_frame(app) ? 0 : -1;
}

static int tear_down(void **state) {
    (void)state;
    app_free(app);
    home_clear_dungeons(&home);
    home_clear_runs(&home);
    return 0;
}

static int bag_kind(void) {
    return bag_page_kind(app->play.session.world, app_menu(app)->cursor);
}

static void the_bag_keeps_its_cursor_on_a_thing(void **state) {
    (void)state;
    Bag *bag = &app->play.session.world->hero.bag;
    bag->stock[ITEM_WINE] = bag->stock[ITEM_GEM] = bag->stock[ITEM_BOMB] = 1;
    tap(app, SDL_SCANCODE_I);
    tap(app, SDL_SCANCODE_DOWN);
    tap(app, SDL_SCANCODE_DOWN);
    assert_int_equal(bag_kind(), ITEM_GEM);
    tap(app, SDL_SCANCODE_ESCAPE);
    bag->stock[ITEM_WINE] = 0;
    bag->stock[ITEM_CHEESE] = bag->stock[ITEM_HONEY] = 1;
    tap(app, SDL_SCANCODE_I);
    assert_int_equal(bag_kind(), ITEM_GEM);
}

// Its key, if the player chose another than Tab. The layout would lie over the pause, and show secrets to
// somebody who wants to leave.
static void the_pause_opens_pages_but_no_layout(void **state) {
    (void)state;
    tap(app, SDL_SCANCODE_ESCAPE);
    app_act(app, ACTION_LAYOUT);
    assert_int_equal(app_top_screen_id(app), SCREEN_PAUSE);
    app_act(app, ACTION_BAG);
    assert_int_equal(app_top_screen_id(app), SCREEN_BAG);
}

static void the_code_is_copied_wherever_the_cursor_is(void **state) {
    (void)state;
    tap(app, SDL_SCANCODE_ESCAPE);
    tap(app, SDL_SCANCODE_DOWN);
    int cursor = app_menu(app)->cursor;
    tap(app, SDL_SCANCODE_Y);
    assert_int_equal(app_menu(app)->cursor, cursor);
    char *copied = SDL_GetClipboardText();
    assert_string_equal(copied, app->play.code);
    SDL_free(copied);
}

// Elsewhere N turns the sound off.
static void a_question_hears_y_and_n(void **state) {
    (void)state;
    int sound = app->play.prefs.now[SETTING_SOUND];
    tap(app, SDL_SCANCODE_ESCAPE);
    app_carry_out(app, &(ScreenCommand){.kind = DO_ASK, .what = ASK_GIVE_UP});
    tap(app, SDL_SCANCODE_N);
    assert_int_equal(app_top_screen_id(app), SCREEN_PAUSE);
    assert_int_equal(app->play.prefs.now[SETTING_SOUND], sound);
    app_carry_out(app, &(ScreenCommand){.kind = DO_ASK, .what = ASK_GIVE_UP});
    tap(app, SDL_SCANCODE_Y);
    assert_int_equal(app_top_screen_id(app), SCREEN_END);
}

static void home_and_end_lead_to_the_ends_of_a_list(void **state) {
    (void)state;
    tap(app, SDL_SCANCODE_ESCAPE);
    int last = app_menu(app)->count - 1;
    tap(app, SDL_SCANCODE_END);
    assert_int_equal(app_menu(app)->cursor, last);
    tap(app, SDL_SCANCODE_PAGEUP);
    assert_int_equal(app_menu(app)->cursor, int_max(last - PAGE_FAR, 0));
    tap(app, SDL_SCANCODE_HOME);
    assert_int_equal(app_menu(app)->cursor, 0);
    app_push(app, SCREEN_BOOK); // told entry by entry
    tap(app, SDL_SCANCODE_END);
    assert_int_equal(app_menu(app)->cursor, book_count_entries(BOOK_MONSTERS) - 1);
}

static void hear_window(Uint8 what, Uint32 ms) {
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .timestamp = ms, .event = what}};
    app_handle_event(app, &event);
}

// Over an entry, in px of the window.
static void hear_motion(int entry, Uint32 ms) {
    const Rect *rect = NULL;
    for (int i = 0; i < app->hits.count; i++) {
        if (hits_entry(&app->hits.at[i]) == entry) rect = &app->hits.at[i].rect;
    }
    assert_non_null(rect);
    Rect all = {0, 0, app->show.layer.w, app->show.layer.h};
    Rect at = fit_image_to_window(app->window.place, (Vec){all.w, all.h}, *rect);
    SDL_Event event = {
        .motion = {.type = SDL_MOUSEMOTION, .timestamp = ms, .x = at.x + at.w / 2, .y = at.y + at.h / 2}};
    app_handle_event(app, &event);
}

// From full screen to another window and back: nobody has moved it.
static void a_resting_pointer_leaves_the_cursor_where_it_is(void **state) {
    (void)state;
    static const Uint8 AWAY_AND_BACK[] = {SDL_WINDOWEVENT_FOCUS_LOST,   SDL_WINDOWEVENT_MINIMIZED,
                                          SDL_WINDOWEVENT_RESTORED,     SDL_WINDOWEVENT_SIZE_CHANGED,
                                          SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_ENTER};
    tap(app, SDL_SCANCODE_ESCAPE);
    assert_non_null(app_draw(app));
    hear_motion(0, 1000);
    tap(app, SDL_SCANCODE_DOWN);
    tap(app, SDL_SCANCODE_DOWN);
    int cursor = app_menu(app)->cursor;
    for (size_t i = 0; i < sizeof AWAY_AND_BACK; i++) hear_window(AWAY_AND_BACK[i], 2000);
    hear_motion(0, 2050);
    assert_int_equal(app_menu(app)->cursor, cursor);
    hear_motion(0, 3000);
    assert_int_equal(app_menu(app)->cursor, 0);
}

static void the_messages_so_far_are_a_page(void **state) {
    (void)state;
    app_say(app, "One more");
    tap(app, SDL_SCANCODE_H);
    assert_int_equal(app_top_screen_id(app), SCREEN_SAID);
    const Menu *menu = app_menu(app);
    assert_string_equal(menu->entries[menu->cursor].label, "One more");
    assert_int_equal(menu->cursor, menu->count - 1);
    tap(app, SDL_SCANCODE_H);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
}

// By more than a quarter.
static bool is_shown(Vec cell) {
    Rect box = game_view_cell_box(&app->show, app->play.session.world, cell, 256);
    const Image *frame = game_view_frame(&app->show);
    int wide = int_min(box.x + box.w, frame->w) - int_max(box.x, 0);
    int high = int_min(box.y + box.h, frame->h) - int_max(box.y, 0);
    return 4 * wide > box.w && 4 * high > box.h;
}

// A monster at the edge is in sight, unless only a sliver of it shows.
static void a_look_goes_to_all_of_which_a_quarter_is_shown(void **state) {
    (void)state;
    static const SDL_Scancode KEYS[] = {SDL_SCANCODE_RIGHT, SDL_SCANCODE_DOWN, SDL_SCANCODE_LEFT,
                                        SDL_SCANCODE_UP};
    app->play.session.world->actors[HERO].pos = cell_centre((Vec){16, 16}); // far from the edges of the level
    app_after_new_world(app, false);
    tap(app, SDL_SCANCODE_V);
    for (int i = 0; i < 4; i++) {
        for (int steps = 0; steps < 40; steps++) tap(app, KEYS[i]);
        Vec beyond = vec_add(*(Vec *)app->own[SCREEN_LOOK], DIRS[2 * i]);
        assert_true(is_shown(*(Vec *)app->own[SCREEN_LOOK]));
        assert_true(!is_shown(beyond) || !grid_has(&app->play.session.world->level.tiles, beyond));
    }
}

static void what_makes_a_game_easier_does_at_once(void **state) {
    (void)state;
    const Hero *hero = &app->play.session.world->hero;
    app_set(app, SETTING_WINDUPS, 1);
    app_set(app, SETTING_HEARTS, 1);
    app_tick_with_input(app, app_take_next_input(app));
    assert_int_equal(ease_now(hero), EASE_WINDUPS | EASE_HEARTS);
    app_set(app, SETTING_WINDUPS, 0);
    app_tick_with_input(app, app_take_next_input(app));
    assert_int_equal(ease_now(hero), EASE_HEARTS);
    assert_int_equal(hero->ease, EASE_WINDUPS | EASE_HEARTS);
    app_set(app, SETTING_HEARTS, 0);
}

#define PAGE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        PAGE_TEST(the_bag_keeps_its_cursor_on_a_thing),
        PAGE_TEST(the_pause_opens_pages_but_no_layout),
        PAGE_TEST(the_code_is_copied_wherever_the_cursor_is),
        PAGE_TEST(a_question_hears_y_and_n),
        PAGE_TEST(a_resting_pointer_leaves_the_cursor_where_it_is),
        PAGE_TEST(home_and_end_lead_to_the_ends_of_a_list),
        PAGE_TEST(the_messages_so_far_are_a_page),
        PAGE_TEST(what_makes_a_game_easier_does_at_once),
        PAGE_TEST(a_look_goes_to_all_of_which_a_quarter_is_shown),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
