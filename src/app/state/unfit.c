// What cannot be done in the game that is played, and why.
#include "app/state/state.h"

// In the classic one walks, and nothing else.
static bool classic_has(Action action) {
    return action <= ACTION_DOWN || action >= ACTION_LOOK;
}

const char *app_unfit(const App *app, Action action) {
    const World *world = app->play.session.world;
    const GenOptions *options = &app->play.session.options;
    if (world->classic && !classic_has(action)) return "In the classic you only walk";
    switch (action) {
    case ACTION_BELL:
        return play_silent_bell(world);
    case ACTION_WAIT:
        return world_turns(world) ? NULL : "Time does not wait for you";
    case ACTION_TAKE_BACK:
        return app_offers_back(app) ? NULL : "No dungeon was left";
    case ACTION_NEXT_GENERATOR:
        if (options->descent) return "Only single dungeons change generators";
        return options->map.size > 0 ? "This map was made by hand" : NULL;
    case ACTION_NEAR:
    case ACTION_FAR:
        return fit_has_far(&app->show.fit) ? NULL : "The window is too small for it";
    default:
        return NULL;
    }
}
