#pragma once
// A cave as the window would show it, but without a window.

#include "app/play/game_view.h"
#include "base/fail.h"
#include "gen/gen.h"
#include "support/unit.h"

static Assets assets;
static GameView show;
static World *world;

static int open_show(void **state) {
    (void)state;
    Error error;
    Level level;
    GenOptions options = GENERATORS[GEN_CAVES]->defaults;
    options.seed = 5;
    assert_true(gen_level(&level, &options));
    world = world_new(&level);
    assert_true(world != NULL && assets_load_look(&assets, NULL, &error));
    assert_true(game_view_init(&show, &assets, false, &error));
    assert_true(game_view_set_world(&show, world, true));
    return 0;
}

static int close_show(void **state) {
    (void)state;
    game_view_free(&show);
    assets_free(&assets);
    world_free(world);
    return 0;
}
