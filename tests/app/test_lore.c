// What was met is kept from game to game: the file, and what the whole program, without a display, puts
// there.
#include "app/app.h"
#include "app/screens/state.h"
#include "sim/combat/combat.h"
#include "view/screens/book.h"

#include "support/home.h"

#include "support/unit.h"

static Home home;
static char error[4 * PATH_MAX_BYTES];

static int tear_down(void **state) {
    (void)state;
    home_clear_dungeons(&home);
    home_clear_runs(&home);
    home_clear_known(&home);
    return 0;
}

static const char *path(void) {
    static char path[PATH_MAX_BYTES];
    assert_true(file_own_path(FOLDER_DATA, "known", path, sizeof path, error, sizeof error));
    return path;
}

static void put(const char *text) {
    assert_true(file_make_folders(path(), error, sizeof error));
    assert_true(file_write(path(), text, strlen(text), CARE_LITTLE, error, sizeof error));
}

// Whether the file has that line.
static bool has(const char *line) {
    Buffer bytes = {0};
    char whole[128];
    if (!file_exists(path())) return false;
    assert_true(file_read(path(), &bytes, error, sizeof error));
    buffer_int(&bytes, 0, 1);
    (void)snprintf(whole, sizeof whole, "%s\n", line);
    bool found = strstr((const char *)bytes.bytes, whole) != NULL;
    buffer_free(&bytes);
    return found;
}

static void what_is_kept_is_read_again(void **state) {
    (void)state;
    Lore lore = {0}, again = {0};
    assert_true(lore_load(&again, error, sizeof error)); // there is none yet
    for (int i = ACTOR_HERO + 1; i < ACTOR_KIND_COUNT; i++)
        lore.actors[i] = i % 3 == 0 ? 0 : i % 3 == 1 ? LORE_MET : LORE_MET | LORE_BEATEN;
    for (int i = 0; i < ITEM_COUNT; i++) lore.items[i] = i % 2 == 0 ? LORE_MET : LORE_MET | LORE_WORN;
    assert_true(lore_save(&lore, CARE_LITTLE, error, sizeof error));
    assert_true(lore_load(&again, error, sizeof error));
    assert_memory_equal(&again, &lore, sizeof lore);
}

static void broken_lines_are_nothing_and_later_ones_stay(void **state) {
    (void)state;
    Lore lore = {0};
    put("met monster rat\r\nmet monster\n\n\x01\xff garbage\nbeaten item axe\nworn item axe\nmet monster bat "
        "so\n"
        "met monster kraken\nmet item hero\nmet monster hero\nsung song psalm");
    lore.actors[ACTOR_SLIME] = LORE_MET;
    assert_true(lore_save(&lore, CARE_LITTLE, error, sizeof error));
    assert_int_equal(lore.actors[ACTOR_RAT], LORE_MET);
    assert_int_equal(lore.actors[ACTOR_BAT], 0);
    assert_int_equal(lore.actors[ACTOR_HERO], 0);
    assert_int_equal(lore.items[ITEM_AXE], LORE_MET | LORE_WORN);
    assert_true(has("met monster slime") && has("met monster kraken") && has("sung song psalm"));
    assert_false(has("met monster bat so"));
    assert_true(lore_save(&lore, CARE_LITTLE, error, sizeof error)); // and are not doubled
    Buffer bytes = {0};
    assert_true(file_read(path(), &bytes, error, sizeof error));
    buffer_int(&bytes, 0, 1);
    const char *first = strstr((const char *)bytes.bytes, "kraken");
    assert_non_null(first);
    assert_null(strstr(first + 1, "kraken"));
    buffer_free(&bytes);
}

static void two_games_at_once_lose_nothing(void **state) {
    (void)state;
    Lore one = {0}, other = {0};
    one.actors[ACTOR_RAT] = LORE_MET | LORE_BEATEN;
    other.actors[ACTOR_RAT] = other.actors[ACTOR_BAT] = LORE_MET;
    assert_true(lore_save(&one, CARE_LITTLE, error, sizeof error));
    assert_true(lore_save(&other, CARE_LITTLE, error, sizeof error));
    assert_true(has("beaten monster rat") && has("met monster bat"));
    assert_int_equal(other.actors[ACTOR_RAT], LORE_MET | LORE_BEATEN);
}

// ---- the program

static App *start(void) {
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = GENERATORS[GEN_PILLARS]->defaults;
    options.gen.seed = 11;
    App *app = app_new(&options, error, sizeof error);
    assert_non_null(app);
    return app;
}

// A monster where he is dies; what is told of that, or NULL.
static const char *kill(App *app, ActorKind kind) {
    World *world = app->session.world;
    Actor *hero = &world->actors[HERO], *actor = &world->actors[world->actor_count++];
    *actor = (Actor){.kind = kind, .hp = 1, .hp_max = 1, .pos = hero->pos, .prev = hero->pos};
    world->events.count = 0;
    combat_hurt(world, world->actor_count - 1, 9, DIR_S, CAUSE_BLOW);
    return keep_learn(&app->keep, &app->session);
}

static void what_is_met_in_play_is_kept_at_once(void **state) {
    (void)state;
    App *app = start();
    app_press(app, (Input){0});
    assert_true(has("met item arrow"));
    assert_false(has("beaten monster ghost"));
    (void)kill(app, ACTOR_GHOST);
    assert_true(has("beaten monster ghost"));
    app_free(app);
    app = start();
    assert_int_equal(app->keep.lore.actors[ACTOR_GHOST], LORE_MET | LORE_BEATEN);
    app_free(app);
}

static void what_was_taken_over_teaches_nothing(void **state) {
    (void)state;
    App *app = start();
    session_take_over(&app->session);
    (void)kill(app, ACTOR_GHOST);
    assert_false(has("beaten monster ghost"));
    app_play_same_seed(app); // that is a game of one's own again
    (void)kill(app, ACTOR_GHOST);
    assert_true(has("beaten monster ghost"));
    app_free(app);
}

static void a_map_of_ones_own_teaches_nothing(void **state) {
    (void)state;
    App *app = start();
    app->session.options.map.size = 1;
    (void)kill(app, ACTOR_GHOST);
    app->session.options.map.size = 0;
    app->session.options.own.size = 1;
    (void)kill(app, ACTOR_GHOST);
    app->session.options.own.size = 0;
    assert_int_equal(app->keep.lore.actors[ACTOR_GHOST], 0);
    app_free(app);
}

// A folder stands where the file should be.
static void that_it_cannot_be_kept_is_told_once(void **state) {
    (void)state;
    assert_true(file_make_folders(path(), error, sizeof error));
    assert_true(folder_make(path()));
    App *app = start();
    app_press(app, (Input){0});
    assert_non_null(strstr(message_text(&app->show.hud.message), "What you meet is not kept"));
    assert_null(kill(app, ACTOR_GHOST));                                          // not again
    assert_int_equal(app->keep.lore.actors[ACTOR_GHOST], LORE_MET | LORE_BEATEN); // while it lasts
    app_free(app);
    assert_true(folder_remove(path()));
}

static void the_page_turns_and_moves_by_rows(void **state) {
    (void)state;
    App *app = start();
    app_push(app, &SCREEN_PAUSE);
    app_push(app, &SCREEN_BOOK);
    assert_true(app_frame(app));
    int columns = book_columns((Vec){app->show.layer.w, app->show.layer.h}, BOOK_MONSTERS);
    SCREEN_BOOK.act(app, ACTION_LEFT); // at its beginning
    assert_int_equal(app_menu(app)->cursor, 0);
    SCREEN_BOOK.act(app, ACTION_DOWN);
    SCREEN_BOOK.act(app, ACTION_RIGHT);
    assert_int_equal(app_menu(app)->cursor, columns + 1);
    for (int i = 0; i < ITEM_COUNT; i++) SCREEN_BOOK.act(app, ACTION_RIGHT);
    assert_int_equal(app_menu(app)->cursor, book_count(BOOK_MONSTERS) - 1);
    SCREEN_BOOK.act(app, ACTION_NEXT);
    assert_int_equal(app->book_chapter, BOOK_ITEMS);
    assert_int_equal(app_menu(app)->cursor, 0);
    assert_true(app_frame(app));
    SCREEN_BOOK.act(app, ACTION_BACK);
    assert_ptr_equal(app_top(app), &SCREEN_PAUSE);
    app_free(app);
}

#define LORE_TEST(name) cmocka_unit_test_teardown(name, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        LORE_TEST(what_is_kept_is_read_again),
        LORE_TEST(broken_lines_are_nothing_and_later_ones_stay),
        LORE_TEST(two_games_at_once_lose_nothing),
        LORE_TEST(what_is_met_in_play_is_kept_at_once),
        LORE_TEST(what_was_taken_over_teaches_nothing),
        LORE_TEST(a_map_of_ones_own_teaches_nothing),
        LORE_TEST(that_it_cannot_be_kept_is_told_once),
        LORE_TEST(the_page_turns_and_moves_by_rows),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
