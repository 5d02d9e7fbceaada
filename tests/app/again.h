#pragma once
// Begins the current dungeon again, or another one of its kind.

#include "app/loop.h"

static void begin_again(App *app, bool same) {
    const GenOptions options = play_options_again(&app->play, same);
    app_begin_dungeon(app, &options);
}
