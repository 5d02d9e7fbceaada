// When a descent is written to its save, and when that goes: the whole program without a display.
#include "app/saves.h"
#include "app/state.h"
#include "sim/combat.h"

#include "support/home.h"
#include "support/unit.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static App *app;

static void find(char path[PATH_MAX_BYTES]) {
    char error[256];
    assert_true(file_own_path(FOLDER_DATA, "descent.save", path, PATH_MAX_BYTES, error, sizeof error));
}

static bool is_saved(void) {
    char path[PATH_MAX_BYTES];
    find(path);
    return file_exists(path);
}

static int set_up(void **state) {
    (void)state;
    char error[256];
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = (GenOptions){.descent = true, .depth = 1, .seed = 11};
    gen_usual_size(&options.gen);
    app = app_new(&options, error, sizeof error);
    if (app == NULL) print_error("%s\n", error);
    return app == NULL ? -1 : 0;
}

static int tear_down(void **state) {
    (void)state;
    char path[PATH_MAX_BYTES];
    find(path);
    (void)unlink(path);
    app_free(app);
    return 0;
}

static void take_stairs(Tile tile) {
    World *world = app->session.world;
    Vec cell = {-1, -1};
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec at = {i % world->level.tiles.w, i / world->level.tiles.w};
        if (level_tile(&world->level, at) == tile) cell = at;
    }
    assert_true(cell.x >= 0);
    world->hour.quota = 0;
    world->actors[HERO].pos = world->actors[HERO].prev = cell_centre(cell);
    for (int i = 0; i < 60 && app->session.world == world; i++)
        app_press(app, (Input){.buttons = i % 20 == 1 ? BUTTON_USE : 0});
}

static void a_new_depth_is_saved_at_once(void **state) {
    (void)state;
    Save save;
    for (int i = 0; i < 30; i++) app_press(app, (Input){0});
    assert_false(is_saved());
    take_stairs(TILE_STAIRS_DOWN);
    assert_int_equal(app->session.world->depth, 2);
    save_look(SAVE_DESCENT, &save);
    assert_true(save.usable);
    assert_int_equal(save.standing.depth, 2);
}

static void a_minute_is_saved(void **state) {
    (void)state;
    for (int i = 0; i < 60 * TICKS_PER_SECOND - 1; i++) app_press(app, (Input){0});
    assert_false(is_saved());
    app_press(app, (Input){0});
    assert_true(is_saved());
}

static void death_ends_the_save(void **state) {
    (void)state;
    app_press(app, (Input){0});
    assert_true(app_save(app) && is_saved());
    combat_hurt(app->session.world, HERO, 100, DIR_S, CAUSE_BLOW);
    app_press(app, (Input){0});
    assert_int_equal(app->session.world->outcome, OUTCOME_DEATH);
    assert_false(is_saved());
    assert_true(app_save(app)); // nothing is left to save
    assert_false(is_saved());
}

#define SAVE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        SAVE_TEST(a_new_depth_is_saved_at_once),
        SAVE_TEST(a_minute_is_saved),
        SAVE_TEST(death_ends_the_save),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    Home home;
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
