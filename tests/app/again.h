#pragma once
// The dungeon that is played, or another of its kind, from its beginning.

#include "app/loop.h"

static void begin_again(App *app, bool same) {
    const GenOptions options = play_options_again(&app->play, same);
    app_begin_dungeon(app, &options);
}
